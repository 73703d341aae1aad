//! What one person won and lost against the computer.

use crate::engine::{
    board::BoardSpec,
    level::Level,
    rules::{Move, Player},
};

use super::{
    course::Course,
    game_setup::Seat,
    moment::Date,
    snapshot::{GameId, Snapshot},
    state::AppState,
    terms::Origin,
};

/// So many games in a row lost against one level, and the one below is offered.
const LOSSES_TO_OFFER: usize = 3;

/// The results of finished games against the computer, the oldest first. A game counts once: when it is taken
/// back and ends again, its later end counts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    results: Vec<GameResult>,
    /// Games whose results were cleared: they do not come back when such a game is looked at again.
    cleared: Vec<GameId>,
}

/// How one game against the computer went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameResult {
    /// The game.
    pub id: GameId,
    /// When it began.
    pub began: Date,
    /// The board.
    pub board: BoardSpec,
    /// The computer's level.
    pub level: Level,
    /// What the person played at the end.
    pub color: Player,
    /// How it ended for the person.
    pub score: Score,
    /// Most captures of the person in one turn.
    pub longest_chain: u16,
    /// Most stones that one placement of the person took.
    pub largest_capture: u16,
}

/// How a game ended for the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// The person won.
    Won,
    /// The computer won.
    Lost,
    /// Neither won.
    Drawn,
}

/// Sums over some games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games played, won and lost by color, by [`Player::index`].
    pub played: [u32; 2],
    /// Those won.
    pub won: [u32; 2],
    /// Those lost.
    pub lost: [u32; 2],
}

/// All that the screen of statistics says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// Sums for each level and board that was played, by level, then board.
    pub tallies: Vec<(Level, BoardSpec, Tally)>,
    /// Sums over all.
    pub all: Tally,
    /// Most captures in one turn.
    pub longest_chain: u16,
    /// Most stones that one placement took.
    pub largest_capture: u16,
    /// Games won in a row, up to the last one.
    pub winning_streak: u32,
    /// The most games ever won in a row.
    pub best_streak: u32,
}

impl GameResult {
    /// How this game went; `None` while it runs, where not one person plays against the computer, and where the
    /// game was not played here from its beginning.
    pub fn of(game: &Snapshot) -> Option<GameResult> {
        let end = game.end().filter(|_| game.terms.origin == Origin::Here)?;
        let (color, level) = match game.by_color(&game.seats) {
            [Seat::Person, Seat::Computer(level)] => (Player::Red, level),
            [Seat::Computer(level), Seat::Person] => (Player::Blue, level),
            _ => return None,
        };
        let score = match end.winner() {
            Some(winner) if winner == color => Score::Won,
            Some(_) => Score::Lost,
            None => Score::Drawn,
        };
        let (longest_chain, largest_capture) = captures_of(game, color);
        let (id, began, board) = (game.id, game.start.date, game.record.spec());
        Some(GameResult { id, began, board, level, color, score, longest_chain, largest_capture })
    }
}

/// Most captures of a player in one turn, and most stones taken by one placement.
fn captures_of(game: &Snapshot, color: Player) -> (u16, u16) {
    let course = Course::restore(game.record.clone(), game.cursor);
    let (mut chain, mut longest, mut largest) = (0, 0, 0);
    for step in course.steps().iter().filter(|step| step.player == color) {
        let taken = step.captured.len() as u16;
        let is_capture = taken > 0 && step.mv != Move::Pass;
        chain = match (is_capture, step.within_chain) {
            (true, true) => chain + 1,
            (true, false) => 1,
            (false, _) => 0,
        };
        longest = longest.max(chain);
        largest = largest.max(taken);
    }
    (longest, largest)
}

impl Statistics {
    /// Statistics that were kept.
    pub fn restore(results: Vec<GameResult>, cleared: Vec<GameId>) -> Statistics {
        Statistics { results, cleared }
    }

    /// Games whose results were cleared.
    pub fn cleared(&self) -> &[GameId] {
        &self.cleared
    }

    /// Forgets every result, for good.
    pub(super) fn clear(&mut self) {
        self.cleared.extend(self.results.drain(..).map(|result| result.id));
    }

    /// Every result, the oldest first.
    pub fn results(&self) -> &[GameResult] {
        &self.results
    }

    /// Notes a result; says whether that changed anything.
    pub(super) fn note(&mut self, result: GameResult) -> bool {
        if self.results.contains(&result) || self.cleared.contains(&result.id) {
            return false;
        }
        self.results.retain(|other| other.id != result.id);
        self.results.push(result);
        true
    }

    /// Whether the last games were all lost against this level.
    fn is_too_strong(&self, level: Level) -> bool {
        let lost = |result: &GameResult| (result.level, result.score) == (level, Score::Lost);
        self.results.iter().rev().take_while(|result| lost(result)).count() >= LOSSES_TO_OFFER
    }

    /// Adds everything up.
    pub fn report(&self) -> Report {
        let mut report = Report::default();
        for result in &self.results {
            report.all.add(result);
            report.longest_chain = report.longest_chain.max(result.longest_chain);
            report.largest_capture = report.largest_capture.max(result.largest_capture);
            let is_won = result.score == Score::Won;
            report.winning_streak = if is_won { report.winning_streak + 1 } else { 0 };
            report.best_streak = report.best_streak.max(report.winning_streak);
            let key = (result.level, result.board);
            match report.tallies.iter_mut().find(|(level, board, _)| (*level, *board) == key) {
                Some((_, _, tally)) => tally.add(result),
                None => {
                    let mut tally = Tally::default();
                    tally.add(result);
                    report.tallies.push((key.0, key.1, tally));
                }
            }
        }
        let order = |board: BoardSpec| (!board.is_hex(), board.side());
        report.tallies.sort_by_key(|(level, board, _)| (*level, order(*board)));
        report
    }
}

/// The level to offer when the game on the board is over: the one above after a win, the one below after some
/// losses in a row.
pub fn offered_level(state: &AppState) -> Option<Level> {
    let game = state.game.as_ref().filter(|game| game.is_over())?;
    let person = game.lone_person()?;
    let Seat::Computer(level) = game.seat(person.opponent()) else { return None };
    match game.winner() {
        Some(winner) if winner == person => Level::new(level.number() + 1),
        Some(_) if state.statistics.is_too_strong(level) => Level::new(level.number() - 1),
        _ => None,
    }
}

impl Tally {
    fn add(&mut self, result: &GameResult) {
        let color = result.color.index();
        self.played[color] += 1;
        match result.score {
            Score::Won => self.won[color] += 1,
            Score::Lost => self.lost[color] += 1,
            Score::Drawn => {}
        }
    }
}
