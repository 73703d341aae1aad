//! How the placements of a position compare, after a search of it.
use super::{Searcher, red_value_of, select::for_player};
use crate::engine::{board::Cell, rules::Position};

/// A placement as a search saw it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ranked {
    /// Where.
    pub cell: Cell,
    /// Visits of it.
    pub visits: u32,
    /// The chance to win, 0 to 1, of the player to move, after it. Says little where visits are few.
    pub value: f32,
}

impl Searcher {
    /// The placements of a position that was searched last, the most visited one first, as far as
    /// they were tried; empty where the tree does not hold it, and where the player to move must pass.
    pub fn ranking(&self, position: &Position) -> Vec<Ranked> {
        let Some(root) = self.tree.find(position.fingerprint()) else { return Vec::new() };
        let root = self.tree.node(root);
        let ranked = root.children().filter_map(|child| {
            let cell = position.geometry().cell(usize::from(child.cell))?;
            let value = for_player(red_value_of(child), root.player);
            Some(Ranked { cell, visits: child.tally.visits(), value })
        });
        let mut ranked: Vec<Ranked> = ranked.filter(|placement| placement.visits > 0).collect();
        ranked.sort_by_key(|placement| std::cmp::Reverse(placement.visits));
        ranked
    }
}
