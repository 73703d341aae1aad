//! Everything the outside is asked to do.

use std::time::Duration;

use super::{
    learn::LearnProgress,
    library::LibraryEffect,
    review::JudgeRequest,
    settings::Settings,
    sharing::ShareEffect,
    snapshot::{Session, Snapshot},
    statistics::Statistics,
    thinking::{SearchRequest, WakeId},
};

/// Something for the outside to do. Effects are carried out in the order given.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Start this search, for [`AiWorker::start`](super::AiWorker::start); the answer comes as
    /// [`Intent::AiReplied`](super::Intent::AiReplied).
    StartSearch(Box<SearchRequest>),
    /// Judge this position, for [`AiWorker::judge`](super::AiWorker::judge); the answer comes as
    /// [`Intent::Judged`](super::Intent::Judged).
    StartJudging(Box<JudgeRequest>),
    /// Stop what runs of these, for [`AiWorker::stop`](super::AiWorker::stop).
    StopSearch,
    /// Send [`Intent::Woke`](super::Intent::Woke) with this id after this time.
    Wake {
        /// What to send.
        id: WakeId,
        /// How long to wait.
        after: Duration,
    },
    /// Write the game, then send [`Intent::SaveFinished`](super::Intent::SaveFinished).
    SaveGame(Box<Snapshot>),
    /// Write the settings, then send [`Intent::SaveFinished`](super::Intent::SaveFinished).
    SaveSettings(Box<Settings>),
    /// Write what was won and lost, then send [`Intent::SaveFinished`](super::Intent::SaveFinished).
    SaveStatistics(Box<Statistics>),
    /// Write where the person is, then send [`Intent::SaveFinished`](super::Intent::SaveFinished).
    SaveSession(Box<Session>),
    /// Write what was learned, then send [`Intent::SaveFinished`](super::Intent::SaveFinished).
    SaveProgress(Box<LearnProgress>),
    /// Do something where games are kept.
    Library(LibraryEffect),
    /// Exchange something with other apps.
    Share(ShareEffect),
    /// Play a sound. Only sent when the setting is on.
    Sound(Sound),
    /// Let the device tick. Only sent when the setting is on.
    Haptic(Haptic),
    /// Keep the screen on, or leave it to the system again: the person waits for a search that takes time.
    KeepScreenOn(bool),
    /// Leave the app.
    LeaveApp,
}

/// What can be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// A stone that captured nothing.
    Place,
    /// A stone that captured.
    Capture,
    /// A refused tap.
    Refuse,
    /// A player passes.
    Pass,
    /// The game is over, and no person lost.
    Win,
    /// The game is over, and the computer won.
    Loss,
    /// The game is over without a winner.
    Draw,
}

/// What can be felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Haptic {
    /// A pending stone appeared or moved.
    Tick,
    /// A stone was placed.
    Place,
    /// Stones were captured.
    Capture,
    /// A tap was refused.
    Refuse,
}
