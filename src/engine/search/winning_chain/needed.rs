//! Which captures need to be tried, when the others can wait.
//!
//! What a placement on a site takes does not depend on what came before: it is what of the
//! enemy next to it, and next to own groups in contact beside it, still stands. Growing never makes a
//! placement illegal. So two captures that take different groups can be played
//! in either order, with the same result, and only one order needs to be tried.
//!
//! Every winning chain takes a certain enemy group sometime. Gather the sites from which
//! that group can be taken, with each possible one all sites that compete for what it takes, and with each
//! impossible one all sites of which one must come first. Until a chain
//! places on one of these sites, it changes nothing for any of them: so that placement can as well
//! be its first. (Known as stubborn sets: Valmari, 1989.)
use super::bits::Bits;
use super::problem::{Capture, Problem, State};
use super::reach::Reach;

/// Working space, kept between calls.
pub(super) struct Needed<const W: usize> {
    /// For each site: the standing enemy groups that a placement there would take.
    touches: Vec<Bits<W>>,
    /// For each enemy group: the sites from which it can be taken.
    takers: Vec<Bits<W>>,
    /// The sites where a capture is possible now.
    enabled: Bits<W>,
    covered: Bits<W>,
}

impl<const W: usize> Needed<W> {
    pub(super) fn new() -> Needed<W> {
        let (touches, takers) = (Vec::new(), Vec::new());
        Needed { touches, takers, enabled: Bits::EMPTY, covered: Bits::EMPTY }
    }

    /// Drops captures that can wait; `captures` must be all there are, `sites` those on
    /// which any chain may place, and `reach` what it told of them.
    pub(super) fn keep(
        &mut self,
        problem: &Problem<W>,
        state: &State<W>,
        reach: &Reach<W>,
        sites: &Bits<W>,
        captures: &mut Vec<Capture<W>>,
    ) {
        self.prepare(problem, state, reach, sites, captures);
        let mut goals: Vec<usize> = state.alive.iter().collect();
        goals.sort_by_key(|&group| self.takers[group].and(&self.enabled).len());
        let mut best = self.enabled;
        for &goal in &goals {
            let gathered = self.gather(problem, state, goal, sites).and(&self.enabled);
            if gathered.len() < best.len() {
                best = gathered;
            }
            if best.len() <= 1 {
                break;
            }
        }
        captures.retain(|capture| best.contains(usize::from(capture.site)));
    }

    fn prepare(
        &mut self,
        problem: &Problem<W>,
        state: &State<W>,
        reach: &Reach<W>,
        sites: &Bits<W>,
        captures: &[Capture<W>],
    ) {
        self.touches.clear();
        self.touches.extend(problem.victims.iter().map(|victims| victims.and(&state.alive)));
        self.takers.clear();
        self.takers.resize(problem.border.len(), Bits::EMPTY);
        for site in sites.iter() {
            for group in reach.gains[site].iter() {
                self.takers[group].insert(site);
            }
        }
        for own in state.own.iter().filter(|own| !own.contacts.is_empty()) {
            for site in own.frontier.iter() {
                self.touches[site] = self.touches[site].or(&own.contacts);
            }
        }
        self.enabled = Bits::EMPTY;
        for capture in captures {
            self.enabled.insert(usize::from(capture.site));
        }
        self.covered = problem.covered(state);
    }

    /// The sites of which a chain that takes this enemy group can place on one first.
    fn gather(
        &self,
        problem: &Problem<W>,
        state: &State<W>,
        goal: usize,
        sites: &Bits<W>,
    ) -> Bits<W> {
        let mut gathered = self.takers[goal].and(sites);
        let mut open = gathered;
        while let Some(site) = open.iter().next() {
            open.remove(site);
            if self.touches[site].is_empty() {
                continue;
            }
            let before = self.first_before(problem, state, site);
            let more = before.and(sites).without(&gathered);
            gathered = gathered.or(&more);
            open = open.or(&more);
        }
        gathered
    }

    /// The sites that a placement on this site depends on.
    fn first_before(&self, problem: &Problem<W>, state: &State<W>, site: usize) -> Bits<W> {
        if self.enabled.contains(site) {
            let rivals = self.touches[site].iter().map(|group| &self.takers[group]);
            return rivals.fold(Bits::EMPTY, |all, takers| all.or(takers));
        }
        if self.covered.contains(site) {
            let above = state.alive.iter().find(|&group| problem.covers[group].contains(site));
            return above.map_or(Bits::EMPTY, |group| self.takers[group]);
        }
        // A placement beside it may join it to something, or to something larger.
        let mut sites = problem.around[site];
        let mut size = 1;
        for own in state.own.iter().filter(|own| own.frontier.contains(site)) {
            size += own.size;
            sites = sites.or(&own.frontier);
        }
        if size > 1 {
            let mut groups = self.touches[site].iter();
            if let Some(blocker) = groups.find(|&group| problem.sizes[group] >= size) {
                sites = sites.or(&self.takers[blocker]);
            }
        }
        sites
    }
}
