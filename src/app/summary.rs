//! A kept game as a list shows it.

use std::cmp::Reverse;

use crate::engine::{
    board::BoardSpec,
    rules::{Move, Outcome, Player},
};

use super::{
    game_setup::Seat,
    moment::Date,
    snapshot::{GameId, Snapshot},
};

/// What a list says of a game that is kept, without its moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSummary {
    /// Names the game.
    pub id: GameId,
    /// What the person calls it; empty when it has no name of its own.
    pub title: String,
    /// Names of who plays Red and Blue, by [`Player::index`]; empty where nobody said one.
    pub names: [String; 2],
    /// The board.
    pub board: BoardSpec,
    /// Who plays Red and Blue, after an exchange of colors if there was one.
    pub seats: [Seat; 2],
    /// When it began.
    pub began: Date,
    /// When it was last written.
    pub written: Date,
    /// Stones placed so far, those taken since included.
    pub placements: u32,
    /// How it ended, if it has.
    pub end: Option<GameEnd>,
    /// The position, as [`Position`](crate::engine::rules::Position) writes it; for a picture.
    pub position: String,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameEnd {
    /// This player took the last stone.
    Won(Player),
    /// This player resigned.
    Resigned(Player),
    /// This player ran out of time.
    OutOfTime(Player),
    /// Neither player has a placement.
    Draw,
}

/// How a game ended that its moves do not end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forfeit {
    /// This player resigned.
    Resigned(Player),
    /// This player ran out of time.
    OutOfTime(Player),
}

impl Forfeit {
    /// Who lost so.
    pub fn loser(self) -> Player {
        match self {
            Forfeit::Resigned(player) | Forfeit::OutOfTime(player) => player,
        }
    }
}

impl From<Forfeit> for GameEnd {
    fn from(forfeit: Forfeit) -> GameEnd {
        match forfeit {
            Forfeit::Resigned(player) => GameEnd::Resigned(player),
            Forfeit::OutOfTime(player) => GameEnd::OutOfTime(player),
        }
    }
}

/// How far a game has come: the moves that count, and one more where somebody gave up.
pub(super) fn extent(moves: usize, forfeit: Option<Forfeit>) -> usize {
    moves + usize::from(forfeit.is_some())
}

impl GameEnd {
    /// Who won.
    pub fn winner(self) -> Option<Player> {
        match self {
            GameEnd::Won(player) => Some(player),
            GameEnd::Resigned(player) | GameEnd::OutOfTime(player) => Some(player.opponent()),
            GameEnd::Draw => None,
        }
    }
}

/// Sorts kept games as they are listed: the one written last first.
pub fn newest_first(written: Date, id: GameId) -> impl Ord + Copy {
    Reverse((written, id))
}

impl GameSummary {
    /// What there is to say of a game that was last written at this time.
    pub fn of(game: &Snapshot, written: Date) -> GameSummary {
        let position = game.record.position_at(game.moves().len());
        let placed = game.moves().iter().filter(|mv| matches!(mv, Move::Place(_)));
        GameSummary {
            id: game.id,
            title: game.terms.title.clone(),
            names: game.by_color(&game.terms.names),
            board: game.record.spec(),
            seats: game.by_color(&game.seats),
            began: game.start.date,
            written,
            placements: placed.count() as u32,
            end: game.end(),
            position: position.to_string(),
        }
    }

    /// Its place among the others, as they are listed.
    pub fn list_order(&self) -> impl Ord + Copy {
        newest_first(self.written, self.id)
    }

    /// The level of the one computer that plays, if one does.
    pub fn level(&self) -> Option<crate::engine::level::Level> {
        self.seats.iter().find_map(|seat| match seat {
            Seat::Computer(level) => Some(*level),
            Seat::Person => None,
        })
    }
}

impl Snapshot {
    /// Things by how the game began, told by the colors of now.
    pub fn by_color<T: Clone>(&self, sides: &[T; 2]) -> [T; 2] {
        let [red, blue] = sides.clone();
        if self.is_swapped() { [blue, red] } else { [red, blue] }
    }

    /// Whether the colors were exchanged, in the moves that count.
    pub fn is_swapped(&self) -> bool {
        self.cursor > 1 && self.record.has_swap()
    }

    /// How the game ended, if it has, in the moves that count.
    pub fn end(&self) -> Option<GameEnd> {
        if let Some(forfeit) = self.forfeit {
            return Some(forfeit.into());
        }
        match self.record.position_at(self.cursor).outcome()? {
            Outcome::Won(player) => Some(GameEnd::Won(player)),
            Outcome::Deadlock => Some(GameEnd::Draw),
        }
    }
}
