//! The search for winning chains against the plain way, and against answers found elsewhere.

use oust::engine::board::{BoardSpec, Cell, CellSet};
use oust::engine::rules::{Move, Outcome, Player, Position, SetupError};
use oust::engine::search::{
    ChainAnswer, ChainLimits, ChainSolver, SearchRng, StopFlag, first_placements, winning_chain,
};

use crate::support::{every_chain, known_positions::known_positions, slow_tests_wanted};

/// Positions that the plain way may look at before a position is left out.
const MOST_POSITIONS: usize = 60_000;

/// Plays the chain and makes sure that it wins by captures alone.
fn check_chain(position: &Position, chain: &[Cell]) {
    let player = position.player_to_move().unwrap();
    let mut position = position.clone();
    for &cell in chain {
        assert!(position.capturing_placements().contains(cell), "{position}");
        position.play(Move::Place(cell)).unwrap();
    }
    assert_eq!(position.outcome(), Some(Outcome::Won(player)));
}

/// How the players of a random game place.
#[derive(Clone, Copy)]
enum Temper {
    Even,
    /// Seeds while there are any for some moves, then anything: crowded boards.
    Late,
}

/// Calls with every position of a random game.
fn for_each_position(
    spec: BoardSpec,
    temper: Temper,
    rng_seed: u64,
    mut visit: impl FnMut(&Position),
) {
    let mut rng = SearchRng::new(rng_seed);
    let mut position = Position::new(spec);
    let peaceful = rng.below(spec.cell_count());
    for moves in 0.. {
        if position.outcome().is_some() {
            return;
        }
        visit(&position);
        let legal = position.legal_placements();
        let seeds = legal.difference(&position.capturing_placements());
        let is_peaceful = matches!(temper, Temper::Late) && moves < peaceful && !seeds.is_empty();
        let wanted = if is_peaceful { seeds } else { legal };
        let mv = match wanted.len() {
            0 => Move::Pass,
            count => Move::Place(wanted.iter().nth(rng.below(count)).unwrap()),
        };
        position.play(mv).unwrap();
    }
}

/// Answers that agreed with the plain way.
#[derive(Default)]
struct Tally {
    solver: ChainSolver,
    wins: usize,
    others: usize,
    left_out: usize,
}

impl Tally {
    /// Compares with the plain way, unless that takes too long.
    fn compare(&mut self, position: &Position) {
        let Some(expected) = every_chain::first_placements(position, MOST_POSITIONS) else {
            self.left_out += 1;
            return;
        };
        let first = first_placements(position, &ChainLimits::default());
        assert_eq!(first, Some(expected), "{position}");
        let answer = self.solver.solve(position, &ChainLimits::default());
        assert_eq!(answer == ChainAnswer::None, expected.is_empty(), "{position}");
        match answer {
            ChainAnswer::Wins(chain) => {
                check_chain(position, &chain);
                self.wins += 1;
            }
            ChainAnswer::None => self.others += 1,
            ChainAnswer::Unknown => panic!("no limits were given"),
        }
    }

    fn end(self, spec: BoardSpec) {
        let Tally { wins, others, left_out, .. } = self;
        println!("{spec}: {wins} wins, {others} others, {left_out} left out");
        assert!(wins > 0 && others > 0);
    }
}

/// Compares on every position of some games.
fn compare(spec: BoardSpec, games: u64) {
    let mut tally = Tally::default();
    for game in 0..games * 2 {
        let temper = if game % 2 == 0 { Temper::Even } else { Temper::Late };
        for_each_position(spec, temper, game, |position| tally.compare(position));
    }
    tally.end(spec);
}

/// A position with stones anywhere, as a search or a person may set it up.
fn set_up(spec: BoardSpec, rng: &mut SearchRng) -> Option<Position> {
    let cells: Vec<Cell> = spec.geometry().cells().collect();
    let mut stones = [CellSet::new(); 2];
    let share = rng.below(4);
    for _ in 0..2 + rng.below(cells.len()) {
        let cell = cells[rng.below(cells.len())];
        if stones.iter().any(|stones| stones.contains(cell)) {
            continue;
        }
        let before = stones;
        stones[usize::from(rng.below(6) < share + 1)].insert(cell);
        let set_up = Position::from_stones(spec, stones[0], stones[1], Player::Red, false);
        if let Err(SetupError::LargeGroupsTouch(..)) = set_up {
            stones = before;
        }
    }
    let player = Player::BOTH[rng.below(2)];
    Position::from_stones(spec, stones[0], stones[1], player, rng.below(2) == 0).ok()
}

#[test]
fn positions_set_up_anyhow_agree_with_the_plain_way() {
    let wanted = if slow_tests_wanted() { 20_000 } else { 600 };
    for spec in [BoardSpec::Hex(3), BoardSpec::Hex(4), BoardSpec::Square(4), BoardSpec::Square(5)] {
        let mut tally = Tally::default();
        let mut rng = SearchRng::new(17);
        for _ in 0..wanted {
            if let Some(position) = set_up(spec, &mut rng) {
                tally.compare(&position);
            }
        }
        tally.end(spec);
    }
}

#[test]
fn small_boards_agree_with_the_plain_way() {
    let games = if slow_tests_wanted() { 400 } else { 25 };
    for spec in [2, 3, 4].map(BoardSpec::Hex) {
        compare(spec, games);
    }
    for spec in [3, 4, 5].map(BoardSpec::Square) {
        compare(spec, games);
    }
}

#[test]
fn medium_boards_agree_with_the_plain_way() {
    let games = if slow_tests_wanted() { 40 } else { 1 };
    for spec in [BoardSpec::Hex(5), BoardSpec::Square(6), BoardSpec::Square(7)] {
        compare(spec, games);
    }
}

#[test]
fn known_positions_have_exactly_the_known_winning_first_placements() {
    for known in known_positions("chains") {
        let first = first_placements(&known.position, &ChainLimits::default());
        assert_eq!(first, Some(known.winning), "{}", known.name);
        let answer = winning_chain(&known.position, &ChainLimits::default());
        assert_eq!(answer == ChainAnswer::None, known.winning.is_empty(), "{}", known.name);
        if let ChainAnswer::Wins(cells) = answer {
            check_chain(&known.position, &cells);
        }
    }
}

/// A turn that takes thousands of positions to decide.
const HARD: &str = "hex7.b1rb1r1.5b1b.rr1r4b.r2b1b1b1b.r6b3.rr2r1bb1bbb.r1r1b2bbbr2.1br2b1bb2b.4b5b.b4b1rb1.rr6b.3rr1b1.b2b2b.red";

#[test]
fn a_stop_ends_the_search_at_once() {
    let position: Position = HARD.parse().unwrap();
    let stop = StopFlag::new();
    let limits = ChainLimits { stop: Some(&stop), ..ChainLimits::default() };
    let mut solver = ChainSolver::new();
    assert_eq!(solver.solve(&position, &limits), ChainAnswer::None);
    assert!(solver.nodes() > 1_000, "too easy: {} nodes", solver.nodes());
    solver.forget();
    stop.stop();
    assert_eq!(solver.solve(&position, &limits), ChainAnswer::Unknown);
    assert!(solver.nodes() < 20, "{} nodes after the stop", solver.nodes());
}

#[test]
fn limits_end_the_search_and_never_make_it_wrong() {
    let mut undecided = 0;
    for game in 0..4 {
        for_each_position(BoardSpec::HEX_7, Temper::Even, game, |position| {
            match winning_chain(position, &ChainLimits::nodes(3)) {
                ChainAnswer::Unknown => undecided += 1,
                ChainAnswer::Wins(chain) => check_chain(position, &chain),
                ChainAnswer::None => {
                    for cell in position.capturing_placements() {
                        let mut next = position.clone();
                        next.play(Move::Place(cell)).unwrap();
                        assert_eq!(next.outcome(), None, "{position}");
                    }
                }
            }
        });
    }
    assert!(undecided > 0);
}
