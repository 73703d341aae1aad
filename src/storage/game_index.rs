//! One file that says of every kept game what a list shows, so that a thousand games are listed without
//! opening a thousand files.
//!
//! It holds nothing that the games do not: an entry counts only as long as its game's file has the length and
//! the time it had when it was read, and a missing or damaged index is made anew.

use std::{collections::BTreeMap, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    app::{Date, GameEnd, GameId, GameSummary, sentence::player_word},
    engine::{board::BoardSpec, rules::Player},
};

use super::saved_game::{read_player, read_seat, write_seat};
use super::sealed::Unreadable;

/// What this app writes; another is made anew.
const VERSION: u32 = 1;

/// What was read of every game, by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct GameIndex {
    version: u32,
    games: BTreeMap<String, Entry>,
}

/// What tells whether a file is still the one that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    /// Milliseconds since 1970 when it was written.
    pub unix_ms: u64,
    /// Its length in bytes.
    pub len: u64,
}

impl Stamp {
    /// When it was written.
    pub fn date(self) -> Date {
        Date { unix_ms: self.unix_ms }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Entry {
    stamp: Stamp,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(default, skip_serializing_if = "no_names")]
    names: [String; 2],
    board: String,
    seats: [String; 2],
    began_unix_ms: u64,
    placements: u32,
    /// `won red`, `resigned blue`, `out-of-time red`, `draw`; empty while it runs.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    end: String,
    position: String,
}

fn no_names(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

impl GameIndex {
    /// The index in the bytes of its file; an empty one where they are not what this version writes.
    pub fn read(bytes: &[u8]) -> GameIndex {
        let index: GameIndex = serde_json::from_slice(bytes).unwrap_or_default();
        if index.version == VERSION { index } else { GameIndex::default() }
    }

    /// The text of its file.
    pub fn write(&self) -> String {
        let whole = GameIndex { version: VERSION, games: self.games.clone() };
        serde_json::to_string(&whole).expect("plain structs become JSON")
    }

    /// What a list says of this game, if its file is still the one that was read.
    pub fn get(&self, id: GameId, stamp: Stamp) -> Option<GameSummary> {
        let entry = self.games.get(&id.to_string()).filter(|entry| entry.stamp == stamp)?;
        summary(id, entry).ok()
    }

    /// Notes what was read of a game.
    pub fn insert(&mut self, summary: &GameSummary, stamp: Stamp) {
        let entry = Entry {
            stamp,
            title: summary.title.clone(),
            names: summary.names.clone(),
            board: summary.board.to_string(),
            seats: summary.seats.map(write_seat),
            began_unix_ms: summary.began.unix_ms,
            placements: summary.placements,
            end: summary.end.map(write_end).unwrap_or_default(),
            position: summary.position.clone(),
        };
        self.games.insert(summary.id.to_string(), entry);
    }

    /// Forgets all but these games; says whether there were others.
    pub fn keep_only(&mut self, ids: &[GameId]) -> bool {
        let names: std::collections::BTreeSet<String> = ids.iter().map(GameId::to_string).collect();
        let before = self.games.len();
        self.games.retain(|name, _| names.contains(name));
        self.games.len() < before
    }
}

fn summary(id: GameId, entry: &Entry) -> Result<GameSummary, Unreadable> {
    let [red, blue] = &entry.seats;
    let end = match entry.end.as_str() {
        "" => None,
        text => Some(read_end(text)?),
    };
    Ok(GameSummary {
        id,
        title: entry.title.clone(),
        names: entry.names.clone(),
        board: BoardSpec::from_str(&entry.board).map_err(Unreadable::damaged)?,
        seats: [read_seat(red)?, read_seat(blue)?],
        began: Date { unix_ms: entry.began_unix_ms },
        written: entry.stamp.date(),
        placements: entry.placements,
        end,
        position: entry.position.clone(),
    })
}

fn write_end(end: GameEnd) -> String {
    let with = |word: &str, player: Player| format!("{word} {}", player_word(player));
    match end {
        GameEnd::Won(player) => with("won", player),
        GameEnd::Resigned(player) => with("resigned", player),
        GameEnd::OutOfTime(player) => with("out-of-time", player),
        GameEnd::Draw => "draw".to_owned(),
    }
}

fn read_end(text: &str) -> Result<GameEnd, Unreadable> {
    let (word, player) = text.split_once(' ').unwrap_or((text, ""));
    Ok(match word {
        "won" => GameEnd::Won(read_player(player)?),
        "resigned" => GameEnd::Resigned(read_player(player)?),
        "out-of-time" => GameEnd::OutOfTime(read_player(player)?),
        "draw" => GameEnd::Draw,
        _ => return Err(Unreadable::damaged(format!("no end {text}"))),
    })
}
