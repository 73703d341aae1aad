//! What the screens of lessons show.

use crate::app::{
    game::Answer,
    sentence::Sentence,
    state::AppState,
    status::{self, Status},
};

use super::{
    exercise::{Exercise, Verdict},
    goal::Goal,
    lessons::LESSONS,
};

/// The list of lessons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonsView {
    /// Each lesson, in order.
    pub lessons: Vec<LessonRow>,
    /// The lesson to go on with, by its place; none when all are done.
    pub next: Option<usize>,
    /// The first game was played.
    pub has_played: bool,
}

/// One line of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonRow {
    /// Its name.
    pub name: &'static str,
    /// Key of its title.
    pub title: &'static str,
    /// It was done.
    pub is_done: bool,
}

/// A task as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExerciseView {
    /// Place of the lesson, from 0.
    pub lesson: usize,
    /// How many lessons there are.
    pub lesson_count: usize,
    /// Place of the task in it, from 0.
    pub task: usize,
    /// Tasks of the lesson.
    pub task_count: usize,
    /// Key of the lesson's title.
    pub title: &'static str,
    /// Key of the explanation.
    pub text: &'static str,
    /// Key of what is asked.
    pub ask: &'static str,
    /// What is said of the last tap or placement.
    pub said: Option<Sentence>,
    /// A second, quieter sentence: the hint.
    pub more: Option<Sentence>,
    /// How that is meant.
    pub tone: Tone,
    /// Numbers to choose from, where a question is asked.
    pub choices: &'static [u16],
    /// The hint is shown.
    pub is_hinted: bool,
    /// The learner may go on.
    pub may_go_on: bool,
    /// Something can be taken back.
    pub is_begun: bool,
    /// The turn is over and the task was not done: all that is left is another try.
    pub is_failed: bool,
    /// It is the last task of the last lesson.
    pub is_last: bool,
    /// The first game follows on it.
    pub leads_to_game: bool,
}

/// How what is said is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// As on the game screen.
    Plain,
    /// Well done.
    Good,
    /// Something is wrong.
    Wrong,
}

impl Tone {
    /// Value of `data-tone`.
    pub fn name(self) -> &'static str {
        match self {
            Tone::Plain => "plain",
            Tone::Good => "good",
            Tone::Wrong => "wrong",
        }
    }
}

/// The list of lessons.
pub fn lessons_view(state: &AppState) -> LessonsView {
    let row = |(place, lesson): (usize, &'static super::Lesson)| LessonRow {
        name: lesson.name,
        title: lesson.title,
        is_done: state.progress.is_done(place),
    };
    LessonsView {
        lessons: LESSONS.iter().enumerate().map(row).collect(),
        next: state.progress.next_lesson(),
        has_played: state.progress.has_played,
    }
}

/// The task on the board, if there is one.
pub fn exercise_view(state: &AppState) -> Option<ExerciseView> {
    let exercise = state.exercise.as_ref()?;
    let (lesson, task) = (&LESSONS[exercise.lesson], exercise.the_task());
    let (tone, said, more) = said(state, exercise);
    let is_last = exercise.lesson + 1 == LESSONS.len() && exercise.task + 1 == lesson.tasks.len();
    Some(ExerciseView {
        lesson: exercise.lesson,
        lesson_count: LESSONS.len(),
        task: exercise.task,
        task_count: lesson.tasks.len(),
        title: lesson.title,
        text: task.text,
        ask: task.ask,
        said,
        more,
        tone,
        choices: match task.goal {
            Goal::Number { choices, .. } => choices,
            _ => &[],
        },
        is_hinted: exercise.is_hinted,
        may_go_on: exercise.may_go_on(),
        is_begun: exercise.game.course().cursor() > 0,
        is_failed: exercise.is_failed(),
        is_last,
        leads_to_game: is_last && !state.progress.has_played,
    })
}

/// What is said: praise, what is wrong, why a tap was refused, what the pending stone would do.
fn said(state: &AppState, exercise: &Exercise) -> (Tone, Option<Sentence>, Option<Sentence>) {
    let (game, task) = (&exercise.game, exercise.the_task());
    let hint = || Some(Sentence::new(task.hint));
    let sentence = |status: Status| Some(status.sentence(game.board()));
    let status = if state.screen().is_exercise() { status::status(state) } else { None };
    match (exercise.verdict(), game.answer()) {
        (Verdict::Done, _) => (Tone::Good, Some(Sentence::new(task.done)), None),
        (Verdict::Wrong(why), _) => (Tone::Wrong, Some(why.clone()), hint()),
        (Verdict::Open, Some(Answer::Refused(refusal))) if task.goal.is_met_by(refusal.reason) => {
            (Tone::Good, status.and_then(sentence), Some(Sentence::new("lesson-one-more")))
        }
        (Verdict::Open, Some(Answer::Refused(_))) => {
            (Tone::Wrong, status.and_then(sentence), hint())
        }
        (Verdict::Open, _) if exercise.is_hinted => (Tone::Plain, hint(), None),
        (Verdict::Open, _) => match status {
            Some(Status::Turn(_)) | None => (Tone::Plain, None, None),
            Some(status) => (Tone::Plain, sentence(status), None),
        },
    }
}
