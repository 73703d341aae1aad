//! Saves that always fail.

use std::{
    io,
    sync::{Arc, Mutex},
};

use oust::{
    app::{
        GameId, GameList, KeptReview, Launch, LearnProgress, LoadTrouble, LoadTroubleKind, Session,
        Settings, Snapshot, Statistics,
    },
    storage::{SaveError, Saves},
};

/// Saves that fail as a full disk does, and note what they are asked.
#[derive(Clone, Default)]
pub struct FullDisk(pub Arc<Mutex<Vec<String>>>);

impl FullDisk {
    fn refuse(&self, what: String) -> Result<(), SaveError> {
        self.0.lock().unwrap().push(what);
        let error = io::Error::from(io::ErrorKind::StorageFull);
        Err(SaveError::Write { file: "game".into(), error })
    }
}

impl Saves for FullDisk {
    fn launch(&mut self) -> Launch {
        Launch::default()
    }

    fn save_game_telling(&mut self, game: &Snapshot, _: &dyn Fn()) -> Result<(), SaveError> {
        self.refuse(format!("game {}", game.record.moves().len()))
    }

    fn save_settings(&mut self, _settings: &Settings) -> Result<(), SaveError> {
        self.refuse("settings".to_owned())
    }

    fn save_session(&mut self, _session: &Session) -> Result<(), SaveError> {
        self.refuse("session".to_owned())
    }

    fn save_statistics(&mut self, _statistics: &Statistics) -> Result<(), SaveError> {
        self.refuse("statistics".to_owned())
    }

    fn save_progress(&mut self, _progress: &LearnProgress) -> Result<(), SaveError> {
        self.refuse("progress".to_owned())
    }

    fn list_games(&mut self) -> GameList {
        GameList::default()
    }

    fn load_game(&mut self, id: GameId) -> Result<Snapshot, LoadTrouble> {
        Err(LoadTrouble { kind: LoadTroubleKind::Unreadable, file: id.to_string() })
    }

    fn rename_game(&mut self, id: GameId, _title: &str) -> Result<(), SaveError> {
        self.refuse(format!("name of {id}"))
    }

    fn delete_game(&mut self, id: GameId) -> Result<(), SaveError> {
        self.refuse(format!("end of {id}"))
    }

    fn restore_game(&mut self, id: GameId) -> Result<(), SaveError> {
        self.refuse(format!("return of {id}"))
    }

    fn load_review(&mut self, _id: GameId) -> Option<KeptReview> {
        None
    }

    fn save_review(&mut self, review: &KeptReview) -> Result<(), SaveError> {
        self.refuse(format!("review of {}", review.game))
    }
}
