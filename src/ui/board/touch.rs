//! The board's one pointer handler: from fingers to intents.

use std::{
    rc::Rc,
    time::{Duration, Instant},
};

use dioxus::{
    html::{geometry::ClientPoint, input_data::MouseButton},
    prelude::*,
};

use super::{
    frame::{Area, Frame, Zoom},
    gesture::{Gesture, Motion},
};
use crate::{
    app::{BoardLayout, Intent, Moment, Point, ViewBox, board_layout::SPACING, game::ECHO},
    engine::board::Cell,
    ui::{
        dispatch::{Dispatch, now},
        views::{RootMarks, use_views},
    },
};

/// How long a finger, or the mouse, rests on a cell before the cell is explained.
const LONG_PRESS: Duration = Duration::from_millis(500);

/// How long after a finger went up the click belonging to it may come.
const CLICK_AFTER: Duration = Duration::from_millis(700);

/// How much one notch of the mouse wheel enlarges.
const WHEEL_STEP: f32 = 1.15;

/// The fingers on the board and what they see of it.
#[derive(Clone, Copy, PartialEq)]
pub struct Touch {
    /// Where the board's area lies.
    pub area: Signal<Area>,
    /// How much of the board is seen.
    pub zoom: Signal<Zoom>,
    layout: Memo<Rc<BoardLayout>>,
    full: Memo<ViewBox>,
    element: CopyValue<Option<Rc<MountedData>>>,
    gesture: CopyValue<Gesture>,
    hovered: CopyValue<Hovered>,
    clicked: CopyValue<Option<Instant>>,
    /// When the last finger went down, and the last tap with its cell.
    down_at: CopyValue<Moment>,
    last_tap: CopyValue<Option<(Cell, Moment)>>,
    /// Whether the computer was to move when the last finger went down.
    down_too_early: CopyValue<bool>,
    marks: Memo<RootMarks>,
    /// Whether the board is turned for the player opposite.
    turned: Memo<bool>,
    dispatch: Dispatch,
}

/// How often the screen was scrolled, or what stands above the board changed: then the board lies elsewhere in
/// the window.
#[derive(Clone, Copy, PartialEq)]
pub struct Scrolled(pub Signal<u32>);

/// Where the mouse is.
#[derive(Debug, Clone, Copy, Default)]
struct Hovered {
    cell: Option<Cell>,
    number: u64,
    is_explained: bool,
}

/// Makes the handler for a board drawn like this; `full` is the part of the drawing that holds all of it.
pub fn use_touch(layout: Memo<Rc<BoardLayout>>, full: Memo<ViewBox>, dispatch: Dispatch) -> Touch {
    let mut zoom = use_signal(|| Zoom::whole(*full.peek()));
    use_effect(move || {
        let whole = Zoom::whole(full());
        if *zoom.peek() != whole {
            zoom.set(whole);
        }
    });
    let touch = Touch {
        area: use_signal(Area::default),
        zoom,
        layout,
        full,
        element: use_hook(|| CopyValue::new(None)),
        gesture: use_hook(|| CopyValue::new(Gesture::default())),
        hovered: use_hook(|| CopyValue::new(Hovered::default())),
        clicked: use_hook(|| CopyValue::new(None)),
        down_at: use_hook(|| CopyValue::new(Moment::default())),
        last_tap: use_hook(|| CopyValue::new(None)),
        down_too_early: use_hook(|| CopyValue::new(false)),
        marks: use_views().marks,
        turned: use_views().turned,
        dispatch,
    };
    let Scrolled(scrolled) = use_context();
    use_effect(move || {
        scrolled.read();
        touch.measure();
    });
    touch
}

impl Touch {
    /// The area was drawn for the first time.
    pub fn mounted(mut self, element: Rc<MountedData>) {
        self.element.set(Some(element));
        self.measure();
    }

    /// The area got another size.
    pub fn resized(mut self, width: f32, height: f32) {
        let before = *self.area.peek();
        if (before.width, before.height) != (width, height) {
            self.area.set(Area { width, height, ..before });
        }
        self.measure();
    }

    /// Asks the page where the area lies.
    pub fn measure(mut self) {
        let Some(element) = self.element.peek().clone() else { return };
        spawn(async move {
            // A page that cannot tell (it is closing, or a test) leaves the area as it was.
            let Ok(rect) = element.get_client_rect().await else { return };
            let (origin, size) = (rect.origin.to_f32(), rect.size.to_f32());
            let area =
                Area { left: origin.x, top: origin.y, width: size.width, height: size.height };
            if *self.area.peek() != area {
                self.area.set(area);
            }
        });
    }

    /// A finger or the mouse button went down.
    pub fn down(mut self, event: &PointerEvent) {
        if event.trigger_button() != Some(MouseButton::Primary) {
            return;
        }
        // The system says that this finger is alone: one that went down long ago has left unnoticed.
        let is_alone = event.is_primary() && now().since(*self.down_at.peek()) > LONG_PRESS;
        self.down_at.set(now());
        self.down_too_early.set(self.is_computers_turn());
        let at = self.window_point(point_of(event.client_coordinates()));
        let cell = self.cell_at(at);
        self.hovered.write().number += 1;
        let number = self.gesture.write().down(event.pointer_id(), at, cell, is_alone);
        spawn(async move {
            tokio::time::sleep(LONG_PRESS).await;
            let held = self.gesture.write().hold(number);
            if let Some(cell) = held {
                self.dispatch.send(Intent::Explain(cell));
            }
        });
    }

    /// A finger or the mouse moved.
    pub fn moved(mut self, event: &PointerEvent) {
        let at = self.window_point(point_of(event.client_coordinates()));
        if event.pointer_type() == "mouse" && !self.gesture.peek().is_touched() {
            self.hover(self.cell_at(at));
            return;
        }
        let zoom = *self.zoom.peek();
        let motion = self.gesture.write().moved(event.pointer_id(), at, zoom.is_enlarged());
        let scale = self.frame().scale();
        let full = *self.full.peek();
        let zoom = match motion {
            Motion::Rest => return,
            Motion::Pan { x, y } => zoom.moved(x / scale, y / scale, full),
            Motion::Pinch { by, center, x, y } => {
                // The point that was between the fingers stays between them.
                let before = Point { x: center.x - x, y: center.y - y };
                let larger = zoom.enlarged(by, self.frame().point_at(before), full);
                let scale = scale * larger.factor / zoom.factor;
                larger.moved(x / scale, y / scale, full)
            }
        };
        self.zoom.set(zoom);
    }

    /// A finger or the mouse button went up.
    pub fn up(mut self, event: &PointerEvent) {
        let cell = self.cell_at(self.window_point(point_of(event.client_coordinates())));
        let tap = self.gesture.write().up(event.pointer_id(), cell);
        self.clicked.set(Some(Instant::now()));
        // The mouse that tapped explains nothing until it goes to another cell.
        let number = self.hovered.peek().number + 1;
        self.hovered.set(Hovered { cell, number, is_explained: false });
        match tap {
            // The computer placed under the finger: what was meant, was meant for another position.
            Some(_) if *self.down_too_early.peek() && !self.is_computers_turn() => {}
            Some(Some(cell)) => {
                let at = self.time_of_tap(cell);
                self.last_tap.set(Some((cell, at)));
                self.dispatch.send(Intent::TapCell { cell, at });
            }
            Some(None) => self.dispatch.send(Intent::TapOffBoard),
            None => {}
        }
    }

    fn is_computers_turn(&self) -> bool {
        self.marks.read().turn == "computer"
    }

    /// When a tap that ends now counts: when its finger went down, if that was right after the last tap on the
    /// cell. A page that is busy tells of the end late, and an accident would pass for a tap.
    fn time_of_tap(&self, cell: Cell) -> Moment {
        let down = *self.down_at.peek();
        let is_quick = |(last, at): (Cell, Moment)| last == cell && down.since(at) < ECHO;
        if self.last_tap.peek().is_some_and(is_quick) { down } else { now() }
    }

    /// The finger was taken away, or the mouse left the board.
    pub fn cancel(mut self, event: &PointerEvent) {
        self.gesture.write().cancel(event.pointer_id());
        self.hover(None);
    }

    /// A cell was activated as an element: by a screen reader, or after a tap, which has counted already.
    pub fn activated(mut self, cell: Cell) {
        let up = self.clicked.take();
        if up.is_none_or(|up| up.elapsed() > CLICK_AFTER) {
            self.dispatch.send(Intent::TapCell { cell, at: now() });
        }
    }

    /// A cell got the focus as an element: by a screen reader or Tab, or by a tap, which counts by itself.
    pub fn focused(self, cell: Cell) {
        if !self.gesture.peek().is_touched() {
            self.dispatch.send(Intent::FocusCell(cell));
        }
    }

    /// The mouse wheel turned over a point.
    pub fn wheel(mut self, event: &WheelEvent) {
        let up = event.delta().strip_units().y < 0.0;
        let at = self.window_point(point_of(event.client_coordinates()));
        let fixed = self.frame().point_at(at);
        let by = if up { WHEEL_STEP } else { 1.0 / WHEEL_STEP };
        let zoom = self.zoom.peek().enlarged(by, fixed, *self.full.peek());
        self.zoom.set(zoom);
    }

    /// Enlarges around the middle, or shows the whole board again.
    pub fn toggle_zoom(mut self) {
        let full = *self.full.peek();
        let zoom = *self.zoom.peek();
        self.zoom.set(if zoom.is_enlarged() {
            Zoom::whole(full)
        } else {
            zoom.enlarged(2.0, zoom.center, full)
        });
    }

    /// Brings a cell into sight, when the board is enlarged.
    pub fn show(mut self, cell: Cell) {
        let full = *self.full.peek();
        let center = self.layout.peek().center_of(cell);
        let zoom = *self.zoom.peek();
        let shown = zoom.showing(center, SPACING * 0.6, full);
        if zoom.is_enlarged() && shown != zoom {
            self.zoom.set(shown);
        }
    }

    /// Brings a cell into sight that lies out of it, unless a finger is on the board.
    pub fn follow(self, cell: Cell) {
        let shown = self.zoom.peek().view_box(*self.full.peek());
        let center = self.layout.peek().center_of(cell);
        if !shown.holds(center) && !self.gesture.peek().is_touched() {
            self.show(cell);
        }
    }

    fn hover(mut self, cell: Option<Cell>) {
        let before = *self.hovered.peek();
        if before.cell == cell {
            return;
        }
        let number = before.number + 1;
        self.hovered.set(Hovered { cell, number, is_explained: false });
        if before.is_explained {
            self.dispatch.send(Intent::ExplainEnded);
        }
        let Some(cell) = cell else { return };
        spawn(async move {
            tokio::time::sleep(LONG_PRESS).await;
            if self.hovered.peek().number == number && !self.gesture.peek().is_touched() {
                self.hovered.write().is_explained = true;
                self.dispatch.send(Intent::Explain(cell));
            }
        });
    }

    fn frame(&self) -> Frame {
        Frame { area: *self.area.peek(), shown: self.zoom.peek().view_box(*self.full.peek()) }
    }

    fn cell_at(&self, window: Point) -> Option<Cell> {
        self.layout.peek().cell_at(self.frame().point_at(window))
    }

    /// Where something happened, as if the board were not turned.
    fn window_point(&self, at: Point) -> Point {
        let area = *self.area.peek();
        if !*self.turned.peek() {
            return at;
        }
        Point { x: 2.0 * area.left + area.width - at.x, y: 2.0 * area.top + area.height - at.y }
    }
}

fn point_of(at: ClientPoint) -> Point {
    Point { x: at.x as f32, y: at.y as f32 }
}
