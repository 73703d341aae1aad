//! Points to cells and back, on every board.

use oust::{
    app::{
        BoardLayout, Direction, Point,
        board_layout::{CELL_RADIUS, SPACING},
    },
    engine::board::{BoardSpec, Cell},
};

fn layouts() -> impl Iterator<Item = BoardLayout> {
    BoardSpec::all().map(BoardLayout::new)
}

fn cells(layout: &BoardLayout) -> impl Iterator<Item = Cell> + use<> {
    layout.spec().geometry().cells()
}

/// The point this far from a center, in this direction (in parts of a full turn).
fn beside(center: Point, distance: f32, turns: f32) -> Point {
    let (sin, cos) = (turns * std::f32::consts::TAU).sin_cos();
    Point { x: center.x + distance * cos, y: center.y + distance * sin }
}

#[test]
fn every_point_on_a_cell_means_that_cell() {
    for layout in layouts() {
        for cell in cells(&layout) {
            let center = layout.center_of(cell);
            assert_eq!(layout.cell_at(center), Some(cell), "{}", layout.spec());
            for direction in 0..24_u8 {
                let turns = f32::from(direction) / 24.0;
                let inside = beside(center, SPACING / 2.0 - 0.1, turns);
                assert_eq!(layout.cell_at(inside), Some(cell), "{}", layout.spec());
            }
            for corner in layout.corners_of(cell, 0.98) {
                assert_eq!(layout.cell_at(corner), Some(cell), "{}", layout.spec());
            }
        }
    }
}

#[test]
fn neighbors_are_one_spacing_apart_and_nothing_else_is_nearer() {
    for layout in layouts() {
        let geometry = layout.spec().geometry();
        for cell in cells(&layout) {
            let center = layout.center_of(cell);
            for other in cells(&layout).filter(|&other| other != cell) {
                let there = layout.center_of(other);
                let distance = (center.x - there.x).hypot(center.y - there.y);
                let touches = geometry.neighbors(cell).contains(&other);
                assert_eq!((distance - SPACING).abs() < 0.01, touches, "{}", layout.spec());
                assert!(distance > SPACING - 0.01, "{}", layout.spec());
            }
        }
    }
}

#[test]
fn points_off_the_board_mean_no_cell() {
    for layout in layouts() {
        let view = layout.view_box();
        let (width, height) = (view.width, view.height);
        for (x, y) in [
            (-2.0, height / 2.0),
            (width + 2.0, height / 2.0),
            (width / 2.0, -6.0),
            (width / 2.0, height + 6.0),
            (-1e30, 0.0),
            (f32::NAN, 10.0),
            (10.0, f32::NAN),
            (f32::INFINITY, 10.0),
            (10.0, f32::NEG_INFINITY),
        ] {
            assert_eq!(layout.cell_at(Point { x, y }), None, "{} {x} {y}", layout.spec());
        }
        if let BoardSpec::Hex(3..) = layout.spec() {
            // The picture's corners lie far from the hexagon.
            assert_eq!(layout.cell_at(Point { x: 2.0, y: 2.0 }), None);
            assert_eq!(layout.cell_at(Point { x: width - 2.0, y: height - 2.0 }), None);
        }
    }
}

#[test]
fn a_finger_hardly_beside_the_board_still_means_the_edge() {
    let layout = BoardLayout::new(BoardSpec::HEX_7);
    let cell = layout.spec().geometry().cell_named("g13").unwrap();
    let center = layout.center_of(cell);
    let beside_edge = |distance| Point { x: center.x, y: center.y - distance };
    assert_eq!(layout.cell_at(beside_edge(CELL_RADIUS - 0.5)), Some(cell));
    assert_eq!(layout.cell_at(beside_edge(CELL_RADIUS + 0.5)), None);
}

#[test]
fn the_view_box_holds_every_cell_and_label_and_not_more() {
    for layout in layouts() {
        let view = layout.view_box();
        let corners: Vec<Point> =
            cells(&layout).flat_map(|cell| layout.corners_of(cell, 1.0)).collect();
        let least = corners.iter().fold((f32::MAX, f32::MAX), |least, corner| {
            (least.0.min(corner.x), least.1.min(corner.y))
        });
        let most = corners.iter().fold((f32::MIN, f32::MIN), |most, corner| {
            (most.0.max(corner.x), most.1.max(corner.y))
        });
        let expected = [view.x, view.y, view.x + view.width, view.y + view.height];
        for (found, expected) in [least.0, least.1, most.0, most.1].into_iter().zip(expected) {
            assert!((found - expected).abs() < 0.05, "{}: {found} {expected}", layout.spec());
        }
        let wide = layout.view_box_with_coordinates();
        let labels = layout.coordinate_labels();
        assert_eq!(labels.len(), 2 * usize::from(layout.spec().column_count()));
        for label in labels {
            let Point { x, y } = label.center;
            let inside = x - 8.0 > wide.x
                && x + 8.0 < wide.x + wide.width
                && y - 8.0 > wide.y
                && y + 8.0 < wide.y + wide.height;
            assert!(inside, "{}: {label:?} {wide:?}", layout.spec());
            assert_eq!(layout.cell_at(label.center), None, "{}: {label:?}", layout.spec());
        }
    }
}

#[test]
fn columns_of_hex_7_stand_upright_with_a1_at_the_lower_left() {
    let layout = BoardLayout::new(BoardSpec::HEX_7);
    let view = layout.view_box();
    assert!((view.width - 600.0).abs() < 0.01 && (view.height - 675.5).abs() < 0.1, "{view:?}");
    let geometry = layout.spec().geometry();
    let center = |name| layout.center_of(geometry.cell_named(name).unwrap());
    let [a1, a7, g1, g7, g13, m7] = ["a1", "a7", "g1", "g7", "g13", "m7"].map(center);
    assert_eq!(a1.x, a7.x);
    assert!(a1.y > a7.y && g1.y > a1.y && g13.y < a7.y && m7.x > g7.x);
    assert!((g7.x - 300.0).abs() < 0.01 && (g7.y - view.height / 2.0).abs() < 0.01);
}

#[test]
fn arrow_keys_reach_every_cell_and_lead_back() {
    use Direction::{Down, Left, Right, Up};
    for layout in layouts() {
        let mut seen: Vec<Cell> = cells(&layout).take(1).collect();
        let mut at = 0;
        while let Some(&cell) = seen.get(at) {
            at += 1;
            for (there, back) in [(Up, Down), (Down, Up), (Left, Right), (Right, Left)] {
                let Some(next) = layout.step(cell, there) else { continue };
                let (from, to) = (layout.center_of(cell), layout.center_of(next));
                let goes = match there {
                    Up => to.y < from.y && to.x == from.x,
                    Down => to.y > from.y && to.x == from.x,
                    Left => to.x < from.x,
                    Right => to.x > from.x,
                };
                assert!(goes, "{}", layout.spec());
                // At the rim a step may have only one way to go, which another step back takes.
                let neighbors = layout.spec().geometry().neighbors(cell);
                assert!(neighbors.contains(&next) && layout.step(next, back).is_some());
                if !seen.contains(&next) {
                    seen.push(next);
                }
            }
        }
        assert_eq!(seen.len(), layout.spec().cell_count(), "{}", layout.spec());
    }
}
