//! Cells to points and back, for every board.
//!
//! Units are those of the drawing: a hexagon has a side of [`CELL_RADIUS`], and columns stand
//! upright, so that hex 7 fills a phone held upright. x grows to the right, y downwards.
//!
//! ```text
//!          __
//!       __/  \__        hex: flat tops; column a on the left,
//!      /  \__/  \       numbers grow upwards
//!      \__/  \__/
//!      /  \__/  \       square: intersections of a grid,
//!      \__/  \__/       a1 at the lower left
//!         \__/
//! ```

use crate::engine::board::{BoardSpec, Cell, Geometry};

use super::intent::Direction;

/// From the center of a hexagon to its corners, and the length of its sides.
pub const CELL_RADIUS: f32 = 30.0;

/// From one center to the next, on hex boards along a column and on square boards along both.
pub const SPACING: f32 = 51.961_525;

/// How far outside the outermost cells a finger still means them.
const REACH: f32 = CELL_RADIUS;

/// Room around the cells for column letters and numbers.
const LABEL_ROOM: f32 = 26.0;

/// A point of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// The part of the plane that the drawing shows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ViewBox {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

impl ViewBox {
    /// Whether a point lies in it.
    pub fn holds(&self, point: Point) -> bool {
        let across = self.x..=self.x + self.width;
        let down = self.y..=self.y + self.height;
        across.contains(&point.x) && down.contains(&point.y)
    }
}

/// Writes what the attribute `viewBox` of an SVG wants.
impl std::fmt::Display for ViewBox {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{:.1} {:.1} {:.1} {:.1}", self.x, self.y, self.width, self.height)
    }
}

/// A column letter or a number beside the board.
#[derive(Debug, Clone, PartialEq)]
pub struct CoordinateLabel {
    /// Its center.
    pub center: Point,
    /// What it says.
    pub text: String,
}

/// Where everything of one board is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardLayout {
    spec: BoardSpec,
    centers: Vec<Point>,
    width: f32,
    height: f32,
}

impl BoardLayout {
    /// The layout of this board.
    pub fn new(spec: BoardSpec) -> BoardLayout {
        let geometry = spec.geometry();
        let side = f32::from(spec.side());
        let span = f32::from(spec.column_count());
        let (width, height) = match spec {
            BoardSpec::Hex(_) => ((1.5 * span + 0.5) * CELL_RADIUS, span * SPACING),
            BoardSpec::Square(_) => (side * SPACING, side * SPACING),
        };
        let center = |cell: Cell| {
            let (column, number) = geometry.coordinates(cell);
            let (column, number) = (f32::from(column), f32::from(number));
            match spec {
                BoardSpec::Hex(_) => Point {
                    x: (1.5 * column + 1.0) * CELL_RADIUS,
                    y: height / 2.0 - (number - side - (column + 1.0 - side) / 2.0) * SPACING,
                },
                BoardSpec::Square(_) => {
                    Point { x: (column + 0.5) * SPACING, y: height - (number - 0.5) * SPACING }
                }
            }
        };
        let centers = geometry.cells().map(center).collect();
        BoardLayout { spec, centers, width, height }
    }

    /// The board.
    pub fn spec(&self) -> BoardSpec {
        self.spec
    }

    /// The part of the plane that holds all cells.
    pub fn view_box(&self) -> ViewBox {
        ViewBox { x: 0.0, y: 0.0, width: self.width, height: self.height }
    }

    /// The same with room for the coordinates.
    pub fn view_box_with_coordinates(&self) -> ViewBox {
        ViewBox {
            x: -LABEL_ROOM,
            y: -LABEL_ROOM / 2.0,
            width: self.width + 1.5 * LABEL_ROOM,
            height: self.height + 1.5 * LABEL_ROOM,
        }
    }

    /// Center of a cell.
    pub fn center_of(&self, cell: Cell) -> Point {
        self.centers[cell.index()]
    }

    /// Corners of a cell's shape, this much larger than life: a hexagon (six corners, the right one
    /// first), or the square around an intersection (four).
    pub fn corners_of(&self, cell: Cell, scale: f32) -> Vec<Point> {
        let center = self.center_of(cell);
        let (count, radius, turn) = match self.spec {
            BoardSpec::Hex(_) => (6_u8, CELL_RADIUS, 0.0),
            BoardSpec::Square(_) => (4, SPACING * std::f32::consts::FRAC_1_SQRT_2, 0.5),
        };
        let corner = |number: u8| {
            let turns = (f32::from(number) + turn) / f32::from(count);
            let (sin, cos) = (turns * std::f32::consts::TAU).sin_cos();
            Point { x: center.x + scale * radius * cos, y: center.y + scale * radius * sin }
        };
        (0..count).map(corner).collect()
    }

    /// The cell that a finger at this point means: the nearest one, if the point lies on it or
    /// hardly beside the board.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        if !(point.x.is_finite() && point.y.is_finite()) {
            return None;
        }
        let distance = |cell: &Cell| {
            let center = self.center_of(*cell);
            (point.x - center.x).hypot(point.y - center.y)
        };
        let cells = self.spec.geometry().cells();
        let nearest = cells.min_by(|one, other| distance(one).total_cmp(&distance(other)))?;
        let center = self.center_of(nearest);
        let is_on_it = match self.spec {
            BoardSpec::Hex(_) => distance(&nearest) <= REACH,
            BoardSpec::Square(_) => {
                let half = SPACING / 2.0 + 1.0;
                (point.x - center.x).abs() <= half && (point.y - center.y).abs() <= half
            }
        };
        is_on_it.then_some(nearest)
    }

    /// The cell that an arrow key leads to; `None` at the edge.
    ///
    /// On hex boards left and right zigzag by half a cell, up from the first, third, ... column
    /// and down from the others, so that going there and back ends where it began.
    pub fn step(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        let geometry = self.spec.geometry();
        let (column, number) = geometry.coordinates(cell);
        match direction {
            Direction::Up => geometry.cell_at(column, number.checked_add(1)?),
            Direction::Down => geometry.cell_at(column, number.checked_sub(1)?),
            Direction::Left => self.sideways(geometry, column.checked_sub(1)?, column, number),
            Direction::Right => self.sideways(geometry, column.checked_add(1)?, column, number),
        }
    }

    fn sideways(&self, geometry: &Geometry, to: u8, from: u8, number: u8) -> Option<Cell> {
        if !self.spec.is_hex() {
            return geometry.cell_at(to, number);
        }
        let (below, above) = match to > from {
            true => (number, number + 1),
            false => (number.saturating_sub(1), number),
        };
        let (first, second) = match from.is_multiple_of(2) {
            true => (above, below),
            false => (below, above),
        };
        geometry.cell_at(to, first).or_else(|| geometry.cell_at(to, second))
    }

    /// The lines of a square board's grid, each from one point to another; none on hex boards.
    pub fn grid_lines(&self) -> Vec<(Point, Point)> {
        let BoardSpec::Square(side) = self.spec else {
            return Vec::new();
        };
        let (near, far) = (SPACING / 2.0, self.width - SPACING / 2.0);
        let line = |number: u8| {
            let at = (f32::from(number) + 0.5) * SPACING;
            let across = (Point { x: near, y: at }, Point { x: far, y: at });
            let along = (Point { x: at, y: near }, Point { x: at, y: far });
            [across, along]
        };
        (0..side).flat_map(line).collect()
    }

    /// Column letters under the columns and numbers at their left ends.
    pub fn coordinate_labels(&self) -> Vec<CoordinateLabel> {
        let geometry = self.spec.geometry();
        let letters = (0..self.spec.column_count()).filter_map(|column| {
            let lowest =
                (1..=self.spec.column_count()).find_map(|n| geometry.cell_at(column, n))?;
            let below = self.center_of(lowest);
            let down = SPACING / 2.0 + LABEL_ROOM / 2.0;
            let center = Point { x: below.x, y: below.y + down };
            Some(CoordinateLabel { center, text: char::from(b'a' + column).to_string() })
        });
        let numbers = (1..=self.spec.column_count()).filter_map(|number| {
            let leftmost = (0..self.spec.column_count())
                .find_map(|column| geometry.cell_at(column, number))?;
            let beside = self.center_of(leftmost);
            // On hex boards the numbers' lines run down to the right: the label lies up to the left.
            let (left, up) = match self.spec {
                BoardSpec::Hex(_) => (CELL_RADIUS * 1.15, SPACING * 0.385),
                BoardSpec::Square(_) => (SPACING / 2.0 + LABEL_ROOM / 2.0, 0.0),
            };
            let center = Point { x: beside.x - left, y: beside.y - up };
            Some(CoordinateLabel { center, text: number.to_string() })
        });
        letters.chain(numbers).collect()
    }
}
