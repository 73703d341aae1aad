//! Placements of a person that were much worse than another one.

use crate::engine::{
    board::{Cell, CellSet},
    rules::{Move, Player, Position},
    search::{
        ChainAnswer, ChainLimits, SearchLimits, Searcher, StopFlag, for_player, winning_chain,
    },
};

use super::{coach::CHAIN_NODES, course::Course, dangers::capturable_this_turn};

/// So many stones more lost than needed are worth a word.
const MUCH: usize = 3;
/// So much of a chance to win lost is, too.
const MUCH_CHANCE: f32 = 0.3;
/// Placements tried to see what can be captured: less than the overlays try, as many cells are compared.
const QUICK_LOOK: usize = 150;
/// Playouts to find a better placement, and half as many to judge the one made: a few milliseconds.
const PLAYOUTS: u64 = 800;
/// On larger boards so few playouts say nothing.
const MOST_CELLS: usize = 130;

/// What was wrong with a placement.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Mistake {
    /// A chain that takes everything was there, and no longer is.
    MissedWin {
        /// Its first placement.
        better: Cell,
    },
    /// Much can be taken now, although another cell was safer.
    GaveAway {
        /// Own stones that the computer could take in the turn after it.
        lost: CellSet,
        /// The safer cell.
        better: Cell,
    },
    /// A short search sees far more chances after another placement.
    Weak {
        /// That one.
        better: Cell,
    },
}

impl Mistake {
    /// What would have been better.
    pub fn better(&self) -> Cell {
        match *self {
            Mistake::MissedWin { better }
            | Mistake::GaveAway { better, .. }
            | Mistake::Weak { better } => better,
        }
    }

    /// Stones that can be taken because of it.
    pub fn lost(&self) -> CellSet {
        match *self {
            Mistake::GaveAway { lost, .. } => lost,
            Mistake::MissedWin { .. } | Mistake::Weak { .. } => CellSet::new(),
        }
    }

    /// Judges the last placement, when it was this person's.
    pub(super) fn of(course: &Course, person: Player) -> Option<Mistake> {
        let placed = course.steps().last().filter(|step| step.player == person)?.placed()?;
        let before = course.position_at(course.cursor() - 1);
        let after = course.position();
        if after.outcome().is_some() {
            return None;
        }
        missed_win(&before, after)
            .or_else(|| given_away(&before, after))
            .or_else(|| weak(&before, placed, after))
    }
}

fn missed_win(before: &Position, after: &Position) -> Option<Mistake> {
    let chain_of = |position: &Position| winning_chain(position, &ChainLimits::nodes(CHAIN_NODES));
    let ChainAnswer::Wins(chain) = chain_of(before) else { return None };
    let goes_on = after.player_to_move() == before.player_to_move();
    match goes_on.then(|| chain_of(after)) {
        Some(ChainAnswer::Wins(_) | ChainAnswer::Unknown) => None,
        Some(ChainAnswer::None) | None => Some(Mistake::MissedWin { better: *chain.first()? }),
    }
}

/// Compares the seed that ended a turn with every other.
fn given_away(before: &Position, after: &Position) -> Option<Mistake> {
    if after.player_to_move() == before.player_to_move() {
        return None;
    }
    let lost = stones_lost(after);
    if lost.len() < MUCH {
        return None;
    }
    let seeds = before.legal_placements().difference(&before.capturing_placements());
    let mut best: Option<(usize, Cell)> = None;
    for cell in seeds {
        let mut next = before.clone();
        if next.play(Move::Place(cell)).is_err() {
            continue;
        }
        let count = stones_lost(&next).len();
        if best.is_none_or(|(least, _)| count < least) {
            best = Some((count, cell));
        }
        if count == 0 {
            break;
        }
    }
    let (least, better) = best?;
    (lost.len() >= least + MUCH).then_some(Mistake::GaveAway { lost, better })
}

fn stones_lost(position: &Position) -> CellSet {
    capturable_this_turn(position, QUICK_LOOK)
}

/// Lets a short search compare the placement with the best it finds.
fn weak(before: &Position, placed: Cell, after: &Position) -> Option<Mistake> {
    let person = before.player_to_move()?;
    if before.geometry().cell_count() > MOST_CELLS {
        return None;
    }
    let value = |position: &Position, playouts: u64| {
        let limits = SearchLimits::playouts(playouts);
        let report = Searcher::default().search(position, &limits, &StopFlag::new(), 1, |_| ());
        (report.cell, for_player(report.red_value, person))
    };
    let (best, chance) = value(before, PLAYOUTS);
    let better = best.filter(|cell| *cell != placed)?;
    let (_, chance_now) = value(after, PLAYOUTS / 2);
    (chance - chance_now >= MUCH_CHANCE).then_some(Mistake::Weak { better })
}
