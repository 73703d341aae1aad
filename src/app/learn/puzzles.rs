//! The puzzles that come with the app, read only as far as they are needed.

use std::sync::OnceLock;

use crate::{
    app::moment::Date,
    engine::puzzle::{Puzzle, PuzzleKind},
};

/// One puzzle a line, as [`Puzzle`] writes it; easy ones first within each kind.
const LINES: &str = include_str!("../../../assets/puzzles.txt");

/// Names a puzzle for ever, also in the saves: by its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(pub u32);

/// A day as a person's clock counts it: days since 1970-01-01.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub u32);

/// What is known of a puzzle without reading its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its name.
    pub id: PuzzleId,
    /// What it asks.
    pub kind: PuzzleKind,
    line: &'static str,
}

impl Entry {
    /// The puzzle itself; none only when its line is damaged.
    pub fn puzzle(&self) -> Option<Puzzle> {
        self.line.parse().ok()
    }
}

impl Date {
    /// The day of this moment; moved by the distance from UTC, the person's own.
    pub fn day(self) -> Day {
        Day(u32::try_from(self.unix_ms / 86_400_000).unwrap_or(u32::MAX))
    }
}

/// All puzzles.
pub fn entries() -> &'static [Entry] {
    static ENTRIES: OnceLock<Vec<Entry>> = OnceLock::new();
    ENTRIES.get_or_init(|| LINES.lines().filter_map(entry_of).collect())
}

/// The puzzle of a day: the same for everybody, and another one each day until all have been shown.
pub fn daily(day: Day) -> usize {
    // A step without a common divisor goes through all of them, kinds and grades mixed.
    let count = entries().len().max(1);
    let step = (count / 2..count).rev().find(|step| is_coprime(*step, count)).unwrap_or(1);
    (day.0 as usize % count * step) % count
}

fn is_coprime(mut one: usize, mut other: usize) -> bool {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one == 1
}

fn entry_of(line: &'static str) -> Option<Entry> {
    let mut words = line.split(' ');
    let kind = words.next()?;
    let kind = PuzzleKind::ALL.into_iter().find(|known| known.name() == kind)?;
    let position = words.nth(1)?;
    // FNV-1a, 32 bits.
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let id = PuzzleId(position.bytes().fold(0x811c_9dc5, step));
    Some(Entry { id, kind, line })
}
