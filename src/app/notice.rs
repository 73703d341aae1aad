//! What went wrong outside, told until the player has seen it.

use super::sentence::Sentence;

/// One sentence over the screen, until it is dismissed or its cause is gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A file could not be read and is kept aside.
    NotLoaded(LoadTrouble),
    /// The game goes on, but is not being saved.
    NotSaved(SaveTrouble),
    /// The search failed; the computer placed as level 4 does instead.
    ComputerFailed,
    /// The search for a hint failed.
    HintFailed,
    /// The search that goes through a game failed.
    ReviewFailed,
}

/// A file that could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadTrouble {
    /// What was wrong.
    pub kind: LoadTroubleKind,
    /// Name under which the file is kept now, or its own if it could not be moved.
    pub file: String,
}

/// Why a file could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LoadTroubleKind {
    /// Its content makes no sense.
    Damaged,
    /// A newer version of the app wrote it.
    Newer,
    /// The system would not let us read it.
    Unreadable,
}

/// Why nothing can be saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaveTrouble {
    /// There is no folder to save in, or none that may be written to.
    NoFolder,
    /// The disk is full.
    DiskFull,
    /// Something else.
    Other,
}

/// What was saved, or was not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saved {
    /// The game.
    Game,
    /// The settings.
    Settings,
    /// Where the person is.
    Session,
    /// What was learned.
    Progress,
    /// What was won and lost.
    Statistics,
    /// A review.
    Review,
}

/// A save that failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveFailure {
    /// Why, as far as a player can do something about it.
    pub trouble: SaveTrouble,
    /// The whole error, for the log.
    pub detail: String,
}

impl Notice {
    /// The sentence to show.
    pub fn sentence(&self) -> Sentence {
        match self {
            Notice::NotLoaded(trouble) => {
                let key = match trouble.kind {
                    LoadTroubleKind::Damaged => "notice-save-damaged",
                    LoadTroubleKind::Newer => "notice-save-newer",
                    LoadTroubleKind::Unreadable => "notice-save-unreadable",
                };
                Sentence::new(key).text("file", trouble.file.as_str())
            }
            Notice::NotSaved(SaveTrouble::NoFolder) => Sentence::new("notice-not-saved-no-folder"),
            Notice::NotSaved(SaveTrouble::DiskFull) => Sentence::new("notice-not-saved-disk-full"),
            Notice::NotSaved(SaveTrouble::Other) => Sentence::new("notice-not-saved"),
            Notice::ComputerFailed => Sentence::new("notice-computer-failed"),
            Notice::HintFailed => Sentence::new("notice-hint-failed"),
            Notice::ReviewFailed => Sentence::new("notice-review-failed"),
        }
    }
}
