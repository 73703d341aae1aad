//! Which two sites one chain can place on: a proof that there is no chain when no choice goes
//! together with what some enemy group needs.
//!
//! Whatever is placed needs something to take that nothing before it took. So of two sites
//! that only take the same group, a chain places on one; and what can be reached only
//! from one of them never stands beside the other. A chain that takes all needs a taker for
//! each enemy group, and all of them together.
use super::bits::Bits;
use super::problem::Problem;
use super::reach::Reach;
use super::state::State;

/// What goes together, and working space kept between calls.
#[derive(Default)]
pub(super) struct Pairs<const W: usize> {
    /// For each site: the sites on which a chain that places there may place too; itself as well.
    pub(super) with: Vec<Bits<W>>,
    /// For each enemy group: the sites from which it can be taken.
    pub(super) takers: Vec<Bits<W>>,
    /// For each enemy group: the sites which can be placed on while it stands.
    leaves: Vec<Bits<W>>,
    /// Sites whose partners are new.
    open: Bits<W>,
}

impl<const W: usize> Pairs<W> {
    /// The sites that winning chains may place on, of those that were reached; `None` when that
    /// leaves too few.
    pub(super) fn possible(
        &mut self,
        problem: &Problem<W>,
        state: &State<W>,
        reach: &Reach<W>,
    ) -> Option<Bits<W>> {
        self.prepare(problem, state, reach);
        for site in reach.direct.and(&reach.placed).iter() {
            self.unite(site, self.leaving_any(&reach.gains[site]));
        }
        while let Some(site) = self.open.first() {
            self.open.remove(site);
            self.spread(problem, state, reach, site);
        }
        let mut possible = reach.placed;
        for group in state.alive.iter() {
            let takers = self.takers[group].iter();
            let together = takers.fold(Bits::EMPTY, |all, taker| all.or(&self.with[taker]));
            possible = possible.and(&together);
        }
        let mut takers = state.alive.iter().map(|group| &self.takers[group]);
        takers.all(|takers| takers.meets(&possible)).then_some(possible)
    }

    fn prepare(&mut self, problem: &Problem<W>, state: &State<W>, reach: &Reach<W>) {
        self.with.clear();
        self.with.resize(problem.cells.len(), Bits::EMPTY);
        for list in [&mut self.takers, &mut self.leaves] {
            list.clear();
            list.resize(problem.sizes.len(), Bits::EMPTY);
        }
        self.open = reach.placed;
        for site in reach.placed.iter() {
            self.with[site].insert(site);
            for group in reach.gains[site].iter() {
                self.takers[group].insert(site);
            }
            for group in state.alive.without(&reach.gone[site]).iter() {
                self.leaves[group].insert(site);
            }
        }
    }

    /// The sites which can be placed on while any of these groups stands.
    #[inline]
    fn leaving_any(&self, groups: &Bits<W>) -> Bits<W> {
        groups.iter().fold(Bits::EMPTY, |all, group| all.or(&self.leaves[group]))
    }

    /// What follows for the sites around from what goes together with this one. (Sites next to
    /// own groups need no other site before them, and are settled.)
    fn spread(&mut self, problem: &Problem<W>, state: &State<W>, reach: &Reach<W>, site: usize) {
        let left = state.alive.without(&reach.gone[site]);
        let nexts = problem.around[site].and(&reach.placed).without(&reach.direct);
        for next in nexts.iter() {
            let takes = reach.gains[next].and(&left);
            let others = self.leaving_any(&takes).and(&self.with[site]);
            self.unite(next, others);
        }
    }

    fn unite(&mut self, site: usize, others: Bits<W>) {
        let new = others.without(&self.with[site]);
        if new.is_empty() {
            return;
        }
        self.with[site] = self.with[site].or(&new);
        for other in new.iter() {
            self.with[other].insert(site);
        }
        self.open = self.open.or(&new);
        self.open.insert(site);
    }
}
