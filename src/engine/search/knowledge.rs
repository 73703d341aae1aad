//! What the search knows of Oust without looking ahead.
use crate::engine::rules::{Player, Position};

impl Position {
    /// Whether a seed of this player on this empty cell, which touches no own stone, could
    /// not be captured at once, as far as its surroundings show: no enemy stone touches it,
    /// nor any empty cell beside it. `W` must be the number of words that the board needs.
    #[inline]
    pub(super) fn is_safe_seed<const W: usize>(&self, cell: usize, player: Player) -> bool {
        let (table, enemy) = (self.table(), player.opponent());
        !table.touches(cell, enemy) && !table.touches_beside::<W>(cell, enemy)
    }
}
