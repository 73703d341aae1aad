//! The table of commands, and those that tell about the protocol itself.

use std::str::FromStr;

use super::{Reply, Session};
use crate::engine::rules::Player;

/// One command of the protocol.
pub(super) struct Command {
    pub(super) name: &'static str,
    /// What must follow the name, a word for each argument.
    arguments: &'static str,
    pub(super) run: fn(&mut Session, &[&str]) -> Reply,
}

/// Every command, in the order in which `list_commands` lists them.
const COMMANDS: &[Command] = &[
    command("protocol_version", "", |_, _| Ok("2".to_owned())),
    command("name", "", |_, _| Ok("Oust".to_owned())),
    command("version", "", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
    command("known_command", "COMMAND", |_, words| Ok(find(words[0]).is_some().to_string())),
    command("list_commands", "", |_, _| Ok(list_commands())),
    command("quit", "", Session::quit),
    command("boardsize", "SIDE", Session::boardsize),
    command("board", "hex|square SIDE", Session::board),
    command("clear_board", "", Session::clear_board),
    command("play", "PLAYER CELL|pass", Session::play),
    command("undo", "", Session::undo),
    command("legal", "", Session::legal),
    command("captures", "", Session::captures),
    command("to_move", "", Session::whose_move),
    command("outcome", "", Session::outcome),
    command("stones", "", Session::stones),
    command("position", "", |session, _| Ok(session.position.to_string())),
    command("setposition", "POSITION", Session::setposition),
    command("showboard", "", Session::showboard),
    command("swap", "", Session::swap),
    command("perft", "DEPTH", Session::perft),
    command("level", "NUMBER", Session::level),
    command("time_limit", "MILLISECONDS", Session::time_limit),
    command("playout_limit", "PLAYOUTS", Session::playout_limit),
    command("threads", "COUNT", Session::threads),
    command("random_seed", "NUMBER", Session::random_seed),
    command("genmove", "PLAYER", Session::genmove),
    command("reg_genmove", "PLAYER", Session::reg_genmove),
    command("hint", "", Session::hint),
    command("search_info", "", Session::search_info),
    command("winning_chain", "", Session::winning_chain),
    command("would_swap", "", Session::would_swap),
    command("bench", "SECONDS THREADS", Session::bench),
];

const fn command(
    name: &'static str,
    arguments: &'static str,
    run: fn(&mut Session, &[&str]) -> Reply,
) -> Command {
    Command { name, arguments, run }
}

impl Command {
    pub(super) fn argument_count(&self) -> usize {
        self.arguments.split_whitespace().count()
    }

    /// How the command is written.
    pub(super) fn usage(&self) -> String {
        format!("{} {}", self.name, self.arguments).trim_end().to_owned()
    }
}

/// The command of this name, in either case.
pub(super) fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.name.eq_ignore_ascii_case(name))
}

fn list_commands() -> String {
    let names: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
    names.join("\n")
}

impl Session {
    fn quit(&mut self, _: &[&str]) -> Reply {
        self.is_over = true;
        Ok(String::new())
    }
}

/// Reads a whole number, digits only.
pub(super) fn number<T: FromStr>(text: &str) -> Result<T, String> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("syntax error: expected a number, found {}", shortened(text)));
    }
    text.parse().map_err(|_| format!("the number {} is too large", shortened(text)))
}

/// Reads a player: `red`, `r`, and the names that GTP has for who places first, `black` and `b`;
/// `blue`, and `white` and `w`.
pub(super) fn player(text: &str) -> Result<Player, String> {
    match text.to_ascii_lowercase().as_str() {
        "red" | "r" | "black" | "b" => Ok(Player::Red),
        "blue" | "white" | "w" => Ok(Player::Blue),
        _ => Err(format!("syntax error: expected red or blue, found {}", shortened(text))),
    }
}

/// The first characters of a text that may be long, for a message.
pub(super) fn shortened(text: &str) -> String {
    const SHOWN: usize = 40;
    match text.char_indices().nth(SHOWN) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}...", &text[..end]),
    }
}
