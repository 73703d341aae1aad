//! What differs between systems, behind one small set of functions that exist on all of them.

use std::path::PathBuf;

#[cfg(not(any(target_os = "android", target_os = "ios")))]
mod desktop;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
use desktop as system;
#[cfg(feature = "ui")]
pub mod page;
#[cfg(feature = "ui")]
pub mod window;

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
    let text = named.filter_map(|value| value.into_string().ok()).find(|value| !value.is_empty());
    text
}
