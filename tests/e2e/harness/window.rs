//! The app's real window, and what a person can do with it and see on it.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::fs;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use super::driver::{self, Driver, Screen};

/// Longest wait for anything: far more than the slowest machine takes.
const PATIENCE: Duration = Duration::from_secs(60);

const DOWN: PointerAction = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
const UP: PointerAction = PointerAction::Up { button: MOUSE_BUTTON_LEFT };

/// How the app is started.
#[derive(Clone)]
pub struct Start {
    /// The folder for saves and settings.
    pub data_folder: PathBuf,
    /// Width and height of the window in CSS pixels.
    pub size: (u32, u32),
    /// Further environment, such as `LANG`.
    pub environment: Vec<(String, String)>,
}

impl Start {
    /// A phone held upright, in English.
    pub fn phone(data_folder: &Path) -> Self {
        Self { data_folder: data_folder.into(), size: (430, 932), environment: Vec::new() }
            .with("LANG", "en_US.UTF-8")
    }

    /// The same with one more variable of the environment.
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.environment.push((name.into(), value.into()));
        self
    }
}

/// What one cell of the board tells about itself.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct CellLook {
    /// `red`, `blue` or `empty`.
    pub stone: String,
    /// `no`, `plain` or `capture`, for the player to move.
    pub legal: String,
    /// What is drawn: `none`, `spot` or `ring`.
    pub mark: String,
    /// Whether the last placement stands here.
    pub last: bool,
}

/// The app, running in a real webview on a screen of its own.
pub struct Window {
    start: Start,
    // In this order they end: first the session, then the driver with the app, last the screen.
    client: Client,
    driver: Driver,
    screen: Screen,
    runtime: Runtime,
}

impl Window {
    /// Starts the app and waits for its first screen.
    pub fn open(start: Start) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let screen = Screen::start();
        let (driver, client) = session(&runtime, &start, &screen);
        let window = Self { start, client, driver, screen, runtime };
        window.wait_until("the first screen", |window| window.find("[data-screen]"));
        window
    }

    /// Ends the app as the system would, with SIGKILL, and starts it again on the same folder.
    pub fn kill_and_restart(&mut self) {
        self.kill();
        self.restart();
    }

    /// Starts the app again after [`kill`](Self::kill).
    pub fn restart(&mut self) {
        (self.driver, self.client) = session(&self.runtime, &self.start, &self.screen);
        self.wait_until("the first screen", |window| window.find("[data-screen]"));
    }

    /// Ends the app with SIGKILL.
    pub fn kill(&mut self) {
        assert!(self.driver.kill_app(), "the app runs until it is killed");
    }

    /// The app's process.
    pub fn app_process(&self) -> u32 {
        self.driver.app_process().expect("the app runs")
    }

    /// The screen that the window is on, as `DISPLAY` names it.
    pub fn display(&self) -> &str {
        &self.screen.display
    }

    /// Tells the page that it is hidden or shown, as every webview does.
    pub fn set_hidden(&self, hidden: bool) {
        let script =
            "Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });
            document.dispatchEvent(new Event('visibilitychange')); return null;";
        self.run(script, vec![hidden.into()]);
    }

    /// Processor time that the app itself has used; the page's process is not counted.
    pub fn cpu_time(&self) -> Duration {
        driver::cpu_time(self.app_process())
    }

    /// The same with all processes of the webview.
    pub fn cpu_time_of_all(&self) -> Duration {
        driver::family_of(self.app_process()).into_iter().map(driver::cpu_time).sum()
    }

    /// Taps the middle of a cell.
    pub fn tap_cell(&self, cell: &str) {
        self.tap(&cell_selector(cell));
    }

    /// Taps the control whose `data-action` is `action`.
    pub fn press(&self, action: &str) {
        self.tap(&format!("[data-action='{action}']"));
    }

    /// Taps the middle of the first element that matches `selector`, once it stands still, as a
    /// pointer does: whatever lies on top gets the tap.
    pub fn tap(&self, selector: &str) {
        let (x, y) = self.center_of(selector);
        self.tap_at(x, y);
    }

    /// The middle of the first element that matches `selector`, once it stands still.
    pub fn center_of(&self, selector: &str) -> (f64, f64) {
        self.wait_until(selector, |window| window.find(selector));
        let script = "const element = document.querySelector(arguments[0]);
             if (!element) return null;
             const moves = animation => animation.playState === 'running'
                 && animation.effect.target.contains(element);
             if (document.getAnimations().some(moves)) return null;
             element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
             const box = element.getBoundingClientRect();
             return [box.left + box.width / 2, box.top + box.height / 2];";
        let middle = OnceCell::new();
        self.wait_until(&format!("{selector} to stand still"), |_| {
            let now = serde_json::from_value(self.run(script, vec![json!(selector)]));
            now.is_ok_and(|place| middle.set(place).is_ok())
        });
        middle.into_inner().expect("what was waited for")
    }

    /// Taps a point of the page, in CSS pixels from its upper left corner.
    pub fn tap_at(&self, x: f64, y: f64) {
        self.mouse(vec![move_to(x, y), DOWN, UP]);
    }

    /// Presses a cell for that long.
    pub fn hold_cell(&self, cell: &str, time: Duration) {
        let (x, y) = self.center_of(&cell_selector(cell));
        self.mouse(vec![move_to(x, y), DOWN, pause(time), UP]);
    }

    /// Presses a control for that long.
    pub fn hold(&self, action: &str, time: Duration) {
        let (x, y) = self.center_of(&format!("[data-action='{action}']"));
        self.mouse(vec![move_to(x, y), DOWN, pause(time), UP]);
    }

    /// Taps a cell twice, the second time so long after the first.
    pub fn tap_cell_twice(&self, cell: &str, gap: Duration) {
        let (x, y) = self.center_of(&cell_selector(cell));
        self.mouse(vec![move_to(x, y), DOWN, UP, pause(gap), DOWN, UP]);
    }

    /// Goes down on one cell and up on another.
    pub fn drag(&self, from: &str, to: &str) {
        let (from, to) = (self.center_of(&cell_selector(from)), self.center_of(&cell_selector(to)));
        self.mouse(vec![move_to(from.0, from.1), DOWN, move_to(to.0, to.1), UP]);
    }

    /// Rests the mouse on a cell.
    pub fn hover(&self, cell: &str) {
        let (x, y) = self.center_of(&cell_selector(cell));
        self.mouse(vec![move_to(x, y)]);
    }

    /// Sends the events of fingers on the board: what happens (`down`, `move`, `up`, `cancel`), to which
    /// finger, over which cell. A finger whose number ends in 1 is alone when it goes down. The driver knows only one
    /// pointer, a mouse.
    pub fn fingers(&self, events: &[(&str, i32, &str)]) {
        let script = "for (const [what, id, cell] of arguments[0]) {
                const box = document.querySelector(`[data-cell='${cell}']`).getBoundingClientRect();
                const x = box.left + box.width / 2, y = box.top + box.height / 2;
                document.elementFromPoint(x, y).dispatchEvent(new PointerEvent('pointer' + what, {
                    bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: id,
                    pointerType: 'touch', isPrimary: id % 10 === 1, button: what === 'move' ? -1 : 0,
                    buttons: what === 'up' ? 0 : 1 }));
            }";
        self.run(script, vec![json!(events)]);
    }

    /// Presses keys, one after the other.
    pub fn type_keys(&self, keys: &[char]) {
        let mut typed = KeyActions::new("keys".into());
        for &value in keys {
            typed = typed.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.wait_for(self.client.perform_actions(typed)).expect("keys");
    }

    fn mouse(&self, actions: Vec<PointerAction>) {
        let mouse = MouseActions::new("finger".into());
        let mouse = actions.into_iter().fold(mouse, |mouse, action| mouse.then(action));
        self.wait_for(self.client.perform_actions(mouse)).expect("a press");
    }

    /// An attribute of the screen's root element; empty where it has none.
    pub fn attr(&self, name: &str) -> String {
        let value = self.run(
            "return document.querySelector('[data-screen]')?.getAttribute(arguments[0]) ?? '';",
            vec![json!(name)],
        );
        value.as_str().unwrap_or_default().to_string()
    }

    /// Whether an element matches `selector`.
    pub fn find(&self, selector: &str) -> bool {
        let script = "return document.querySelector(arguments[0]) !== null;";
        self.run(script, vec![json!(selector)]) == Value::Bool(true)
    }

    /// What stands on the board, cell by cell.
    pub fn cells(&self) -> BTreeMap<String, CellLook> {
        let cells = self.run(
            "return Object.fromEntries([...document.querySelectorAll('[data-cell]')].map(cell =>
                 [cell.dataset.cell, {
                     stone: cell.dataset.stone, legal: cell.dataset.legal, mark: cell.dataset.mark,
                     last: 'last' in cell.dataset && cell.dataset.last !== 'false',
                 }]));",
            Vec::new(),
        );
        serde_json::from_value(cells).expect("cells carry their attributes")
    }

    /// All text on the page, for the message of a failed test.
    pub fn page_text(&self) -> String {
        let text = self.run("return document.body.innerText;", Vec::new());
        text.as_str().unwrap_or_default().to_string()
    }

    /// Waits until `holds`, and fails with a picture and the page's text when it never does.
    pub fn wait_until(&self, what: &str, holds: impl Fn(&Self) -> bool) {
        self.wait_at_most(PATIENCE, what, holds);
    }

    /// As `wait_until`, for at most `patience`.
    pub fn wait_at_most(&self, patience: Duration, what: &str, holds: impl Fn(&Self) -> bool) {
        let started = Instant::now();
        while !holds(self) {
            if started.elapsed() > patience {
                self.screenshot("failed");
                panic!("waited in vain for {what}; the page says:\n{}", self.page_text());
            }
            std::thread::sleep(Duration::from_millis(15));
        }
    }

    /// Runs a script in the page and returns what it returns.
    pub fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.wait_for(self.client.execute(script, arguments)).expect("a script that runs")
    }

    /// Runs a script that answers through its last argument, a callback.
    pub fn run_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.wait_for(self.client.execute_async(script, arguments)).expect("a script that answers")
    }

    /// Keeps a picture of the page as `target/screenshots/NAME.png` and says where it is.
    pub fn screenshot(&self, name: &str) -> PathBuf {
        let file = driver::target_folder().join(format!("screenshots/{name}.png"));
        let picture = self.wait_for(self.client.screenshot()).expect("a picture");
        fs::create_dir_all(file.parent().expect("it has a folder")).expect("a folder");
        fs::write(&file, picture).expect("a picture on disk");
        file
    }

    fn wait_for<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }
}

fn cell_selector(cell: &str) -> String {
    format!("[data-cell='{cell}']")
}

fn move_to(x: f64, y: f64) -> PointerAction {
    PointerAction::MoveTo { duration: None, x, y }
}

fn pause(duration: Duration) -> PointerAction {
    PointerAction::Pause { duration }
}

fn session(runtime: &Runtime, start: &Start, screen: &Screen) -> (Driver, Client) {
    let (width, height) = start.size;
    let mut environment = start.environment.clone();
    let mut set = |name: &str, value: String| environment.push((name.into(), value));
    set("OUST_DATA_DIR", start.data_folder.display().to_string());
    set("OUST_WINDOW", format!("{width}x{height}"));
    set("DISPLAY", screen.display.clone());
    // No graphics card under Xvfb, and no desktop to speak to. The renderer stays the usual one:
    // with WEBKIT_DISABLE_DMABUF_RENDERER the driver waits for ever when asked for a picture.
    set("LIBGL_ALWAYS_SOFTWARE", "1".into());
    set("NO_AT_BRIDGE", "1".into());
    let driver = Driver::start(&environment);
    let options = json!({ "binary": driver::app_program(), "args": [] });
    let capabilities = [("webkitgtk:browserOptions".to_string(), options)].into_iter().collect();
    let mut builder = ClientBuilder::new(HttpConnector::new());
    let connecting = builder.capabilities(capabilities).connect(&driver.address);
    // The driver itself waits for ever for an app that ends before it is there.
    let client = runtime.block_on(async { tokio::time::timeout(PATIENCE, connecting).await });
    (driver, client.expect("the app starts in time").expect("a session with the app"))
}
