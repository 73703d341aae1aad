//! The computer as a teacher: what it says of a placement, and that it can be taken back.

use oust::{
    app::{
        AppState, Game, GameStart, Intent, Moment, Screen, Seat, SettingChange, Terms, board_scene,
        coach::remark, hint::Reason, mistake::Mistake, reduce,
    },
    engine::{
        board::{BoardSpec, Cell},
        level::Level,
        rules::{GameRecord, Move, Outcome, Player, Position},
        search::{
            ChainAnswer, ChainLimits, SearchLimits, SearchRng, Searcher, StopFlag, winning_chain,
        },
    },
};

use crate::support::every_chain::first_placements;

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
        let lit: Vec<Cell> = board_scene(&state)
            .unwrap()
            .cells
            .iter()
            .filter(|it| it.is_hint)
            .map(|it| it.cell)
            .collect();
        let named = position.geometry().cell_named("e3").filter(|_| is_told);
        assert_eq!(lit, Vec::from_iter(named), "the cell is lit up, level {level}");
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
fn the_reason_of_a_hint_is_true() {
    let mut seen = [0; 5];
    for rng_seed in 0..6 {
        let mut rng = SearchRng::new(rng_seed);
        let mut position = Position::new(BoardSpec::Hex(4));
        while position.outcome().is_none() {
            for cell in position.legal_placements().iter().step_by(1 + rng.below(6)) {
                seen[kind_of_true_reason(&position, cell)] += 1;
            }
            let cell = Level::ALL[2].choose_at_once(&position, &mut rng);
            position.play(cell.map_or(Move::Pass, Move::Place)).unwrap();
        }
    }
    assert!(seen.iter().all(|count| *count > 3), "{seen:?}");
}

/// Checks the reason to place there by trying every chain; which kind of reason it is.
fn kind_of_true_reason(before: &Position, cell: Cell) -> usize {
    let player = before.player_to_move().unwrap();
    let mut after = before.clone();
    after.play(Move::Place(cell)).unwrap();
    let goes_on = after.player_to_move() == Some(player);
    let can_capture = !after.capturing_placements().is_empty();
    let taken = before.captures_of(cell).len() as u16;
    match Reason::of(before, cell) {
        Reason::Wins => {
            let chains = first_placements(before, 200_000);
            assert!(chains.is_none_or(|chains| chains.contains(cell)), "{before}");
            0
        }
        Reason::OpensChain(count) => {
            assert!(count == taken && goes_on && can_capture, "{before}");
            1
        }
        Reason::Takes(count) => {
            assert!(count == taken && taken > 0 && !(goes_on && can_capture), "{before}");
            2
        }
        Reason::SafeSeed => {
            assert!(taken == 0 && !takes(&after, cell), "{before}");
            3
        }
        Reason::Other => {
            assert!(taken == 0 && takes(&after, cell), "{before}");
            4
        }
    }
}

/// Red's chance to win after this placement, by a longer search than the teacher's.
fn red_after(before: &Position, cell: Cell) -> f32 {
    let mut after = before.clone();
    after.play(Move::Place(cell)).unwrap();
    if let Some(outcome) = after.outcome() {
        return f32::from(u8::from(outcome == Outcome::Won(Player::Red)));
    }
    let limits = SearchLimits::playouts(6_000);
    Searcher::default().search(&after, &limits, &StopFlag::new(), 7, |_| ()).red_value
}

#[test]
fn what_the_teacher_says_is_so() {
    let (mut missed, mut given, mut weak, mut turns) = (0, 0, 0, 0);
    let mut clear = 0;
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
                    let [chance, chance_now] = [*better, cell].map(|it| red_after(&before, it));
                    clear += usize::from(chance >= chance_now + 0.1);
                }
                None => {}
            }
        }
    }
    // What a glance called much better is better by a longer look too, nearly always.
    assert!(clear * 10 >= weak * 9, "{clear} of {weak}");
    let all = missed + given + weak;
    assert!(missed > 5 && given > 5 && weak > 5, "{missed} {given} {weak} of {turns}");
    assert!(all * 2 < turns, "most placements are not criticized: {all} of {turns}");
}
