//! Linux, macOS and Windows: the clipboard, and the desktop's own dialogs for files.
//!
//! `OUST_FILE_DIALOG` holds the file that every dialog answers at once, without being shown: tests
//! set it. Empty, the person changes their mind each time.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{ExchangeError, Given, LARGEST_FILE};

pub async fn share_text(text: &str) -> Result<Given, ExchangeError> {
    copy_text(text).await?;
    Ok(Given::Copied)
}

#[cfg(not(any(target_os = "macos", target_os = "windows")))]
pub async fn copy_text(text: &str) -> Result<(), ExchangeError> {
    let Some(clipboard) = clipboard() else { return Err(refused("no display")) };
    clipboard.set_text(text);
    // Where a clipboard manager runs, the text outlives the app.
    clipboard.store();
    Ok(())
}

#[cfg(not(any(target_os = "macos", target_os = "windows")))]
pub async fn paste_text() -> Option<String> {
    let (answer, answered) = tokio::sync::oneshot::channel();
    clipboard()?.request_text(|_, text| {
        // Nobody waits any more once the app is closing.
        let _ = answer.send(text.map(str::to_string));
    });
    answered.await.ok().flatten()
}

/// The clipboard of the desktop that the window is on. There is none where no window is, as in
/// tests that draw the app without one.
#[cfg(not(any(target_os = "macos", target_os = "windows")))]
fn clipboard() -> Option<gtk::Clipboard> {
    if !gtk::is_initialized_main_thread() {
        return None;
    }
    Some(gtk::Clipboard::get(&gtk::gdk::SELECTION_CLIPBOARD))
}

#[cfg(any(target_os = "macos", target_os = "windows"))]
pub async fn copy_text(text: &str) -> Result<(), ExchangeError> {
    arboard::Clipboard::new().and_then(|mut clipboard| clipboard.set_text(text)).map_err(refused)
}

#[cfg(any(target_os = "macos", target_os = "windows"))]
pub async fn paste_text() -> Option<String> {
    arboard::Clipboard::new().and_then(|mut clipboard| clipboard.get_text()).ok()
}

/// The name and the content of the file that the person chose.
pub async fn open_file() -> Result<Option<(String, Vec<u8>)>, ExchangeError> {
    let chosen = match answer_of_a_test() {
        Some(answer) => answer,
        None => rfd::AsyncFileDialog::new().pick_file().await.map(|file| file.path().to_path_buf()),
    };
    let Some(path) = chosen else { return Ok(None) };
    if fs::metadata(&path).map_err(refused)?.len() > LARGEST_FILE {
        return Err(ExchangeError::TooLarge);
    }
    let content = fs::read(&path).map_err(refused)?;
    Ok(Some((name_of(&path), content)))
}

/// Saves where the person says.
pub async fn save_file(name: &str, content: &[u8]) -> Result<Given, ExchangeError> {
    let chosen = match answer_of_a_test() {
        Some(answer) => answer,
        None => {
            let dialog = rfd::AsyncFileDialog::new().set_file_name(name);
            dialog.save_file().await.map(|file| file.path().to_path_buf())
        }
    };
    let Some(path) = chosen else { return Ok(Given::Nothing) };
    fs::write(path, content).map_err(refused)?;
    Ok(Given::Saved)
}

pub async fn share_picture(name: &str, png: &[u8]) -> Result<Given, ExchangeError> {
    save_file(name, png).await
}

fn answer_of_a_test() -> Option<Option<PathBuf>> {
    let answer = std::env::var_os("OUST_FILE_DIALOG")?;
    Some((!answer.is_empty()).then(|| PathBuf::from(answer)))
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn refused(error: impl ToString) -> ExchangeError {
    ExchangeError::Refused(error.to_string())
}
