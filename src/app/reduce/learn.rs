//! Lessons: opening them, judging what was placed, going on.

use crate::{
    app::{
        effect::{Effect, Sound},
        game_setup::{ColorChoice, GameSetup, Opponent},
        learn::{Exercise, LESSONS, LearnAction, Verdict},
        screens::Screen,
        snapshot::GameStart,
        state::AppState,
    },
    engine::{board::BoardSpec, level::Level},
};

use super::{flow, puzzles, sound};

/// Carries out what was done on the screens of lessons.
pub(super) fn act(state: &mut AppState, effects: &mut Vec<Effect>, action: LearnAction) {
    match action {
        LearnAction::OpenLesson(lesson) => {
            let left_at = state.progress.at.filter(|(at, _)| *at == lesson);
            open_task(state, effects, lesson, left_at.map_or(0, |(_, task)| task));
        }
        LearnAction::Next if state.screen() == Screen::Puzzle => puzzles::next(state),
        LearnAction::Next => next(state, effects),
        LearnAction::Finish(start) => {
            next(state, effects);
            if state.screen() == Screen::Tutorial {
                start_first_game(state, effects, start);
            }
        }
        LearnAction::TryAgain if state.screen() == Screen::Puzzle => puzzles::try_again(state),
        LearnAction::TryAgain => try_again(state),
        LearnAction::OpenPuzzles(date) => puzzles::open_list(state, date),
        LearnAction::Today(date) => state.today = Some(date.day()),
        LearnAction::OpenDaily(date) => puzzles::open_daily(state, date),
        LearnAction::OpenPuzzle(kind) => puzzles::open_kind(state, kind),
        LearnAction::ShowSolution => puzzles::show_solution(state, effects),
        LearnAction::Answer(number) => {
            if let Some(exercise) = exercise_at_board(state) {
                exercise.answer(number);
                let is_right = *exercise.verdict() == Verdict::Done;
                tell_answer(state, effects, is_right);
            }
        }
        LearnAction::FirstGame(start) => start_first_game(state, effects, start),
    }
}

fn start_first_game(state: &mut AppState, effects: &mut Vec<Effect>, start: GameStart) {
    let level_1 = Opponent::Computer(Level::ALL[0]);
    let setup = GameSetup::new(BoardSpec::Hex(5), level_1, ColorChoice::Red);
    flow::start_or_ask(state, effects, setup, start);
}

/// Notes that a game against the computer is over.
pub(super) fn game_over(state: &mut AppState, effects: &mut Vec<Effect>) {
    if !std::mem::replace(&mut state.progress.has_played, true) {
        save(state, effects);
    }
}

/// Shows where the task can be done, or no longer.
pub(super) fn hint(state: &mut AppState, effects: &mut Vec<Effect>) {
    if state.screen() == Screen::Puzzle {
        puzzles::show_solution(state, effects);
    } else if let Some(exercise) = exercise_at_board(state) {
        exercise.is_hinted = !exercise.is_hinted;
    }
}

/// Judges what was placed, after every intent.
pub(super) fn attend(state: &mut AppState, effects: &mut Vec<Effect>) {
    if state.screen() != Screen::Lesson {
        return;
    }
    let Some(exercise) = state.exercise.as_mut() else { return };
    if exercise.judge() {
        task_done(state, effects);
    }
}

fn exercise_at_board(state: &mut AppState) -> Option<&mut Exercise> {
    if state.screen() == Screen::Lesson { state.exercise.as_mut() } else { None }
}

fn open_task(state: &mut AppState, effects: &mut Vec<Effect>, lesson: usize, task: usize) {
    let Some(exercise) = Exercise::lesson(lesson, task) else { return };
    state.exercise = Some(exercise);
    state.screens.open(Screen::Lesson);
    state.progress.at = Some((lesson, task));
    save(state, effects);
}

fn try_again(state: &mut AppState) {
    if let Some(exercise) = exercise_at_board(state)
        && let Some(mut again) = Exercise::lesson(exercise.lesson, exercise.task)
    {
        again.is_hinted = exercise.is_hinted;
        *exercise = again;
    }
}

/// Goes on, once the task is done or has nothing to do.
fn next(state: &mut AppState, effects: &mut Vec<Effect>) {
    let Some(exercise) = exercise_at_board(state).filter(|exercise| exercise.may_go_on()) else {
        return;
    };
    let (lesson, task) = (exercise.lesson, exercise.task + 1);
    if task < LESSONS[lesson].tasks.len() {
        return open_task(state, effects, lesson, task);
    }
    state.progress.lessons.insert(LESSONS[lesson].name);
    if lesson + 1 < LESSONS.len() {
        return open_task(state, effects, lesson + 1, 0);
    }
    state.progress.at = None;
    state.exercise = None;
    state.screens.open(Screen::Tutorial);
    save(state, effects);
}

/// A task is done: the last one makes the lesson done.
fn task_done(state: &mut AppState, effects: &mut Vec<Effect>) {
    let Some(exercise) = state.exercise.as_ref() else { return };
    let lesson = &LESSONS[exercise.lesson];
    if exercise.task + 1 == lesson.tasks.len() && state.progress.lessons.insert(lesson.name) {
        save(state, effects);
    }
}

fn tell_answer(state: &mut AppState, effects: &mut Vec<Effect>, is_right: bool) {
    if is_right {
        sound(state, effects, Sound::Place);
        task_done(state, effects);
    } else {
        sound(state, effects, Sound::Refuse);
    }
}

fn save(state: &AppState, effects: &mut Vec<Effect>) {
    effects.push(Effect::SaveProgress(Box::new(state.progress.clone())));
}
