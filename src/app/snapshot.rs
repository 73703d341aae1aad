//! What goes to the saves and comes back: plain values, no file format.

use std::fmt;

use crate::engine::rules::GameRecord;

use super::{
    game_setup::{GameSetup, Seat},
    learn::{LearnProgress, Left},
    moment::Date,
    notice::LoadTrouble,
    screens::Screen,
    settings::Settings,
    statistics::Statistics,
    summary::Forfeit,
    terms::Terms,
};

/// Names a game for ever, also in the saves. Later games have greater ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u64);

/// Writes sixteen hexadecimal digits.
impl fmt::Display for GameId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:016x}", self.0)
    }
}

/// Reads what `Display` writes.
impl std::str::FromStr for GameId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<GameId, std::num::ParseIntError> {
        u64::from_str_radix(text, 16).map(GameId)
    }
}

/// What a new game takes from the outside: chance and time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameStart {
    /// All chance of the game comes from here.
    pub rng_seed: u64,
    /// When the game began.
    pub date: Date,
}

impl GameStart {
    /// A name for the game: its date, then chance for games of the same millisecond.
    pub fn id(self) -> GameId {
        GameId((self.date.unix_ms << 16) | (self.seed_for(1) & 0xffff))
    }

    /// A random seed for one purpose, by number: SplitMix64.
    pub fn seed_for(self, number: u64) -> u64 {
        let step = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut z = self.rng_seed.wrapping_add(step);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// One game as it is kept: everything that another launch needs to go on.
#[derive(Debug, Clone, PartialEq)]
pub struct Snapshot {
    /// Names the game.
    pub id: GameId,
    /// Its chance and date of beginning.
    pub start: GameStart,
    /// Who began as Red and as Blue, by [`Player::index`](crate::engine::rules::Player::index); an exchange of colors
    /// is a move of the record.
    pub seats: [Seat; 2],
    /// What was agreed, and the names.
    pub terms: Terms,
    /// Board and moves.
    pub record: GameRecord,
    /// How many moves of the record count; the others can be brought back by redo.
    pub cursor: usize,
    /// Who resigned or ran out of time, if the game ended so.
    pub forfeit: Option<Forfeit>,
}

/// Where the person was when the app was last left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The game to continue.
    pub game: Option<GameId>,
    /// The screens over home, the one seen last; an app that was killed starts there again.
    pub screens: Vec<Screen>,
    /// What was last chosen on the new-game screen.
    pub setup: GameSetup,
    /// The names that two persons gave themselves last.
    pub names: [String; 2],
    /// The game that is looked through, and how many of its moves are shown.
    pub review: Option<(GameId, usize)>,
    /// The lesson and the puzzle that were open.
    pub left: Left,
}

/// All that was found on the device when the app started.
#[derive(Debug, Clone, Default)]
pub struct Launch {
    /// No game was ever kept here: home shows its three large buttons.
    pub is_first: bool,
    /// The settings, if any were kept.
    pub settings: Option<Settings>,
    /// What was won and lost, if anything was kept.
    pub statistics: Option<Statistics>,
    /// Where the person was.
    pub session: Option<Session>,
    /// The game to continue.
    pub game: Option<Snapshot>,
    /// What was learned.
    pub progress: Option<LearnProgress>,
    /// What could not be read.
    pub troubles: Vec<LoadTrouble>,
}
