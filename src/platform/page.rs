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

/// Calls `on_back` whenever the system's back button or gesture was used and the page had said
/// that it [can go back](tell_whether_back_leads_somewhere). Returns when the page is gone.
pub async fn each_back(mut on_back: impl FnMut()) {
    let mut back = document::eval(
        "window.appBack = () => window.appCanGoBack ? (dioxus.send(0), true) : false; await new Promise(() => {})",
    );
    while back.recv::<u8>().await.is_ok() {
        on_back();
    }
}

/// Tells the page whether back leads somewhere within the app; else the system leaves it.
pub fn tell_whether_back_leads_somewhere(leads: bool) {
    document::eval(&format!("window.appCanGoBack = {leads}"));
}

/// The system's language as the webview knows it, as `nl-NL`.
pub async fn language() -> Option<String> {
    document::eval("return navigator.language").join().await.ok()
}
