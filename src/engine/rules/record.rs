use super::{IllegalMove, Move, Played, Position};
use crate::engine::board::BoardSpec;

/// A game: where it began and all moves so far. The one truth for undo, saves and sharing.
///
/// Every move in it has been checked by the rules. Games begin on the empty board; exercises
/// begin where their stones stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRecord {
    start: Position,
    moves: Vec<Move>,
    /// The position after the last move.
    position: Position,
}

impl GameRecord {
    /// A game without moves.
    pub fn new(spec: BoardSpec) -> GameRecord {
        GameRecord::starting_from(Position::new(spec))
    }

    /// An exercise without moves, which begins with this position.
    pub fn starting_from(position: Position) -> GameRecord {
        GameRecord { start: position.clone(), moves: Vec::new(), position }
    }

    /// The board.
    pub fn spec(&self) -> BoardSpec {
        self.start.spec()
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
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
        let mut position = self.start.clone();
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
