//! What could be captured if nothing ever went wrong: a proof that there is no chain
//! when even that does not reach every enemy group.
//!
//! The optimist lets a placement join all that any earlier placement might have joined. What a
//! real chain captures, the optimist captures too, by induction over the chain. It does keep
//! two things in mind. One is which enemy groups are gone for certain once a site is placed on, because
//! every way to get there takes them: a placement beside that site must take something else. The other
//! is how large a group can become before it takes an enemy group, so of stones that leave that one.
use super::bits::Bits;
use super::problem::Problem;
use super::state::State;

/// What the optimist found out, and working space kept between calls.
#[derive(Default)]
pub(super) struct Reach<const W: usize> {
    /// The sites placed on.
    pub(super) placed: Bits<W>,
    /// The sites next to own groups.
    pub(super) direct: Bits<W>,
    /// For each site: the places in `State::own` of the groups next to it.
    pub(super) beside: Vec<Bits<W>>,
    /// For each site placed on: the enemy groups that are gone then, whatever the way.
    pub(super) gone: Vec<Bits<W>>,
    /// For each site placed on: the enemy groups that a placement there may take.
    pub(super) gains: Vec<Bits<W>>,
    /// The enemy groups taken.
    taken: Bits<W>,
    /// Sites to look at: now, or when something more was placed.
    open: Bits<W>,
    waiting: Bits<W>,
}

impl<const W: usize> Reach<W> {
    /// Looks what the optimist reaches on sites that are allowed; those on which it places, if that
    /// captures every enemy group.
    pub(super) fn sites(
        &mut self,
        problem: &Problem<W>,
        state: &State<W>,
        allowed: &Bits<W>,
    ) -> Option<Bits<W>> {
        self.prepare(problem, state);
        self.open = self.direct.and(allowed);
        loop {
            let covered = problem.covered(&state.alive.without(&self.taken));
            let mut has_changed = false;
            while let Some(site) = self.open.first() {
                self.open.remove(site);
                if covered.contains(site) {
                    self.waiting.insert(site);
                } else if self.visit(problem, state, site) {
                    has_changed = true;
                    self.open = self.open.or(&problem.around[site].and(allowed));
                }
            }
            if !has_changed {
                return state.alive.is_within(&self.taken).then_some(self.placed);
            }
            self.open = self.waiting;
            self.waiting = Bits::EMPTY;
        }
    }

    fn prepare(&mut self, problem: &Problem<W>, state: &State<W>) {
        let sites = problem.cells.len();
        for list in [&mut self.beside, &mut self.gone, &mut self.gains] {
            list.clear();
            list.resize(sites, Bits::EMPTY);
        }
        self.placed = Bits::EMPTY;
        self.taken = Bits::EMPTY;
        self.waiting = Bits::EMPTY;
        self.direct = Bits::EMPTY;
        for (index, own) in state.own.iter().enumerate() {
            self.direct = self.direct.or(&own.frontier);
            own.frontier.iter().for_each(|site| self.beside[site].insert(index));
        }
    }

    /// Looks at a site again, and tells whether something changed for its neighbors.
    fn visit(&mut self, problem: &Problem<W>, state: &State<W>, site: usize) -> bool {
        let touched = problem.takes[site].and(&state.alive);
        if state.refuted.contains(site) && (touched.len() == 1 || !touched.meets(&self.taken)) {
            self.waiting.insert(site);
            return false;
        }
        let (gone_before, left) = if self.direct.contains(site) {
            (Bits::EMPTY, touched)
        } else {
            self.support(&problem.around[site].and(&self.placed), &touched, &state.alive)
        };
        let mut gains = left;
        for group in left.iter().filter(|&group| !self.can_take(problem, state, site, group)) {
            gains.remove(group);
        }
        let is_blocked = !touched.is_within(&self.taken.or(&gains));
        if is_blocked || gains != left {
            // What it can join may still grow.
            self.waiting.insert(site);
        }
        if is_blocked || gains.is_empty() {
            return false;
        }
        let mut gone = gone_before.or(&touched);
        if let Some(cover) = problem.cover(site).filter(|&cover| state.alive.contains(cover)) {
            gone.insert(cover);
        }
        if self.placed.contains(site) && gone == self.gone[site] && gains == self.gains[site] {
            return false;
        }
        self.placed.insert(site);
        self.gone[site] = gone;
        self.gains[site] = gains;
        self.taken = self.taken.or(&gains);
        true
    }

    /// What is gone for certain when one of these sites, already placed on, leads on
    /// to a placement that touches these groups, and which of these it can take.
    fn support(&self, near: &Bits<W>, touched: &Bits<W>, alive: &Bits<W>) -> (Bits<W>, Bits<W>) {
        let mut gone = *alive;
        let mut gains = Bits::EMPTY;
        for site in near.iter() {
            let left = touched.without(&self.gone[site]);
            if !left.is_empty() {
                gone = gone.and(&self.gone[site]);
                gains = gains.or(&left);
            }
        }
        (gone, gains)
    }

    /// Whether a placement on this site may be part of a group large enough to take this enemy group:
    /// of own groups and of earlier placements, each of which took another one and left this one.
    fn can_take(&self, problem: &Problem<W>, state: &State<W>, site: usize, group: usize) -> bool {
        let (mut stones, mut placements) = (1, 0);
        let (mut taken, mut joined, mut seen) = (Bits::EMPTY, Bits::EMPTY, Bits::EMPTY);
        let mut open = Bits::EMPTY;
        open.insert(site);
        while let Some(next) = open.first() {
            open.remove(next);
            seen.insert(next);
            if next != site {
                if self.gone[next].contains(group) {
                    continue;
                }
                placements += 1;
                taken = taken.or(&self.gains[next]);
                taken.remove(group);
            }
            let mut near = problem.around[next];
            for index in self.beside[next].without(&joined).iter() {
                stones += state.own[index].size;
                near = near.or(&state.own[index].frontier);
            }
            joined = joined.or(&self.beside[next]);
            if stones + placements.min(taken.len() as u16) > problem.sizes[group] {
                return true;
            }
            open = open.or(&near.and(&self.placed).without(&seen));
        }
        false
    }
}
