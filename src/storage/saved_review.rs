//! File format of a review, which stands beside its game's file.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{
    app::{
        GameId, KeptReview,
        review::{Chance, Judged},
    },
    engine::{
        board::{BoardSpec, Cell, Geometry},
        rules::Move,
    },
};

use super::{
    saved_game::{move_name, move_named},
    sealed::{Unreadable, seal, unseal},
};

/// One review as it stands in its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct SavedReview {
    /// Name of the game: sixteen hexadecimal digits.
    game: String,
    /// `hex 7`, `square 11`.
    board: String,
    /// The moves of the game at that time, as in its own file.
    moves: String,
    /// What was thought of its positions.
    judged: Vec<SavedJudged>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct SavedJudged {
    /// The position after so many moves.
    after: usize,
    /// Red's chance to win, in ten-thousandths.
    red: u16,
    /// The best placement and its continuation, separated by blanks.
    line: String,
    /// The line wins within the turn.
    #[serde(default, skip_serializing_if = "is_off")]
    wins: bool,
}

fn is_off(on: &bool) -> bool {
    !on
}

/// Text of the file that keeps this review.
pub fn write_review(review: &KeptReview) -> String {
    let geometry = review.board.geometry();
    let moves: Vec<String> = review.moves.iter().map(|&mv| move_name(geometry, mv)).collect();
    let judged = |(after, judged): &(usize, Judged)| SavedJudged {
        after: *after,
        red: judged.chance.of_red(),
        line: line_of(judged).map(|cell| geometry.name(cell)).collect::<Vec<_>>().join(" "),
        wins: judged.wins_this_turn,
    };
    seal(&SavedReview {
        game: review.game.to_string(),
        board: review.board.to_string(),
        moves: moves.join(" "),
        judged: review.judged.iter().map(judged).collect(),
    })
}

/// The best placement, then what follows it.
fn line_of(judged: &Judged) -> impl Iterator<Item = Cell> {
    std::iter::once(judged.best).chain(judged.line.iter().skip(1).copied())
}

/// The review that the bytes of a file hold.
///
/// # Errors
/// When they are not what [`write_review`] wrote.
pub fn read_review(bytes: &[u8]) -> Result<KeptReview, Unreadable> {
    let saved: SavedReview = unseal(bytes)?;
    let board = BoardSpec::from_str(&saved.board).map_err(Unreadable::damaged)?;
    let geometry = board.geometry();
    let moves: Result<Vec<Move>, Unreadable> =
        saved.moves.split_whitespace().map(|name| move_named(geometry, name)).collect();
    let judged: Result<Vec<_>, Unreadable> =
        saved.judged.iter().map(|saved| Ok((saved.after, read_judged(geometry, saved)?))).collect();
    Ok(KeptReview {
        game: GameId::from_str(&saved.game).map_err(Unreadable::damaged)?,
        board,
        moves: moves?,
        judged: judged?,
    })
}

fn read_judged(geometry: &Geometry, saved: &SavedJudged) -> Result<Judged, Unreadable> {
    let cell = |name| {
        geometry.cell_named(name).ok_or_else(|| Unreadable::damaged(format!("no cell {name}")))
    };
    let line: Result<Vec<Cell>, Unreadable> = saved.line.split_whitespace().map(cell).collect();
    let line = line?;
    let best = line.first().copied().ok_or_else(|| Unreadable::damaged("no best placement"))?;
    let chance = Chance::new(saved.red).ok_or_else(|| Unreadable::damaged("more than certain"))?;
    Ok(Judged { best, chance, line, wins_this_turn: saved.wins })
}
