//! Every way to play a whole turn.

use std::collections::HashSet;

use crate::engine::rules::{Move, Position};

/// The ways to play a turn, each with the position it leads to: the other player is to move, or the
/// same one after the other's forced pass is still to come, or the game is over.
#[derive(Debug, Clone, Default)]
pub struct Turns {
    /// Moves of the turn, and the position after them. Turns that lead to the same position
    /// stand here once.
    pub ends: Vec<(Vec<Move>, Position)>,
}

/// All turns of the player to move from here on, the rest of a chain included; `None` when there are
/// more than so many positions to look at.
pub fn turns(position: &Position, most_positions: usize) -> Option<Turns> {
    let mut turns = Turns::default();
    let mut seen = HashSet::new();
    let mut open = vec![(Vec::new(), position.clone())];
    while let Some((moves, position)) = open.pop() {
        let mover = position.player_to_move();
        let placements = position.legal_placements();
        let pass = placements.is_empty().then_some(Move::Pass);
        for mv in placements.iter().map(Move::Place).chain(pass) {
            let mut next = position.clone();
            next.play(mv).expect("legal placements are legal, and a pass where there are none");
            // Whether in a chain or not makes no difference to how a position goes on.
            if !seen.insert((next.fingerprint(), next.outcome().is_some())) {
                continue;
            }
            if seen.len() > most_positions {
                return None;
            }
            let mut moves = moves.clone();
            moves.push(mv);
            match next.player_to_move() == mover && next.outcome().is_none() {
                true => open.push((moves, next)),
                false => turns.ends.push((moves, next)),
            }
        }
    }
    Some(turns)
}
