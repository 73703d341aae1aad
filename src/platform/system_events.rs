//! What the system tells the app: put away, taken up again, asked to go back.
//!
//! Two ways lead here, and both may tell the same: an event that repeats the last one must do no
//! harm. The window library passes on the phones' own events; the page knows when it is hidden or
//! shown, on every system, and is asked by Android's back gesture (`android/MainActivity.kt` calls
//! `appBack()`). Tests send the page's events.

use std::time::Duration;

use dioxus::prelude::*;
use tokio::sync::mpsc::unbounded_channel;

use super::{page, window};

/// Something that the system tells the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SystemEvent {
    /// Another app, the lock screen or a call took over: nothing may compute.
    Suspended,
    /// The app is seen again.
    Resumed,
    /// The system's back button or gesture.
    Back,
}

/// How long a living page may take to answer when the app comes back. Slow phones need a moment to
/// bring a page back into memory.
const PAGE_ANSWERS_WITHIN: Duration = Duration::from_secs(4);

/// Hands every event to `take`, one after the other, as long as the calling component lives.
/// `root` is the component to start anew when the system has ended the page in the background.
pub fn use_system_events(root: fn() -> Element, take: Callback<SystemEvent>) {
    use_window_events(root, take);
    use_future(move || async move {
        let mut events = page::system_events();
        while let Ok(name) = events.recv::<String>().await {
            match name.as_str() {
                "suspended" => take.call(SystemEvent::Suspended),
                "resumed" => take.call(SystemEvent::Resumed),
                "back" => take.call(SystemEvent::Back),
                _ => {}
            }
        }
    });
}

/// Passes on what the window library tells, out of its event loop and into the app's own order.
fn use_window_events(root: fn() -> Element, take: Callback<SystemEvent>) {
    let (sender, receiver) = use_hook(|| {
        let (sender, receiver) = unbounded_channel();
        (sender, CopyValue::new(Some(receiver)))
    });
    let mut receiver = receiver;
    window::use_window_events(move |event| {
        // Nobody listens any more once the app is closing.
        let _ = sender.send(event);
    });
    use_future(move || async move {
        let Some(mut events) = receiver.write().take() else { return };
        while let Some(event) = events.recv().await {
            take.call(event);
            // Android ends the app with its page, and the next start is one from the saves.
            if event == SystemEvent::Resumed && !cfg!(target_os = "android") {
                revive_page(root).await;
            }
        }
    });
}

/// iOS ends the page's process in the background when it wants the memory, and shows a blank screen
/// afterwards. The page cannot be loaded again (the framework allows one load), so a page that does
/// not answer is replaced with a new window, which starts from what is saved.
async fn revive_page(root: fn() -> Element) {
    let answer = tokio::time::timeout(PAGE_ANSWERS_WITHIN, page::is_alive()).await;
    if !matches!(answer, Ok(true)) {
        window::reopen(root);
    }
}
