//! All that the app knows.

use super::{
    game::Game,
    game_setup::GameSetup,
    learn::{Exercise, LearnProgress, Left, PuzzlePlay, puzzles::Day},
    library::Library,
    notice::{Notice, SaveTrouble},
    review::Review,
    screens::{Dialog, Screen, ScreenStack},
    settings::Settings,
    sharing::Sharing,
    snapshot::Session,
    statistics::Statistics,
    thinking::{RequestId, WakeId},
};

/// All that the app knows: facts, not what follows from them. Changed by
/// [`reduce`](fn@super::reduce) alone; views read projections of it.
#[derive(Debug, Clone, Default)]
pub struct AppState {
    /// The screens that lie on each other.
    pub screens: ScreenStack,
    /// The question that must be answered first.
    pub dialog: Option<Dialog>,
    /// What the player chose once and for all games.
    pub settings: Settings,
    /// What is chosen on the new-game screen.
    pub setup: GameSetup,
    /// The names that two persons gave themselves last.
    pub names: [String; 2],
    /// What was won and lost against the computer.
    pub statistics: Statistics,
    /// The screen of games.
    pub library: Library,
    /// The screen of sharing.
    pub sharing: Sharing,
    /// The game on the board, running or over.
    pub game: Option<Game>,
    /// The task of a lesson that is on the board.
    pub exercise: Option<Exercise>,
    /// The puzzle on the board.
    pub puzzle: Option<PuzzlePlay>,
    /// The game that is looked through.
    pub review: Option<Review>,
    /// Today, as far as the screens of puzzles were told.
    pub today: Option<Day>,
    /// What was learned so far.
    pub progress: LearnProgress,
    /// What went wrong outside, oldest first.
    pub notices: Vec<Notice>,
    /// Nothing was kept on this device yet: home shows its three large buttons.
    pub first_start: bool,
    /// The app is in the background.
    pub suspended: bool,
    /// The search that the worker was last told to start and not to stop.
    pub(super) running: Option<RequestId>,
    /// The screen was asked to stay on.
    pub(super) keeps_screen_on: bool,
    /// Where the person was when that was last saved.
    pub(super) saved_session: Option<Session>,
    /// Why the last save of each kind failed, by [`Saved`](super::notice::Saved).
    pub(super) save_troubles: [Option<SaveTrouble>; 6],
    last_number: u64,
}

impl AppState {
    /// The screen that is seen.
    pub fn screen(&self) -> Screen {
        self.screens.top()
    }

    /// The notice to show: the oldest one.
    pub fn notice(&self) -> Option<&Notice> {
        self.notices.first()
    }

    /// The game that the screen is about: the exercise's where a lesson or puzzle is seen, the one
    /// looked through where that is seen.
    pub fn seen_game(&self) -> Option<&Game> {
        match self.screen() {
            Screen::Lesson => self.exercise.as_ref().map(|exercise| &exercise.game),
            Screen::Puzzle => self.puzzle.as_ref().map(|play| &play.game),
            Screen::Review => self.review.as_ref().map(Review::shown_game),
            _ => self.game.as_ref(),
        }
    }

    /// The same, to be changed.
    pub(super) fn seen_game_mut(&mut self) -> Option<&mut Game> {
        match self.screen() {
            Screen::Lesson => self.exercise.as_mut().map(|exercise| &mut exercise.game),
            Screen::Puzzle => self.puzzle.as_mut().map(|play| &mut play.game),
            Screen::Review => self.review.as_mut().map(Review::shown_game_mut),
            _ => self.game.as_mut(),
        }
    }

    /// Whether the board can be tapped: it is seen and no dialog lies over it.
    pub fn is_at_board(&self) -> bool {
        self.screen().is_board() && self.dialog.is_none() && self.seen_game().is_some()
    }

    /// Why the game is not being saved, also after that notice was dismissed.
    pub fn save_trouble(&self) -> Option<SaveTrouble> {
        self.save_troubles.into_iter().flatten().next()
    }

    /// Where the person is, to be kept.
    pub fn session(&self) -> Session {
        Session {
            game: self.game.as_ref().map(Game::id),
            screens: self.screens.above_home().to_vec(),
            setup: self.setup,
            names: self.names.clone(),
            review: self.review.as_ref().map(|review| (review.id(), review.shown())),
            left: Left::of(self),
        }
    }

    pub(super) fn next_request_id(&mut self) -> RequestId {
        self.last_number += 1;
        RequestId(self.last_number)
    }

    pub(super) fn next_wake_id(&mut self) -> WakeId {
        self.last_number += 1;
        WakeId(self.last_number)
    }
}
