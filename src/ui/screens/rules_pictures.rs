//! The small boards on the rules page, computed from the rules themselves.

use crate::{
    app::{BoardScene, CellScene, Legal, Life, Mark},
    engine::{
        board::{BoardSpec, Cell, CellSet},
        rules::{IllegalMove, Move, Player, Position},
    },
};

/// What a picture shows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Picture {
    /// The board.
    pub board: BoardSpec,
    /// Names of the cells with red stones.
    pub red: &'static [&'static str],
    /// Names of the cells with blue stones.
    pub blue: &'static [&'static str],
    /// A placement of Red's: what it would take is crossed, what stands in its way is lit up.
    pub asked: Option<&'static str>,
    /// Red's placements are marked.
    pub is_marked: bool,
}

/// Red may place wherever it touches no red stone.
pub const PLACING: Picture = Picture {
    board: BoardSpec::Hex(4),
    red: &["c4", "d4"],
    blue: &["e3", "e6", "f6"],
    asked: None,
    is_marked: true,
};

/// The new group of three takes the blue pair.
pub const CAPTURING: Picture = Picture {
    board: BoardSpec::Hex(4),
    red: &["c3", "d4"],
    blue: &["e6", "e7", "b4"],
    asked: Some("d5"),
    is_marked: false,
};

/// The new group of two is not larger than the blue pair.
pub const REFUSED: Picture = Picture {
    board: BoardSpec::Hex(4),
    red: &["d4"],
    blue: &["e6", "e7", "b4"],
    asked: Some("d5"),
    is_marked: false,
};

impl Picture {
    /// The picture as a scene; `None` when its cells make no position.
    pub fn scene(&self) -> Option<BoardScene> {
        let geometry = self.board.geometry();
        let set = |names: &[&str]| {
            names.iter().map(|name| geometry.cell_named(name)).collect::<Option<CellSet>>()
        };
        let (red, blue) = (set(self.red)?, set(self.blue)?);
        let position = Position::from_stones(self.board, red, blue, Player::Red, false).ok()?;
        let asked = self.asked.and_then(|name| geometry.cell_named(name));
        let crossed = asked.map_or_else(CellSet::new, |cell| position.captures_of(cell));
        let refusal = asked.and_then(|cell| position.check(Move::Place(cell)).err());
        let blockers = match refusal {
            Some(IllegalMove::EnemyGroupNotSmaller { blocker, .. }) => position.group_at(blocker),
            _ => CellSet::new(),
        };
        let cells = geometry.cells().map(|cell| CellScene {
            mark: self.mark(&position, cell),
            pending: (asked == Some(cell) && !crossed.is_empty()).then_some(Player::Red),
            would_be_captured: crossed.contains(cell),
            is_blocker: blockers.contains(cell),
            is_asked: asked == Some(cell) && crossed.is_empty(),
            ..plain(cell, position.stone_at(cell))
        });
        let cells = cells.collect();
        let joined = |cell: &Cell, near: &Cell| {
            near > cell
                && position.stone_at(*cell).is_some()
                && position.stone_at(*near) == position.stone_at(*cell)
        };
        let bands = geometry.cells().flat_map(|cell| {
            geometry
                .neighbors(cell)
                .iter()
                .filter(move |near| joined(&cell, near))
                .map(move |near| (cell, *near))
        });
        let bands = bands.collect();
        Some(BoardScene {
            board: self.board,
            cells,
            bands,
            to_move: Some(Player::Red),
            coordinates: false,
        })
    }

    fn mark(&self, position: &Position, cell: Cell) -> Mark {
        match (self.is_marked, position.legal_placements().contains(cell)) {
            (true, true) if position.captures_of(cell).is_empty() => Mark::Spot,
            (true, true) => Mark::Ring,
            _ => Mark::None,
        }
    }
}

/// A cell with a stone or without, and nothing else on it.
fn plain(cell: Cell, stone: Option<Player>) -> CellScene {
    CellScene {
        cell,
        stone,
        group: 0,
        legal: Legal::No,
        takes: 0,
        mark: Mark::None,
        pending: None,
        would_be_captured: false,
        is_last: false,
        is_of_chain: false,
        trace: None,
        is_blocker: false,
        is_asked: false,
        life: Life::Unknown,
        is_endangered: false,
        size_label: None,
        is_hint: false,
        is_hint_area: false,
        is_favored: false,
        is_focused: false,
    }
}
