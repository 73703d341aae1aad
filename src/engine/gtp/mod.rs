//! The engine's text protocol, so that other programs can play against it and measure it.
//!
//! It is GTP version 2, the convention of the Go, Hex and Havannah programs: one command a line,
//! `[id] name arguments`; one answer each, `=[id] text` or `?[id] error`, and an empty line.
//! `list_commands` lists the commands. An error changes nothing, and nothing that can stand on a
//! line stops the program.
//!
//! ```
//! use oust::engine::gtp::Session;
//!
//! let mut session = Session::new();
//! let answer = |line: &str, session: &mut Session| session.answer(line.as_bytes());
//! assert_eq!(answer("boardsize 3", &mut session).as_deref(), Some("= \n\n"));
//! assert_eq!(answer("7 play red c3", &mut session).as_deref(), Some("=7 \n\n"));
//! assert_eq!(
//!     answer("play blue c3", &mut session).as_deref(),
//!     Some("? illegal placement: occupied\n\n"),
//! );
//! ```

mod bench;
mod board_commands;
mod choosing;
mod commands;
mod line;

use std::io::{self, BufRead, Write};

use line::{BadLine, Request};

use crate::engine::board::BoardSpec;
use crate::engine::rules::{Move, Position};
use crate::engine::search::SearchRng;

/// Everything the program remembers from one command to the next.
pub struct Session {
    /// Where the game began: the empty board, or what `setposition` described.
    start: Position,
    moves: Vec<Move>,
    /// The position after all moves.
    position: Position,
    /// How many moves had been made when the players exchanged seats.
    swapped_after: Option<usize>,
    choosing: choosing::Choosing,
    rng: SearchRng,
    is_over: bool,
}

/// What a command answers: a text, or why not.
type Reply = Result<String, String>;

impl Session {
    /// An empty board of side 7, level 6.
    pub fn new() -> Session {
        let start = Position::new(BoardSpec::HEX_7);
        Session {
            position: start.clone(),
            start,
            moves: Vec::new(),
            swapped_after: None,
            choosing: choosing::Choosing::default(),
            rng: SearchRng::new(accidental_number()),
            is_over: false,
        }
    }

    /// Whether `quit` was said.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Carries out one line, without its end. The answer is complete, with the empty line that
    /// ends it; `None` when the line holds no command.
    pub fn answer(&mut self, line: &[u8]) -> Option<String> {
        let (id, reply) = match line::parse(line) {
            Ok(None) => return None,
            Ok(Some(request)) => (request.id, self.carry_out(&request)),
            Err(BadLine { id, reason }) => (id, Err(reason)),
        };
        let id = id.map_or(String::new(), |id| id.to_string());
        Some(match reply {
            Ok(text) => format!("={id} {text}\n\n"),
            Err(reason) => format!("?{id} {reason}\n\n"),
        })
    }

    fn carry_out(&mut self, request: &Request) -> Reply {
        let command = commands::find(&request.name).ok_or("unknown command")?;
        let arguments: Vec<&str> = request.arguments.iter().map(String::as_str).collect();
        if arguments.len() != command.argument_count() {
            return Err(format!("syntax error: expected {}", command.usage()));
        }
        (command.run)(self, &arguments)
    }
}

impl Default for Session {
    fn default() -> Session {
        Session::new()
    }
}

/// Answers every line of the input, until it ends or says `quit`.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::new();
    let mut line = Vec::new();
    while !session.is_over() && line::read_line(&mut input, &mut line)? {
        if let Some(answer) = session.answer(&line) {
            output.write_all(answer.as_bytes())?;
            output.flush()?;
        }
    }
    Ok(())
}

/// A number that differs from run to run, for those who did not ask for a random seed.
fn accidental_number() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0)
}
