use std::fmt;

use super::{
    Outcome, Player, Position,
    stones::{Group, Stones, stone_key, with_words},
};
use crate::engine::board::{BoardSpec, Cell, CellSet};

/// Why stones and a player to move are no position of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupError {
    /// The board has no such cell.
    OffBoard,
    /// Both players have a stone on this cell.
    BothPlayers(Cell),
    /// Two touching enemy groups hold more than one stone each; play always leaves one
    /// of two touching enemy groups a single stone. The cells are one of each group.
    LargeGroupsTouch(Cell, Cell),
    /// A player has no stones although the board holds more than one.
    NoStones(Player),
    /// With no stone on the board Red is to move, and with one, which is Red's, Blue.
    NotTheOpening,
    /// The player cannot have won: the other one has stones.
    NotWon(Player),
    /// A turn cannot be in a chain: the player to move has no group of two or more
    /// that touches no enemy, which is what a capture leaves.
    NoChain,
    /// Two stones of a head start touch; this is one of them.
    HeadStartTouches(Cell),
}

impl Position {
    /// The position with these stones and this player to move, `in_chain` when that
    /// player has captured in this turn; also after a head start. A deadlock is noticed.
    ///
    /// # Errors
    /// When play cannot lead there, for a reason simple enough to see.
    pub fn from_stones(
        spec: BoardSpec,
        red: CellSet,
        blue: CellSet,
        to_move: Player,
        in_chain: bool,
    ) -> Result<Position, SetupError> {
        let mut position = Position::new(spec);
        position.stones = Stones::with(spec, red, blue)?;
        position.turn = to_move;
        position.in_chain = in_chain;
        if !position.is_of_head_start() {
            position.check_from_empty()?;
        }
        position.check_touching_groups()?;
        if in_chain && !position.has_fresh_group(to_move) {
            return Err(SetupError::NoChain);
        }
        position.notice_deadlock();
        Ok(position)
    }

    /// The beginning of a game in which Red, the weaker side, has these stones on the board already and
    /// places first.
    ///
    /// # Errors
    /// When a stone is off the board, or two of them touch.
    pub fn with_head_start(spec: BoardSpec, red: CellSet) -> Result<Position, SetupError> {
        let mut position = Position::new(spec);
        position.stones = Stones::with(spec, red, CellSet::new())?;
        match red.iter().find(|&cell| position.group_size(cell) > 1) {
            Some(cell) => Err(SetupError::HeadStartTouches(cell)),
            None => Ok(position),
        }
    }

    /// Whether Red has a head start, and Blue has not placed yet: single red stones stand on the board, more
    /// than play from the empty board leaves.
    pub fn is_of_head_start(&self) -> bool {
        let [red, blue] = self.stones.stone_count;
        let is_more = red > 1 || red == 1 && self.turn == Player::Red;
        let is_single = |cell: Cell| self.group_size(cell) == 1;
        blue == 0 && is_more && !self.in_chain && self.stones(Player::Red).iter().all(is_single)
    }

    /// The end of a game that this player has won, who alone has stones left.
    ///
    /// # Errors
    /// When the other player has stones, or the winner has no group that a last capture
    /// could have left.
    pub fn won(
        spec: BoardSpec,
        red: CellSet,
        blue: CellSet,
        winner: Player,
    ) -> Result<Position, SetupError> {
        let mut position = Position::new(spec);
        position.stones = Stones::with(spec, red, blue)?;
        if position.stone_count(winner.opponent()) > 0 {
            return Err(SetupError::NotWon(winner));
        }
        if !position.has_fresh_group(winner) {
            return Err(SetupError::NoChain);
        }
        position.turn = winner;
        position.in_chain = true;
        position.outcome = Some(Outcome::Won(winner));
        Ok(position)
    }

    /// Checks that play from the empty board could leave so few stones.
    ///
    /// # Errors
    /// When it could not, as after a head start.
    pub fn check_from_empty(&self) -> Result<(), SetupError> {
        for player in Player::BOTH {
            let (own, other) = (self.stone_count(player), self.stone_count(player.opponent()));
            if own == 0 && other > 1 && self.outcome.is_none() {
                return Err(SetupError::NoStones(player));
            }
        }
        match (self.stones.stone_count, self.turn) {
            ([0, 0], Player::Red) | ([1, 0], Player::Blue) => Ok(()),
            ([0, 0 | 1] | [1, 0], _) => Err(SetupError::NotTheOpening),
            _ => Ok(()),
        }
    }

    fn check_touching_groups(&self) -> Result<(), SetupError> {
        for red in self.stones(Player::Red) {
            let blues = self.geometry().neighbors(red).iter();
            for &blue in blues.filter(|&&cell| self.stone_at(cell) == Some(Player::Blue)) {
                if self.group_size(red) > 1 && self.group_size(blue) > 1 {
                    return Err(SetupError::LargeGroupsTouch(red, blue));
                }
            }
        }
        Ok(())
    }

    fn has_fresh_group(&self, player: Player) -> bool {
        self.groups(player).iter().any(|group| {
            let first = group.first().expect("a group has a stone");
            group.len() > 1 && self.enemies_touching(first).is_empty()
        })
    }
}

impl Stones {
    /// The tables for these stones, counted afresh.
    pub(super) fn with(spec: BoardSpec, red: CellSet, blue: CellSet) -> Result<Stones, SetupError> {
        let mut stones = Stones::new(spec);
        if let Some(cell) = red.intersection(&blue).first() {
            return Err(SetupError::BothPlayers(cell));
        }
        for (player, set) in [(Player::Red, red), (Player::Blue, blue)] {
            for cell in set {
                if cell.index() >= spec.cell_count() {
                    return Err(SetupError::OffBoard);
                }
                stones.set(cell, player);
            }
        }
        stones.find_groups();
        Ok(stones)
    }

    fn set(&mut self, cell: Cell, player: Player) {
        self.empty.remove(cell);
        self.sides[player.index()].stones.insert(cell);
        self.stone_count[player.index()] += 1;
        self.fingerprint ^= stone_key(player, cell.index());
        with_words!(self.geometry, W => {
            self.add_around(self.neighbor_bits::<W>(cell.index()), player);
        });
    }

    fn find_groups(&mut self) {
        for player in Player::BOTH {
            let mut left = self.sides[player.index()].stones;
            while let Some(cell) = left.first() {
                let group = self.flood(cell, player);
                left = left.difference(&group);
                if group.len() > 1 {
                    self.enter_group(group);
                }
            }
        }
        with_words!(self.geometry, W => {
            for player in Player::BOTH {
                self.find_hot::<W>(player);
            }
        });
    }

    fn enter_group(&mut self, stones: CellSet) {
        let around = stones.iter().flat_map(|stone| self.geometry.neighbors(stone));
        let rim = around.copied().collect::<CellSet>().difference(&stones);
        for stone in stones {
            self.label[stone.index()] = self.groups.len() as u8;
        }
        self.large = self.large.union(&stones);
        self.groups.push(Group { stones, rim, size: stones.len() as u16 });
    }

    /// The stones that hang together with this one, found by walking.
    pub(super) fn flood(&self, start: Cell, player: Player) -> CellSet {
        let mut group = CellSet::from_iter([start]);
        let mut open = vec![start];
        while let Some(cell) = open.pop() {
            for &neighbor in self.geometry.neighbors(cell) {
                if self.sides[player.index()].stones.contains(neighbor) && group.insert(neighbor) {
                    open.push(neighbor);
                }
            }
        }
        group
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::OffBoard => write!(out, "a stone stands off the board"),
            SetupError::BothPlayers(_) => write!(out, "both players have a stone on one cell"),
            SetupError::LargeGroupsTouch(..) => {
                write!(out, "a red and a blue group touch that hold more than one stone each")
            }
            SetupError::NoStones(player) => {
                write!(out, "{player} has no stones although the board holds more than one")
            }
            SetupError::NotTheOpening => {
                write!(out, "red places the first stone of a game, and blue the second")
            }
            SetupError::NotWon(player) => {
                write!(out, "{player} has not won: {} has stones", player.opponent())
            }
            SetupError::HeadStartTouches(_) => write!(out, "two stones of the head start touch"),
            SetupError::NoChain => {
                write!(out, "the player to move has no group that a capture could have left")
            }
        }
    }
}

impl std::error::Error for SetupError {}
