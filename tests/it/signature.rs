//! One number for how the search behaves: it changes exactly when the search chooses or counts
//! differently somewhere.

use oust::engine::board::BoardSpec;
use oust::engine::rules::{Move, Position};
use oust::engine::search::{Parts, SearchLimits, SearchRng, Searcher, StopFlag};

use crate::support::data;

const PLAYOUTS: u64 = 400;
const BOARDS: [BoardSpec; 6] = [
    BoardSpec::Hex(3),
    BoardSpec::Hex(5),
    BoardSpec::HEX_7,
    BoardSpec::Hex(9),
    BoardSpec::Square(5),
    BoardSpec::Square(11),
];

#[test]
fn the_search_behaves_as_it_did() {
    let found = format!("{:016x}", signature());
    let expected = data("signature.txt");
    assert_eq!(
        found,
        expected.trim(),
        "the search plays differently; if it is meant to, put the new number into \
         tests/data/signature.txt in the same commit, with the games that show its worth"
    );
}

/// A hash of what one searcher after another finds in fixed positions.
fn signature() -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    for spec in BOARDS {
        let mut searcher = Searcher::new(Parts::default());
        for position in positions(spec) {
            let limits = SearchLimits::playouts(PLAYOUTS);
            let report = searcher.search(&position, &limits, &StopFlag::new(), 11, |_| ());
            hash.add(report.cell.map_or(u64::MAX, |cell| cell.index() as u64));
            hash.add(u64::from(report.visits));
            hash.add(report.playouts);
            for cell in report.line {
                hash.add(cell.index() as u64);
            }
        }
    }
    hash.0
}

/// The first, and some later positions of a random game, two in a row each time, so that the
/// tree that is kept shows too.
fn positions(spec: BoardSpec) -> Vec<Position> {
    let mut rng = SearchRng::new(9);
    let mut position = Position::new(spec);
    let mut positions = Vec::new();
    for moves in 0.. {
        if position.outcome().is_some() || positions.len() == 6 {
            break;
        }
        if moves % (spec.cell_count() / 4) < 2 {
            positions.push(position.clone());
        }
        let legal = position.legal_placements();
        let mv = match legal.len() {
            0 => Move::Pass,
            count => Move::Place(legal.iter().nth(rng.below(count)).unwrap()),
        };
        position.play(mv).unwrap();
    }
    positions
}

/// The hash of Fowler, Noll and Vo, a number at a time.
struct Hash(u64);

impl Hash {
    fn add(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
