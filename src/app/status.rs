//! The one sentence that says what is going on.

use crate::engine::{
    board::{BoardSpec, Cell},
    level::Level,
    rules::{IllegalMove, Player},
};

use super::{
    sentence::Sentence,
    state::AppState,
};

/// What is going on in the game, most pressing first: an answer to the person, then the game's end,
/// then what the computer does, then whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// A tap was refused by the rules.
    Refused(Refusal),
    /// A tap came while the computer is to move.
    ComputerToMove,
    /// A cell is explained: a placement there would capture this many stones, or none.
    WouldTake {
        /// Stones captured.
        count: u16,
    },
    /// A stone is explained: it belongs to a group of this size.
    GroupOf {
        /// Its player.
        player: Player,
        /// Its number of stones.
        size: u16,
    },
    /// There is a pending stone; placing it captures this many stones, or none.
    Pending {
        /// Stones captured.
        count: u16,
    },
    /// A hint is being computed.
    HintThinking,
    /// A hint is shown.
    HintShown(Cell),
    /// A hint is shown as an area.
    HintArea,
    /// A turn is shown again.
    ShowingAgain,
    /// The game is over.
    Over(Ending),
    /// The computer thinks.
    ComputerThinks(Level),
    /// This player had no placement and passed; the other one is to move.
    Passed {
        /// Who passed.
        player: Player,
        /// Whether that ended a chain.
        within_chain: bool,
        /// Whose turn it is now.
        to_move: Whose,
    },
    /// The player captured and must place again.
    PlaceAgain(Whose),
    /// Whose turn it is.
    Turn(Whose),
}

/// Whose turn it is, as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The one person's who plays against the computer.
    Yours,
    /// This player's, of two persons.
    Of(Player),
    /// The computer's.
    Computers(Level),
}

/// Why a placement was refused, with what the sentence needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The cell.
    pub cell: Cell,
    /// The reason.
    pub reason: IllegalMove,
    /// The player who wanted to place there.
    pub player: Player,
}

/// How a game ended, as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The one person won against the computer.
    YouWon,
    /// The computer won against the one person.
    YouLost,
    /// This one of two persons (or computers) won.
    Won(Player),
    /// The one person resigned.
    YouResigned,
    /// This one of two persons resigned.
    Resigned(Player),
    /// Neither player has a placement: a draw.
    Deadlock,
}

/// What is going on in the game on the board, if there is one.
pub fn status(state: &AppState) -> Option<Status> {
    let _ = state;
    todo!("computed from the state")
}

/// The key that the attribute `data-notice` carries: of the notice over the screen if there is one, else
/// on the game screen of the status, else nothing.
pub fn notice_key(state: &AppState) -> Option<&'static str> {
    let _ = state;
    todo!("computed from the state")
}

/// Keys of all sentences that this module and [`Notice`](super::Notice) can name, with the names of their
/// arguments; each must stand in every language.
pub const KEYS: &[(&str, &[&str])] = &[
    ("refused-occupied", &["cell"]),
    ("refused-joins", &["own"]),
    ("refused-not-smaller", &["player", "enemy", "own"]),
    ("refused-game-over", &[]),
    ("refused-computer-to-move", &[]),
    ("explain-places", &[]),
    ("explain-takes", &["count"]),
    ("explain-group", &["player", "size"]),
    ("pending-places", &[]),
    ("pending-takes", &["count"]),
    ("hint-thinking", &[]),
    ("hint-shown", &["cell"]),
    ("hint-area", &[]),
    ("showing-again", &[]),
    ("you-won", &[]),
    ("you-lost", &[]),
    ("won", &["player"]),
    ("you-resigned", &[]),
    ("resigned", &["player"]),
    ("deadlock", &[]),
    ("computer-thinks", &["level"]),
    ("passed", &["player"]),
    ("passed-within-chain", &["player"]),
    ("place-again-yours", &[]),
    ("place-again", &["player"]),
    ("turn-yours", &[]),
    ("turn", &["player"]),
    ("notice-save-damaged", &["file"]),
    ("notice-save-newer", &["file"]),
    ("notice-save-unreadable", &["file"]),
    ("notice-not-saved", &[]),
    ("notice-not-saved-no-folder", &[]),
    ("notice-not-saved-disk-full", &[]),
    ("notice-computer-failed", &[]),
    ("said-placed", &["player", "cell"]),
    ("said-captured", &["player", "cell", "count"]),
    ("said-passed", &["player"]),
    ("cell-empty", &["cell"]),
    ("cell-stone", &["cell", "player", "size"]),
    ("cell-pending", &["cell", "player"]),
    ("cell-plain", &[]),
    ("cell-capture", &["count"]),
    ("cell-last", &[]),
    ("cell-would-be-captured", &[]),
    ("cell-trace", &["player"]),
    ("cell-dead", &[]),
    ("cell-alive", &[]),
    ("cell-endangered", &[]),
    ("cell-hint", &[]),
    ("dialog-drop-game-title", &[]),
    ("dialog-drop-game-text", &[]),
    ("dialog-drop-game-accept", &[]),
    ("dialog-drop-game-dismiss", &[]),
    ("dialog-resign-title", &[]),
    ("dialog-resign-text", &[]),
    ("dialog-resign-accept", &[]),
    ("dialog-resign-dismiss", &[]),
];

impl Status {
    /// The sentence to show, for the game on this board.
    pub fn sentence(&self, board: BoardSpec) -> Sentence {
        match *self {
            Status::Refused(refusal) => refusal.sentence(board),
            Status::ComputerToMove => Sentence::new("refused-computer-to-move"),
            Status::WouldTake { count: 0 } => Sentence::new("explain-places"),
            Status::WouldTake { count } => Sentence::new("explain-takes").number("count", count),
            Status::GroupOf { player, size } => {
                Sentence::new("explain-group").player(player).number("size", size)
            }
            Status::Pending { count: 0 } => Sentence::new("pending-places"),
            Status::Pending { count } => Sentence::new("pending-takes").number("count", count),
            Status::HintThinking => Sentence::new("hint-thinking"),
            Status::HintShown(cell) => Sentence::new("hint-shown").cell(board, cell),
            Status::HintArea => Sentence::new("hint-area"),
            Status::ShowingAgain => Sentence::new("showing-again"),
            Status::Over(ending) => ending.sentence(),
            Status::ComputerThinks(level) => Sentence::new("computer-thinks").level(level),
            Status::Passed { player, within_chain: true, .. } => {
                Sentence::new("passed-within-chain").player(player)
            }
            Status::Passed { player, .. } => Sentence::new("passed").player(player),
            Status::PlaceAgain(Whose::Yours) => Sentence::new("place-again-yours"),
            Status::PlaceAgain(Whose::Of(player)) => Sentence::new("place-again").player(player),
            Status::Turn(Whose::Yours) => Sentence::new("turn-yours"),
            Status::Turn(Whose::Of(player)) => Sentence::new("turn").player(player),
            Status::PlaceAgain(Whose::Computers(level)) | Status::Turn(Whose::Computers(level)) => {
                Sentence::new("computer-thinks").level(level)
            }
        }
    }
}

impl Refusal {
    fn sentence(&self, board: BoardSpec) -> Sentence {
        match self.reason {
            IllegalMove::Occupied(cell) => Sentence::new("refused-occupied").cell(board, cell),
            IllegalMove::JoinsWithoutCapture { own, .. } => {
                Sentence::new("refused-joins").number("own", own)
            }
            IllegalMove::EnemyGroupNotSmaller { own, enemy, .. } => {
                Sentence::new("refused-not-smaller")
                    .player(self.player.opponent())
                    .number("enemy", enemy)
                    .number("own", own)
            }
            // The app passes by itself and offers only cells of the board.
            IllegalMove::GameOver | IllegalMove::PassWithPlacementsLeft | IllegalMove::OffBoard => {
                Sentence::new("refused-game-over")
            }
        }
    }
}

impl Ending {
    fn sentence(self) -> Sentence {
        match self {
            Ending::YouWon => Sentence::new("you-won"),
            Ending::YouLost => Sentence::new("you-lost"),
            Ending::Won(player) => Sentence::new("won").player(player),
            Ending::YouResigned => Sentence::new("you-resigned"),
            Ending::Resigned(player) => Sentence::new("resigned").player(player),
            Ending::Deadlock => Sentence::new("deadlock"),
        }
    }
}
