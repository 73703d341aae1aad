//! The moves of a game and how many of them count.

use std::ops::Range;

use crate::engine::{
    board::{BoardSpec, Cell, CellSet},
    rules::{GameRecord, IllegalMove, Move, Played, Player, Position},
};

/// A record with a cursor: the moves before it count, those after it can be brought back.
///
/// A player without a placement passes here, at once and without being asked: the position at
/// the end of the record never asks for a pass.
#[derive(Debug, Clone, PartialEq)]
pub struct Course {
    record: GameRecord,
    /// What each move of the record did.
    steps: Vec<Step>,
    cursor: usize,
    /// The position at the cursor.
    position: Position,
}

/// One move and what it did.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Step {
    /// Who moved.
    pub player: Player,
    /// The move.
    pub mv: Move,
    /// Whether the player had captured in the same turn before.
    pub within_chain: bool,
    /// The enemy stones it took.
    pub captured: CellSet,
}

impl Step {
    /// The cell of a placement.
    pub fn placed(&self) -> Option<Cell> {
        match self.mv {
            Move::Place(cell) => Some(cell),
            Move::Pass | Move::Swap => None,
        }
    }

    /// Whether somebody chose the move, and so may take it back: a pass is nobody's choice.
    pub fn is_chosen(&self) -> bool {
        self.mv != Move::Pass
    }
}

impl Course {
    /// A game without moves.
    pub fn new(board: BoardSpec) -> Course {
        Course::restore(GameRecord::new(board), 0)
    }

    /// A game that was kept, with the first `cursor` moves counting (all, when there are fewer).
    pub fn restore(record: GameRecord, cursor: usize) -> Course {
        let start = record.start().clone();
        let mut course = Course {
            record: GameRecord::starting_from(start.clone()),
            steps: Vec::new(),
            cursor: 0,
            position: start,
        };
        for &mv in record.moves() {
            course.push(mv).expect("the moves of a record are legal one after the other");
        }
        if cursor < record.moves().len() {
            course.go_to(cursor);
        }
        course.pass_where_due();
        course
    }

    /// The board.
    pub fn board(&self) -> BoardSpec {
        self.record.spec()
    }

    /// All moves, also those after the cursor.
    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// How many moves count.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position after the first `len` moves.
    pub fn position_at(&self, len: usize) -> Position {
        match len == self.cursor {
            true => self.position.clone(),
            false => self.record.position_at(len),
        }
    }

    /// The moves that count and what they did.
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.cursor]
    }

    /// All moves and what they did, also those after the cursor.
    pub fn all_steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether the players had exchanged colors after the first `len` moves.
    pub fn is_swapped_at(&self, len: usize) -> bool {
        len > 1 && self.record.has_swap()
    }

    /// Whether the rules let the player to move take the first player's place.
    pub fn can_swap(&self) -> bool {
        self.cursor == 1 && self.record.starts_empty() && self.steps[0].placed().is_some()
    }

    /// All moves of the turn that ends with move `len`, counted from the first. Passes of the other player in
    /// between do not end it: for who watches it is one turn.
    pub fn turn_before(&self, len: usize) -> Range<usize> {
        let steps = &self.steps[..len];
        let Some(player) = steps.iter().rev().find(|step| step.placed().is_some()) else {
            return 0..len;
        };
        let is_others = |step: &Step| step.placed().is_some() && step.player != player.player;
        let start = steps.iter().rposition(is_others).map_or(0, |other| other + 1);
        start..len
    }

    /// Plays a placement and the passes that follow from it. Moves after the cursor are dropped.
    ///
    /// # Errors
    /// The reason why it is not legal; nothing is changed then.
    pub fn place(&mut self, cell: Cell) -> Result<Step, IllegalMove> {
        self.position.check(Move::Place(cell))?;
        self.record.truncate(self.cursor);
        self.steps.truncate(self.cursor);
        let step = self.push(Move::Place(cell))?;
        self.pass_where_due();
        Ok(step)
    }

    /// Exchanges the colors. Moves after the cursor are dropped.
    ///
    /// # Errors
    /// When the rules do not allow it here; nothing is changed then.
    pub fn swap(&mut self) -> Result<Step, IllegalMove> {
        if !self.can_swap() {
            return Err(IllegalMove::CannotSwap);
        }
        self.record.truncate(self.cursor);
        self.steps.truncate(self.cursor);
        self.push(Move::Swap)
    }

    /// Where undo leads: to before the last move that somebody chose who `may` take it back; asked with
    /// the number of moves before it.
    pub fn undo_point(&self, may: impl Fn(usize, Player) -> bool) -> Option<usize> {
        let steps = self.steps().iter().enumerate();
        let mut own = steps.rev().filter(|(at, step)| step.is_chosen() && may(*at, step.player));
        own.next().map(|(at, _)| at)
    }

    /// Where redo leads: to before the next chosen move but one of a player who `may` take it
    /// back, or to the end.
    pub fn redo_point(&self, may: impl Fn(usize, Player) -> bool) -> Option<usize> {
        let after = self.cursor + 1;
        let later = self.steps.get(after..)?;
        let mut own =
            (after..).zip(later).filter(|(at, step)| step.is_chosen() && may(*at, step.player));
        Some(own.next().map_or(self.steps.len(), |(at, _)| at))
    }

    /// Lets the first `len` moves count.
    pub fn go_to(&mut self, len: usize) {
        self.cursor = len.min(self.steps.len());
        self.position = self.record.position_at(self.cursor);
    }

    /// Adds a move at the end, where the cursor is.
    fn push(&mut self, mv: Move) -> Result<Step, IllegalMove> {
        let before = &self.position;
        let player = before.player_to_move().ok_or(IllegalMove::GameOver)?;
        let within_chain = before.is_in_chain();
        let captured = match self.record.push(mv)? {
            Played::Capturing { captured } => captured,
            Played::NonCapturing | Played::Passed | Played::Swapped => CellSet::new(),
        };
        let step = Step { player, mv, within_chain, captured };
        self.steps.push(step);
        self.cursor = self.steps.len();
        self.position = self.record.position().clone();
        Ok(step)
    }

    /// Passes for players without a placement. Ends, as somebody can place or the game is over.
    fn pass_where_due(&mut self) {
        while self.cursor == self.steps.len() && self.position.must_pass() {
            self.push(Move::Pass).expect("must_pass says that a pass is legal");
        }
    }
}
