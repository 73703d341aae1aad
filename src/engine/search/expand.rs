//! Adding a node: its children with the belief in each before any visit.
use super::{
    Parts,
    tree::{Child, NO_NODE, PASS, Proof},
};
use crate::engine::{
    board::Cell,
    rules::{Player, Position, with_words},
};

/// What is added to the tree for a position.
pub(super) struct Expansion {
    pub fingerprint: u64,
    pub player: Player,
    pub children: Vec<Child>,
}

/// The children of a position whose game goes on, those believed in most first.
pub(super) fn expand(position: &Position, parts: &Parts) -> Expansion {
    let fingerprint = position.fingerprint();
    let player = position.turn();
    let believer = Believer::new(position);
    let mut children: Vec<Child> = Vec::with_capacity(position.geometry().cell_count());
    children.extend(position.legal_placements().into_iter().map(|cell| {
        let prior = if parts.beliefs { believer.belief(cell.index()) } else { 1.0 };
        new_child(cell.index() as u16, prior)
    }));
    if children.is_empty() {
        children.push(new_child(PASS, 1.0));
    }
    // Like beliefs in an order without a pattern, so that no part of the board comes first.
    let shuffled = |cell: u16| (u64::from(cell) + 1).wrapping_mul(fingerprint | 1);
    children.sort_unstable_by(|a, b| {
        let by_belief = b.prior.total_cmp(&a.prior);
        by_belief.then_with(|| shuffled(a.cell).cmp(&shuffled(b.cell)))
    });
    let sum: f32 = children.iter().map(|child| child.prior).sum();
    for child in &mut children {
        child.prior /= sum;
    }
    Expansion { fingerprint, player, children }
}

fn new_child(cell: u16, prior: f32) -> Child {
    Child { cell, node: NO_NODE, visits: 0, red_sum: 0.0, prior, proof: Proof::Open }
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
