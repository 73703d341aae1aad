//! The search on a worker task, and its cancellation.

use crate::engine::board::Cell;

use super::thinking::{Progress, RequestId, SearchRequest};

/// What a search sends when it ends. A search that was stopped sends nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AiReply {
    /// The request answered.
    pub request: RequestId,
    /// The cell chosen.
    pub outcome: Result<Cell, AiFailure>,
}

/// How far a search is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AiProgress {
    /// The request.
    pub request: RequestId,
    /// How far.
    pub progress: Progress,
}

/// The search broke down: a fault of ours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AiFailure {
    /// What it said when it did.
    pub message: String,
}

/// Something the worker says.
#[derive(Debug, Clone, PartialEq)]
pub enum AiSignal {
    /// How far the search is, about ten times a second.
    Progress(AiProgress),
    /// The search ended.
    Reply(AiReply),
}

/// Runs one search at a time beside the app. Dropping it stops the search and waits for its end.
pub struct AiWorker {}

impl AiWorker {
    /// A worker that calls `tell` from its own thread.
    pub fn spawn(tell: impl Fn(AiSignal) + Send + Sync + 'static) -> AiWorker {
        let _ = tell;
        todo!("when the levels land")
    }

    /// Starts a search; one that runs is stopped and never answers.
    pub fn start(&self, request: SearchRequest) {
        let _ = request;
        todo!("when the levels land")
    }

    /// Stops the search that runs; returns at once.
    pub fn stop(&self) {
        todo!("when the levels land")
    }
}
