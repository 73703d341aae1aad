//! What a task asks for, and whether what was placed is it.

use crate::{
    app::{
        course::Step,
        dangers::{MOST_PLACEMENTS, capturable_this_turn},
        game::Game,
        sentence::Sentence,
    },
    engine::{
        board::{Cell, CellSet},
        rules::{IllegalMove, Move, Player, Position},
    },
};

/// What a task asks of the learner, who plays the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The right one of these numbers.
    Number {
        /// What can be answered.
        choices: &'static [u16],
        /// The right answer.
        answer: u16,
    },
    /// Any non-capturing placement.
    Seed,
    /// A non-capturing placement diagonally beside an own stone.
    SeedDiagonally,
    /// A seed on one of these cells: the enemy can take it, and whatever takes it is lost then.
    Bait(&'static [&'static str]),
    /// A non-capturing placement that touches an enemy stone.
    SeedBesideEnemy,
    /// A seed that the enemy cannot capture in the next turn.
    SafeSeed,
    /// A turn after which the enemy cannot capture anything.
    SafeTurn,
    /// One placement that captures so many stones or more.
    Capture(u16),
    /// Refused taps, one for each of these obstacles.
    Refusals(&'static [Obstacle]),
    /// A whole turn with so many captures or more, and the seed that ends it.
    Turn(u16),
    /// So many captures in one turn.
    Chain(u16),
    /// A placement after which somebody has none and passes.
    Pass,
    /// The last enemy stone.
    Win,
}

/// Why a placement is refused, as lessons tell it apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// Joins without touching an enemy.
    NothingToCapture,
    /// An enemy group is not smaller.
    TooLarge,
}

/// What is said of a task so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judgement {
    /// It can still be done from here.
    Open,
    /// It is done.
    Done,
    /// It cannot be done any more, for this reason.
    Failed(Sentence),
}

impl Obstacle {
    /// The obstacle that a refusal is about.
    pub fn of(reason: IllegalMove) -> Option<Obstacle> {
        match reason {
            IllegalMove::JoinsWithoutCapture { .. } => Some(Obstacle::NothingToCapture),
            IllegalMove::EnemyGroupNotSmaller { .. } => Some(Obstacle::TooLarge),
            _ => None,
        }
    }
}

impl Goal {
    /// Whether this refusal is one of those that the task is about.
    pub fn is_met_by(self, reason: IllegalMove) -> bool {
        match self {
            Goal::Refusals(wanted) => Obstacle::of(reason).is_some_and(|it| wanted.contains(&it)),
            _ => false,
        }
    }

    /// Judges what was placed since the start of the task.
    pub fn judge(self, game: &Game) -> Judgement {
        let steps = game.course().steps();
        let Some(first) = steps.first() else { return Judgement::Open };
        let turn = Turn::of(game, first.player);
        match self {
            Goal::Number { .. } | Goal::Refusals(_) => Judgement::Open,
            Goal::Seed => turn.seed(|_| true, "wrong-captured"),
            Goal::SeedDiagonally => turn.seed(
                |cell| touches_own_diagonally(game.position(), turn.player, cell),
                "wrong-not-diagonal",
            ),
            Goal::Bait(names) => turn.bait(game.position(), names),
            Goal::SeedBesideEnemy => {
                turn.seed(|cell| touches_enemy(game.position(), cell), "wrong-touches-no-enemy")
            }
            Goal::SafeSeed => turn.seed(
                |cell| !capturable_this_turn(game.position(), MOST_PLACEMENTS).contains(cell),
                "wrong-unsafe",
            ),
            Goal::SafeTurn => turn.safe(game.position()),
            Goal::Capture(least) => match first.captured.len() {
                0 => failed("wrong-captures-nothing"),
                count if count < usize::from(least) => failed("wrong-takes-too-few"),
                _ => Judgement::Done,
            },
            Goal::Turn(least) => turn.chain(least, false),
            Goal::Chain(least) => turn.chain(least, true),
            Goal::Pass => match steps.iter().any(|step| step.mv == Move::Pass) {
                true => Judgement::Done,
                false if turn.is_over => failed("wrong-nobody-passes"),
                false => Judgement::Open,
            },
            Goal::Win => match game.winner() {
                Some(winner) if winner == turn.player => Judgement::Done,
                _ if turn.is_over => failed("wrong-stones-left"),
                _ => turn.open_while_capturing(game.position()),
            },
        }
    }
}

/// The learner's turn so far.
struct Turn<'a> {
    player: Player,
    steps: &'a [Step],
    /// Captures in it.
    captures: u16,
    /// The other player is to move, or nobody.
    is_over: bool,
    /// No capture is left to go on with.
    is_stuck: bool,
}

impl Turn<'_> {
    fn of(game: &Game, player: Player) -> Turn<'_> {
        let steps = game.course().steps();
        let captures = steps.iter().filter(|step| !step.captured.is_empty()).count() as u16;
        let is_over =
            game.player_to_move() != Some(player) || steps.iter().any(|step| step.mv == Move::Pass);
        let is_stuck = game.position().capturing_placements().is_empty();
        Turn { player, steps, captures, is_over, is_stuck }
    }

    /// The cell of the last placement.
    fn last(&self) -> Option<Cell> {
        self.steps.iter().rev().find_map(Step::placed)
    }

    /// Judges the seed that ends the turn; before it nothing may be captured.
    fn seed(&self, is_good: impl Fn(Cell) -> bool, wrong: &'static str) -> Judgement {
        match self.last() {
            _ if self.captures > 0 => failed("wrong-captured"),
            Some(cell) if is_good(cell) => Judgement::Done,
            _ => failed(wrong),
        }
    }

    /// Judges a bait: a seed that cannot be taken is none, and from some others the enemy gets away.
    fn bait(&self, after: &Position, names: &[&str]) -> Judgement {
        let is_meant = |cell| names.contains(&after.geometry().name(cell).as_str());
        let can_be_taken = |cell| capturable_this_turn(after, MOST_PLACEMENTS).contains(cell);
        let wrong = match self.last().is_some_and(can_be_taken) {
            true => "wrong-bait-gets-away",
            false => "wrong-no-bait",
        };
        self.seed(is_meant, wrong)
    }

    fn safe(&self, after: &Position) -> Judgement {
        if !self.is_over {
            return Judgement::Open;
        }
        match capturable_this_turn(after, MOST_PLACEMENTS).is_empty() {
            true => Judgement::Done,
            false => failed("wrong-something-capturable"),
        }
    }

    fn chain(&self, least: u16, is_enough_at_once: bool) -> Judgement {
        match self.captures >= least {
            true if is_enough_at_once || self.is_over => Judgement::Done,
            true => Judgement::Open,
            false if self.is_over && self.captures == 0 => failed("wrong-captures-nothing"),
            false if self.is_over => failed("wrong-chain-ended"),
            false if self.is_stuck => failed("wrong-no-more-captures"),
            false => Judgement::Open,
        }
    }

    fn open_while_capturing(&self, position: &Position) -> Judgement {
        match position.capturing_placements().is_empty() {
            true => failed("wrong-no-more-captures"),
            false => Judgement::Open,
        }
    }
}

fn failed(key: &'static str) -> Judgement {
    Judgement::Failed(Sentence::new(key))
}

/// Whether a cell of a square board lies diagonally beside a stone of this player.
fn touches_own_diagonally(position: &Position, player: Player, cell: Cell) -> bool {
    let geometry = position.geometry();
    let (column, number) = geometry.coordinates(cell);
    position.stones(player).iter().any(|stone| {
        let (other_column, other_number) = geometry.coordinates(stone);
        column.abs_diff(other_column) == 1 && number.abs_diff(other_number) == 1
    })
}

/// Whether the stone on this cell touches an enemy of its player.
fn touches_enemy(position: &Position, cell: Cell) -> bool {
    let enemies: CellSet = position.enemies_touching(cell);
    !enemies.is_empty()
}
