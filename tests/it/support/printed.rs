//! The projections of the app's state, printed for the flow files.

use oust::{
    app::{
        AppState, BoardScene, CellScene, Effect, GameSummary, Haptic, LibraryEffect, Life,
        SearchTask, Seat, Sound, board_scene, coach, controls, counters,
        learn::exercise_view,
        review::{JudgingView, review_view},
        sentence::player_word,
        spoken,
        statistics::{Tally, offered_level},
        status,
        status::notice_key,
    },
    engine::{board::BoardSpec, level::Level, rules::Player},
};

/// What the projection of this name prints; `-` for nothing.
pub fn printed(state: &AppState, key: &str) -> String {
    let scene = board_scene(state);
    if let Some(name) = key.strip_prefix("cell ") {
        return print_cell(&scene.expect("a board"), name);
    }
    if let Some(name) = key.strip_prefix("spoken ") {
        return print_spoken(&scene.expect("a board"), name);
    }
    let game = state.seen_game();
    let counters = counters(state);
    let player = |player: Option<Player>| or_dash(player.map(player_word));
    let cells = |wanted: &dyn Fn(&CellScene) -> bool| {
        scene.as_ref().map_or("-".to_owned(), |scene| names(scene, wanted))
    };
    match key {
        "screen" => state.screen().name().to_owned(),
        "dialog" => or_dash(state.dialog.map(|dialog| dialog.name())),
        "notice" => or_dash(state.notice().map(|notice| notice.sentence())),
        "data-notice" => or_dash(notice_key(state)),
        "first-start" => state.first_start.to_string(),
        "saving" => or_dash(state.save_trouble().map(|trouble| format!("{trouble:?}"))),
        "status" => {
            let status = status(state);
            or_dash(status.zip(game).map(|(status, game)| status.sentence(game.board())))
        }
        "said" => or_dash(spoken::announcement(state).map(|(number, said)| {
            let said: Vec<String> = said.iter().map(ToString::to_string).collect();
            format!("{number}. {}", said.join(", "))
        })),
        "task" => or_dash(
            state
                .exercise
                .as_ref()
                .map(|exercise| format!("{}.{}", exercise.lesson + 1, exercise.task + 1)),
        ),
        "coach" => or_dash(exercise_view(state).and_then(|view| {
            let said = view.said?.to_string();
            let more = view.more.map_or(String::new(), |more| format!(", {more}"));
            Some(format!("{} {said}{more}", view.tone.name()))
        })),
        "learned" => {
            dash_if_empty(state.progress.lessons.iter().copied().collect::<Vec<_>>().join(" "))
        }
        "remark" => or_dash(coach::remark(state).map(|remark| remark.sentence)),
        "to-move" => player(game.and_then(|game| game.player_to_move())),
        "turn" => or_dash(
            game.filter(|game| !game.is_over())
                .map(|game| if game.is_persons_turn() { "person" } else { "computer" }),
        ),
        "outcome" => or_dash(
            game.filter(|game| game.is_over())
                .map(|game| game.winner().map_or("draw", player_word)),
        ),
        "pending" => cells(&|cell| cell.pending.is_some()),
        "red" => or_dash(counters.map(|counters| counters.red.stones)),
        "blue" => or_dash(counters.map(|counters| counters.blue.stones)),
        "red stones" => cells(&|cell| cell.stone == Some(Player::Red)),
        "blue stones" => cells(&|cell| cell.stone == Some(Player::Blue)),
        "legal" => cells(&|cell| cell.legal.name() != "no"),
        "captures" => cells(&|cell| cell.legal.name() == "capture"),
        "spots" => cells(&|cell| cell.mark.name() == "spot"),
        "rings" => cells(&|cell| cell.mark.name() == "ring"),
        "last" => cells(&|cell| cell.is_last),
        "traces" => cells(&|cell| cell.trace.is_some()),
        "captured" => cells(&|cell| cell.would_be_captured),
        "blocker" => cells(&|cell| cell.is_blocker),
        "asked" => cells(&|cell| cell.is_asked),
        "dead" => cells(&|cell| cell.life == Life::Dead),
        "alive" => cells(&|cell| cell.life == Life::Alive),
        "endangered" => cells(&|cell| cell.is_endangered),
        "hint" => cells(&|cell| cell.is_hint),
        "favored" => cells(&|cell| cell.is_favored),
        "focus" => cells(&|cell| cell.is_focused),
        "sizes" => scene.map_or("-".to_owned(), |scene| print_sizes(&scene)),
        "moves" => or_dash(game.map(|game| {
            format!("{} of {}", game.course().cursor(), game.course().record().moves().len())
        })),
        "shown" => or_dash(game.map(|game| game.shown_len())),
        "can" => print_controls(state),
        "seats" => or_dash(game.map(|game| {
            let seat = |player| match game.seat(player) {
                Seat::Person => "person".to_owned(),
                Seat::Computer(level) => format!("level {level}"),
            };
            format!("{}, {}", seat(Player::Red), seat(Player::Blue))
        })),
        "names" => or_dash(
            game.map(|game| format!("{}, {}", game.name(Player::Red), game.name(Player::Blue))),
        ),
        "time" => or_dash(game.and_then(|game| {
            let left = |player| game.time_left(player).map(|time| time.as_secs_f32());
            Some(format!("{} {}", left(Player::Red)?, left(Player::Blue)?))
        })),
        "level offered" => or_dash(offered_level(state)),
        "results" => {
            let report = state.statistics.report();
            let print = |(level, board, tally): &(Level, BoardSpec, Tally)| {
                let sum = |counts: [u32; 2]| format!("{}+{}", counts[0], counts[1]);
                let (played, won, lost) = (sum(tally.played), sum(tally.won), sum(tally.lost));
                format!("level {level} {board} played {played} won {won} lost {lost}")
            };
            dash_if_empty(report.tallies.iter().map(print).collect::<Vec<_>>().join(", "))
        }
        "streaks" => {
            let report = state.statistics.report();
            format!(
                "{} of {}, chain {}, capture {}",
                report.winning_streak,
                report.best_streak,
                report.longest_chain,
                report.largest_capture
            )
        }
        "games" => or_dash(state.library.games.as_ref().map(|games| {
            let print = |game: &GameSummary| match game.title.as_str() {
                "" => game.board.to_string(),
                title => format!("{} ({title})", game.board),
            };
            dash_if_empty(games.iter().map(print).collect::<Vec<_>>().join(", "))
        })),
        "review" => or_dash(review_view(state).map(|view| {
            let more = view.more.map_or(String::new(), |more| format!(", {more}"));
            format!("{} of {}: {}{more}", view.shown, view.len, view.said)
        })),
        "place" => or_dash(review_view(state).map(|view| view.place)),
        "judged" => or_dash(review_view(state).map(|view| {
            let JudgingView { done, all, is_running } = view.judging;
            format!("{done} of {all}{}", if is_running { ", running" } else { "" })
        })),
        "points" => dash_if_empty(
            review_view(state)
                .iter()
                .flat_map(|view| &view.points)
                .map(|point| format!("{} at {}", point.name, point.shown))
                .collect::<Vec<_>>()
                .join(", "),
        ),
        _ => panic!("nothing is printed as \"{key}\""),
    }
}

fn print_controls(state: &AppState) -> String {
    let controls = controls(state);
    let all = [
        (controls.undo, "undo"),
        (controls.redo, "redo"),
        (controls.hint, "hint"),
        (controls.confirm, "confirm"),
        (controls.resign, "resign"),
        (controls.show_last_turn, "show-last-turn"),
        (controls.show_winning_chain, "show-winning-chain"),
        (controls.swap, "swap"),
        (controls.rematch, "rematch"),
    ];
    let on = all.iter().filter(|(on, _)| *on).map(|(_, name)| *name);
    dash_if_empty(on.collect::<Vec<_>>().join(" "))
}

fn print_library(effect: &LibraryEffect) -> String {
    match effect {
        LibraryEffect::List => "list".to_owned(),
        LibraryEffect::Load(..) => "load".to_owned(),
        LibraryEffect::FindBegun(_) => "find".to_owned(),
        LibraryEffect::Rename(_, title) => format!("rename {title}"),
        LibraryEffect::Delete(_) => "delete".to_owned(),
        LibraryEffect::Restore(_) => "restore".to_owned(),
        LibraryEffect::LoadReview(_) => "load-review".to_owned(),
        LibraryEffect::KeepReview(review) => format!("keep-review {}", review.judged.len()),
    }
}

fn print_cell(scene: &BoardScene, name: &str) -> String {
    let cell = cell_named(scene, name);
    let stone = or_dash(cell.stone.map(player_word));
    format!("{stone} {} {}", cell.legal.name(), cell.mark.name())
}

fn print_spoken(scene: &BoardScene, name: &str) -> String {
    let parts = spoken::spoken_name(scene.board, cell_named(scene, name));
    parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn print_sizes(scene: &BoardScene) -> String {
    let geometry = scene.board.geometry();
    let label = |cell: &CellScene| {
        cell.size_label.map(|size| format!("{}={size}", geometry.name(cell.cell)))
    };
    dash_if_empty(scene.cells.iter().filter_map(label).collect::<Vec<_>>().join(" "))
}

fn cell_named<'a>(scene: &'a BoardScene, name: &str) -> &'a CellScene {
    let cell = scene.board.geometry().cell_named(name).expect(name);
    &scene.cells[cell.index()]
}

fn names(scene: &BoardScene, wanted: &dyn Fn(&CellScene) -> bool) -> String {
    let geometry = scene.board.geometry();
    let cells = scene.cells.iter().filter(|cell| wanted(cell));
    dash_if_empty(cells.map(|cell| geometry.name(cell.cell)).collect::<Vec<_>>().join(" "))
}

/// The effects of one kind: what can be heard, what can be felt, or all others but the
/// session's saves.
pub fn print_effects(kind: &str, effects: &[Effect]) -> String {
    let print = |effect: &Effect| {
        let (its_kind, text) = match effect {
            Effect::StartSearch(request) => match request.task {
                SearchTask::Hint => ("effects", "search hint".to_owned()),
                SearchTask::PlaceFirst(level) => ("effects", format!("search-first {level}")),
                SearchTask::SwapOrPlace(level) => ("effects", format!("search-swap {level}")),
                SearchTask::Place(level) => ("effects", format!("search {level}")),
            },
            Effect::StartJudging(_) => ("effects", "judge".to_owned()),
            Effect::StopSearch => ("effects", "stop".to_owned()),
            Effect::Wake { after, .. } => ("effects", format!("wake {}", after.as_millis())),
            Effect::SaveGame(_) => ("effects", "save".to_owned()),
            Effect::Library(effect) => ("effects", print_library(effect)),
            Effect::Share(_) => ("effects", "share".to_owned()),
            Effect::SaveSettings(_) => ("effects", "save-settings".to_owned()),
            Effect::SaveStatistics(_) => ("statistics", "save-statistics".to_owned()),
            Effect::SaveSession(_) => ("session", "save-session".to_owned()),
            Effect::SaveProgress(_) => ("learned", "save-progress".to_owned()),
            Effect::KeepScreenOn(on) => ("screen-on", on.to_string()),
            Effect::LeaveApp => ("effects", "leave".to_owned()),
            Effect::Sound(sound) => ("sounds", sound_name(*sound).to_owned()),
            Effect::Haptic(haptic) => ("haptics", haptic_name(*haptic).to_owned()),
        };
        (its_kind == kind).then_some(text)
    };
    dash_if_empty(effects.iter().filter_map(print).collect::<Vec<_>>().join(", "))
}

fn sound_name(sound: Sound) -> &'static str {
    match sound {
        Sound::Place => "place",
        Sound::Capture => "capture",
        Sound::Refuse => "refuse",
        Sound::Pass => "pass",
        Sound::Win => "win",
        Sound::Loss => "loss",
        Sound::Draw => "draw",
    }
}

fn haptic_name(haptic: Haptic) -> &'static str {
    match haptic {
        Haptic::Tick => "tick",
        Haptic::Place => "place",
        Haptic::Capture => "capture",
        Haptic::Refuse => "refuse",
    }
}

fn or_dash(value: Option<impl ToString>) -> String {
    value.map_or("-".to_owned(), |value| value.to_string())
}

fn dash_if_empty(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}
