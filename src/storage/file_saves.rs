//! Files in one folder, replaced atomically.

use std::{
    fs, io,
    io::{Read, Write},
    path::{Path, PathBuf},
};

use crate::app::{
    GameId, GameList, KeptReview, Launch, LearnProgress, LoadTrouble, LoadTroubleKind, Session,
    Settings, Snapshot, Statistics,
};

use super::{
    SaveError, Saves,
    kept_games::{self, forget_deleted, game_file, games_folder, games_newest_first},
    saved_game::{read_game, write_game},
    saved_progress::{read_progress, write_progress},
    saved_session::{read_session, write_session},
    saved_settings::{read_settings, write_settings},
    saved_statistics::{read_statistics, write_statistics},
    sealed::Unreadable,
};

const SETTINGS: &str = "settings.json";
const STATISTICS: &str = "statistics.json";
const SESSION: &str = "session.json";
const PROGRESS: &str = "learned.json";

/// Files being written carry these, so that those of a killed program are known.
const UNFINISHED: (&str, &str) = (".writing-", ".tmp");

/// Nothing of ours is longer; what is, is not ours.
const LONGEST_FILE: u64 = 4 << 20;

/// Keeps everything as files in one folder.
#[derive(Debug, Clone)]
pub struct FileSaves {
    folder: Option<PathBuf>,
}

impl FileSaves {
    /// Saves in this folder, which is made when it is first needed. With none, nothing can be
    /// written, and every save says so.
    pub fn new(folder: Option<PathBuf>) -> FileSaves {
        FileSaves { folder }
    }

    fn folder(&self) -> Result<&Path, SaveError> {
        self.folder.as_deref().ok_or(SaveError::NoFolder)
    }
}

impl Saves for FileSaves {
    fn launch(&mut self) -> Launch {
        let Some(folder) = self.folder.clone() else {
            return Launch { is_first: true, ..Launch::default() };
        };
        tidy_unfinished(&folder, |_| None);
        tidy_unfinished(&games_folder(&folder), |bytes| {
            Some(kept_games::game_file_name(read_game(bytes).ok()?.id))
        });
        forget_deleted(&folder);
        let mut troubles = Vec::new();
        let settings = load(&folder.join(SETTINGS), read_settings, &mut troubles);
        let session = load(&folder.join(SESSION), read_session, &mut troubles);
        let progress = load(&folder.join(PROGRESS), read_progress, &mut troubles);
        let statistics = load(&folder.join(STATISTICS), read_statistics, &mut troubles);
        let ids = games_newest_first(&folder);
        let game = game_to_continue(&folder, session.as_ref(), &ids, &mut troubles);
        let is_first = !games_folder(&folder).exists();
        Launch { is_first, settings, statistics, session, game, progress, troubles }
    }

    fn save_game_telling(&mut self, game: &Snapshot, written: &dyn Fn()) -> Result<(), SaveError> {
        let file = game_file(self.folder()?, game.id);
        let text = write_game(game);
        // A game that is only looked at keeps its place among the others.
        if bytes_of(&file).is_ok_and(|kept| kept == text.as_bytes()) {
            written();
            return Ok(());
        }
        replace(&file, &text, written)
    }

    fn list_games(&mut self) -> GameList {
        self.folder.as_deref().map(kept_games::list).unwrap_or_default()
    }

    fn load_game(&mut self, id: GameId) -> Result<Snapshot, LoadTrouble> {
        match &self.folder {
            Some(folder) => kept_games::load_game(folder, id),
            None => Err(LoadTrouble { kind: LoadTroubleKind::Unreadable, file: id.to_string() }),
        }
    }

    fn rename_game(&mut self, id: GameId, title: &str) -> Result<(), SaveError> {
        kept_games::rename(self.folder()?, id, title)
    }

    fn delete_game(&mut self, id: GameId) -> Result<(), SaveError> {
        kept_games::delete(self.folder()?, id)
    }

    fn restore_game(&mut self, id: GameId) -> Result<(), SaveError> {
        kept_games::restore(self.folder()?, id)
    }

    fn load_review(&mut self, id: GameId) -> Option<KeptReview> {
        kept_games::load_review(self.folder.as_deref()?, id)
    }

    fn save_review(&mut self, review: &KeptReview) -> Result<(), SaveError> {
        kept_games::save_review(self.folder()?, review)
    }

    fn save_settings(&mut self, settings: &Settings) -> Result<(), SaveError> {
        replace(&self.folder()?.join(SETTINGS), &write_settings(settings), &|| ())
    }

    fn save_statistics(&mut self, statistics: &Statistics) -> Result<(), SaveError> {
        replace(&self.folder()?.join(STATISTICS), &write_statistics(statistics), &|| ())
    }

    fn save_session(&mut self, session: &Session) -> Result<(), SaveError> {
        replace(&self.folder()?.join(SESSION), &write_session(session), &|| ())
    }

    fn save_progress(&mut self, progress: &LearnProgress) -> Result<(), SaveError> {
        replace(&self.folder()?.join(PROGRESS), &write_progress(progress), &|| ())
    }
}

/// The game of the session; without a session (or when it names a game that is not there) the
/// one written last. A game that cannot be read is not replaced by another.
fn game_to_continue(
    folder: &Path,
    session: Option<&Session>,
    ids: &[GameId],
    troubles: &mut Vec<LoadTrouble>,
) -> Option<Snapshot> {
    let named = match session {
        Some(session) => session.game?,
        None => *ids.first()?,
    };
    let id = if ids.contains(&named) { named } else { *ids.first()? };
    kept_games::read(folder, id, troubles)
}

/// Reads a file. One that cannot be used is kept aside and told; one that is not there is nothing.
pub(super) fn load<T>(
    file: &Path,
    read: impl Fn(&[u8]) -> Result<T, Unreadable>,
    troubles: &mut Vec<LoadTrouble>,
) -> Option<T> {
    let kind = match bytes_of(file) {
        Ok(bytes) => match read(&bytes) {
            Ok(value) => return Some(value),
            Err(Unreadable::Newer(_)) => LoadTroubleKind::Newer,
            Err(Unreadable::Damaged(_)) => LoadTroubleKind::Damaged,
        },
        // Also where a file is in the way of the folder: that is told when something is to be saved.
        Err(error)
            if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) =>
        {
            return None;
        }
        Err(_) => LoadTroubleKind::Unreadable,
    };
    troubles.push(LoadTrouble { kind, file: keep_aside(file, kind) });
    None
}

pub(super) fn bytes_of(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    fs::File::open(file)?.take(LONGEST_FILE).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Renames a file to a name that nothing has; says under which name it is kept.
fn keep_aside(file: &Path, kind: LoadTroubleKind) -> String {
    let name = |path: &Path| {
        path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    };
    let word = match kind {
        LoadTroubleKind::Newer => "newer",
        LoadTroubleKind::Damaged | LoadTroubleKind::Unreadable => "damaged",
    };
    let candidates = (1..=999).map(|number| format!("{}.{word}-{number}", name(file)));
    let mut free = candidates.map(|name| file.with_file_name(name)).filter(|aside| !aside.exists());
    match free.next() {
        Some(aside) if fs::rename(file, &aside).is_ok() => name(&aside),
        _ => name(file),
    }
}

/// Finishes what a killed program was writing: what was whole becomes the file that `name_of` its bytes
/// gives, the rest is removed.
fn tidy_unfinished(folder: &Path, name_of: impl Fn(&[u8]) -> Option<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if !name.starts_with(UNFINISHED.0) || !name.ends_with(UNFINISHED.1) {
            continue;
        }
        let whole = bytes_of(&entry.path()).ok().and_then(|bytes| name_of(&bytes));
        // If it stays it does no harm, and the next start tries again.
        let _ = match whole {
            Some(name) => fs::rename(entry.path(), folder.join(name)),
            None => fs::remove_file(entry.path()),
        };
    }
}

/// Writes a file beside and renames it over the old one, so that at any moment a whole one is there, also after
/// a loss of power. Calls `written` as soon as a kill of the program would lose nothing: the next start finds
/// the file beside.
pub(super) fn replace(file: &Path, text: &str, written: &dyn Fn()) -> Result<(), SaveError> {
    let folder = file.parent().ok_or(SaveError::NoFolder)?;
    fs::create_dir_all(folder)
        .map_err(|error| SaveError::Folder { folder: folder.to_owned(), error })?;
    write_beside(folder, file, text, written)
        .map_err(|error| SaveError::Write { file: file.to_owned(), error })
}

fn write_beside(folder: &Path, file: &Path, text: &str, written: &dyn Fn()) -> io::Result<()> {
    let mut builder = tempfile::Builder::new();
    let mut beside = builder.prefix(UNFINISHED.0).suffix(UNFINISHED.1).tempfile_in(folder)?;
    beside.write_all(text.as_bytes())?;
    written();
    beside.as_file().sync_all()?;
    beside.persist(file).map_err(|error| error.error)?;
    sync_folder(folder)
}

#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
