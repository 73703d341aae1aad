//! Keeping things between launches.
//!
//! One folder, given from outside, holds `settings.json`, `session.json` (which game, which
//! screen), `learned.json` (lessons and puzzles), `statistics.json` and `games/ID.json`, one file for each game, so that
//! one damaged file harms no other, with a `games/ID.review.json` beside those that were reviewed; `games-index.json` says again what a list of them shows.
//!
//! Promises: a file is written beside and renamed, so that at any moment a whole one is there, and what the screen
//! shows outlasts a kill of the program. What cannot be read is kept aside under another name and told. What is stored of a game is its record; loading plays the moves by the
//! rules, so no file can bring in an impossible position.

pub mod file_saves;
pub mod game_index;
mod kept_games;
pub mod memory_saves;
pub mod save_worker;
pub mod saved_game;
pub mod saved_progress;
pub mod saved_review;
pub mod saved_session;
pub mod saved_settings;
pub mod saved_statistics;
pub mod sealed;

use std::{fmt, io, path::PathBuf};

use crate::app::{
    GameId, GameList, KeptReview, Launch, LearnProgress, LoadTrouble, SaveFailure, SaveTrouble,
    Session, Settings, Snapshot, Statistics,
};

pub use file_saves::FileSaves;
pub use memory_saves::MemorySaves;
pub use save_worker::{SaveWorker, at_the_library};

/// Where things are kept.
pub trait Saves: Send {
    /// Reads all that a start of the app needs. Never fails: what cannot be read is kept aside
    /// and told in [`Launch::troubles`].
    fn launch(&mut self) -> Launch;

    /// Writes a game, and calls `written` as soon as a kill of the program would not lose it: often long before
    /// it would outlast a loss of power, which is when this returns.
    ///
    /// # Errors
    /// When it cannot be written; what was kept before is unchanged.
    fn save_game_telling(&mut self, game: &Snapshot, written: &dyn Fn()) -> Result<(), SaveError>;

    /// Writes a game.
    ///
    /// # Errors
    /// As [`save_game_telling`](Self::save_game_telling).
    fn save_game(&mut self, game: &Snapshot) -> Result<(), SaveError> {
        self.save_game_telling(game, &|| ())
    }

    /// Lists the games. Never fails: what cannot be read is kept aside and told.
    fn list_games(&mut self) -> GameList;

    /// Reads a game.
    ///
    /// # Errors
    /// When it cannot be read.
    fn load_game(&mut self, id: GameId) -> Result<Snapshot, LoadTrouble>;

    /// Gives a game a name of its own.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn rename_game(&mut self, id: GameId, title: &str) -> Result<(), SaveError>;

    /// Puts a game aside; until the next start it can be brought back.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn delete_game(&mut self, id: GameId) -> Result<(), SaveError>;

    /// Brings a game back that was put aside.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn restore_game(&mut self, id: GameId) -> Result<(), SaveError>;

    /// Reads what was kept of a review of a game. One that cannot be read is kept aside without a word: it can
    /// be made again.
    fn load_review(&mut self, id: GameId) -> Option<KeptReview>;

    /// Writes a review beside its game, with which it is put aside, brought back and forgotten.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn save_review(&mut self, review: &KeptReview) -> Result<(), SaveError>;

    /// Writes the settings.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn save_settings(&mut self, settings: &Settings) -> Result<(), SaveError>;

    /// Writes what was won and lost.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn save_statistics(&mut self, statistics: &Statistics) -> Result<(), SaveError>;

    /// Writes where the person is.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn save_session(&mut self, session: &Session) -> Result<(), SaveError>;

    /// Writes what was learned.
    ///
    /// # Errors
    /// As [`save_game`](Self::save_game).
    fn save_progress(&mut self, progress: &LearnProgress) -> Result<(), SaveError>;
}

impl Saves for Box<dyn Saves> {
    fn launch(&mut self) -> Launch {
        (**self).launch()
    }

    fn save_game_telling(&mut self, game: &Snapshot, written: &dyn Fn()) -> Result<(), SaveError> {
        (**self).save_game_telling(game, written)
    }

    fn list_games(&mut self) -> GameList {
        (**self).list_games()
    }

    fn load_game(&mut self, id: GameId) -> Result<Snapshot, LoadTrouble> {
        (**self).load_game(id)
    }

    fn rename_game(&mut self, id: GameId, title: &str) -> Result<(), SaveError> {
        (**self).rename_game(id, title)
    }

    fn delete_game(&mut self, id: GameId) -> Result<(), SaveError> {
        (**self).delete_game(id)
    }

    fn restore_game(&mut self, id: GameId) -> Result<(), SaveError> {
        (**self).restore_game(id)
    }

    fn load_review(&mut self, id: GameId) -> Option<KeptReview> {
        (**self).load_review(id)
    }

    fn save_review(&mut self, review: &KeptReview) -> Result<(), SaveError> {
        (**self).save_review(review)
    }

    fn save_settings(&mut self, settings: &Settings) -> Result<(), SaveError> {
        (**self).save_settings(settings)
    }

    fn save_statistics(&mut self, statistics: &Statistics) -> Result<(), SaveError> {
        (**self).save_statistics(statistics)
    }

    fn save_session(&mut self, session: &Session) -> Result<(), SaveError> {
        (**self).save_session(session)
    }

    fn save_progress(&mut self, progress: &LearnProgress) -> Result<(), SaveError> {
        (**self).save_progress(progress)
    }
}

/// Why something could not be written.
#[derive(Debug)]
pub enum SaveError {
    /// The system offers no folder to write in.
    NoFolder,
    /// The folder cannot be made.
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A file cannot be written.
    Write {
        /// The file.
        file: PathBuf,
        /// What the system said.
        error: io::Error,
    },
}

impl SaveError {
    /// The reason, as far as a player can do something about it.
    pub fn trouble(&self) -> SaveTrouble {
        let (error, otherwise) = match self {
            SaveError::NoFolder => return SaveTrouble::NoFolder,
            SaveError::Folder { error, .. } => (error, SaveTrouble::NoFolder),
            SaveError::Write { error, .. } => (error, SaveTrouble::Other),
        };
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => SaveTrouble::DiskFull,
            Kind::NotFound
            | Kind::NotADirectory
            | Kind::PermissionDenied
            | Kind::ReadOnlyFilesystem => SaveTrouble::NoFolder,
            _ => otherwise,
        }
    }
}

impl From<SaveError> for SaveFailure {
    fn from(error: SaveError) -> SaveFailure {
        SaveFailure { trouble: error.trouble(), detail: error.to_string() }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::NoFolder => write!(out, "no folder to save in"),
            SaveError::Folder { folder, error } => {
                write!(out, "cannot make the folder {}: {error}", folder.display())
            }
            SaveError::Write { file, error } => {
                write!(out, "cannot write {}: {error}", file.display())
            }
        }
    }
}

impl std::error::Error for SaveError {}
