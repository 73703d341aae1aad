use std::fmt;

use crate::engine::board::Cell;

/// Why a move is refused. The position is then unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalMove {
    /// The board has no such cell.
    OffBoard,
    /// A stone stands there already.
    Occupied(Cell),
    /// The new group would touch no enemy group (rule 4).
    JoinsWithoutCapture {
        /// Where the stone was to go.
        cell: Cell,
        /// Stones in the new group, the new one included.
        own: u16,
        /// Groups that it would join, single stones counted: at least one.
        groups: u16,
    },
    /// The new group would touch an enemy group that is not smaller (rule 4).
    EnemyGroupNotSmaller {
        /// Where the stone was to go.
        cell: Cell,
        /// Stones in the new group, the new one included.
        own: u16,
        /// Stones in the largest enemy group it would touch.
        enemy: u16,
        /// A stone of that enemy group that would touch the new group.
        blocker: Cell,
    },
    /// Somebody who has a placement may not pass (rule 6).
    PassWithPlacementsLeft,
    /// Colors are exchanged instead of the second move of a game that began on an empty board, and only there.
    CannotSwap,
    /// Nothing can be played any more.
    GameOver,
}

/// A sentence without its first capital and its full stop.
impl fmt::Display for IllegalMove {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalMove::OffBoard => write!(out, "no such cell"),
            IllegalMove::Occupied(_) => write!(out, "occupied"),
            IllegalMove::JoinsWithoutCapture { own, groups, .. } => match (groups, own) {
                (1, 2) => write!(out, "would join your stone without capturing"),
                (1, _) => write!(out, "would join your group of {} without capturing", own - 1),
                _ => write!(out, "would join {groups} of your groups without capturing"),
            },
            IllegalMove::EnemyGroupNotSmaller { own, enemy, .. } => {
                write!(out, "the enemy group of {enemy} is not smaller than your {own}")
            }
            IllegalMove::PassWithPlacementsLeft => write!(out, "a placement is left"),
            IllegalMove::CannotSwap => write!(out, "colors cannot be exchanged here"),
            IllegalMove::GameOver => write!(out, "game over"),
        }
    }
}

impl std::error::Error for IllegalMove {}
