//! The search on a worker task, and its cancellation.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::runtime::{Builder, Runtime};

use crate::engine::{
    level::{Effort, Judgment, Level, Thinker},
    rules::Move,
    search::{SearchProgress, SearchRng, StopFlag},
};

use super::{
    review::{JudgeReply, JudgeRequest},
    thinking::{Progress, RequestId, SearchRequest, SearchTask},
};

/// So long every position of a review is looked at: ninety of them take 54 seconds.
pub const JUDGING_TIME: Duration = Duration::from_millis(600);

/// What a search sends when it ends. A search that was stopped sends nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AiReply {
    /// The request answered.
    pub request: RequestId,
    /// The move chosen.
    pub outcome: Result<Move, AiFailure>,
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
    /// A position was judged.
    Judged(JudgeReply),
}

/// What of the device a search may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Means {
    /// Threads, at least 1.
    pub threads: usize,
    /// Memory for what it learns, in bytes.
    pub memory: usize,
}

/// Runs one search at a time beside the app. Dropping it stops the search and waits for its end.
///
/// Searches run as blocking tasks of a tokio runtime of its own, which holds one thread while there is
/// work and none soon after, and never wakes up by itself.
pub struct AiWorker {
    runtime: Option<Runtime>,
    tell: Arc<Tell>,
    ways: Arc<Ways>,
    running: Mutex<StopFlag>,
    tasks: Arc<Tasks>,
}

/// Hears what the worker says.
type Tell = dyn Fn(AiSignal) + Send + Sync;

/// Chooses a move for a request.
type Choose = dyn Fn(&SearchRequest, Watch<'_>) -> Option<Move> + Send + Sync;

/// Judges the position of a request; `None` when it was stopped.
type Judge = dyn Fn(&JudgeRequest, &StopFlag) -> Option<Judgment> + Send + Sync;

/// How the worker does what it is asked.
struct Ways {
    choose: Box<Choose>,
    judge: Box<Judge>,
}

/// What a search sees of the outside: when to stop, and whom to tell how far it is.
pub struct Watch<'a> {
    /// Asked often; the search ends soon after it is set.
    pub stop: &'a StopFlag,
    /// Told how far the search is.
    pub progress: &'a (dyn Fn(Progress) + Sync),
}

impl AiWorker {
    /// A worker that keeps within `means`, calls `begin` first on its own thread, and `tell` from there.
    ///
    /// # Errors
    /// When the system gives it no resources.
    pub fn spawn(
        means: Means,
        begin: fn(),
        tell: impl Fn(AiSignal) + Send + Sync + 'static,
    ) -> std::io::Result<AiWorker> {
        let thinker = Arc::new(Mutex::new(Thinker::with_memory(means.memory)));
        let judges = thinker.clone();
        AiWorker::spawn_with(
            begin,
            tell,
            move |request, watch| choose(&mut lock_thinker(&thinker, means), means, request, watch),
            move |request, stop| {
                let effort = Effort {
                    max_time: Some(JUDGING_TIME),
                    threads: Some(means.threads),
                    ..Effort::default()
                };
                let mut thinker = lock_thinker(&judges, means);
                thinker.judge(&request.position, &effort, stop, request.rng_seed)
            },
        )
    }

    /// The same with other ways to choose a move and to judge a position, for tests of what goes wrong there.
    ///
    /// # Errors
    /// When the system gives it no resources.
    pub fn spawn_with(
        begin: fn(),
        tell: impl Fn(AiSignal) + Send + Sync + 'static,
        choose: impl Fn(&SearchRequest, Watch<'_>) -> Option<Move> + Send + Sync + 'static,
        judge: impl Fn(&JudgeRequest, &StopFlag) -> Option<Judgment> + Send + Sync + 'static,
    ) -> std::io::Result<AiWorker> {
        let runtime =
            Builder::new_current_thread().max_blocking_threads(1).on_thread_start(begin).build()?;
        Ok(AiWorker {
            runtime: Some(runtime),
            tell: Arc::new(tell),
            ways: Arc::new(Ways { choose: Box::new(choose), judge: Box::new(judge) }),
            running: Mutex::default(),
            tasks: Arc::default(),
        })
    }

    /// Starts a search; whatever runs is stopped and never answers.
    pub fn start(&self, request: SearchRequest) {
        self.run(move |stop, tell, ways| search(&request, stop, tell, &*ways.choose));
    }

    /// Starts to judge a position; whatever runs is stopped and never answers.
    pub fn judge(&self, request: JudgeRequest) {
        self.run(move |stop, tell, ways| judge(&request, stop, tell, &*ways.judge));
    }

    fn run(&self, work: impl FnOnce(&StopFlag, &Tell, &Ways) + Send + 'static) {
        let stop = StopFlag::default();
        std::mem::replace(&mut *lock(&self.running), stop.clone()).stop();
        let (tell, ways) = (self.tell.clone(), self.ways.clone());
        let task = self.tasks.begin();
        if let Some(runtime) = &self.runtime {
            runtime.spawn_blocking(move || {
                let _task = task;
                if !stop.is_set() {
                    work(&stop, &*tell, &ways);
                }
            });
        }
    }

    /// Stops the search that runs; returns at once.
    pub fn stop(&self) {
        lock(&self.running).stop();
    }
}

impl Drop for AiWorker {
    fn drop(&mut self) {
        self.stop();
        self.tasks.wait_for_end();
        // Dropping a runtime would panic where it may not block; nothing runs in it any more.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// One search from its request to its reply.
fn search(request: &SearchRequest, stop: &StopFlag, tell: &Tell, choose: &Choose) {
    let progress = |progress| {
        if !stop.is_set() {
            tell(AiSignal::Progress(AiProgress { request: request.id, progress }));
        }
    };
    let watch = Watch { stop, progress: &progress };
    let chosen = catch_unwind(AssertUnwindSafe(|| choose(request, watch)));
    if stop.is_set() {
        return;
    }
    let outcome = outcome_of(chosen, "no placement found");
    tell(AiSignal::Reply(AiReply { request: request.id, outcome }));
}

/// One position from its request to its reply.
fn judge(request: &JudgeRequest, stop: &StopFlag, tell: &Tell, judge: &Judge) {
    let judged = catch_unwind(AssertUnwindSafe(|| judge(request, stop)));
    if stop.is_set() {
        return;
    }
    let outcome = outcome_of(judged, "nothing to judge");
    tell(AiSignal::Judged(JudgeReply { request: request.id, outcome }));
}

/// What came of work that may find nothing, or panic.
fn outcome_of<T>(done: std::thread::Result<Option<T>>, nothing: &str) -> Result<T, AiFailure> {
    match done {
        Ok(Some(found)) => Ok(found),
        Ok(None) => Err(AiFailure { message: nothing.to_owned() }),
        Err(panic) => Err(AiFailure { message: message_of(&*panic) }),
    }
}

/// Chooses as the level does, with what the thinker learned for the placements before.
fn choose(
    thinker: &mut Thinker,
    means: Means,
    request: &SearchRequest,
    watch: Watch<'_>,
) -> Option<Move> {
    let level = match request.task {
        SearchTask::Place(level)
        | SearchTask::PlaceFirst(level)
        | SearchTask::SwapOrPlace(level) => level,
        SearchTask::Hint => Level::STRONGEST,
    };
    let longest = request.task.longest();
    let progress = |found: SearchProgress| {
        let fraction = found.time.as_secs_f32() / longest.as_secs_f32().max(f32::MIN_POSITIVE);
        (watch.progress)(Progress { fraction: fraction.min(1.0), favored: found.favorite });
    };
    let effort = Effort { threads: Some(means.threads), ..Effort::default() };
    let mut rng = SearchRng::new(request.rng_seed);
    let position = &request.position;
    match request.task {
        SearchTask::PlaceFirst(_) => {
            let cell = thinker.choose_first(level, position, &effort, watch.stop, &mut rng);
            return cell.map(Move::Place);
        }
        SearchTask::SwapOrPlace(_)
            if thinker.would_swap(level, position, &effort, watch.stop, &mut rng) =>
        {
            return Some(Move::Swap);
        }
        _ => {}
    }
    let choice = thinker.choose(level, position, &effort, watch.stop, &mut rng, progress);
    choice.cell.map(Move::Place)
}

fn message_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Counts the searches that have not ended.
#[derive(Default)]
struct Tasks {
    count: Mutex<usize>,
    ended: Condvar,
}

impl Tasks {
    fn begin(self: &Arc<Tasks>) -> Task {
        *lock(&self.count) += 1;
        Task(self.clone())
    }

    fn wait_for_end(&self) {
        let mut count = lock(&self.count);
        while *count > 0 {
            count = self.ended.wait(count).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// One search that has not ended.
struct Task(Arc<Tasks>);

impl Drop for Task {
    fn drop(&mut self) {
        *lock(&self.0.count) -= 1;
        self.0.ended.notify_all();
    }
}

/// The thinker; a new one after a panic, which may have left the old one half changed.
fn lock_thinker(thinker: &Mutex<Thinker>, means: Means) -> MutexGuard<'_, Thinker> {
    thinker.lock().unwrap_or_else(|poisoned| {
        thinker.clear_poison();
        let mut guard = poisoned.into_inner();
        *guard = Thinker::with_memory(means.memory);
        guard
    })
}

/// The value, also after a panic of somebody who held it: these are never left half changed.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
