//! Saving beside the app: a tap waits until a kill would not lose it, but never for a slow disk.

use std::{
    cmp::Reverse,
    sync::mpsc::{Receiver, Sender, channel},
    thread::{Builder, JoinHandle},
    time::Duration,
};

use crate::app::{
    Effect, GameSummary, Intent, LearnProgress, LibraryEffect, LibraryIntent, ReviewIntent,
    SaveFailure, Saved, Session, Settings, ShareIntent, Snapshot, Statistics,
};

use super::{SaveError, Saves};

/// So long the app waits at most for a placement to be written before it is shown. Writing a file takes half a
/// millisecond; that it also outlasts a loss of power, twenty and more, for which only the next save waits.
const LONGEST_WAIT: Duration = Duration::from_millis(200);

/// Writes what it is given on a thread of its own, in order, and tells how each save ended. When
/// saves come faster than the disk writes, only the newest of each kind is written. Dropping it
/// writes what is left and waits.
pub struct SaveWorker {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

enum Job {
    Game(Box<Snapshot>, Sender<()>),
    Library(LibraryEffect),
    Settings(Box<Settings>),
    Statistics(Box<Statistics>),
    Session(Box<Session>),
    Progress(Box<LearnProgress>),
    Flush(Sender<()>),
}

impl SaveWorker {
    /// A worker that writes to these saves and calls `tell` from its thread.
    ///
    /// # Errors
    /// When the system gives it no thread.
    pub fn spawn(
        saves: impl Saves + 'static,
        tell: impl Fn(Intent) + Send + 'static,
    ) -> std::io::Result<SaveWorker> {
        let (jobs, inbox) = channel();
        let work = move || work(saves, &inbox, &tell);
        let thread = Builder::new().name("saves".to_owned()).spawn(work)?;
        Ok(SaveWorker { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Carries out an effect that saves; says whether it was one. A game is then written, unless the disk is slow.
    pub fn carry_out(&self, effect: &Effect) -> bool {
        let job = match effect {
            Effect::SaveGame(game) => {
                let (written, wait) = channel();
                self.send(Job::Game(game.clone(), written));
                // Whether it was written is told by the worker.
                let _ = wait.recv_timeout(LONGEST_WAIT);
                return true;
            }
            Effect::Library(effect) => Job::Library(effect.clone()),
            Effect::SaveSettings(settings) => Job::Settings(settings.clone()),
            Effect::SaveStatistics(statistics) => Job::Statistics(statistics.clone()),
            Effect::SaveSession(session) => Job::Session(session.clone()),
            Effect::SaveProgress(progress) => Job::Progress(progress.clone()),
            Effect::StartSearch(_)
            | Effect::StartJudging(_)
            | Effect::StopSearch
            | Effect::Wake { .. }
            | Effect::Share(_)
            | Effect::Sound(_)
            | Effect::Haptic(_)
            | Effect::KeepScreenOn(_)
            | Effect::LeaveApp => return false,
        };
        self.send(job);
        true
    }

    /// Waits until everything given so far is written: before the app may be killed.
    pub fn flush(&self) {
        let (done, wait) = channel();
        self.send(Job::Flush(done));
        // An error means that the thread is gone, and with it all there was to wait for.
        let _ = wait.recv();
    }

    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // The thread ends only when this sender is dropped.
            let _ = jobs.send(job);
        }
    }
}

impl Drop for SaveWorker {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was told where it happened.
            let _ = thread.join();
        }
    }
}

/// What waits to be written: the newest of each kind.
#[derive(Default)]
struct Waiting {
    games: Vec<(Box<Snapshot>, Sender<()>)>,
    library: Vec<LibraryEffect>,
    settings: Option<Box<Settings>>,
    statistics: Option<Box<Statistics>>,
    session: Option<Box<Session>>,
    progress: Option<Box<LearnProgress>>,
    flushes: Vec<Sender<()>>,
}

impl Waiting {
    fn add(&mut self, job: Job) {
        match job {
            Job::Game(game, written) => {
                self.games.retain(|(older, _)| older.id != game.id);
                self.games.push((game, written));
            }
            Job::Library(effect) => self.library.push(effect),
            Job::Settings(settings) => self.settings = Some(settings),
            Job::Statistics(statistics) => self.statistics = Some(statistics),
            Job::Session(session) => self.session = Some(session),
            Job::Progress(progress) => self.progress = Some(progress),
            Job::Flush(done) => self.flushes.push(done),
        }
    }
}

fn work(mut saves: impl Saves, inbox: &Receiver<Job>, tell: &impl Fn(Intent)) {
    let told = |what, outcome: Result<(), SaveError>| {
        tell(Intent::SaveFinished { what, outcome: outcome.map_err(SaveFailure::from) });
    };
    while let Ok(job) = inbox.recv() {
        let mut waiting = Waiting::default();
        waiting.add(job);
        inbox.try_iter().for_each(|job| waiting.add(job));
        // Games first: a session never names a game that is not there.
        for (game, written) in waiting.games {
            // Who waited too long hears it no more.
            let written = || {
                let _ = written.send(());
            };
            told(Saved::Game, saves.save_game_telling(&game, &written));
        }
        for effect in waiting.library {
            tell(at_the_library(&mut saves, effect));
        }
        if let Some(settings) = waiting.settings {
            told(Saved::Settings, saves.save_settings(&settings));
        }
        if let Some(statistics) = waiting.statistics {
            told(Saved::Statistics, saves.save_statistics(&statistics));
        }
        // What was learned before the session that says how far a lesson is.
        if let Some(progress) = waiting.progress {
            told(Saved::Progress, saves.save_progress(&progress));
        }
        if let Some(session) = waiting.session {
            told(Saved::Session, saves.save_session(&session));
        }
        for done in waiting.flushes {
            // Who no longer waits need not know.
            let _ = done.send(());
        }
    }
}

/// Does something where games are kept; answers what came of it.
pub fn at_the_library(saves: &mut impl Saves, effect: LibraryEffect) -> Intent {
    let saved = |outcome: Result<(), SaveError>| Intent::SaveFinished {
        what: Saved::Game,
        outcome: outcome.map_err(SaveFailure::from),
    };
    match effect {
        LibraryEffect::List => Intent::Library(LibraryIntent::Listed(saves.list_games())),
        LibraryEffect::Load(id, purpose) => {
            let loaded = saves.load_game(id).map(Box::new);
            Intent::Library(LibraryIntent::Loaded(purpose, loaded))
        }
        LibraryEffect::FindBegun(told) => {
            let kept = begun(saves, &told).map(Box::new);
            Intent::Share(ShareIntent::Matched(told, kept))
        }
        LibraryEffect::Rename(id, title) => saved(saves.rename_game(id, &title)),
        LibraryEffect::Delete(id) => saved(saves.delete_game(id)),
        LibraryEffect::Restore(id) => saved(saves.restore_game(id)),
        LibraryEffect::LoadReview(id) => {
            let kept = saves.load_review(id).map(Box::new);
            Intent::Review(ReviewIntent::Loaded(id, kept))
        }
        LibraryEffect::KeepReview(review) => Intent::SaveFinished {
            what: Saved::Review,
            outcome: saves.save_review(&review).map_err(SaveFailure::from),
        },
    }
}

/// The kept game that this one goes on with, of several the one with most moves; only those that may be it are read.
fn begun(saves: &mut impl Saves, told: &Snapshot) -> Option<Snapshot> {
    let moves = told.moves().len();
    let may_be =
        |game: &&GameSummary| game.board == told.record.spec() && game.placements as usize <= moves;
    let games = saves.list_games().games;
    let kept = games.iter().filter(may_be).filter_map(|game| saves.load_game(game.id).ok());
    let answered = kept.filter(|kept| told.answers(kept));
    answered.min_by_key(|kept| Reverse((kept.moves().len(), kept.terms.names == told.terms.names)))
}
