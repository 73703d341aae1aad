//! The screens, and what lies over them.

mod dialogs;
mod end;
mod game;
mod games;
mod home;
mod lesson;
mod menu;
mod new_game;
mod notice;
mod puzzle;
mod puzzles;
mod review;
mod review_graph;
mod rules;
mod rules_pictures;
mod settings;
mod share;
mod statistics;
mod terms;
mod tutorial;

pub use dialogs::DialogView;
pub use game::GameScreen;
pub use games::GamesScreen;
pub use home::HomeScreen;
pub use lesson::LessonScreen;
pub use menu::{GameMenu, MenuOpen};
pub use new_game::NewGameScreen;
pub use notice::NoticeView;
pub use puzzle::PuzzleScreen;
pub use puzzles::PuzzlesScreen;
pub use review::{ReviewScreen, step_by_key};
pub use rules::RulesScreen;
pub use settings::SettingsScreen;
pub use share::ShareScreen;
pub use statistics::StatisticsScreen;
pub use tutorial::TutorialScreen;

use crate::{
    app::{Date, Seat},
    engine::{board::BoardSpec, rules::Player},
    ui::text::{Texts, say},
};

/// "Level 6 · hex 7", or "Two players · hex 7".
fn game_title(texts: &Texts, board: BoardSpec, seats: [Seat; 2]) -> String {
    let board = texts.board(board);
    let level = seats.iter().find_map(|seat| match seat {
        Seat::Computer(level) => Some(level.number()),
        Seat::Person => None,
    });
    match level {
        Some(level) => say!(texts, "game-title-level", level = u32::from(level), board = board),
        None => say!(texts, "game-title-friends", board = board),
    }
}

/// Who plays a color: a name if there is one, else "you", "level 6", or "player 1".
fn side_name(texts: &Texts, player: Player, seats: [Seat; 2], name: &str) -> String {
    let is_alone = seats.iter().any(|seat| matches!(seat, Seat::Computer(_)));
    match seats[player.index()] {
        Seat::Computer(level) => say!(texts, "side-level", level = u32::from(level.number())),
        Seat::Person if !name.is_empty() => name.to_owned(),
        Seat::Person if is_alone => texts.get("side-you"),
        Seat::Person if player == Player::Red => texts.get("side-first"),
        Seat::Person => texts.get("side-second"),
    }
}

/// "Nov 30, 2026".
fn short_date(texts: &Texts, date: Date) -> String {
    let (year, month, day) = date.civil();
    say!(texts, "short-date", year = year.to_string(), month = month, day = day)
}
