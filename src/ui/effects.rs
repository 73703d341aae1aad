//! Carries out effects and sends their results back as intents.

use dioxus::prelude::*;
use tokio::sync::mpsc::UnboundedSender;

use super::{dispatch::Dispatch, sounds::Sounds};
use crate::{
    app::{
        AiFailure, AiReply, AiWorker, Effect, Haptic, Intent, SaveFailure, SaveTrouble, Saved,
        SearchRequest,
        ai_worker::{AiSignal, Means},
    },
    platform::{self, device, hardware::Hardware},
    storage::{SaveWorker, Saves},
};

/// Everything outside that the app asks something of: the computer, the saves, the device.
pub struct Outside {
    /// The error when the system gave no threads to search on.
    worker: Result<AiWorker, std::io::Error>,
    /// None when the system gave no thread to save on.
    saves: Option<SaveWorker>,
    sounds: Sounds,
}

impl Outside {
    /// Answers go to `answers`, from other threads.
    pub fn new(saves: Box<dyn Saves>, answers: UnboundedSender<Intent>) -> Outside {
        // Nobody listens any more when the app is closing: then nothing is lost by not being heard.
        let from_worker = answers.clone();
        let hardware = Hardware::of_this_device();
        let means = Means { threads: hardware.search_threads(), memory: hardware.search_memory() };
        let worker = AiWorker::spawn(means, move |signal| {
            let _ = from_worker.send(match signal {
                AiSignal::Progress(progress) => Intent::AiProgressed(progress),
                AiSignal::Reply(reply) => Intent::AiReplied(reply),
            });
        });
        let from_saves = answers.clone();
        let saves = SaveWorker::spawn(saves, move |what, outcome| {
            let _ = from_saves.send(Intent::SaveFinished { what, outcome });
        });
        if let Err(error) = &saves {
            let failure = SaveFailure { trouble: SaveTrouble::Other, detail: error.to_string() };
            let _ = answers.send(Intent::SaveFinished { what: Saved::Game, outcome: Err(failure) });
        }
        Outside { worker, saves: saves.ok(), sounds: Sounds::default() }
    }

    /// Carries one effect out; what comes of it comes back through `dispatch` or the answers.
    pub fn carry_out(&self, effect: Effect, dispatch: Dispatch) {
        match effect {
            Effect::StartSearch(request) => self.start_search(*request, dispatch),
            Effect::StopSearch => {
                if let Ok(worker) = &self.worker {
                    worker.stop();
                }
            }
            Effect::Wake { id, after } => {
                spawn(async move {
                    tokio::time::sleep(after).await;
                    dispatch.send(Intent::Woke(id));
                });
            }
            Effect::SaveGame(_)
            | Effect::SaveSettings(_)
            | Effect::SaveSession(_)
            | Effect::SaveProgress(_) => {
                if let Some(saves) = &self.saves {
                    saves.carry_out(&effect);
                }
            }
            Effect::Sound(sound) => self.sounds.play(sound),
            Effect::Haptic(haptic) => device::tick(duration_ms(haptic)),
            Effect::LeaveApp => platform::window::leave(),
        }
    }

    fn start_search(&self, request: SearchRequest, dispatch: Dispatch) {
        match &self.worker {
            Ok(worker) => worker.start(request),
            Err(error) => {
                let failure = AiFailure { message: error.to_string() };
                let reply = AiReply { request: request.id, outcome: Err(failure) };
                // An intent is handled to its end before the next begins.
                spawn(async move { dispatch.send(Intent::AiReplied(reply)) });
            }
        }
    }

    /// Waits until everything is written: before the system may end the app.
    pub fn flush(&self) {
        if let Some(saves) = &self.saves {
            saves.flush();
        }
    }
}

fn duration_ms(haptic: Haptic) -> u32 {
    match haptic {
        Haptic::Tick => 8,
        Haptic::Place => 14,
        Haptic::Capture => 30,
        Haptic::Refuse => 45,
    }
}
