//! Runs flow files: intents, one a line, against the printed state.
//!
//! A line `KEY: VALUE` states what the projection of that name prints; any other line is an
//! intent, or something that the outside does (`reply c3`, `wait 550`, `kill`). The outside is a
//! clock that only `wait` moves, saves in memory, and a computer that says what the script says.

use std::{str::FromStr, time::Duration};

use oust::{
    app::{
        AiFailure, AiProgress, AiReply, AppState, ColorChoice, Date, Dialog, Direction, Effect,
        GameId, GameSetup, GameStart, Intent, JudgeReply, JudgeRequest, LearnAction, LibraryIntent,
        Moment, MotionChoice, Opponent, Pace, Progress, Purpose, RequestId, ReviewIntent,
        ReviewStep, SaveFailure, SaveTrouble, Saved, Screen, SearchRequest, SettingChange,
        TimeRule, WakeId, reduce,
    },
    engine::{
        board::{BoardSpec, Cell},
        level::{Effort, Level, Thinker},
        rules::Move,
        search::StopFlag,
    },
    storage::{MemorySaves, Saves, at_the_library},
};

use super::printed::{print_effects, printed};

/// The app with a scripted outside.
pub struct Script {
    pub state: AppState,
    /// What the last line asked of the outside.
    pub effects: Vec<Effect>,
    now: Duration,
    pub wakes: Vec<(Duration, WakeId)>,
    pub requests: Vec<SearchRequest>,
    pub judge_requests: Vec<JudgeRequest>,
    /// The search that was started and not stopped, and has not answered.
    pub running: Option<RequestId>,
    pub saves: MemorySaves,
    save_trouble: Option<SaveTrouble>,
    games_started: u64,
}

/// Runs one flow file up to its first wrong line.
///
/// # Errors
/// What that line expected, and the state found instead.
pub fn run(name: &str, text: &str) -> Result<(), String> {
    let mut script = Script::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let place = format!("{name}:{}: {line}", number + 1);
        if line == "new" {
            script = Script::new();
        } else if let Some((key, expected)) = line.split_once(':') {
            let found = match key {
                "effects" | "sounds" | "haptics" | "screen-on" => {
                    print_effects(key, &script.effects)
                }
                _ => printed(&script.state, key),
            };
            if found != expected.trim() {
                return Err(format!("{place}\n  found: {found}\n{}", script.summary()));
            }
        } else if !line.is_empty() {
            script.effects.clear();
            script.act(line, &place);
        }
    }
    Ok(())
}

impl Script {
    pub fn new() -> Script {
        let mut script = Script {
            state: AppState::default(),
            effects: Vec::new(),
            now: Duration::from_secs(1),
            wakes: Vec::new(),
            requests: Vec::new(),
            judge_requests: Vec::new(),
            running: None,
            saves: MemorySaves::default(),
            save_trouble: None,
            games_started: 0,
        };
        script.kill();
        script
    }

    /// Everything that matters, for a failed expectation.
    fn summary(&self) -> String {
        let keys = ["screen", "to-move", "pending", "red", "blue", "status", "last", "legal"];
        let lines = keys.map(|key| format!("  {key}: {}", printed(&self.state, key)));
        format!("{}\n  effects: {}", lines.join("\n"), print_effects("effects", &self.effects))
    }

    /// Gives one intent to the app and carries out what it asks for.
    pub fn send(&mut self, intent: Intent) {
        if let Intent::AiReplied(reply) = &intent {
            self.running = self.running.filter(|&running| running != reply.request);
        }
        if let Intent::Judged(reply) = &intent {
            self.running = self.running.filter(|&running| running != reply.request);
        }
        let effects = reduce(&mut self.state, intent);
        // Answers of the library come after all that was asked at once.
        let is_library = |effect: &&Effect| matches!(effect, Effect::Library(_));
        effects
            .iter()
            .filter(|effect| !is_library(effect))
            .for_each(|effect| self.carry_out(effect));
        effects.iter().filter(is_library).for_each(|effect| self.carry_out(effect));
        self.effects.extend(effects);
    }

    fn carry_out(&mut self, effect: &Effect) {
        match effect {
            Effect::StartSearch(request) => {
                assert_eq!(self.running, None, "a search starts only when none runs");
                self.running = Some(request.id);
                self.requests.push((**request).clone());
            }
            Effect::StartJudging(request) => {
                assert_eq!(self.running, None, "one thing at a time");
                self.running = Some(request.id);
                self.judge_requests.push((**request).clone());
            }
            Effect::Wake { id, after } => self.wakes.push((self.now + *after, *id)),
            Effect::SaveGame(game) => self.save(Saved::Game, |saves| saves.save_game(game)),
            Effect::SaveSettings(settings) => {
                self.save(Saved::Settings, |saves| saves.save_settings(settings));
            }
            Effect::SaveStatistics(statistics) => {
                self.save(Saved::Statistics, |saves| saves.save_statistics(statistics));
            }
            Effect::SaveSession(session) => {
                self.save(Saved::Session, |saves| saves.save_session(session));
            }
            Effect::SaveProgress(progress) => {
                self.save(Saved::Progress, |saves| saves.save_progress(progress));
            }
            Effect::Library(effect) => {
                let answer = at_the_library(&mut self.saves, effect.clone());
                self.send(answer);
            }
            Effect::StopSearch => self.running = None,
            Effect::Share(_)
            | Effect::Sound(_)
            | Effect::Haptic(_)
            | Effect::KeepScreenOn(_)
            | Effect::LeaveApp => {}
        }
    }

    fn save(
        &mut self,
        what: Saved,
        save: impl Fn(&mut MemorySaves) -> Result<(), oust::storage::SaveError>,
    ) {
        let outcome = match self.save_trouble {
            Some(trouble) => Err(SaveFailure { trouble, detail: String::new() }),
            None => save(&mut self.saves).map_err(SaveFailure::from),
        };
        self.send(Intent::SaveFinished { what, outcome });
    }

    /// Ends the app without a word and starts it again.
    fn kill(&mut self) {
        self.state = AppState::default();
        self.wakes.clear();
        self.running = None;
        // The next run numbers its requests anew.
        self.requests.clear();
        self.judge_requests.clear();
        let launch = self.saves.launch();
        self.send(Intent::Launched(Box::new(launch)));
    }

    /// Lets time pass; what is due happens in its order.
    fn wait(&mut self, time: Duration) {
        let end = self.now + time;
        loop {
            self.wakes.sort_by_key(|(due, _)| *due);
            match self.wakes.first().copied() {
                Some((due, id)) if due <= end => {
                    self.wakes.remove(0);
                    self.now = due;
                    self.send(Intent::Woke(id));
                }
                _ => break,
            }
        }
        self.now = end;
    }

    fn at(&self) -> Moment {
        Moment::after_start(self.now)
    }

    fn cell(&self, name: &str, place: &str) -> Cell {
        let board = self.state.seen_game().expect("a game").board();
        board.geometry().cell_named(name).unwrap_or_else(|| panic!("{place}: no cell {name}"))
    }

    /// The game in this place of the list, from 1.
    fn listed(&self, number: &str, place: &str) -> GameId {
        let games = self.state.library.games.as_ref().expect(place);
        games[number.parse::<usize>().expect(place) - 1].id
    }

    fn next_start(&mut self) -> GameStart {
        self.games_started += 1;
        GameStart { rng_seed: self.games_started, date: Date { unix_ms: self.games_started } }
    }

    /// Does what one line says.
    pub fn act(&mut self, line: &str, place: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["wait", ms] => self.wait(Duration::from_millis(ms.parse().expect(place))),
            ["kill"] => self.kill(),
            // Whoever must agree does so at once.
            ["undo", "agreed"] => {
                self.send(Intent::Undo);
                if self.state.dialog == Some(Dialog::Undo) {
                    self.send(Intent::DialogAccepted);
                }
            }
            ["reply", name] => self.reply(self.requests.len() - 1, name, place),
            ["reply", "late", name] => self.reply(self.requests.len() - 2, name, place),
            ["fail"] => {
                let request = self.requests.last().expect(place).id;
                let outcome = Err(AiFailure { message: "scripted".to_owned() });
                self.send(Intent::AiReplied(AiReply { request, outcome }));
            }
            ["progress", percent, name] => {
                let request = self.requests.last().expect(place).id;
                let fraction = percent.parse::<f32>().expect(place) / 100.0;
                let progress = Progress { fraction, favored: Some(self.cell(name, place)) };
                self.send(Intent::AiProgressed(AiProgress { request, progress }));
            }
            ["judged"] => self.judge(20),
            ["judging", "fails"] => {
                let request = self.judge_requests.last().expect(place).id;
                let outcome = Err(AiFailure { message: "scripted".to_owned() });
                self.send(Intent::Judged(JudgeReply { request, outcome }));
            }
            ["saves", "work"] => self.save_trouble = None,
            ["saves", "fail", trouble] => {
                self.save_trouble = Some(match *trouble {
                    "disk-full" => SaveTrouble::DiskFull,
                    "no-folder" => SaveTrouble::NoFolder,
                    _ => SaveTrouble::Other,
                });
            }
            ["moves", cells @ ..] => {
                for name in cells {
                    let cell = self.cell(name, place);
                    self.send(Intent::TapCell { cell, at: self.at() });
                    self.send(Intent::Confirm { at: self.at() });
                    let summary = self.summary();
                    let steps = self.state.game.as_ref().unwrap().course().steps();
                    let placed = steps.iter().rev().find_map(|step| step.placed());
                    assert_eq!(placed, Some(cell), "{place}\n{summary}");
                    self.effects.clear();
                    // No tap after this is an echo.
                    self.wait(Duration::from_millis(150));
                }
            }
            _ => {
                let intent = self.intent(&words, place);
                self.send(intent);
            }
        }
    }

    /// Answers the last request to judge a position, with so many playouts.
    pub fn judge(&mut self, playouts: u64) {
        let Some(request) = self.judge_requests.last() else { return };
        let effort = Effort { max_playouts: Some(playouts), threads: Some(1), max_time: None };
        let position = &request.position;
        let judgment = Thinker::new().judge(position, &effort, &StopFlag::new(), request.rng_seed);
        let outcome = Ok(judgment.expect("a position with a placement"));
        self.send(Intent::Judged(JudgeReply { request: request.id, outcome }));
    }

    fn reply(&mut self, request: usize, name: &str, place: &str) {
        let outcome = Ok(match name {
            "swap" => Move::Swap,
            _ => Move::Place(self.cell(name, place)),
        });
        let request = self.requests[request].id;
        self.send(Intent::AiReplied(AiReply { request, outcome }));
    }

    fn intent(&mut self, words: &[&str], place: &str) -> Intent {
        let at = self.at();
        match *words {
            ["tap", "beside"] => Intent::TapOffBoard,
            ["tap", name] => Intent::TapCell { cell: self.cell(name, place), at },
            ["enter"] => Intent::TapFocused { at },
            ["explain", "end"] => Intent::ExplainEnded,
            ["explain", name] => Intent::Explain(self.cell(name, place)),
            ["arrow", way] => Intent::MoveFocus(direction(way, place)),
            ["focus", name] => Intent::FocusCell(self.cell(name, place)),
            ["nudge", way] => Intent::NudgePending(direction(way, place)),
            ["confirm"] => Intent::Confirm { at },
            ["undo"] => Intent::Undo,
            ["redo"] => Intent::Redo,
            ["hint"] => Intent::Hint,
            ["resign"] => Intent::Resign,
            ["swap"] => Intent::Swap,
            ["tick"] => Intent::ClockTicked { at },
            ["names", red, blue] => Intent::ChangeNames([red.to_owned(), blue.to_owned()]),
            ["search", ..] => Intent::Library(LibraryIntent::Search(words[1..].join(" "))),
            ["open", number, purpose] => Intent::Library(LibraryIntent::Open(
                self.listed(number, place),
                match purpose {
                    "play" => Purpose::Play,
                    "review" => Purpose::Review(None),
                    _ => Purpose::Share,
                },
            )),
            ["step", step] => Intent::Review(ReviewIntent::Step(review_step(step, place))),
            ["go", "to", len] => Intent::Review(ReviewIntent::GoTo(len.parse().expect(place))),
            ["judge"] => Intent::Review(ReviewIntent::Judge),
            ["cancel", "judging"] => Intent::Review(ReviewIntent::CancelJudging),
            ["show", "better"] => Intent::Review(ReviewIntent::ShowBetter),
            ["play", "from", "here"] => {
                Intent::Review(ReviewIntent::PlayFromHere(self.next_start()))
            }
            ["rename", number, ..] => Intent::Library(LibraryIntent::Rename(
                self.listed(number, place),
                words[2..].join(" "),
            )),
            ["delete", number] => {
                Intent::Library(LibraryIntent::Delete(self.listed(number, place)))
            }
            ["undo", "delete"] => Intent::Library(LibraryIntent::UndoDelete),
            ["show", "last", "turn"] => Intent::ShowLastTurn,
            ["show", "winning", "chain"] => Intent::ShowWinningChain,
            ["rematch"] => Intent::Rematch(self.next_start()),
            ["open", name] => Intent::Open(Screen::named(name).expect(place)),
            ["continue"] => Intent::ContinueGame,
            ["start", "chosen"] => Intent::StartChosenGame(self.next_start()),
            ["start", ref setup @ ..] => {
                Intent::StartGame { setup: setup_of(setup, place), start: self.next_start() }
            }
            ["accept"] => Intent::DialogAccepted,
            ["dismiss"] => Intent::DialogDismissed,
            ["dismiss", "notice"] => Intent::DismissNotice,
            ["set", name, value] => Intent::ChangeSetting(setting(name, value, place)),
            ["lesson", number] => {
                let number: usize = number.parse().expect(place);
                Intent::Learn(LearnAction::OpenLesson(number - 1))
            }
            ["next"] => Intent::Learn(LearnAction::Next),
            ["again"] => Intent::Learn(LearnAction::TryAgain),
            ["answer", number] => Intent::Learn(LearnAction::Answer(number.parse().expect(place))),
            ["back"] => Intent::Back,
            ["leave", "screen"] => Intent::LeaveScreen,
            ["escape"] => Intent::Escape,
            ["suspend"] => Intent::Suspended,
            ["resume"] => Intent::Resumed,
            _ => panic!("{place}: unknown line"),
        }
    }
}

fn review_step(step: &str, place: &str) -> ReviewStep {
    match step {
        "first" => ReviewStep::First,
        "turn-back" => ReviewStep::TurnBack,
        "back" => ReviewStep::Back,
        "on" => ReviewStep::On,
        "turn-on" => ReviewStep::TurnOn,
        "last" => ReviewStep::Last,
        _ => panic!("{place}: no such step"),
    }
}

fn direction(way: &str, place: &str) -> Direction {
    match way {
        "up" => Direction::Up,
        "down" => Direction::Down,
        "left" => Direction::Left,
        "right" => Direction::Right,
        _ => panic!("{place}: no such way"),
    }
}

/// `hex 3 friend`, `hex 3 level 4 red`, and then perhaps `swap`, `head-start 2`, `clock 300 5` (seconds).
fn setup_of(words: &[&str], place: &str) -> GameSetup {
    let board = BoardSpec::from_str(&words[..2].join(" ")).expect(place);
    let known = if words[2] == "friend" { 3 } else { 5 };
    let (words, more) = words.split_at(known.min(words.len()));
    let number = |text: &str| text.parse::<u64>().expect(place);
    let setup = setup_without_terms(board, &words[2..], place);
    match *more {
        [] => setup,
        ["swap"] => GameSetup { swap: true, ..setup },
        ["head-start", stones] => GameSetup { head_start: number(stones) as u8, ..setup },
        ["clock", time, increment] => {
            let [time, increment] = [time, increment].map(number).map(Duration::from_secs);
            GameSetup { clock: Some([TimeRule { time, increment }; 2]), ..setup }
        }
        _ => panic!("{place}: no such terms"),
    }
}

fn setup_without_terms(board: BoardSpec, words: &[&str], place: &str) -> GameSetup {
    match *words {
        ["friend"] => GameSetup::new(board, Opponent::Friend, ColorChoice::Red),
        ["level", number, color] => {
            let level = Level::new(number.parse().expect(place)).expect(place);
            let color = match color {
                "red" => ColorChoice::Red,
                "blue" => ColorChoice::Blue,
                _ => ColorChoice::ByLot,
            };
            GameSetup::new(board, Opponent::Computer(level), color)
        }
        _ => panic!("{place}: no such game"),
    }
}

fn setting(name: &str, value: &str, place: &str) -> SettingChange {
    let on = value == "on";
    match name {
        "confirm" => SettingChange::Confirm(on),
        "marking" => SettingChange::Marking(on),
        "group-sizes" => SettingChange::GroupSizes(on),
        "coordinates" => SettingChange::Coordinates(on),
        "sound" => SettingChange::Sound(on),
        "vibration" => SettingChange::Vibration(on),
        "dead-groups" => SettingChange::DeadGroups(on),
        "endangered-groups" => SettingChange::EndangeredGroups(on),
        "hint-area-first" => SettingChange::HintAreaFirst(on),
        "remarks" => SettingChange::Remarks(on),
        "favored-placement" => SettingChange::FavoredPlacement(on),
        "motion" => SettingChange::Motion(MotionChoice::Reduced),
        "pace" => SettingChange::Pace(match value {
            "quick" => Pace::Quick,
            "slow" => Pace::Slow,
            _ => Pace::Normal,
        }),
        _ => panic!("{place}: no such setting"),
    }
}
