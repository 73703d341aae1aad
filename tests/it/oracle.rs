//! Random games on every board: the engine against the plain reference, after every move.

use oust::engine::board::{BoardSpec, Cell, CellSet};
use oust::engine::rules::{Move, Played, Player, Position, diagram, stones_in_diagram};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::support::fast::{compare, place_of, places_of, slow_game_of};
use crate::support::slow_rules::SlowGame;
use crate::support::slow_tests_wanted;

/// How the players of a random game place.
#[derive(Clone, Copy, Debug)]
enum Temper {
    /// Any legal placement.
    Even,
    /// Captures mostly: long chains, big groups, wins.
    Greedy,
    /// Captures only when nothing else is left: crowded boards, passes, deadlocks.
    Peaceful,
    /// Peaceful for a while, then greedy: long chains on crowded boards.
    Late,
}

const TEMPERS: [Temper; 4] = [Temper::Even, Temper::Greedy, Temper::Peaceful, Temper::Late];

#[test]
fn small_boards_agree_with_the_plain_reference() {
    play_games(|spec| spec.cell_count() <= 61, if slow_tests_wanted() { 60 } else { 4 });
}

#[test]
fn medium_boards_agree_with_the_plain_reference() {
    play_games(
        |spec| (62..200).contains(&spec.cell_count()),
        if slow_tests_wanted() { 8 } else { 1 },
    );
}

#[test]
fn large_boards_agree_with_the_plain_reference() {
    play_games(|spec| spec.cell_count() >= 200, if slow_tests_wanted() { 4 } else { 1 });
}

#[test]
fn positions_set_up_at_random_agree_with_the_plain_reference() {
    let most_cells = if slow_tests_wanted() { 361 } else { 100 };
    for spec in BoardSpec::all().filter(|spec| spec.cell_count() <= most_cells) {
        let rng_seed = rng_seed_base();
        println!("{spec}, OUST_RNG_SEED={rng_seed}");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(rng_seed);
        let mut played = 0;
        for _ in 0..300 {
            let Some(position) = set_up_at_random(spec, &mut rng) else { continue };
            play_on(position, Temper::Even, &mut rng);
            played += 1;
            if played == 5 {
                break;
            }
        }
        assert!(played > 0, "{spec}: no position could be set up");
    }
}

/// Stones scattered over the board, if they are a position of a game.
fn set_up_at_random(spec: BoardSpec, rng: &mut Xoshiro256PlusPlus) -> Option<Position> {
    let mut stones = [CellSet::new(); 2];
    let density = rng.random_range(1..60u32);
    for cell in spec.geometry().cells() {
        if rng.random_range(0..100u32) < density {
            stones[rng.random_range(0..2u32) as usize].insert(cell);
        }
    }
    let to_move = Player::BOTH[rng.random_range(0..2u32) as usize];
    let in_chain = rng.random_range(0..3u32) == 0;
    Position::from_stones(spec, stones[0], stones[1], to_move, in_chain).ok()
}

/// Plays so many games of each temper on each of the wanted boards.
fn play_games(wanted: impl Fn(BoardSpec) -> bool, games: u64) {
    let base = rng_seed_base();
    for spec in BoardSpec::all().filter(|&spec| wanted(spec)) {
        for (index, temper) in TEMPERS.into_iter().enumerate() {
            for game in 0..games {
                let rng_seed = base + game * 4 + index as u64;
                println!("{spec}, {temper:?}, OUST_RNG_SEED={rng_seed}");
                play_game(spec, temper, rng_seed);
            }
        }
    }
}

/// `OUST_RNG_SEED`, to try other games than the usual ones.
fn rng_seed_base() -> u64 {
    std::env::var("OUST_RNG_SEED").map_or(1, |text| text.parse().unwrap())
}

fn play_game(spec: BoardSpec, temper: Temper, rng_seed: u64) {
    play_on(Position::new(spec), temper, &mut Xoshiro256PlusPlus::seed_from_u64(rng_seed));
}

/// Plays from this position to the end of the game.
fn play_on(mut fast: Position, temper: Temper, rng: &mut Xoshiro256PlusPlus) {
    let mut slow = slow_game_of(&fast);
    // On large boards the reference takes its time, so there not every move is followed by
    // a look at every cell.
    let cells = fast.geometry().cell_count();
    let between = if slow_tests_wanted() { 1 } else { 1 + cells / 60 };
    let peaceful_moves = rng.random_range(0..=cells as u32) as usize;
    for moves in 0.. {
        if moves % between == 0 || fast.outcome().is_some() {
            compare(&fast, &slow);
            compare_forms(&fast);
        }
        if fast.outcome().is_some() {
            break;
        }
        refuse_something(&mut fast, rng);
        let mv = choose(&fast, temper, moves < peaceful_moves, rng);
        play_both(&mut fast, &mut slow, mv);
    }
}

fn choose(
    position: &Position,
    temper: Temper,
    is_early: bool,
    rng: &mut Xoshiro256PlusPlus,
) -> Move {
    let legal = position.legal_placements();
    let captures = position.capturing_placements();
    let seeds = legal.difference(&captures);
    let wanted = match temper {
        Temper::Even => legal,
        Temper::Greedy if rng.random_range(0..8u32) > 0 => captures,
        Temper::Late if !is_early => captures,
        Temper::Greedy => legal,
        Temper::Peaceful | Temper::Late => seeds,
    };
    let wanted = if wanted.is_empty() { legal } else { wanted };
    any_of(wanted, rng).map_or(Move::Pass, Move::Place)
}

fn any_of(cells: CellSet, rng: &mut Xoshiro256PlusPlus) -> Option<Cell> {
    if cells.is_empty() {
        return None;
    }
    cells.iter().nth(rng.random_range(0..cells.len() as u32) as usize)
}

fn play_both(fast: &mut Position, slow: &mut SlowGame, mv: Move) {
    let geometry = fast.geometry();
    let played = fast.play(mv).unwrap();
    match (mv, played) {
        (Move::Pass, Played::Passed) => slow.pass().unwrap(),
        (Move::Place(cell), Played::NonCapturing) => {
            assert!(slow.place(place_of(geometry, cell)).unwrap().is_empty());
        }
        (Move::Place(cell), Played::Capturing { captured }) => {
            let expected = slow.place(place_of(geometry, cell)).unwrap();
            assert!(places_of(geometry, captured).into_iter().eq(expected));
        }
        _ => panic!("{mv:?} did {played:?}"),
    }
}

/// A refused move leaves the position as it was.
fn refuse_something(position: &mut Position, rng: &mut Xoshiro256PlusPlus) {
    let legal = position.legal_placements();
    let illegal = position.geometry().cells().filter(|&cell| !legal.contains(cell)).collect();
    let before = position.clone();
    for mv in [any_of(illegal, rng).map(Move::Place), (!legal.is_empty()).then_some(Move::Pass)] {
        let Some(mv) = mv else { continue };
        let refused = position.play(mv).unwrap_err();
        assert_eq!(position.check(mv), Err(refused));
        assert_eq!(*position, before);
        assert_eq!(position.fingerprint(), before.fingerprint());
    }
}

/// The position is the same when it is set up afresh, from its stones and from its description.
fn compare_forms(position: &Position) {
    let described: Position = position.to_string().parse().unwrap();
    assert_eq!(described, *position, "{position}");
    assert_eq!(described.fingerprint(), position.fingerprint(), "{position}");
    assert_eq!(described.legal_placements(), position.legal_placements(), "{position}");
    assert_eq!(described.capturing_placements(), position.capturing_placements(), "{position}");
    described.check_invariants().unwrap();
    let [red, blue] = Player::BOTH.map(|player| position.stones(player));
    assert_eq!(stones_in_diagram(position.spec(), &diagram(position)), Some((red, blue)));
}
