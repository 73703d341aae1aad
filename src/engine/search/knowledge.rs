//! What the search knows of Oust without looking ahead.
use crate::engine::rules::{Player, Position};

impl Position {
    /// Whether a seed of this player on this empty cell, which touches no own stone, could
    /// not be captured at once, as far as its surroundings show: no enemy stone touches it,
    /// nor any empty cell beside it.
    #[inline]
    pub(super) fn is_safe_seed(&self, cell: usize, player: Player) -> bool {
        let enemy = player.opponent();
        let table = self.table();
        if table.touches(cell, enemy) {
            return false;
        }
        let around = table.neighbors(cell);
        around.iter().all(|&other| !table.touches(usize::from(other), enemy))
    }
}
