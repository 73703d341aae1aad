//! Small boards with exact answers.

use crate::support::known_positions::known_positions;

#[test]
fn solved_positions_are_as_told() {
    for known in known_positions("solved") {
        let legal = known.position.legal_placements().len();
        assert!(!known.winning.is_empty() && known.winning.len() * 2 <= legal, "{}", known.name);
    }
}
