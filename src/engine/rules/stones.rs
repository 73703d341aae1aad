//! The stones on the board with everything about their groups, kept up to date
//! placement by placement. It knows what a placement touches, not whose turn it is.
//!
//! Everything is a set of cells, kept as bits, and the questions of the rules are
//! answered for whole sets at once. What makes that fast is a fact that follows from
//! the rules: **of two touching enemy groups one is always a single stone.** A group
//! of two or more arises by a capture, which leaves no enemy stone touching it; later
//! only a new single stone can come to touch it. So groups of two or more, the *large*
//! ones, never touch each other, and only they need a place of their own in the tables.
//! Positions from outside are checked for it (`setup.rs`).
//!
//! Where the time of random games goes (hex 7, counted by callgrind, 2026-11): 420 instructions
//! and 2.5 wrongly guessed branches a placement. A third of the instructions draw a candidate (1.2
//! draws a placement, of which one capture in three is refused), an eighth put together what it
//! joins, a seventh add the stone, a tenth note whom it meets, a quarter capture.
use super::{Player, bits::Bits};
use crate::engine::board::{BoardSpec, Cell, CellSet, Geometry, MAX_CELLS};

/// Room for a label of each cell; a power of two, so that a mask proves an index right.
const LABELS: usize = 512;

/// The label of cells without a large group: the first group has no stones at all.
pub(super) const NO_GROUP: u8 = 0;

/// All cells are indices here. Functions with a `W` work on so many words of each set,
/// which must be those of the board ([`Geometry::word_count`]); the others choose `W`.
pub(in crate::engine) struct Stones {
    pub(super) geometry: &'static Geometry,
    /// By [`Player::index`].
    pub(super) sides: [Side; 2],
    pub(super) empty: CellSet,
    /// The stones of all large groups.
    pub(super) large: CellSet,
    pub(super) stone_count: [u16; 2],
    /// Exclusive or of the keys of all stones.
    pub(super) fingerprint: u64,
    /// For a stone of a large group: which of `groups` it is. `NO_GROUP` elsewhere.
    pub(super) label: [u8; LABELS],
    /// The large groups of both players, in no order, after [`Group::NONE`]. Fewer than 256:
    /// none touches another.
    pub(super) groups: Vec<Group>,
}

/// What there is of one player.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) stones: CellSet,
    /// Cells that touch a stone.
    pub(super) near: CellSet,
    /// The number of stones around each cell, in binary: ones, twos and fours.
    pub(super) around: [CellSet; 3],
    /// Cells next to groups that touch an enemy, and perhaps more cells.
    pub(super) hot: CellSet,
}

/// A group of two or more stones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) stones: CellSet,
    /// All other cells that touch it.
    pub(super) rim: CellSet,
    pub(super) size: u16,
}

impl Group {
    pub(super) const NONE: Group = Group { stones: CellSet::EMPTY, rim: CellSet::EMPTY, size: 0 };
}

/// Works out an expression with the number of words that the board needs as the constant `W`.
macro_rules! with_words {
    ($geometry:expr, $W:ident => $body:expr) => {
        match $geometry.word_count() {
            1 => with_words!(@1, $W, $body),
            2 => with_words!(@2, $W, $body),
            3 => with_words!(@3, $W, $body),
            4 => with_words!(@4, $W, $body),
            5 => with_words!(@5, $W, $body),
            _ => with_words!(@6, $W, $body),
        }
    };
    (@$count:literal, $W:ident, $body:expr) => {{
        const $W: usize = $count;
        $body
    }};
}
pub(in crate::engine) use with_words;

impl Stones {
    pub(super) fn new(spec: BoardSpec) -> Stones {
        let geometry = spec.geometry();
        let none = CellSet::EMPTY;
        let side = Side { stones: none, near: none, around: [none; 3], hot: none };
        Stones {
            geometry,
            sides: [side; 2],
            empty: geometry.cells().collect(),
            large: none,
            stone_count: [0; 2],
            fingerprint: 0,
            label: [NO_GROUP; LABELS],
            groups: with_room(&[Group::NONE]),
        }
    }

    /// Whether a stone of this player touches the cell.
    #[inline]
    pub(in crate::engine) fn touches(&self, cell: usize, player: Player) -> bool {
        self.sides[player.index()].near.contains(Cell::at(cell as u16))
    }

    /// Whether a stone of this player touches a neighbor of the cell.
    #[inline]
    pub(in crate::engine) fn touches_beside<const W: usize>(
        &self,
        cell: usize,
        player: Player,
    ) -> bool {
        self.neighbor_bits::<W>(cell).meets(&self.near(player))
    }

    /// Number of empty cells.
    #[inline]
    pub(in crate::engine) fn empty_count(&self) -> usize {
        let [red, blue] = self.stone_count;
        self.geometry.cell_count() - usize::from(red + blue)
    }

    #[inline]
    pub(in crate::engine) fn is_empty(&self, cell: usize) -> bool {
        self.empty.contains(Cell::at(cell as u16))
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
    #[inline]
    pub(in crate::engine) fn sizes_met(&self, cell: usize, player: Player) -> (u16, u16) {
        with_words!(self.geometry, W => {
            let joined = self.join::<W>(cell, player);
            (joined.size, self.largest_of(joined.touched))
        })
    }

    /// Every legal placement of the player.
    pub(super) fn placements(&self, player: Player) -> CellSet {
        let captures = self.captures(player);
        self.seeds(player).union(&captures)
    }

    /// The cells where the player may place without a capture.
    pub(in crate::engine) fn seeds(&self, player: Player) -> CellSet {
        self.empty.difference(&self.sides[player.index()].near)
    }

    /// The cells where a placement of the player captures.
    pub(super) fn captures(&self, player: Player) -> CellSet {
        with_words!(self.geometry, W => {
            let mut captures = CellSet::new();
            let mut left = self.candidates::<W>(player) & self.near(player);
            while let Some(cell) = left.pop() {
                if self.may_capture(&self.join::<W>(cell, player)) {
                    captures.insert(Cell::at(cell as u16));
                }
            }
            captures
        })
    }

    /// A cell alone, and its neighbors.
    #[inline]
    pub(super) fn cell_bits<const W: usize>(&self, cell: usize) -> [Bits<W>; 2] {
        self.geometry.cell_words()[cell].map(Bits)
    }

    /// The neighbors of a cell.
    #[inline]
    pub(super) fn neighbor_bits<const W: usize>(&self, cell: usize) -> Bits<W> {
        self.cell_bits(cell)[1]
    }

    /// The stones of a player.
    #[inline]
    pub(super) fn of<const W: usize>(&self, player: Player) -> Bits<W> {
        Bits::of(&self.sides[player.index()].stones)
    }

    /// The cells that touch a stone of this player.
    #[inline]
    pub(super) fn near<const W: usize>(&self, player: Player) -> Bits<W> {
        Bits::of(&self.sides[player.index()].near)
    }

    /// The large group of a stone, an empty one for a single stone.
    #[inline]
    pub(super) fn group(&self, stone: usize) -> &Group {
        &self.groups[usize::from(self.label[stone % LABELS])]
    }

    /// Every cell where the player may place, and few others: those without an own
    /// stone beside them, and those where something of the enemy is touched.
    #[inline]
    pub(super) fn candidates<const W: usize>(&self, player: Player) -> Bits<W> {
        let own = &self.sides[player.index()];
        let touched = self.near(player.opponent()) | Bits::of(&own.hot);
        Bits::of(&self.empty) & (!Bits::of(&own.near) | touched)
    }

    /// The cells where the player may place without a capture, and all those where a placement
    /// may capture, with a few others.
    #[inline]
    pub(in crate::engine) fn seeds_and_captures<const W: usize>(
        &self,
        player: Player,
    ) -> [Bits<W>; 2] {
        let (near, candidates) = (self.near(player), self.candidates::<W>(player));
        [candidates & !near, candidates & near]
    }

    /// Finds anew the cells next to groups that touch an enemy; returns those that are none any more
    /// and where nothing else would make a placement legal.
    #[inline(never)]
    pub(super) fn cool<const W: usize>(&mut self, player: Player) -> Bits<W> {
        let before = Bits::<W>::of(&self.sides[player.index()].hot);
        self.find_hot::<W>(player);
        let own = &self.sides[player.index()];
        let near_enemy = self.near::<W>(player.opponent());
        before & !Bits::of(&own.hot) & Bits::of(&own.near) & !near_enemy
    }

    /// Finds the cells next to a player's groups that touch an enemy.
    pub(super) fn find_hot<const W: usize>(&mut self, player: Player) {
        let enemies = self.of::<W>(player.opponent());
        let mut hot = Bits::<W>::EMPTY;
        // A group of the enemy has no other stone of the enemy on its rim.
        for group in &self.groups {
            let rim = Bits::of(&group.rim);
            hot |= rim.only_if(rim.meets(&enemies));
        }
        let singles = self.of::<W>(player) & !Bits::of(&self.large);
        let mut left = singles & self.near(player.opponent());
        while let Some(stone) = left.pop() {
            hot |= self.neighbor_bits(stone);
        }
        hot.store(&mut self.sides[player.index()].hot);
    }

    /// Puts together the groups that a stone on this empty cell would join.
    #[inline]
    pub(super) fn join<const W: usize>(&self, cell: usize, player: Player) -> Joined<W> {
        let [here, around] = self.cell_bits(cell);
        let mut left = around & self.of(player);
        let mut stones = left | here;
        let (mut rim, mut size) = (around, 1);
        while let Some(stone) = left.pop() {
            let group = self.group(stone);
            let others = Bits::of(&group.stones);
            stones |= others;
            rim |= self.neighbor_bits(stone) | Bits::of(&group.rim);
            size += group.size.max(1);
            left &= !others;
        }
        Joined { stones, rim, size, touched: rim & self.of(player.opponent()) }
    }

    /// Whether a group put together touches enemy groups, all of them smaller.
    #[inline]
    pub(super) fn may_capture<const W: usize>(&self, joined: &Joined<W>) -> bool {
        if joined.touched.is_empty() {
            return false;
        }
        if joined.touched.meets(&Bits::of(&self.large)) {
            return self.largest_of(joined.touched) < joined.size;
        }
        true
    }

    /// Size of the largest group among those of these stones.
    pub(super) fn largest_of<const W: usize>(&self, stones: Bits<W>) -> u16 {
        let mut largest = u16::from(!stones.is_empty());
        let mut left = stones & Bits::of(&self.large);
        while let Some(stone) = left.pop() {
            let group = self.group(stone);
            largest = largest.max(group.size);
            left &= !Bits::of(&group.stones);
        }
        largest
    }
}

/// Written out for the room that `groups` has to grow, which saves taking memory again and again.
impl Clone for Stones {
    fn clone(&self) -> Stones {
        Stones { groups: with_room(&self.groups), ..*self }
    }

    fn clone_from(&mut self, source: &Stones) {
        let mut groups = std::mem::take(&mut self.groups);
        groups.clone_from(&source.groups);
        *self = Stones { groups, ..*source };
    }
}

fn with_room(groups: &[Group]) -> Vec<Group> {
    let mut list = Vec::with_capacity(groups.len().max(16));
    list.extend_from_slice(groups);
    list
}

/// The group that a placement next to own stones makes.
pub(super) struct Joined<const W: usize> {
    pub(super) stones: Bits<W>,
    /// All cells that touch it, and some of its own.
    pub(super) rim: Bits<W>,
    pub(super) size: u16,
    /// The enemy stones that it touches.
    pub(super) touched: Bits<W>,
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

#[cfg(test)]
mod tests {
    use crate::engine::board::{BoardSpec, Cell};
    use crate::engine::rules::{Move, Position};
    use crate::engine::search::SearchRng;

    #[test]
    fn every_legal_placement_is_drawn_equally_often() {
        const DRAWS_OF_EACH: usize = 200;
        let mut rng = SearchRng::new(5);
        for spec in [BoardSpec::Hex(4), BoardSpec::HEX_7, BoardSpec::Hex(11), BoardSpec::Square(9)]
        {
            let mut position = Position::new(spec);
            for moves in 0.. {
                if position.outcome().is_some() {
                    break;
                }
                let legal = position.legal_placements();
                let mut draw = || {
                    let mut next = position.clone();
                    let is_placed = with_words!(spec.geometry(), W => {
                        next.place_at_random::<W>(|| rng.bits())
                    });
                    let new = position.empty_cells().difference(&next.empty_cells());
                    is_placed.then(|| new.first().map(Cell::index)).flatten()
                };
                if moves % 9 == 8 && legal.len() > 1 {
                    let mut counts = vec![0.0; spec.cell_count()];
                    for _ in 0..legal.len() * DRAWS_OF_EACH {
                        counts[draw().unwrap()] += 1.0;
                    }
                    let expected = DRAWS_OF_EACH as f64;
                    let off = |cell: usize| (counts[cell] - expected).powi(2) / expected;
                    let chi_square: f64 = legal.iter().map(|cell| off(cell.index())).sum();
                    let freedom = (legal.len() - 1) as f64;
                    let far = (chi_square - freedom) / (2.0 * freedom).sqrt();
                    assert!(far < 5.5, "{position}: {far} deviations off");
                    let total: f64 = legal.iter().map(|cell| counts[cell.index()]).sum();
                    assert_eq!(total as usize, legal.len() * DRAWS_OF_EACH, "{position}");
                }
                let cell = draw().and_then(|index| spec.geometry().cell(index));
                assert_eq!(cell.is_none(), legal.is_empty(), "{position}");
                position.play(cell.map_or(Move::Pass, Move::Place)).unwrap();
            }
        }
    }
}
