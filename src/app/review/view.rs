//! What the screen of review shows.

use crate::{
    app::{game_setup::Seat, sentence::Sentence, snapshot::GameId, state::AppState},
    engine::{
        board::BoardSpec,
        rules::{Move, Player},
    },
};

use super::{Chance, Review, TurningPoint, turns::last_placement};

/// Losses below this, in ten-thousandths, are not told: another search would find another number.
const NOT_TOLD: u16 = 200;

/// Every sentence of a review, with its arguments.
pub const REVIEW_KEYS: &[(&str, &[&str])] = &[
    ("review-place", &["turn", "turns", "player"]),
    ("review-place-loss", &["turn", "turns", "player", "loss"]),
    ("review-place-start", &["turns"]),
    ("review-before", &[]),
    ("review-placed", &["player", "cell"]),
    ("review-took", &["player", "cell", "count"]),
    ("review-swapped", &[]),
    ("review-best", &[]),
    ("review-as-good", &["cell"]),
    ("review-loss", &["loss", "cell"]),
    ("review-missed-win", &["cell"]),
    ("review-line", &["player", "cell"]),
    ("review-line-took", &["player", "cell", "count"]),
    ("review-line-place", &["shown", "all"]),
    ("review-point", &["turn", "player", "loss"]),
    ("review-point-win", &["turn", "player"]),
];

/// What the screen of review shows besides the board.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewView {
    /// The game.
    pub game: GameId,
    /// Its board.
    pub board: BoardSpec,
    /// Who plays Red and Blue at the end, by [`Player::index`].
    pub seats: [Seat; 2],
    /// What the game is called; empty when it has no name of its own.
    pub title: String,
    /// Moves shown, and moves that there are.
    pub shown: usize,
    /// Moves that there are.
    pub len: usize,
    /// Which turn is shown.
    pub place: Sentence,
    /// The placement made last.
    pub said: Sentence,
    /// What level 6 thinks of it.
    pub more: Option<Sentence>,
    /// What somebody noted there.
    pub comment: Option<String>,
    /// Red's chance in hundredths.
    pub percent: Option<u8>,
    /// Red's chance after so many moves, as far as it is known, wherever one can stand.
    pub graph: Vec<(usize, Option<Chance>)>,
    /// What each turn lost, by number, in ten-thousandths, where it is known.
    pub losses: Vec<(usize, u16)>,
    /// Where the game turned.
    pub points: Vec<PointView>,
    /// There was a better placement than the one made last.
    pub has_better: bool,
    /// The better placement is shown.
    pub is_better_shown: bool,
    /// One can step back, and on.
    pub can_step: [bool; 2],
    /// A new game can begin with the position shown.
    pub can_play: bool,
    /// How far level 6 is.
    pub judging: JudgingView,
}

/// A turning point as the screen shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointView {
    /// The moves to be shown: up to its placement.
    pub shown: usize,
    /// Red's chance there.
    pub chance: Option<Chance>,
    /// Whose turn it was.
    pub player: Player,
    /// Its name.
    pub name: Sentence,
}

/// How far level 6 is with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JudgingView {
    /// Positions judged.
    pub done: usize,
    /// All positions.
    pub all: usize,
    /// It goes on.
    pub is_running: bool,
}

/// What the screen of review shows, if a game is looked through.
pub fn review_view(state: &AppState) -> Option<ReviewView> {
    let review = state.review.as_ref()?;
    let (done, all) = review.progress();
    let losses =
        review.turns().iter().filter_map(|turn| Some((turn.number, review.loss_of(turn)?)));
    let chance = |&stop: &usize| (stop, review.chance_at(stop));
    let steps = review.shown() > 0 || review.better.is_some();
    let can_go_on = match &review.better {
        Some(better) => better.shown + 1 < better.stops.len(),
        None => review.shown() < review.len(),
    };
    let (said, more) = said_of(review);
    Some(ReviewView {
        game: review.id(),
        board: review.game.board(),
        seats: review.game.seats(),
        title: review.game.terms().title.clone(),
        shown: review.shown(),
        len: review.len(),
        place: place_of(review),
        said,
        more,
        comment: comment_of(review),
        percent: percent_of(review),
        graph: review.stops.iter().map(chance).collect(),
        losses: losses.collect(),
        points: review.turning_points().iter().map(|point| point_view(review, point)).collect(),
        has_better: review.has_better(),
        is_better_shown: review.better.is_some(),
        can_step: [steps, can_go_on],
        can_play: review.shown_game().position().outcome().is_none(),
        judging: JudgingView { done, all, is_running: review.is_judging },
    })
}

/// What was noted since the place before, where the game itself is shown.
fn comment_of(review: &Review) -> Option<String> {
    let shown = review.shown();
    let before = review.stops.iter().rev().copied().find(|&stop| stop < shown);
    let is_here = |after: usize| after <= shown && before.is_none_or(|before| after > before);
    let all = review.game.terms().comments.iter();
    let here: Vec<&str> =
        all.filter(|note| is_here(note.after)).map(|note| note.text.as_str()).collect();
    (review.better.is_none() && !here.is_empty()).then(|| here.join(" · "))
}

/// Red's chance: here, or with the better placement.
fn percent_of(review: &Review) -> Option<u8> {
    let chance = match (&review.better, review.last_judged()) {
        (Some(_), Some((_, _, Some(judged)))) => judged.chance,
        _ => review.chance_at(review.shown())?,
    };
    Some(chance.percent())
}

fn point_view(review: &Review, point: &TurningPoint) -> PointView {
    let key = if point.missed_win { "review-point-win" } else { "review-point" };
    let mut name = Sentence::new(key).number("turn", point.turn as u32).player(point.player);
    if !point.missed_win {
        name = name.number("loss", percent(point.loss));
    }
    let is_after = |stop: &&usize| **stop > point.at;
    let shown = review.stops.iter().find(is_after).copied().unwrap_or(review.len());
    PointView { shown, chance: review.chance_at(shown), player: point.player, name }
}

/// The turn in which the placement shown last was made, with what all of it lost.
fn place_of(review: &Review) -> Sentence {
    let turns = review.turns().len() as u32;
    let last = last_placement(review.game.course(), review.shown());
    let at = last.map(|(at, _)| at).or(review.shown().checked_sub(1));
    let turn = at.and_then(|at| review.turns().iter().find(|turn| turn.moves.contains(&at)));
    let Some(turn) = turn else {
        return Sentence::new("review-place-start").number("turns", turns);
    };
    let loss = review.loss_of(turn).filter(|&loss| loss >= NOT_TOLD);
    let key = if loss.is_some() { "review-place-loss" } else { "review-place" };
    let place = Sentence::new(key).number("turn", turn.number as u32).number("turns", turns);
    let place = place.player(turn.player);
    loss.map_or(place.clone(), |loss| place.number("loss", percent(loss)))
}

/// What was placed last, and what is thought of it.
fn said_of(review: &Review) -> (Sentence, Option<Sentence>) {
    if let Some(better) = &review.better {
        let place = Sentence::new("review-line-place").number("shown", better.shown as u32);
        let all = better.stops.len() as u32 - 1;
        return (
            placed(review, ["review-line", "review-line-took"]),
            Some(place.number("all", all)),
        );
    }
    let Some((at, cell, judged)) = review.last_judged() else {
        let is_swapped =
            review.shown() > 1 && review.game.course().record().moves()[1] == Move::Swap;
        let key = if is_swapped { "review-swapped" } else { "review-before" };
        return (Sentence::new(key), None);
    };
    let said = placed(review, ["review-placed", "review-took"]);
    let Some(judged) = judged.filter(|_| review.is_chosen_freely(at)) else { return (said, None) };
    let board = review.game.board();
    let more = match review.loss_at(at) {
        _ if judged.best == cell => Some(Sentence::new("review-best")),
        _ if review.misses_win(at) => {
            Some(Sentence::new("review-missed-win").cell(board, judged.best))
        }
        Some(loss) if loss >= NOT_TOLD => Some(
            Sentence::new("review-loss").number("loss", percent(loss)).cell(board, judged.best),
        ),
        Some(_) => Some(Sentence::new("review-as-good").cell(board, judged.best)),
        None => None,
    };
    (said, more)
}

/// The last placement on the board, with the key for one that takes nothing and for one that does.
fn placed(review: &Review, keys: [&'static str; 2]) -> Sentence {
    let game = review.shown_game();
    let last = game.course().steps().iter().rev().find(|step| step.placed().is_some());
    let Some((step, cell)) = last.and_then(|step| Some((step, step.placed()?))) else {
        return Sentence::new("review-before");
    };
    let count = step.captured.len() as u32;
    let said = Sentence::new(keys[usize::from(count > 0)]).player(step.player);
    let said = said.cell(game.board(), cell);
    if count > 0 { said.number("count", count) } else { said }
}

/// Ten-thousandths as whole hundredths, at least 1.
fn percent(ten_thousandths: u16) -> u32 {
    (u32::from(ten_thousandths) + 50).div_euclid(100).max(1)
}
