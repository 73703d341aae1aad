//! Everything about Oust itself: the board, the rules, the search and the levels.
//!
//! The engine knows no pixels, no files and no settings; it uses the standard
//! library and `rand` only. The words are those of the rules sheet: a *cell* is
//! one place on the board, a *group* is all stones of one player that hang
//! together, a *placement* puts one stone on an empty cell, and a *turn* is all
//! placements of one player until the other is to move.
//!
//! Read [`rules`] for the rules in our words, then [`rules::Position`].
//!
//! ```
//! use oust::engine::{board::BoardSpec, rules::{Move, Outcome, Player, Position}};
//!
//! let mut position = Position::new(BoardSpec::hex(3)?);
//! // Blue's b2 joins c3 to a group of two, which touches the single stones a1 and b3.
//! for name in ["a1", "c3", "b3", "b2"] {
//!     let cell = position.geometry().cell_named(name).ok_or("no such cell")?;
//!     position.play(Move::Place(cell))?;
//! }
//! assert_eq!(position.outcome(), Some(Outcome::Won(Player::Blue)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
pub mod board;
pub mod gtp;
pub mod level;
pub mod puzzle;
pub mod rules;
pub mod search;
