//! Which controls of the game screen can be used now.

use super::{game_setup::Seat, state::AppState};

/// What the game screen's controls can do now. A control that cannot be used is shown disabled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Controls {
    /// There is a pending stone or a placement of a person to take back.
    pub undo: bool,
    /// There is something to bring back.
    pub redo: bool,
    /// A person is to move, or a hint is shown or being computed.
    pub hint: bool,
    /// There is a pending stone. The button is shown whenever the setting is on.
    pub confirm: bool,
    /// The game is running and a person plays.
    pub resign: bool,
    /// The other side's last turn can be shown again.
    pub show_last_turn: bool,
    /// The game is over by a capture, and the chain can be shown again.
    pub show_winning_chain: bool,
    /// The person to move may take the first player's place.
    pub swap: bool,
    /// The game is over.
    pub rematch: bool,
    /// A friend's game was gone on with here, and can be sent back.
    pub send_back: bool,
    /// Something was placed that can be looked through.
    pub review: bool,
}

/// The controls of the game on the board; all off when there is none.
pub fn controls(state: &AppState) -> Controls {
    let Some(game) = state.seen_game() else {
        return Controls::default();
    };
    let is_over = game.is_over();
    let has_person = game.seats().contains(&Seat::Person);
    Controls {
        undo: game.pending().is_some() || game.can_undo(),
        redo: game.can_redo(),
        hint: game.is_persons_turn() || game.hint().is_some(),
        confirm: game.pending().is_some(),
        resign: !is_over && has_person,
        show_last_turn: !is_over && game.last_turn_to_show().is_some(),
        show_winning_chain: game.winning_chain().is_some(),
        swap: game.is_persons_turn() && game.can_swap(),
        rematch: is_over,
        send_back: game.can_send_back(),
        review: game.course().cursor() > 0,
    }
}
