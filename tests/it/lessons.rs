//! The lessons: every position is what its text says, and every lesson can be walked to its end.

use std::time::Duration;

use oust::{
    app::{
        AppState, Exercise, Game, Intent, LearnAction, LearnProgress, Moment, Screen,
        learn::{
            Goal, LESSONS, Obstacle, Task, Verdict, exercise_view,
            puzzles::{Day, PuzzleId},
        },
        reduce,
    },
    engine::{
        board::{Cell, CellSet},
        rules::{IllegalMove, Move, Player, Position},
        search::{ChainLimits, first_placements},
    },
    storage::saved_progress::{read_progress, write_progress},
};

fn task(lesson: usize, task: usize) -> &'static Task {
    &LESSONS[lesson - 1].tasks[task - 1]
}

fn start(lesson: usize, number: usize) -> Position {
    task(lesson, number).position.parse().unwrap()
}

fn names(position: &Position, cells: &CellSet) -> String {
    let names = cells.iter().map(|cell| position.geometry().name(cell));
    names.collect::<Vec<_>>().join(" ")
}

/// Sizes of the groups that this placement would take, largest first.
fn taken(position: &Position, name: &str) -> Vec<usize> {
    let captured = position.captures_of(cell(position, name));
    let groups = position.groups(position.player_to_move().unwrap().opponent());
    let mut sizes: Vec<usize> =
        groups.iter().filter(|group| group.intersects(&captured)).map(CellSet::len).collect();
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes
}

fn cell(position: &Position, name: &str) -> Cell {
    position.geometry().cell_named(name).unwrap()
}

/// Stones in the group that this placement would make.
fn made(position: &Position, name: &str) -> usize {
    position.joined_by(cell(position, name)).len() + 1
}

/// Empty cells that touch own stones and may not be placed on.
fn refused(position: &Position) -> Vec<IllegalMove> {
    let refusal = |cell| position.check(Move::Place(cell)).err();
    position.empty_cells().iter().filter_map(refusal).collect()
}

#[test]
fn there_are_eleven_lessons_of_one_to_four_tasks() {
    assert_eq!(LESSONS.len(), 11);
    for lesson in &LESSONS {
        assert!((1..=4).contains(&lesson.tasks.len()), "{}", lesson.name);
    }
}

#[test]
fn captures_are_as_large_as_the_text_says() {
    let cases = [
        (3, 1, "d4", 2, vec![1]),
        (3, 2, "c4", 4, vec![3, 2]),
        (3, 3, "c4", 5, vec![4]),
        (4, 1, "e4", 5, vec![1, 1]),
        (4, 2, "d3", 3, vec![2, 1]),
        (6, 3, "f3", 3, vec![2]),
        (10, 2, "b4", 3, vec![2]),
    ];
    for (lesson, number, name, own, sizes) in cases {
        let position = start(lesson, number);
        assert_eq!(
            (made(&position, name), taken(&position, name)),
            (own, sizes),
            "{lesson}.{number}"
        );
    }
}

#[test]
fn five_cells_capture_on_the_far_side_and_all_are_accepted() {
    let position = start(5, 1);
    let captures = position.capturing_placements();
    assert_eq!(names(&position, &captures), "a1 a3 b1 b3 c2");
    let red = position.stones(Player::Red).first().unwrap();
    let away = captures.iter().filter(|cell| !position.geometry().neighbors(*cell).contains(&red));
    assert!(away.count() >= 2, "some of them do not touch the red stone");
    for cell in captures {
        assert!(task(5, 1).solutions(&Game::exercise(position.clone())).contains(cell));
    }
}

#[test]
fn nine_of_ten_ways_to_extend_are_not_allowed() {
    let position = start(6, 3);
    let extends = |cell: &Cell| !position.joined_by(*cell).is_empty();
    let ways = position.empty_cells().iter().filter(extends).count();
    assert_eq!((ways, refused(&position).len()), (10, 9));
    assert_eq!(names(&position, &position.capturing_placements()), "f3");
}

#[test]
fn both_obstacles_can_be_met() {
    let equal = |reason: &IllegalMove| matches!(reason, IllegalMove::EnemyGroupNotSmaller { own, enemy, .. } if own == enemy);
    let first = refused(&start(6, 1));
    assert_eq!(first.iter().filter(|reason| equal(reason)).count(), 1);
    let joins = first.iter().filter_map(|reason| Obstacle::of(*reason));
    assert!(joins.filter(|obstacle| *obstacle == Obstacle::NothingToCapture).count() >= 5);
    // The pair would touch a single stone and a group of three.
    let second = start(6, 2);
    let refusals = refused(&second);
    let [IllegalMove::EnemyGroupNotSmaller { own: 3, enemy: 3, .. }] = refusals[..] else {
        panic!("{refusals:?}")
    };
    assert_eq!(names(&second, &second.capturing_placements()), "b1 b2");
}

#[test]
fn groups_are_counted_right() {
    for (number, player) in [(1, Player::Red), (2, Player::Blue)] {
        let position = start(2, number);
        let groups = position.groups(player);
        let right = match number {
            1 => groups.len(),
            _ => groups.iter().map(CellSet::len).max().unwrap(),
        };
        let Goal::Number { choices, answer } = task(2, number).goal else { panic!("a question") };
        assert_eq!(usize::from(answer), right);
        assert!(choices.contains(&answer));
    }
}

#[test]
fn the_chain_takes_one_then_two_then_three() {
    let mut position = start(7, 2);
    for size in 1..=3 {
        let captures = position.capturing_placements();
        let cell = captures.iter().find(|cell| position.captures_of(*cell).len() == size);
        position.play(Move::Place(cell.unwrap_or_else(|| panic!("takes {size}")))).unwrap();
    }
    assert!(position.outcome().is_none());
}

#[test]
fn one_of_six_captures_wins() {
    let position = start(9, 2);
    assert_eq!(position.capturing_placements().len(), 6);
    let winning = first_placements(&position, &ChainLimits::default()).unwrap();
    assert_eq!(names(&position, &winning), "e3");
}

/// Every whole turn of the player to move, as the positions it ends in.
fn turns(position: &Position) -> Vec<Position> {
    let mover = position.player_to_move();
    let mut ends = Vec::new();
    for cell in position.legal_placements() {
        let mut next = position.clone();
        next.play(Move::Place(cell)).unwrap();
        if next.player_to_move() == mover { ends.extend(turns(&next)) } else { ends.push(next) }
    }
    ends
}

#[test]
fn the_bait_is_taken_at_a_loss_whatever_blue_does() {
    let position = start(11, 2);
    let Goal::SeedOn(baits) = task(11, 2).goal else { panic!("baits") };
    for bait in baits {
        let mut baited = position.clone();
        baited.play(Move::Place(cell(&position, bait))).unwrap();
        let takes = baited.capturing_placements();
        assert!(!takes.is_empty(), "blue can take {bait}");
        for take in takes {
            let mut taken = baited.clone();
            taken.play(Move::Place(take)).unwrap();
            for after in turns(&taken) {
                let pairs = after.capturing_placements();
                assert!(pairs.iter().any(|cell| after.captures_of(cell).len() >= 2), "{bait}");
            }
        }
    }
}

#[test]
fn lessons_on_safety_have_good_and_bad_answers() {
    for (lesson, number) in [(11, 1), (11, 3), (8, 1), (8, 2)] {
        let position = start(lesson, number);
        let good = task(lesson, number).solutions(&Game::exercise(position.clone()));
        let legal = position.legal_placements();
        assert!(!good.is_empty(), "{lesson}.{number}");
        assert!(lesson == 8 || good.len() < legal.len() || number == 3, "{lesson}.{number}");
    }
}

// ---- walking --------------------------------------------------------------------------------

/// The app, with time passing between taps.
struct Walk {
    state: AppState,
    now: Duration,
}

impl Walk {
    fn send(&mut self, intent: Intent) {
        reduce(&mut self.state, intent);
    }

    fn tap(&mut self, cell: Cell) {
        self.now += Duration::from_secs(1);
        self.send(Intent::TapCell { cell, at: Moment::after_start(self.now) });
    }

    fn place(&mut self, cell: Cell) {
        self.tap(cell);
        self.now += Duration::from_secs(1);
        self.send(Intent::Confirm { at: Moment::after_start(self.now) });
    }

    fn exercise(&self) -> &Exercise {
        self.state.exercise.as_ref().unwrap()
    }

    /// Taps every cell that cannot be placed on: each is explained, and nothing changes.
    fn tap_wrong_cells(&mut self) {
        let position = self.exercise().game.position().clone();
        for cell in position.geometry().cells() {
            if position.check(Move::Place(cell)).is_ok() {
                continue;
            }
            self.tap(cell);
            let view = exercise_view(&self.state).unwrap();
            assert!(view.said.is_some(), "{}: {cell:?} is explained", view.title);
            assert_eq!(self.exercise().game.position(), &position);
        }
    }

    /// Does one placement of every legal one that the task does not want: it is explained, and the task
    /// can be begun again.
    fn try_wrong_placements(&mut self) {
        let task = self.exercise().the_task();
        let game = self.exercise().game.clone();
        let wrong = game.position().legal_placements().difference(&task.solutions(&game));
        for cell in wrong {
            self.place(cell);
            let view = exercise_view(&self.state).unwrap();
            let is_said = view.said.is_some() || self.exercise().game.position().is_in_chain();
            assert!(is_said, "{}: {}", view.title, game.board().geometry().name(cell));
            assert!(view.is_begun);
            self.send(Intent::Learn(LearnAction::TryAgain));
            assert_eq!(*self.exercise().verdict(), Verdict::Open);
        }
    }

    fn solve(&mut self) {
        let task = self.exercise().the_task();
        match task.goal {
            Goal::Read => {}
            Goal::Number { choices, answer } => {
                for &choice in choices.iter().filter(|choice| **choice != answer) {
                    self.send(Intent::Learn(LearnAction::Answer(choice)));
                    assert!(matches!(self.exercise().verdict(), Verdict::Wrong(_)));
                }
                self.send(Intent::Learn(LearnAction::Answer(answer)));
            }
            Goal::Refusals(_) => self.tap_wrong_cells(),
            _ => {
                self.tap_wrong_cells();
                self.try_wrong_placements();
                while *self.exercise().verdict() == Verdict::Open {
                    let ways = task.solutions(&self.exercise().game);
                    self.place(ways.first().expect("a way to do it"));
                }
            }
        }
        assert!(self.exercise().may_go_on(), "{}: {:?}", task.ask, self.exercise().verdict());
    }
}

#[test]
fn every_lesson_can_be_walked_from_start_to_end() {
    for confirm in [true, false] {
        let mut state = AppState::default();
        state.settings.confirm = confirm;
        let mut walk = Walk { state, now: Duration::from_secs(1) };
        walk.send(Intent::Open(Screen::Tutorial));
        walk.send(Intent::Learn(LearnAction::OpenLesson(0)));
        for lesson in &LESSONS {
            for _ in lesson.tasks {
                assert_eq!(LESSONS[walk.exercise().lesson].name, lesson.name);
                walk.solve();
                walk.send(Intent::Learn(LearnAction::Next));
            }
        }
        assert_eq!(walk.state.screen(), Screen::Tutorial);
        assert_eq!(walk.state.progress.next_lesson(), None);
    }
}

#[test]
fn what_was_learned_comes_back_as_it_was() {
    let all = LearnProgress {
        lessons: LESSONS.iter().map(|lesson| lesson.name).collect(),
        at: Some((10, 3)),
        solved: [PuzzleId(7), PuzzleId(u32::MAX)].into(),
        daily: Some(Day(20_000)),
        streak: 3,
        best_streak: 9,
    };
    for progress in [LearnProgress::default(), all] {
        assert_eq!(read_progress(write_progress(&progress).as_bytes()), Ok(progress));
    }
}
