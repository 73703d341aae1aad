//! One position of the search tree, and the moves that lead on from it.
use std::sync::{
    OnceLock,
    atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering},
};

use super::select::for_player;
use crate::engine::rules::{Outcome, Player};

/// Number of a node in the tree.
pub(super) type NodeId = u32;

/// What stands for "no node yet" in a child.
pub(super) const NO_NODE: NodeId = NodeId::MAX;
/// The child is being expanded by some thread.
pub(super) const EXPANDING: NodeId = NodeId::MAX - 1;
/// The cell of the only child of a node whose player must pass.
pub(super) const PASS: u16 = u16::MAX;

/// What is known for certain of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Proof {
    Open,
    Won(Player),
    Draw,
}

impl From<Outcome> for Proof {
    fn from(outcome: Outcome) -> Proof {
        match outcome {
            Outcome::Won(player) => Proof::Won(player),
            Outcome::Deadlock => Proof::Draw,
        }
    }
}

/// A [`Proof`] that search threads share. Once known it stays.
#[derive(Debug, Default)]
pub(super) struct SharedProof(AtomicU8);

impl SharedProof {
    #[inline]
    pub fn get(&self) -> Proof {
        match self.0.load(Ordering::Relaxed) {
            1 => Proof::Won(Player::Red),
            2 => Proof::Won(Player::Blue),
            3 => Proof::Draw,
            _ => Proof::Open,
        }
    }

    pub fn set(&self, proof: Proof) {
        let number = match proof {
            Proof::Open => return,
            Proof::Won(Player::Red) => 1,
            Proof::Won(Player::Blue) => 2,
            Proof::Draw => 3,
        };
        self.0.store(number, Ordering::Relaxed);
    }
}

/// How many playouts went through a place of the tree, those under way included, and the sum of
/// their results, each Red's, 0 to 1; one under way counts as lost for the mover.
///
/// Both are in one word, so that they always belong together: 28 bits for the number, and
/// above them the sum in parts of `PARTS`.
#[derive(Debug, Default)]
pub(super) struct Tally(AtomicU64);

/// Steps from a lost to a won result.
const PARTS: f32 = 256.0;
const VISIT_BITS: u32 = 28;

impl Tally {
    /// Number of playouts, and the sum of their results.
    #[inline]
    pub fn get(&self) -> (u32, f32) {
        let word = self.0.load(Ordering::Relaxed);
        let visits = word & ((1 << VISIT_BITS) - 1);
        // From a signed number the conversion is one instruction.
        let parts = (word >> VISIT_BITS) as i64;
        (visits as u32, parts as f32 * (1.0 / PARTS))
    }

    /// Number of playouts.
    #[inline]
    pub fn visits(&self) -> u32 {
        self.get().0
    }

    /// Counts a playout that begins.
    #[inline]
    pub fn begin(&self, mover: Player) {
        self.add(1 | pending(mover) << VISIT_BITS);
    }

    /// Counts the result of one that began.
    #[inline]
    pub fn end(&self, mover: Player, red_value: f32) {
        let difference = u64::from((red_value * PARTS) as u16).wrapping_sub(pending(mover));
        self.add(difference << VISIT_BITS);
    }

    #[inline]
    fn add(&self, number: u64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }
}

/// What a playout counts, while its result is not known: a loss for the mover.
#[inline]
fn pending(mover: Player) -> u64 {
    u64::from((for_player(0.0, mover) * PARTS) as u16)
}

/// Something that threads often write, away from what others read meanwhile: a processor shares
/// memory with another one by lines of 64 bytes, and a line that one writes the other has to fetch anew.
#[derive(Debug, Default)]
#[repr(align(64))]
pub(super) struct Apart<T>(pub T);

impl<T> std::ops::Deref for Apart<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

/// A move that leads on from a position, and the belief in it before any visit.
#[derive(Debug, Clone, Copy)]
pub(super) struct NewMove {
    pub cell: u16,
    /// The upper half of the bits of the belief.
    prior: u16,
}

impl NewMove {
    pub fn new(cell: u16, prior: f32) -> NewMove {
        NewMove { cell, prior: (prior.to_bits() >> 16) as u16 }
    }

    /// A node's priors sum to 1, nearly.
    pub fn prior(self) -> f32 {
        f32::from_bits(u32::from(self.prior) << 16)
    }
}

/// A move with what playouts through it have shown.
#[derive(Debug)]
pub(super) struct Child {
    pub tally: Tally,
    /// The node that it leads to, or [`NO_NODE`] or [`EXPANDING`].
    pub node: AtomicU32,
    pub prior: f32,
    pub cell: u16,
    pub proof: SharedProof,
}

impl Child {
    fn new(new: &NewMove) -> Child {
        Child {
            tally: Tally::default(),
            node: AtomicU32::new(NO_NODE),
            prior: new.prior(),
            cell: new.cell,
            proof: SharedProof::default(),
        }
    }
}

/// A position reached in the tree. Paths that lead to the same stones with the same
/// player to move share it.
#[derive(Debug)]
pub(super) struct Node {
    pub player: Player,
    pub proof: SharedProof,
    /// The playouts that went through.
    pub tally: Apart<Tally>,
    /// Every move, those believed in most first.
    moves: Box<[NewMove]>,
    /// The first of them, as many as playouts asked for, in batches.
    tried: OnceLock<Box<Batch>>,
}

/// Some children of a node, and those that follow.
#[derive(Debug)]
struct Batch {
    children: Box<[Child]>,
    next: OnceLock<Box<Batch>>,
}

/// Children of the first batch; with each further one there are four times as many.
const FIRST_BATCH: usize = 4;

impl Node {
    pub fn new(player: Player, moves: Box<[NewMove]>) -> Node {
        let (proof, tally) = (SharedProof::default(), Apart::default());
        Node { player, proof, tally, moves, tried: OnceLock::new() }
    }

    /// Every move, those believed in most first.
    pub fn moves(&self) -> &[NewMove] {
        &self.moves
    }

    /// The children made so far, of the first moves, in batches. Those tried come before the others.
    #[inline]
    pub fn batches(&self) -> impl Iterator<Item = &[Child]> {
        let batches = std::iter::successors(self.tried.get(), |batch| batch.next.get());
        batches.map(|batch| &*batch.children)
    }

    /// The children made so far.
    pub fn children(&self) -> impl Iterator<Item = &Child> {
        self.batches().flatten()
    }

    /// Makes children of some more moves, if any are left. Answers the first new one, and the bytes
    /// that they take.
    pub fn make_children(&self) -> Option<(&Child, usize)> {
        let (mut place, mut count) = (&self.tried, 0);
        while let Some(batch) = place.get() {
            count += batch.children.len();
            place = &batch.next;
        }
        let end = self.moves.len().min((4 * count).max(FIRST_BATCH));
        let new = self.moves.get(count..end).filter(|new| !new.is_empty())?;
        let mut bytes = 0;
        let batch = place.get_or_init(|| {
            bytes = bytes_of_batch(new.len());
            let children = new.iter().map(Child::new).collect();
            Box::new(Batch { children, next: OnceLock::new() })
        });
        batch.children.first().map(|child| (child, bytes))
    }

    /// Bytes that it takes with its children, roughly.
    pub fn bytes(&self) -> usize {
        let of_batches: usize = self.batches().map(|batch| bytes_of_batch(batch.len())).sum();
        // With its place in the store, in the index of positions, and what the allocator takes.
        size_of::<Node>() + size_of_val(&*self.moves) + 48 + of_batches
    }
}

fn bytes_of_batch(count: usize) -> usize {
    size_of::<Batch>() + count * size_of::<Child>() + 32
}
