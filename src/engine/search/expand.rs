//! Adding a node: its moves with the belief in each before any visit.
use super::{
    Parts,
    node::{NewMove, PASS},
};
use crate::engine::{
    board::Cell,
    rules::{Player, Position, with_words},
};

/// What is added to the tree for a position.
pub(super) struct Expansion {
    pub fingerprint: u64,
    pub player: Player,
    /// Every move, those believed in most first.
    pub moves: Box<[NewMove]>,
}

/// The moves in a position whose game goes on, and how much to believe in each.
pub(super) fn expand(position: &Position, parts: &Parts) -> Expansion {
    let fingerprint = position.fingerprint();
    let believer = Believer::new(position);
    let mut moves: Vec<(u16, f32)> = Vec::with_capacity(position.geometry().cell_count());
    moves.extend(position.legal_placements().into_iter().map(|cell| {
        let belief = if parts.beliefs { believer.belief(cell.index()) } else { 1.0 };
        (cell.index() as u16, belief)
    }));
    if moves.is_empty() {
        moves.push((PASS, 1.0));
    }
    // Like beliefs in an order without a pattern, so that no part of the board comes first.
    let shuffled = |cell: u16| (u64::from(cell) + 1).wrapping_mul(fingerprint | 1) >> 32;
    // Beliefs are positive, so their bits are in the same order.
    let place = |&(cell, belief): &(u16, f32)| u64::from(!belief.to_bits()) << 32 | shuffled(cell);
    moves.sort_unstable_by_key(place);
    let sum: f32 = moves.iter().map(|(_, belief)| belief).sum();
    let moves = moves.iter().map(|&(cell, belief)| NewMove::new(cell, belief / sum)).collect();
    Expansion { fingerprint, player: position.turn(), moves }
}

/// Says how much placements of one position promise.
struct Believer<'a> {
    position: &'a Position,
    largest_enemy: u16,
    /// Neighbors of a cell away from the edge.
    inner_neighbors: usize,
}

impl Believer<'_> {
    fn new(position: &Position) -> Believer<'_> {
        let enemy = position.turn().opponent();
        let (_, largest_enemy) = position.table().groups_of(enemy);
        let inner_neighbors = if position.spec().is_hex() { 6 } else { 4 };
        Believer { position, largest_enemy, inner_neighbors }
    }

    /// How much a placement promises, compared with the others of its position: near what
    /// a regression found from the visits of searches on hex 5, 7 and square 9.
    fn belief(&self, cell: usize) -> f32 {
        let (table, player) = (self.position.table(), self.position.turn());
        if table.touches(cell, player) {
            let (_, enemy) = table.sizes_met(cell, player);
            let takes_largest = if enemy == self.largest_enemy { 2.0 } else { 1.0 };
            return (8.0 + 8.0 * f32::from(enemy).sqrt()) * takes_largest;
        }
        let around = self.position.geometry().neighbors(Cell::at(cell as u16));
        let is_edge = around.len() < self.inner_neighbors;
        let is_safe = with_words!(self.position.geometry(), W => {
            self.position.is_safe_seed::<W>(cell, player)
        });
        match (is_safe, is_edge) {
            (true, false) => 6.0,
            (true, true) => 2.8,
            (false, true) => 1.3,
            (false, false) => 1.0,
        }
    }
}
