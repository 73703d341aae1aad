//! The slow twin of everything that `stones.rs` keeps up to date.
use super::{Outcome, Player, Position, stones::Stones};
use crate::engine::board::{Cell, CellSet};

impl Position {
    /// Compares every table with a fresh computation.
    ///
    /// # Errors
    /// A sentence that names the first difference.
    pub fn check_invariants(&self) -> Result<(), String> {
        let [red, blue] = Player::BOTH.map(|player| self.stones(player));
        let fresh = Stones::with(self.spec(), red, blue).map_err(|error| error.to_string())?;
        self.stones.compare(&fresh)?;
        for player in Player::BOTH {
            let empty = self.stone_count(player) == 0 && self.stone_count(player.opponent()) > 1;
            let won = self.outcome == Some(Outcome::Won(player.opponent()));
            if empty != won && !self.is_of_head_start() {
                return Err(format!("{player} has no stones, outcome {:?}", self.outcome));
            }
        }
        Ok(())
    }
}

impl Stones {
    fn compare(&self, fresh: &Stones) -> Result<(), String> {
        if self.fingerprint != fresh.fingerprint || self.stone_count != fresh.stone_count {
            return Err("the fingerprint or the number of stones differs".to_string());
        }
        if (self.empty, self.large) != (fresh.empty, fresh.large) {
            return Err("the empty cells or the stones of large groups differ".to_string());
        }
        for (side, fresh) in self.sides.iter().zip(&fresh.sides) {
            if (side.near, side.around) != (fresh.near, fresh.around) {
                return Err("the numbers of stones around the cells differ".to_string());
            }
            let missing = |all: &CellSet, needed: &CellSet| !needed.difference(all).is_empty();
            if missing(&side.hot, &fresh.hot) {
                return Err("a cell next to a group that touches an enemy is missing".to_string());
            }
        }
        for cell in self.geometry.cells().map(Cell::index) {
            if self.group(cell) != fresh.group(cell) {
                return Err(format!("the group of cell {cell} differs"));
            }
        }
        if self.groups.len() != fresh.groups.len() {
            return Err("the list of groups holds one too many".to_string());
        }
        Ok(())
    }
}
