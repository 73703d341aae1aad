//! One game on the board: its course, who plays, and what is going on around the next placement.

mod looking;
mod table;

use std::{ops::Range, time::Duration};

use crate::engine::{
    board::{BoardSpec, Cell},
    level::Level,
    rules::{GameRecord, Move, Outcome, Player, Position},
};

use self::table::side_at;
use super::{
    clock::Clock,
    course::{Course, Step},
    game_setup::{GameSetup, Opponent, Seat},
    hint::Hint,
    mistake::Mistake,
    moment::{Date, Moment},
    playback::Playback,
    snapshot::{GameId, GameStart, Snapshot},
    status::Refusal,
    summary::Forfeit,
    terms::{Origin, Terms},
    thinking::Thinking,
};

/// So long a second tap on the cell just placed on is an accident.
pub const ECHO: Duration = Duration::from_millis(150);

/// One game, running or over.
#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    id: GameId,
    start: GameStart,
    /// Who began as Red and as Blue.
    seats: [Seat; 2],
    terms: Terms,
    course: Course,
    forfeit: Option<Forfeit>,
    pub(super) pending: Option<Cell>,
    pub(super) answer: Option<Answer>,
    pub(super) thinking: Option<Thinking>,
    /// The rest of the computer's turn is shown without waiting.
    pub(super) is_hurried: bool,
    pub(super) hint: Option<Hint>,
    pub(super) playback: Option<Playback>,
    pub(super) focus: Option<Cell>,
    /// The cell a person placed on last, and when.
    just_placed: Option<(Cell, Moment)>,
    /// What the teacher saw in the person's last placement, and at which move.
    mistake: Option<Mistake>,
    taught_at: usize,
    /// Searches asked for, so that each has its own random seed.
    search_count: u64,
    /// Its end has been noted in the statistics.
    pub(super) is_counted: bool,
}

/// What the person is told about the last tap or the cell asked about, until the next tap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The rules refuse the placement.
    Refused(Refusal),
    /// The computer is to move.
    ComputerToMove,
    /// This cell is explained.
    Explained(Cell),
}

impl Game {
    /// A new game.
    pub fn new(setup: &GameSetup, start: GameStart) -> Game {
        let seats = setup.seats(start);
        let clock = setup.clock.filter(|_| setup.opponent == Opponent::Friend).map(Clock::new);
        let terms = Terms { swap: setup.may_swap(), clock, ..Terms::default() };
        Game::begin(setup.record(), seats, terms, start)
    }

    /// A game that begins with this record, all of which counts, and these seats, by [`Player::index`].
    pub fn begin(record: GameRecord, seats: [Seat; 2], terms: Terms, start: GameStart) -> Game {
        let (id, cursor, forfeit) = (start.id(), record.moves().len(), None);
        Game::restore(Snapshot { id, start, seats, terms, record, cursor, forfeit })
    }

    /// A new game like this one, colors exchanged; but a head start stays with who had it.
    pub fn rematch(&self, start: GameStart) -> Game {
        let record = GameRecord::starting_from(self.course.record().start().clone());
        let players = match record.head_start() {
            Some(_) => Player::BOTH,
            None => Player::BOTH.map(Player::opponent),
        };
        let is_whole = record.starts_empty() || record.head_start().is_some();
        let terms = Terms {
            title: String::new(),
            names: players.map(|player| self.name(player).to_owned()),
            swap: self.terms.swap,
            clock: self
                .terms
                .clock
                .map(|clock| Clock::new(players.map(|player| clock.rules[self.side_of(player)]))),
            origin: if is_whole { Origin::Here } else { Origin::Trial },
            comments: Vec::new(),
        };
        Game::begin(record, players.map(|player| self.seat(player)), terms, start)
    }

    /// An exercise that begins with this position: a person plays the player to move.
    pub fn exercise(start: Position) -> Game {
        let mut seats = [Seat::Computer(Level::ALL[0]); 2];
        seats[start.player_to_move().unwrap_or(Player::Red).index()] = Seat::Person;
        let record = GameRecord::starting_from(start);
        let start = GameStart { rng_seed: 0, date: Date::default() };
        let (id, cursor, forfeit) = (start.id(), 0, None);
        let terms = Terms::default();
        Game::restore(Snapshot { id, start, seats, terms, record, cursor, forfeit })
    }

    /// A game that was kept.
    pub fn restore(snapshot: Snapshot) -> Game {
        Game {
            id: snapshot.id,
            start: snapshot.start,
            seats: snapshot.seats,
            terms: snapshot.terms,
            course: Course::restore(snapshot.record, snapshot.cursor),
            forfeit: snapshot.forfeit,
            pending: None,
            answer: None,
            thinking: None,
            is_hurried: false,
            hint: None,
            playback: None,
            focus: None,
            just_placed: None,
            mistake: None,
            taught_at: 0,
            search_count: 0,
            is_counted: false,
        }
    }

    /// What is to be kept of the game.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            id: self.id,
            start: self.start,
            seats: self.seats,
            terms: Terms { clock: self.terms.clock.map(Clock::at_rest), ..self.terms.clone() },
            record: self.course.record().clone(),
            cursor: self.course.cursor(),
            forfeit: self.forfeit,
        }
    }

    /// Names the game.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The board.
    pub fn board(&self) -> BoardSpec {
        self.course.board()
    }

    /// The moves and how many of them count.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The position that the next placement is for.
    pub fn position(&self) -> &Position {
        self.course.position()
    }

    /// How many moves the board shows: all that count, but while a turn is shown again.
    pub fn shown_len(&self) -> usize {
        self.playback.map_or(self.course.cursor(), |playback| playback.shown)
    }

    /// The position that the board shows.
    pub fn shown_position(&self) -> Position {
        self.course.position_at(self.shown_len())
    }

    /// Who plays this color.
    pub fn seat(&self, player: Player) -> Seat {
        self.seats[self.side_of(player)]
    }

    /// Who plays Red and Blue now, by [`Player::index`].
    pub fn seats(&self) -> [Seat; 2] {
        Player::BOTH.map(|player| self.seat(player))
    }

    /// The color of the one person who plays against the computer.
    pub fn lone_person(&self) -> Option<Player> {
        match self.seats() {
            [Seat::Person, Seat::Computer(_)] => Some(Player::Red),
            [Seat::Computer(_), Seat::Person] => Some(Player::Blue),
            _ => None,
        }
    }

    /// Whose move is next; none when the game is over.
    pub fn player_to_move(&self) -> Option<Player> {
        self.position().player_to_move().filter(|_| self.forfeit.is_none())
    }

    /// Who is to move, if a person is.
    pub fn person_to_move(&self) -> Option<Player> {
        self.player_to_move().filter(|&player| self.seat(player) == Seat::Person)
    }

    /// Whether a person is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.person_to_move().is_some()
    }

    /// Whether nothing can be placed any more.
    pub fn is_over(&self) -> bool {
        self.player_to_move().is_none()
    }

    /// Whether leaving the game for a new one would lose something.
    pub fn is_running(&self) -> bool {
        !self.is_over() && self.course.cursor() > 0
    }

    /// Who won, by capture or because the other gave up.
    pub fn winner(&self) -> Option<Player> {
        match (self.forfeit, self.position().outcome()) {
            (Some(forfeit), _) => Some(forfeit.loser().opponent()),
            (None, Some(Outcome::Won(player))) => Some(player),
            (None, Some(Outcome::Deadlock) | None) => None,
        }
    }

    /// Who resigned or ran out of time.
    pub fn forfeit(&self) -> Option<Forfeit> {
        self.forfeit
    }

    /// The cell of the pending stone.
    pub fn pending(&self) -> Option<Cell> {
        self.pending
    }

    /// What the person is told about the last tap.
    pub fn answer(&self) -> Option<Answer> {
        self.answer
    }

    /// The hint asked for.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// The computer's next placement.
    pub fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    /// The turn being shown again.
    pub fn playback(&self) -> Option<Playback> {
        self.playback
    }

    /// The cell with the keyboard focus: the one in the middle until another one has it.
    pub fn focus(&self) -> Cell {
        let middle = || {
            let geometry = self.board().geometry();
            geometry.cell(geometry.cell_count() / 2).expect("the middle of all is one of them")
        };
        self.focus.unwrap_or_else(middle)
    }

    /// Whether undo would take a placement (or a resignation) back.
    pub fn can_undo(&self) -> bool {
        match self.forfeit {
            Some(Forfeit::OutOfTime(_)) => false,
            Some(Forfeit::Resigned(_)) => true,
            None => self.undo_point().is_some(),
        }
    }

    /// Whether redo would bring something back.
    pub fn can_redo(&self) -> bool {
        self.forfeit.is_none() && self.redo_point().is_some()
    }

    /// The moves of the other side's last turn, on a person's turn.
    pub fn last_turn_to_show(&self) -> Option<Range<usize>> {
        let other = self.person_to_move()?.opponent();
        let is_others = |step: &Step| step.placed().is_some() && step.player == other;
        let last = self.course.steps().iter().rposition(is_others)?;
        Some(self.course.turn_before(last + 1))
    }

    /// The moves of the turn that won.
    pub fn winning_chain(&self) -> Option<Range<usize>> {
        let is_won = matches!(self.position().outcome(), Some(Outcome::Won(_)));
        is_won.then(|| self.course.turn_before(self.course.cursor()))
    }

    /// Whether a tap now on this cell is the echo of the tap that placed a stone there.
    pub(super) fn is_echo(&self, cell: Cell, at: Moment) -> bool {
        self.just_placed.is_some_and(|(placed, then)| placed == cell && at.since(then) < ECHO)
    }

    /// Why the player to move may not place there, if so.
    pub(super) fn refusal(&self, cell: Cell) -> Option<Refusal> {
        let player = self.player_to_move()?;
        let reason = self.position().check(Move::Place(cell)).err()?;
        Some(Refusal { cell, reason, player })
    }

    /// Takes the pending stone back; says whether there was one.
    pub(super) fn take_pending_back(&mut self) -> bool {
        self.pending.take().is_some()
    }

    /// Places a stone of the person who is to move, who tapped at this moment.
    pub(super) fn place_by_person(&mut self, cell: Cell, at: Moment) -> Option<Step> {
        let step = self.place(cell)?;
        self.just_placed = Some((cell, at));
        Some(step)
    }

    /// Places a stone of the player to move, with the passes that follow; nothing happens when
    /// that is not legal.
    pub(super) fn place(&mut self, cell: Cell) -> Option<Step> {
        if self.is_over() {
            return None;
        }
        let before = self.course.cursor();
        let step = self.course.place(cell).ok()?;
        self.terms.forget_comments_after(before);
        self.finish(before);
        Some(step)
    }

    /// The player to move takes the first player's place; nothing happens when that is not possible.
    pub(super) fn swap(&mut self) -> Option<Step> {
        if !self.can_swap() {
            return None;
        }
        let step = self.course.swap().ok()?;
        self.terms.forget_comments_after(1);
        self.just_placed = None;
        self.finish(1);
        Some(step)
    }

    /// What follows from the chosen move at this place, just made or brought back.
    fn finish(&mut self, at: usize) {
        if let Some((side, clock)) = self.side_done(at) {
            clock.finish_turn(side);
        }
        self.forget_the_moment();
    }

    /// The side whose turn the chosen move at this place, the last one on the board, has finished, and the
    /// clock, in a game with one.
    fn side_done(&mut self, at: usize) -> Option<(usize, &mut Clock)> {
        let step = self.course.steps().get(at)?;
        let goes_on = self.position().player_to_move() == Some(step.player);
        if goes_on && !step.captured.is_empty() {
            return None;
        }
        // Before the swap was made, who made it was on the other side.
        let side = side_at(&self.course, at, step.player);
        Some((side, self.terms.clock.as_mut()?))
    }

    /// Takes back the resignation, or a person's last placement with all that followed it.
    pub(super) fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.forfeit.take().is_none()
            && let Some(point) = self.undo_point()
        {
            if let Some((side, clock)) = self.side_done(point) {
                clock.take_turn_back(side);
            }
            self.course.go_to(point);
        }
        self.just_placed = None;
        self.forget_the_moment();
        true
    }

    /// Brings back what undo took.
    pub(super) fn redo(&mut self) -> bool {
        let Some(point) = self.redo_point().filter(|_| self.can_redo()) else {
            return false;
        };
        let at = self.course.cursor();
        self.course.go_to(point);
        self.just_placed = None;
        self.finish(at);
        true
    }

    /// Ends the game: the person to move resigns, or the one against whom the computer moves.
    pub(super) fn resign(&mut self) -> bool {
        let Some(player) = self.lone_person().or(self.person_to_move()) else {
            return false;
        };
        if self.is_over() {
            return false;
        }
        self.forfeit = Some(Forfeit::Resigned(player));
        self.forget_the_moment();
        true
    }

    /// What the teacher saw in the person's last placement, until the person places again.
    pub fn mistake(&self) -> Option<&Mistake> {
        self.mistake.as_ref()
    }

    /// Lets the teacher look at what the person placed.
    pub(super) fn teach(&mut self) {
        let (cursor, last) = (self.course.cursor(), self.course.steps().last());
        let by_person = last.is_none_or(|step| self.seat(step.player) == Seat::Person);
        if self.taught_at != cursor && by_person {
            self.mistake = self.lone_person().and_then(|it| Mistake::of(&self.course, it));
        }
        self.taught_at = cursor;
    }

    /// A random seed for the next search.
    pub(super) fn next_search_seed(&mut self) -> u64 {
        self.search_count += 1;
        let cursor = self.course.cursor() as u64;
        self.start.seed_for((cursor << 24) + self.search_count + 1)
    }

    fn undo_point(&self) -> Option<usize> {
        self.course.undo_point(|at, player| self.seat_at(at, player) == Seat::Person)
    }

    fn redo_point(&self) -> Option<usize> {
        self.course.redo_point(|at, player| self.seat_at(at, player) == Seat::Person)
    }

    /// Who played this color after the first `len` moves.
    fn seat_at(&self, len: usize, player: Player) -> Seat {
        self.seats[side_at(&self.course, len, player)]
    }

    /// The position changed: all that was about the old one goes.
    fn forget_the_moment(&mut self) {
        self.is_counted = false;
        self.pending = None;
        self.answer = None;
        self.thinking = None;
        self.hint = None;
        self.playback = None;
    }
}
