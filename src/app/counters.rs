//! The numbers above the board.

use crate::engine::rules::Player;

use super::{game_setup::Seat, state::AppState};

/// What stands above the board for both players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counters {
    /// Red's.
    pub red: SideCounter,
    /// Blue's.
    pub blue: SideCounter,
}

/// What stands above the board for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideCounter {
    /// Which player.
    pub player: Player,
    /// Stones on the board as it is shown now.
    pub stones: u16,
    /// Who plays.
    pub seat: Seat,
    /// The move is this player's; it has the frame.
    pub is_to_move: bool,
    /// This player has won.
    pub has_won: bool,
}

/// The counters of the game on the board, if there is one.
pub fn counters(state: &AppState) -> Option<Counters> {
    let game = state.seen_game()?;
    let shown = game.shown_position();
    let side = |player: Player| SideCounter {
        player,
        stones: shown.stone_count(player),
        seat: game.seat(player),
        is_to_move: game.player_to_move() == Some(player),
        has_won: game.winner() == Some(player),
    };
    Some(Counters { red: side(Player::Red), blue: side(Player::Blue) })
}
