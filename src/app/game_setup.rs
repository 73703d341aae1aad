//! What is chosen before a game: board, opponent, color, and what is agreed between the two.

use crate::engine::{
    board::{BoardSpec, CellSet},
    level::Level,
    rules::{GameRecord, Player, Position},
};

use super::{clock::TimeRule, snapshot::GameStart};

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

/// The most stones of a head start.
pub const MOST_HEAD_START: u8 = 3;

/// What a new game is made from; the last one chosen is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameSetup {
    /// The board.
    pub board: BoardSpec,
    /// Whom the person plays against.
    pub opponent: Opponent,
    /// Which color the person plays.
    pub color: ColorChoice,
    /// Whoever plays second may take the first player's place on the first turn (the pie rule).
    pub swap: bool,
    /// Red stones that stand on the board when Red places first; 0 to [`MOST_HEAD_START`]. With any,
    /// nobody may swap.
    pub head_start: u8,
    /// Time of the first and the second person, if two persons play with a clock.
    pub clock: Option<[TimeRule; 2]>,
}

impl Default for GameSetup {
    fn default() -> GameSetup {
        GameSetup {
            board: BoardSpec::HEX_7,
            opponent: Opponent::Computer(Level::ALL[0]),
            color: ColorChoice::Red,
            swap: false,
            head_start: 0,
            clock: None,
        }
    }
}

impl GameSetup {
    /// A game on this board against this opponent, in which the person plays this color.
    pub fn new(board: BoardSpec, opponent: Opponent, color: ColorChoice) -> GameSetup {
        GameSetup { board, opponent, color, ..GameSetup::default() }
    }

    /// Carries out one change on the new-game screen.
    pub fn apply(&mut self, change: SetupChange) {
        match change {
            SetupChange::Board(board) => self.board = board,
            SetupChange::Opponent(opponent) => self.opponent = opponent,
            SetupChange::Color(color) => self.color = color,
            SetupChange::Swap(on) => self.swap = on,
            SetupChange::HeadStart(stones) => self.head_start = stones.min(MOST_HEAD_START),
            SetupChange::Clock(clock) => self.clock = clock,
        }
    }

    /// Whether the second player of such a game may swap.
    pub fn may_swap(&self) -> bool {
        self.swap && self.head_start == 0
    }

    /// Who plays Red and who plays Blue, by [`Player::index`]; draws the lot if that was chosen.
    pub fn seats(&self, start: GameStart) -> [Seat; 2] {
        let mut seats = [Seat::Person; 2];
        if let Opponent::Computer(level) = self.opponent {
            seats[self.first_persons_color(start).opponent().index()] = Seat::Computer(level);
        }
        seats
    }

    /// What the person plays who is named first.
    pub fn first_persons_color(&self, start: GameStart) -> Player {
        match self.color {
            ColorChoice::Red => Player::Red,
            ColorChoice::Blue => Player::Blue,
            // A high bit: the low ones of poor seeds (times, counters) are all alike.
            ColorChoice::ByLot if start.seed_for(0) >> 63 == 0 => Player::Red,
            ColorChoice::ByLot => Player::Blue,
        }
    }

    /// The record that the game begins with.
    pub fn record(&self) -> GameRecord {
        let stones = head_start(self.board, self.head_start);
        match Position::with_head_start(self.board, stones) {
            Ok(start) => GameRecord::starting_from(start),
            // On the smallest boards there is no room for them.
            Err(_) => GameRecord::new(self.board),
        }
    }
}

/// Where the stones of a head start stand: apart from each other, halfway to the edge.
pub fn head_start(board: BoardSpec, count: u8) -> CellSet {
    let side = board.side();
    let cells = if board.is_hex() {
        let (near, far, middle) = (side / 2, side + side / 2, side);
        // Three directions of the six, seen from the middle cell: column `middle - 1`, number `middle`.
        [(middle - 1, far), (middle - 1 - near, middle - near), (far - 1, middle)]
    } else {
        let (low, high) = (side / 4, side - 1 - side / 4);
        [(low, low + 1), (high, high + 1), (low, high + 1)]
    };
    let geometry = board.geometry();
    let chosen = cells.iter().take(usize::from(count));
    chosen.filter_map(|&(column, number)| geometry.cell_at(column, number)).collect()
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
    /// Whether the second player may swap.
    Swap(bool),
    /// Another number of stones that Red has first.
    HeadStart(u8),
    /// Another clock, or none.
    Clock(Option<[TimeRule; 2]>),
}
