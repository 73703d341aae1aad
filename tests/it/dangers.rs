//! What the overlays show, against every chain tried.

use oust::{
    app::dangers::{MOST_PLACEMENTS, capturable_this_turn, endangered_next_turn},
    engine::{
        board::{BoardSpec, CellSet},
        level::Level,
        rules::{Move, Played, Player, Position},
        search::SearchRng,
    },
};

/// All stones that any chain captures, by trying every chain.
fn captured_by_any_chain(position: &Position) -> CellSet {
    let mut all = CellSet::new();
    for cell in position.capturing_placements() {
        let mut next = position.clone();
        if let Ok(Played::Capturing { captured }) = next.play(Move::Place(cell)) {
            all = all.union(&captured);
            if next.is_in_chain() {
                all = all.union(&captured_by_any_chain(&next));
            }
        }
    }
    all
}

#[test]
fn the_overlays_agree_with_every_chain_tried() {
    for board in [BoardSpec::Hex(3), BoardSpec::Square(4)] {
        for rng_seed in 0..40 {
            let mut rng = SearchRng::new(rng_seed);
            let mut position = Position::new(board);
            while position.outcome().is_none() {
                let expected = captured_by_any_chain(&position);
                let found = capturable_this_turn(&position, usize::MAX);
                assert_eq!(found, expected, "random seed {rng_seed}: {position:?}");
                let within_reach = capturable_this_turn(&position, MOST_PLACEMENTS);
                assert_eq!(within_reach, expected, "random seed {rng_seed}: {position:?}");
                assert_eq!(endangered_next_turn(&position), others_captures(&position));
                let mv = Level::ALL[0].choose_at_once(&position, &mut rng);
                position.play(mv.map_or(Move::Pass, Move::Place)).unwrap();
            }
        }
    }
}

fn others_captures(position: &Position) -> CellSet {
    let [red, blue] = Player::BOTH.map(|player| position.stones(player));
    let other = position.player_to_move().unwrap().opponent();
    let others_turn = Position::from_stones(position.spec(), red, blue, other, false);
    others_turn.map_or(CellSet::new(), |position| captured_by_any_chain(&position))
}
