//! Keeping things between launches.
//!
//! One folder, given from outside: `settings.json`, `session.json` (which game, which screen) and
//! `games/ID.json`, one file for each game. A file is written beside and renamed, so that at any
//! moment a whole one is there.

use std::path::PathBuf;

use crate::app::{GameId, Launch, SaveFailure, Session, Settings, Snapshot};

/// Where things are kept.
pub trait Saves: Send {
    /// Reads all that a start of the app needs. Never fails: what cannot be read is kept aside
    /// and told in [`Launch::troubles`].
    fn launch(&mut self) -> Launch;
    /// Writes a game.
    ///
    /// # Errors
    /// When it cannot be written; what was kept before is unchanged.
    fn save_game(&mut self, game: &Snapshot) -> Result<(), SaveError>;
    /// Writes the settings.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn save_settings(&mut self, settings: &Settings) -> Result<(), SaveError>;
    /// Writes where the person is.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn save_session(&mut self, session: &Session) -> Result<(), SaveError>;
    /// Reads a game.
    ///
    /// # Errors
    /// When it cannot be read; a damaged or newer file is kept aside.
    fn load_game(&mut self, id: GameId) -> Result<Snapshot, SaveError>;
}

/// Why something could not be written or read.
#[derive(Debug)]
pub struct SaveError {
    /// What was being done, as "write", "read".
    pub doing: &'static str,
    /// To which file.
    pub file: PathBuf,
    /// What the system said.
    pub reason: String,
    /// The same for a player.
    pub failure: SaveFailure,
}
