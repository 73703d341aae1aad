//! Learning by doing: lessons whose stones the learner places, and puzzles, on real boards with the
//! real rules.
//!
//! A lesson is a row of tasks, and a task is plain values: a position, a goal and the keys of its
//! sentences. On its screen it is an [`Exercise`], which plays in an ordinary
//! [`Game`](super::Game), so that taps, refusals and undo are those of the game screen.

pub mod exercise;
pub mod goal;
pub mod left;
pub mod lessons;
pub mod progress;
pub mod puzzle_play;
pub mod puzzle_view;
pub mod puzzles;
pub mod view;

pub use exercise::{Exercise, Verdict};
pub use goal::{Goal, Obstacle};
pub use left::{Left, LeftPuzzle, LeftTask};
pub use lessons::{LESSONS, Lesson, Task};
pub use progress::LearnProgress;
pub use puzzle_play::{PuzzlePlay, PuzzleResult};
pub use puzzle_view::{PuzzleView, PuzzlesView, puzzle_view, puzzles_view};
pub use view::{ExerciseView, LessonsView, exercise_view, lessons_view};

use super::{moment::Date, snapshot::GameStart};
use crate::engine::puzzle::PuzzleKind;

/// What can happen on the screens of lessons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LearnAction {
    /// `lesson-NAME`: opens this lesson, by its place in [`LESSONS`].
    OpenLesson(usize),
    /// `next`: goes on to the next task, the next lesson or the list.
    Next,
    /// `next`, on the last task of all: the first game follows.
    Finish(GameStart),
    /// `try-again`: sets the stones up again.
    TryAgain,
    /// `answer-NUMBER`: answers a question.
    Answer(u16),
    /// `first-game`: the first game, against level 1.
    FirstGame(GameStart),
    /// `puzzles`: shows the ways into the puzzles, on this day of the person's.
    OpenPuzzles(Date),
    /// The screen of puzzles is seen, on this day of the person's.
    Today(Date),
    /// `puzzle-daily`: opens the puzzle of today.
    OpenDaily(Date),
    /// `puzzle-win`, …: opens the next puzzle of a kind.
    OpenPuzzle(PuzzleKind),
    /// `show-solution`: plays the solution out on the board.
    ShowSolution,
}
