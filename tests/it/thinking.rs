//! Levels 5 and 6: what they promise whatever the position, with little effort.

use std::time::{Duration, Instant};

use oust::engine::board::BoardSpec;
use oust::engine::level::{Choice, Effort, Level, Thinker};
use oust::engine::rules::{Move, Outcome, Player, Position};
use oust::engine::search::{ChainLimits, SearchRng, StopFlag, first_placements};

use crate::support::known_positions::known_positions;

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn few_playouts(count: u64) -> Effort {
    Effort { max_playouts: Some(count), threads: Some(1), max_time: None }
}

fn choose(thinker: &mut Thinker, level: Level, position: &Position, effort: Effort) -> Choice {
    let mut rng = SearchRng::new(1);
    thinker.choose(level, position, &effort, &StopFlag::new(), &mut rng, |_| ())
}

/// Calls with every position of a random game that goes on.
fn for_each_position(spec: BoardSpec, rng_seed: u64, mut visit: impl FnMut(&Position)) {
    let mut rng = SearchRng::new(rng_seed);
    let mut position = Position::new(spec);
    while position.outcome().is_none() {
        visit(&position);
        let cell = level(1).choose_at_once(&position, &mut rng);
        position.play(cell.map_or(Move::Pass, Move::Place)).unwrap();
    }
}

#[test]
fn every_level_places_legally_on_every_board() {
    for spec in BoardSpec::all() {
        let mut thinker = Thinker::new();
        let mut rng = SearchRng::new(5);
        let mut position = Position::new(spec);
        for number in (1..=6).cycle().take(60) {
            if position.outcome().is_some() {
                break;
            }
            let choice = thinker.choose(
                level(number),
                &position,
                &few_playouts(5),
                &StopFlag::new(),
                &mut rng,
                |_| (),
            );
            assert_eq!(choice.cell.is_none(), position.must_pass(), "{position}");
            position.play(choice.cell.map_or(Move::Pass, Move::Place)).unwrap();
        }
    }
}

#[test]
fn levels_5_and_6_never_miss_a_winning_chain() {
    let mut wins = 0;
    for spec in [BoardSpec::Hex(3), BoardSpec::Hex(5), BoardSpec::HEX_7, BoardSpec::Square(6)] {
        for rng_seed in 0..3 {
            let mut thinker = Thinker::new();
            for_each_position(spec, rng_seed, |position| {
                // Few positions are left undecided by so many nodes; others are tested here.
                let limits = ChainLimits::nodes(5_000);
                let Some(winning) = first_placements(position, &limits) else { return };
                if winning.is_empty() {
                    return;
                }
                wins += 1;
                for number in [5, 6] {
                    let choice = choose(&mut thinker, level(number), position, few_playouts(1));
                    assert!(winning.contains(choice.cell.unwrap()), "level {number}: {position}");
                }
            });
        }
    }
    assert!(wins > 100, "only {wins} positions were won at once");
}

#[test]
fn level_5_searches_four_times_of_five_and_level_6_always() {
    let position = Position::new(BoardSpec::Hex(4));
    let searches = |number| {
        let (mut thinker, mut rng) = (Thinker::new(), SearchRng::new(3));
        let mut choose = |_: &u32| {
            let (effort, stop) = (few_playouts(1), StopFlag::new());
            thinker.choose(level(number), &position, &effort, &stop, &mut rng, |_| ()).report
        };
        (0..1000).filter(|number| choose(number).is_some()).count()
    };
    // Five standard deviations are 63.
    assert!((737..=863).contains(&searches(5)), "{}", searches(5));
    assert_eq!(searches(6), 1000);
}

#[test]
fn level_6_takes_all_its_time_unless_the_answer_is_certain() {
    let effort = Effort { max_time: Some(Duration::from_millis(300)), ..Effort::default() };
    let time_for = |text: &str| {
        let start = Instant::now();
        let choice = choose(&mut Thinker::new(), level(6), &text.parse().unwrap(), effort);
        (start.elapsed(), choice.report.and_then(|report| report.proven))
    };
    let (time, proven) = time_for("hex5.5.6.7.8.9.8.7.6.5.red");
    assert!(time >= Duration::from_millis(290) && proven.is_none(), "{time:?}");
    // Red's b2 joins both stones and takes the last blue one.
    let (_, proven) = time_for("hex2.r1.r1b.2.red");
    assert_eq!(proven, Some(Outcome::Won(Player::Red)));
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let position: Position = "hex5.r4.6.2b4.8.3r1b3.8.2r4.6.5.red".parse().unwrap();
    for number in [5, 6] {
        let answer = || {
            let mut thinker = Thinker::new();
            let choice = choose(&mut thinker, level(number), &position, few_playouts(500));
            choice.report.map(|report| (report.cell, report.visits, report.playouts, report.line))
        };
        assert_eq!(answer(), answer());
    }
}

#[test]
fn an_only_placement_is_made_at_once() {
    let position: Position = "square3.rbr.brb.1br.red".parse().unwrap();
    let start = Instant::now();
    let choice = choose(&mut Thinker::new(), level(6), &position, Effort::default());
    assert_eq!(choice.cell, position.legal_placements().first());
    assert!(start.elapsed() < Duration::from_secs(1));
}

#[test]
fn a_search_that_is_told_to_stop_ends_soon() {
    for spec in [BoardSpec::HEX_7, BoardSpec::Hex(11), BoardSpec::Square(19)] {
        let position = Position::new(spec);
        let stop = StopFlag::new();
        let stopper = stop.clone();
        let stopped = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(100));
            stopper.stop();
            Instant::now()
        });
        let (mut thinker, mut rng) = (Thinker::new(), SearchRng::new(1));
        let choice =
            thinker.choose(level(6), &position, &Effort::default(), &stop, &mut rng, |_| ());
        let ended = Instant::now();
        assert!(choice.cell.is_some());
        // Far more than it takes, for a machine that has other things to do.
        let late = ended - stopped.join().unwrap();
        assert!(late < Duration::from_secs(1), "{spec}: {late:?}");
    }
}

#[test]
fn a_time_limit_is_kept() {
    let effort = Effort { max_time: Some(Duration::from_millis(60)), ..Effort::default() };
    let start = Instant::now();
    let choice = choose(&mut Thinker::new(), level(6), &Position::new(BoardSpec::HEX_7), effort);
    let report = choice.report.unwrap();
    assert!(report.playouts > 0 && report.time >= Duration::from_millis(30), "{report:?}");
    assert!(start.elapsed() < Duration::from_secs(2));
}

#[test]
fn swapping_depends_on_where_the_first_stone_stands() {
    // On hex 3 the center and the six cells around it win, and the twelve on the edge lose.
    for (text, swaps) in [
        ("hex3.3.4.2r2.4.3.blue", true),
        ("hex3.3.1r2.5.4.3.blue", true),
        ("hex3.r2.4.5.4.3.blue", false),
    ] {
        let position: Position = text.parse().unwrap();
        for number in [4, 6] {
            let mut rng = SearchRng::new(1);
            let answer = Thinker::new().would_swap(
                level(number),
                &position,
                &few_playouts(20_000),
                &StopFlag::new(),
                &mut rng,
            );
            assert_eq!(answer, swaps, "level {number}: {text}");
        }
    }
}

#[test]
fn level_6_keeps_what_is_won() {
    let mut lost = Vec::new();
    for known in known_positions("solved") {
        let choice = choose(&mut Thinker::new(), level(6), &known.position, few_playouts(30_000));
        if !known.winning.contains(choice.cell.unwrap()) {
            lost.push(known.name);
        }
    }
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn what_a_search_proves_is_true() {
    for known in known_positions("solved") {
        let mut thinker = Thinker::new();
        let choice = choose(&mut thinker, level(6), &known.position, few_playouts(3_000));
        let proven = choice.report.and_then(|report| report.proven);
        let winner = known.position.player_to_move().unwrap();
        if let Some(outcome) = proven {
            assert_eq!(outcome, Outcome::Won(winner), "{}", known.name);
        }
    }
}
