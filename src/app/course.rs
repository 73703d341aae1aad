//! The moves of a game and how many of them count.
