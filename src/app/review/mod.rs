//! Looking through a game afterwards: step by step, and as level 6 sees it.
//!
//! Level 6 judges every position in which somebody could choose, one after the other, each alone. **Red's chance**
//! at a place is what its search of that position finds when the best placement is made. The **loss** of a
//! placement is the chance of the player who placed, with the best placement, less the same player's chance after
//! the placement that was made, which is what the search of the next position finds: the graph falls by what is told.
//! It is 0 where the placement was the best one, and never less: of two searches of the same length the later one may
//! think better of it. (Where level 6 played its best the two differ by 0.1 in a hundred on average, so the
//! loss of a good placement is not made up by the way it is measured.) The loss of a turn is that of its placements
//! together. A pass is nobody's choice, an exchange of colors is not judged, and neither is the first stone of a game
//! in which the colors may be exchanged after it.

mod intent;
mod judged;
mod loss;
mod turns;
mod view;

pub use intent::{JudgeReply, JudgeRequest, ReviewIntent, ReviewStep};
pub use judged::{Chance, Judged, KeptReview};
pub use loss::TurningPoint;
pub use turns::{Turn, turns_of};
pub use view::{JudgingView, PointView, REVIEW_KEYS, ReviewView, review_view};

use self::turns::{last_placement, stops_of};
use super::{
    game::Game,
    snapshot::{GameId, GameStart, Snapshot},
    summary::GameEnd,
    terms::{Origin, Terms},
    thinking::RequestId,
};
use crate::engine::{
    board::Cell,
    rules::{GameRecord, Move},
};

/// After so many positions what was found is written.
const KEEP_AFTER: usize = 5;

/// A game being looked through. Nothing that happens here changes it.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// The game with all its moves; those before the cursor are shown.
    game: Game,
    /// How it ended, if it has.
    end: Option<GameEnd>,
    turns: Vec<Turn>,
    /// Where one can stand.
    stops: Vec<usize>,
    /// What was thought of the position after so many moves, for all of them.
    judged: Vec<Option<Judged>>,
    /// The better placement that is shown instead of the game.
    better: Option<Better>,
    /// Level 6 is to go through the game.
    is_judging: bool,
    /// The position that is being judged: after so many moves.
    asked: Option<(usize, JudgeRequest)>,
    /// Positions judged since the review was last written.
    unsaved: usize,
}

/// A better placement and its continuation.
#[derive(Debug, Clone, PartialEq)]
struct Better {
    /// The game up to there, and then the line.
    game: Game,
    /// Moves of that game after each placement of the line, none first.
    stops: Vec<usize>,
    /// Placements of the line that are shown, at least 1.
    shown: usize,
}

impl Review {
    /// Looks at a game from its end.
    pub fn of(snapshot: Snapshot) -> Review {
        let end = snapshot.end();
        let mut record = snapshot.record;
        record.truncate(snapshot.cursor);
        // Neither a resignation nor a clock is between the positions.
        let terms = Terms { clock: None, ..snapshot.terms };
        let cursor = record.moves().len();
        let game = Game::restore(Snapshot { record, cursor, forfeit: None, terms, ..snapshot });
        let steps = game.course().all_steps();
        Review {
            end,
            turns: turns_of(steps),
            stops: stops_of(steps),
            judged: vec![None; steps.len() + 1],
            better: None,
            is_judging: false,
            asked: None,
            unsaved: 0,
            game,
        }
    }

    /// The game that is looked through.
    pub fn id(&self) -> GameId {
        self.game.id()
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Option<GameEnd> {
        self.end
    }

    /// What the board shows: the game up to where one stands, or the better line.
    pub fn shown_game(&self) -> &Game {
        self.better.as_ref().map_or(&self.game, |better| &better.game)
    }

    /// The same, to be changed.
    pub(super) fn shown_game_mut(&mut self) -> &mut Game {
        self.better.as_mut().map_or(&mut self.game, |better| &mut better.game)
    }

    /// How many moves of the game are shown.
    pub fn shown(&self) -> usize {
        self.game.course().cursor()
    }

    /// Moves of the game, passes too.
    pub fn len(&self) -> usize {
        self.game.course().all_steps().len()
    }

    /// Whether nothing was placed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The turns, first one first.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// What was thought of the position after so many moves.
    pub fn judged_at(&self, len: usize) -> Option<&Judged> {
        self.judged.get(len)?.as_ref()
    }

    /// The placements of the better line that are shown, in order.
    pub fn line_shown(&self) -> Vec<Cell> {
        let Some(better) = &self.better else { return Vec::new() };
        let start = better.stops[0];
        better.game.course().steps()[start..].iter().filter_map(|step| step.placed()).collect()
    }

    /// Goes to a place: the last one before so many moves where one can stand.
    pub(super) fn go_to(&mut self, len: usize) {
        self.better = None;
        let stop = self.stops.iter().rev().find(|&&stop| stop <= len);
        let stop = stop.or(self.stops.first()).copied().unwrap_or_default();
        self.game.show(stop);
    }

    /// Makes a step, within the better line while that is shown.
    pub(super) fn step(&mut self, step: ReviewStep) {
        if self.better.is_some() {
            return self.step_in_line(step);
        }
        let shown = self.shown();
        let before = self.stops.iter().rev().filter(|&&stop| stop < shown);
        let after = self.stops.iter().filter(|&&stop| stop > shown);
        let is_turns_end = |stop: &&usize| !self.is_within_turn(**stop);
        let (first, last) = (0, self.len());
        let to = match step {
            ReviewStep::First => first,
            ReviewStep::Last => last,
            ReviewStep::Back => before.copied().next().unwrap_or(first),
            ReviewStep::On => after.copied().next().unwrap_or(last),
            ReviewStep::TurnBack => {
                before.copied().find(|stop| is_turns_end(&stop)).unwrap_or(first)
            }
            ReviewStep::TurnOn => after.copied().find(|stop| is_turns_end(&stop)).unwrap_or(last),
        };
        self.go_to(to);
    }

    /// Whether the turn goes on after so many moves.
    fn is_within_turn(&self, len: usize) -> bool {
        self.game.course().all_steps().get(len).is_some_and(|next| next.within_chain)
    }

    fn step_in_line(&mut self, step: ReviewStep) {
        let Some(better) = &mut self.better else { return };
        let most = better.stops.len() - 1;
        let to = match step {
            ReviewStep::First => 0,
            ReviewStep::Back | ReviewStep::TurnBack => better.shown - 1,
            ReviewStep::On | ReviewStep::TurnOn => (better.shown + 1).min(most),
            ReviewStep::Last => most,
        };
        if to == 0 {
            self.better = None;
            return;
        }
        better.shown = to;
        better.game.show(better.stops[to]);
    }

    /// The placement made last, what was thought of the position before it, and after how many moves that was.
    fn last_judged(&self) -> Option<(usize, Cell, Option<&Judged>)> {
        let (at, cell) = last_placement(self.game.course(), self.shown())?;
        Some((at, cell, self.judged_at(at)))
    }

    /// Whether there was a better placement than the one made last.
    pub fn has_better(&self) -> bool {
        self.last_judged().is_some_and(|(at, cell, judged)| {
            judged.is_some_and(|judged| judged.best != cell) && self.is_chosen_freely(at)
        })
    }

    /// Shows the better placement with its continuation, or the game again.
    pub(super) fn toggle_better(&mut self) {
        if self.better.take().is_some() || !self.has_better() {
            return;
        }
        let Some((at, _, Some(judged))) = self.last_judged() else { return };
        let mut record = self.game.course().record().clone();
        record.truncate(at);
        let stops = append_line(&mut record, &judged.line);
        if stops.len() < 2 {
            return;
        }
        let snapshot = self.game.snapshot();
        let game = Game::restore(Snapshot { record, cursor: stops[1], ..snapshot });
        self.better = Some(Better { game, stops, shown: 1 });
    }

    /// Shows the game again instead of the better line; says whether that was shown.
    pub(super) fn leave_better(&mut self) -> bool {
        self.better.take().is_some()
    }

    /// A new game between the same two that begins with all that led to the position shown, so that it can
    /// be undone and shared like any other; none where nothing can be placed any more.
    pub(super) fn new_game(&self, start: GameStart) -> Option<Snapshot> {
        let shown = self.shown_game();
        let mut snapshot = shown.snapshot();
        snapshot.record.truncate(snapshot.cursor);
        snapshot.terms.title.clear();
        snapshot.terms.origin = Origin::Trial;
        snapshot.terms.forget_comments_after(snapshot.cursor);
        let goes_on = snapshot.record.position().outcome().is_none();
        goes_on.then_some(Snapshot { id: start.id(), start, ..snapshot })
    }

    /// The positions in which somebody could choose, each by the number of moves before it.
    fn choices(&self) -> impl Iterator<Item = usize> {
        let course = self.game.course();
        let steps = course.all_steps();
        let goes_on = course.record().position().outcome().is_none();
        let is_choice = move |len: &usize| match steps.get(*len) {
            Some(step) => step.placed().is_some(),
            None => goes_on,
        };
        (0..=steps.len()).filter(is_choice)
    }

    /// The position to be judged next, if level 6 is to go through the game and there is one left.
    pub(super) fn ask(&mut self, id: RequestId) -> Option<&JudgeRequest> {
        if self.asked.is_none() {
            let len = self.choices().find(|&len| self.judged[len].is_none());
            self.is_judging &= len.is_some();
            let len = len.filter(|_| self.is_judging)?;
            let position = self.game.course().record().position_at(len);
            let rng_seed = self.game.seed_for_judging(len);
            self.asked = Some((len, JudgeRequest { id, position, rng_seed }));
        }
        self.asked()
    }

    /// The position that is being judged.
    pub(super) fn asked(&self) -> Option<&JudgeRequest> {
        self.asked.as_ref().map(|(_, request)| request)
    }

    /// Whether level 6 is to go through the game.
    pub fn is_judging(&self) -> bool {
        self.is_judging
    }

    /// Lets level 6 go through the game, or stops it.
    pub(super) fn let_judge(&mut self, wanted: bool) {
        self.is_judging = wanted;
    }

    /// Nothing is being judged any more; it can be asked again.
    pub(super) fn forget_asked(&mut self) {
        self.asked = None;
    }

    /// Takes what was thought of the position that was being judged.
    pub(super) fn take(&mut self, judged: Judged) {
        let Some((len, _)) = self.asked.take() else { return };
        self.judged[len] = Some(judged);
        self.unsaved += 1;
    }

    /// Positions judged, and all that there are to be.
    pub fn progress(&self) -> (usize, usize) {
        let done = self.choices().filter(|&len| self.judged[len].is_some()).count();
        (done, self.choices().count())
    }

    /// Takes over what an earlier review of this game found, as far as the moves are the same.
    pub(super) fn take_kept(&mut self, kept: KeptReview) {
        if kept.game != self.id() || kept.board != self.game.board() {
            return;
        }
        let moves = self.game.course().record().moves();
        let same = moves.iter().zip(&kept.moves).take_while(|(now, then)| now == then).count();
        let choices: Vec<usize> = self.choices().collect();
        for (len, judged) in kept.judged {
            let is_known = len <= same && choices.contains(&len) && self.judged[len].is_none();
            let position = self.game.course().record().position_at(len.min(same));
            if is_known && position.check(Move::Place(judged.best)).is_ok() {
                self.judged[len] = Some(judged);
            }
        }
    }

    /// What is to be written now, if enough was found since the last time, or anything at all when
    /// it is about to end.
    pub(super) fn take_unsaved(&mut self, is_ending: bool) -> Option<KeptReview> {
        let is_due = self.unsaved >= if is_ending || !self.is_judging { 1 } else { KEEP_AFTER };
        if !is_due {
            return None;
        }
        self.unsaved = 0;
        let judged = self.judged.iter().enumerate();
        let record = self.game.course().record();
        Some(KeptReview {
            game: self.id(),
            board: self.game.board(),
            moves: record.moves().to_vec(),
            judged: judged.filter_map(|(len, judged)| Some((len, judged.clone()?))).collect(),
        })
    }
}

/// Adds a line to a record, with the passes between its placements, as far as it is legal; answers the number of
/// moves before it and after each placement.
fn append_line(record: &mut GameRecord, line: &[Cell]) -> Vec<usize> {
    let mut stops = vec![record.moves().len()];
    for &cell in line {
        while record.position().must_pass() && record.push(Move::Pass).is_ok() {}
        if record.push(Move::Place(cell)).is_err() {
            break;
        }
        stops.push(record.moves().len());
    }
    stops
}
