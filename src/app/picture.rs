//! A position as a drawing of its own (SVG), for other apps.

use std::fmt::Write;

use crate::engine::{
    board::Cell,
    rules::{Player, Position},
};

use super::board_layout::{BoardLayout, CELL_RADIUS, Point};

/// Room around the board.
const MARGIN: f32 = 14.0;

/// The board with its stones, coordinates around it and a point on the last stone, in colors that do not
/// depend on where it is shown. Blue's stones carry a ring, as in the app.
pub fn svg(position: &Position, last: Option<Cell>) -> String {
    let layout = BoardLayout::new(position.spec());
    let view = layout.view_box_with_coordinates();
    let (x, y) = (view.x - MARGIN, view.y - MARGIN);
    let (width, height) = (view.width + 2.0 * MARGIN, view.height + 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x:.1} {y:.1} {width:.1} {height:.1}\" \
         width=\"{width:.0}\" height=\"{height:.0}\">\n\
         <rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"#f5f1e8\"/>\n"
    );
    draw_ground(&mut svg, &layout);
    draw_stones(&mut svg, &layout, position, last);
    svg.push_str("</svg>\n");
    svg
}

fn draw_ground(svg: &mut String, layout: &BoardLayout) {
    let is_hex = layout.spec().is_hex();
    let scale = if is_hex { 0.97 } else { 1.0 };
    let cells = layout.spec().geometry().cells();
    let path: String = cells.map(|cell| polygon(&layout.corners_of(cell, scale))).collect();
    // Writing to a string cannot fail.
    let _ = writeln!(svg, "<path d=\"{path}\" fill=\"#ece4d4\"/>");
    if !is_hex {
        let lines = layout.grid_lines();
        let lines: String = lines
            .iter()
            .map(|(from, to)| format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y))
            .collect();
        let _ = writeln!(svg, "<path d=\"{lines}\" stroke=\"#b3a486\" stroke-width=\"2\"/>");
    }
    let _ = writeln!(
        svg,
        "<g fill=\"#555a61\" font-family=\"sans-serif\" font-size=\"15\" text-anchor=\"middle\">"
    );
    for label in layout.coordinate_labels() {
        let Point { x, y } = label.center;
        let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{:.1}\">{}</text>", y + 5.0, label.text);
    }
    svg.push_str("</g>\n");
}

fn draw_stones(svg: &mut String, layout: &BoardLayout, position: &Position, last: Option<Cell>) {
    let radius = CELL_RADIUS * if layout.spec().is_hex() { 0.68 } else { 0.78 };
    for (player, fill) in [(Player::Red, "#c2341f"), (Player::Blue, "#1d63b4")] {
        let _ = writeln!(svg, "<g fill=\"{fill}\">");
        for cell in position.stones(player) {
            let Point { x, y } = layout.center_of(cell);
            let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>");
            if player == Player::Blue {
                let ring = radius * 0.56;
                let _ = writeln!(
                    svg,
                    "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{ring:.1}\" fill=\"none\" stroke=\"#fff\" \
                     stroke-opacity=\"0.7\" stroke-width=\"2.5\"/>"
                );
            }
        }
        svg.push_str("</g>\n");
    }
    if let Some(cell) = last.filter(|&cell| position.stone_at(cell).is_some()) {
        let Point { x, y } = layout.center_of(cell);
        let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#fff\"/>");
    }
}

fn polygon(corners: &[Point]) -> String {
    let mut path = String::new();
    for (number, corner) in corners.iter().enumerate() {
        let letter = if number == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{:.1} {:.1}", corner.x, corner.y);
    }
    path + "Z"
}
