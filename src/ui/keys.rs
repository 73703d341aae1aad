//! The keyboard: what a key means wherever the focus is.

use dioxus::prelude::*;

use super::{dispatch::Dispatch, screens::step_by_key, views::Views};
use crate::{
    app::{Direction, Intent, Screen},
    platform::page,
};

/// The cell that the focus is on, or comes back to.
pub const FOCUSED_CELL: &str = "[data-cell][tabindex=\"0\"]";

/// Handles a key that no control has taken.
pub fn pressed(event: &KeyboardEvent, views: Views, dispatch: Dispatch) {
    if event.modifiers().intersects(Modifiers::CONTROL | Modifiers::ALT | Modifiers::META) {
        return;
    }
    if event.key() == Key::Escape {
        dispatch.send(Intent::Escape);
        return;
    }
    if *views.screen.peek() == Screen::Review {
        if step_by_key(&event.key(), dispatch) {
            event.prevent_default();
        }
        return;
    }
    if !views.screen.peek().is_board() || views.dialog.peek().is_some() {
        return;
    }
    if let Some(direction) = direction_of(&event.key()) {
        event.prevent_default();
        dispatch.send(Intent::MoveFocus(direction));
        focus_board(views);
        return;
    }
    // Keys by their place, so that they work with every alphabet. One that is held down counts once.
    match event.code() {
        _ if event.is_auto_repeating() => {}
        Code::KeyU => dispatch.send(Intent::Undo),
        Code::KeyR => dispatch.send(Intent::Redo),
        Code::KeyH => dispatch.send(Intent::Hint),
        _ => {}
    }
}

/// Gives the focus to the cell that the board says has it.
fn focus_board(views: Views) {
    // Read, not peeked: a peek may show the board as it was before this key.
    let scene = views.scene.read();
    let Some(scene) = scene.as_ref() else { return };
    let focused = scene.cells.iter().find(|cell| cell.is_focused);
    if let Some(cell) = focused {
        let name = scene.board.geometry().name(cell.cell);
        page::focus(&format!("[data-cell=\"{name}\"]"));
    }
}

fn direction_of(key: &Key) -> Option<Direction> {
    match key {
        Key::ArrowUp => Some(Direction::Up),
        Key::ArrowDown => Some(Direction::Down),
        Key::ArrowLeft => Some(Direction::Left),
        Key::ArrowRight => Some(Direction::Right),
        _ => None,
    }
}
