//! The board that is played on.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use dioxus::prelude::*;

use super::{
    cell::CellView,
    frame::{Area, Frame},
    ground::{Bands, Ground, Marks, cell_shape, stone_radius},
    touch::{Touch, use_touch},
};
use crate::{
    app::{
        BoardLayout, BoardScene, CellScene, Direction, Intent, ViewBox, board_layout::SPACING,
        sentence::player_word,
    },
    engine::board::{BoardSpec, Cell, CellSet},
    ui::{
        dispatch::{now, use_dispatch},
        text::{say, use_texts},
        views::use_views,
        widgets::{Icon, IconButton},
    },
};

/// Cells smaller than this on the screen, in CSS pixels, want the board enlarged.
const SMALL_CELL: f32 = 24.0;

/// About the board's area on a phone.
const PHONE: Area = Area { left: 0.0, top: 0.0, width: 400.0, height: 440.0 };

/// Room around the drawing for its rim.
const MARGIN: f32 = 8.0;

/// The board of the game, as large as its area allows.
#[component]
pub fn BoardView(scene: ReadSignal<BoardScene>) -> Element {
    let dispatch = use_dispatch();
    let board = use_memo(move || scene.read().board);
    let coordinates = use_memo(move || scene.read().coordinates);
    let layout = use_memo(move || Rc::new(BoardLayout::new(board())));
    let full = use_memo(move || whole_drawing(&layout(), coordinates()));
    let touch = use_touch(layout, full, dispatch);
    let zoom = touch.zoom;
    use_following(scene, touch);
    rsx! {
        div { class: if board().is_hex() { "board-place hex" } else { "board-place" },
            div {
                class: "board-area",
                "data-zoomed": if zoom.read().is_enlarged() { "true" },
                onmounted: move |event| touch.mounted(event.data()),
                onresize: move |event| {
                    if let Ok(size) = event.get_border_box_size() {
                        touch.resized(size.width as f32, size.height as f32);
                    }
                },
                onpointerdown: move |event| touch.down(&event),
                onpointermove: move |event| touch.moved(&event),
                onpointerup: move |event| touch.up(&event),
                onpointercancel: move |event| touch.cancel(&event),
                onpointerleave: move |event| touch.cancel(&event),
                onwheel: move |event| touch.wheel(&event),
                onclick: move |event| event.stop_propagation(),
                onkeydown: move |event| {
                    if matches!(event.code(), Code::Enter | Code::NumpadEnter | Code::Space) {
                        event.stop_propagation();
                        event.prevent_default();
                        if !event.is_auto_repeating() {
                            dispatch.send(Intent::TapFocused { at: now() });
                        }
                    }
                },
                Drawing { scene, touch, board, coordinates, full }
            }
            Tools { touch, full }
        }
    }
}

/// All that is drawn of the board, the lowest first.
#[component]
fn Drawing(
    scene: ReadSignal<BoardScene>,
    touch: Touch,
    board: Memo<BoardSpec>,
    coordinates: Memo<bool>,
    full: Memo<ViewBox>,
) -> Element {
    let texts = use_texts();
    let marks = use_memo(move || scene.read().to_move.map_or("none", player_word));
    let label = say!(texts, "board-label", board = texts.board(board()));
    let view_box = touch.zoom.read().view_box(full());
    rsx! {
        svg {
            class: "board marks-{marks}",
            view_box: "{view_box}",
            role: "group",
            "aria-label": "{label}",
            Definitions {}
            Ground { board: board(), coordinates: coordinates() }
            Bands { scene }
            Cells { scene, touch }
            Marks { scene }
            Sizes { scene }
        }
    }
}

/// On an enlarged board brings into sight what happens out of it.
fn use_following(scene: ReadSignal<BoardScene>, touch: Touch) {
    // Arrow keys and nudges lead there.
    let focused = use_memo(move || cell_that(&scene.read(), |cell| cell.is_focused));
    use_effect(move || {
        if let Some(cell) = focused() {
            touch.show(cell);
        }
    });
    // There lies what others place, what is shown again, or a hint.
    let placed = use_memo(move || cell_that(&scene.read(), |cell| cell.is_last));
    let hinted = use_memo(move || cell_that(&scene.read(), |cell| cell.is_hint));
    for news in [placed, hinted] {
        use_effect(move || {
            if let Some(cell) = news() {
                touch.follow(cell);
            }
        });
    }
}

fn cell_that(scene: &BoardScene, is_it: impl Fn(&CellScene) -> bool) -> Option<Cell> {
    scene.cells.iter().find(|cell| is_it(cell)).map(|cell| cell.cell)
}

/// The part of the drawing that holds all of the board.
fn whole_drawing(layout: &BoardLayout, coordinates: bool) -> ViewBox {
    let view = if coordinates { layout.view_box_with_coordinates() } else { layout.view_box() };
    ViewBox {
        x: view.x - MARGIN,
        y: view.y - MARGIN,
        width: view.width + 2.0 * MARGIN,
        height: view.height + 2.0 * MARGIN,
    }
}

/// The light on the stones.
#[component]
fn Definitions() -> Element {
    rsx! {
        defs {
            linearGradient { id: "shine", x1: "0", y1: "0", x2: "0", y2: "1",
                stop { offset: "0", "stop-color": "#ffffff", "stop-opacity": "0.2" }
                stop { offset: "0.55", "stop-color": "#ffffff", "stop-opacity": "0" }
            }
        }
    }
}

#[component]
fn Cells(scene: ReadSignal<BoardScene>, touch: Touch) -> Element {
    let board = use_memo(move || scene.read().board);
    let drawn = use_memo(move || {
        let layout = BoardLayout::new(board());
        let shape: Rc<str> = cell_shape(&layout, 0.95).into();
        (Rc::new(layout), shape)
    });
    let (layout, shape) = drawn();
    let waves = use_hook(|| Rc::new(RefCell::new(HashMap::new())));
    let scene = scene.read();
    let mut waves = waves.borrow_mut();
    update_waves(&mut waves, &scene);
    let on_activate = use_callback(move |cell| touch.activated(cell));
    let on_focus = use_callback(move |cell| touch.focused(cell));
    rsx! {
        for cell in scene.cells.iter() {
            CellView {
                key: "{cell.cell.index()}",
                scene: *cell,
                board: scene.board,
                center: layout.center_of(cell.cell),
                shape: Rc::clone(&shape),
                wave: waves.get(&cell.cell).copied().unwrap_or_default(),
                on_activate,
                on_focus,
            }
        }
    }
}

/// Numbers the groups that were just captured, so that they leave one after another.
fn update_waves(waves: &mut HashMap<Cell, u8>, scene: &BoardScene) {
    let geometry = scene.board.geometry();
    let traced = |cell: Cell| scene.cells[cell.index()].trace;
    waves.retain(|cell, _| cell.index() < scene.cells.len() && traced(*cell).is_some());
    let mut seen: CellSet = waves.keys().copied().collect();
    let mut wave = 0;
    for start in scene.cells.iter().filter(|cell| cell.trace.is_some()).map(|cell| cell.cell) {
        if !seen.insert(start) {
            continue;
        }
        let mut group = vec![start];
        while let Some(cell) = group.pop() {
            waves.insert(cell, wave);
            let own = geometry.neighbors(cell).iter().filter(|near| traced(**near) == traced(cell));
            group.extend(own.filter(|near| seen.insert(**near)));
        }
        // All are gone within 300 ms, however many groups there were.
        wave = (wave + 1).min(2);
    }
}

/// The number of stones of each group, above everything else.
#[component]
fn Sizes(scene: ReadSignal<BoardScene>) -> Element {
    let labels = use_memo(move || {
        let scene = scene.read();
        let layout = BoardLayout::new(scene.board);
        let labelled = scene.cells.iter().filter_map(|cell| Some((cell, cell.size_label?)));
        labelled
            .map(|(cell, size)| {
                (cell.cell.index(), layout.center_of(cell.cell), size, cell.is_last)
            })
            .collect::<Vec<_>>()
    });
    let radius = stone_radius(scene.read().board);
    rsx! {
        g { class: "over", "aria-hidden": "true",
            for (index, center, size, is_last) in labels() {
                g { key: "{index}", class: "size", transform: "translate({center.x:.1} {center.y:.1})",
                    circle { class: if is_last { "plate last" } else { "plate" }, r: "{radius * 0.72}" }
                    text { "{size}" }
                }
            }
        }
    }
}

/// Under boards with small cells: a larger view, and small steps for the pending stone. Neither
/// takes the pending stone back: they are there to place it well.
#[component]
fn Tools(touch: Touch, full: Memo<ViewBox>) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let views = use_views();
    let is_enlarged = use_memo(move || touch.zoom.read().is_enlarged());
    let is_small = use_memo(move || {
        let area = *touch.area.read();
        // Until the page has told: as on a phone, so that nothing jumps there.
        let area = if area.width > 0.0 { area } else { PHONE };
        Frame { area, shown: full() }.scale() * SPACING < SMALL_CELL
    });
    let has_pending = use_memo(move || !views.marks.read().pending.is_empty());
    if !is_small() && !is_enlarged() {
        return rsx! {};
    }
    let (icon, label) =
        if is_enlarged() { (Icon::ZoomOut, "zoom-out") } else { (Icon::ZoomIn, "zoom-in") };
    let ways = [
        (Direction::Left, "nudge-left", Icon::Left),
        (Direction::Up, "nudge-up", Icon::Up),
        (Direction::Down, "nudge-down", Icon::Down),
        (Direction::Right, "nudge-right", Icon::Right),
    ];
    rsx! {
        div { class: "board-tools",
            if has_pending() {
                for (direction, name, icon) in ways {
                    IconButton {
                        key: "{name}",
                        action: name,
                        label: texts.get(name),
                        icon,
                        on_press: move |()| dispatch.send(Intent::NudgePending(direction)),
                    }
                }
            }
            IconButton {
                action: label,
                label: texts.get(label),
                icon,
                on_press: move |()| touch.toggle_zoom(),
            }
        }
    }
}
