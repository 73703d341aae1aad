//! What could be captured if nothing ever went wrong: a proof that there is no chain
//! when even that does not reach every enemy group.
//!
//! The optimist lets a placement join all that any earlier placement might have joined, and never
//! uses up the enemy groups that placements need. What a real chain captures, the optimist
//! captures too, by induction over the chain: all earlier captures and placements of
//! the chain are already among the optimist's.
use super::bits::Bits;
use super::problem::{Problem, State};

/// Working space, kept between calls.
#[derive(Default)]
pub(super) struct Reach {
    /// For own groups and then for sites: a member of the same cluster nearer to its head.
    parent: Vec<u16>,
    /// For the head of a cluster: own stones at the start.
    stones: Vec<u16>,
    /// For the head of a cluster: placements.
    placements: Vec<u16>,
}

impl Reach {
    /// Whether the optimist captures every enemy group.
    pub(super) fn is_possible<const W: usize>(
        &mut self,
        problem: &Problem<W>,
        state: &State<W>,
    ) -> bool {
        let own_count = state.own.len();
        let sites = problem.cells.len();
        self.parent.clear();
        self.parent.extend(0..(own_count + sites) as u16);
        self.stones.clear();
        self.stones.extend(state.own.iter().map(|own| own.size));
        self.stones.resize(own_count + sites, 0);
        self.placements.clear();
        self.placements.resize(own_count + sites, 0);
        let mut open = Bits::EMPTY;
        for own in &state.own {
            open = open.or(&own.frontier);
        }
        let mut placed = Bits::EMPTY;
        let mut taken = Bits::EMPTY;
        let mut captured = 0;
        loop {
            let mut covered = Bits::EMPTY;
            for group in state.alive.without(&taken).iter() {
                covered = covered.or(&problem.covers[group]);
            }
            let mut grown = false;
            for site in open.without(&placed).without(&covered).iter() {
                let Some(touched) = self.place(problem, state, site, &placed, &taken, captured)
                else {
                    continue;
                };
                grown = true;
                placed.insert(site);
                open = open.or(&problem.around[site]);
                taken = taken.or(&touched);
                captured = taken.len() as u16;
                if state.alive.is_within(&taken) {
                    return true;
                }
            }
            if !grown {
                return false;
            }
        }
    }

    /// Places on a site if the optimist may; returns what that touches.
    fn place<const W: usize>(
        &mut self,
        problem: &Problem<W>,
        state: &State<W>,
        site: usize,
        placed: &Bits<W>,
        taken: &Bits<W>,
        captured: u16,
    ) -> Option<Bits<W>> {
        let own_count = state.own.len();
        let mut touched = problem.victims[site];
        let mut heads = [0; 12];
        let mut count = 0;
        for (index, own) in state.own.iter().enumerate() {
            if own.frontier.contains(site) {
                touched = touched.or(&own.contacts);
                add(&mut heads, &mut count, self.head(index));
            }
        }
        touched = touched.and(&state.alive);
        if touched.is_empty() {
            return None;
        }
        for near in problem.around[site].and(placed).iter() {
            add(&mut heads, &mut count, self.head(own_count + near));
        }
        let heads = &heads[..count];
        let stones: u16 = heads.iter().map(|&head| self.stones[head]).sum();
        let placements: u16 = heads.iter().map(|&head| self.placements[head]).sum();
        let size = 1 + stones + placements.min(captured);
        let too_large = &problem.at_least[usize::from(size).min(problem.at_least.len() - 1)];
        if touched.without(taken).meets(too_large) {
            return None;
        }
        let main = own_count + site;
        for &head in heads {
            self.parent[head] = main as u16;
        }
        self.stones[main] = stones;
        self.placements[main] = placements + 1;
        Some(touched)
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
