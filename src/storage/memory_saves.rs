//! Saves that last as long as the program: for tests.

use std::collections::BTreeMap;

use crate::app::{GameId, Launch, LearnProgress, Session, Settings, Snapshot};

use super::{SaveError, Saves};

/// Keeps everything in memory.
#[derive(Debug, Clone, Default)]
pub struct MemorySaves {
    /// The settings kept.
    pub settings: Option<Settings>,
    /// Where the person is.
    pub session: Option<Session>,
    /// What was learned.
    pub progress: Option<LearnProgress>,
    /// The games kept.
    pub games: BTreeMap<GameId, Snapshot>,
}

impl Saves for MemorySaves {
    fn launch(&mut self) -> Launch {
        let id = self.session.as_ref().and_then(|session| session.game);
        Launch {
            is_first: self.games.is_empty(),
            settings: self.settings.clone(),
            session: self.session.clone(),
            game: id.and_then(|id| self.games.get(&id)).cloned(),
            progress: self.progress.clone(),
            troubles: Vec::new(),
        }
    }

    fn save_game_telling(&mut self, game: &Snapshot, written: &dyn Fn()) -> Result<(), SaveError> {
        self.games.insert(game.id, game.clone());
        written();
        Ok(())
    }

    fn save_settings(&mut self, settings: &Settings) -> Result<(), SaveError> {
        self.settings = Some(settings.clone());
        Ok(())
    }

    fn save_session(&mut self, session: &Session) -> Result<(), SaveError> {
        self.session = Some(session.clone());
        Ok(())
    }

    fn save_progress(&mut self, progress: &LearnProgress) -> Result<(), SaveError> {
        self.progress = Some(progress.clone());
        Ok(())
    }
}
