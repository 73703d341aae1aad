//! The slow twin of everything that `stones.rs` keeps up to date.
use super::{
    Outcome, Player, Position,
    stones::{EMPTY, Stones},
};
use crate::engine::board::CellSet;

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
            if empty != won {
                return Err(format!("{player} has no stones, outcome {:?}", self.outcome));
            }
        }
        Ok(())
    }
}

impl Stones {
    fn compare(&self, fresh: &Stones) -> Result<(), String> {
        let differ = |what: &str, cell: usize| Err(format!("{what} differs at cell {cell}"));
        if self.fingerprint != fresh.fingerprint {
            return Err("the fingerprint differs".to_string());
        }
        if (self.stone_count, self.empty_count) != (fresh.stone_count, fresh.empty_count) {
            return Err("the counts differ".to_string());
        }
        for cell in 0..self.geometry.cell_count() {
            if self.touching[cell] != fresh.touching[cell] {
                return differ("touching", cell);
            }
            if self.color[cell] == EMPTY {
                if usize::from(self.empties[usize::from(self.place[cell])]) != cell {
                    return differ("the list of empty cells", cell);
                }
                continue;
            }
            let members = |stones: &Stones| {
                let indices = stones.group_of(cell).filter_map(|index| self.geometry.cell(index));
                indices.collect::<CellSet>()
            };
            if members(self) != members(fresh) {
                return differ("the group", cell);
            }
            let (name, fresh_name) = (self.group[cell], fresh.group[cell]);
            let (name, fresh_name) = (usize::from(name), usize::from(fresh_name));
            if self.size[name] != fresh.size[fresh_name] {
                return differ("the size", cell);
            }
            if self.contacts[name] != fresh.contacts[fresh_name] {
                return differ("the number of contacts", cell);
            }
            if self.met[name] != fresh.met[fresh_name] {
                return differ("the largest enemy group met", cell);
            }
        }
        Ok(())
    }
}
