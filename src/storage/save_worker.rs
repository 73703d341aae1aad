//! Saving beside the app, so that no tap waits for the disk.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread::{Builder, JoinHandle},
};

use crate::app::{Effect, SaveFailure, Saved, Session, Settings, Snapshot};

use super::{SaveError, Saves};

/// Writes what it is given on a thread of its own, in order, and tells how each save ended. When
/// saves come faster than the disk writes, only the newest of each kind is written. Dropping it
/// writes what is left and waits.
pub struct SaveWorker {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

enum Job {
    Game(Box<Snapshot>),
    Settings(Box<Settings>),
    Session(Session),
    Flush(Sender<()>),
}

impl SaveWorker {
    /// A worker that writes to these saves and calls `tell` from its thread.
    ///
    /// # Errors
    /// When the system gives it no thread.
    pub fn spawn(
        saves: impl Saves + 'static,
        tell: impl Fn(Saved, Result<(), SaveFailure>) + Send + 'static,
    ) -> std::io::Result<SaveWorker> {
        let (jobs, inbox) = channel();
        let work = move || work(saves, &inbox, &tell);
        let thread = Builder::new().name("saves".to_owned()).spawn(work)?;
        Ok(SaveWorker { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Carries out an effect that saves; says whether it was one.
    pub fn carry_out(&self, effect: &Effect) -> bool {
        let job = match effect {
            Effect::SaveGame(game) => Job::Game(game.clone()),
            Effect::SaveSettings(settings) => Job::Settings(settings.clone()),
            Effect::SaveSession(session) => Job::Session(session.clone()),
            Effect::StartSearch(_)
            | Effect::StopSearch
            | Effect::Wake { .. }
            | Effect::Sound(_)
            | Effect::Haptic(_)
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
    games: Vec<Box<Snapshot>>,
    settings: Option<Box<Settings>>,
    session: Option<Session>,
    flushes: Vec<Sender<()>>,
}

impl Waiting {
    fn add(&mut self, job: Job) {
        match job {
            Job::Game(game) => {
                self.games.retain(|older| older.id != game.id);
                self.games.push(game);
            }
            Job::Settings(settings) => self.settings = Some(settings),
            Job::Session(session) => self.session = Some(session),
            Job::Flush(done) => self.flushes.push(done),
        }
    }
}

fn work(
    mut saves: impl Saves,
    inbox: &Receiver<Job>,
    tell: &impl Fn(Saved, Result<(), SaveFailure>),
) {
    let told =
        |what, outcome: Result<(), SaveError>| tell(what, outcome.map_err(SaveFailure::from));
    while let Ok(job) = inbox.recv() {
        let mut waiting = Waiting::default();
        waiting.add(job);
        inbox.try_iter().for_each(|job| waiting.add(job));
        // Games first: a session never names a game that is not there.
        for game in waiting.games {
            told(Saved::Game, saves.save_game(&game));
        }
        if let Some(settings) = waiting.settings {
            told(Saved::Settings, saves.save_settings(&settings));
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
