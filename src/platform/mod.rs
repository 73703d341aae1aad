//! What differs between systems, behind one small set of functions that exist on all of them.

use std::path::PathBuf;

#[cfg(not(any(target_os = "android", target_os = "ios")))]
mod desktop;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
use desktop as system;
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
