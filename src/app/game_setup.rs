//! What is chosen before a game: board, opponent, color.

use crate::engine::{board::BoardSpec, level::Level, rules::Player};

use super::snapshot::GameStart;

/// Who plays a color.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// A person at this device.
    Person,
    /// The computer at this level.
    Computer(Level),
}

/// Whom the person plays against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// The computer at this level.
    Computer(Level),
    /// A friend at the same device.
    Friend,
}

/// Which color the person plays (against a friend: the person named first).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColorChoice {
    /// Places first.
    Red,
    /// Places second.
    Blue,
    /// One or the other, by chance.
    ByLot,
}

/// What a new game is made from; the last one chosen is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameSetup {
    /// The board.
    pub board: BoardSpec,
    /// Whom the person plays against.
    pub opponent: Opponent,
    /// Which color the person plays.
    pub color: ColorChoice,
}

impl Default for GameSetup {
    fn default() -> GameSetup {
        GameSetup {
            board: BoardSpec::HEX_7,
            opponent: Opponent::Computer(Level::ALL[0]),
            color: ColorChoice::Red,
        }
    }
}

impl GameSetup {
    /// Carries out one change on the new-game screen.
    pub fn apply(&mut self, change: SetupChange) {
        match change {
            SetupChange::Board(board) => self.board = board,
            SetupChange::Opponent(opponent) => self.opponent = opponent,
            SetupChange::Color(color) => self.color = color,
        }
    }

    /// Who plays Red and who plays Blue, by [`Player::index`]; draws the lot if that was chosen.
    pub fn seats(&self, start: GameStart) -> [Seat; 2] {
        let first = match self.color {
            ColorChoice::Red => Player::Red,
            ColorChoice::Blue => Player::Blue,
            // A high bit: the low ones of poor seeds (times, counters) are all alike.
            ColorChoice::ByLot if start.seed_for(0) >> 63 == 0 => Player::Red,
            ColorChoice::ByLot => Player::Blue,
        };
        let mut seats = [Seat::Person; 2];
        if let Opponent::Computer(level) = self.opponent {
            seats[first.opponent().index()] = Seat::Computer(level);
        }
        seats
    }
}

/// One change on the new-game screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupChange {
    /// Another board.
    Board(BoardSpec),
    /// Another opponent.
    Opponent(Opponent),
    /// Another color.
    Color(ColorChoice),
}
