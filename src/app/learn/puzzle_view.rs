//! What the screens of puzzles show.

use crate::{
    app::{
        sentence::Sentence,
        state::AppState,
        status::{self, Status},
    },
    engine::puzzle::{Chances, PuzzleKind},
};

use super::{
    puzzle_play::{PuzzlePlay, PuzzleResult},
    puzzles::entries,
    view::Tone,
};

/// The ways into the puzzles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzlesView {
    /// The puzzle of the day was solved.
    pub is_daily_done: bool,
    /// Days in a row.
    pub streak: u16,
    /// Most days in a row ever.
    pub best_streak: u16,
    /// Each kind with its puzzles solved, and all of them.
    pub kinds: Vec<(PuzzleKind, usize, usize)>,
}

/// A puzzle as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleView {
    /// Its place.
    pub place: usize,
    /// What it asks.
    pub kind: PuzzleKind,
    /// 1 to 5.
    pub grade: u8,
    /// What is asked, of Red or Blue.
    pub ask: Sentence,
    /// What is said of the last tap or turn.
    pub said: Option<Sentence>,
    /// How that is meant.
    pub tone: Tone,
    /// How it stands.
    pub result: PuzzleResult,
    /// The right first placement is shown.
    pub is_shown: bool,
    /// Something was placed.
    pub is_begun: bool,
    /// It was solved before.
    pub was_solved: bool,
}

/// The ways into the puzzles.
pub fn puzzles_view(state: &AppState) -> PuzzlesView {
    let progress = &state.progress;
    let kind = |kind: PuzzleKind| {
        let all = entries().iter().filter(|entry| entry.kind == kind);
        let solved = all.clone().filter(|entry| progress.solved.contains(&entry.id));
        (kind, solved.count(), all.count())
    };
    PuzzlesView {
        is_daily_done: state.today.is_some() && progress.daily == state.today,
        streak: progress.streak_on(state.today),
        best_streak: progress.best_streak,
        kinds: PuzzleKind::ALL.into_iter().map(kind).collect(),
    }
}

/// The puzzle on the board, if there is one.
pub fn puzzle_view(state: &AppState) -> Option<PuzzleView> {
    let play = state.puzzle.as_ref()?;
    let puzzle = play.puzzle();
    let (tone, said) = said(state, play);
    let ask = match puzzle.kind {
        PuzzleKind::Win => "puzzle-win-ask",
        PuzzleKind::Save => "puzzle-save-ask",
        PuzzleKind::WinInTwo => "puzzle-two-ask",
        PuzzleKind::Seed => "puzzle-seed-ask",
    };
    Some(PuzzleView {
        place: play.place,
        kind: puzzle.kind,
        grade: puzzle.grade,
        ask: Sentence::new(ask).player(play.player()),
        said,
        tone,
        result: play.result(),
        is_shown: play.is_shown,
        is_begun: play.game.course().cursor() > 0,
        was_solved: state.progress.solved.contains(&play.id()),
    })
}

fn said(state: &AppState, play: &PuzzlePlay) -> (Tone, Option<Sentence>) {
    let enemy = play.player().opponent();
    let key = |key| Some(Sentence::new(key).player(enemy));
    match (play.result(), play.puzzle().kind) {
        (PuzzleResult::Solved, PuzzleKind::Win) => (Tone::Good, key("puzzle-win-solved")),
        (PuzzleResult::Solved, PuzzleKind::Save) => (Tone::Good, key("puzzle-save-solved")),
        (PuzzleResult::Solved, PuzzleKind::WinInTwo) => (Tone::Good, key("puzzle-two-solved")),
        (PuzzleResult::Solved, PuzzleKind::Seed) => (Tone::Good, Some(seed_found(play))),
        (PuzzleResult::Wrong, PuzzleKind::Seed) => (Tone::Wrong, key("puzzle-seed-wrong")),
        (PuzzleResult::Wrong, PuzzleKind::Win) => (Tone::Wrong, key("puzzle-win-wrong")),
        (PuzzleResult::Wrong, PuzzleKind::Save) => (Tone::Wrong, key("puzzle-save-wrong")),
        (PuzzleResult::Wrong, PuzzleKind::WinInTwo) => (Tone::Wrong, key("puzzle-two-wrong")),
        (PuzzleResult::Shown, _) => (Tone::Plain, key("puzzle-shown")),
        (PuzzleResult::Open, _) => match seen_status(state) {
            Some(Status::Turn(_)) | None => (Tone::Plain, None),
            Some(status) => {
                let is_refusal = matches!(status, Status::Refused(_));
                let tone = if is_refusal { Tone::Wrong } else { Tone::Plain };
                (tone, Some(status.sentence(play.game.board())))
            }
        },
    }
}

/// Praise for the best seed, with its chances and those of the next best placement.
fn seed_found(play: &PuzzlePlay) -> Sentence {
    let sentence = Sentence::new("puzzle-seed-solved").player(play.player());
    match play.puzzle().chances {
        Some(Chances { best, next }) => {
            sentence.number("best", u32::from(best)).number("next", u32::from(next))
        }
        None => sentence,
    }
}

fn seen_status(state: &AppState) -> Option<Status> {
    if state.screen().is_exercise() { status::status(state) } else { None }
}
