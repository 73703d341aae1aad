//! Which groups can be captured in a turn: what the overlays of dead and endangered groups show.

use std::collections::HashSet;

use crate::engine::{
    board::CellSet,
    rules::{Move, Played, Position},
};

/// Positions looked at within one turn. Chains that branch more are followed only so far: a group that
/// only a very long chain reaches may then pass for alive. At about 2 microseconds each the
/// overlay stays far below the time of a drawn picture.
const MOST_POSITIONS: usize = 500;

/// Enemy stones on the board that the player to move can capture in this turn, at once or by a chain.
pub fn capturable_this_turn(position: &Position) -> CellSet {
    let Some(player) = position.player_to_move() else {
        return CellSet::new();
    };
    let enemy = position.stones(player.opponent());
    let mut captured_ever = CellSet::new();
    let mut seen = HashSet::from([position.fingerprint()]);
    let mut open = std::collections::VecDeque::from([position.clone()]);
    while let Some(position) = open.pop_front() {
        for cell in position.capturing_placements() {
            let mut next = position.clone();
            let Ok(Played::Capturing { captured }) = next.play(Move::Place(cell)) else {
                continue;
            };
            captured_ever = captured_ever.union(&captured);
            let is_new = seen.len() < MOST_POSITIONS && seen.insert(next.fingerprint());
            if is_new && next.player_to_move() == Some(player) {
                open.push_back(next);
            }
        }
        if enemy.difference(&captured_ever).is_empty() {
            break;
        }
    }
    captured_ever.intersection(&enemy)
}

/// Own stones of the player to move that the other side could capture if it were its turn now.
pub fn endangered_next_turn(position: &Position) -> CellSet {
    let Some(player) = position.player_to_move() else {
        return CellSet::new();
    };
    let [red, blue] = crate::engine::rules::Player::BOTH.map(|player| position.stones(player));
    let other = player.opponent();
    match Position::from_stones(position.spec(), red, blue, other, false) {
        Ok(others_turn) => capturable_this_turn(&others_turn),
        // No stones to capture, or none to capture with.
        Err(_) => CellSet::new(),
    }
}
