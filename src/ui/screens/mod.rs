//! The screens, and what lies over them.

mod dialogs;
mod end;
mod game;
mod home;
mod lesson;
mod menu;
mod new_game;
mod notice;
mod puzzle;
mod puzzles;
mod rules;
mod rules_pictures;
mod settings;
mod tutorial;

pub use dialogs::DialogView;
pub use game::GameScreen;
pub use home::HomeScreen;
pub use lesson::LessonScreen;
pub use menu::{GameMenu, MenuOpen};
pub use new_game::NewGameScreen;
pub use notice::NoticeView;
pub use puzzle::PuzzleScreen;
pub use puzzles::PuzzlesScreen;
pub use rules::RulesScreen;
pub use settings::SettingsScreen;
pub use tutorial::TutorialScreen;

use crate::{
    app::Seat,
    engine::board::BoardSpec,
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
