//! The folder of games: listed, read, renamed, put aside.

use std::{
    fs, io,
    path::{Path, PathBuf},
    str::FromStr,
    time::{Duration, UNIX_EPOCH},
};

use crate::app::{
    GameId, GameList, GameSummary, KeptReview, LoadTrouble, LoadTroubleKind, Snapshot, newest_first,
};

use super::{
    SaveError,
    file_saves::{bytes_of, load, replace},
    game_index::{GameIndex, Stamp},
    saved_game::{read_game, write_game},
    saved_review::{read_review, write_review},
    sealed::Unreadable,
};

const GAMES: &str = "games";
const INDEX: &str = "games-index.json";
/// The name of a deleted game's file ends so, until the next list is made.
const DELETED: &str = ".deleted";

/// The folder of games within the folder of everything.
pub(super) fn games_folder(folder: &Path) -> PathBuf {
    folder.join(GAMES)
}

/// The file of a game.
pub(super) fn game_file(folder: &Path, id: GameId) -> PathBuf {
    games_folder(folder).join(game_file_name(id))
}

/// The name of a game's file.
pub(super) fn game_file_name(id: GameId) -> String {
    format!("{id}.json")
}

fn deleted_file(folder: &Path, id: GameId) -> PathBuf {
    games_folder(folder).join(format!("{id}{DELETED}"))
}

fn review_file(folder: &Path, id: GameId) -> PathBuf {
    games_folder(folder).join(format!("{id}.review.json"))
}

fn deleted_review_file(folder: &Path, id: GameId) -> PathBuf {
    games_folder(folder).join(format!("{id}.review{DELETED}"))
}

/// The games there are, the one written last first.
pub(super) fn games_newest_first(folder: &Path) -> Vec<GameId> {
    stamps_newest_first(folder).into_iter().map(|(_, id)| id).collect()
}

fn stamps_newest_first(folder: &Path) -> Vec<(Stamp, GameId)> {
    let Ok(entries) = fs::read_dir(games_folder(folder)) else { return Vec::new() };
    let mut games: Vec<(Stamp, GameId)> = entries.filter_map(stamp_of).collect();
    games.sort_unstable_by_key(|(stamp, id)| newest_first(stamp.date(), *id));
    games
}

fn stamp_of(entry: io::Result<fs::DirEntry>) -> Option<(Stamp, GameId)> {
    let entry = entry.ok()?;
    let name = entry.file_name().into_string().ok()?;
    let id = GameId::from_str(name.strip_suffix(".json")?).ok()?;
    let data = entry.metadata().ok()?;
    let since_1970 = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    let unix_ms = since_1970.map_or(0, |time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
    Some((Stamp { unix_ms, len: data.len() }, id))
}

/// Lists the games. Only those that changed since the last list are read from their own files.
pub(super) fn list(folder: &Path) -> GameList {
    let index_file = folder.join(INDEX);
    let mut index = GameIndex::read(&bytes_of(&index_file).unwrap_or_default());
    let stamps = stamps_newest_first(folder);
    let mut list = GameList::default();
    for (stamp, id) in &stamps {
        if let Some(summary) = index.get(*id, *stamp) {
            list.games.push(summary);
            continue;
        }
        list.files_read += 1;
        let Some(game) = read(folder, *id, &mut list.troubles) else { continue };
        let summary = GameSummary::of(&game, stamp.date());
        index.insert(&summary, *stamp);
        list.games.push(summary);
    }
    let ids: Vec<GameId> = list.games.iter().map(|game| game.id).collect();
    if index.keep_only(&ids) || list.files_read > 0 {
        // Without an index the next list is made from the games themselves.
        let _ = replace(&index_file, &index.write(), &|| ());
    }
    list
}

/// Reads a game; one that is not what its name says is as good as damaged.
pub(super) fn read(folder: &Path, id: GameId, troubles: &mut Vec<LoadTrouble>) -> Option<Snapshot> {
    let of_this_name = |bytes: &[u8]| {
        let game = read_game(bytes)?;
        match game.id == id {
            true => Ok(game),
            false => Err(Unreadable::damaged("another game's file")),
        }
    };
    load(&game_file(folder, id), of_this_name, troubles)
}

/// Reads a game.
///
/// # Errors
/// When it cannot be read; it is then kept aside.
pub(super) fn load_game(folder: &Path, id: GameId) -> Result<Snapshot, LoadTrouble> {
    let mut troubles = Vec::new();
    read(folder, id, &mut troubles).ok_or_else(|| {
        let file = game_file_name(id);
        troubles.pop().unwrap_or(LoadTrouble { kind: LoadTroubleKind::Unreadable, file })
    })
}

/// Gives a game a name. It keeps its place among the others, and one that cannot be read stays as it is.
///
/// # Errors
/// When it cannot be written.
pub(super) fn rename(folder: &Path, id: GameId, title: &str) -> Result<(), SaveError> {
    let file = game_file(folder, id);
    let Some(mut game) = bytes_of(&file).ok().and_then(|bytes| read_game(&bytes).ok()) else {
        return Ok(());
    };
    game.terms.title = title.to_owned();
    let then = fs::metadata(&file).and_then(|data| data.modified());
    replace(&file, &write_game(&game), &|| ())?;
    // A millisecond more, by which the index sees that it changed. With another time it is only listed elsewhere.
    let _ = then.and_then(|then| {
        fs::File::options().write(true).open(&file)?.set_modified(then + Duration::from_millis(1))
    });
    Ok(())
}

/// Puts a game aside.
///
/// # Errors
/// When its file cannot be renamed.
pub(super) fn delete(folder: &Path, id: GameId) -> Result<(), SaveError> {
    let file = game_file(folder, id);
    fs::rename(&file, deleted_file(folder, id))
        .map_err(|error| SaveError::Write { file, error })?;
    // Most games have no review; one that stays harms nothing.
    let _ = fs::rename(review_file(folder, id), deleted_review_file(folder, id));
    Ok(())
}

/// Brings a game back that was put aside.
///
/// # Errors
/// When its file cannot be renamed.
pub(super) fn restore(folder: &Path, id: GameId) -> Result<(), SaveError> {
    let file = game_file(folder, id);
    fs::rename(deleted_file(folder, id), &file)
        .map_err(|error| SaveError::Write { file, error })?;
    // Without its review the game can be reviewed again.
    let _ = fs::rename(deleted_review_file(folder, id), review_file(folder, id));
    Ok(())
}

/// Reads what was kept of a review. One that cannot be read, or is another game's, is kept aside.
pub(super) fn load_review(folder: &Path, id: GameId) -> Option<KeptReview> {
    let of_this_game = |bytes: &[u8]| {
        let review = read_review(bytes)?;
        match review.game == id {
            true => Ok(review),
            false => Err(Unreadable::damaged("another game's review")),
        }
    };
    load(&review_file(folder, id), of_this_game, &mut Vec::new())
}

/// Writes a review, if its game is still there.
///
/// # Errors
/// When it cannot be written.
pub(super) fn save_review(folder: &Path, review: &KeptReview) -> Result<(), SaveError> {
    if !game_file(folder, review.game).exists() {
        return Ok(());
    }
    replace(&review_file(folder, review.game), &write_review(review), &|| ())
}

/// Removes the files of deleted games for good.
pub(super) fn forget_deleted(folder: &Path) {
    let Ok(entries) = fs::read_dir(games_folder(folder)) else { return };
    for entry in entries.flatten() {
        if entry.file_name().to_string_lossy().ends_with(DELETED) {
            // If it stays it is not seen, and the next start tries again.
            let _ = fs::remove_file(entry.path());
        }
    }
}
