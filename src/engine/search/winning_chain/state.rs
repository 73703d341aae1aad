//! How a problem stands in the middle of a turn, and the captures from there.
use std::cmp::Reverse;

use super::bits::Bits;
use super::memory::Strength;
use super::problem::{Problem, mix};

/// An own group.
#[derive(Clone, Copy)]
pub(super) struct Own<const W: usize> {
    pub(super) size: u16,
    /// The sites next to it which still matter.
    pub(super) frontier: Bits<W>,
    /// The enemy groups that touch it.
    pub(super) contacts: Bits<W>,
    /// The sites placed on that it is made of, besides stones of the start.
    stones: Bits<W>,
}

impl<const W: usize> Own<W> {
    pub(super) fn of_size(size: u16) -> Own<W> {
        let none = Bits::EMPTY;
        Own { size, frontier: none, contacts: none, stones: none }
    }

    /// Whether one more stone makes it take anything, when no enemy group is larger than this.
    #[inline]
    fn takes_anything(&self, largest: u16) -> bool {
        self.size >= largest && self.contacts.is_empty()
    }
}

/// The part of a problem that captures change.
#[derive(Clone)]
pub(super) struct State<const W: usize> {
    /// The enemy groups that stand.
    pub(super) alive: Bits<W>,
    /// The own groups that still can be joined.
    pub(super) own: Vec<Own<W>>,
    /// The sites that no win places on before something else took of what they take: to place
    /// there first was tried, now or earlier in the chain. (Known as sleep sets: Godefroid, 1990.)
    pub(super) refuted: Bits<W>,
    /// The sites on which winning chains may place, as was found one capture before: what wins after
    /// that capture is part of what wins before it.
    pub(super) allowed: Bits<W>,
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

impl<const W: usize> State<W> {
    /// Nothing left to take.
    pub(super) fn empty() -> State<W> {
        let none = Bits::EMPTY;
        State { alive: none, own: Vec::new(), refuted: none, allowed: none }
    }

    /// Forgets the contacts, sites and own groups that do not matter any more.
    pub(super) fn tidy(&mut self, problem: &Problem<W>) {
        for own in &mut self.own {
            own.contacts = own.contacts.and(&self.alive);
        }
        let useful = self.useful(problem, &self.alive);
        for own in &mut self.own {
            own.frontier = own.frontier.and(&useful);
        }
        self.own.retain(|own| !own.frontier.is_empty());
        self.unite_large(problem);
    }

    /// Makes one group of all own groups without contacts that are as large as the largest enemy
    /// group: one more stone and they take anything, so which of them a placement
    /// joins makes no difference.
    fn unite_large(&mut self, problem: &Problem<W>) {
        let enough = problem.largest(&self.alive);
        let mut large = Own::of_size(0);
        self.own.retain(|own| {
            let is_large = own.takes_anything(enough);
            if is_large {
                large.frontier = large.frontier.or(&own.frontier);
                large.stones = large.stones.or(&own.stones);
                large.size = large.size.max(own.size);
            }
            !is_large
        });
        if large.size > 0 {
            self.own.push(large);
        }
    }

    /// The sites where a capture that helps is or may become possible while these enemy groups stand.
    fn useful(&self, problem: &Problem<W>, alive: &Bits<W>) -> Bits<W> {
        let borders = alive.iter().map(|group| &problem.border[group]);
        let touching = self.own.iter().filter(|own| own.contacts.meets(alive));
        let frontiers = touching.map(|own| &own.frontier);
        let sites = borders.chain(frontiers).fold(Bits::EMPTY, |all, sites| all.or(sites));
        sites.and(&self.allowed)
    }

    /// Hash of the state: of what decides how it can go on, and of nothing else.
    pub(super) fn key(&self, problem: &Problem<W>) -> u64 {
        let mut key = self.alive.iter().fold(0, |key, group| key ^ problem.group_keys[group]);
        let cap = problem.largest(&self.alive);
        for own in &self.own {
            let sites = own.frontier.iter().fold(0, |all, site| all ^ problem.site_keys[site]);
            let contacts = own.contacts.iter().fold(0, |all, at| all ^ problem.group_keys[at]);
            let size = u64::from(own.size.min(cap));
            key = key.wrapping_add(mix(sites ^ mix(contacts ^ size)));
        }
        key
    }

    /// What the own groups amount to while the same enemy groups stand.
    pub(super) fn strength(&self, problem: &Problem<W>) -> Strength<W> {
        let largest = problem.largest(&self.alive);
        let mut strength = Strength::default();
        for own in &self.own {
            strength.placed = strength.placed.or(&own.stones);
            if own.takes_anything(largest) {
                strength.frontier = strength.frontier.or(&own.frontier);
            } else {
                strength.small = strength.small.or(&own.stones);
            }
        }
        strength
    }

    /// The legal capturing placements, in no order, but for those refuted. `beside` tells for each
    /// site the places in `own` of the groups next to it.
    pub(super) fn captures(
        &self,
        problem: &Problem<W>,
        beside: &[Bits<W>],
        found: &mut Vec<Capture<W>>,
    ) {
        found.clear();
        let covered = problem.covered(&self.alive);
        let open = self.own.iter().fold(Bits::EMPTY, |all, own| all.or(&own.frontier));
        for site in open.without(&covered).without(&self.refuted).iter() {
            let taken = problem.takes[site].and(&self.alive);
            let joined = beside[site];
            let size = 1 + joined.iter().map(|index| self.own[index].size).sum::<u16>();
            if !taken.is_empty() && !taken.meets(problem.too_large(size)) {
                found.push(Capture { site: site as u16, size, taken, joined });
            }
        }
    }

    /// Drops each capture that is no better than another one: it takes the same enemy groups,
    /// and the group that it makes is part of what the other one makes, as far as that
    /// matters. Whatever chain goes on from there goes on from the other one too.
    pub(super) fn drop_dominated(&self, problem: &Problem<W>, captures: &mut Vec<Capture<W>>) {
        if captures.len() <= 1 {
            return;
        }
        captures.sort_unstable_by_key(|capture| (capture.taken, Reverse(capture.size)));
        let mut kept = 0;
        let mut same_start = 0;
        let mut useful = Bits::EMPTY;
        let mut frontiers: [Bits<W>; 64] = [Bits::EMPTY; 64];
        for at in 0..captures.len() {
            let capture = captures[at];
            if kept == 0 || captures[same_start].taken != capture.taken {
                same_start = kept;
                useful = self.useful(problem, &self.alive.without(&capture.taken));
            }
            let frontier = self.frontier(problem, &capture).and(&useful);
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
    fn frontier(&self, problem: &Problem<W>, capture: &Capture<W>) -> Bits<W> {
        let around = problem.around[usize::from(capture.site)];
        capture.joined.iter().fold(around, |all, index| all.or(&self.own[index].frontier))
    }

    /// The state after a capture.
    pub(super) fn after(&self, problem: &Problem<W>, capture: &Capture<W>, next: &mut State<W>) {
        let site = usize::from(capture.site);
        next.alive = self.alive.without(&capture.taken);
        next.allowed = self.allowed;
        next.refuted = Bits::EMPTY;
        for site in self.refuted.iter() {
            if !problem.takes[site].meets(&capture.taken) {
                next.refuted.insert(site);
            }
        }
        next.own.clear();
        for (index, own) in self.own.iter().enumerate() {
            if !capture.joined.contains(index) {
                next.own.push(*own);
            }
        }
        let mut grown = Own::of_size(capture.size);
        grown.frontier = self.frontier(problem, capture);
        grown.frontier.remove(site);
        let joined = capture.joined.iter().map(|index| &self.own[index].stones);
        grown.stones = joined.fold(Bits::EMPTY, |all, stones| all.or(stones));
        grown.stones.insert(site);
        next.own.push(grown);
        next.tidy(problem);
    }
}
