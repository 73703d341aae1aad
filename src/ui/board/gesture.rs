//! What fingers on the board mean: a tap, a long press, panning, pinching.

use crate::{app::Point, engine::board::Cell};

/// CSS pixels that a finger may move before it pans an enlarged board.
const SLACK: f32 = 10.0;

/// What a moving finger does.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Motion {
    /// Nothing.
    Rest,
    /// Moves the enlarged board by this many CSS pixels.
    Pan {
        /// To the right.
        x: f32,
        /// Downwards.
        y: f32,
    },
    /// Enlarges around a point and moves, in CSS pixels.
    Pinch {
        /// How much the fingers went apart.
        by: f32,
        /// Between the fingers.
        center: Point,
        /// How far that point moved to the right.
        x: f32,
        /// How far that point moved downwards.
        y: f32,
    },
}

/// A finger, or the mouse with its button down.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Finger {
    id: i32,
    start: Point,
    at: Point,
    cell: Option<Cell>,
}

/// The fingers on the board, from the first one down to the last one up.
#[derive(Debug, Clone, Default)]
pub struct Gesture {
    fingers: Vec<Finger>,
    /// Became something else than a tap: several fingers, panning, a long press.
    is_spent: bool,
    number: u64,
}

impl Gesture {
    /// A finger went down, alone on the screen or not. Returns the number of the press, for [`Gesture::hold`].
    pub fn down(&mut self, id: i32, at: Point, cell: Option<Cell>, is_alone: bool) -> u64 {
        // Those of which the system never told that they left are gone when another one is alone.
        self.fingers.retain(|finger| finger.id != id && !is_alone);
        self.is_spent = !self.fingers.is_empty();
        self.fingers.push(Finger { id, start: at, at, cell });
        self.number += 1;
        self.number
    }

    /// A finger moved.
    pub fn moved(&mut self, id: i32, at: Point, is_enlarged: bool) -> Motion {
        let Some(place) = self.fingers.iter().position(|finger| finger.id == id) else {
            return Motion::Rest;
        };
        let before = self.fingers[place];
        if let [one, other] = self.fingers[..] {
            self.fingers[place].at = at;
            let still = if one.id == id { other.at } else { one.at };
            let (was, is) = (distance(before.at, still), distance(at, still));
            if was < 1.0 {
                return Motion::Rest;
            }
            let center = Point { x: (at.x + still.x) / 2.0, y: (at.y + still.y) / 2.0 };
            let (x, y) = ((at.x - before.at.x) / 2.0, (at.y - before.at.y) / 2.0);
            return Motion::Pinch { by: is / was, center, x, y };
        }
        if self.fingers.len() != 1 || !is_enlarged {
            return Motion::Rest;
        }
        if !self.is_spent && distance(before.start, at) < SLACK {
            return Motion::Rest;
        }
        self.is_spent = true;
        self.fingers[place].at = at;
        Motion::Pan { x: at.x - before.at.x, y: at.y - before.at.y }
    }

    /// A finger went up over `cell`. A tap is one finger, down and up on the same cell (or
    /// both times beside the board: `Some(None)`).
    pub fn up(&mut self, id: i32, cell: Option<Cell>) -> Option<Option<Cell>> {
        let place = self.fingers.iter().position(|finger| finger.id == id)?;
        let finger = self.fingers.remove(place);
        let is_tap = !self.is_spent && self.fingers.is_empty() && finger.cell == cell;
        is_tap.then_some(cell)
    }

    /// The press with this number has lasted long: if its finger still rests, it is no tap any more,
    /// and its cell is returned.
    pub fn hold(&mut self, number: u64) -> Option<Cell> {
        let [finger] = self.fingers[..] else {
            return None;
        };
        if self.is_spent || self.number != number {
            return None;
        }
        self.is_spent = true;
        finger.cell
    }

    /// The system took the finger away (a call, an edge gesture), or it left the board.
    pub fn cancel(&mut self, id: i32) {
        self.fingers.retain(|finger| finger.id != id);
        self.is_spent = true;
    }

    /// Whether a finger is down.
    pub fn is_touched(&self) -> bool {
        !self.fingers.is_empty()
    }
}

fn distance(one: Point, other: Point) -> f32 {
    (one.x - other.x).hypot(one.y - other.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::BoardSpec;

    fn cell(name: &str) -> Option<Cell> {
        BoardSpec::HEX_7.geometry().cell_named(name)
    }

    fn at(x: f32) -> Point {
        Point { x, y: 0.0 }
    }

    #[test]
    fn down_and_up_on_one_cell_is_a_tap() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0), cell("d4"), true);
        assert_eq!(gesture.up(1, cell("d4")), Some(cell("d4")));
        gesture.down(1, at(0.0), None, true);
        assert_eq!(gesture.up(1, None), Some(None));
    }

    #[test]
    fn up_on_another_cell_is_no_tap() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0), cell("d4"), true);
        assert_eq!(gesture.up(1, cell("d5")), None);
        assert_eq!(gesture.up(1, cell("d5")), None, "an up without a down");
    }

    #[test]
    fn two_fingers_are_no_tap_until_both_are_up() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0), cell("d4"), true);
        gesture.down(2, at(50.0), cell("d5"), false);
        assert_eq!(gesture.up(2, cell("d5")), None);
        assert_eq!(gesture.up(1, cell("d4")), None);
        gesture.down(1, at(0.0), cell("d4"), true);
        assert_eq!(gesture.up(1, cell("d4")), Some(cell("d4")));
    }

    #[test]
    fn a_finger_that_never_left_is_forgotten() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0), cell("d4"), true);
        gesture.down(3, at(50.0), cell("d5"), true);
        assert_eq!(gesture.up(3, cell("d5")), Some(cell("d5")));
    }

    #[test]
    fn a_long_press_is_no_tap() {
        let mut gesture = Gesture::default();
        let first = gesture.down(1, at(0.0), cell("d4"), true);
        assert_eq!(gesture.hold(first), cell("d4"));
        assert_eq!(gesture.up(1, cell("d4")), None);
        let second = gesture.down(1, at(0.0), cell("d4"), true);
        assert_eq!(gesture.hold(first), None, "the press before");
        assert_eq!(gesture.up(1, cell("d4")), Some(cell("d4")));
        assert_eq!(gesture.hold(second), None, "the finger is up");
    }

    #[test]
    fn one_finger_pans_an_enlarged_board_only() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0), cell("d4"), true);
        assert_eq!(gesture.moved(1, at(40.0), false), Motion::Rest);
        assert_eq!(gesture.moved(1, at(5.0), true), Motion::Rest);
        assert_eq!(gesture.moved(1, at(20.0), true), Motion::Pan { x: 20.0, y: 0.0 });
        assert_eq!(gesture.up(1, cell("d4")), None);
    }

    #[test]
    fn two_fingers_pinch() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0), cell("d4"), true);
        gesture.down(2, at(100.0), cell("d5"), false);
        let motion = gesture.moved(2, at(200.0), false);
        assert_eq!(motion, Motion::Pinch { by: 2.0, center: at(100.0), x: 50.0, y: 0.0 });
    }
}
