//! What is wrong with a text.

use crate::{
    app::sentence::Sentence,
    engine::rules::{IllegalMove, Player},
};

use super::{Found, write::name_of};

/// A text that could not be read to its end.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    /// What is wrong.
    pub trouble: ReadTrouble,
    /// The line it stands on, from 1.
    pub line: usize,
    /// The game up to there, if there is one.
    pub up_to: Option<Box<Found>>,
}

/// What is wrong with a text.
#[derive(Debug, Clone, PartialEq)]
pub enum ReadTrouble {
    /// There is neither a game nor a position in it.
    Nothing,
    /// It is longer than any game.
    TooLong,
    /// Another game begins within it.
    AnotherGame,
    /// A line before the moves says something that is not understood: the line's name and the rest of it.
    Header(&'static str, String),
    /// The short code of a position is wrong; in the engine's words why.
    Position(String),
    /// A move is wrong.
    Move {
        /// Number of the turn.
        turn: u32,
        /// Whose it is.
        player: Player,
        /// What stands there.
        text: String,
        /// What is wrong with it.
        reason: Reason,
    },
}

/// What is wrong with a move.
#[derive(Debug, Clone, PartialEq)]
pub enum Reason {
    /// It is neither a cell nor `pass` nor `swap`.
    NotAMove,
    /// The board has no such cell.
    NoSuchCell,
    /// The rules refuse it.
    Illegal(IllegalMove),
    /// It captures another number of stones than the text says.
    Captures {
        /// Stones taken.
        takes: u16,
    },
    /// The turn should have another number.
    Number {
        /// That number.
        due: u32,
    },
    /// It is the other player's turn.
    Player,
}

/// Keys of all sentences about troubles, with the names of their arguments.
pub const TROUBLE_KEYS: &[(&str, &[&str])] = &[
    ("read-nothing", &[]),
    ("read-too-long", &[]),
    ("read-another-game", &[]),
    ("read-header", &["name", "text"]),
    ("read-position", &["reason"]),
    ("read-not-a-move", &["turn", "player", "text"]),
    ("read-no-such-cell", &["turn", "player", "text"]),
    ("read-occupied", &["turn", "player", "text"]),
    ("read-joins", &["turn", "player", "text", "own", "groups"]),
    ("read-not-smaller", &["turn", "player", "text", "own", "enemy"]),
    ("read-pass", &["turn", "player", "text"]),
    ("read-swap", &["turn", "player", "text"]),
    ("read-game-over", &["turn", "player", "text"]),
    ("read-captures", &["turn", "player", "text", "takes"]),
    ("read-number", &["turn", "player", "text", "due"]),
    ("read-player", &["turn", "player", "text"]),
];

impl ReadTrouble {
    /// The sentence that says so.
    pub fn sentence(&self) -> Sentence {
        match self {
            ReadTrouble::Nothing => Sentence::new("read-nothing"),
            ReadTrouble::TooLong => Sentence::new("read-too-long"),
            ReadTrouble::AnotherGame => Sentence::new("read-another-game"),
            ReadTrouble::Header(name, text) => {
                Sentence::new("read-header").text("name", *name).text("text", text.as_str())
            }
            ReadTrouble::Position(reason) => {
                Sentence::new("read-position").text("reason", reason.as_str())
            }
            ReadTrouble::Move { turn, player, text, reason } => {
                let say = |key| {
                    Sentence::new(key)
                        .number("turn", *turn)
                        .player(*player)
                        .text("text", text.as_str())
                };
                reason.sentence(say)
            }
        }
    }
}

impl Reason {
    fn sentence(&self, say: impl Fn(&'static str) -> Sentence) -> Sentence {
        match *self {
            Reason::NotAMove => say("read-not-a-move"),
            Reason::NoSuchCell | Reason::Illegal(IllegalMove::OffBoard) => say("read-no-such-cell"),
            Reason::Illegal(IllegalMove::Occupied(_)) => say("read-occupied"),
            Reason::Illegal(IllegalMove::JoinsWithoutCapture { own, groups, .. }) => {
                say("read-joins").number("own", own - 1).number("groups", groups)
            }
            Reason::Illegal(IllegalMove::EnemyGroupNotSmaller { own, enemy, .. }) => {
                say("read-not-smaller").number("own", own).number("enemy", enemy)
            }
            Reason::Illegal(IllegalMove::PassWithPlacementsLeft) => say("read-pass"),
            Reason::Illegal(IllegalMove::CannotSwap) => say("read-swap"),
            Reason::Illegal(IllegalMove::GameOver) => say("read-game-over"),
            Reason::Captures { takes } => say("read-captures").number("takes", takes),
            Reason::Number { due } => say("read-number").number("due", due),
            Reason::Player => say("read-player"),
        }
    }
}

/// Writes it in English, for logs and tests.
impl std::fmt::Display for ReadTrouble {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ReadTrouble::Move { turn, player, text, reason } => {
                write!(out, "turn {turn}, {}: {text}: {reason:?}", name_of(*player))
            }
            other => write!(out, "{other:?}"),
        }
    }
}
