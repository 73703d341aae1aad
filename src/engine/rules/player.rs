use std::fmt;

/// One of the two players. Red places first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// Places the first stone of a game.
    Red = 0,
    /// Places second.
    Blue = 1,
}

impl Player {
    /// Red, then Blue.
    pub const BOTH: [Player; 2] = [Player::Red, Player::Blue];

    /// The other player.
    #[inline]
    pub fn opponent(self) -> Player {
        match self {
            Player::Red => Player::Blue,
            Player::Blue => Player::Red,
        }
    }

    /// 0 for Red, 1 for Blue.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Writes `red` or `blue`.
impl fmt::Display for Player {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Player::Red => "red",
            Player::Blue => "blue",
        })
    }
}
