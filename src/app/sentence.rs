//! Sentences as values: a key and its arguments. The words stand in `assets/locales`.

use crate::engine::board::BoardSpec;
use crate::engine::{board::Cell, level::Level, rules::Player};

/// One sentence for a player, to be looked up in the language of the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// Key in `assets/locales`.
    pub key: &'static str,
    /// Arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number, for plurals too.
    Number(u32),
    /// A word that the sentence selects by, never shown as it is: `red`, `blue`.
    Word(&'static str),
    /// Text shown as it is: the name of a cell or of a file.
    Text(String),
}

impl Sentence {
    /// The sentence without arguments.
    pub fn new(key: &'static str) -> Sentence {
        Sentence { key, args: Vec::new() }
    }

    /// Adds a number.
    pub fn number(mut self, name: &'static str, number: impl Into<u32>) -> Sentence {
        self.args.push((name, Arg::Number(number.into())));
        self
    }

    /// Adds text that is shown as it is.
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Sentence {
        self.args.push((name, Arg::Text(text.into())));
        self
    }

    /// Adds `player`: `red` or `blue`.
    pub fn player(mut self, player: Player) -> Sentence {
        self.args.push(("player", Arg::Word(player_word(player))));
        self
    }

    /// Adds `cell`: its name, as `d4`.
    pub fn cell(self, board: BoardSpec, cell: Cell) -> Sentence {
        self.text("cell", board.geometry().name(cell))
    }

    /// Adds `level`: its number.
    pub fn level(self, level: Level) -> Sentence {
        self.number("level", level.number())
    }
}

/// `red` or `blue`.
pub fn player_word(player: Player) -> &'static str {
    match player {
        Player::Red => "red",
        Player::Blue => "blue",
    }
}

/// Writes the key with its arguments, as tests print it: `refused-joins own=3`.
impl std::fmt::Display for Sentence {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(number) => write!(out, " {name}={number}")?,
                Arg::Word(word) => write!(out, " {name}={word}")?,
                Arg::Text(text) => write!(out, " {name}={text}")?,
            }
        }
        Ok(())
    }
}
