//! From points of the window to points of the drawing, with the board's enlargement.

use crate::app::{Point, ViewBox};

/// The largest enlargement that fingers can reach.
const MAX_ZOOM: f32 = 4.0;

/// Where the board's area lies in the window, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Area {
    /// Left edge.
    pub left: f32,
    /// Upper edge.
    pub top: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

/// How much of the board is seen: enlarged around a point of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Zoom {
    /// 1 shows the whole board, 2 half its width.
    pub factor: f32,
    /// The point in the middle of the area.
    pub center: Point,
}

impl Zoom {
    /// The whole board.
    pub fn whole(full: ViewBox) -> Zoom {
        Zoom { factor: 1.0, center: middle_of(full) }
    }

    /// Whether the board is enlarged.
    pub fn is_enlarged(&self) -> bool {
        self.factor > 1.01
    }

    /// The part of the drawing to show, of the same shape as the whole.
    pub fn view_box(&self, full: ViewBox) -> ViewBox {
        let (width, height) = (full.width / self.factor, full.height / self.factor);
        ViewBox { x: self.center.x - width / 2.0, y: self.center.y - height / 2.0, width, height }
    }

    /// Enlarged by this much more, so that the drawing's point `fixed` stays where it is on the screen.
    pub fn enlarged(self, by: f32, fixed: Point, full: ViewBox) -> Zoom {
        let factor = (self.factor * by).clamp(1.0, MAX_ZOOM);
        let keep = self.factor / factor;
        let center = Point {
            x: fixed.x + (self.center.x - fixed.x) * keep,
            y: fixed.y + (self.center.y - fixed.y) * keep,
        };
        Zoom { factor, center }.within(full)
    }

    /// Moved by this much, in units of the drawing.
    pub fn moved(self, x: f32, y: f32, full: ViewBox) -> Zoom {
        let center = Point { x: self.center.x - x, y: self.center.y - y };
        Zoom { center, ..self }.within(full)
    }

    /// Moved as little as it takes to show this much around a point.
    pub fn showing(self, point: Point, around: f32, full: ViewBox) -> Zoom {
        let (width, height) = (full.width / self.factor, full.height / self.factor);
        let near = |at: f32, center: f32, shown: f32| {
            let room = (shown / 2.0 - around).max(0.0);
            center.clamp(at - room, at + room)
        };
        let center = Point {
            x: near(point.x, self.center.x, width),
            y: near(point.y, self.center.y, height),
        };
        Zoom { center, ..self }.within(full)
    }

    /// The board never leaves its area.
    fn within(self, full: ViewBox) -> Zoom {
        let (width, height) = (full.width / self.factor, full.height / self.factor);
        let between = |at: f32, start: f32, whole: f32, shown: f32| {
            at.clamp(start + shown / 2.0, (start + whole - shown / 2.0).max(start + shown / 2.0))
        };
        let center = Point {
            x: between(self.center.x, full.x, full.width, width),
            y: between(self.center.y, full.y, full.height, height),
        };
        Zoom { center, ..self }
    }
}

/// The part of the drawing that is shown, in the area where it is shown: centered, as large as fits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// Where.
    pub area: Area,
    /// What.
    pub shown: ViewBox,
}

impl Frame {
    /// CSS pixels for one unit of the drawing; 0 while the area is unknown.
    pub fn scale(&self) -> f32 {
        (self.area.width / self.shown.width).min(self.area.height / self.shown.height).max(0.0)
    }

    /// The drawing's point at a point of the window.
    pub fn point_at(&self, window: Point) -> Point {
        let scale = self.scale();
        let center = middle_of(self.shown);
        Point {
            x: center.x + (window.x - self.area.left - self.area.width / 2.0) / scale,
            y: center.y + (window.y - self.area.top - self.area.height / 2.0) / scale,
        }
    }
}

fn middle_of(view: ViewBox) -> Point {
    Point { x: view.x + view.width / 2.0, y: view.y + view.height / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: ViewBox = ViewBox { x: -10.0, y: 0.0, width: 100.0, height: 50.0 };
    const AREA: Area = Area { left: 20.0, top: 30.0, width: 400.0, height: 400.0 };

    #[test]
    fn the_board_stands_in_the_middle_of_its_area() {
        let frame = Frame { area: AREA, shown: FULL };
        assert_eq!(frame.scale(), 4.0);
        assert_eq!(frame.point_at(Point { x: 220.0, y: 230.0 }), Point { x: 40.0, y: 25.0 });
        assert_eq!(frame.point_at(Point { x: 20.0, y: 130.0 }), Point { x: -10.0, y: 0.0 });
    }

    #[test]
    fn enlarging_keeps_the_point_under_the_fingers() {
        let zoom = Zoom::whole(FULL);
        let finger = Point { x: 150.0, y: 200.0 };
        let fixed = Frame { area: AREA, shown: zoom.view_box(FULL) }.point_at(finger);
        let zoom = zoom.enlarged(2.0, fixed, FULL);
        let after = Frame { area: AREA, shown: zoom.view_box(FULL) }.point_at(finger);
        assert!(
            (fixed.x - after.x).abs() < 0.01 && (fixed.y - after.y).abs() < 0.01,
            "{fixed:?} {after:?}"
        );
    }

    #[test]
    fn a_point_out_of_sight_is_brought_to_the_edge_of_it() {
        let zoom = Zoom::whole(FULL).enlarged(2.0, Point { x: -10.0, y: 0.0 }, FULL);
        let seen = Point { x: 10.0, y: 10.0 };
        assert_eq!(zoom.showing(seen, 5.0, FULL), zoom, "what is seen moves nothing");
        let shown = zoom.showing(Point { x: 60.0, y: 10.0 }, 5.0, FULL).view_box(FULL);
        assert_eq!((shown.x, shown.y), (15.0, 0.0));
        assert_eq!(Zoom::whole(FULL).showing(seen, 5.0, FULL), Zoom::whole(FULL));
    }

    #[test]
    fn the_board_never_leaves_its_area() {
        let zoom = Zoom::whole(FULL).enlarged(2.0, Point { x: 0.0, y: 0.0 }, FULL);
        let shown = zoom.moved(1000.0, -1000.0, FULL).view_box(FULL);
        assert_eq!((shown.x, shown.y), (-10.0, 25.0));
        assert_eq!(zoom.enlarged(0.01, Point { x: 0.0, y: 0.0 }, FULL), Zoom::whole(FULL));
    }
}
