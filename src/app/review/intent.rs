//! What happens on the screen of review.

use crate::app::{
    ai_worker::AiFailure,
    snapshot::{GameId, GameStart},
    thinking::RequestId,
};
use crate::engine::{level::Judgment, rules::Position};

use super::KeptReview;

/// What a person does on the screen of review, and what the saves answer.
#[derive(Debug, Clone, PartialEq)]
pub enum ReviewIntent {
    /// `step-first` and the like.
    Step(ReviewStep),
    /// A tap on the graph or on a turning point: to where so many moves have been made.
    GoTo(usize),
    /// `judge`: level 6 goes through the game, or goes on.
    Judge,
    /// `cancel-judging`: it stops; what it has found stays.
    CancelJudging,
    /// `show-better`: shows the better placement, or the game again.
    ShowBetter,
    /// `play-from-here`: a new game that goes on from the position shown.
    PlayFromHere(GameStart),
    /// What was kept of an earlier review of this game.
    Loaded(GameId, Option<Box<KeptReview>>),
}

/// A step through the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReviewStep {
    /// To the start.
    First,
    /// To the start of this turn, or of the one before.
    TurnBack,
    /// One placement back.
    Back,
    /// One placement on.
    On,
    /// To the end of this turn, or of the next one.
    TurnOn,
    /// To the end.
    Last,
}

/// A position to be judged, for [`AiWorker::judge`](crate::app::AiWorker::judge).
#[derive(Debug, Clone, PartialEq)]
pub struct JudgeRequest {
    /// Number of the request.
    pub id: RequestId,
    /// The position; it has a legal placement.
    pub position: Position,
    /// Start of the search's random generator.
    pub rng_seed: u64,
}

/// What the worker answers to it; nothing when it was stopped.
#[derive(Debug, Clone, PartialEq)]
pub struct JudgeReply {
    /// The request answered.
    pub request: RequestId,
    /// What level 6 thinks of the position.
    pub outcome: Result<Judgment, AiFailure>,
}
