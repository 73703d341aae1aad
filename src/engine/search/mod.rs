//! Choosing a placement.
mod limits;
mod rng;
mod rollout;

pub use limits::{SearchLimits, StopFlag};
pub use rng::SearchRng;
pub use rollout::{RandomGame, play_random_game};
