//! The lessons: every one can be walked to its end, whatever is tapped wrongly on the way.

use std::time::Duration;

use oust::{
    app::{
        AppState, Date, Exercise, GameStart, Intent, LearnAction, LearnProgress, Moment, Screen,
        Seat,
        learn::{
            Goal, LESSONS, Verdict, exercise_view, lessons_view,
            puzzles::{Day, PuzzleId},
        },
        reduce,
    },
    engine::{board::Cell, level::Level, rules::Move},
    storage::saved_progress::{read_progress, write_progress},
};

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
                let is_last = exercise_view(&walk.state).unwrap().leads_to_game;
                walk.send(Intent::Learn(match is_last {
                    true => LearnAction::Finish(GameStart { rng_seed: 1, date: Date::default() }),
                    false => LearnAction::Next,
                }));
            }
        }
        // The first game follows, and back leads to the list.
        let game = walk.state.game.as_ref().unwrap();
        assert_eq!(game.seats(), [Seat::Person, Seat::Computer(Level::ALL[0])]);
        assert_eq!(walk.state.screen(), Screen::Game);
        assert_eq!(walk.state.progress.next_lesson(), None);
        walk.send(Intent::Back);
        assert_eq!(walk.state.screen(), Screen::Tutorial);
        // It is ticked off when it is over, and is not begun again by who walks the lessons again.
        assert!(!lessons_view(&walk.state).has_played);
        walk.send(Intent::ContinueGame);
        walk.send(Intent::Resign);
        walk.send(Intent::DialogAccepted);
        assert!(lessons_view(&walk.state).has_played);
        walk.send(Intent::Learn(LearnAction::OpenLesson(LESSONS.len() - 1)));
        assert!(!exercise_view(&walk.state).unwrap().leads_to_game);
    }
}

#[test]
fn what_was_learned_comes_back_as_it_was() {
    let all = LearnProgress {
        lessons: LESSONS.iter().map(|lesson| lesson.name).collect(),
        at: Some((10, 2)),
        has_played: true,
        solved: [PuzzleId(7), PuzzleId(u32::MAX)].into(),
        daily: Some(Day(20_000)),
        streak: 3,
        best_streak: 9,
    };
    for progress in [LearnProgress::default(), all] {
        assert_eq!(read_progress(write_progress(&progress).as_bytes()), Ok(progress));
    }
}
