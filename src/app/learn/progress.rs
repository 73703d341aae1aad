//! What was learned so far: kept on the device.

use std::collections::BTreeSet;

use super::{
    lessons::LESSONS,
    puzzles::{Day, PuzzleId},
};

/// What was learned so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LearnProgress {
    /// Names of the lessons done, those that this version has.
    pub lessons: BTreeSet<&'static str>,
    /// The lesson and task the person is at, by their places.
    pub at: Option<(usize, usize)>,
    /// A game against the computer was played to its end.
    pub has_played: bool,
    /// Puzzles solved.
    pub solved: BTreeSet<PuzzleId>,
    /// The last day whose puzzle was solved.
    pub daily: Option<Day>,
    /// Days in a row up to that one.
    pub streak: u16,
    /// The most days in a row ever.
    pub best_streak: u16,
}

impl LearnProgress {
    /// Whether the lesson at this place was done.
    pub fn is_done(&self, lesson: usize) -> bool {
        LESSONS.get(lesson).is_some_and(|lesson| self.lessons.contains(lesson.name))
    }

    /// Notes that the puzzle of this day was solved.
    pub fn solved_on(&mut self, day: Day) {
        if self.daily.is_some_and(|last| last >= day) {
            return;
        }
        let follows = self.daily.is_some_and(|last| last.0 + 1 == day.0);
        self.streak = if follows { self.streak.saturating_add(1) } else { 1 };
        self.best_streak = self.best_streak.max(self.streak);
        self.daily = Some(day);
    }

    /// Days in a row as they count on this day: none when one was left out.
    pub fn streak_on(&self, today: Option<Day>) -> u16 {
        match (self.daily, today) {
            (Some(last), Some(today)) if last.0 + 1 < today.0 => 0,
            (Some(_), _) => self.streak,
            (None, _) => 0,
        }
    }

    /// The first lesson that was not done yet.
    pub fn next_lesson(&self) -> Option<usize> {
        (0..LESSONS.len()).find(|&lesson| !self.is_done(lesson))
    }
}
