//! What the components read: memos of the app's projections, handed down as one context.

use dioxus::prelude::*;

use crate::app::{
    AppState, BoardScene, Controls, Counters, Dialog, Game, GameSetup, Library, Notice, Origin,
    Screen, Seat, Sentence, Settings, Sharing, board_scene,
    coach::{self, Remark},
    controls, counters,
    learn::{
        ExerciseView, LessonsView, PuzzleView, PuzzlesView, exercise_view, lessons_view,
        puzzle_view, puzzles_view,
    },
    review::{ReviewView, review_view},
    spoken::announcement,
    statistics::{Report, offered_level},
    status::{self, Status},
    thinking,
};
use crate::engine::{board::BoardSpec, level::Level, rules::Player};

/// Every projection that a component may read. Each is drawn again only when its own value changes.
#[derive(Clone, Copy, PartialEq)]
pub struct Views {
    /// The screen that is seen.
    pub screen: Memo<Screen>,
    /// The open question.
    pub dialog: Memo<Option<Dialog>>,
    /// What went wrong outside.
    pub notice: Memo<Option<Notice>>,
    /// The player's choices.
    pub settings: Memo<Settings>,
    /// What is chosen on the new-game screen.
    pub setup: Memo<GameSetup>,
    /// The board.
    pub scene: Memo<Option<BoardScene>>,
    /// The numbers above the board.
    pub counters: Memo<Option<Counters>>,
    /// The one sentence.
    pub status: Memo<Option<(Status, BoardSpec)>>,
    /// What can be done.
    pub controls: Memo<Controls>,
    /// What was won and lost.
    pub report: Memo<Report>,
    /// The level that the last games suggest.
    pub offered_level: Memo<Option<Level>>,
    /// The games kept.
    pub library: Memo<Library>,
    /// What is shared.
    pub sharing: Memo<Sharing>,
    /// The names last given, who begins as Red first.
    pub names: Memo<[String; 2]>,
    /// Who plays Red and Blue in the game that the screen is about, and their names, by [`Player::index`].
    pub seen: Memo<Option<([Seat; 2], [String; 2])>>,
    /// For how long, in a game with a clock.
    pub table: Memo<Option<Table>>,
    /// Whether the board is turned for the player opposite.
    pub turned: Memo<bool>,
    /// What home offers.
    pub home: Memo<HomeView>,
    /// What is said aloud of the latest moves.
    pub announcement: Memo<Option<(usize, Vec<Sentence>)>>,
    /// How far the search is that the person waits for, in hundredths.
    pub progress: Memo<Option<u8>>,
    /// The game is not being saved.
    pub is_unsaved: Memo<bool>,
    /// What the teacher says.
    pub remark: Memo<Option<Remark>>,
    /// The list of lessons.
    pub lessons: Memo<LessonsView>,
    /// The task on the board.
    pub exercise: Memo<Option<ExerciseView>>,
    /// The ways into the puzzles.
    pub puzzles: Memo<PuzzlesView>,
    /// The puzzle on the board.
    pub puzzle: Memo<Option<PuzzleView>>,
    /// The game looked through.
    pub review: Memo<Option<ReviewView>>,
    /// The attributes of the root.
    pub marks: Memo<RootMarks>,
}

/// What home offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HomeView {
    /// Nothing was kept on this device yet.
    pub first_start: bool,
    /// The game that can be continued.
    pub running: Option<RunningGame>,
}

/// The game that home offers to continue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RunningGame {
    /// Its board.
    pub board: BoardSpec,
    /// Who plays.
    pub seats: [Seat; 2],
    /// Whether it has ended.
    pub is_over: bool,
}

/// The clock, by [`Player::index`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Seconds left, in a game with a clock.
    pub seconds_left: Option<[u64; 2]>,
    /// Whether time passes.
    pub is_running: bool,
}

/// Facts of the game as the root's attributes carry them, for tests and for the style.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RootMarks {
    /// `red`, `blue`, `none`.
    pub to_move: &'static str,
    /// `person`, `computer`, `none`.
    pub turn: &'static str,
    /// The cell of the pending stone, or empty.
    pub pending: String,
    /// Red's stones.
    pub red: u16,
    /// Blue's stones.
    pub blue: u16,
    /// `none`, `red`, `blue`, `draw`.
    pub outcome: &'static str,
    /// Key of the sentence shown, or empty.
    pub notice: &'static str,
}

impl Views {
    /// Makes the memos of this state and hands them down.
    pub fn provide(state: Signal<AppState>) -> Views {
        let views = Views {
            screen: use_memo(move || state.read().screen()),
            dialog: use_memo(move || state.read().dialog),
            notice: use_memo(move || state.read().notice().cloned()),
            settings: use_memo(move || state.read().settings.clone()),
            setup: use_memo(move || state.read().setup),
            scene: use_memo(move || board_scene(&state.read())),
            counters: use_memo(move || counters(&state.read())),
            status: use_memo(move || {
                let state = state.read();
                status::status(&state).zip(state.seen_game().map(Game::board))
            }),
            controls: use_memo(move || controls(&state.read())),
            report: use_memo(move || state.read().statistics.report()),
            offered_level: use_memo(move || offered_level(&state.read())),
            library: use_memo(move || state.read().library.clone()),
            sharing: use_memo(move || state.read().sharing.clone()),
            names: use_memo(move || state.read().names.clone()),
            seen: use_memo(move || state.read().seen_game().map(seats_and_names)),
            table: use_memo(move || state.read().game.as_ref().map(table)),
            turned: use_memo(move || is_turned(&state.read())),
            home: use_memo(move || home(&state.read())),
            announcement: use_memo(move || announcement(&state.read())),
            progress: use_memo(move || thinking::percent(&state.read())),
            is_unsaved: use_memo(move || state.read().save_trouble().is_some()),
            remark: use_memo(move || coach::remark(&state.read())),
            lessons: use_memo(move || lessons_view(&state.read())),
            exercise: use_memo(move || exercise_view(&state.read())),
            puzzles: use_memo(move || puzzles_view(&state.read())),
            puzzle: use_memo(move || puzzle_view(&state.read())),
            review: use_memo(move || review_view(&state.read())),
            marks: use_memo(move || root_marks(&state.read())),
        };
        use_context_provider(|| views)
    }
}

/// The projections of the app.
pub fn use_views() -> Views {
    use_context()
}

fn is_turned(state: &AppState) -> bool {
    // Who began as Blue sits opposite, and stays there when the colors are exchanged.
    let is_opposite = |game: &Game| {
        let to_move = game.player_to_move();
        // A friend far away does not sit at this table.
        let is_at_table =
            game.is_of_two_persons() && !matches!(game.terms().origin, Origin::Text(_));
        is_at_table && to_move.is_some_and(|player| game.side_of(player) == 1)
    };
    state.settings.turn_board
        && state.screen() == Screen::Game
        && state.game.as_ref().is_some_and(is_opposite)
}

fn seats_and_names(game: &Game) -> ([Seat; 2], [String; 2]) {
    (game.seats(), Player::BOTH.map(|player| game.name(player).to_owned()))
}

fn table(game: &Game) -> Table {
    let seconds =
        |player| game.time_left(player).map(|left| left.as_millis().div_ceil(1000) as u64);
    Table {
        seconds_left: seconds(Player::Red)
            .zip(seconds(Player::Blue))
            .map(|(red, blue)| [red, blue]),
        is_running: !game.is_over(),
    }
}

fn home(state: &AppState) -> HomeView {
    let running = state.game.as_ref().map(|game| RunningGame {
        board: game.board(),
        seats: game.seats(),
        is_over: game.is_over(),
    });
    HomeView { first_start: state.first_start, running }
}

fn root_marks(state: &AppState) -> RootMarks {
    let notice = status::notice_key(state).unwrap_or_default();
    let Some((game, counters)) = state.seen_game().zip(counters(state)) else {
        return RootMarks {
            to_move: "none",
            turn: "none",
            outcome: "none",
            notice,
            ..RootMarks::default()
        };
    };
    let to_move = [counters.red, counters.blue].into_iter().find(|side| side.is_to_move);
    let outcome = match (game.is_over(), counters.red.has_won, counters.blue.has_won) {
        (false, ..) => "none",
        (true, true, _) => "red",
        (true, _, true) => "blue",
        (true, false, false) => "draw",
    };
    RootMarks {
        to_move: to_move.map_or("none", |side| crate::app::sentence::player_word(side.player)),
        // Nobody is waited for where a game is looked through.
        turn: match to_move.map(|side| side.seat).filter(|_| state.screen() != Screen::Review) {
            Some(Seat::Person) => "person",
            Some(Seat::Computer(_)) => "computer",
            None => "none",
        },
        pending: game.pending().map_or_else(String::new, |cell| game.board().geometry().name(cell)),
        red: counters.red.stones,
        blue: counters.blue.stones,
        outcome,
        notice,
    }
}
