//! What the app knows and decides, without drawing it.
//!
//! How one intent travels: whatever happens outside (a tap, an answer of the computer, a
//! finished save) is an [`Intent`]. [`reduce()`] turns the [`AppState`] and the intent into a
//! changed state and a list of [`Effect`]s for the outside to carry out, whose results come
//! back as intents. Views never read the state itself but values computed from it:
//! [`board_scene()`], [`status()`], [`counters()`], [`controls()`].
//!
//! Promises: no framework, no files, no clock and no randomness in here (times and random seeds
//! arrive inside intents; the [`ai_worker`] alone is an exception), and the same
//! intents always lead to the same state.

pub mod ai_worker;
pub mod board_layout;
pub mod board_scene;
pub mod clock;
pub mod coach;
pub mod controls;
pub mod counters;
pub mod course;
pub mod dangers;
pub mod effect;
pub mod game;
pub mod game_setup;
pub mod hint;
pub mod intent;
pub mod learn;
pub mod library;
pub mod mistake;
pub mod moment;
pub mod notice;
pub mod picture;
pub mod playback;
pub mod record_text;
pub mod reduce;
pub mod review;
pub mod screens;
pub mod sentence;
pub mod settings;
pub mod sharing;
pub mod snapshot;
pub mod spoken;
pub mod state;
pub mod statistics;
pub mod status;
pub mod summary;
pub mod terms;
pub mod thinking;

pub use ai_worker::{AiFailure, AiProgress, AiReply, AiWorker};
pub use board_layout::{BoardLayout, Point, ViewBox};
pub use board_scene::{BoardScene, CellScene, Legal, Life, Mark, board_scene};
pub use clock::{Clock, TimeRule};
pub use controls::{Controls, controls};
pub use counters::{Counters, SideCounter, counters};
pub use effect::{Effect, Haptic, Sound};
pub use game::Game;
pub use game_setup::{ColorChoice, GameSetup, Opponent, Seat, SetupChange};
pub use intent::{Direction, Intent};
pub use learn::{Exercise, LearnAction, LearnProgress};
pub use library::{GameList, Library, LibraryEffect, LibraryIntent, Purpose};
pub use moment::{Date, Moment};
pub use notice::{LoadTrouble, LoadTroubleKind, Notice, SaveFailure, SaveTrouble, Saved};
pub use reduce::reduce;
pub use review::{JudgeReply, JudgeRequest, Judged, KeptReview, Review, ReviewIntent, ReviewStep};
pub use screens::{Dialog, Screen};
pub use sentence::{Arg, Sentence};
pub use settings::{Language, MotionChoice, Pace, SettingChange, Settings, StoneStyle, Theme};
pub use sharing::{Give, Given, ShareEffect, ShareIntent, ShareNews, Sharing};
pub use snapshot::{GameId, GameStart, Launch, Session, Snapshot};
pub use state::AppState;
pub use statistics::Statistics;
pub use status::{Status, status};
pub use summary::{Forfeit, GameEnd, GameSummary, newest_first};
pub use terms::{Comment, Origin, Terms};
pub use thinking::Progress;
pub use thinking::{RequestId, SearchRequest, SearchTask, WakeId};
