//! Carries out effects and sends their results back as intents.

use std::rc::Rc;

use dioxus::{
    core::{Runtime, current_scope_id, queue_effect},
    prelude::*,
};
use tokio::sync::mpsc::UnboundedSender;

use super::{dispatch::Dispatch, sounds::Sounds};
use crate::{
    app::{
        AiFailure, AiReply, AiWorker, Effect, Haptic, Intent, JudgeReply, JudgeRequest,
        SaveFailure, SaveTrouble, Saved, SearchRequest, ShareEffect, ShareIntent, ShareNews,
        ai_worker::{AiSignal, Means},
    },
    platform::{
        self, ExchangeError, Given, device,
        hardware::{self, Hardware},
        page,
    },
    storage::{SaveWorker, Saves},
};

/// Width of pictures that are shared: sharp on any phone.
const PICTURE_WIDTH_PX: u32 = 1080;

/// Everything outside that the app asks something of: the computer, the saves, the device.
pub struct Outside {
    /// The error when the system gave no threads to search on.
    worker: Result<AiWorker, std::io::Error>,
    /// None when the system gave no thread to save on.
    saves: Option<SaveWorker>,
    sounds: Rc<Sounds>,
}

impl Outside {
    /// Answers go to `answers`, from other threads.
    pub fn new(saves: Box<dyn Saves>, answers: UnboundedSender<Intent>) -> Outside {
        // Nobody listens any more when the app is closing: then nothing is lost by not being heard.
        let from_worker = answers.clone();
        let hardware = Hardware::of_this_device();
        let means = Means { threads: hardware.search_threads(), memory: hardware.search_memory() };
        let worker = AiWorker::spawn(means, hardware::yield_to_the_screen, move |signal| {
            let _ = from_worker.send(match signal {
                AiSignal::Progress(progress) => Intent::AiProgressed(progress),
                AiSignal::Reply(reply) => Intent::AiReplied(reply),
                AiSignal::Judged(reply) => Intent::Judged(reply),
            });
        });
        let from_saves = answers.clone();
        let saves = SaveWorker::spawn(saves, move |intent| {
            let _ = from_saves.send(intent);
        });
        if let Err(error) = &saves {
            let failure = SaveFailure { trouble: SaveTrouble::Other, detail: error.to_string() };
            let _ = answers.send(Intent::SaveFinished { what: Saved::Game, outcome: Err(failure) });
        }
        Outside { worker, saves: saves.ok(), sounds: Rc::default() }
    }

    /// Carries one effect out; what comes of it comes back through `dispatch` or the answers.
    pub fn carry_out(&self, effect: Effect, dispatch: Dispatch) {
        match effect {
            Effect::StartSearch(request) => self.start_search(*request, dispatch),
            Effect::StartJudging(request) => self.start_judging(*request, dispatch),
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
            | Effect::SaveStatistics(_)
            | Effect::SaveSession(_)
            | Effect::SaveProgress(_)
            | Effect::Library(_) => {
                if let Some(saves) = &self.saves {
                    saves.carry_out(&effect);
                }
            }
            Effect::Share(effect) => {
                spawn(async move {
                    let intent = exchange(effect).await;
                    dispatch.send(Intent::Share(intent));
                });
            }
            Effect::Sound(sound) => {
                let sounds = Rc::clone(&self.sounds);
                once_shown(move || sounds.play(sound));
            }
            Effect::Haptic(haptic) => once_shown(move || device::tick(duration_ms(haptic))),
            Effect::KeepScreenOn(on) => device::keep_screen_on(on),
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

    fn start_judging(&self, request: JudgeRequest, dispatch: Dispatch) {
        match &self.worker {
            Ok(worker) => worker.judge(request),
            Err(error) => {
                let failure = AiFailure { message: error.to_string() };
                let reply = JudgeReply { request: request.id, outcome: Err(failure) };
                spawn(async move { dispatch.send(Intent::Judged(reply)) });
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

/// Does something when the page shows what just happened: a script that comes before holds that up.
fn once_shown(work: impl FnOnce() + 'static) {
    let scope = current_scope_id();
    queue_effect(move || Runtime::current().in_scope(scope, work));
}

/// Gives something to other apps or takes it from them, and says what came of it.
async fn exchange(effect: ShareEffect) -> ShareIntent {
    let given = match effect {
        ShareEffect::ShareText(text) => platform::share_text(&text).await,
        ShareEffect::CopyText(text) => platform::copy_text(&text).await.map(|()| Given::Copied),
        ShareEffect::SaveText(name, text) => platform::save_text_file(&name, &text).await,
        ShareEffect::SharePicture(name, svg) => match page::png_of(&svg, PICTURE_WIDTH_PX).await {
            Some(png) => platform::share_picture(&name, &png).await,
            None => Err(ExchangeError::Refused(String::new())),
        },
        ShareEffect::Paste => {
            let text = platform::paste_text().await;
            let nothing = ShareIntent::News(Some(ShareNews::NothingToPaste));
            return text.map_or(nothing, ShareIntent::Taken);
        }
        ShareEffect::OpenFile => match platform::open_text_file().await {
            Ok(Some(file)) => return ShareIntent::Taken(file.text),
            Ok(None) => Ok(Given::Nothing),
            Err(error) => Err(error),
        },
    };
    ShareIntent::News(match given {
        Ok(Given::Copied) => Some(ShareNews::Copied),
        Ok(Given::Saved) => Some(ShareNews::Saved),
        Ok(Given::Offered | Given::Nothing) => None,
        Err(ExchangeError::NotText) => Some(ShareNews::NotText),
        Err(ExchangeError::TooLarge) => Some(ShareNews::TooLarge),
        Err(ExchangeError::Refused(_)) => Some(ShareNews::Failed),
    })
}

fn duration_ms(haptic: Haptic) -> u32 {
    match haptic {
        Haptic::Tick => 8,
        Haptic::Place => 14,
        Haptic::Capture => 30,
        Haptic::Refuse => 45,
    }
}
