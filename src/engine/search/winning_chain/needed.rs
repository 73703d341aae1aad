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
use super::problem::Problem;
use super::reach::Reach;
use super::state::{Capture, State};

/// Working space, kept between calls.
#[derive(Default)]
pub(super) struct Needed<const W: usize> {
    /// The sites where a capture is possible now.
    enabled: Bits<W>,
    covered: Bits<W>,
    /// For each site: the sites that a placement there depends on, as far as looked up.
    before: Vec<Bits<W>>,
    known: Bits<W>,
}

/// What there is to know about a state on the way to the captures needed.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a, const W: usize> {
    pub(super) problem: &'a Problem<W>,
    pub(super) state: &'a State<W>,
    pub(super) reach: &'a Reach<W>,
    /// For each enemy group: the sites from which it can be taken.
    pub(super) takers: &'a [Bits<W>],
    /// The sites on which any winning chain may place.
    pub(super) sites: Bits<W>,
}

impl<const W: usize> Needed<W> {
    /// Drops captures that can wait; `captures` must be all there are.
    pub(super) fn keep(&mut self, outlook: &Outlook<W>, captures: &mut Vec<Capture<W>>) {
        self.prepare(outlook, captures);
        captures.retain(|capture| outlook.sites.contains(usize::from(capture.site)));
        let mut best = self.enabled;
        let mut best_cost = (usize::MAX, usize::MAX);
        for goal in outlook.state.alive.iter() {
            let gathered = self.gather(outlook, goal);
            let enabled = gathered.and(&self.enabled);
            let cost = (enabled.len().min(2), gathered.len());
            if cost < best_cost {
                best_cost = cost;
                best = enabled;
            }
            if best_cost.0 <= 1 {
                break;
            }
        }
        captures.retain(|capture| best.contains(usize::from(capture.site)));
    }

    fn prepare(&mut self, outlook: &Outlook<W>, captures: &[Capture<W>]) {
        self.enabled = Bits::EMPTY;
        for capture in captures {
            self.enabled.insert(usize::from(capture.site));
        }
        self.enabled = self.enabled.and(&outlook.sites);
        self.covered = outlook.problem.covered(&outlook.state.alive);
        self.known = Bits::EMPTY;
        self.before.resize(outlook.problem.cells.len(), Bits::EMPTY);
    }

    /// The sites of which a chain that takes this enemy group can place on one first.
    fn gather(&mut self, outlook: &Outlook<W>, goal: usize) -> Bits<W> {
        let mut gathered = outlook.takers[goal].and(&outlook.sites);
        let mut open = gathered;
        while let Some(site) = open.first() {
            open.remove(site);
            if !self.known.contains(site) {
                self.known.insert(site);
                self.before[site] = self.first_before(outlook, site).and(&outlook.sites);
            }
            let more = self.before[site].without(&gathered);
            gathered = gathered.or(&more);
            open = open.or(&more);
        }
        gathered
    }

    /// The sites that a placement on this site depends on.
    fn first_before(&self, outlook: &Outlook<W>, site: usize) -> Bits<W> {
        let Outlook { problem, state, takers, .. } = *outlook;
        let takes = problem.takes[site].and(&state.alive);
        if self.enabled.contains(site) || state.refuted.contains(site) {
            return takes.iter().fold(Bits::EMPTY, |all, group| all.or(&takers[group]));
        }
        if self.covered.contains(site) {
            return problem.cover(site).map_or(Bits::EMPTY, |group| takers[group]);
        }
        // A placement beside it may join it to something, or to something larger.
        let mut sites = problem.around[site];
        let mut size = 1;
        for index in outlook.reach.beside[site].iter() {
            size += state.own[index].size;
            sites = sites.or(&state.own[index].frontier);
        }
        if size > 1 {
            let blockers = takes.and(problem.too_large(size));
            if let Some(blocker) = blockers.first() {
                sites = sites.or(&takers[blocker]);
            }
        }
        sites
    }
}
