use super::{IllegalMove, Move, Played, Player, Position};
use crate::engine::board::{BoardSpec, CellSet};

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
    /// A game without moves, on the empty board.
    pub fn new(spec: BoardSpec) -> GameRecord {
        GameRecord::starting_from(Position::new(spec))
    }

    /// A game or an exercise without moves, which begins with this position.
    pub fn starting_from(start: Position) -> GameRecord {
        GameRecord { position: start.clone(), start, moves: Vec::new() }
    }

    /// The board.
    pub fn spec(&self) -> BoardSpec {
        self.start.spec()
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Whether the game began on the empty board.
    pub fn starts_empty(&self) -> bool {
        Player::BOTH.into_iter().all(|player| self.start.stone_count(player) == 0)
    }

    /// Red's stones of a game that began with a head start (see [`Position::with_head_start`]).
    pub fn head_start(&self) -> Option<CellSet> {
        let is_reds_alone = self.start.stone_count(Player::Red) > 0
            && self.start.stone_count(Player::Blue) == 0
            && self.start.player_to_move() == Some(Player::Red);
        is_reds_alone.then(|| self.start.stones(Player::Red))
    }

    /// All moves, first one first. Passes and the exchange of colors are moves too.
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
        for &mv in self.moves[..len].iter().filter(|&&mv| mv != Move::Swap) {
            position.play(mv).expect("moves of a record were checked when they were added");
        }
        position
    }

    /// Whether the colors may be exchanged now: as the second move of a game that began on the empty
    /// board, so only once. Whether the players agreed on that rule is theirs to know.
    pub fn can_swap(&self) -> bool {
        self.starts_empty() && matches!(self.moves[..], [Move::Place(_)])
    }

    /// Whether the colors were exchanged.
    pub fn has_swap(&self) -> bool {
        self.moves.get(1) == Some(&Move::Swap)
    }

    /// Adds a move.
    ///
    /// # Errors
    /// The reason why it is not legal after the last move; the record is then unchanged.
    pub fn push(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        let played = match mv {
            Move::Swap if self.can_swap() => Played::Swapped,
            _ => self.position.play(mv)?,
        };
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
