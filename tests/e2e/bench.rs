//! What a person feels, and what the app costs while nobody touches it: `make bench-window`.

#[allow(dead_code, reason = "the tests use the rest")]
mod driver;
#[allow(dead_code, reason = "the tests use the rest")]
mod play;
#[allow(dead_code, reason = "the tests use the rest")]
mod window;

use std::time::Duration;

use serde_json::Value;
use window::{Start, Window};

const TAPS: usize = 60;
const IDLE: Duration = Duration::from_secs(10);

/// Taps every open cell by the events that a finger sends, and measures in the page: from the tap to
/// the first change of the document, and to the frame after it.
const MEASURE: &str = "const taps = arguments[0], done = arguments[1];
    const root = document.querySelector('[data-screen]');
    const times = [], frames = [];
    const cells = [...document.querySelectorAll(\"[data-cell][data-legal='plain']\")];
    const send = (target, type, x, y) => target.dispatchEvent(new PointerEvent(type, { bubbles: true,
        cancelable: true, clientX: x, clientY: y, pointerId: 1, pointerType: 'touch', isPrimary: true,
        button: 0, buttons: type === 'pointerdown' ? 1 : 0 }));
    const next = () => {
        if (times.length === taps) return done([times, frames]);
        const cell = cells[times.length % cells.length];
        const box = cell.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        const start = performance.now();
        new MutationObserver((_, observer) => {
            observer.disconnect();
            times.push(performance.now() - start);
            requestAnimationFrame(() => { frames.push(performance.now() - start); setTimeout(next, 120); });
        }).observe(root, { subtree: true, childList: true, attributes: true });
        const target = document.elementFromPoint(x, y);
        send(target, 'pointerdown', x, y);
        send(target, 'pointerup', x, y);
    };
    next();";

fn main() {
    // `cargo test --benches` runs this too, and is not interested in figures.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder for saves");
    let window = Window::open(Start::phone(folder.path()));
    play::start_friends_game(&window);
    let answer = window.run_async(MEASURE, vec![TAPS.into()]);
    let (mut to_change, mut to_frame): (Vec<f64>, Vec<f64>) =
        serde_json::from_value(answer).expect("two lists of times");
    println!("tap on the board, {TAPS} times, in ms: median, 95 of 100");
    println!("  to the first change of the page: {}", median_and_95(&mut to_change));
    println!("  to the frame after it:           {}", median_and_95(&mut to_frame));

    std::thread::sleep(Duration::from_secs(2));
    let before = window.cpu_time_of_all();
    std::thread::sleep(IDLE);
    let spent = window.cpu_time_of_all() - before;
    println!(
        "idle on the game screen for {} s: {} ms of processor time, page included",
        IDLE.as_secs(),
        spent.as_millis()
    );
    assert_eq!(window.run("return 1;", Vec::new()), Value::from(1), "the app still runs");
}

fn median_and_95(times: &mut [f64]) -> String {
    times.sort_by(f64::total_cmp);
    format!("{:.1}, {:.1}", times[times.len() / 2], times[times.len() * 95 / 100])
}
