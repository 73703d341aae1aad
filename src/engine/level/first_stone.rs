//! The first stone of a game whose second player may exchange seats after it.

use super::{
    Effort, Level, Thinker, any_of,
    thinker::{is_inside, limits_of},
};
use crate::engine::{
    board::{BoardSpec, Cell, CellSet},
    rules::{Move, Position},
    search::{Clock, SearchRng, StopFlag},
};

/// The most first stones that are compared with each other.
const MOST_COMPARED: usize = 12;

impl Thinker {
    /// Chooses a first stone that the other side had better not envy: levels that search look for one that leaves
    /// both sides the same chances, among as many as there is time for; the others place where they would not
    /// exchange seats themselves. `None` on a board with stones.
    pub fn choose_first(
        &mut self,
        level: Level,
        position: &Position,
        effort: &Effort,
        stop: &StopFlag,
        rng: &mut SearchRng,
    ) -> Option<Cell> {
        let cells = position.empty_cells();
        if cells.len() < position.spec().cell_count() {
            return None;
        }
        if level.searches() {
            return self.most_even(level, position, effort, stop, rng);
        }
        let edge: CellSet =
            cells.iter().filter(|&cell| !is_inside(&after(position, cell))).collect();
        let is_random = level.places_at_random(rng) || edge.is_empty();
        any_of(if is_random { &cells } else { &edge }, rng)
    }

    /// The stone after which the search finds the chances most even.
    fn most_even(
        &mut self,
        level: Level,
        position: &Position,
        effort: &Effort,
        stop: &StopFlag,
        rng: &mut SearchRng,
    ) -> Option<Cell> {
        let mut cells = different_cells(position.spec());
        for at in (1..cells.len()).rev() {
            cells.swap(at, rng.below(at + 1));
        }
        cells.truncate(MOST_COMPARED);
        let share = cells.len().max(1) as u32;
        let each = Effort {
            max_time: Some(effort.max_time.unwrap_or(level.max_time()) / share),
            max_playouts: effort.max_playouts.map(|count| (count / u64::from(share)).max(1)),
            threads: effort.threads,
        };
        let mut best: Option<(f32, Cell)> = None;
        for cell in cells {
            let limits = limits_of(level, &each, Clock::start());
            let report =
                self.searcher.search(&after(position, cell), &limits, stop, rng.bits(), |_| ());
            let unevenness = (report.red_value - 0.5).abs();
            if best.is_none_or(|(least, _)| unevenness < least) {
                best = Some((unevenness, cell));
            }
        }
        best.map(|(_, cell)| cell)
    }
}

/// One cell of each kind that symmetry makes alike.
fn different_cells(spec: BoardSpec) -> Vec<Cell> {
    let geometry = spec.geometry();
    let is_first =
        |cell: &Cell| geometry.symmetries().iter().all(|image| image[cell.index()] >= *cell);
    geometry.cells().filter(is_first).collect()
}

/// The position after Red's first stone on this cell.
fn after(position: &Position, cell: Cell) -> Position {
    let mut next = position.clone();
    next.play(Move::Place(cell)).expect("every cell of the empty board can be placed on");
    next
}
