//! What could be captured if nothing ever went wrong: a proof that there is no chain
//! when even that does not reach every enemy group.
//!
//! The optimist lets a placement join all that any earlier placement might have joined. What a
//! real chain captures, the optimist captures too, by induction over the chain. It does keep
//! one thing in mind: which enemy groups are gone for certain once a site is placed on, because every
//! way to get there takes them. A placement beside that site must take something else.
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
    clusters: Clusters,
}

/// Groups that the optimist joined. Members are own groups, and then sites.
#[derive(Default)]
struct Clusters {
    /// For each member: one of the same cluster nearer to its head.
    parent: Vec<u16>,
    /// For the head of a cluster: own stones at the start.
    stones: Vec<u16>,
    /// For the head of a cluster: placements.
    placements: Vec<u16>,
    /// For each head: the last look around a placement that met it.
    met: Vec<u32>,
    looks: u32,
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
        self.clusters.prepare(state.own.iter().map(|own| own.size), sites);
    }

    /// Looks at a site again, and tells whether something changed for its neighbors.
    fn visit(&mut self, problem: &Problem<W>, state: &State<W>, site: usize) -> bool {
        let touched = problem.takes[site].and(&state.alive);
        if state.refuted.contains(site) && (touched.len() == 1 || !touched.meets(&self.taken)) {
            self.waiting.insert(site);
            return false;
        }
        let (gone_before, gains) = if self.direct.contains(site) {
            (Bits::EMPTY, touched)
        } else {
            self.support(&problem.around[site].and(&self.placed), &touched, &state.alive)
        };
        if gains.is_empty() {
            return false;
        }
        let mut gone = gone_before.or(&touched);
        if let Some(cover) = problem.cover(site).filter(|&cover| state.alive.contains(cover)) {
            gone.insert(cover);
        }
        if self.placed.contains(site) {
            if gone == self.gone[site] && gains == self.gains[site] {
                return false;
            }
        } else if self.join(problem, state, site, &touched) {
            self.placed.insert(site);
        } else {
            self.waiting.insert(site);
            return false;
        }
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

    /// Joins what a placement on this site would, if the group may become large enough.
    fn join(
        &mut self,
        problem: &Problem<W>,
        state: &State<W>,
        site: usize,
        touched: &Bits<W>,
    ) -> bool {
        let own_count = state.own.len();
        let near = problem.around[site].and(&self.placed);
        let members = self.beside[site].iter().chain(near.iter().map(|near| own_count + near));
        let heads = self.clusters.heads(members);
        let (stones, placements) = self.clusters.sizes(&heads);
        let size = 1 + stones + placements.min(self.taken.len() as u16);
        if touched.without(&self.taken).meets(problem.too_large(size)) {
            return false;
        }
        self.clusters.join(&heads, own_count + site);
        true
    }
}

/// The heads of the clusters around a site: no cell has more neighbors.
struct Heads {
    heads: [u16; 12],
    count: usize,
}

impl Heads {
    fn iter(&self) -> impl Iterator<Item = usize> {
        self.heads[..self.count].iter().map(|&head| usize::from(head))
    }
}

impl Clusters {
    fn prepare(&mut self, sizes: impl ExactSizeIterator<Item = u16>, sites: usize) {
        let count = sizes.len() + sites;
        self.parent.clear();
        self.parent.extend(0..count as u16);
        self.stones.clear();
        self.stones.extend(sizes);
        self.stones.resize(count, 0);
        self.placements.clear();
        self.placements.resize(count, 0);
        self.met.clear();
        self.met.resize(count, 0);
        self.looks = 0;
    }

    fn heads(&mut self, members: impl Iterator<Item = usize>) -> Heads {
        let mut found = Heads { heads: [0; 12], count: 0 };
        self.looks += 1;
        for member in members {
            let head = self.head(member);
            if self.met[head] != self.looks {
                self.met[head] = self.looks;
                found.heads[found.count] = head as u16;
                found.count += 1;
            }
        }
        found
    }

    /// Stones at the start and placements in these clusters.
    fn sizes(&self, heads: &Heads) -> (u16, u16) {
        let both = heads.iter().map(|head| (self.stones[head], self.placements[head]));
        both.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
    }

    /// Joins these clusters by a placement, a member of its own.
    fn join(&mut self, heads: &Heads, placement: usize) {
        let (stones, placements) = self.sizes(heads);
        for head in heads.iter() {
            self.parent[head] = placement as u16;
        }
        self.stones[placement] = stones;
        self.placements[placement] = placements + 1;
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
