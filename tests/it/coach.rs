//! The computer as a teacher: what it says of a placement, and that it can be taken back.

use oust::{
    app::{
        AppState, Game, GameStart, Intent, Moment, Screen, Seat, SettingChange, Terms,
        coach::remark, mistake::Mistake, reduce,
    },
    engine::{
        board::{BoardSpec, Cell},
        level::Level,
        rules::{GameRecord, Move, Player, Position},
        search::{ChainAnswer, ChainLimits, SearchRng, winning_chain},
    },
};

/// A game of Red, a person, against this level, from this position.
fn game_from(position: &Position, level: Level) -> AppState {
    let start = GameStart { rng_seed: 1, date: Default::default() };
    let seats = [Seat::Person, Seat::Computer(level)];
    let record = GameRecord::starting_from(position.clone());
    let mut state = AppState::default();
    state.settings.confirm = false;
    state.game = Some(Game::begin(record, seats, Terms::default(), start));
    state.screens.open(Screen::Game);
    state
}

fn place(state: &mut AppState, cell: Cell) {
    reduce(state, Intent::TapCell { cell, at: Moment::default() });
}

fn said(state: &AppState) -> String {
    remark(state).map_or("-".to_owned(), |remark| remark.sentence.to_string())
}

/// Six captures, of which e3 begins a chain that wins.
const WON: &str = "hex4.2r1.1r3.6.1rb3r.r5.4b.b1bb.red";

#[test]
fn levels_1_to_4_tell_of_a_win_that_was_missed_and_it_can_be_taken_back() {
    let position: Position = WON.parse().unwrap();
    let captures = position.capturing_placements();
    let seed = position.legal_placements().difference(&captures).first().unwrap();
    for level in Level::ALL {
        let mut state = game_from(&position, level);
        place(&mut state, seed);
        let is_told = level.number() <= 4;
        let expected = if is_told { "coach-missed-win cell=e3" } else { "-" };
        assert_eq!(said(&state), expected, "level {level}");
        assert!(!is_told || remark(&state).unwrap().is_regret);
        reduce(&mut state, Intent::Undo);
        assert_eq!(state.game.as_ref().unwrap().position(), &position, "level {level}");
        assert!(!said(&state).starts_with("coach-missed"), "level {level}");
        // The right placement is not criticized, and neither is any with remarks off.
        let right = position.geometry().cell_named("e3").unwrap();
        place(&mut state, right);
        assert!(!said(&state).starts_with("coach-missed"), "level {level}");
        reduce(&mut state, Intent::Undo);
        reduce(&mut state, Intent::ChangeSetting(SettingChange::Remarks(false)));
        place(&mut state, seed);
        assert_eq!(said(&state), "-", "level {level}");
    }
}

#[test]
fn a_capture_that_spoils_the_win_is_told_in_the_middle_of_the_turn() {
    let position: Position = WON.parse().unwrap();
    for wrong in position.capturing_placements() {
        let mut state = game_from(&position, Level::ALL[3]);
        place(&mut state, wrong);
        let is_right = position.geometry().name(wrong) == "e3";
        assert_eq!(said(&state) == "coach-missed-win cell=e3", !is_right);
    }
}

/// Whether some chain of this player, who is to move, takes this stone.
fn takes(position: &Position, stone: Cell) -> bool {
    position.capturing_placements().iter().any(|cell| {
        let mut next = position.clone();
        next.play(Move::Place(cell)).unwrap();
        let goes_on = next.player_to_move() == position.player_to_move();
        next.stone_at(stone).is_none() || goes_on && takes(&next, stone)
    })
}

#[test]
fn what_the_teacher_says_is_so() {
    let (mut missed, mut given, mut weak, mut turns) = (0, 0, 0, 0);
    for rng_seed in 0..40 {
        let mut rng = SearchRng::new(rng_seed);
        let mut position = Position::new(BoardSpec::Hex(4));
        while position.outcome().is_none() && turns < 600 {
            let Some(cell) = Level::ALL[2].choose_at_once(&position, &mut rng) else {
                position.play(Move::Pass).unwrap();
                continue;
            };
            let before = position.clone();
            position.play(Move::Place(cell)).unwrap();
            if before.player_to_move() != Some(Player::Red) || position.outcome().is_some() {
                continue;
            }
            let mut state = game_from(&before, Level::ALL[0]);
            place(&mut state, cell);
            turns += 1;
            match state.game.as_ref().unwrap().mistake() {
                Some(Mistake::MissedWin { better }) => {
                    missed += 1;
                    let mut next = before.clone();
                    next.play(Move::Place(*better)).unwrap();
                    let won = next.outcome().is_some()
                        || matches!(
                            winning_chain(&next, &ChainLimits::default()),
                            ChainAnswer::Wins(_)
                        );
                    assert!(won, "{before}: {better:?}");
                }
                Some(Mistake::GaveAway { lost, better }) => {
                    given += 1;
                    assert!(lost.len() >= 3);
                    assert!(lost.difference(&position.stones(Player::Red)).is_empty());
                    assert!(lost.iter().any(|stone| takes(&position, stone)), "{before}");
                    assert!(before.captures_of(*better).is_empty());
                }
                Some(Mistake::Weak { better }) => {
                    weak += 1;
                    assert!(*better != cell && before.check(Move::Place(*better)).is_ok());
                }
                None => {}
            }
        }
    }
    let all = missed + given + weak;
    assert!(missed > 5 && given > 5 && weak > 5, "{missed} {given} {weak} of {turns}");
    assert!(all * 2 < turns, "most placements are not criticized: {all} of {turns}");
}
