//! The stones on the board with everything about their groups, kept up to date
//! placement by placement. It knows what a placement touches, not whose turn it is.
//!
//! What makes it fast is a fact that follows from the rules: **of two touching
//! enemy groups one is always a single stone.** A group of two or more arises by
//! a capture, which leaves no enemy stone touching it; later only a new single
//! stone can come to touch it. So a group of two or more need not know *what* it
//! touches: whether it touches anything is enough, and all of that is smaller.
//! Positions from outside are checked for it (`setup.rs`).
use super::Player;
use crate::engine::board::{BoardSpec, Geometry, MAX_CELLS, MAX_NEIGHBORS};

/// Cells of a board, the one off the board, and [`NO_GROUP`].
const TABLE: usize = MAX_CELLS + 7;

/// What names the group of a cell without a stone: it has no size and meets nobody, so
/// that loops over neighbors need not ask whether there is a stone.
const NO_GROUP: u16 = TABLE as u16 - 1;

/// What a cell holds; the first two are [`Player::index`].
pub(super) const EMPTY: u8 = 2;
const OFF: u8 = 3;

/// What one neighboring stone of each player adds to `touching`.
const TOUCH: [u8; 2] = [0x01, 0x10];
const TOUCH_MASK: [u8; 2] = [0x0f, 0xf0];

/// All cells are indices here; `cell_count` is the cell off the board, which
/// stands in for missing neighbors.
#[derive(Clone)]
pub(in crate::engine) struct Stones {
    pub(super) geometry: &'static Geometry,
    /// [`Player::index`], `EMPTY` or `OFF`.
    pub(super) color: [u8; TABLE],
    /// Number of neighboring stones: Red's in the low half byte, Blue's in the high one.
    pub(super) touching: [u8; TABLE],
    /// For a stone: the stone that names its group; else `NO_GROUP`.
    pub(super) group: [u16; TABLE],
    /// For a stone: the next stone of its group, in a ring.
    pub(super) next: [u16; TABLE],
    /// For the stone that names a group: its number of stones.
    pub(super) size: [u16; TABLE],
    /// For the stone that names a group: its number of pairs of an own and a
    /// touching enemy stone.
    pub(super) contacts: [u16; TABLE],
    /// For the stone that names a group: the size of the largest enemy group touching
    /// it, 0 if none. It changes only by single stones coming and by groups going: an enemy
    /// group that grows takes what it touches.
    pub(super) met: [u16; TABLE],
    /// The empty cells in no order, `empty_count` of them.
    pub(super) empties: [u16; TABLE],
    /// For an empty cell: where it stands in `empties`.
    pub(super) place: [u16; TABLE],
    pub(super) empty_count: usize,
    pub(super) stone_count: [u16; 2],
    /// Exclusive or of the keys of all stones.
    pub(super) fingerprint: u64,
}

/// Up to four own groups that one placement joins.
#[derive(Default)]
struct Joined {
    names: [u16; 4],
    count: usize,
}

impl Joined {
    #[inline]
    fn add(&mut self, name: u16) -> bool {
        let new = !self.names[..self.count].contains(&name);
        if new {
            self.names[self.count] = name;
            self.count += 1;
        }
        new
    }
}

impl Stones {
    pub(super) fn new(spec: BoardSpec) -> Stones {
        let geometry = spec.geometry();
        let count = geometry.cell_count();
        let mut color = [OFF; TABLE];
        color[..count].fill(EMPTY);
        let numbers = std::array::from_fn(|index| index as u16);
        Stones {
            geometry,
            color,
            touching: [0; TABLE],
            group: [NO_GROUP; TABLE],
            next: [0; TABLE],
            size: [0; TABLE],
            contacts: [0; TABLE],
            met: [0; TABLE],
            empties: numbers,
            place: numbers,
            empty_count: count,
            stone_count: [0; 2],
            fingerprint: 0,
        }
    }

    #[inline]
    pub(in crate::engine) fn neighbors(&self, cell: usize) -> [u16; MAX_NEIGHBORS] {
        self.geometry.padded_neighbors()[cell]
    }

    /// Whether a stone of this player touches the cell.
    #[inline]
    pub(in crate::engine) fn touches(&self, cell: usize, player: Player) -> bool {
        self.touching[cell] & TOUCH_MASK[player.index()] != 0
    }

    #[inline]
    pub(in crate::engine) fn is_empty(&self, cell: usize) -> bool {
        self.color[cell] == EMPTY
    }

    /// Whether the player may place on this empty cell (rules 3 and 4).
    #[inline]
    pub(in crate::engine) fn can_place(&self, cell: usize, player: Player) -> bool {
        !self.touches(cell, player) || self.would_capture(cell, player)
    }

    /// Whether a placement on this empty cell captures.
    #[inline]
    pub(in crate::engine) fn would_capture(&self, cell: usize, player: Player) -> bool {
        let (own, enemy) = self.sizes_met(cell, player);
        own > 1 && enemy > 0 && enemy < own
    }

    /// Sizes of the group that a placement on this empty cell would make, and of the
    /// largest enemy group which that would touch, 0 if none.
    ///
    /// Written without branches: which neighbors hold what cannot be predicted.
    #[inline]
    pub(in crate::engine) fn sizes_met(&self, cell: usize, player: Player) -> (u16, u16) {
        let around = self.neighbors(cell);
        let names = around.map(|neighbor| self.group[usize::from(neighbor)]);
        let (mut own, mut enemy) = (1, 0);
        for at in 0..MAX_NEIGHBORS {
            let name = usize::from(names[at]);
            let is_own = self.color[usize::from(around[at])] == player as u8;
            let mut is_new = true;
            for before in 0..at {
                is_new &= names[before] != names[at];
            }
            own += self.size[name] * u16::from(is_own & is_new);
            enemy = enemy.max(if is_own { self.met[name] } else { self.size[name] });
        }
        (own, enemy)
    }

    /// Puts a stone on an empty cell where the player may place. Returns the number
    /// of stones captured; those cells are then the last ones of `empties`.
    #[inline]
    pub(in crate::engine) fn place(&mut self, cell: usize, player: Player) -> usize {
        self.take_from_empties(cell);
        self.stone_count[player.index()] += 1;
        self.fingerprint ^= stone_key(player, cell);
        if self.touches(cell, player) {
            self.place_capturing(cell, player)
        } else {
            self.place_alone(cell, player);
            0
        }
    }

    /// Puts a stone that joins nothing: its neighbors are empty or the enemy's.
    #[inline]
    fn place_alone(&mut self, cell: usize, player: Player) {
        let (mut contacts, mut met) = (0, 0);
        for neighbor in self.neighbors(cell) {
            let neighbor = usize::from(neighbor);
            self.touching[neighbor] = self.touching[neighbor].wrapping_add(TOUCH[player.index()]);
            let name = usize::from(self.group[neighbor]);
            let is_enemy = u16::from(self.color[neighbor] < EMPTY);
            self.contacts[name] += is_enemy;
            self.met[name] = self.met[name].max(is_enemy);
            contacts += is_enemy;
            met = met.max(self.size[name]);
        }
        self.color[cell] = player as u8;
        self.group[cell] = cell as u16;
        self.next[cell] = cell as u16;
        self.size[cell] = 1;
        self.contacts[cell] = contacts;
        self.met[cell] = met;
    }

    fn place_capturing(&mut self, cell: usize, player: Player) -> usize {
        let before = self.empty_count;
        let own_color = player as u8;
        let around = self.neighbors(cell);
        let mut joined = Joined::default();
        for neighbor in around {
            if self.color[usize::from(neighbor)] == own_color {
                joined.add(self.group[usize::from(neighbor)]);
            }
        }
        for neighbor in around {
            if self.color[usize::from(neighbor)] == own_color ^ 1 {
                self.remove_group(usize::from(neighbor));
            }
        }
        for &name in &joined.names[..joined.count] {
            self.remove_touching(usize::from(name), player.opponent());
        }
        self.join(cell, player, &joined);
        self.empty_count - before
    }

    /// Removes every enemy group that touches this group.
    fn remove_touching(&mut self, name: usize, enemy: Player) {
        let mut stone = name;
        while self.contacts[name] > 0 {
            if self.touches(stone, enemy) {
                for neighbor in self.neighbors(stone) {
                    if self.color[usize::from(neighbor)] == enemy as u8 {
                        self.remove_group(usize::from(neighbor));
                    }
                }
            }
            stone = usize::from(self.next[stone]);
        }
    }

    /// Takes the group of this stone from the board.
    fn remove_group(&mut self, stone: usize) {
        let color = self.color[stone];
        let player = if color == 0 { Player::Red } else { Player::Blue };
        self.stone_count[player.index()] -= self.size[usize::from(self.group[stone])];
        let mut at = stone;
        loop {
            self.color[at] = EMPTY;
            self.group[at] = NO_GROUP;
            self.empties[self.empty_count] = at as u16;
            self.place[at] = self.empty_count as u16;
            self.empty_count += 1;
            self.fingerprint ^= stone_key(player, at);
            let touches_enemy = self.touches(at, player.opponent());
            for neighbor in self.neighbors(at) {
                let neighbor = usize::from(neighbor);
                let touching = self.touching[neighbor];
                self.touching[neighbor] = touching.wrapping_sub(TOUCH[player.index()]);
                if touches_enemy && self.color[neighbor] == color ^ 1 {
                    self.lose_contact(usize::from(self.group[neighbor]));
                }
            }
            at = usize::from(self.next[at]);
            if at == stone {
                break;
            }
        }
    }

    /// Notes that an enemy stone which touched this group is gone.
    #[inline]
    fn lose_contact(&mut self, name: usize) {
        self.contacts[name] -= 1;
        if self.contacts[name] == 0 {
            self.met[name] = 0;
        } else if self.size[name] == 1 {
            let sizes = self
                .neighbors(name)
                .map(|other| self.size[usize::from(self.group[usize::from(other)])]);
            self.met[name] = sizes.into_iter().max().unwrap_or(0);
        }
    }

    /// Puts a stone that makes one group of these groups, none of which touches an enemy any more.
    fn join(&mut self, cell: usize, player: Player, joined: &Joined) {
        let names = &joined.names[..joined.count];
        let mut main = names[0];
        for &name in &names[1..] {
            if self.size[usize::from(name)] > self.size[usize::from(main)] {
                main = name;
            }
        }
        let keeper = usize::from(main);
        for &name in names.iter().filter(|&&name| name != main) {
            let first = usize::from(name);
            let mut stone = first;
            loop {
                self.group[stone] = main;
                stone = usize::from(self.next[stone]);
                if stone == first {
                    break;
                }
            }
            self.next.swap(keeper, first);
            self.size[keeper] += self.size[first];
        }
        self.color[cell] = player as u8;
        self.group[cell] = main;
        self.next[cell] = self.next[keeper];
        self.next[keeper] = cell as u16;
        self.size[keeper] += 1;
        self.contacts[keeper] = 0;
        self.met[keeper] = 0;
        self.count_touches(cell, player);
    }

    /// Tells the neighbors of a new stone that it touches them.
    #[inline]
    pub(super) fn count_touches(&mut self, cell: usize, player: Player) {
        for neighbor in self.neighbors(cell) {
            let touching = &mut self.touching[usize::from(neighbor)];
            *touching = touching.wrapping_add(TOUCH[player.index()]);
        }
    }

    #[inline]
    fn take_from_empties(&mut self, cell: usize) {
        self.empty_count -= 1;
        let last = self.empties[self.empty_count];
        let place = self.place[cell];
        self.empties[usize::from(place)] = last;
        self.place[usize::from(last)] = place;
    }

    /// Draws one of the player's legal placements, each with the same chance; `None` when
    /// there is none. `below(n)` must be a random number below n. Reorders `empties`.
    #[inline]
    pub(in crate::engine) fn draw_placement(
        &mut self,
        player: Player,
        mut below: impl FnMut(usize) -> usize,
    ) -> Option<usize> {
        let mut left = self.empty_count;
        while left > 0 {
            let at = below(left);
            let cell = usize::from(self.empties[at]);
            if self.can_place(cell, player) {
                return Some(cell);
            }
            left -= 1;
            let other = self.empties[left];
            self.empties[left] = cell as u16;
            self.empties[at] = other;
            self.place[cell] = left as u16;
            self.place[usize::from(other)] = at as u16;
        }
        None
    }
}

/// Key of one stone in the fingerprint: SplitMix64 of its number.
#[inline]
pub(super) fn stone_key(player: Player, cell: usize) -> u64 {
    KEYS[player.index()][cell]
}

static KEYS: [[u64; MAX_CELLS]; 2] = {
    let mut keys = [[0; MAX_CELLS]; 2];
    let mut index = 0;
    while index < 2 * MAX_CELLS {
        keys[index / MAX_CELLS][index % MAX_CELLS] = split_mix(index as u64 + 1);
        index += 1;
    }
    keys
};

/// SplitMix64, the published mixer of Steele, Lea and Flood (2014).
pub(super) const fn split_mix(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
