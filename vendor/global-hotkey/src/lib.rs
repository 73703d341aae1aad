//! Hotkeys of the whole system, left out.
//!
//! Dioxus's desktop window makes a manager of them for every app. On X11 the library it takes for that asks the
//! display for keys twenty times a second, for as long as the app runs; this app has no such keys, and an app that
//! waits for its player uses no processor. So `Cargo.toml` puts this crate in the library's place: what
//! `dioxus-desktop` 0.7 names of it is here, and asking for a hotkey is an error. It goes as soon as Dioxus makes
//! the manager only when a hotkey is asked for.

use std::fmt;

use hotkey::HotKey;

/// Keys and what is held down with them.
pub mod hotkey {
    use std::str::FromStr;

    pub use keyboard_types::{Code, Modifiers};

    use crate::Error;

    /// A key with what is held down with it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct HotKey {
        /// What is held down.
        pub mods: Modifiers,
        /// The key.
        pub key: Code,
    }

    impl HotKey {
        /// This key, with `mods` held down.
        pub fn new(mods: Option<Modifiers>, key: Code) -> HotKey {
            HotKey { mods: mods.unwrap_or_default(), key }
        }

        /// A number of its own for each key: what is held down, then the key.
        pub fn id(&self) -> u32 {
            (self.mods.bits() << 16) | self.key as u32
        }
    }

    impl FromStr for HotKey {
        type Err = Error;

        fn from_str(text: &str) -> Result<HotKey, Error> {
            Err(Error::HotKeyParseError(text.to_string()))
        }
    }
}

/// Whether a hotkey went down or up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HotKeyState {
    /// It went down.
    Pressed,
    /// It went up.
    Released,
}

/// A hotkey went down or up. None ever does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GlobalHotKeyEvent {
    /// The hotkey's [`HotKey::id`].
    pub id: u32,
    /// What it did.
    pub state: HotKeyState,
}

impl GlobalHotKeyEvent {
    /// Would call `handler` with every event.
    pub fn set_event_handler<F: Fn(GlobalHotKeyEvent) + Send + Sync + 'static>(handler: Option<F>) {
        drop(handler);
    }
}

/// Why there is no hotkey.
#[derive(Debug)]
pub enum Error {
    /// Hotkeys are not read from text.
    HotKeyParseError(String),
    /// This app has none.
    LeftOut,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("hotkeys of the whole system are left out of this app")
    }
}

impl std::error::Error for Error {}

/// Takes no hotkey, and has no thread.
pub struct GlobalHotKeyManager(());

impl GlobalHotKeyManager {
    /// Makes it.
    ///
    /// # Errors
    /// Never.
    pub fn new() -> Result<GlobalHotKeyManager, Error> {
        Ok(GlobalHotKeyManager(()))
    }

    /// Takes no hotkey.
    ///
    /// # Errors
    /// Always.
    pub fn register(&self, _: HotKey) -> Result<(), Error> {
        Err(Error::LeftOut)
    }

    /// Gives up a hotkey, of which there is none.
    ///
    /// # Errors
    /// Never.
    pub fn unregister(&self, _: HotKey) -> Result<(), Error> {
        Ok(())
    }

    /// As [`unregister`](Self::unregister).
    ///
    /// # Errors
    /// Never.
    pub fn unregister_all(&self, _: &[HotKey]) -> Result<(), Error> {
        Ok(())
    }
}
