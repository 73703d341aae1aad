//! How levels 1 to 4 choose. Random seeds are fixed, so the counts are the same on every run.

use std::collections::BTreeMap;

use oust::engine::board::{BoardSpec, Cell, CellSet};
use oust::engine::level::Level;
use oust::engine::rules::{Move, Outcome, Player, Position};
use oust::engine::search::{ChainAnswer, ChainLimits, SearchRng, winning_chain};

const CHOICES: usize = 20_000;

/// How often each cell is chosen in a position.
fn choices(level: u8, position: &Position) -> BTreeMap<Cell, usize> {
    let level = Level::new(level).unwrap();
    let mut rng = SearchRng::new(u64::from(level.number()));
    let mut counts = BTreeMap::new();
    for _ in 0..CHOICES {
        let cell = level.choose_at_once(position, &mut rng).unwrap();
        assert_eq!(position.check(Move::Place(cell)), Ok(()));
        *counts.entry(cell).or_default() += 1;
    }
    counts
}

/// That so many of the choices fell on each of these cells, up to five standard deviations.
fn assert_shares(counts: &BTreeMap<Cell, usize>, cells: CellSet, share_of_each: f64) {
    let expected = CHOICES as f64 * share_of_each;
    let tolerance = 5.0 * (expected * (1.0 - share_of_each)).sqrt();
    for cell in cells {
        let found = counts.get(&cell).copied().unwrap_or(0) as f64;
        assert!((found - expected).abs() <= tolerance, "{cell:?}: {found}, not about {expected}");
    }
}

/// A position with several captures, and with seeds beside the enemy and away from it.
fn position_with_captures() -> Position {
    "hex4.r3.1b2r.6.2b1r1b.b1r3.5.4.red".parse().unwrap()
}

/// A position without a capture.
fn position_without_captures() -> Position {
    "hex4.r3.5.6.7.4b1.5.4.red".parse().unwrap()
}

fn share(part: f64, cells: CellSet) -> f64 {
    part / cells.len() as f64
}

#[test]
fn level_1_places_at_random() {
    let position = position_with_captures();
    let legal = position.legal_placements();
    assert_shares(&choices(1, &position), legal, share(1.0, legal));
}

#[test]
fn level_4_always_captures_when_it_can() {
    let position = position_with_captures();
    let captures = position.capturing_placements();
    assert!(captures.len() >= 3, "{captures:?}");
    let counts = choices(4, &position);
    assert!(counts.keys().all(|&cell| captures.contains(cell)));
    assert_shares(&counts, captures, share(1.0, captures));
}

#[test]
fn level_4_seeds_away_from_the_enemy() {
    let position = position_without_captures();
    let away = away_from_enemy(&position);
    assert!(away.len() < position.legal_placements().len());
    let counts = choices(4, &position);
    assert!(counts.keys().all(|&cell| away.contains(cell)));
    assert_shares(&counts, away, share(1.0, away));
}

fn away_from_enemy(position: &Position) -> CellSet {
    let enemy = position.stones(position.player_to_move().unwrap().opponent());
    let neighbors = |cell| position.geometry().neighbors(cell);
    let legal = position.legal_placements().into_iter();
    legal.filter(|&cell| !neighbors(cell).iter().any(|&other| enemy.contains(other))).collect()
}

#[test]
fn level_4_seeds_beside_the_enemy_when_nothing_else_is_left() {
    let position: Position = "square3.rbr.brb.1b1.red".parse().unwrap();
    let legal = position.legal_placements();
    assert_eq!(legal.len(), 2);
    assert!(away_from_enemy(&position).is_empty());
    assert_shares(&choices(4, &position), legal, share(1.0, legal));
}

#[test]
fn levels_2_and_3_mix_chance_with_level_4() {
    for (level, random) in [(2, 0.75), (3, 0.5)] {
        let position = position_with_captures();
        let (legal, captures) = (position.legal_placements(), position.capturing_placements());
        let counts = choices(level, &position);
        let by_chance = share(random, legal);
        assert_shares(&counts, captures, by_chance + share(1.0 - random, captures));
        assert_shares(&counts, legal.difference(&captures), by_chance);

        let position = position_without_captures();
        let (legal, away) = (position.legal_placements(), away_from_enemy(&position));
        let counts = choices(level, &position);
        let by_chance = share(random, legal);
        assert_shares(&counts, away, by_chance + share(1.0 - random, away));
        assert_shares(&counts, legal.difference(&away), by_chance);
    }
}

#[test]
fn a_level_without_a_placement_chooses_none() {
    let mut rng = SearchRng::new(1);
    for text in ["hex3.2r.bb1r.4r.1bb1.3.blue-again", "square3.rbr.brb.rbr.blue"] {
        let position: Position = text.parse().unwrap();
        for level in Level::ALL {
            assert_eq!(level.choose_at_once(&position, &mut rng), None);
        }
    }
}

#[test]
fn each_of_the_first_levels_beats_the_one_below() {
    for board in ["hex5.5.6.7.8.9.8.7.6.5.red", "hex7.7.8.9.10.11.12.13.12.11.10.9.8.7.red"] {
        let start: Position = board.parse().unwrap();
        for level in 2..=4 {
            let won = (0..100).filter(|&game| is_won(&start, level, game)).count();
            println!("{}: level {level} won {won} of 100", start.spec());
            assert!(won >= 60, "{}: level {level} won only {won} of 100", start.spec());
        }
    }
}

/// Whether the level wins a game against the one below; it plays Red in every other game.
fn is_won(start: &Position, level: u8, game: u64) -> bool {
    let [upper, lower] = [level, level - 1].map(|number| Level::new(number).unwrap());
    let side = if game.is_multiple_of(2) { Player::Red } else { Player::Blue };
    let mut rng = SearchRng::new(game);
    let mut position = start.clone();
    while let Some(player) = position.player_to_move() {
        let level = if player == side { upper } else { lower };
        let cell = level.choose_at_once(&position, &mut rng);
        position.play(cell.map_or(Move::Pass, Move::Place)).unwrap();
    }
    position.outcome() == Some(Outcome::Won(side))
}

/// Games won of a hundred by a beginner with one rule (take as many as you can, else place anywhere), who
/// also sees a chain of up to `sees` captures that wins.
fn beginner_wins(level: u8, sees: usize) -> u32 {
    let level = Level::new(level).unwrap();
    let won = |game: u64| {
        let beginner = Player::BOTH[(game % 2) as usize];
        let mut rng = SearchRng::new(game);
        let mut position = Position::new(BoardSpec::Hex(5));
        while let Some(player) = position.player_to_move() {
            let cell = match player == beginner {
                true => beginners_choice(&position, sees, &mut rng),
                false => level.choose_at_once(&position, &mut rng),
            };
            position.play(cell.map_or(Move::Pass, Move::Place)).unwrap();
        }
        position.outcome() == Some(Outcome::Won(beginner))
    };
    (0..100).filter(|game| won(*game)).count() as u32
}

fn beginners_choice(position: &Position, sees: usize, rng: &mut SearchRng) -> Option<Cell> {
    if let ChainAnswer::Wins(chain) = winning_chain(position, &ChainLimits::nodes(1_000))
        && chain.len() <= sees
    {
        return chain.first().copied();
    }
    let taken = |cell: &Cell| position.captures_of(*cell).len();
    let legal = position.legal_placements();
    let most = legal.iter().map(|cell| taken(&cell)).max()?;
    let best: Vec<Cell> = legal.iter().filter(|cell| taken(cell) == most).collect();
    Some(best[rng.below(best.len())])
}

#[test]
fn a_beginner_with_one_rule_beats_the_gentle_levels_and_one_who_sees_short_chains_level_3() {
    let won = [beginner_wins(1, 1), beginner_wins(2, 1), beginner_wins(3, 1), beginner_wins(3, 3)];
    println!("won of a hundred: {won:?}");
    assert!(won[0] >= 80 && won[1] >= 60 && won[3] >= 50, "{won:?}");
}
