//! Saves that last as long as the program: for tests.

use std::collections::BTreeMap;

use crate::app::{
    GameId, GameList, GameSummary, KeptReview, Launch, LearnProgress, LoadTrouble, LoadTroubleKind,
    Session, Settings, Snapshot, Statistics,
};

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
    /// What was won and lost.
    pub statistics: Option<Statistics>,
    /// The games put aside.
    pub deleted: BTreeMap<GameId, Snapshot>,
    /// The reviews, also of games put aside.
    pub reviews: BTreeMap<GameId, KeptReview>,
}

impl Saves for MemorySaves {
    fn launch(&mut self) -> Launch {
        let id = self.session.as_ref().and_then(|session| session.game);
        Launch {
            is_first: self.games.is_empty(),
            settings: self.settings.clone(),
            session: self.session.clone(),
            statistics: self.statistics.clone(),
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

    fn list_games(&mut self) -> GameList {
        let summary = |game: &Snapshot| GameSummary::of(game, game.start.date);
        let games = self.games.values().rev().map(summary).collect();
        GameList { games, ..GameList::default() }
    }

    fn load_game(&mut self, id: GameId) -> Result<Snapshot, LoadTrouble> {
        let trouble = LoadTrouble { kind: LoadTroubleKind::Unreadable, file: id.to_string() };
        self.games.get(&id).cloned().ok_or(trouble)
    }

    fn rename_game(&mut self, id: GameId, title: &str) -> Result<(), SaveError> {
        if let Some(game) = self.games.get_mut(&id) {
            title.clone_into(&mut game.terms.title);
        }
        Ok(())
    }

    fn delete_game(&mut self, id: GameId) -> Result<(), SaveError> {
        self.deleted.extend(self.games.remove(&id).map(|game| (id, game)));
        Ok(())
    }

    fn restore_game(&mut self, id: GameId) -> Result<(), SaveError> {
        self.games.extend(self.deleted.remove(&id).map(|game| (id, game)));
        Ok(())
    }

    fn load_review(&mut self, id: GameId) -> Option<KeptReview> {
        self.reviews.get(&id).filter(|_| self.games.contains_key(&id)).cloned()
    }

    fn save_review(&mut self, review: &KeptReview) -> Result<(), SaveError> {
        self.reviews.insert(review.game, review.clone());
        Ok(())
    }

    fn save_settings(&mut self, settings: &Settings) -> Result<(), SaveError> {
        self.settings = Some(settings.clone());
        Ok(())
    }

    fn save_statistics(&mut self, statistics: &Statistics) -> Result<(), SaveError> {
        self.statistics = Some(statistics.clone());
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
