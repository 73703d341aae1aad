//! Which groups can be captured in a turn: what the overlays of dead and endangered groups show.

use std::collections::HashSet;

use crate::engine::{
    board::CellSet,
    rules::{Move, Played, Position},
};

/// Placements tried within one turn: a few milliseconds at most, far below the time between two
/// taps. Where chains branch more, a group that only a rare long chain reaches may pass for alive.
pub const MOST_PLACEMENTS: usize = 500;

/// Enemy stones on the board that the player to move can capture in this turn, at once or by a
/// chain of captures, of which so many placements are tried.
pub fn capturable_this_turn(position: &Position, most_placements: usize) -> CellSet {
    let Some(player) = position.player_to_move() else {
        return CellSet::new();
    };
    let enemy = position.stones(player.opponent());
    let mut captured_ever = CellSet::new();
    let mut seen = HashSet::from([position.fingerprint()]);
    let mut open = vec![position.clone()];
    let mut left = most_placements;
    while let Some(position) = open.pop() {
        let mut children = Vec::new();
        for cell in position.capturing_placements() {
            let mut next = position.clone();
            let Ok(Played::Capturing { captured }) = next.play(Move::Place(cell)) else {
                continue;
            };
            let found = captured.difference(&captured_ever).intersection(&enemy).len();
            captured_ever = captured_ever.union(&captured);
            if next.player_to_move() == Some(player) && seen.insert(next.fingerprint()) {
                children.push((found, captured.len(), next));
            }
            left -= 1;
            if left == 0 || enemy.difference(&captured_ever).is_empty() {
                return captured_ever.intersection(&enemy);
            }
        }
        // What reached most stones that nothing reached before is followed first.
        children.sort_by_key(|(found, captured, _)| (*found, *captured));
        open.extend(children.into_iter().map(|(_, _, next)| next));
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
        Ok(others_turn) => capturable_this_turn(&others_turn, MOST_PLACEMENTS),
        // No stones to capture, or none to capture with.
        Err(_) => CellSet::new(),
    }
}
