//! What only the page in the webview can do: one line of script each.

use dioxus::prelude::*;

/// Gives the page a sound under a name, to be played by [`play_sound`]. Nothing is decoded before that.
pub fn bring_sound(name: &str, data_url: &str) {
    document::eval(&format!("(window.sounds ??= {{}})['{name}'] = new Audio('{data_url}')"));
}

/// Plays a sound that the page has, from its start.
pub fn play_sound(name: &str) {
    // A webview that cannot play sounds stays silent: the game is not held up.
    document::eval(&format!(
        "const s = window.sounds?.['{name}']; if (s) {{ s.currentTime = 0; s.play().catch(() => {{}}); }}"
    ));
}

/// Lets the device vibrate for this many milliseconds, where it has a motor and the webview allows it.
pub fn vibrate(ms: u32) {
    document::eval(&format!("navigator.vibrate && navigator.vibrate({ms})"));
}

/// Gives the keyboard focus to the first element that this selector finds.
pub fn focus(selector: &str) {
    document::eval(&format!(
        "document.querySelector('{selector}')?.focus({{ preventScroll: true }})"
    ));
}

/// The system's language as the webview knows it, as `nl-NL`.
pub async fn language() -> Option<String> {
    document::eval("return navigator.language").join().await.ok()
}
