//! Counts of placement sequences agree with those of separate programs.

use oust::engine::rules::{Position, perft};
use serde::Deserialize;

use crate::support::fast::spec_of;
use crate::support::recorded_games::board;
use crate::support::slow_rules::{Effect, Ending, SlowGame};
use crate::support::{data, slow_tests_wanted};

#[derive(Deserialize)]
struct BoardCounts {
    board: String,
    size: u8,
    counts: Vec<Counts>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Counts {
    depth: u32,
    sequences: u64,
    captures: u64,
    wins: u64,
    after_pass: u64,
}

fn expected() -> Vec<BoardCounts> {
    serde_json::from_str(&data("perft/perft.json")).unwrap()
}

#[test]
fn the_engine_counts_as_others_do() {
    // The three largest counts agree too; `oust-gtp`'s
    // perft takes two minutes for them.
    let most = if slow_tests_wanted() { 100_000_000 } else { 10_000_000 };
    for BoardCounts { board: kind, size, counts } in expected() {
        let position = Position::new(spec_of(board(&kind, size)));
        for expected in counts.into_iter().filter(|counts| counts.sequences <= most) {
            let found = perft(&position, expected.depth);
            let found = Counts {
                depth: expected.depth,
                sequences: found.sequences,
                captures: found.captures,
                wins: found.wins,
                after_pass: found.after_pass,
            };
            assert_eq!(found, expected, "{kind} {size}");
        }
    }
}

#[test]
fn the_plain_reference_counts_as_others_do() {
    let most = if slow_tests_wanted() { 100_000 } else { 10_000 };
    for BoardCounts { board: kind, size, counts } in expected() {
        let game = SlowGame::new(board(&kind, size));
        for expected in counts.into_iter().filter(|counts| counts.sequences <= most) {
            if expected.sequences == 0 && size > 2 {
                // To learn that nothing is left, the whole game must be counted.
                continue;
            }
            let mut found = Counts { depth: expected.depth, ..Counts::default() };
            count_slowly(&game, expected.depth, &mut found);
            if expected.depth == 0 {
                found.sequences = 1;
            }
            assert_eq!(found, expected, "{kind} {size}");
        }
    }
}

fn count_slowly(game: &SlowGame, depth: u32, counts: &mut Counts) {
    if depth == 0 || game.ending.is_some() {
        return;
    }
    if game.must_pass() {
        let mut passed = game.clone();
        passed.pass().unwrap();
        let before = counts.sequences;
        count_slowly(&passed, depth, counts);
        if depth == 1 {
            counts.after_pass += counts.sequences - before;
        }
        return;
    }
    for (place, effect) in game.effects() {
        let Ok(effect) = effect else { continue };
        let mut next = game.clone();
        next.place(place).unwrap();
        if depth > 1 {
            count_slowly(&next, depth - 1, counts);
        } else {
            counts.sequences += 1;
            counts.captures += u64::from(effect != Effect::EndsTheTurn);
            counts.wins += u64::from(matches!(next.ending, Some(Ending::Won(_))));
        }
    }
}
