//! What level 6 thinks of one position, as it is kept.

use crate::engine::{
    board::{BoardSpec, Cell},
    level::Judgment,
    rules::{Move, Outcome, Player},
};

use crate::app::snapshot::GameId;

/// Red's chance to win, in ten-thousandths, so that what is kept and read again is the same number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(u16);

impl Chance {
    /// Certain.
    pub const WHOLE: u16 = 10_000;

    /// The chance nearest to a value, 0 to 1.
    pub fn of_red_value(value: f32) -> Chance {
        Chance((value.clamp(0.0, 1.0) * f32::from(Chance::WHOLE)).round() as u16)
    }

    /// So many ten-thousandths; none where they are more than that.
    pub fn new(ten_thousandths: u16) -> Option<Chance> {
        (ten_thousandths <= Chance::WHOLE).then_some(Chance(ten_thousandths))
    }

    /// What an outcome is worth to Red.
    pub fn of_outcome(outcome: Outcome) -> Chance {
        Chance(match outcome {
            Outcome::Won(Player::Red) => Chance::WHOLE,
            Outcome::Won(Player::Blue) => 0,
            Outcome::Deadlock => Chance::WHOLE / 2,
        })
    }

    /// Red's, in ten-thousandths.
    pub fn of_red(self) -> u16 {
        self.0
    }

    /// A player's, in ten-thousandths.
    pub fn of(self, player: Player) -> u16 {
        match player {
            Player::Red => self.0,
            Player::Blue => Chance::WHOLE - self.0,
        }
    }

    /// Red's in hundredths; 0 and 100 only where it is certain.
    pub fn percent(self) -> u8 {
        match self.0 {
            0 => 0,
            Chance::WHOLE => 100,
            chance => (f32::from(chance) / 100.0).round().clamp(1.0, 99.0) as u8,
        }
    }
}

/// What level 6 thinks of one position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// The best placement of the player to move.
    pub best: Cell,
    /// Red's chance to win when it is made.
    pub chance: Chance,
    /// The best placement and those thought best after it, passes left out, to the end of the turn that answers;
    /// at least the best one itself.
    pub line: Vec<Cell>,
    /// The line wins within the turn.
    pub wins_this_turn: bool,
}

impl From<Judgment> for Judged {
    fn from(judgment: Judgment) -> Judged {
        let mut line = judgment.line;
        if line.first() != Some(&judgment.best) {
            line = vec![judgment.best];
        }
        Judged {
            best: judgment.best,
            chance: Chance::of_red_value(judgment.red_value),
            line,
            wins_this_turn: judgment.wins_this_turn,
        }
    }
}

/// A review as it is kept beside its game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptReview {
    /// The game.
    pub game: GameId,
    /// Its board.
    pub board: BoardSpec,
    /// Its moves at that time. When the game went on or was changed since, what was thought of the positions
    /// within the moves that are still the same is still right.
    pub moves: Vec<Move>,
    /// What was thought of the position after so many moves.
    pub judged: Vec<(usize, Judged)>,
}
