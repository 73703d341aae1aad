//! The puzzles by an independent solver: the plain rules alone, every chain tried to its end.

use std::collections::{BTreeMap, HashMap};

use crate::support::{
    data_path,
    slow_rules::{Color, Ending, Place, SlowGame, capturing, legal},
    slow_tests_wanted,
};

/// The puzzles of a kind, read without the engine: the position, and the placement said to be right.
fn puzzles(kind: &str) -> Vec<(SlowGame, Place)> {
    let text = std::fs::read_to_string(data_path("../../assets/puzzles.txt")).unwrap();
    let lines = text.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    lines
        .filter(|words| words[0] == kind)
        .map(|words| (SlowGame::read(words[2]), Place::named(words[3])))
        .collect()
}

/// Each puzzle of a kind in the slow tests, else a few.
fn some(kind: &str, step: usize) -> impl Iterator<Item = (usize, (SlowGame, Place))> {
    let step = if slow_tests_wanted() { 1 } else { step };
    puzzles(kind).into_iter().enumerate().step_by(step)
}

/// What is known of stones in the middle of a turn of the one player whose chains are tried.
type Known = HashMap<BTreeMap<Place, Color>, bool>;

fn after(game: &SlowGame, place: Place) -> SlowGame {
    let mut next = game.clone();
    next.place(place).unwrap();
    next
}

/// Whether the player to place takes every enemy stone in this turn.
fn takes_everything(game: &SlowGame, known: &mut Known) -> bool {
    if let Some(answer) = known.get(&game.stones) {
        return *answer;
    }
    let wins = capturing(&game.effects())
        .into_iter()
        .any(|(place, _)| wins_after(&after(game, place), game.turn, known));
    known.insert(game.stones.clone(), wins);
    wins
}

/// Whether a capture of this player's won, or leads on to the win.
fn wins_after(game: &SlowGame, player: Color, known: &mut Known) -> bool {
    match game.ending {
        Some(ending) => ending == Ending::Won(player),
        None => game.turn == player && takes_everything(game, known),
    }
}

/// What is known of positions in this player's turn, and in the answer to it.
struct Saver {
    player: Color,
    turns: Known,
    answers: Known,
}

impl Saver {
    /// Whether this turn can be gone on with so that the other player cannot take everything then.
    fn saves(&mut self, game: &SlowGame) -> bool {
        if let Some(answer) = self.turns.get(&game.stones) {
            return *answer;
        }
        let saves = match game.ending {
            Some(ending) => ending == Ending::Draw,
            None if game.turn != self.player => !takes_everything(game, &mut self.answers),
            None if game.must_pass() => {
                let mut passed = game.clone();
                passed.pass().unwrap();
                !takes_everything(&passed, &mut self.answers)
            }
            None => {
                let mut places = legal(&game.effects()).into_iter();
                places.any(|place| self.saves(&after(game, place)))
            }
        };
        self.turns.insert(game.stones.clone(), saves);
        saves
    }
}

/// What is known where a turn shall lead to taking everything in the next one.
struct Forcer {
    player: Color,
    turns: Known,
    replies: Known,
    answers: Known,
}

impl Forcer {
    /// Whether this turn can be gone on with so that the next one takes everything whatever comes between.
    fn leads_on(&mut self, game: &SlowGame) -> bool {
        if game.ending.is_some() || game.turn != self.player || game.must_pass() {
            return game.ending.is_none() && self.is_forced(&in_turn_of_other(game, self.player));
        }
        if let Some(answer) = self.turns.get(&game.stones) {
            return *answer;
        }
        let mut places = legal(&game.effects()).into_iter();
        let leads = places.any(|place| self.leads_on(&after(game, place)));
        self.turns.insert(game.stones.clone(), leads);
        leads
    }

    /// Whether every way to go on with the other player's turn leaves all to be taken.
    fn is_forced(&mut self, game: &SlowGame) -> bool {
        if game.ending.is_some() {
            return false;
        }
        if game.turn == self.player || game.must_pass() {
            let mine = in_turn_of_other(game, self.player.other());
            return takes_everything(&mine, &mut self.answers);
        }
        if let Some(answer) = self.replies.get(&game.stones) {
            return *answer;
        }
        let mut places = legal(&game.effects()).into_iter();
        let forced = places.all(|place| self.is_forced(&after(game, place)));
        self.replies.insert(game.stones.clone(), forced);
        forced
    }
}

/// The game with the turn of the other than this player, who passes if need be.
fn in_turn_of_other(game: &SlowGame, player: Color) -> SlowGame {
    let mut game = game.clone();
    if game.turn == player {
        game.pass().unwrap();
    }
    game
}

#[test]
fn one_placement_alone_wins_in_two_turns() {
    let mut solved = 0;
    for (at, (game, first)) in some("two", 14) {
        let player = game.turn;
        let known = Known::new;
        let (turns, replies, answers) = (known(), known(), known());
        let mut forcer = Forcer { player, turns, replies, answers };
        let places = legal(&game.effects()).into_iter();
        let right: Vec<Place> =
            places.filter(|place| forcer.leads_on(&after(&game, *place))).collect();
        assert_eq!(right, [first], "puzzle {at} of this kind");
        solved += 1;
    }
    assert!(solved >= if slow_tests_wanted() { 55 } else { 4 });
}

#[test]
fn one_placement_alone_begins_a_chain_that_takes_everything() {
    let mut solved = 0;
    for (at, (game, first)) in some("win", 30) {
        let mut known = Known::new();
        let captures = capturing(&game.effects()).into_iter().map(|(place, _)| place);
        let right: Vec<Place> = captures
            .filter(|place| wins_after(&after(&game, *place), game.turn, &mut known))
            .collect();
        assert_eq!(right, [first], "puzzle {at} of this kind");
        solved += 1;
    }
    assert!(solved >= if slow_tests_wanted() { 210 } else { 7 });
}

#[test]
fn one_placement_alone_saves_the_game() {
    let mut solved = 0;
    for (at, (game, first)) in some("save", 30) {
        assert!(!takes_everything(&game, &mut Known::new()), "puzzle {at} is won already");
        let mut saver = Saver { player: game.turn, turns: Known::new(), answers: Known::new() };
        let right: Vec<Place> = legal(&game.effects())
            .into_iter()
            .filter(|place| saver.saves(&after(&game, *place)))
            .collect();
        assert_eq!(right, [first], "puzzle {at} of this kind");
        solved += 1;
    }
    assert!(solved >= if slow_tests_wanted() { 130 } else { 5 });
}
