//! Linux, macOS and Windows: the systems that the app is made and tested on.

use std::path::PathBuf;

/// Width and height of a tall phone, in CSS pixels.
#[cfg(feature = "desktop")]
const PHONE: (f64, f64) = (430.0, 932.0);

/// The system's folder for this app's files, not yet made. `None` when the person has no home.
pub fn data_folder() -> Option<PathBuf> {
    let folders = directories::ProjectDirs::from("org", "oustgame", "Oust")?;
    Some(folders.data_dir().to_path_buf())
}

/// Gives the window a title and the size of a phone, or the size in `OUST_WINDOW`
/// (`WIDTHxHEIGHT` in CSS pixels), which tests and screenshots set.
#[cfg(feature = "desktop")]
pub fn with_phone_sized_window(config: dioxus::desktop::Config) -> dioxus::desktop::Config {
    use dioxus::desktop::{LogicalSize, WindowBuilder};
    let (width, height) =
        std::env::var("OUST_WINDOW").ok().and_then(|text| size_in(&text)).unwrap_or(PHONE);
    let window =
        WindowBuilder::new().with_title("Oust").with_inner_size(LogicalSize::new(width, height));
    config.with_window(window).with_menu(None)
}

#[cfg(feature = "desktop")]
fn size_in(text: &str) -> Option<(f64, f64)> {
    let (width, height) = text.split_once('x')?;
    let size = (width.parse().ok()?, height.parse().ok()?);
    (size.0 >= 100.0 && size.1 >= 100.0).then_some(size)
}
