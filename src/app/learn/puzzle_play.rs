//! A puzzle on its board.

use crate::{
    app::{course::Step, game::Game, playback::Playback, thinking::WakeId},
    engine::{
        board::{Cell, CellSet},
        puzzle::{
            Puzzle, PuzzleKind, PuzzleLimits, chain_that_takes_most, punishment, reply_to, solution,
        },
        rules::{Move, Player, Position},
        search::{ChainAnswer, ChainLimits, winning_chain},
    },
};

use super::{
    left::{LeftPuzzle, placed_in},
    puzzles::{Day, Entry, PuzzleId, entries},
};

/// A puzzle on its board.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzlePlay {
    /// Its place among [`entries`].
    pub place: usize,
    /// The day whose puzzle it is, when it was opened as that.
    pub day: Option<Day>,
    /// The board.
    pub game: Game,
    puzzle: Puzzle,
    result: PuzzleResult,
    /// The right first placement was asked for: it no longer counts as solved.
    pub(in crate::app) is_shown: bool,
    /// Moves of the person's own, without those that refuted them.
    judged: usize,
}

/// How a puzzle stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleResult {
    /// It can be solved from here.
    Open,
    /// It is solved.
    Solved,
    /// The first placement, or a later one, spoiled it.
    Wrong,
    /// The solution was played out.
    Shown,
}

impl PuzzlePlay {
    /// A puzzle at its start, when there is such a puzzle.
    pub fn open(place: usize, day: Option<Day>) -> Option<PuzzlePlay> {
        let puzzle = entries().get(place)?.puzzle()?;
        let game = Game::exercise(puzzle.position.clone());
        let result = PuzzleResult::Open;
        Some(PuzzlePlay { place, day, game, puzzle, result, is_shown: false, judged: 0 })
    }

    /// A puzzle as it was left; none when this version does not have it.
    pub fn restore(left: &LeftPuzzle) -> Option<PuzzlePlay> {
        let place = entries().iter().position(|entry| entry.id == left.id)?;
        let mut play = PuzzlePlay::open(place, left.day)?;
        play.is_shown = left.is_shown;
        for &index in &left.placed {
            let cell = play.game.board().geometry().cell(index);
            if cell.and_then(|cell| play.game.place(cell)).is_none() {
                break;
            }
            play.judge(WakeId(0));
            // What refuted it was seen: only where that led to is shown.
            play.game.playback = None;
        }
        Some(play)
    }

    /// How it is left now.
    pub(super) fn left(&self) -> LeftPuzzle {
        // What refuted the person's turn follows from it.
        let own = &self.game.course().steps()[..self.judged];
        let placed = placed_in(own);
        LeftPuzzle { id: self.id(), day: self.day, placed, is_shown: self.is_shown }
    }

    /// What it is about.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Names it.
    pub fn id(&self) -> PuzzleId {
        self.entry().id
    }

    fn entry(&self) -> &'static Entry {
        &entries()[self.place]
    }

    /// How it stands.
    pub fn result(&self) -> PuzzleResult {
        self.result
    }

    /// The player whose turn is asked for.
    pub fn player(&self) -> Player {
        self.puzzle.position.player_to_move().unwrap_or(Player::Red)
    }

    /// The cell to light up: the right first placement, when it was asked for.
    pub fn shown_cell(&self) -> Option<Cell> {
        let is_at_start = self.game.shown_len() == 0;
        Some(self.puzzle.first).filter(|_| self.is_shown && is_at_start)
    }

    /// Enemy stones that a wrong chain can no longer reach.
    pub fn left_over(&self) -> CellSet {
        match (self.result, self.puzzle.kind) {
            (PuzzleResult::Wrong, PuzzleKind::Win) => {
                self.game.position().stones(self.player().opponent())
            }
            _ => CellSet::new(),
        }
    }

    /// Judges what was placed. A wrong turn is answered on the board: those moves are played and
    /// shown one after another from `wake` on. Says whether anything was decided.
    pub(in crate::app) fn judge(&mut self, wake: WakeId) -> bool {
        let cursor = self.game.course().cursor();
        let is_decided = matches!(self.result, PuzzleResult::Wrong | PuzzleResult::Shown);
        if cursor == self.judged || is_decided && cursor > 0 {
            return false;
        }
        self.judged = cursor;
        let position = self.game.position().clone();
        let is_over = position.player_to_move() != Some(self.player());
        self.result = match self.puzzle.kind {
            _ if cursor == 0 => PuzzleResult::Open,
            PuzzleKind::Win => self.judge_chain(&position, wake),
            PuzzleKind::Seed => self.judge_seed(wake),
            // Whoever takes everything has done more than was asked.
            _ if self.game.winner() == Some(self.player()) => PuzzleResult::Solved,
            _ if !is_over && !self.has_passed() => self.judge_begun(),
            kind => match punishment(kind, &position, &PuzzleLimits::default()) {
                None => PuzzleResult::Solved,
                Some(moves) => {
                    self.play_on(&moves, wake);
                    PuzzleResult::Wrong
                }
            },
        };
        self.result != PuzzleResult::Open
    }

    /// A chain must stay one that takes everything.
    fn judge_chain(&mut self, position: &Position, wake: WakeId) -> PuzzleResult {
        if self.game.winner() == Some(self.player()) {
            return PuzzleResult::Solved;
        }
        let is_on = position.player_to_move() == Some(self.player()) && !self.has_passed();
        let limits = ChainLimits::nodes(PuzzleLimits::default().chain_nodes);
        match winning_chain(position, &limits) {
            ChainAnswer::Wins(_) if is_on => PuzzleResult::Open,
            _ => {
                // Even the chain that takes most leaves some.
                let most = if is_on { chain_that_takes_most(position) } else { Vec::new() };
                self.play_on(&most, wake);
                PuzzleResult::Wrong
            }
        }
    }

    /// The first placement decides; to another one the likely reply is shown.
    fn judge_seed(&mut self, wake: WakeId) -> PuzzleResult {
        match self.game.course().steps().first().and_then(Step::placed) {
            Some(cell) if cell != self.puzzle.first => {
                self.play_on(&reply_to(&self.puzzle.position, cell), wake);
                PuzzleResult::Wrong
            }
            _ => PuzzleResult::Solved,
        }
    }

    /// In the middle of a turn nothing is decided.
    fn judge_begun(&self) -> PuzzleResult {
        PuzzleResult::Open
    }

    fn has_passed(&self) -> bool {
        self.game.course().steps().iter().any(|step| step.mv == Move::Pass)
    }

    /// Sets the stones up again and plays the solution, to be shown from `wake` on.
    pub(in crate::app) fn play_solution(&mut self, wake: WakeId) {
        let Some(mut again) = PuzzlePlay::open(self.place, self.day) else { return };
        again.play_on(&solution(&again.puzzle, &PuzzleLimits::default()), wake);
        again.result = PuzzleResult::Shown;
        again.is_shown = true;
        *self = again;
    }

    /// Plays these moves and shows them one after another.
    fn play_on(&mut self, moves: &[Move], wake: WakeId) {
        if moves.is_empty() {
            return;
        }
        let shown = self.game.course().cursor();
        for mv in moves {
            // Passes follow by themselves.
            if let Move::Place(cell) = mv {
                self.game.place(*cell);
            }
        }
        let end = self.game.course().cursor();
        self.game.playback = Some(Playback { shown, end, wake });
    }
}
