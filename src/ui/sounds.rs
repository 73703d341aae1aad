//! The sounds, embedded; the page gets each when it is first heard.

use std::{cell::RefCell, collections::HashSet};

use base64::{Engine as _, engine::general_purpose::STANDARD};

use crate::{app::Sound, platform::page};

/// Plays sounds, and remembers which ones the page has.
#[derive(Debug, Default)]
pub struct Sounds {
    brought: RefCell<HashSet<&'static str>>,
}

impl Sounds {
    /// Plays a sound.
    pub fn play(&self, sound: Sound) {
        let (name, bytes) = file_of(sound);
        if self.brought.borrow_mut().insert(name) {
            page::bring_sound(name, &format!("data:audio/wav;base64,{}", STANDARD.encode(bytes)));
        }
        page::play_sound(name);
    }
}

fn file_of(sound: Sound) -> (&'static str, &'static [u8]) {
    match sound {
        Sound::Place => ("place", include_bytes!("../../assets/sounds/place.wav")),
        Sound::Capture => ("capture", include_bytes!("../../assets/sounds/capture.wav")),
        Sound::Refuse => ("refuse", include_bytes!("../../assets/sounds/refuse.wav")),
        Sound::Pass | Sound::Draw => ("pass", include_bytes!("../../assets/sounds/pass.wav")),
        Sound::Win => ("win", include_bytes!("../../assets/sounds/win.wav")),
        Sound::Loss => ("lose", include_bytes!("../../assets/sounds/lose.wav")),
    }
}
