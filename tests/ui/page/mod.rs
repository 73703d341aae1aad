//! A page in memory: the app without a window. Finds elements by attribute, taps and types, lets
//! time pass, and counts the edits of each step.

mod scan;

use std::{any::Any, rc::Rc, time::Duration};

use dioxus::{
    html::{
        PlatformEventData, SerializedFormData, SerializedHtmlEventConverter,
        SerializedKeyboardData, SerializedMouseData, SerializedPointerData, SerializedResizeData,
        geometry::PixelsSize, set_event_converter,
    },
    prelude::*,
};
use dioxus_core::ElementId;
use oust::{
    app::{BoardLayout, Point},
    engine::board::BoardSpec,
    storage::{MemorySaves, Saves},
    ui::root::{App, GivenSaves},
};
use serde_json::json;

pub use scan::Found;

/// Size of the board's area, in CSS pixels.
const AREA: (f32, f32) = (400.0, 450.0);

/// Room that the drawing leaves around the cells, in its own units.
const MARGIN: f32 = 8.0;

/// The app, as far as a page without a window goes.
pub struct Page {
    dom: VirtualDom,
    /// Edits that the last step took.
    pub edits: usize,
}

impl Page {
    /// The app with nothing kept.
    pub fn first_start() -> Page {
        Page::with(MemorySaves::default())
    }

    /// The app with these saves.
    pub fn with(saves: impl Saves + 'static) -> Page {
        Page::of(VirtualDom::new(App).with_root_context(GivenSaves::new(saves)))
    }

    /// What this draws.
    pub fn of(mut dom: VirtualDom) -> Page {
        set_event_converter(Box::new(SerializedHtmlEventConverter));
        let edits = dom.rebuild_to_vec().edits.len();
        let mut page = Page { dom, edits };
        page.settle();
        page
    }

    /// Every element, in document order.
    pub fn all(&self) -> Vec<Found> {
        scan::elements(&self.dom)
    }

    /// The elements with this attribute value.
    pub fn every(&self, attr: &str, value: &str) -> Vec<Found> {
        self.all().into_iter().filter(|found| found.attr(attr) == Some(value)).collect()
    }

    /// The one element with this attribute value.
    pub fn by(&self, attr: &str, value: &str) -> Found {
        let mut found = self.every(attr, value);
        assert_eq!(found.len(), 1, "[{attr}={value}] in\n{}", self.html());
        found.remove(0)
    }

    /// Whether there is a control with this action.
    pub fn offers(&self, action: &str) -> bool {
        !self.every("data-action", action).is_empty()
    }

    /// An attribute of the root.
    pub fn root(&self, attr: &str) -> String {
        let all = self.all();
        let root = all.iter().find(|found| found.attr("class") == Some("app"));
        let root = root.expect("the root is always there");
        root.attr(attr).unwrap_or_else(|| panic!("no {attr} on the root")).to_string()
    }

    /// An attribute of a cell.
    pub fn cell(&self, name: &str, attr: &str) -> String {
        self.by("data-cell", name).attr(attr).unwrap_or_default().to_string()
    }

    /// The one sentence.
    pub fn said(&self) -> String {
        self.by("role", "status").text
    }

    /// Presses the control with this action.
    pub fn press(&mut self, action: &str) {
        self.fire("click", Box::<SerializedMouseData>::default(), "data-action", action);
    }

    /// Presses the first control with this action.
    pub fn press_first(&mut self, action: &str) {
        let first = self.every("data-action", action).remove(0);
        self.fire_at(first.id, "click", Box::<SerializedMouseData>::default());
    }

    /// Chooses or switches the control with this action.
    pub fn change(&mut self, action: &str, value: &str) {
        let data = Box::new(SerializedFormData::new(value.to_string(), Vec::new()));
        self.fire("change", data, "data-action", action);
    }

    /// Writes a text into the field with this action.
    pub fn write(&mut self, action: &str, text: &str) {
        let data = Box::new(SerializedFormData::new(text.to_string(), Vec::new()));
        self.fire("input", data, "data-action", action);
    }

    /// A cell is activated as an element, as a screen reader does, or as a click follows a tap.
    pub fn activate(&mut self, name: &str) {
        self.fire("click", Box::<SerializedMouseData>::default(), "data-cell", name);
    }

    /// A key goes down on the board.
    pub fn key(&mut self, key: &str, code: &str) {
        self.key_with(key, code, false);
    }

    /// The same, as the repeat of a key held down if `is_repeat`.
    pub fn key_with(&mut self, key: &str, code: &str, is_repeat: bool) {
        self.fire("keydown", key_data(key, code, is_repeat), "class", "board-area");
    }

    /// A key goes down on the element with this attribute value.
    pub fn key_on(&mut self, attr: &str, value: &str, key: &str) {
        self.fire("keydown", key_data(key, key, false), attr, value);
    }

    /// A finger goes down and up on a cell.
    pub fn tap(&mut self, name: &str) {
        self.finger("pointerdown", 1, self.center_of(name));
        self.finger("pointerup", 1, self.center_of(name));
    }

    /// Something happens to a finger at a point of the window.
    pub fn finger(&mut self, what: &str, id: i32, at: Point) {
        self.pointer(what, id, at, "touch");
    }

    /// The same for any kind of pointer.
    pub fn pointer(&mut self, what: &str, id: i32, at: Point, kind: &str) {
        let data: SerializedPointerData = serde_json::from_value(json!({
            "alt_key": false, "button": 0, "buttons": 1, "client_x": at.x, "client_y": at.y,
            "ctrl_key": false, "meta_key": false, "offset_x": 0, "offset_y": 0, "page_x": at.x,
            "page_y": at.y, "screen_x": at.x, "screen_y": at.y, "shift_key": false,
            "pointer_id": id, "width": 1.0, "height": 1.0, "pressure": 0.5,
            "tangential_pressure": 0.0, "tilt_x": 0, "tilt_y": 0, "twist": 0,
            "pointer_type": kind, "is_primary": id == 1,
        }))
        .expect("a pointer");
        self.fire(what, Box::new(data), "class", "board-area");
    }

    /// Two fingers go down side by side in the middle of the board, this far apart, move that far apart, and go up.
    pub fn pinch(&mut self, from: f32, to: f32) {
        let at = |x: f32| Point { x: AREA.0 / 2.0 + x / 2.0, y: AREA.1 / 2.0 };
        let (left, right) = (at(-from), at(from));
        self.finger("pointerdown", 1, left);
        self.finger("pointerdown", 2, right);
        self.finger("pointermove", 1, at(-to));
        self.finger("pointermove", 2, at(to));
        self.finger("pointerup", 1, left);
        self.finger("pointerup", 2, right);
    }

    /// Gives the board its size, as the window does when it is shown.
    pub fn lay_out(&mut self) {
        let size = PixelsSize::new(f64::from(AREA.0), f64::from(AREA.1));
        self.fire("resize", Box::new(SerializedResizeData::new(size, size)), "class", "board-area");
    }

    /// Where a cell's center lies in the window.
    pub fn center_of(&self, name: &str) -> Point {
        let layout = BoardLayout::new(self.board());
        let cell = self.board().geometry().cell_named(name).expect("a cell of the board");
        let (view, center) = (layout.view_box(), layout.center_of(cell));
        let (width, height) = (view.width + 2.0 * MARGIN, view.height + 2.0 * MARGIN);
        let scale = (AREA.0 / width).min(AREA.1 / height);
        Point {
            x: AREA.0 / 2.0 + (center.x - view.x - view.width / 2.0) * scale,
            y: AREA.1 / 2.0 + (center.y - view.y - view.height / 2.0) * scale,
        }
    }

    fn board(&self) -> BoardSpec {
        let count = self.all().iter().filter(|found| found.attr("data-cell").is_some()).count();
        BoardSpec::all().find(|spec| spec.cell_count() == count).expect("a whole board")
    }

    fn fire<T: 'static>(&mut self, name: &str, data: Box<T>, attr: &str, value: &str) {
        self.fire_at(self.by(attr, value).id, name, data);
    }

    fn fire_at<T: 'static>(&mut self, element: Option<ElementId>, name: &str, data: Box<T>) {
        let element = element.expect("an element that listens");
        let event = Event::new(Rc::new(PlatformEventData::new(data)) as Rc<dyn Any>, true);
        self.dom.runtime().handle_event(name, event, element);
        self.settle();
    }

    /// Draws what changed.
    fn settle(&mut self) {
        self.dom.process_events();
        self.edits = self.dom.render_immediate_to_vec().edits.len();
    }

    /// Lets time pass and answers come until `ok`; fails after some seconds.
    pub async fn until(&mut self, ok: impl Fn(&Page) -> bool) {
        let end = tokio::time::Instant::now() + Duration::from_secs(20);
        while !ok(self) {
            let step = tokio::time::timeout_at(end, self.dom.wait_for_work()).await;
            assert!(step.is_ok(), "it did not come:\n{}", self.html());
            self.settle();
        }
    }

    /// Lets this much time pass.
    pub async fn wait(&mut self, time: Duration) {
        let end = tokio::time::Instant::now() + time;
        while tokio::time::timeout_at(end, self.dom.wait_for_work()).await.is_ok() {
            self.settle();
        }
    }

    /// The whole page as text.
    pub fn html(&self) -> String {
        dioxus_ssr::render(&self.dom)
    }
}

fn key_data(key: &str, code: &str, is_repeat: bool) -> Box<SerializedKeyboardData> {
    let data = json!({
        "char_code": 0, "key_code": 0, "is_composing": false, "key": key, "code": code, "location": 0,
        "repeat": is_repeat, "which": 0, "alt_key": false, "ctrl_key": false,
        "meta_key": false, "shift_key": false,
    });
    Box::new(serde_json::from_value(data).expect("a key"))
}
