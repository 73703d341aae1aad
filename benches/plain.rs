//! A plain implementation of Oust, to measure the engine against.
//!
//! What one writes first: each group is a linked list of stones, a capture is tested by walking
//! the groups that would be joined, and a random empty cell is tried until one is legal. Nothing
//! is kept that a walk can find out; but no allocation either, and flat arrays throughout.

use oust::engine::board::BoardSpec;
use oust::engine::search::SearchRng;

pub(super) const EMPTY: u8 = 2;

/// Stones, linked groups, and the player to move.
#[derive(Clone)]
pub struct PlainGame {
    pub(super) neighbors: Vec<Vec<u16>>,
    pub(super) owner: Vec<u8>,
    /// For a stone: the stone that names its group.
    group: Vec<u16>,
    /// For a stone: the next one of its group, in a ring.
    next: Vec<u16>,
    /// For the stone that names a group: its stones.
    size: Vec<u16>,
    pub(super) empties: Vec<u16>,
    pub(super) stone_count: [u16; 2],
    pub(super) to_move: u8,
}

impl PlainGame {
    pub fn new(spec: BoardSpec) -> PlainGame {
        let geometry = spec.geometry();
        let count = geometry.cell_count();
        let around = |cell| geometry.neighbors(cell).iter().map(|cell| cell.index() as u16);
        PlainGame {
            neighbors: geometry.cells().map(|cell| around(cell).collect()).collect(),
            owner: vec![EMPTY; count],
            group: vec![0; count],
            next: vec![0; count],
            size: vec![0; count],
            empties: (0..count as u16).collect(),
            stone_count: [0; 2],
            to_move: 0,
        }
    }

    /// Tries random empty cells until one is legal, and takes that from the list of empty cells.
    pub(super) fn draw(&mut self, rng: &mut SearchRng) -> Option<u16> {
        let mut untried = self.empties.len();
        while untried > 0 {
            let at = rng.below(untried);
            if self.is_legal(self.empties[at]) {
                return Some(self.empties.swap_remove(at));
            }
            untried -= 1;
            self.empties.swap(at, untried);
        }
        None
    }

    pub(super) fn is_legal(&self, cell: u16) -> bool {
        let mut own_groups = [u16::MAX; 4];
        let mut count = 0;
        let mut own = 1;
        for &neighbor in &self.neighbors[usize::from(cell)] {
            let name = self.group[usize::from(neighbor)];
            let is_own = self.owner[usize::from(neighbor)] == self.to_move;
            if is_own && !own_groups[..count].contains(&name) {
                own_groups[count] = name;
                count += 1;
                own += self.size[usize::from(name)];
            }
        }
        if count == 0 {
            return true;
        }
        let mut touches_enemy = false;
        if !self.only_smaller_around(cell, own, &mut touches_enemy) {
            return false;
        }
        for &name in &own_groups[..count] {
            let mut stone = name;
            loop {
                if !self.only_smaller_around(stone, own, &mut touches_enemy) {
                    return false;
                }
                stone = self.next[usize::from(stone)];
                if stone == name {
                    break;
                }
            }
        }
        touches_enemy
    }

    fn only_smaller_around(&self, stone: u16, own: u16, touches_enemy: &mut bool) -> bool {
        for &neighbor in &self.neighbors[usize::from(stone)] {
            if self.owner[usize::from(neighbor)] == self.to_move ^ 1 {
                *touches_enemy = true;
                if self.size[usize::from(self.group[usize::from(neighbor)])] >= own {
                    return false;
                }
            }
        }
        true
    }

    /// Puts a stone where it is legal; says whether it captured.
    pub(super) fn place(&mut self, cell: u16) -> bool {
        let joins = self.put(cell);
        if joins {
            self.capture_around(cell);
        }
        joins
    }

    /// Puts a stone on an empty cell, and captures nothing; says whether it joins others.
    pub(super) fn put(&mut self, cell: u16) -> bool {
        let at = usize::from(cell);
        self.owner[at] = self.to_move;
        self.group[at] = cell;
        self.next[at] = cell;
        self.size[at] = 1;
        self.stone_count[usize::from(self.to_move)] += 1;
        let mut joins = false;
        for index in 0..self.neighbors[at].len() {
            let neighbor = usize::from(self.neighbors[at][index]);
            if self.owner[neighbor] == self.to_move && self.group[neighbor] != self.group[at] {
                self.join(self.group[at], self.group[neighbor]);
                joins = true;
            }
        }
        joins
    }

    fn join(&mut self, one: u16, other: u16) {
        let is_larger = self.size[usize::from(one)] >= self.size[usize::from(other)];
        let (large, small) = if is_larger { (one, other) } else { (other, one) };
        self.size[usize::from(large)] += self.size[usize::from(small)];
        let mut stone = small;
        loop {
            self.group[usize::from(stone)] = large;
            stone = self.next[usize::from(stone)];
            if stone == small {
                break;
            }
        }
        self.next.swap(usize::from(large), usize::from(small));
    }

    /// Removes every enemy group that touches the group of this stone.
    fn capture_around(&mut self, first: u16) {
        let mut stone = first;
        loop {
            for index in 0..self.neighbors[usize::from(stone)].len() {
                let neighbor = self.neighbors[usize::from(stone)][index];
                if self.owner[usize::from(neighbor)] == self.to_move ^ 1 {
                    self.remove(neighbor);
                }
            }
            stone = self.next[usize::from(stone)];
            if stone == first {
                break;
            }
        }
    }

    fn remove(&mut self, first: u16) {
        let mut stone = first;
        loop {
            self.owner[usize::from(stone)] = EMPTY;
            self.empties.push(stone);
            self.stone_count[usize::from(self.to_move ^ 1)] -= 1;
            stone = self.next[usize::from(stone)];
            if stone == first {
                break;
            }
        }
    }
}
