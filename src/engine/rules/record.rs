use super::{IllegalMove, Move, Played, Position};
use crate::engine::board::BoardSpec;

/// A game: the board and all moves so far. The one truth for undo, saves and sharing.
///
/// Every move in it has been checked by the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRecord {
    spec: BoardSpec,
    moves: Vec<Move>,
    /// The position after the last move.
    position: Position,
}

impl GameRecord {
    /// A game without moves.
    pub fn new(spec: BoardSpec) -> GameRecord {
        GameRecord { spec, moves: Vec::new(), position: Position::new(spec) }
    }

    /// The board.
    pub fn spec(&self) -> BoardSpec {
        self.spec
    }

    /// All moves, first one first. Passes are moves too.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position after the last move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position after the first `len` moves, or after all when there are fewer.
    pub fn position_at(&self, len: usize) -> Position {
        if len >= self.moves.len() {
            return self.position.clone();
        }
        let mut position = Position::new(self.spec);
        for &mv in &self.moves[..len] {
            position.play(mv).expect("moves of a record were checked when they were added");
        }
        position
    }

    /// Adds a move.
    ///
    /// # Errors
    /// The reason why it is not legal after the last move; the record is then unchanged.
    pub fn push(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        let played = self.position.play(mv)?;
        self.moves.push(mv);
        Ok(played)
    }

    /// Drops all moves after the first `len`.
    pub fn truncate(&mut self, len: usize) {
        if len < self.moves.len() {
            self.position = self.position_at(len);
            self.moves.truncate(len);
        }
    }
}
