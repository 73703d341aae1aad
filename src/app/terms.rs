//! What two players agreed on, what the game is called, and where it came from.

use super::clock::Clock;

/// The longest name of a person or a game, in characters.
pub const LONGEST_NAME: usize = 40;

/// What was agreed before the game, and what it is called.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Terms {
    /// What the person calls the game; empty when it has no name of its own.
    pub title: String,
    /// Names of who began as Red and as Blue; empty where nobody said one.
    pub names: [String; 2],
    /// Whoever plays second may take the first player's place on the first turn.
    pub swap: bool,
    /// The clock, if two persons play with one.
    pub clock: Option<Clock>,
    /// Where the game came from.
    pub origin: Origin,
    /// What somebody noted beside the moves, in their order.
    pub comments: Vec<Comment>,
}

/// Where a game came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Origin {
    /// It was begun here.
    #[default]
    Here,
    /// It goes on from a place in another game, or from a position that was given.
    Trial,
    /// Its first moves, so many, came as a text; that somebody gave up counts as one more.
    Text(usize),
}

/// What somebody noted in the text of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// After so many moves.
    pub after: usize,
    /// What was noted.
    pub text: String,
}

impl Terms {
    /// Forgets what was noted of moves after the first `len`.
    pub(super) fn forget_comments_after(&mut self, len: usize) {
        self.comments.retain(|comment| comment.after <= len);
    }
}

/// A name on one line, without what cannot be seen, and not too long.
pub fn tidy_name(name: &str) -> String {
    let seen = name.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let seen: String = seen.filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    seen.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
