//! A position boiled down to what captures can change.
//!
//! The enemy does not move within a turn, so an enemy group either stands as it is
//! or is gone. Enemy groups never touch each other. A placement captures what it touches itself and
//! what the own groups that it joins touch already. So it can stand only on a *site*: a cell
//! next to an enemy group, or next to an own group *in contact* with one. Everything
//! else of the board does not matter.
use super::bits::Bits;
use super::state::{Own, State};
use super::survey::Survey;
use crate::engine::board::{Cell, Geometry};
use crate::engine::rules::Position;

/// No group, no site.
pub(super) const NONE: u16 = u16::MAX;

/// The part that never changes within the turn.
pub(super) struct Problem<const W: usize> {
    /// The cell of each site.
    pub(super) cells: Vec<u16>,
    /// The sites next to each site.
    pub(super) around: Vec<Bits<W>>,
    /// The enemy groups that a placement on each site takes, those of them that still stand:
    /// growing leaves no enemy group next to what has grown.
    pub(super) takes: Vec<Bits<W>>,
    /// Number of stones of each enemy group.
    pub(super) sizes: Vec<u16>,
    /// The sites next to each enemy group.
    pub(super) border: Vec<Bits<W>>,
    /// For each size: the enemy groups that are at least that large.
    at_least: Vec<Bits<W>>,
    /// The sites that each enemy group stands on, and the groups that stand on any.
    covers: Vec<Bits<W>>,
    covering: Bits<W>,
    /// For each site: the enemy group that stands on it, or `NONE`.
    cover: Vec<u16>,
    /// Hash keys of the enemy groups and the sites; the same for all problems on a board.
    pub(super) group_keys: Vec<u64>,
    pub(super) site_keys: Vec<u64>,
}

impl<const W: usize> Problem<W> {
    /// The problem of this position for the player surveyed, and where it starts.
    pub(super) fn new(position: &Position, survey: &Survey) -> (Problem<W>, State<W>) {
        let mut problem = Problem::empty(survey);
        let geometry = position.geometry();
        let enemy = survey.player.opponent();
        for cell in geometry.cells() {
            let stone = position.stone_at(cell);
            if stone == Some(enemy) {
                problem.group_keys[survey.group_at(cell)] ^= mix(cell.index() as u64 + 0x1000);
            }
            if let Some(site) = survey.site_at(cell) {
                problem.add_site(geometry, survey, cell, site);
                let victims = geometry.neighbors(cell).iter();
                let victims = victims.filter(|next| position.stone_at(**next) == Some(enemy));
                if stone.is_none() {
                    victims.for_each(|next| problem.add_border(site, survey.group_at(*next)));
                } else {
                    problem.add_cover(site, survey.group_at(cell));
                }
            }
        }
        let own = own_groups(position, survey);
        problem.add_contacts(&own);
        problem.add_sizes();
        let alive = Bits::below(problem.sizes.len());
        let allowed = Bits::below(problem.cells.len());
        let mut start = State { alive, own, refuted: Bits::EMPTY, allowed };
        start.tidy(&problem);
        (problem, start)
    }

    fn empty(survey: &Survey) -> Problem<W> {
        let groups = survey.enemy_sizes.len();
        let sites = survey.site_count;
        Problem {
            cells: vec![0; sites],
            around: vec![Bits::EMPTY; sites],
            takes: vec![Bits::EMPTY; sites],
            sizes: survey.enemy_sizes.clone(),
            border: vec![Bits::EMPTY; groups],
            at_least: Vec::new(),
            covers: vec![Bits::EMPTY; groups],
            covering: Bits::EMPTY,
            cover: vec![NONE; sites],
            group_keys: vec![0; groups],
            site_keys: vec![0; sites],
        }
    }

    fn add_site(&mut self, geometry: &Geometry, survey: &Survey, cell: Cell, site: usize) {
        self.cells[site] = cell.index() as u16;
        self.site_keys[site] = mix(cell.index() as u64 + 0x2000);
        let near = geometry.neighbors(cell).iter();
        near.filter_map(|next| survey.site_at(*next)).for_each(|other| {
            self.around[site].insert(other);
        });
    }

    fn add_border(&mut self, site: usize, enemy: usize) {
        self.takes[site].insert(enemy);
        self.border[enemy].insert(site);
    }

    fn add_cover(&mut self, site: usize, enemy: usize) {
        self.covers[enemy].insert(site);
        self.covering.insert(enemy);
        self.cover[site] = enemy as u16;
    }

    /// A placement takes too what the groups that it joins touch, except for what must be gone
    /// before there is room for it.
    fn add_contacts(&mut self, own: &[Own<W>]) {
        for own in own.iter().filter(|own| !own.contacts.is_empty()) {
            for site in own.frontier.iter() {
                let mut contacts = own.contacts;
                if let Some(cover) = self.cover(site) {
                    contacts.remove(cover);
                }
                self.takes[site] = self.takes[site].or(&contacts);
            }
        }
    }

    fn add_sizes(&mut self) {
        let largest = usize::from(self.sizes.iter().copied().max().unwrap_or(0));
        self.at_least = vec![Bits::EMPTY; largest + 2];
        for (group, &size) in self.sizes.iter().enumerate() {
            self.at_least[usize::from(size)].insert(group);
        }
        for size in (0..=largest).rev() {
            self.at_least[size] = self.at_least[size].or(&self.at_least[size + 1]);
        }
    }

    /// The enemy groups that a group of this size cannot take.
    #[inline]
    pub(super) fn too_large(&self, size: u16) -> &Bits<W> {
        &self.at_least[usize::from(size).min(self.at_least.len() - 1)]
    }

    /// The enemy group that stands on this site at the start.
    #[inline]
    pub(super) fn cover(&self, site: usize) -> Option<usize> {
        Some(usize::from(self.cover[site])).filter(|&group| group != usize::from(NONE))
    }

    /// The sites on which these enemy groups stand.
    #[inline]
    pub(super) fn covered(&self, groups: &Bits<W>) -> Bits<W> {
        let covering = groups.and(&self.covering);
        covering.iter().fold(Bits::EMPTY, |all, group| all.or(&self.covers[group]))
    }

    /// Size of the largest of these enemy groups.
    #[inline]
    pub(super) fn largest(&self, groups: &Bits<W>) -> u16 {
        groups.iter().map(|group| self.sizes[group]).max().unwrap_or(0)
    }
}

/// The own groups of a position.
fn own_groups<const W: usize>(position: &Position, survey: &Survey) -> Vec<Own<W>> {
    let sizes = survey.own_sizes.iter();
    let mut own: Vec<Own<W>> = sizes.map(|&size| Own::of_size(size)).collect();
    let geometry = position.geometry();
    for cell in position.stones(survey.player) {
        let own = &mut own[survey.group_at(cell)];
        for &next in geometry.neighbors(cell) {
            if let Some(site) = survey.site_at(next) {
                own.frontier.insert(site);
            }
            if position.stone_at(next) == Some(survey.player.opponent()) {
                own.contacts.insert(survey.group_at(next));
            }
        }
    }
    own
}

/// SplitMix64's mixer.
pub(super) fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
