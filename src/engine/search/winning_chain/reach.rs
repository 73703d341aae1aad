//! What could be captured if nothing ever went wrong: a proof that there is no chain
//! when even that does not reach every enemy group.
//!
//! The optimist lets a placement join all that any earlier placement might have joined. What a
//! real chain captures, the optimist captures too, by induction over the chain. It does keep
//! one thing in mind: which enemy groups are gone for certain once a site is placed on, because every
//! way to get there takes them. A placement beside that site must take something else.
use super::bits::Bits;
use super::problem::{Problem, State};

/// Working space, kept between calls.
pub(super) struct Reach<const W: usize> {
    /// For own groups and then for sites: a member of the same cluster nearer to its head.
    parent: Vec<u16>,
    /// For the head of a cluster: own stones at the start.
    stones: Vec<u16>,
    /// For the head of a cluster: placements.
    placements: Vec<u16>,
    /// For each site placed on: the enemy groups that are gone then, whatever the way.
    gone: Vec<Bits<W>>,
    /// For each site placed on: the enemy groups that a placement there may take.
    pub(super) gains: Vec<Bits<W>>,
    /// For each site: the enemy groups that touch an own group next to it.
    contacts: Vec<Bits<W>>,
}

impl<const W: usize> Reach<W> {
    pub(super) fn new() -> Reach<W> {
        let (parent, stones, placements) = (Vec::new(), Vec::new(), Vec::new());
        Reach {
            parent,
            stones,
            placements,
            gone: Vec::new(),
            gains: Vec::new(),
            contacts: Vec::new(),
        }
    }

    /// The sites on which the optimist places, if that captures every enemy group.
    pub(super) fn sites(&mut self, problem: &Problem<W>, state: &State<W>) -> Option<Bits<W>> {
        self.prepare(problem, state);
        let mut direct = Bits::EMPTY;
        for own in &state.own {
            direct = direct.or(&own.frontier);
            if !own.contacts.is_empty() {
                for site in own.frontier.iter() {
                    self.contacts[site] = self.contacts[site].or(&own.contacts);
                }
            }
        }
        let mut open = direct;
        let mut placed = Bits::EMPTY;
        let mut taken = Bits::EMPTY;
        loop {
            let mut covered = Bits::EMPTY;
            for group in state.alive.without(&taken).iter() {
                covered = covered.or(&problem.covers[group]);
            }
            let mut changed = false;
            for site in open.without(&covered).iter() {
                let touched = problem.victims[site].or(&self.contacts[site]).and(&state.alive);
                let (gone_before, gains) = if direct.contains(site) {
                    (Bits::EMPTY, touched)
                } else {
                    self.support(&problem.around[site].and(&placed), &touched, &state.alive)
                };
                if gains.is_empty() {
                    continue;
                }
                let gone = gone_before.or(&touched);
                if placed.contains(site) {
                    if gone != self.gone[site] || gains != self.gains[site] {
                        self.gone[site] = gone;
                        self.gains[site] = gains;
                        taken = taken.or(&gains);
                        changed = true;
                    }
                    continue;
                }
                if !self.join(problem, state, site, &placed, &taken, &touched) {
                    continue;
                }
                self.gone[site] = gone;
                self.gains[site] = gains;
                changed = true;
                placed.insert(site);
                open = open.or(&problem.around[site]);
                taken = taken.or(&gains);
            }
            if !changed {
                return state.alive.is_within(&taken).then_some(placed);
            }
        }
    }

    fn prepare(&mut self, problem: &Problem<W>, state: &State<W>) {
        let own_count = state.own.len();
        let sites = problem.cells.len();
        self.parent.clear();
        self.parent.extend(0..(own_count + sites) as u16);
        self.stones.clear();
        self.stones.extend(state.own.iter().map(|own| own.size));
        self.stones.resize(own_count + sites, 0);
        self.placements.clear();
        self.placements.resize(own_count + sites, 0);
        self.gone.clear();
        self.gone.resize(sites, Bits::EMPTY);
        self.gains.clear();
        self.gains.resize(sites, Bits::EMPTY);
        self.contacts.clear();
        self.contacts.resize(sites, Bits::EMPTY);
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

    /// Joins what a placement on this site would, if the group may become large enough.
    fn join(
        &mut self,
        problem: &Problem<W>,
        state: &State<W>,
        site: usize,
        placed: &Bits<W>,
        taken: &Bits<W>,
        touched: &Bits<W>,
    ) -> bool {
        let own_count = state.own.len();
        let mut heads = [0; 12];
        let mut count = 0;
        for (index, own) in state.own.iter().enumerate() {
            if own.frontier.contains(site) {
                add(&mut heads, &mut count, self.head(index));
            }
        }
        for near in problem.around[site].and(placed).iter() {
            add(&mut heads, &mut count, self.head(own_count + near));
        }
        let heads = &heads[..count];
        let stones: u16 = heads.iter().map(|&head| self.stones[head]).sum();
        let placements: u16 = heads.iter().map(|&head| self.placements[head]).sum();
        let size = 1 + stones + placements.min(taken.len() as u16);
        let too_large = &problem.at_least[usize::from(size).min(problem.at_least.len() - 1)];
        if touched.without(taken).meets(too_large) {
            return false;
        }
        let main = own_count + site;
        for &head in heads {
            self.parent[head] = main as u16;
        }
        self.stones[main] = stones;
        self.placements[main] = placements + 1;
        true
    }

    fn head(&mut self, mut member: usize) -> usize {
        loop {
            let next = usize::from(self.parent[member]);
            if next == member {
                return member;
            }
            self.parent[member] = self.parent[next];
            member = next;
        }
    }
}

fn add(heads: &mut [usize; 12], count: &mut usize, head: usize) {
    if !heads[..*count].contains(&head) {
        heads[*count] = head;
        *count += 1;
    }
}
