//! What only the page in the webview can do: one line of script each.

use base64::{Engine, prelude::BASE64_STANDARD};
use dioxus::prelude::*;

/// Lets the page change as soon as it is told to, and not only with its next frame: up to a frame earlier, and also
/// while nobody sees it. It is how the framework does it wherever the window is shown late, and that is everywhere
/// but on Linux.
pub fn change_at_once() {
    document::eval("window.interpreter.headless = true");
}

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

/// Keeps the screen on, or no longer: by Android's activity, elsewhere by the page's wake lock where
/// the webview has one.
pub fn keep_screen_on(on: bool) {
    document::eval(&format!(
        "if (window.phone) {{ phone.keepScreenOn({on}); return; }}
         if ({on}) window.wakeLock ??= navigator.wakeLock?.request('screen').catch(() => null);
         else if (window.wakeLock) {{ window.wakeLock.then(lock => lock?.release()); window.wakeLock = null; }}"
    ));
}

/// A drawing (SVG, with its own styles) as a picture (PNG) of this width, for apps that show no drawings.
/// `None` where the webview cannot make one.
pub async fn png_of(svg: &str, width: u32) -> Option<Vec<u8>> {
    let svg = serde_json::Value::from(svg);
    let answer = document::eval(&format!(
        "const drawing = new Image();
         drawing.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent({svg});
         await drawing.decode();
         const canvas = document.createElement('canvas');
         canvas.width = {width};
         canvas.height = Math.round({width} * drawing.naturalHeight / drawing.naturalWidth);
         canvas.getContext('2d').drawImage(drawing, 0, 0, canvas.width, canvas.height);
         return canvas.toDataURL('image/png').split(',')[1];"
    ));
    BASE64_STANDARD.decode(answer.join::<String>().await.ok()?).ok()
}

/// Takes the app to the background, on Android.
pub fn leave() {
    document::eval("window.phone?.leave()");
}

/// Tells Android whether the back gesture belongs to the app. Where it does not, the system shows
/// its own way home while the finger still moves.
pub fn set_can_go_back(can: bool) {
    document::eval(&format!("window.canGoBack = {can}; window.phone?.canGoBack({can})"));
}

/// Tells Android what its bars lie on; see [`device::set_bars`](super::device::set_bars).
pub fn set_bars(on_dark: Option<bool>) {
    let theme = match on_dark {
        Some(true) => "dark",
        Some(false) => "light",
        None => "system",
    };
    document::eval(&format!("window.phone?.bars('{theme}')"));
}

/// Whether the page's process still runs: it answers.
pub async fn is_alive() -> bool {
    document::eval("return true").join::<bool>().await.is_ok()
}

/// A stream of names: `suspended` when the page is hidden, `resumed` when it is seen again, and
/// `back` when Android's back gesture asks. `appBack()` answers whether the app takes the step.
pub fn system_events() -> document::Eval {
    document::eval(
        "document.addEventListener('visibilitychange', () =>
             dioxus.send(document.hidden ? 'suspended' : 'resumed'));
         window.appBack = () => { if (window.canGoBack) dioxus.send('back'); return !!window.canGoBack; };
         await new Promise(() => {});",
    )
}

/// Gives the keyboard focus to the first element that this selector finds; where it finds none, `main` gets it.
pub fn focus(selector: &str) {
    document::eval(&format!(
        "(document.querySelector('{selector}') ?? document.querySelector('main'))?.focus({{ preventScroll: true }})"
    ));
}

/// Hands the keys that nothing has, because what had the focus is gone, to the app's own element.
pub fn catch_lost_keys() {
    document::eval(
        "addEventListener('keydown', event => {
             if (event.target !== document.body) return;
             document.querySelector('.app')?.dispatchEvent(new KeyboardEvent(event.type, event));
         });",
    );
}

/// Marks the page once a key is pressed: before that nobody needs to see where keys would act, and webviews show it all
/// the same after a start.
pub fn mark_use_of_keys() {
    document::eval(
        "addEventListener('keydown', () => { document.documentElement.dataset.keys = 'used'; },
             { capture: true, once: true });",
    );
}

/// A stream of the minutes by which the device's clock is ahead of UTC: now, and when the page is seen
/// again in another zone or season.
pub fn utc_offsets() -> document::Eval {
    document::eval(
        "let told = null;
         const tell = () => {
             const minutes = -new Date().getTimezoneOffset();
             if (minutes !== told) dioxus.send(told = minutes);
         };
         document.addEventListener('visibilitychange', tell);
         tell();
         await new Promise(() => {});",
    )
}

/// A stream of the system's language as the webview knows it, as `nl-NL`: now, and whenever it changes.
/// Android changes it while the app is in the background, and not every webview tells.
pub fn languages() -> document::Eval {
    document::eval(
        "let told = null;
         const tell = () => { if (navigator.language !== told) dioxus.send(told = navigator.language); };
         addEventListener('languagechange', tell);
         document.addEventListener('visibilitychange', tell);
         tell();
         await new Promise(() => {});",
    )
}
