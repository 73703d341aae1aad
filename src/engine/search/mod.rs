//! Choosing a placement.
mod rng;
mod rollout;

pub use rng::SearchRng;
pub use rollout::{RandomGame, play_random_game};
