//! File format of what was learned.

use serde::{Deserialize, Serialize};

use crate::app::{
    LearnProgress,
    learn::{
        LESSONS,
        puzzles::{Day, PuzzleId},
    },
};

use super::sealed::{Unreadable, seal, unseal};

/// What was learned, as it stands in its file. A field that is missing is empty.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedProgress {
    /// Names of the lessons done.
    lessons: Vec<String>,
    /// The lesson the person is at, and the place of the task in it.
    at: Option<(String, usize)>,
    /// A game against the computer was played to its end.
    has_played: bool,
    /// Puzzles solved, eight hexadecimal digits each.
    solved: Vec<String>,
    /// The last day whose puzzle was solved.
    daily: Option<u32>,
    streak: u16,
    best_streak: u16,
}

/// Text of the file that keeps what was learned.
pub fn write_progress(progress: &LearnProgress) -> String {
    let at = progress.at.and_then(|(lesson, task)| Some((LESSONS.get(lesson)?.name, task)));
    seal(&SavedProgress {
        lessons: progress.lessons.iter().map(|name| (*name).to_owned()).collect(),
        at: at.map(|(name, task)| (name.to_owned(), task)),
        has_played: progress.has_played,
        solved: progress.solved.iter().map(|id| format!("{:08x}", id.0)).collect(),
        daily: progress.daily.map(|day| day.0),
        streak: progress.streak,
        best_streak: progress.best_streak,
    })
}

/// What was learned, by the bytes of a file.
///
/// # Errors
/// When they are not what [`write_progress`] wrote.
pub fn read_progress(bytes: &[u8]) -> Result<LearnProgress, Unreadable> {
    let saved: SavedProgress = unseal(bytes)?;
    // A lesson or task that this version does not have is left out.
    let place_of = |name: &str| LESSONS.iter().position(|lesson| lesson.name == name);
    let at = saved.at.as_ref().and_then(|(name, task)| Some((place_of(name)?, *task)));
    let solved = saved.solved.iter().map(|id| u32::from_str_radix(id, 16).map(PuzzleId));
    Ok(LearnProgress {
        lessons: saved
            .lessons
            .iter()
            .filter_map(|name| Some(LESSONS[place_of(name)?].name))
            .collect(),
        at: at.filter(|(lesson, task)| *task < LESSONS[*lesson].tasks.len()),
        has_played: saved.has_played,
        solved: solved.collect::<Result<_, _>>().map_err(Unreadable::damaged)?,
        daily: saved.daily.map(Day),
        streak: saved.streak,
        best_streak: saved.best_streak,
    })
}
