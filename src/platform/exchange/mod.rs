//! Texts and files that go to other apps, and come from them: the share sheet, the clipboard, the
//! system's dialogs for files.
//!
//! Everything here waits for the person or the system, so everything is a future: run it with
//! `spawn` on the screen's own thread, and send what it answers as an intent. A person who changes
//! their mind is no failure: that is `None` or [`Given::Nothing`].

use std::fmt;

#[cfg_attr(target_os = "android", path = "android.rs")]
#[cfg_attr(target_os = "ios", path = "ios.rs")]
#[cfg_attr(not(any(target_os = "android", target_os = "ios")), path = "desktop.rs")]
mod system;

/// Larger files are not what this app writes: a long game's record has a few thousand characters.
pub const LARGEST_FILE: u64 = 1 << 20;

/// What became of something that was to be given away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Given {
    /// The system's own sheet is open: it tells the person what comes of it.
    Offered,
    /// It is on the clipboard, which nobody sees: the app should say so.
    Copied,
    /// It is in the file that the person chose.
    Saved,
    /// The person changed their mind.
    Nothing,
}

/// A text file that the person chose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextFile {
    /// Its name without folders; empty where the system does not tell.
    pub name: String,
    /// All that is in it.
    pub text: String,
}

/// Why nothing could be given or taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExchangeError {
    /// The file is not a text in UTF-8.
    NotText,
    /// The file is larger than [`LARGEST_FILE`].
    TooLarge,
    /// The system refused, for the reason it gives; empty where it gives none.
    Refused(String),
}

impl fmt::Display for ExchangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotText => f.write_str("not a text"),
            Self::TooLarge => f.write_str("too large"),
            Self::Refused(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for ExchangeError {}

/// Offers a text to other apps by the system's share sheet. A desktop has none: there the text goes
/// to the clipboard.
pub async fn share_text(text: &str) -> Result<Given, ExchangeError> {
    system::share_text(text).await
}

/// Puts a text on the clipboard.
pub async fn copy_text(text: &str) -> Result<(), ExchangeError> {
    system::copy_text(text).await
}

/// The text on the clipboard; `None` when there is none. Phones may ask the person first, and then
/// a refusal looks like an empty clipboard.
pub async fn paste_text() -> Option<String> {
    system::paste_text().await.filter(|text| !text.is_empty())
}

/// Lets the person choose a text file and reads it; `None` when they choose none.
pub async fn open_text_file() -> Result<Option<TextFile>, ExchangeError> {
    let Some((name, bytes)) = system::open_file().await? else { return Ok(None) };
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(ExchangeError::TooLarge);
    }
    let text = String::from_utf8(bytes).map_err(|_| ExchangeError::NotText)?;
    // Windows programs like to begin a text with a mark of its encoding.
    let text = text.strip_prefix('\u{feff}').map(str::to_string).unwrap_or(text);
    Ok(Some(TextFile { name, text }))
}

/// Lets the person choose where, and saves `text` there. `name` is what the file is called unless
/// they say otherwise, such as `oust-2026-11-30.txt`.
pub async fn save_text_file(name: &str, text: &str) -> Result<Given, ExchangeError> {
    system::save_file(name, text.as_bytes()).await
}

/// Offers a picture (PNG) to other apps by the system's share sheet; on a desktop, lets the person
/// save it. [`page::png_of`](super::page::png_of) makes one of a drawing.
pub async fn share_picture(name: &str, png: &[u8]) -> Result<Given, ExchangeError> {
    system::share_picture(name, png).await
}
