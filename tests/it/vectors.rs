//! Games recorded from four public implementations replay without one difference.

use crate::support::recorded_games::{RecordedGame, recorded_games};
use oust::engine::rules::{Move, Outcome, Played, Player, Position};

use crate::support::fast::{cell_of, color_of, places_of, spec_of};
use crate::support::slow_rules::{self, Color, Ending, Place, SlowGame};

#[test]
fn the_engine_replays_every_recorded_game() {
    for game in recorded_games() {
        replay(&game);
    }
}

fn replay(game: &RecordedGame) {
    let mut position = Position::new(spec_of(game.board));
    let geometry = position.geometry();
    for (index, entry) in game.entries.iter().enumerate() {
        let at = format!("{} entry {index}", game.name);
        if position.outcome() == Some(Outcome::Deadlock) {
            // The record tells a deadlock as one pass of each player.
            assert!(entry.place.is_none() && index + 2 >= game.entries.len(), "{at}");
            continue;
        }
        assert_eq!(position.player_to_move().map(color_of), Some(entry.player), "{at}");
        assert_eq!(places_of(geometry, position.legal_placements()), entry.legal, "{at}");
        assert_eq!(places_of(geometry, position.capturing_placements()), entry.capturing, "{at}");
        assert_eq!(position.must_pass(), entry.place.is_none(), "{at}");
        let mv = entry.place.map_or(Move::Pass, |place| Move::Place(cell_of(geometry, place)));
        match position.play(mv).unwrap() {
            Played::Swapped => unreachable!("no game here has a swap"),
            Played::Passed => assert!(entry.place.is_none(), "{at}"),
            Played::NonCapturing => assert!(entry.captured.is_empty(), "{at}"),
            Played::Capturing { captured } => {
                assert_eq!(places_of(geometry, captured), entry.captured, "{at}");
            }
        }
    }
    let outcome = match game.winner {
        None => Outcome::Deadlock,
        Some(Color::Red) => Outcome::Won(Player::Red),
        Some(Color::Blue) => Outcome::Won(Player::Blue),
    };
    assert_eq!(position.outcome(), Some(outcome), "{}", game.name);
}

#[test]
fn the_plain_reference_replays_every_recorded_game() {
    for game in recorded_games() {
        replay_slowly(&game);
    }
}

fn replay_slowly(game: &RecordedGame) {
    let mut slow = SlowGame::new(game.board);
    for (index, entry) in game.entries.iter().enumerate() {
        let at = format!("{} entry {index}", game.name);
        if slow.ending == Some(Ending::Draw) {
            // The record tells a deadlock as one pass of each player.
            assert!(entry.place.is_none() && index + 2 >= game.entries.len(), "{at}");
            continue;
        }
        assert_eq!(slow.to_move(), Some(entry.player), "{at}");
        let effects = slow.effects();
        assert_eq!(slow_rules::legal(&effects), entry.legal, "{at}");
        let capturing = slow_rules::capturing(&effects).into_iter();
        let capturing: Vec<Place> = capturing.map(|(place, _)| place).collect();
        assert_eq!(capturing, entry.capturing, "{at}");
        match entry.place {
            None => slow.pass().unwrap(),
            Some(place) => {
                let captured: Vec<Place> = slow.place(place).unwrap().into_iter().collect();
                assert_eq!(captured, entry.captured, "{at}");
            }
        }
    }
    let ending = game.winner.map_or(Ending::Draw, Ending::Won);
    assert_eq!(slow.ending, Some(ending), "{}", game.name);
}
