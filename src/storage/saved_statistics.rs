//! File format of the statistics.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{
    app::{
        Date, GameId, Statistics,
        sentence::player_word,
        statistics::{GameResult, Score},
    },
    engine::{board::BoardSpec, level::Level},
};

use super::{
    saved_game::read_player,
    sealed::{Unreadable, seal, unseal},
};

/// The results as they stand in their file, the oldest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedStatistics {
    results: Vec<SavedResult>,
    /// Names of games whose results were cleared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cleared: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct SavedResult {
    id: String,
    began_unix_ms: u64,
    board: String,
    level: u8,
    color: String,
    /// `won`, `lost`, `drawn`.
    score: String,
    longest_chain: u16,
    largest_capture: u16,
}

const SCORES: [(&str, Score); 3] =
    [("won", Score::Won), ("lost", Score::Lost), ("drawn", Score::Drawn)];

/// Text of the file that keeps the statistics.
pub fn write_statistics(statistics: &Statistics) -> String {
    let saved = |result: &GameResult| SavedResult {
        id: result.id.to_string(),
        began_unix_ms: result.began.unix_ms,
        board: result.board.to_string(),
        level: result.level.number(),
        color: player_word(result.color).to_owned(),
        score: match result.score {
            Score::Won => "won",
            Score::Lost => "lost",
            Score::Drawn => "drawn",
        }
        .to_owned(),
        longest_chain: result.longest_chain,
        largest_capture: result.largest_capture,
    };
    seal(&SavedStatistics {
        results: statistics.results().iter().map(saved).collect(),
        cleared: statistics.cleared().iter().map(GameId::to_string).collect(),
    })
}

/// The statistics that the bytes of a file hold.
///
/// # Errors
/// When they are not what [`write_statistics`] wrote.
pub fn read_statistics(bytes: &[u8]) -> Result<Statistics, Unreadable> {
    let saved: SavedStatistics = unseal(bytes)?;
    let results: Result<Vec<GameResult>, Unreadable> = saved.results.iter().map(read).collect();
    let cleared: Result<Vec<GameId>, _> =
        saved.cleared.iter().map(|id| GameId::from_str(id)).collect();
    Ok(Statistics::restore(results?, cleared.map_err(Unreadable::damaged)?))
}

fn read(saved: &SavedResult) -> Result<GameResult, Unreadable> {
    let score = SCORES.iter().find(|(name, _)| *name == saved.score);
    let level = Level::new(saved.level);
    Ok(GameResult {
        id: GameId::from_str(&saved.id).map_err(Unreadable::damaged)?,
        began: Date { unix_ms: saved.began_unix_ms },
        board: BoardSpec::from_str(&saved.board).map_err(Unreadable::damaged)?,
        level: level.ok_or_else(|| Unreadable::damaged("no such level"))?,
        color: read_player(&saved.color)?,
        score: score.ok_or_else(|| Unreadable::damaged("no such score"))?.1,
        longest_chain: saved.longest_chain,
        largest_capture: saved.largest_capture,
    })
}
