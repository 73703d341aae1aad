//! When two positions are the same but for symmetry and colors.

use crate::engine::{board::Cell, rules::Position};

/// Equal for two positions exactly if a symmetry of the board, with or without an exchange of
/// colors, makes one of the other. Stones are written as those of the player to move (1) and of
/// the other one (2).
pub fn shape_of(position: &Position) -> (String, Vec<u8>) {
    let geometry = position.geometry();
    let mover = position.player_to_move();
    let sign = |cell: Cell| match position.stone_at(cell) {
        None => 0,
        stone if stone == mover => 1,
        Some(_) => 2,
    };
    let images = geometry.symmetries().iter().map(|symmetry| {
        let mut image = vec![0; geometry.cell_count()];
        for cell in geometry.cells() {
            image[symmetry[cell.index()].index()] = sign(cell);
        }
        image
    });
    (position.spec().to_string(), images.min().unwrap_or_default())
}
