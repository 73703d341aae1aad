//! The cases of `tests/data/rules`, put to the engine and to the plain reference alike.

use std::panic::{AssertUnwindSafe, catch_unwind};

use oust::engine::board::{BoardSpec, Cell, CellSet};
use oust::engine::rules::{IllegalMove, Move, Outcome, Played, Player, Position};

use crate::support::fast::{board_of, compare, place_of, slow_game_of};
use crate::support::slow_rules::SlowGame;
use crate::support::{data, data_files};

#[test]
fn every_case_holds() {
    let mut failed = 0;
    for file in data_files("rules", ".txt") {
        for case in data(&file).split("\n\n") {
            let title = case.trim().lines().next().unwrap_or_default();
            if catch_unwind(AssertUnwindSafe(|| check(case))).is_err() {
                failed += 1;
                println!("failed: {file}: {title}");
            }
        }
    }
    assert_eq!(failed, 0, "cases failed");
}

/// The engine's position, the reference's, and what the last move did.
struct Case {
    fast: Position,
    slow: SlowGame,
    played: Option<Played>,
}

fn check(text: &str) {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.starts_with('#'));
    let Some(board) = lines.next() else { return };
    let spec: BoardSpec = board.parse().unwrap();
    let mut stones = [CellSet::new(); 2];
    let mut case: Option<Case> = None;
    for line in lines {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (verb, rest) {
            ("red" | "blue", "to move") => {
                case = Some(set_up(spec, stones, player(verb)));
            }
            ("red" | "blue", _) => stones[player(verb).index()] = cells(spec, rest),
            ("after", _) => {
                let mut start = Case::new(spec);
                rest.split_whitespace().for_each(|mv| start.play(mv));
                case = Some(start);
            }
            _ => case.as_mut().expect("the position comes first").step(verb, rest),
        }
    }
    let case = case.expect("a case says whose move it is, or what was played");
    compare(&case.fast, &case.slow);
}

fn set_up(spec: BoardSpec, [red, blue]: [CellSet; 2], to_move: Player) -> Case {
    let fast = Position::from_stones(spec, red, blue, to_move, false).unwrap();
    let slow = slow_game_of(&fast);
    Case { fast, slow, played: None }
}

fn player(name: &str) -> Player {
    if name == "red" { Player::Red } else { Player::Blue }
}

fn cells(spec: BoardSpec, names: &str) -> CellSet {
    names.split_whitespace().map(|name| cell(spec, name)).collect()
}

fn cell(spec: BoardSpec, name: &str) -> Cell {
    spec.geometry().cell_named(name).unwrap_or_else(|| panic!("no cell {name}"))
}

impl Case {
    fn new(spec: BoardSpec) -> Case {
        Case { fast: Position::new(spec), slow: SlowGame::new(board_of(spec)), played: None }
    }

    fn read_move(&self, text: &str) -> Move {
        if text == "pass" { Move::Pass } else { Move::Place(cell(self.fast.spec(), text)) }
    }

    fn play(&mut self, text: &str) {
        let mv = self.read_move(text);
        compare(&self.fast, &self.slow);
        self.played = Some(self.fast.play(mv).unwrap());
        match mv {
            Move::Swap => unreachable!("a position refuses it"),
            Move::Pass => self.slow.pass().unwrap(),
            Move::Place(cell) => {
                self.slow.place(place_of(self.fast.geometry(), cell)).unwrap();
            }
        }
    }

    fn step(&mut self, verb: &str, rest: &str) {
        let spec = self.fast.spec();
        match verb {
            "play" => self.play(rest),
            "non-capturing" => assert_eq!(self.played, Some(Played::NonCapturing)),
            "captured" => {
                let captured = cells(spec, rest);
                assert_eq!(self.played, Some(Played::Capturing { captured }));
            }
            "refused" => {
                let (mv, reason) = rest.split_once(' ').unwrap();
                let refused = self.fast.check(self.read_move(mv)).unwrap_err();
                assert_eq!(refused.to_string(), reason);
            }
            "blocker" => {
                let (at, by) = rest.split_once(' ').unwrap();
                let refused = self.fast.check(self.read_move(at)).unwrap_err();
                let IllegalMove::EnemyGroupNotSmaller { blocker, .. } = refused else {
                    panic!("{refused:?}");
                };
                assert_eq!(blocker, cell(spec, by));
            }
            "legal" => assert_eq!(self.fast.legal_placements(), cells(spec, rest)),
            "captures" => assert_eq!(self.fast.capturing_placements(), cells(spec, rest)),
            "next" => {
                let next = self.fast.player_to_move();
                assert_eq!(next.map_or("none".to_owned(), |player| player.to_string()), rest);
            }
            "winner" => assert_eq!(self.fast.outcome(), Some(Outcome::Won(player(rest)))),
            "draw" => assert_eq!(self.fast.outcome(), Some(Outcome::Deadlock)),
            other => panic!("unknown line: {other}"),
        }
    }
}
