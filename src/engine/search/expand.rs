//! Adding a node: its children with the belief in each before any visit.
use super::{
    Parts,
    tree::{Child, NO_NODE, PASS, Proof},
};
use crate::engine::rules::{Player, Position, with_words};

/// What is added to the tree for a position.
pub(super) struct Expansion {
    pub fingerprint: u64,
    pub player: Player,
    pub children: Vec<Child>,
}

/// The children of a position whose game goes on.
pub(super) fn expand(position: &Position, parts: &Parts) -> Expansion {
    let fingerprint = position.fingerprint();
    let player = position.turn();
    let mut children: Vec<Child> = Vec::new();
    let mut sum = 0.0;
    for cell in position.legal_placements() {
        let prior = if parts.beliefs { belief(position, cell.index()) } else { 1.0 };
        sum += prior;
        children.push(new_child(cell.index() as u16, prior));
    }
    if children.is_empty() {
        children.push(new_child(PASS, 1.0));
        sum = 1.0;
    }
    for child in &mut children {
        child.prior /= sum;
    }
    Expansion { fingerprint, player, children }
}

fn new_child(cell: u16, prior: f32) -> Child {
    Child { cell, node: NO_NODE, visits: 0, red_sum: 0.0, prior, proof: Proof::Open }
}

/// How much a placement promises, compared with the others of its position.
fn belief(position: &Position, cell: usize) -> f32 {
    let table = position.table();
    let player = position.turn();
    if table.touches(cell, player) {
        let (_, enemy) = table.sizes_met(cell, player);
        return 3.0 + f32::from(enemy.min(12));
    }
    if with_words!(position.geometry(), W => position.is_safe_seed::<W>(cell, player)) {
        2.0
    } else if table.touches(cell, player.opponent()) {
        0.7
    } else {
        0.5
    }
}
