//! What a person feels, and what the app costs while nobody touches it: `make bench-window`.

mod harness;

use std::time::Duration;

use harness::{
    driver, play,
    window::{Start, Window},
};
use oust::engine::board::BoardSpec;
use serde_json::json;

/// Placements measured on each board: two taps each.
const PLACEMENTS: usize = 40;
const STARTS: usize = 5;
/// Turns against level 6 in which the menu is opened and closed, in each of them this often at most while it thinks,
/// and as often while it does not.
const TURNS: usize = 8;
const PRESSES: usize = 5;
const IDLE: Duration = Duration::from_secs(10);

/// Places stones by the events that a finger sends, and measures in the page: from each tap to the
/// first change of the document, and to the frame after it. First tap: a pending stone; second tap: placed.
const MEASURE: &str = "const placements = arguments[0], done = arguments[1];
    const root = document.querySelector('[data-screen]');
    const changes = [[], []], frames = [[], []];
    const send = (target, type, x, y) => target.dispatchEvent(new PointerEvent(type, { bubbles: true,
        cancelable: true, clientX: x, clientY: y, pointerId: 1, pointerType: 'touch', isPrimary: true,
        button: 0, buttons: type === 'pointerdown' ? 1 : 0 }));
    const tap = (x, y) => {
        const target = document.elementFromPoint(x, y);
        send(target, 'pointerdown', x, y);
        send(target, 'pointerup', x, y);
    };
    const measure = (which, x, y, then) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
            observer.disconnect();
            changes[which].push(performance.now() - start);
            requestAnimationFrame(() => {
                frames[which].push(performance.now() - start);
                setTimeout(then, 170);
            });
        }).observe(root, { subtree: true, childList: true, attributes: true });
        tap(x, y);
    };
    const next = () => {
        const cells = [...document.querySelectorAll(\"[data-cell]:not([data-legal='no'])\")];
        if (changes[1].length === placements || !cells.length) return done([changes, frames]);
        const box = cells[changes[1].length * 59 % cells.length].getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        measure(0, x, y, () => measure(1, x, y, next));
    };
    next();";

/// Opens and closes the menu while it is this side's turn, and measures in the page how long each takes.
const MEASURE_MENU: &str = "const [turn, presses] = arguments[0], done = arguments[1], times = [];
    const root = document.querySelector('[data-screen]');
    const isOpen = () => document.querySelector(\"[data-dialog='menu']\") !== null;
    const press = (action, opens) => new Promise(then => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
            if (isOpen() !== opens) return;
            observer.disconnect();
            times.push(performance.now() - start);
            setTimeout(then, 60);
        });
        observer.observe(root, { subtree: true, childList: true });
        document.querySelector(`[data-action='${action}']`).click();
    });
    const next = async left => {
        if (!left || root.dataset.turn !== turn) return done(times);
        await press('menu', true);
        await press('close-menu', false);
        next(left - 1);
    };
    next(presses);";

/// When the page first painted its content, in milliseconds since 1970.
const PAINTED: &str = "const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint ? performance.timeOrigin + paint.startTime : null;";

fn main() {
    // `cargo test --benches` runs this too, and is not interested in figures.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    println!("load of the machine: {}", load());
    let folder = tempfile::tempdir().expect("a folder for saves");
    let mut window = Window::open(Start::phone(folder.path()));
    play::start_friends_game(&window);
    measure(&window, "hex 7");
    measure_idle(&window);
    measure_start(&mut window);
    start_over(&window, &["opponent-friend"], BoardSpec::Square(19));
    measure(&window, "square 19");
    measure_while_thinking(&window);
    println!("load of the machine: {}", load());
}

fn measure(window: &Window, board: &str) {
    let answer = window.run_async(MEASURE, vec![PLACEMENTS.into()]);
    let [changes, frames]: [[Vec<f64>; 2]; 2] =
        serde_json::from_value(answer).expect("lists of times");
    println!("{board}, in ms: median, 95 of 100");
    for (what, [mut change, mut frame]) in
        ["pending stone", "placed"].iter().zip(pairs(changes, frames))
    {
        let (change, frame) = (median_and_95(&mut change), median_and_95(&mut frame));
        println!("  {what:13} tap to change {change}; to the frame after it {frame}");
    }
}

fn pairs<T>([one, two]: [T; 2], [first, second]: [T; 2]) -> [[T; 2]; 2] {
    [[one, first], [two, second]]
}

/// The menu while level 6 thinks, against the same while it does not, turn by turn.
fn measure_while_thinking(window: &Window) {
    start_over(window, &["opponent-computer", "level-6", "color-red"], BoardSpec::HEX_7);
    let mut times = [Vec::new(), Vec::new()];
    for number in 0..TURNS {
        if !is_persons_turn(window) {
            break;
        }
        measure_menu(window, "person", &mut times[0]);
        let cells = window.cells();
        let plain: Vec<_> = cells.iter().filter(|(_, look)| look.legal == "plain").collect();
        let Some((cell, _)) = plain.get(number * 59 % plain.len().max(1)) else { break };
        play::place(window, cell);
        measure_menu(window, "computer", &mut times[1]);
    }
    let [at_rest, thinking] = &mut times;
    println!("the menu, in ms: median, 95 of 100");
    println!("  while level 6 rests  {} ({} presses)", median_and_95(at_rest), at_rest.len());
    println!("  while level 6 thinks {} ({} presses)", median_and_95(thinking), thinking.len());
    is_persons_turn(window);
    measure_idle(window);
}

/// Leaves the game for a new one on this board.
fn start_over(window: &Window, choices: &[&str], board: BoardSpec) {
    window.press("menu");
    window.press("new-game");
    choices.iter().for_each(|choice| window.press(choice));
    play::choose_board(window, board);
    window.press("start-game");
    window.press("accept");
    window.wait_until("the new board", |window| window.cells().len() == board.cell_count());
}

/// Waits for a person's turn, and says whether there is one: the game may be over before.
fn is_persons_turn(window: &Window) -> bool {
    window.wait_at_most(Duration::from_secs(60), "the computer's answer", |window| {
        window.attr("data-turn") != "computer"
    });
    window.attr("data-turn") == "person"
}

fn measure_menu(window: &Window, turn: &str, times: &mut Vec<f64>) {
    let answer = window.run_async(MEASURE_MENU, vec![json!([turn, PRESSES])]);
    times.extend(serde_json::from_value::<Vec<f64>>(answer).expect("a list of times"));
}

fn measure_idle(window: &Window) {
    std::thread::sleep(Duration::from_secs(2));
    let before = (window.cpu_time(), window.cpu_time_of_all());
    std::thread::sleep(IDLE);
    let (app, all) = (window.cpu_time() - before.0, window.cpu_time_of_all() - before.1);
    println!(
        "{IDLE:?} without a tap: {app:?} of processor time in the app, {all:?} with the webview"
    );
}

/// From the start of the program to the game on the screen, as it was left.
fn measure_start(window: &mut Window) {
    let mut times: Vec<f64> = (0..STARTS)
        .map(|_| {
            window.kill_and_restart();
            window.wait_until("the board", |window| window.find("[data-cell='d4']"));
            let painted =
                window.run(PAINTED, Vec::new()).as_f64().expect("a time of the first paint");
            painted - driver::started_at(window.app_process())
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("start of the program to the board on the screen, in ms: {times:.0?}");
}

fn load() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split_whitespace().take(1).collect()
}

fn median_and_95(times: &mut [f64]) -> String {
    times.sort_by(f64::total_cmp);
    format!("{:.1}, {:.1}", times[times.len() / 2], times[times.len() * 95 / 100])
}
