//! The games kept, as the screen of games shows them.

use std::sync::Arc;

use super::{
    notice::LoadTrouble,
    review::KeptReview,
    snapshot::{GameId, Snapshot},
    summary::GameSummary,
};

/// So many games are drawn before the person asks for more: about two screens, so that the list opens at once.
pub const PAGE: usize = 12;

/// What was found where games are kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameList {
    /// Every game that can be read, the one written last first.
    pub games: Vec<GameSummary>,
    /// What could not be read and is kept aside.
    pub troubles: Vec<LoadTrouble>,
    /// How many games had to be read from their own files; the others stood in the index.
    pub files_read: usize,
}

/// The screen of games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Library {
    /// The games, the one written last first; none until they have been listed.
    pub games: Option<Arc<Vec<GameSummary>>>,
    /// What the person looks for.
    pub query: String,
    /// How many games are drawn at most.
    pub drawn: usize,
    /// The game deleted last, which can still be brought back.
    pub deleted: Option<GameSummary>,
    /// The game that is being renamed.
    pub renaming: Option<GameId>,
}

/// What happens on the screen of games.
#[derive(Debug, Clone, PartialEq)]
pub enum LibraryIntent {
    /// The list that was asked for.
    Listed(GameList),
    /// Text in the search field.
    Search(String),
    /// `more-games`, or the end of the list came into sight.
    More,
    /// `open-game`: goes on with it.
    Open(GameId, Purpose),
    /// The game that was asked for.
    Loaded(Purpose, Result<Box<Snapshot>, LoadTrouble>),
    /// `rename-game`, or again: leaves the name as it is.
    StartRename(GameId),
    /// A new name; empty takes the name away.
    Rename(GameId, String),
    /// `delete-game`.
    Delete(GameId),
    /// `undo-delete`.
    UndoDelete,
}

/// What a game is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To go on with it.
    Play,
    /// To share it.
    Share,
    /// To look through it, from its end or from where so many moves have been made.
    Review(Option<usize>),
}

/// Something to be done where games are kept.
#[derive(Debug, Clone, PartialEq)]
pub enum LibraryEffect {
    /// List them; answered by [`LibraryIntent::Listed`].
    List,
    /// Read one; answered by [`LibraryIntent::Loaded`].
    Load(GameId, Purpose),
    /// Find the one that this game, which a text told, goes on with; answered by
    /// [`ShareIntent::Matched`](super::ShareIntent::Matched).
    FindBegun(Box<Snapshot>),
    /// Give one a name.
    Rename(GameId, String),
    /// Put one aside.
    Delete(GameId),
    /// Bring one back that was put aside.
    Restore(GameId),
    /// Read what was kept of a review of a game; answered by [`ReviewIntent::Loaded`](super::ReviewIntent::Loaded).
    LoadReview(GameId),
    /// Write a review beside its game.
    KeepReview(Box<KeptReview>),
}

impl Library {
    /// The games that fit what the person looks for; `words` says all that may be looked for of a game.
    pub fn found(&self, words: impl Fn(&GameSummary) -> String) -> Vec<&GameSummary> {
        let games = self.games.as_deref().map_or(&[][..], Vec::as_slice);
        let wanted: Vec<String> = self.query.split_whitespace().map(str::to_lowercase).collect();
        let fits = |game: &&GameSummary| {
            let text = if wanted.is_empty() { String::new() } else { words(game).to_lowercase() };
            wanted.iter().all(|word| text.contains(word.as_str()))
        };
        games.iter().filter(fits).collect()
    }

    /// The game with this name.
    pub fn game(&self, id: GameId) -> Option<&GameSummary> {
        self.games.as_deref()?.iter().find(|game| game.id == id)
    }

    /// Changes the list, if there is one.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Vec<GameSummary>)) {
        if let Some(games) = &mut self.games {
            change(Arc::make_mut(games));
        }
    }
}
