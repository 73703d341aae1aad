//! A first look at a position: its groups, and the sites that captures can be about.
use super::problem::NONE;
use crate::engine::board::Cell;
use crate::engine::rules::{Player, Position};

/// The groups of a position and how many sites there are, to choose a width.
pub(super) struct Survey {
    pub(super) player: Player,
    /// For each cell: the number of the group of its stone, own groups and enemy groups
    /// counted apart.
    group: Vec<u16>,
    pub(super) own_sizes: Vec<u16>,
    pub(super) enemy_sizes: Vec<u16>,
    /// Which own groups touch an enemy.
    in_contact: Vec<bool>,
    /// For each cell: the number of the site, or `NONE`.
    site: Vec<u16>,
    pub(super) site_count: usize,
}

impl Survey {
    pub(super) fn new(position: &Position, player: Player) -> Survey {
        let count = position.geometry().cell_count();
        let mut survey = Survey {
            player,
            group: vec![NONE; count],
            own_sizes: Vec::new(),
            enemy_sizes: Vec::new(),
            in_contact: Vec::new(),
            site: vec![NONE; count],
            site_count: 0,
        };
        survey.find_groups(position, player);
        survey.find_sites(position, player);
        survey
    }

    /// Words of a set of sites or of groups, of the numbers that there is a search for.
    pub(super) fn words(&self) -> usize {
        match self.site_count.max(self.enemy_sizes.len()).max(self.own_sizes.len()) {
            0..=64 => 1,
            65..=128 => 2,
            129..=256 => 4,
            _ => 6,
        }
    }

    /// Drops the other sites, as captures cannot be about them.
    pub(super) fn keep_sites(&mut self, is_kept: impl Fn(usize) -> bool) {
        self.site_count = 0;
        for site in self.site.iter_mut().filter(|site| **site != NONE) {
            if is_kept(usize::from(*site)) {
                *site = self.site_count as u16;
                self.site_count += 1;
            } else {
                *site = NONE;
            }
        }
    }

    /// The number of the group of the stone on this cell.
    pub(super) fn group_at(&self, cell: Cell) -> usize {
        usize::from(self.group[cell.index()])
    }

    /// The number of the site on this cell, if it is one.
    pub(super) fn site_at(&self, cell: Cell) -> Option<usize> {
        let site = self.site[cell.index()];
        (site != NONE).then_some(usize::from(site))
    }

    fn find_groups(&mut self, position: &Position, player: Player) {
        let geometry = position.geometry();
        let mut open = Vec::new();
        for start in geometry.cells() {
            let Some(owner) = position.stone_at(start) else { continue };
            if self.group[start.index()] != NONE {
                continue;
            }
            let sizes = if owner == player { &mut self.own_sizes } else { &mut self.enemy_sizes };
            let number = sizes.len() as u16;
            let mut size = 0;
            let mut touches = false;
            self.group[start.index()] = number;
            open.push(start);
            while let Some(cell) = open.pop() {
                size += 1;
                for &next in geometry.neighbors(cell) {
                    let stone = position.stone_at(next);
                    touches |= stone == Some(owner.opponent());
                    if stone == Some(owner) && self.group[next.index()] == NONE {
                        self.group[next.index()] = number;
                        open.push(next);
                    }
                }
            }
            sizes.push(size);
            if owner == player {
                self.in_contact.push(touches);
            }
        }
    }

    fn find_sites(&mut self, position: &Position, player: Player) {
        let geometry = position.geometry();
        for cell in geometry.cells() {
            let stone = position.stone_at(cell);
            if stone == Some(player) {
                continue;
            }
            let is_site =
                geometry.neighbors(cell).iter().any(|next| match position.stone_at(*next) {
                    Some(owner) if owner == player => {
                        self.in_contact[usize::from(self.group[next.index()])]
                    }
                    Some(_) => stone.is_none(),
                    None => false,
                });
            if is_site {
                self.site[cell.index()] = self.site_count as u16;
                self.site_count += 1;
            }
        }
    }
}
