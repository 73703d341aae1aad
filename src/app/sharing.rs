//! A game that goes to a friend, and a friend's text that is read.

use crate::engine::rules::Move;

use super::{
    game_setup::Seat,
    picture,
    record_text::{self, Found, Refused},
    snapshot::Snapshot,
    summary::extent,
    terms::Terms,
};

/// The screen of sharing.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Sharing {
    /// What can be given away, if the screen was opened for a game.
    pub given: Option<Given>,
    /// The text to be read, as it was typed or pasted.
    pub text: String,
    /// How many texts came from the clipboard or from files.
    pub taken: u32,
    /// What that text holds, once it was read.
    pub found: Option<Result<Found, Refused>>,
    /// What came of the last thing done.
    pub news: Option<ShareNews>,
}

/// A game in every form in which it can be given away.
#[derive(Debug, Clone, PartialEq)]
pub struct Given {
    /// The whole game, readable.
    pub record: String,
    /// The short code of its position.
    pub code: String,
    /// A drawing of its position.
    pub svg: String,
    /// A name for files, without an ending.
    pub file_name: String,
}

/// What came of giving or taking, as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShareNews {
    /// It is on the clipboard.
    Copied,
    /// It is in the file.
    Saved,
    /// There is no text on the clipboard.
    NothingToPaste,
    /// The file is no text.
    NotText,
    /// The file is too large.
    TooLarge,
    /// The system refused.
    Failed,
}

/// What happens on the screen of sharing.
#[derive(Debug, Clone, PartialEq)]
pub enum ShareIntent {
    /// `share-record`, `copy-record` and the like.
    Give(Give),
    /// `paste`.
    Paste,
    /// `open-file`.
    OpenFile,
    /// The text field changed.
    Typed(String),
    /// `read-text`: reads what stands in the field.
    Read,
    /// A text came from the clipboard or a file.
    Taken(String),
    /// Something came of giving or taking.
    News(Option<ShareNews>),
    /// `take-game`: plays on with what was read.
    Accept(super::snapshot::GameStart),
    /// The game that was read, and the one among those kept that it goes on with.
    Matched(Box<Snapshot>, Option<Box<Snapshot>>),
}

/// A way to give something away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Give {
    /// The record, by the system's sheet.
    ShareRecord,
    /// The record, to the clipboard.
    CopyRecord,
    /// The record, to a file.
    SaveRecord,
    /// The code of the position, to the clipboard.
    CopyCode,
    /// The picture, by the system's sheet.
    SharePicture,
    /// The picture, as a drawing in a file.
    SaveDrawing,
}

/// No two games of the same persons begin with so many moves alike.
const UNLIKE_OTHERS: usize = 6;

/// A game that a text told, beside one that is there already.
impl Snapshot {
    /// Whether this game begins with all moves of that one, and nobody else plays it.
    pub fn goes_on_with(&self, known: &Snapshot) -> bool {
        let moves = known.moves();
        let mut names = self.terms.names.iter().zip(&known.terms.names);
        let is_same =
            |(one, other): (&String, &String)| one.is_empty() || other.is_empty() || one == other;
        names.all(is_same)
            && self.seats == known.seats
            && self.record.start() == known.record.start()
            && !moves.is_empty()
            && self.record.moves().starts_with(moves)
    }

    /// Whether this is that game of two persons, gone on with, or all of it once more. Their games may begin
    /// alike: with few moves the day must be the same.
    pub fn answers(&self, known: &Snapshot) -> bool {
        let day = |game: &Snapshot| game.start.date.civil();
        let is_the_one = known.moves().len() >= UNLIKE_OTHERS || day(known) == day(self);
        let is_open = known.end().is_none() || known.moves() == self.moves();
        self.is_of_two_persons() && is_the_one && is_open && self.goes_on_with(known)
    }

    /// How far the game has come.
    pub fn extent(&self) -> usize {
        extent(self.moves().len(), self.forfeit)
    }

    /// The moves that count.
    pub fn moves(&self) -> &[Move] {
        &self.record.moves()[..self.cursor.min(self.record.moves().len())]
    }

    /// Whether two persons play.
    pub fn is_of_two_persons(&self) -> bool {
        self.seats == [Seat::Person; 2]
    }

    /// That game with the moves of this one; it keeps its own name and all else.
    pub fn merged_into(&self, known: Snapshot) -> Snapshot {
        let is_longer = self.extent() > known.extent();
        let origin = if is_longer { self.terms.origin } else { known.terms.origin };
        let terms = Terms { origin, comments: self.terms.comments.clone(), ..known.terms };
        let (record, cursor, forfeit) = (self.record.clone(), self.cursor, self.forfeit);
        Snapshot { terms, record, cursor, forfeit, ..known }
    }
}

/// Something to be exchanged with other apps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShareEffect {
    /// Offer a text by the system's sheet.
    ShareText(String),
    /// Put a text on the clipboard.
    CopyText(String),
    /// Save a text in a file of this name, where the person says.
    SaveText(String, String),
    /// Offer a drawing as a picture of this name by the system's sheet.
    SharePicture(String, String),
    /// Read the clipboard.
    Paste,
    /// Let the person choose a file and read it.
    OpenFile,
}

impl Given {
    /// All forms of a game.
    pub fn of(game: &Snapshot) -> Given {
        let position = game.record.position_at(game.cursor);
        let last = game.moves().iter().rev().find_map(|mv| match mv {
            Move::Place(cell) => Some(*cell),
            Move::Pass | Move::Swap => None,
        });
        Given {
            record: record_text::write(game),
            code: position.to_string(),
            svg: picture::svg(&position, last),
            file_name: format!("oust-{}", record_text::date_text(game.start.date)),
        }
    }

    /// What is asked of the outside to give it away so.
    pub fn effect(&self, give: Give) -> ShareEffect {
        let file = |ending: &str| format!("{}.{ending}", self.file_name);
        match give {
            Give::ShareRecord => ShareEffect::ShareText(self.record.clone()),
            Give::CopyRecord => ShareEffect::CopyText(self.record.clone()),
            Give::SaveRecord => ShareEffect::SaveText(file("txt"), self.record.clone()),
            Give::CopyCode => ShareEffect::CopyText(self.code.clone()),
            Give::SharePicture => ShareEffect::SharePicture(file("png"), self.svg.clone()),
            Give::SaveDrawing => ShareEffect::SaveText(file("svg"), self.svg.clone()),
        }
    }
}
