//! A game written as text.

use std::fmt::Write;

use crate::{
    app::{game_setup::Seat, moment::Date, snapshot::Snapshot, summary::GameEnd},
    engine::{
        board::CellSet,
        rules::{Move, Played, Player, Position},
    },
};

/// The moves that count of a game, as text.
pub fn write(game: &Snapshot) -> String {
    let mut text = String::from("Oust\n");
    let mut header = |name: &str, value: &str| {
        if !value.is_empty() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name}: {value}");
        }
    };
    header("Title", &on_one_line(&game.terms.title));
    header("Board", &game.record.spec().to_string());
    for player in Player::BOTH {
        let side = player.index();
        let who = match game.seats[side] {
            Seat::Computer(level) => format!("level {level}"),
            Seat::Person => on_one_line(&game.terms.names[side]),
        };
        header(name_of(player), &who);
    }
    header("Rules", if game.terms.swap { "swap" } else { "" });
    header(
        "Head start",
        &game.record.head_start().map_or_else(String::new, |set| cells(game, set)),
    );
    let is_plain = game.record.starts_empty() || game.record.head_start().is_some();
    header("Start", &if is_plain { String::new() } else { game.record.start().to_string() });
    header("Date", &date_text(game.start.date));
    header("Result", &result(game.end()));
    text.push('\n');
    for note in game.terms.comments.iter().filter(|comment| comment.after == 0) {
        let _ = writeln!(text, "# {}", note.text);
    }
    write_turns(&mut text, game);
    text
}

/// A line for each turn.
fn write_turns(text: &mut String, game: &Snapshot) {
    let geometry = game.record.spec().geometry();
    let mut position: Position = game.record.start().clone();
    // Who is in the middle of a turn.
    let mut last: Option<Player> = None;
    let mut turn = 0;
    for (len, &mv) in (1..).zip(game.moves()) {
        let Some(player) = position.player_to_move() else { break };
        if last != Some(player) {
            turn += 1;
            let _ = write!(text, "{}{turn}. {}", if turn > 1 { "\n" } else { "" }, name_of(player));
        }
        let played = if mv == Move::Swap { Ok(Played::Swapped) } else { position.play(mv) };
        let _ = match (mv, played) {
            (Move::Place(cell), Ok(Played::Capturing { captured })) => {
                write!(text, " {}x{}", geometry.name(cell), captured.len())
            }
            (Move::Place(cell), _) => write!(text, " {}", geometry.name(cell)),
            (Move::Pass, _) => write!(text, " pass"),
            (Move::Swap, _) => write!(text, " swap"),
        };
        for note in game.terms.comments.iter().filter(|comment| comment.after == len) {
            let _ = write!(text, " {{{}}}", note.text);
        }
        last = Some(player).filter(|_| position.is_in_chain());
    }
    if turn > 0 {
        text.push('\n');
    }
}

pub(super) fn name_of(player: Player) -> &'static str {
    match player {
        Player::Red => "Red",
        Player::Blue => "Blue",
    }
}

fn cells(game: &Snapshot, set: CellSet) -> String {
    let geometry = game.record.spec().geometry();
    set.iter().map(|cell| geometry.name(cell)).collect::<Vec<_>>().join(" ")
}

/// A name as a header can hold it.
fn on_one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn result(end: Option<GameEnd>) -> String {
    let wins = |loser: Player| name_of(loser.opponent());
    match end {
        None => "unfinished".to_owned(),
        Some(GameEnd::Draw) => "draw".to_owned(),
        Some(GameEnd::Won(player)) => format!("{} wins", name_of(player)),
        Some(GameEnd::Resigned(player)) => {
            format!("{} wins, {} resigned", wins(player), name_of(player))
        }
        Some(GameEnd::OutOfTime(player)) => {
            format!("{} wins, {} ran out of time", wins(player), name_of(player))
        }
    }
}

/// The day, as `2026-11-30`, in UTC.
pub fn date_text(date: Date) -> String {
    let (year, month, day) = date.civil();
    format!("{year:04}-{month:02}-{day:02}")
}
