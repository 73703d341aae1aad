//! A game read from text: strict about what was played, kind about how it is written.

use std::str::FromStr;

use super::{
    Found, ReadGame, ReadTrouble, Reason, Refused,
    abstract_play::{self, Notation},
    write::name_of,
};
use crate::{
    app::{game_setup::Seat, moment::Date, summary::GameEnd, terms::tidy_name},
    engine::{
        board::{BoardSpec, Cell, CellSet},
        level::Level,
        rules::{GameRecord, Move, Played, Player, Position},
    },
};

/// Longer than any game of ours by far.
const LONGEST: usize = 1 << 20;

/// Reads the game or the position that a text holds: our own records, those of Abstract Play, short codes.
/// What a messenger adds (greetings, quotation marks, blank lines) does no harm.
///
/// # Errors
/// What is wrong first, with the game up to there.
pub fn read(text: &str) -> Result<Found, Refused> {
    let refused = |trouble| Refused { trouble, line: 1, up_to: None };
    if text.len() > LONGEST {
        return Err(refused(ReadTrouble::TooLong));
    }
    if let Some(file) = abstract_play::text_of_file(text) {
        return read_record(&file, Notation::AbstractPlay);
    }
    let own = read_record(text, Notation::Ours);
    match &own {
        // A bare list of moves may be in either notation: they look alike.
        Err(Refused { trouble: ReadTrouble::Move { .. }, .. }) if !names_players(text) => {
            read_record(text, Notation::AbstractPlay).or(own)
        }
        Err(Refused { trouble: ReadTrouble::Nothing, .. }) => {
            position_in(text).unwrap_or(Err(refused(ReadTrouble::Nothing)))
        }
        _ => own,
    }
}

fn names_players(text: &str) -> bool {
    text.split_whitespace().any(|word| player_of(word).is_some())
}

/// The first word that looks like the short code of a position.
fn position_in(text: &str) -> Option<Result<Found, Refused>> {
    let is_code = |word: &&str| {
        let word = word.to_ascii_lowercase();
        (word.starts_with("hex") || word.starts_with("square")) && word.matches('.').count() > 2
    };
    for (number, line) in (1..).zip(text.lines()) {
        let clean = line.replace(|c: char| !c.is_ascii_alphanumeric() && !".-".contains(c), " ");
        let Some(code) = clean.split_whitespace().find(is_code) else { continue };
        let found = Position::from_str(code.trim_end_matches('.'));
        return Some(found.map(|position| Found::Position(Box::new(position))).map_err(|error| {
            let trouble = ReadTrouble::Position(error.to_string());
            Refused { trouble, line: number, up_to: None }
        }));
    }
    None
}

fn read_record(text: &str, notation: Notation) -> Result<Found, Refused> {
    let mut reader = Reader::new(notation);
    for (line, content) in (1..).zip(text.lines()) {
        if let Err(trouble) = reader.line(content) {
            // Without a board, or another beginning, that was understood there is no game to go on with.
            let is_begun = !matches!(trouble, ReadTrouble::Header(..) | ReadTrouble::Position(_));
            let up_to = reader.found().filter(|_| is_begun).map(Box::new);
            return Err(Refused { trouble, line, up_to });
        }
    }
    let nothing = Refused { trouble: ReadTrouble::Nothing, line: 1, up_to: None };
    reader.found().ok_or(nothing)
}

/// What has been read so far.
struct Reader {
    notation: Notation,
    game: ReadGame,
    /// A line said that this is a record, or on which board.
    is_told: bool,
    /// Number of the turn of the last move, and whose it was.
    turn: u32,
    last: Option<Player>,
    end: Option<GameEnd>,
}

impl Reader {
    fn new(notation: Notation) -> Reader {
        let game = ReadGame {
            title: String::new(),
            record: GameRecord::new(BoardSpec::HEX_7),
            seats: [Seat::Person; 2],
            names: Default::default(),
            swap: false,
            date: None,
            end: None,
        };
        Reader { notation, game, is_told: false, turn: 0, last: None, end: None }
    }

    /// The game, if there is one.
    fn found(&self) -> Option<Found> {
        if !self.is_told && self.game.record.moves().is_empty() {
            return None;
        }
        let mut game = self.game.clone();
        let is_running = game.record.position().player_to_move().is_some();
        // How a game ended that its moves do not end is told; else the moves know best.
        game.end = self.end.filter(|_| is_running);
        game.swap |= game.record.has_swap();
        Some(Found::Game(Box::new(game)))
    }

    fn line(&mut self, line: &str) -> Result<(), ReadTrouble> {
        let line = without_ornaments(line);
        if line.is_empty() {
            return Ok(());
        }
        if self.game.record.moves().is_empty()
            && let Some((name, value)) = line.split_once(':')
            && self.header(name.trim(), value.trim())?
        {
            return Ok(());
        }
        if line.eq_ignore_ascii_case("oust") {
            self.is_told = true;
            return Ok(());
        }
        self.turn_line(&line)
    }

    /// Reads a line before the moves; says whether it was one that counts.
    fn header(&mut self, name: &str, value: &str) -> Result<bool, ReadTrouble> {
        let wrong = |name| ReadTrouble::Header(name, value.chars().take(40).collect());
        match name.to_ascii_lowercase().as_str() {
            "board" => {
                let spec = BoardSpec::from_str(value).map_err(|_| wrong("Board"))?;
                self.game.record = GameRecord::new(spec);
                self.is_told = true;
            }
            "title" => self.game.title = tidy_name(value),
            "red" => self.player(Player::Red, value),
            "blue" => self.player(Player::Blue, value),
            "rules" => self.game.swap = value.to_ascii_lowercase().contains("swap"),
            "head start" => self.head_start(value).ok_or_else(|| wrong("Head start"))?,
            "start" => {
                let start = Position::from_str(value);
                let start = start.map_err(|error| ReadTrouble::Position(error.to_string()))?;
                self.game.record = GameRecord::starting_from(start);
                self.is_told = true;
            }
            "date" => self.game.date = date_of(value),
            "result" => self.end = end_of(value),
            "notation" if value.to_ascii_lowercase().contains("abstract") => {
                self.notation = Notation::AbstractPlay;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn player(&mut self, player: Player, value: &str) {
        let level = value.strip_prefix("level ").and_then(|number| number.trim().parse().ok());
        match level.and_then(Level::new) {
            Some(level) => self.game.seats[player.index()] = Seat::Computer(level),
            None => self.game.names[player.index()] = tidy_name(value),
        }
    }

    fn head_start(&mut self, value: &str) -> Option<()> {
        let spec = self.game.record.spec();
        let words = value.split([' ', ',']).filter(|word| !word.is_empty());
        let stones: Option<CellSet> = words.map(|word| self.cell(word)).collect();
        let start = Position::with_head_start(spec, stones?).ok()?;
        self.game.record = GameRecord::starting_from(start);
        Some(())
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        self.notation.cell_named(self.game.record.spec(), name)
    }

    /// Reads the moves on a line. A line that holds none is somebody's words.
    fn turn_line(&mut self, line: &str) -> Result<(), ReadTrouble> {
        let words: Vec<&str> =
            line.split([' ', ',', '\t']).filter(|word| !word.is_empty()).collect();
        let starts_with_number = words.first().is_some_and(|word| number_of(word).is_some());
        let is_moves = words.iter().any(|word| is_move(word))
            && words.iter().all(|word| is_move(word) || is_label(word));
        if !(is_moves || starts_with_number && self.turn > 0) {
            return Ok(());
        }
        let mut number = None;
        for word in words {
            if let Some(said) = number_of(word) {
                number = Some(said);
            } else if let Some(player) = player_of(word) {
                self.check_label(word, player, number.take())?;
            } else {
                self.check_number(word, number.take())?;
                self.play(word)?;
            }
        }
        Ok(())
    }

    /// Whose move is next, and the number of the turn it belongs to.
    fn due(&self) -> (Player, u32) {
        let position = self.game.record.position();
        let last_player = self.last.unwrap_or(Player::Red);
        let player = position.player_to_move().unwrap_or(last_player);
        let goes_on = position.is_in_chain() && self.last == Some(player);
        (player, if goes_on { self.turn } else { self.turn + 1 })
    }

    fn wrong(&self, word: &str, reason: Reason) -> ReadTrouble {
        let (player, turn) = self.due();
        ReadTrouble::Move { turn, player, text: word.chars().take(40).collect(), reason }
    }

    fn check_label(
        &mut self,
        word: &str,
        said: Player,
        number: Option<u32>,
    ) -> Result<(), ReadTrouble> {
        self.pass_where_due(said);
        self.check_number(word, number)?;
        match self.due() {
            (due, _) if due == said => Ok(()),
            _ => Err(self.wrong(name_of(said), Reason::Player)),
        }
    }

    fn check_number(&self, word: &str, said: Option<u32>) -> Result<(), ReadTrouble> {
        let (_, due) = self.due();
        match said {
            // Others number the turns of both players together.
            Some(said) if self.notation == Notation::Ours && said != due => {
                Err(self.wrong(word, Reason::Number { due }))
            }
            _ => Ok(()),
        }
    }

    /// A pass that the text leaves out, as the other player is named next.
    fn pass_where_due(&mut self, next: Player) {
        let is_others = self.due().0 != next;
        if is_others && self.game.record.position().must_pass() {
            self.push(Move::Pass).expect("must_pass says that a pass is legal");
        }
    }

    fn play(&mut self, word: &str) -> Result<(), ReadTrouble> {
        let lower = word.to_ascii_lowercase();
        let (name, takes) = match lower.split_once('x') {
            Some((name, count)) => (name, Some(count)),
            None => (lower.as_str(), None),
        };
        let mv = match name {
            "pass" => Move::Pass,
            "swap" => Move::Swap,
            _ if !is_move(word) => return Err(self.wrong(word, Reason::NotAMove)),
            _ => match self.cell(name) {
                Some(cell) => Move::Place(cell),
                None => return Err(self.wrong(word, Reason::NoSuchCell)),
            },
        };
        if matches!(mv, Move::Place(_)) && self.game.record.position().must_pass() {
            self.push(Move::Pass).expect("must_pass says that a pass is legal");
        }
        if let (Move::Place(cell), Some(said)) = (mv, takes) {
            let position = self.game.record.position();
            let takes = position.captures_of(cell).len() as u16;
            let is_so = if said.is_empty() { takes > 0 } else { said.parse() == Ok(takes) };
            if position.check(mv).is_ok() && !is_so {
                return Err(self.wrong(word, Reason::Captures { takes }));
            }
        }
        self.push(mv).map(drop).map_err(|reason| self.wrong(word, Reason::Illegal(reason)))
    }

    fn push(&mut self, mv: Move) -> Result<Played, crate::engine::rules::IllegalMove> {
        let (player, turn) = self.due();
        let played = self.game.record.push(mv)?;
        self.turn = turn;
        self.last = if mv == Move::Swap { None } else { Some(player) };
        Ok(played)
    }
}

/// The line without comments, quotation marks, and what messengers put around and within it.
fn without_ornaments(line: &str) -> String {
    let line = line.split('#').next().unwrap_or_default();
    let mut depth = 0_u32;
    let mut clean = String::new();
    for c in line.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '`' | '*' => {}
            _ if c.is_whitespace() => clean.push(' '),
            _ => clean.push(c),
        }
    }
    clean.trim_start_matches(['>', ' ', '|']).trim_end().to_owned()
}

/// The number of a turn: `12`, `12.`, `12)`.
fn number_of(word: &str) -> Option<u32> {
    let digits = word.trim_end_matches(['.', ')', ':']);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    // A number too large to count is no turn's; it is refused as a wrong one.
    Some(digits.parse().unwrap_or(u32::MAX))
}

fn player_of(word: &str) -> Option<Player> {
    let word = word.trim_end_matches(':');
    Player::BOTH.into_iter().find(|&player| word.eq_ignore_ascii_case(name_of(player)))
}

fn is_label(word: &str) -> bool {
    number_of(word).is_some() || player_of(word).is_some()
}

/// Whether a word has the form of a move: `d4`, `d4x2`, `pass`, `swap`.
fn is_move(word: &str) -> bool {
    let word = word.to_ascii_lowercase();
    if word == "pass" || word == "swap" {
        return true;
    }
    let (cell, takes) = word.split_once('x').unwrap_or((&word, ""));
    let number = cell.strip_prefix(|c: char| c.is_ascii_lowercase()).unwrap_or_default();
    let is_number = |text: &str| text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    !number.is_empty() && is_number(number) && is_number(takes)
}

/// Whether a word has the form of a cell's name.
pub(super) fn has_form_of_cell(word: &str) -> bool {
    is_move(word)
        && !word.contains('x')
        && word.len() < 5
        && word.ends_with(|c: char| c.is_ascii_digit())
}

/// `2026-11-30`.
fn date_of(value: &str) -> Option<Date> {
    let mut parts = value.split('-').map(|part| part.trim().parse::<u64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    Date::of_day(year, month, day)
}

/// How a game ended that its moves do not end: somebody resigned, or ran out of time.
fn end_of(value: &str) -> Option<GameEnd> {
    let value = value.to_ascii_lowercase();
    let (winner, how) = value.split_once(" wins")?;
    let loser = player_of(winner)?.opponent();
    match how {
        _ if how.contains("resign") => Some(GameEnd::Resigned(loser)),
        _ if how.contains("time") => Some(GameEnd::OutOfTime(loser)),
        _ => None,
    }
}
