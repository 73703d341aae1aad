//! What the computer is asked, and how far it is.

use std::time::Duration;

use crate::engine::{
    board::Cell,
    level::Level,
    rules::{Move, Position},
};

use super::{hint::Hint, state::AppState};

/// Numbers the requests of one run of the app. A reply with another number than the one
/// awaited is dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RequestId(pub u64);

/// Numbers the waits of one run of the app, likewise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WakeId(pub u64);

/// What a search is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchTask {
    /// The placement of a computer at this level.
    Place(Level),
    /// The first stone of a computer at this level, when the other side may exchange the colors after it.
    PlaceFirst(Level),
    /// The answer of a computer at this level to the first stone: an exchange of the colors, or a placement.
    SwapOrPlace(Level),
    /// The placement level 6 would make, for a person.
    Hint,
}

/// A search to be made. The same request has the same answer (within what its time allows).
#[derive(Debug, Clone, PartialEq)]
pub struct SearchRequest {
    /// Number of the request.
    pub id: RequestId,
    /// What it is for.
    pub task: SearchTask,
    /// The position; it has a legal placement.
    pub position: Position,
    /// Start of the search's random generator.
    pub rng_seed: u64,
}

/// The computer's next placement: asked for, perhaps answered, not yet played.
#[derive(Debug, Clone, PartialEq)]
pub struct Thinking {
    /// What was asked.
    pub request: SearchRequest,
    /// Until this wake comes, the answer is held back, so that a person can follow.
    pub wake: Option<WakeId>,
    /// The answer.
    pub reply: Option<Move>,
    /// How far the search is.
    pub progress: Progress,
}

/// How far a search is.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Progress {
    /// Done so far, from 0.0 to 1.0.
    pub fraction: f32,
    /// The placement it now favors.
    pub favored: Option<Cell>,
}

/// How far the search that the person waits for is, in hundredths; none while none takes time.
pub fn percent(state: &AppState) -> Option<u8> {
    let game = state.game.as_ref()?;
    let (task, progress, is_done) = match (game.thinking(), game.hint()) {
        (Some(thinking), _) => (thinking.request.task, thinking.progress, thinking.reply.is_some()),
        (None, Some(Hint::Thinking { request, progress })) => (request.task, *progress, false),
        _ => return None,
    };
    if task.longest().is_zero() {
        return None;
    }
    let fraction = if is_done { 1.0 } else { progress.fraction };
    Some((fraction.clamp(0.0, 1.0) * 100.0).round() as u8)
}

impl SearchTask {
    /// Longest time the search takes; zero when it answers at once.
    pub fn longest(self) -> Duration {
        match self {
            SearchTask::Hint => Level::STRONGEST.max_time(),
            SearchTask::Place(level) => level.max_time(),
            // At most as long again for the other question.
            SearchTask::PlaceFirst(level) | SearchTask::SwapOrPlace(level) => 2 * level.max_time(),
        }
    }
}
