//! The one sentence that says what is going on.

use crate::engine::{
    board::{BoardSpec, Cell},
    level::Level,
    rules::{IllegalMove, Move, Player},
};

use super::{
    game::{Answer, Game},
    game_setup::Seat,
    hint::{Hint, Reason},
    sentence::Sentence,
    state::AppState,
    summary::Forfeit,
};

/// What is going on in the game, most pressing first: an answer to the person, then the game's end,
/// then what the computer does, then whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// A tap was refused by the rules.
    Refused(Refusal),
    /// A tap came while the computer is to move.
    ComputerToMove,
    /// A cell is explained: a placement there would capture this many stones, or none.
    WouldTake {
        /// Stones captured.
        count: u16,
    },
    /// A stone is explained: it belongs to a group of this size.
    GroupOf {
        /// Its player.
        player: Player,
        /// Its number of stones.
        size: u16,
    },
    /// There is a pending stone; placing it captures this many stones, or none.
    Pending {
        /// Stones captured.
        count: u16,
    },
    /// A hint is being computed.
    HintThinking,
    /// A hint is shown.
    HintShown(Cell, Reason),
    /// A hint is shown as an area.
    HintArea,
    /// A turn is shown again.
    ShowingAgain,
    /// The game is over.
    Over(Ending),
    /// The computer thinks.
    ComputerThinks(Level),
    /// The computer captured and must place again.
    ComputerAgain(Chain),
    /// This player had no placement and passed; the other one is to move.
    Passed {
        /// Who passed.
        player: Player,
        /// Whether that ended a chain.
        within_chain: bool,
        /// Whose turn it is now.
        to_move: Whose,
    },
    /// The player captured and must place again.
    PlaceAgain(Whose, Chain),
    /// Whose turn it is, after a turn in which the other side captured.
    TurnAfter {
        /// Whose turn it is.
        to_move: Whose,
        /// What the other side captured.
        chain: Chain,
    },
    /// The colors have just been exchanged, and this is who places now.
    Swapped(Whose),
    /// Whose turn it is, who may take the first player's place instead of placing.
    MaySwap(Whose),
    /// Whose turn it is.
    Turn(Whose),
}

/// What one player captured in one turn, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    /// Whose captures they are.
    pub player: Player,
    /// Stones captured.
    pub stones: u32,
    /// Placements that captured.
    pub captures: u32,
}

/// Whose turn it is, as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The one person's who plays against the computer.
    Yours,
    /// This player's, of two persons.
    Of(Player),
    /// The computer's.
    Computers(Level),
}

/// Why a placement was refused, with what the sentence needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The cell.
    pub cell: Cell,
    /// The reason.
    pub reason: IllegalMove,
    /// The player who wanted to place there.
    pub player: Player,
}

/// How a game ended, as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The one person won against the computer, with this turn.
    YouWon(Chain),
    /// The computer won against the one person.
    YouLost(Chain),
    /// This one of two persons (or computers) won.
    Won(Chain),
    /// The one person resigned.
    YouResigned,
    /// This one of two persons resigned.
    Resigned(Player),
    /// This one of two persons ran out of time.
    OutOfTime(Player),
    /// Neither player has a placement: a draw.
    Deadlock,
}

/// What is going on in the game on the board, if there is one.
pub fn status(state: &AppState) -> Option<Status> {
    let game = state.seen_game()?;
    let answer = game.answer().and_then(|answer| status_of_answer(game, answer));
    answer
        .or_else(|| game.playback().map(|_| Status::ShowingAgain))
        .or_else(|| ending(game).map(Status::Over))
        .or_else(|| status_of_pending(game))
        .or_else(|| status_of_hint(game))
        .or_else(|| status_of_turn(game))
}

fn status_of_answer(game: &Game, answer: Answer) -> Option<Status> {
    match answer {
        Answer::Refused(refusal) => Some(Status::Refused(refusal)),
        Answer::ComputerToMove => Some(Status::ComputerToMove),
        Answer::Explained(cell) => match (game.position().stone_at(cell), game.refusal(cell)) {
            (Some(player), _) => {
                Some(Status::GroupOf { player, size: game.position().group_size(cell) })
            }
            _ if !game.is_persons_turn() => None,
            (None, Some(refusal)) => Some(Status::Refused(refusal)),
            (None, None) => Some(Status::WouldTake { count: taken_by(game, cell) }),
        },
    }
}

fn status_of_pending(game: &Game) -> Option<Status> {
    game.pending().map(|cell| Status::Pending { count: taken_by(game, cell) })
}

fn status_of_hint(game: &Game) -> Option<Status> {
    game.hint().map(|hint| match hint {
        Hint::Thinking { .. } => Status::HintThinking,
        Hint::Area { .. } => Status::HintArea,
        Hint::Shown(cell, why) => Status::HintShown(*cell, *why),
    })
}

fn status_of_turn(game: &Game) -> Option<Status> {
    let player = game.player_to_move()?;
    let to_move = match (game.seat(player), game.lone_person()) {
        (Seat::Computer(level), _) => Whose::Computers(level),
        (Seat::Person, Some(_)) => Whose::Yours,
        (Seat::Person, None) => Whose::Of(player),
    };
    let last = game.course().steps().last();
    if let Some(pass) = last.filter(|step| step.mv == Move::Pass) {
        let (player, within_chain) = (pass.player, pass.within_chain);
        return Some(Status::Passed { player, within_chain, to_move });
    }
    let is_computers = matches!(to_move, Whose::Computers(_));
    if last.is_some_and(|step| step.mv == Move::Swap) && !is_computers {
        return Some(Status::Swapped(to_move));
    }
    if game.can_swap() && game.is_persons_turn() {
        return Some(Status::MaySwap(to_move));
    }
    Some(match (to_move, latest_chain(game)) {
        (Whose::Computers(_), Some(chain)) if chain.player == player => {
            Status::ComputerAgain(chain)
        }
        (Whose::Computers(level), _) => Status::ComputerThinks(level),
        (_, Some(chain)) if chain.player == player => Status::PlaceAgain(to_move, chain),
        (_, Some(chain)) => Status::TurnAfter { to_move, chain },
        (_, None) => Status::Turn(to_move),
    })
}

/// What was captured in the turn that goes on, or in the one that ended last.
fn latest_chain(game: &Game) -> Option<Chain> {
    let course = game.course();
    let turn = &course.steps()[course.turn_before(course.cursor())];
    let captures = turn.iter().filter(|step| !step.captured.is_empty());
    let player = captures.clone().next()?.player;
    let stones = captures.clone().map(|step| step.captured.len() as u32).sum();
    Some(Chain { player, stones, captures: captures.count() as u32 })
}

fn taken_by(game: &Game, cell: Cell) -> u16 {
    game.position().captures_of(cell).len() as u16
}

/// How the game ended, if it has.
pub fn ending(game: &Game) -> Option<Ending> {
    match (game.forfeit(), game.winner(), game.lone_person()) {
        (Some(Forfeit::Resigned(player)), _, person) if person == Some(player) => {
            Some(Ending::YouResigned)
        }
        (Some(Forfeit::Resigned(player)), ..) => Some(Ending::Resigned(player)),
        (Some(Forfeit::OutOfTime(player)), ..) => Some(Ending::OutOfTime(player)),
        (None, Some(winner), person) => {
            let none = Chain { player: winner, stones: 0, captures: 0 };
            let chain = latest_chain(game).unwrap_or(none);
            Some(match person {
                Some(person) if winner == person => Ending::YouWon(chain),
                Some(_) => Ending::YouLost(chain),
                None => Ending::Won(chain),
            })
        }
        (None, None, _) => game.is_over().then_some(Ending::Deadlock),
    }
}

/// The key that the attribute `data-notice` carries: of the notice over the screen if there is one, else
/// on the game screen of the status, else nothing.
pub fn notice_key(state: &AppState) -> Option<&'static str> {
    if let Some(notice) = state.notice() {
        return Some(notice.sentence().key);
    }
    let game = state.seen_game().filter(|_| state.screen().is_board())?;
    Some(status(state)?.sentence(game.board()).key)
}

/// Keys of all sentences that this module and [`Notice`](super::Notice) can name, with the names of their
/// arguments; each must stand in every language.
pub const KEYS: &[(&str, &[&str])] = &[
    ("refused-occupied", &["cell"]),
    ("notice-review-failed", &[]),
    ("refused-joins", &["own", "groups"]),
    ("refused-not-smaller", &["player", "enemy", "own"]),
    ("refused-game-over", &[]),
    ("refused-computer-to-move", &[]),
    ("explain-places", &[]),
    ("explain-takes", &["count"]),
    ("explain-group", &["player", "size"]),
    ("pending-places", &[]),
    ("pending-takes", &["count"]),
    ("hint-thinking", &[]),
    ("hint-shown", &["cell"]),
    ("hint-wins", &["cell"]),
    ("hint-opens-chain", &["cell", "count"]),
    ("hint-takes", &["cell", "count"]),
    ("hint-safe-seed", &["cell"]),
    ("hint-area", &[]),
    ("showing-again", &[]),
    ("you-won", &["stones"]),
    ("you-lost", &["stones"]),
    ("won", &["player", "stones"]),
    ("you-resigned", &[]),
    ("resigned", &["player"]),
    ("deadlock", &[]),
    ("computer-thinks", &["level"]),
    ("computer-again", &["stones", "captures"]),
    ("computer-took", &["stones", "captures"]),
    ("took", &["player", "stones", "captures"]),
    ("passed", &["player"]),
    ("passed-within-chain", &["player"]),
    ("place-again-yours", &["stones", "captures"]),
    ("place-again", &["player", "stones", "captures"]),
    ("swapped", &[]),
    ("swapped-yours", &[]),
    ("may-swap", &["player"]),
    ("may-swap-yours", &[]),
    ("out-of-time", &["player"]),
    ("said-swapped", &[]),
    ("turn-yours", &[]),
    ("turn", &["player"]),
    ("notice-save-damaged", &["file"]),
    ("notice-save-newer", &["file"]),
    ("notice-save-unreadable", &["file"]),
    ("notice-not-saved", &[]),
    ("notice-not-saved-no-folder", &[]),
    ("notice-not-saved-disk-full", &[]),
    ("notice-computer-failed", &[]),
    ("notice-hint-failed", &[]),
    ("said-placed", &["player", "cell"]),
    ("said-captured", &["player", "cell", "count"]),
    ("said-passed", &["player"]),
    ("cell-empty", &["cell"]),
    ("cell-stone", &["cell", "player", "size"]),
    ("cell-pending", &["cell", "player"]),
    ("cell-plain", &[]),
    ("cell-capture", &["count"]),
    ("cell-last", &[]),
    ("cell-would-be-captured", &[]),
    ("cell-trace", &["player"]),
    ("cell-dead", &[]),
    ("cell-alive", &[]),
    ("cell-endangered", &[]),
    ("cell-hint", &[]),
    ("dialog-drop-game-title", &[]),
    ("dialog-drop-game-text", &[]),
    ("dialog-drop-game-accept", &[]),
    ("dialog-drop-game-dismiss", &[]),
    ("dialog-resign-title", &[]),
    ("dialog-resign-text", &[]),
    ("dialog-resign-accept", &[]),
    ("dialog-resign-dismiss", &[]),
];

impl Status {
    /// The sentence to show, for the game on this board.
    pub fn sentence(&self, board: BoardSpec) -> Sentence {
        match *self {
            Status::Refused(refusal) => refusal.sentence(board),
            Status::ComputerToMove => Sentence::new("refused-computer-to-move"),
            Status::WouldTake { count: 0 } => Sentence::new("explain-places"),
            Status::WouldTake { count } => Sentence::new("explain-takes").number("count", count),
            Status::GroupOf { player, size } => {
                Sentence::new("explain-group").player(player).number("size", size)
            }
            Status::Pending { count: 0 } => Sentence::new("pending-places"),
            Status::Pending { count } => Sentence::new("pending-takes").number("count", count),
            Status::HintThinking => Sentence::new("hint-thinking"),
            Status::HintShown(cell, why) => why.sentence(board, cell),
            Status::HintArea => Sentence::new("hint-area"),
            Status::ShowingAgain => Sentence::new("showing-again"),
            Status::Over(ending) => ending.sentence(),
            Status::ComputerThinks(level) => Sentence::new("computer-thinks").level(level),
            Status::Passed { player, within_chain: true, .. } => {
                Sentence::new("passed-within-chain").player(player)
            }
            Status::Passed { player, .. } => Sentence::new("passed").player(player),
            Status::ComputerAgain(chain) => chain.told(Sentence::new("computer-again")),
            Status::PlaceAgain(Whose::Of(player), chain) => {
                chain.told(Sentence::new("place-again").player(player))
            }
            Status::PlaceAgain(_, chain) => chain.told(Sentence::new("place-again-yours")),
            Status::TurnAfter { to_move: Whose::Of(_), chain } => {
                chain.told(Sentence::new("took").player(chain.player))
            }
            Status::TurnAfter { chain, .. } => chain.told(Sentence::new("computer-took")),
            Status::Swapped(Whose::Yours) => Sentence::new("swapped-yours"),
            Status::Swapped(_) => Sentence::new("swapped"),
            Status::MaySwap(Whose::Of(player)) => Sentence::new("may-swap").player(player),
            Status::MaySwap(_) => Sentence::new("may-swap-yours"),
            Status::Turn(Whose::Yours) => Sentence::new("turn-yours"),
            Status::Turn(Whose::Of(player)) => Sentence::new("turn").player(player),
            Status::Turn(Whose::Computers(level)) => Sentence::new("computer-thinks").level(level),
        }
    }
}

impl Chain {
    /// The sentence with the numbers.
    fn told(self, sentence: Sentence) -> Sentence {
        sentence.number("stones", self.stones).number("captures", self.captures)
    }
}

impl Refusal {
    fn sentence(&self, board: BoardSpec) -> Sentence {
        match self.reason {
            IllegalMove::Occupied(cell) => Sentence::new("refused-occupied").cell(board, cell),
            IllegalMove::JoinsWithoutCapture { own, groups, .. } => {
                // The rules count the new stone; the player counts those that stand.
                Sentence::new("refused-joins").number("own", own - 1).number("groups", groups)
            }
            IllegalMove::EnemyGroupNotSmaller { own, enemy, .. } => {
                Sentence::new("refused-not-smaller")
                    .player(self.player.opponent())
                    .number("enemy", enemy)
                    .number("own", own)
            }
            // The app passes by itself and offers only cells of the board.
            IllegalMove::GameOver
            | IllegalMove::PassWithPlacementsLeft
            | IllegalMove::CannotSwap
            | IllegalMove::OffBoard => Sentence::new("refused-game-over"),
        }
    }
}

impl Ending {
    fn sentence(self) -> Sentence {
        match self {
            Ending::YouWon(chain) => chain.told(Sentence::new("you-won")),
            Ending::YouLost(chain) => chain.told(Sentence::new("you-lost")),
            Ending::Won(chain) => chain.told(Sentence::new("won").player(chain.player)),
            Ending::YouResigned => Sentence::new("you-resigned"),
            Ending::Resigned(player) => Sentence::new("resigned").player(player),
            Ending::OutOfTime(player) => Sentence::new("out-of-time").player(player),
            Ending::Deadlock => Sentence::new("deadlock"),
        }
    }
}
