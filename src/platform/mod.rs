//! What differs between systems, behind one small set of functions that exist on all of them.
//!
//! | what | desktop | Android | iOS |
//! | --- | --- | --- | --- |
//! | [`data_folder`] | `directories` | files folder, by JNI | `directories` |
//! | [`device::tick`] | nothing to feel | the page | UIKit |
//! | [`device::keep_screen_on`] | the page's wake lock | `MainActivity.kt` | UIKit |
//! | [`device::set_bars`] | has none | `MainActivity.kt` | UIKit |
//! | [`share_text`] | the clipboard | `MainActivity.kt` | UIKit |
//! | [`copy_text`], [`paste_text`] | the clipboard | `MainActivity.kt` | UIKit |
//! | [`open_text_file`], [`save_text_file`] | the desktop's dialogs | `MainActivity.kt` | UIKit |
//! | [`share_picture`] | saved as a file | `MainActivity.kt` | UIKit |
//! | [`hardware`] | `/sys` and `/proc` on Linux | the same | `sysctl` |
//! | [`system_events`] | the page | the window library and the page | the same |
//!
//! The desktop versions are real, so that everything can be tried and tested without a phone.

use std::path::PathBuf;

#[cfg(target_os = "android")]
mod android;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
mod desktop;
#[cfg(feature = "ui")]
pub mod device;
#[cfg(feature = "ui")]
pub mod exchange;
pub mod hardware;
#[cfg(target_os = "ios")]
mod ios;
#[cfg(feature = "ui")]
pub mod page;
#[cfg(feature = "ui")]
pub mod system_events;
#[cfg(feature = "ui")]
pub mod window;

#[cfg(target_os = "android")]
use android as system;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
use desktop as system;
#[cfg(target_os = "ios")]
use ios as system;

#[cfg(feature = "ui")]
pub use exchange::{
    ExchangeError, Given, TextFile, copy_text, open_text_file, paste_text, save_text_file,
    share_picture, share_text,
};

/// The folder for saves and settings, not yet made: `OUST_DATA_DIR` where that is set (tests set
/// it), else the system's. `None` when the system has none for us: the game then goes on unsaved.
pub fn data_folder() -> Option<PathBuf> {
    match std::env::var_os("OUST_DATA_DIR") {
        Some(folder) if !folder.is_empty() => Some(PathBuf::from(folder)),
        _ => system::data_folder(),
    }
}

/// The language that the environment asks for, as `nl_NL.UTF-8`; `None` where systems tell it otherwise.
pub fn environment_language() -> Option<String> {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(std::env::var_os);
    named.filter_map(|value| value.into_string().ok()).find(|value| !value.is_empty())
}
