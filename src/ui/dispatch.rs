//! The one way for a component to say something.

use std::{
    hash::{BuildHasher, Hasher},
    sync::OnceLock,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

use dioxus::prelude::*;

use crate::app::{Date, GameStart, Intent, Moment, SettingChange};

/// Takes intents; whoever holds it can say something and nothing else.
#[derive(Clone, Copy, PartialEq)]
pub struct Dispatch(Callback<Intent>);

impl Dispatch {
    /// Intents go to this callback, one after the other.
    pub fn new(take: Callback<Intent>) -> Dispatch {
        Dispatch(take)
    }

    /// Says that something happened.
    pub fn send(self, intent: Intent) {
        self.0.call(intent);
    }
}

/// The dispatch of the app.
pub fn use_dispatch() -> Dispatch {
    use_context()
}

/// A way to say that a setting is to change.
pub fn use_change() -> impl Fn(SettingChange) + Copy + 'static {
    let dispatch = use_dispatch();
    move |change| dispatch.send(Intent::ChangeSetting(change))
}

/// Minutes by which the device's clock is ahead of UTC, also after a journey; 0 until the page has told.
pub fn use_utc_offset() -> ReadSignal<i64> {
    use_context::<UtcOffset>().0
}

/// Hands the device's offset from UTC to every component below.
#[derive(Clone, Copy, PartialEq)]
pub struct UtcOffset(pub ReadSignal<i64>);

/// Now, on the clock that intents carry.
pub fn now() -> Moment {
    static START: OnceLock<Instant> = OnceLock::new();
    Moment::after_start(START.get_or_init(Instant::now).elapsed())
}

/// The time of day now, on the person's own clock, as if that were in UTC.
pub fn local_date(utc_offset: ReadSignal<i64>) -> Date {
    game_start().date.ahead_by(*utc_offset.peek())
}

/// Chance and date for a new game.
pub fn game_start() -> GameStart {
    // The standard library's hash maps are seeded by the system: chance enough for a game.
    let rng_seed = std::hash::RandomState::new().build_hasher().finish();
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let unix_ms = u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX);
    GameStart { rng_seed, date: Date { unix_ms } }
}
