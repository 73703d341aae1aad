//! Boards to learn on as they were left, to be set up again by another launch.

use crate::app::{course::Step, game::Game, state::AppState};

use super::{
    exercise::Exercise,
    puzzles::{Day, PuzzleId},
};

/// What was placed so far on a board to learn on, by the index of each cell.
pub type Placed = Vec<usize>;

/// The task and the puzzle that were open.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Left {
    /// The task, and what was placed in it.
    pub task: Option<LeftTask>,
    /// The puzzle, likewise.
    pub puzzle: Option<LeftPuzzle>,
}

/// A task of a lesson as it was left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftTask {
    /// Place of the lesson in [`LESSONS`](super::LESSONS).
    pub lesson: usize,
    /// Place of the task in the lesson.
    pub task: usize,
    /// What was placed.
    pub placed: Placed,
}

/// A puzzle as it was left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftPuzzle {
    /// Its name.
    pub id: PuzzleId,
    /// The day whose puzzle it was opened as.
    pub day: Option<Day>,
    /// What the person placed.
    pub placed: Placed,
    /// The solution was asked for.
    pub is_shown: bool,
}

impl Left {
    /// What is open now.
    pub fn of(state: &AppState) -> Left {
        let task = state.exercise.as_ref().map(|exercise| LeftTask {
            lesson: exercise.lesson,
            task: exercise.task,
            placed: placed_in(exercise.game.course().steps()),
        });
        Left { task, puzzle: state.puzzle.as_ref().map(|play| play.left()) }
    }

    /// Places in a task that begins anew what was placed when it was left.
    pub fn restore_task(&self, exercise: &mut Exercise) {
        let is_same =
            |left: &&LeftTask| (left.lesson, left.task) == (exercise.lesson, exercise.task);
        if let Some(left) = self.task.as_ref().filter(is_same) {
            place_again(&mut exercise.game, &left.placed);
        }
        exercise.judge();
    }
}

/// The placements among these steps.
pub(super) fn placed_in(steps: &[Step]) -> Placed {
    steps.iter().filter_map(Step::placed).map(|cell| cell.index()).collect()
}

/// Places these stones one after the other, as far as that is legal.
fn place_again(game: &mut Game, placed: &[usize]) {
    for &index in placed {
        let cell = game.board().geometry().cell(index);
        if cell.and_then(|cell| game.place(cell)).is_none() {
            return;
        }
    }
}
