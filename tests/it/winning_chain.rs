//! The search for winning chains against the plain way, and against answers found elsewhere.

use oust::engine::board::{BoardSpec, Cell};
use oust::engine::rules::{Move, Outcome, Position};
use oust::engine::search::{
    ChainAnswer, ChainLimits, ChainSolver, SearchRng, first_placements, winning_chain,
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

/// Compares with the plain way on every position of some games.
fn compare(spec: BoardSpec, games: u64) {
    let mut solver = ChainSolver::new();
    let (mut wins, mut others, mut left_out) = (0, 0, 0);
    for game in 0..games * 2 {
        let temper = if game % 2 == 0 { Temper::Even } else { Temper::Late };
        for_each_position(spec, temper, game, |position| {
            let Some(expected) = every_chain::first_placements(position, MOST_POSITIONS) else {
                left_out += 1;
                return;
            };
            let first = first_placements(position, &ChainLimits::default());
            assert_eq!(first, Some(expected), "{position}");
            let answer = solver.solve(position, &ChainLimits::default());
            assert_eq!(answer == ChainAnswer::None, expected.is_empty(), "{position}");
            match answer {
                ChainAnswer::Wins(chain) => {
                    check_chain(position, &chain);
                    wins += 1;
                }
                ChainAnswer::None => others += 1,
                ChainAnswer::Unknown => panic!("no limits were given"),
            }
        });
    }
    println!("{spec}: {wins} wins, {others} others, {left_out} left out");
    assert!(wins > 0 && others > 0);
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
