//! The rules of Oust, in our words. Code and tests refer to these numbers.
//!
//! Source: Mark Steere's rule sheet of Oust, 2007, but for 7 and 8, on which
//! it is silent.
//!
//! 1. Two players, Red and Blue, place stones of their color on empty cells,
//!    one at a time. The board starts empty and Red places first.
//! 2. All stones of one player that hang together by touching are a *group*; a
//!    single stone is a group too.
//! 3. A placement that touches no own stone is *non-capturing*. It is always
//!    legal, and it ends the turn. It may touch enemy stones.
//! 4. A placement that touches own stones joins them into one new group. It is
//!    legal only if the new group touches at least one enemy group and is
//!    larger than every enemy group that it touches, wherever it touches it.
//!    Equal is not larger. All those enemy groups are removed.
//! 5. After such a *capturing* placement the same player places again, until a
//!    placement that captures nothing.
//! 6. A player without a placement passes; nobody else may.
//! 7. That holds in the middle of a turn too: when captures leave their player
//!    without a placement, the turn ends there. (The sheet asks for a
//!    non-capturing placement at the end of a turn, and one can lack it.)
//! 8. When neither player has a placement the game is a draw, a *deadlock*.
//!    Square boards only: on a hex board somebody can always place.
//! 9. Who removes the last enemy stone wins at once. Before both players have
//!    placed nobody has won, although one of them has no stones.
mod bits;
mod description;
mod diagram;
mod group;
mod illegal;
mod invariants;
mod mv;
mod perft;
mod placing;
mod player;
mod position;
mod record;
mod setup;
mod stones;

pub use description::DescriptionError;
pub use diagram::{diagram, stones_in_diagram};
pub use illegal::IllegalMove;
pub use mv::{Move, Outcome, Played};
pub use perft::{PerftCounts, perft};
pub use player::Player;
pub use position::Position;
pub use record::GameRecord;
pub use setup::SetupError;
pub(in crate::engine) use stones::with_words;
