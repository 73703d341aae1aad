//! The only function that changes the state.

use super::{effect::Effect, intent::Intent, state::AppState};

/// Turns the state and what happened into the next state, and says what the outside is to do.
pub fn reduce(state: &mut AppState, intent: Intent) -> Vec<Effect> {
    let _ = (state, intent);
    todo!("bodies follow")
}
