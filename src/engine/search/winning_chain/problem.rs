//! A position boiled down to what captures can change.
//!
//! The enemy does not move within a turn, so an enemy group either stands as it is
//! or is gone. Enemy groups never touch each other. A placement captures what it touches itself and
//! what the own groups that it joins touch already. So it can stand only on a *site*: a cell
//! next to an enemy group, or next to an own group *in contact* with one. Everything
//! else of the board does not matter.
use super::bits::Bits;
use crate::engine::rules::{Player, Position};

/// No enemy group, no number.
const NONE: u16 = u16::MAX;

/// The part that never changes within the turn.
pub(super) struct Problem<const W: usize> {
    /// The cell of each site.
    pub(super) cells: Vec<u16>,
    /// The sites next to each site.
    pub(super) around: Vec<Bits<W>>,
    /// The enemy groups next to each site.
    pub(super) victims: Vec<Bits<W>>,
    /// Number of stones of each enemy group.
    pub(super) sizes: Vec<u16>,
    /// The sites next to each enemy group.
    pub(super) border: Vec<Bits<W>>,
    /// The sites that each enemy group stands on.
    pub(super) covers: Vec<Bits<W>>,
    /// For each size: the enemy groups that are at least that large.
    pub(super) at_least: Vec<Bits<W>>,
    /// Hash keys of the enemy groups and the sites; the same for all problems on a board.
    pub(super) group_keys: Vec<u64>,
    pub(super) site_keys: Vec<u64>,
}

/// An own group.
#[derive(Clone, Copy)]
pub(super) struct Own<const W: usize> {
    pub(super) size: u16,
    /// The sites next to it which still matter.
    pub(super) frontier: Bits<W>,
    /// The enemy groups that touch it.
    pub(super) contacts: Bits<W>,
}

/// The part that captures change.
#[derive(Clone)]
pub(super) struct State<const W: usize> {
    /// The enemy groups that stand.
    pub(super) alive: Bits<W>,
    /// The own groups that still can be joined.
    pub(super) own: Vec<Own<W>>,
}

/// A legal capturing placement.
#[derive(Clone, Copy)]
pub(super) struct Capture<const W: usize> {
    pub(super) site: u16,
    /// Size of the group it makes.
    pub(super) size: u16,
    pub(super) taken: Bits<W>,
    /// The places in `own` of the groups that it joins.
    pub(super) joined: Bits<W>,
}

/// The groups of a position and how many sites there are, to choose a width.
pub(super) struct Survey {
    player: Player,
    /// For each cell: the number of the group of its stone, own groups and enemy groups
    /// counted apart.
    group: Vec<u16>,
    own_sizes: Vec<u16>,
    enemy_sizes: Vec<u16>,
    /// Which own groups touch an enemy.
    in_contact: Vec<bool>,
    /// For each cell: the number of the site, or `NONE`.
    site: Vec<u16>,
    site_count: usize,
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

    /// The player whose chain is wanted.
    pub(super) fn player(&self) -> Player {
        self.player
    }

    /// Whether numbers below this are enough for sites and groups.
    pub(super) fn fits(&self, bound: usize) -> bool {
        self.site_count.max(self.enemy_sizes.len()).max(self.own_sizes.len()) <= bound
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

impl<const W: usize> Problem<W> {
    /// The problem of this position for the player, and where it starts.
    pub(super) fn new(
        position: &Position,
        player: Player,
        survey: &Survey,
    ) -> (Problem<W>, State<W>) {
        let groups = survey.enemy_sizes.len();
        let sites = survey.site_count;
        let mut problem = Problem {
            cells: vec![0; sites],
            around: vec![Bits::EMPTY; sites],
            victims: vec![Bits::EMPTY; sites],
            sizes: survey.enemy_sizes.clone(),
            border: vec![Bits::EMPTY; groups],
            covers: vec![Bits::EMPTY; groups],
            at_least: Vec::new(),
            group_keys: vec![0; groups],
            site_keys: vec![0; sites],
        };
        let mut own: Vec<Own<W>> = survey
            .own_sizes
            .iter()
            .map(|&size| Own { size, frontier: Bits::EMPTY, contacts: Bits::EMPTY })
            .collect();
        let geometry = position.geometry();
        for cell in geometry.cells() {
            let stone = position.stone_at(cell);
            let group = usize::from(survey.group[cell.index()]);
            let near = geometry.neighbors(cell);
            if stone == Some(player) {
                for &next in near {
                    let site = survey.site[next.index()];
                    if site != NONE {
                        own[group].frontier.insert(usize::from(site));
                    }
                    if position.stone_at(next) == Some(player.opponent()) {
                        let enemy = usize::from(survey.group[next.index()]);
                        own[group].contacts.insert(enemy);
                    }
                }
                continue;
            }
            if stone.is_some() {
                problem.group_keys[group] ^= mix(cell.index() as u64 + 0x1000);
            }
            let site = survey.site[cell.index()];
            if site == NONE {
                continue;
            }
            let site = usize::from(site);
            problem.cells[site] = cell.index() as u16;
            problem.site_keys[site] = mix(cell.index() as u64 + 0x2000);
            if stone.is_some() {
                problem.covers[group].insert(site);
            }
            for &next in near {
                let other = survey.site[next.index()];
                if other != NONE {
                    problem.around[site].insert(usize::from(other));
                }
                if stone.is_none() && position.stone_at(next) == Some(player.opponent()) {
                    let enemy = usize::from(survey.group[next.index()]);
                    problem.victims[site].insert(enemy);
                    problem.border[enemy].insert(site);
                }
            }
        }
        let largest = usize::from(problem.sizes.iter().copied().max().unwrap_or(0));
        problem.at_least = (0..=largest + 1)
            .map(|size| {
                let mut large = Bits::EMPTY;
                let groups = (0..groups).filter(|&at| usize::from(problem.sizes[at]) >= size);
                groups.for_each(|at| large.insert(at));
                large
            })
            .collect();
        let mut start = State { alive: Bits::below(groups), own };
        problem.tidy(&mut start);
        (problem, start)
    }

    /// Forgets the contacts, sites and own groups of a state that do not matter any more.
    pub(super) fn tidy(&self, state: &mut State<W>) {
        for own in &mut state.own {
            own.contacts = own.contacts.and(&state.alive);
        }
        let useful = self.useful(&state.alive, &state.own);
        for own in &mut state.own {
            own.frontier = own.frontier.and(&useful);
        }
        state.own.retain(|own| !own.frontier.is_empty());
        self.unite_large(state);
    }

    /// Makes one group of all own groups without contacts that are as large as the largest enemy
    /// group: one more stone and they take anything, so which of them a placement
    /// joins makes no difference.
    fn unite_large(&self, state: &mut State<W>) {
        let enough = self.largest(&state.alive);
        let mut frontier = Bits::EMPTY;
        let mut size = 0;
        state.own.retain(|own| {
            let is_large = own.size >= enough && own.contacts.is_empty();
            if is_large {
                frontier = frontier.or(&own.frontier);
                size = size.max(own.size);
            }
            !is_large
        });
        if size > 0 {
            state.own.push(Own { size, frontier, contacts: Bits::EMPTY });
        }
    }

    /// The sites where a capture is or may become possible while these enemy groups stand.
    fn useful(&self, alive: &Bits<W>, own: &[Own<W>]) -> Bits<W> {
        let mut useful = Bits::EMPTY;
        for group in alive.iter() {
            useful = useful.or(&self.border[group]);
        }
        for own in own.iter().filter(|own| own.contacts.meets(alive)) {
            useful = useful.or(&own.frontier);
        }
        useful
    }

    /// Drops each capture that is no better than another one: it takes the same enemy groups,
    /// and the group that it makes is part of what the other one makes, as far as that
    /// matters. Whatever chain goes on from there goes on from the other one too.
    pub(super) fn drop_dominated(&self, state: &State<W>, captures: &mut Vec<Capture<W>>) {
        captures.sort_unstable_by_key(|capture| (capture.taken, std::cmp::Reverse(capture.size)));
        let mut kept = 0;
        let mut same_start = 0;
        let mut useful = Bits::EMPTY;
        let mut frontiers: [Bits<W>; 64] = [Bits::EMPTY; 64];
        for at in 0..captures.len() {
            let capture = captures[at];
            if kept == 0 || captures[same_start].taken != capture.taken {
                same_start = kept;
                useful = self.useful(&state.alive.without(&capture.taken), &state.own);
            }
            let frontier = self.frontier(state, &capture).and(&useful);
            let same = &captures[same_start..kept];
            let is_dominated = same.iter().zip(&frontiers).any(|(other, wide)| {
                capture.joined.is_within(&other.joined) && frontier.is_within(wide)
            });
            if !is_dominated {
                if let Some(place) = frontiers.get_mut(kept - same_start) {
                    *place = frontier;
                }
                captures[kept] = capture;
                kept += 1;
            }
        }
        captures.truncate(kept);
    }

    /// The sites next to the group that a capture makes.
    fn frontier(&self, state: &State<W>, capture: &Capture<W>) -> Bits<W> {
        let around = self.around[usize::from(capture.site)];
        capture.joined.iter().fold(around, |all, index| all.or(&state.own[index].frontier))
    }

    /// The sites on which enemy stones stand.
    pub(super) fn covered(&self, state: &State<W>) -> Bits<W> {
        state.alive.iter().fold(Bits::EMPTY, |all, group| all.or(&self.covers[group]))
    }

    /// Size of the largest of these enemy groups.
    #[inline]
    pub(super) fn largest(&self, groups: &Bits<W>) -> u16 {
        groups.iter().map(|group| self.sizes[group]).max().unwrap_or(0)
    }

    /// Hash of the state: of what decides how it can go on, and of nothing else.
    pub(super) fn key(&self, state: &State<W>) -> u64 {
        let mut key = state.alive.iter().fold(0, |key, group| key ^ self.group_keys[group]);
        let cap = self.largest(&state.alive);
        for own in &state.own {
            let sites = own.frontier.iter().fold(0, |all, site| all ^ self.site_keys[site]);
            let contacts = own.contacts.iter().fold(0, |all, at| all ^ self.group_keys[at]);
            let size = u64::from(own.size.min(cap));
            let group = mix(sites ^ mix(contacts ^ size));
            key = key.wrapping_add(group);
        }
        key
    }

    /// The legal capturing placements, in no order.
    pub(super) fn captures(&self, state: &State<W>, found: &mut Vec<Capture<W>>) {
        found.clear();
        let covered = self.covered(state);
        let mut open = Bits::EMPTY;
        for own in &state.own {
            open = open.or(&own.frontier);
        }
        for site in open.without(&covered).iter() {
            let mut size = 1;
            let mut taken = self.victims[site];
            let mut joined = Bits::EMPTY;
            for (index, own) in state.own.iter().enumerate() {
                if own.frontier.contains(site) {
                    size += own.size;
                    taken = taken.or(&own.contacts);
                    joined.insert(index);
                }
            }
            taken = taken.and(&state.alive);
            let too_large = &self.at_least[usize::from(size).min(self.at_least.len() - 1)];
            if !taken.is_empty() && !taken.meets(too_large) {
                found.push(Capture { site: site as u16, size, taken, joined });
            }
        }
    }

    /// The state after a capture.
    pub(super) fn after(&self, state: &State<W>, capture: &Capture<W>, next: &mut State<W>) {
        let site = usize::from(capture.site);
        next.alive = state.alive.without(&capture.taken);
        next.own.clear();
        for (index, own) in state.own.iter().enumerate() {
            if !capture.joined.contains(index) {
                next.own.push(*own);
            }
        }
        let mut frontier = self.frontier(state, capture);
        frontier.remove(site);
        next.own.push(Own { size: capture.size, frontier, contacts: Bits::EMPTY });
        self.tidy(next);
    }
}

/// SplitMix64's mixer.
pub(super) fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
