//! The screens, how they lie on each other, and the dialogs over them.

use super::{game_setup::GameSetup, snapshot::GameStart};

/// One screen of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Where the app starts, and the only screen that back leaves the app from.
    Home,
    /// Board, opponent and color of the next game.
    NewGame,
    /// The board.
    Game,
    /// All settings.
    Settings,
    /// The rules on one page.
    Rules,
    /// The list of lessons.
    Tutorial,
    /// One lesson, on a board.
    Lesson,
    /// The ways into the puzzles.
    Puzzles,
    /// One puzzle, on a board.
    Puzzle,
    /// The games kept.
    Games,
    /// What was won and lost.
    Statistics,
    /// A game as text and picture, and texts of others to be read.
    Share,
    /// A game looked through.
    Review,
}

impl Screen {
    /// All screens.
    pub const ALL: [Screen; 13] = [
        Screen::Home,
        Screen::NewGame,
        Screen::Game,
        Screen::Settings,
        Screen::Rules,
        Screen::Tutorial,
        Screen::Lesson,
        Screen::Puzzles,
        Screen::Puzzle,
        Screen::Games,
        Screen::Statistics,
        Screen::Share,
        Screen::Review,
    ];

    /// A stable name, for saves and for the attribute `data-screen`.
    pub fn name(self) -> &'static str {
        match self {
            Screen::Home => "home",
            Screen::NewGame => "new-game",
            Screen::Game => "game",
            Screen::Settings => "settings",
            Screen::Rules => "rules",
            Screen::Tutorial => "tutorial",
            Screen::Lesson => "lesson",
            Screen::Puzzles => "puzzles",
            Screen::Puzzle => "puzzle",
            Screen::Games => "games",
            Screen::Statistics => "statistics",
            Screen::Share => "share",
            Screen::Review => "review",
        }
    }

    /// Whether it shows a board that is played on.
    pub fn is_board(self) -> bool {
        self == Screen::Game || self.is_exercise()
    }

    /// Whether that board is an exercise's.
    pub fn is_exercise(self) -> bool {
        matches!(self, Screen::Lesson | Screen::Puzzle)
    }

    /// The screen with this name.
    pub fn named(name: &str) -> Option<Screen> {
        Screen::ALL.into_iter().find(|screen| screen.name() == name)
    }
}

/// The screens that lie on each other, home at the bottom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScreenStack {
    above_home: Vec<Screen>,
}

impl Default for ScreenStack {
    fn default() -> ScreenStack {
        ScreenStack::new()
    }
}

impl ScreenStack {
    /// Home alone.
    pub fn new() -> ScreenStack {
        ScreenStack { above_home: Vec::new() }
    }

    /// These screens over home, the one seen last.
    pub fn restore(screens: &[Screen]) -> ScreenStack {
        let mut stack = ScreenStack::new();
        screens.iter().for_each(|&screen| stack.open(screen));
        stack
    }

    /// The screens over home, the one seen last.
    pub fn above_home(&self) -> &[Screen] {
        &self.above_home
    }

    /// The screen that is seen.
    pub fn top(&self) -> Screen {
        self.above_home.last().copied().unwrap_or(Screen::Home)
    }

    /// Shows a screen: goes back to it if it lies below, else lays it on top. The game never
    /// lies over the screen it was set up on.
    pub fn open(&mut self, screen: Screen) {
        if screen == Screen::Home {
            self.above_home.clear();
            return;
        }
        if let Some(place) = self.above_home.iter().position(|&below| below == screen) {
            self.above_home.truncate(place + 1);
            return;
        }
        if screen == Screen::Game {
            self.above_home.retain(|&below| below != Screen::NewGame);
        }
        self.above_home.push(screen);
    }

    /// Takes a screen away, wherever it lies.
    pub fn forget(&mut self, screen: Screen) {
        self.above_home.retain(|&below| below != screen);
    }

    /// Takes the top screen away; `false` when only home is left.
    pub fn back(&mut self) -> bool {
        self.above_home.pop().is_some()
    }
}

/// A question that must be answered before anything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialog {
    /// A game is running: shall it be left for a new one?
    DropGame {
        /// The game to start instead.
        setup: GameSetup,
        /// Its beginning.
        start: GameStart,
    },
    /// Really resign?
    Resign,
    /// Does the other of two persons agree that a finished turn is taken back?
    Undo,
    /// Really forget what was won and lost?
    ClearStatistics,
}

impl Dialog {
    /// A stable name: the keys of its sentences are `dialog-NAME-title`, `-text`, `-accept`, `-dismiss`.
    pub fn name(self) -> &'static str {
        match self {
            Dialog::DropGame { .. } => "drop-game",
            Dialog::Resign => "resign",
            Dialog::Undo => "undo",
            Dialog::ClearStatistics => "clear-statistics",
        }
    }
}
