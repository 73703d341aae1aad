use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// When a search must end: at the first of these that is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchLimits {
    /// Longest time from the start to the answer.
    pub max_time: Option<Duration>,
    /// Most playouts of this search; those of an earlier one that the tree still holds do not count.
    pub max_playouts: Option<u64>,
    /// Search threads, at least 1. With one, a playout limit and no time limit the
    /// answer depends on the random seed only.
    pub threads: usize,
}

impl SearchLimits {
    /// So many playouts, however long they take, on one thread.
    pub fn playouts(count: u64) -> SearchLimits {
        SearchLimits { max_time: None, max_playouts: Some(count), threads: 1 }
    }

    /// So much time, on one thread.
    pub fn time(max_time: Duration) -> SearchLimits {
        SearchLimits { max_time: Some(max_time), max_playouts: None, threads: 1 }
    }
}

/// Asks a running search to end; copies ask the same search. Once set it stays set.
#[derive(Debug, Clone, Default)]
pub struct StopFlag {
    is_set: Arc<AtomicBool>,
    /// Another flag that counts for this one too.
    wider: Option<Arc<StopFlag>>,
}

impl StopFlag {
    /// A flag that is not set.
    pub fn new() -> StopFlag {
        StopFlag::default()
    }

    /// A new flag that is set as soon as this one is, and can be set alone.
    pub fn narrower(&self) -> StopFlag {
        StopFlag { is_set: Arc::default(), wider: Some(Arc::new(self.clone())) }
    }

    /// Asks the search to end.
    pub fn stop(&self) {
        self.is_set.store(true, Ordering::Relaxed);
    }

    /// Whether the search was asked to end.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.is_set.load(Ordering::Relaxed) || self.wider.as_ref().is_some_and(|flag| flag.is_set())
    }
}

/// The time since something began: the engine's only clock.
#[derive(Debug, Clone, Copy)]
pub struct Clock(Instant);

impl Clock {
    /// A clock that starts now.
    pub fn start() -> Clock {
        Clock(Instant::now())
    }

    /// Time since the start.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
