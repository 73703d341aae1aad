//! Puts the engine's answers into the words of the plain reference, for comparison.

use oust::engine::board::{BoardSpec, Cell, CellSet, Geometry};
use oust::engine::rules::{IllegalMove, Move, Outcome, Player, Position};

use super::slow_rules::{self, Board, Color, Effect, Ending, Place, Refusal, SlowGame, Stones};

type Truth = Result<Effect, Refusal>;

pub fn spec_of(board: Board) -> BoardSpec {
    match board {
        Board::Hex(side) => BoardSpec::Hex(side),
        Board::Square(side) => BoardSpec::Square(side),
    }
}

pub fn board_of(spec: BoardSpec) -> Board {
    match spec {
        BoardSpec::Hex(side) => Board::Hex(side),
        BoardSpec::Square(side) => Board::Square(side),
    }
}

pub fn color_of(player: Player) -> Color {
    match player {
        Player::Red => Color::Red,
        Player::Blue => Color::Blue,
    }
}

pub fn place_of(geometry: &Geometry, cell: Cell) -> Place {
    let (column, number) = geometry.coordinates(cell);
    Place { column: column + 1, number }
}

pub fn cell_of(geometry: &Geometry, place: Place) -> Cell {
    geometry.cell_at(place.column - 1, place.number).unwrap()
}

/// The places of a set of cells, in the order in which the set tells them.
pub fn places_of(geometry: &Geometry, cells: CellSet) -> Vec<Place> {
    cells.iter().map(|cell| place_of(geometry, cell)).collect()
}

/// The same position in the plain reference.
pub fn slow_game_of(fast: &Position) -> SlowGame {
    let mut slow = SlowGame::new(board_of(fast.spec()));
    for player in Player::BOTH {
        for place in places_of(fast.geometry(), fast.stones(player)) {
            slow.stones.insert(place, color_of(player));
        }
    }
    // When the game is over nobody is to move, and the reference does not ask who would be.
    slow.turn = fast.player_to_move().map_or(slow.turn, color_of);
    slow.in_chain = fast.is_in_chain();
    slow.ending = fast.outcome().map(ending_of);
    slow
}

/// Compares every answer of the engine about a position with the plain reference's.
pub fn compare(fast: &Position, slow: &SlowGame) {
    let geometry = fast.geometry();
    let places = |cells| places_of(geometry, cells);
    assert_eq!(fast.player_to_move().map(color_of), slow.to_move());
    assert_eq!(fast.outcome().map(ending_of), slow.ending);
    assert_eq!(fast.is_in_chain(), slow.in_chain);
    assert_eq!(fast.must_pass(), slow.must_pass());
    let effects = slow.effects();
    assert_eq!(places(fast.legal_placements()), slow_rules::legal(&effects));
    let capturing = slow_rules::capturing(&effects);
    let capturing_places: Vec<Place> = capturing.iter().map(|&(place, _)| place).collect();
    assert_eq!(places(fast.capturing_placements()), capturing_places);
    for (place, captured) in capturing {
        let taken = fast.captures_of(cell_of(geometry, place));
        assert!(places(taken).into_iter().eq(captured), "captures of {place:?}");
    }
    compare_stones(fast, slow);
    compare_refusals(fast, slow, &effects);
    fast.check_invariants().unwrap();
}

fn ending_of(outcome: Outcome) -> Ending {
    match outcome {
        Outcome::Won(player) => Ending::Won(color_of(player)),
        Outcome::Deadlock => Ending::Draw,
    }
}

fn compare_stones(fast: &Position, slow: &SlowGame) {
    let geometry = fast.geometry();
    let places = |cells| places_of(geometry, cells);
    for player in Player::BOTH {
        let color = color_of(player);
        let stones = slow.stones.iter().filter(|&(_, &owner)| owner == color);
        let stones: Vec<Place> = stones.map(|(&place, _)| place).collect();
        assert_eq!(usize::from(fast.stone_count(player)), stones.len());
        assert_eq!(places(fast.stones(player)), stones);
        let groups: Vec<Stones> = fast
            .groups(player)
            .into_iter()
            .map(|group| places(group).into_iter().collect())
            .collect();
        assert_eq!(groups, slow.groups(color));
        for group in groups {
            for &place in &group {
                let cell = cell_of(geometry, place);
                assert_eq!(usize::from(fast.group_size(cell)), group.len());
                assert!(places(fast.group_at(cell)).iter().eq(&group));
            }
        }
    }
}

fn compare_refusals(fast: &Position, slow: &SlowGame, truths: &[(Place, Truth)]) {
    let geometry = fast.geometry();
    if slow.ending.is_some() {
        assert_eq!(fast.check(Move::Pass), Err(IllegalMove::GameOver));
        for cell in geometry.cells() {
            assert_eq!(fast.check(Move::Place(cell)), Err(IllegalMove::GameOver));
        }
        return;
    }
    let pass_refused = (!slow.must_pass()).then_some(IllegalMove::PassWithPlacementsLeft);
    assert_eq!(fast.check(Move::Pass).err(), pass_refused);
    for (place, truth) in truths {
        let cell = cell_of(geometry, *place);
        let answer = fast.check(Move::Place(cell));
        if !same_answer(geometry, cell, &answer, truth) {
            panic!("{}: the engine says {answer:?}, the reference {truth:?}", geometry.name(cell));
        }
    }
}

fn same_answer(
    geometry: &Geometry,
    at: Cell,
    answer: &Result<(), IllegalMove>,
    truth: &Truth,
) -> bool {
    match (answer, truth) {
        (Ok(()), Ok(_)) => true,
        (&Err(IllegalMove::Occupied(cell)), Err(Refusal::Occupied)) => cell == at,
        (
            &Err(IllegalMove::JoinsWithoutCapture { cell, own, groups }),
            Err(Refusal::JoinsWithoutCapture { joined, groups: truly }),
        ) => cell == at && usize::from(own) == joined.len() && usize::from(groups) == *truly,
        (
            &Err(IllegalMove::EnemyGroupNotSmaller { cell, own, enemy, blocker }),
            Err(Refusal::NotSmaller { joined, in_the_way }),
        ) => {
            let blocker = place_of(geometry, blocker);
            let group = in_the_way.iter().find(|group| group.contains(&blocker));
            let largest = in_the_way.iter().map(Stones::len).max();
            let touches = |place: &Place| {
                geometry.neighbors(cell_of(geometry, *place)).contains(&cell_of(geometry, blocker))
            };
            cell == at
                && usize::from(own) == joined.len()
                && Some(usize::from(enemy)) == largest
                && group.map(Stones::len) == largest
                && joined.iter().any(touches)
        }
        _ => false,
    }
}
