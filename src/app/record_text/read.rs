//! A game read from text: strict about what was played, kind about how it is written.

use std::str::FromStr;

use super::{
    Found, ReadGame, ReadTrouble, Reason, Refused,
    abstract_play::{self, Notation},
    line::{Piece, pieces, plain, trim_word},
    write::name_of,
};
use crate::{
    app::{
        game_setup::Seat,
        moment::Date,
        summary::Forfeit,
        terms::{Comment, tidy_name},
    },
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
    let mut earlier: Vec<ReadGame> = Vec::new();
    let mut reader = Reader::new(notation);
    let mut began = 1;
    for (line, content) in (1..).zip(text.lines()) {
        let content = plain(content);
        if reader.has_moves() && begins_record(&content) {
            earlier.extend(reader.found());
            (reader, began) = (Reader::new(notation), line);
        }
        let Err(trouble) = reader.line(&content) else { continue };
        if let Some(first) = earlier.into_iter().next() {
            return Err(another_game(began, first));
        }
        // Without a board, or another beginning, that was understood there is no game to go on with.
        let is_begun = !matches!(trouble, ReadTrouble::Header(..) | ReadTrouble::Position(_));
        let up_to = reader.found().filter(|_| is_begun);
        return Err(Refused { trouble, line, up_to: up_to.map(|game| Box::new(game.into())) });
    }
    earlier.extend(reader.found());
    longest(earlier, began)
}

/// A friend's answer often holds what it answers to: of a game in several states the last one counts.
fn longest(games: Vec<ReadGame>, began: usize) -> Result<Found, Refused> {
    let nothing = || Refused { trouble: ReadTrouble::Nothing, line: 1, up_to: None };
    let last = games.iter().max_by_key(|game| game.record.moves().len()).ok_or_else(nothing)?;
    let is_earlier = |game: &ReadGame| {
        game.record.start() == last.record.start()
            && last.record.moves().starts_with(game.record.moves())
    };
    match games.iter().all(is_earlier) {
        true => Ok(last.clone().into()),
        false => Err(another_game(began, games[0].clone())),
    }
}

fn another_game(line: usize, first: ReadGame) -> Refused {
    let up_to = Some(Box::new(first.into()));
    Refused { trouble: ReadTrouble::AnotherGame, line, up_to }
}

/// Whether a record begins with this line.
fn begins_record(line: &str) -> bool {
    let name = line.split(':').next().map(trim_word).unwrap_or_default();
    let is_board = line.contains(':') && name.eq_ignore_ascii_case("board");
    is_board || trim_word(line).eq_ignore_ascii_case("oust")
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
    forfeit: Option<Forfeit>,
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
            forfeit: None,
            comments: Vec::new(),
        };
        Reader { notation, game, is_told: false, turn: 0, last: None, forfeit: None }
    }

    fn has_moves(&self) -> bool {
        !self.game.record.moves().is_empty()
    }

    /// The game, if there is one.
    fn found(&self) -> Option<ReadGame> {
        if !self.is_told && !self.has_moves() {
            return None;
        }
        let mut game = self.game.clone();
        let is_running = game.record.position().player_to_move().is_some();
        // Where the moves end the game they know best.
        game.forfeit = self.forfeit.filter(|_| is_running);
        game.swap |= game.record.has_swap();
        Some(game)
    }

    fn line(&mut self, line: &str) -> Result<(), ReadTrouble> {
        if !self.has_moves()
            && let Some((name, value)) = line.split_once(':')
            && self.header(trim_word(name), value.trim())?
        {
            return Ok(());
        }
        if trim_word(line).eq_ignore_ascii_case("oust") {
            self.is_told = true;
            return Ok(());
        }
        self.turn_line(&pieces(line))
    }

    /// Reads a line before the moves; says whether it was one that counts.
    fn header(&mut self, name: &str, value: &str) -> Result<bool, ReadTrouble> {
        let wrong = |name| ReadTrouble::Header(name, value.chars().take(40).collect());
        // Titles and names may hold any sign.
        let bare = trim_word(value.split(['#', '{']).next().unwrap_or_default().trim());
        match name.to_ascii_lowercase().as_str() {
            "board" => {
                let spec = board_named(bare).ok_or_else(|| wrong("Board"))?;
                self.game.record = GameRecord::new(spec);
                self.is_told = true;
            }
            "title" => self.game.title = tidy_name(value),
            "red" => self.player(Player::Red, value),
            "blue" => self.player(Player::Blue, value),
            "rules" => self.game.swap = bare.to_ascii_lowercase().contains("swap"),
            "head start" => self.head_start(bare).ok_or_else(|| wrong("Head start"))?,
            "start" => {
                let start = Position::from_str(bare);
                let start = start.map_err(|error| ReadTrouble::Position(error.to_string()))?;
                self.game.record = GameRecord::starting_from(start);
                self.is_told = true;
            }
            "date" => self.game.date = date_of(bare),
            "result" => self.forfeit = forfeit_of(bare),
            "notation" if bare.to_ascii_lowercase().contains("abstract") => {
                self.notation = Notation::AbstractPlay;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn player(&mut self, player: Player, value: &str) {
        let lower = trim_word(value).to_ascii_lowercase();
        let level = lower.strip_prefix("level ").and_then(|number| number.trim().parse().ok());
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

    /// Reads the moves on a line, and what is noted beside them. A line that holds neither is somebody's words.
    fn turn_line(&mut self, pieces: &[Piece]) -> Result<(), ReadTrouble> {
        let words = pieces.iter().filter_map(|piece| match piece {
            Piece::Word(word) => Some(word.as_str()),
            Piece::Comment(_) => None,
        });
        let words: Vec<&str> = words.collect();
        let is_moves = words.iter().any(|word| is_move(word))
            && words.iter().all(|word| is_move(word) || is_label(word));
        let is_note = words.is_empty() && (self.is_told || self.has_moves());
        if !(is_moves || is_note || self.begins_turn(&words)) {
            return Ok(());
        }
        let mut number = None;
        for piece in pieces {
            match piece {
                Piece::Comment(text) => self.note(text),
                Piece::Word(word) if number_of(word).is_some() => number = number_of(word),
                Piece::Word(word) => match player_of(word) {
                    Some(player) => self.check_label(word, player, number.take())?,
                    None => {
                        self.check_number(word, number.take())?;
                        self.play(word)?;
                    }
                },
            }
        }
        Ok(())
    }

    /// Whether a line that is not all moves is meant to be a turn: `3. Red e3 then what`, but not `5 minutes left`.
    fn begins_turn(&self, words: &[&str]) -> bool {
        let [first, second, ..] = words else { return false };
        let is_due = first.ends_with(['.', ')']) && number_of(first) == Some(self.due().1);
        let is_labeled = player_of(second).is_some() || is_move(second);
        let is_in_game = self.is_told || self.has_moves();
        is_in_game && number_of(first).is_some() && (is_due || is_labeled)
    }

    fn note(&mut self, text: &str) {
        let after = self.game.record.moves().len();
        self.game.comments.push(Comment { after, text: text.to_owned() });
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
        let is_over = self.game.record.position().outcome().is_some();
        let mv = match name {
            // There a deadlock is passed out.
            "pass" if is_over && self.notation == Notation::AbstractPlay => return Ok(()),
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

/// `hex 7`, also written `hex7` or `hex-7`.
fn board_named(text: &str) -> Option<BoardSpec> {
    let (kind, side) = text.split_at(text.find(|c: char| c.is_ascii_digit())?);
    BoardSpec::from_str(&format!("{} {side}", kind.trim_end_matches([' ', '-', '_']))).ok()
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
fn forfeit_of(value: &str) -> Option<Forfeit> {
    let value = value.to_ascii_lowercase();
    let (winner, how) = value.split_once(" wins")?;
    let loser = player_of(winner)?.opponent();
    match how {
        _ if how.contains("resign") => Some(Forfeit::Resigned(loser)),
        _ if how.contains("time") => Some(Forfeit::OutOfTime(loser)),
        _ => None,
    }
}
