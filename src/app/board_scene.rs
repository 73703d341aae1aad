//! What the board shows, cell by cell.

use crate::engine::{
    board::{BoardSpec, Cell, CellSet},
    rules::{IllegalMove, Player, Position},
};

use super::{
    board_layout::BoardLayout,
    course::Step,
    dangers::{MOST_PLACEMENTS, capturable_this_turn, endangered_next_turn},
    game::{Answer, Game},
    hint::Hint,
    learn::Exercise,
    review::Review,
    screens::Screen,
    settings::Settings,
    state::AppState,
    status::Refusal,
};

/// All that the board view draws.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardScene {
    /// The board.
    pub board: BoardSpec,
    /// Every cell, by [`Cell::index`].
    pub cells: Vec<CellScene>,
    /// Neighboring stones of one group, each pair once: drawn as a band of their color.
    pub bands: Vec<(Cell, Cell)>,
    /// Whose move it is, for the color of the marks; none when the game is over.
    pub to_move: Option<Player>,
    /// Column letters and numbers are shown.
    pub coordinates: bool,
}

/// All that one cell shows. Views compare it to see whether they must draw again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellScene {
    /// The cell.
    pub cell: Cell,
    /// The stone on it.
    pub stone: Option<Player>,
    /// Stones in the group of that stone; 0 without one.
    pub group: u16,
    /// What a placement of the player to move would be: the truth, also with marking off.
    pub legal: Legal,
    /// Stones that such a placement would capture.
    pub takes: u16,
    /// The mark drawn.
    pub mark: Mark,
    /// The pending stone of this player is here.
    pub pending: Option<Player>,
    /// The pending or explained placement would capture this stone.
    pub would_be_captured: bool,
    /// The last placement.
    pub is_last: bool,
    /// Placed earlier in the latest turn, which was a chain.
    pub is_of_chain: bool,
    /// A stone of this player was captured here in the latest turn, and the cell is still empty.
    pub trace: Option<Player>,
    /// Belongs to the group that stands in the way of a refused placement.
    pub is_blocker: bool,
    /// The cell that was refused or is explained.
    pub is_asked: bool,
    /// Whether the player to move can capture the stone in this turn, if that overlay is on.
    pub life: Life,
    /// The other side could capture this own stone in its next turn, if that overlay is on.
    pub is_endangered: bool,
    /// The group's number of stones, on the one cell of the group that carries it; while a better line is
    /// shown, the number of this placement in it.
    pub size_label: Option<u16>,
    /// Hinted at: the cell, or the area in which it lies.
    pub is_hint: bool,
    /// Hinted at as a part of the area only.
    pub is_hint_area: bool,
    /// The placement that the search now favors.
    pub is_favored: bool,
    /// Has the board's keyboard focus (the one cell that Tab reaches).
    pub is_focused: bool,
}

impl CellScene {
    /// The same without what is not drawn on the cell itself: two that differ in that alone look alike.
    pub fn face(self) -> CellScene {
        CellScene {
            group: 0,
            legal: Legal::No,
            takes: 0,
            mark: Mark::None,
            size_label: None,
            is_focused: false,
            ..self
        }
    }
}

/// What a placement on a cell would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Legal {
    /// Refused.
    No,
    /// A non-capturing placement.
    Plain,
    /// A capturing placement.
    Capture,
}

/// What is drawn on an empty cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    None,
    /// A spot: a placement.
    Spot,
    /// A spot with a ring: a capturing placement.
    Ring,
}

/// What the overlay of dead groups says of a stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Life {
    /// Nothing: the overlay is off, or there is no enemy stone.
    Unknown,
    /// Its group can be captured in this turn.
    Dead,
    /// Its group cannot be captured in this turn.
    Alive,
}

impl Legal {
    /// Value of `data-legal`: `no`, `plain`, `capture`.
    pub fn name(self) -> &'static str {
        match self {
            Legal::No => "no",
            Legal::Plain => "plain",
            Legal::Capture => "capture",
        }
    }
}

impl Mark {
    /// Value of `data-mark`: `none`, `spot`, `ring`.
    pub fn name(self) -> &'static str {
        match self {
            Mark::None => "none",
            Mark::Spot => "spot",
            Mark::Ring => "ring",
        }
    }
}

/// The board of the game, if there is one.
pub fn board_scene(state: &AppState) -> Option<BoardScene> {
    let game = state.seen_game()?;
    let layers = Layers::of(state, game);
    let shown = &layers.shown;
    Some(BoardScene {
        board: game.board(),
        cells: shown.geometry().cells().map(|cell| layers.cell(cell)).collect(),
        bands: bands(shown),
        to_move: game.player_to_move(),
        coordinates: state.settings.coordinates,
    })
}

/// All that lies on the board, each found once for all cells.
struct Layers<'a> {
    game: &'a Game,
    shown: Position,
    truth: Truth,
    asked: Asked,
    latest: Latest,
    overlays: Overlays,
    taught: Taught,
    labels: Labels,
    has_marks: bool,
    favored: Option<Cell>,
}

impl Layers<'_> {
    fn of<'a>(state: &AppState, game: &'a Game) -> Layers<'a> {
        let settings = &state.settings;
        let shown = game.shown_position();
        let is_marked = exercise_of(state).is_none_or(|it| it.the_task().is_marked);
        let is_to_place = game.is_persons_turn() && game.playback().is_none();
        let progress = game.thinking().map(|thinking| &thinking.progress);
        Layers {
            game,
            truth: Truth::of(game),
            asked: Asked::of(game),
            latest: Latest::of(game),
            overlays: Overlays::of(game, settings),
            taught: Taught::of(state, game, &shown),
            labels: Labels::of(state, &shown),
            has_marks: settings.marking
                && is_marked
                && is_to_place
                && state.screen() != Screen::Review,
            favored: progress
                .and_then(|progress| progress.favored)
                .filter(|_| settings.favored_placement),
            shown,
        }
    }

    fn cell(&self, cell: Cell) -> CellScene {
        let Layers { game, shown, truth, asked, latest, overlays, taught, .. } = self;
        let stone = shown.stone_at(cell);
        let legal = truth.legal(cell);
        let is_pending = game.pending() == Some(cell);
        CellScene {
            cell,
            stone,
            group: shown.group_size(cell),
            legal,
            takes: truth.takes(cell),
            mark: if self.has_marks && !is_pending { mark_of(legal) } else { Mark::None },
            pending: game.player_to_move().filter(|_| is_pending),
            would_be_captured: asked.captured.contains(cell),
            is_last: latest.placed == Some(cell),
            is_of_chain: latest.earlier.contains(cell) && stone.is_some(),
            trace: latest.trace(cell).filter(|_| stone.is_none()),
            is_blocker: asked.blocker.contains(cell) || taught.left_over.contains(cell),
            is_asked: asked.cell == Some(cell),
            life: overlays.life(cell, stone),
            is_endangered: overlays.endangered.contains(cell) || taught.endangered.contains(cell),
            size_label: self.labels.on(cell, shown),
            is_hint: is_hint(game, cell) || taught.lit.contains(cell),
            is_hint_area: is_hint(game, cell) && matches!(game.hint(), Some(Hint::Area { .. })),
            is_favored: self.favored == Some(cell),
            is_focused: game.focus() == cell,
        }
    }
}

/// The numbers on stones.
enum Labels {
    /// The size of each group, on one of its cells.
    Sizes(Vec<Cell>),
    /// A better line of a review: which placement of it each is.
    Line(Vec<Cell>),
}

impl Labels {
    fn of(state: &AppState, shown: &Position) -> Labels {
        let review = state.review.as_ref().filter(|_| state.screen() == Screen::Review);
        let line = review.map_or(Vec::new(), Review::line_shown);
        match line.is_empty() {
            false => Labels::Line(line),
            true if state.settings.group_sizes => Labels::Sizes(size_labels(shown)),
            true => Labels::Sizes(Vec::new()),
        }
    }

    fn on(&self, cell: Cell, shown: &Position) -> Option<u16> {
        match self {
            Labels::Sizes(cells) => cells.contains(&cell).then(|| shown.group_size(cell)),
            Labels::Line(line) => {
                let number = line.iter().rposition(|&placed| placed == cell);
                number.filter(|_| shown.stone_at(cell).is_some()).map(|number| number as u16 + 1)
            }
        }
    }
}

/// What lessons, puzzles and remarks show on the board.
struct Taught {
    /// Cells that are right, or were better.
    lit: CellSet,
    /// Own stones that can be taken because of a wrong placement.
    endangered: CellSet,
    /// Enemy stones that a wrong chain can no longer reach.
    left_over: CellSet,
}

impl Taught {
    fn of(state: &AppState, game: &Game, shown: &Position) -> Taught {
        let none = CellSet::new();
        if let Some(exercise) = exercise_of(state) {
            let (lit, endangered) = (exercise.hinted_cells(), exercise.endangered());
            return Taught { lit, endangered, left_over: none };
        }
        if let Some(play) = state.puzzle.as_ref().filter(|_| state.screen() == Screen::Puzzle) {
            let lit = CellSet::from_iter(play.shown_cell());
            return Taught { lit, endangered: none, left_over: play.left_over() };
        }
        let mistake = game.mistake().filter(|_| state.settings.remarks);
        let own = shown.stones(game.lone_person().unwrap_or(Player::Red));
        let better = mistake.filter(|_| game.hint().is_none()).map(|mistake| mistake.better());
        Taught {
            lit: better.into_iter().filter(|cell| shown.stone_at(*cell).is_none()).collect(),
            endangered: mistake.map_or(none, |mistake| mistake.lost().intersection(&own)),
            left_over: none,
        }
    }
}

fn exercise_of(state: &AppState) -> Option<&Exercise> {
    state.exercise.as_ref().filter(|_| state.screen() == Screen::Lesson)
}

/// What the player to move may do, by the rules.
struct Truth {
    legal: CellSet,
    /// Stones taken by each capturing placement.
    takes: Vec<(Cell, u16)>,
}

impl Truth {
    fn of(game: &Game) -> Truth {
        if game.is_over() {
            return Truth { legal: CellSet::new(), takes: Vec::new() };
        }
        let position = game.position();
        let takes = |cell| (cell, position.captures_of(cell).len() as u16);
        let takes = position.capturing_placements().iter().map(takes).collect();
        Truth { legal: position.legal_placements(), takes }
    }

    fn takes(&self, cell: Cell) -> u16 {
        self.takes.iter().find(|(other, _)| *other == cell).map_or(0, |(_, count)| *count)
    }

    fn legal(&self, cell: Cell) -> Legal {
        match (self.legal.contains(cell), self.takes(cell)) {
            (false, _) => Legal::No,
            (true, 0) => Legal::Plain,
            (true, _) => Legal::Capture,
        }
    }
}

fn mark_of(legal: Legal) -> Mark {
    match legal {
        Legal::No => Mark::None,
        Legal::Plain => Mark::Spot,
        Legal::Capture => Mark::Ring,
    }
}

/// The cell that the person asks about by a refused tap, an explanation or a pending stone.
#[derive(Default)]
struct Asked {
    cell: Option<Cell>,
    /// What a placement would capture.
    captured: CellSet,
    /// The group in its way.
    blocker: CellSet,
}

impl Asked {
    fn of(game: &Game) -> Asked {
        let position = game.position();
        let blocker = |refusal: Refusal| match refusal.reason {
            IllegalMove::EnemyGroupNotSmaller { blocker, .. } => position.group_at(blocker),
            _ => CellSet::new(),
        };
        let refusal = match game.answer() {
            Some(Answer::Refused(refusal)) => Some(refusal),
            Some(Answer::Explained(cell)) if game.is_persons_turn() => game.refusal(cell),
            _ => None,
        };
        let cell = match game.answer() {
            Some(Answer::Refused(refusal)) => Some(refusal.cell),
            Some(Answer::Explained(cell)) => Some(cell),
            Some(Answer::ComputerToMove) | None => None,
        };
        let placed = cell.filter(|_| game.is_persons_turn()).or(game.pending());
        Asked {
            cell,
            captured: placed.map_or(CellSet::new(), |cell| position.captures_of(cell)),
            blocker: refusal.map_or(CellSet::new(), blocker),
        }
    }
}

/// What is left to see of the latest turn.
struct Latest {
    placed: Option<Cell>,
    /// Placed in the same turn before.
    earlier: CellSet,
    captured: Vec<(Player, CellSet)>,
}

impl Latest {
    fn of(game: &Game) -> Latest {
        let (course, len) = (game.course(), game.shown_len());
        let steps = &course.steps()[..len];
        let turn = &steps[course.turn_before(len)];
        let captured = turn.iter().map(|step| (step.player.opponent(), step.captured));
        let placed = steps.iter().rev().find_map(Step::placed);
        let earlier = turn.iter().filter_map(Step::placed).filter(|cell| Some(*cell) != placed);
        Latest { placed, earlier: earlier.collect(), captured: captured.collect() }
    }

    fn trace(&self, cell: Cell) -> Option<Player> {
        let of = self.captured.iter().rev().find(|(_, captured)| captured.contains(cell));
        of.map(|(player, _)| *player)
    }
}

/// The overlays of dead and endangered groups, on a person's turn.
#[derive(Default)]
struct Overlays {
    /// The enemy of the player to move, and its stones that can be captured in this turn.
    dead: Option<(Player, CellSet)>,
    endangered: CellSet,
}

impl Overlays {
    fn of(game: &Game, settings: &Settings) -> Overlays {
        let Some(player) = game.person_to_move().filter(|_| game.playback().is_none()) else {
            return Overlays::default();
        };
        let position = game.position();
        let dead = settings
            .dead_groups
            .then(|| (player.opponent(), capturable_this_turn(position, MOST_PLACEMENTS)));
        let endangered = match settings.endangered_groups {
            true => endangered_next_turn(position),
            false => CellSet::new(),
        };
        Overlays { dead, endangered }
    }

    fn life(&self, cell: Cell, stone: Option<Player>) -> Life {
        match &self.dead {
            Some((enemy, dead)) if stone == Some(*enemy) => {
                if dead.contains(cell) {
                    Life::Dead
                } else {
                    Life::Alive
                }
            }
            _ => Life::Unknown,
        }
    }
}

fn is_hint(game: &Game, cell: Cell) -> bool {
    match game.hint() {
        Some(Hint::Shown(hinted, _)) => *hinted == cell,
        Some(Hint::Area { area, .. }) => area.contains(cell),
        Some(Hint::Thinking { .. }) | None => false,
    }
}

/// Pairs of neighboring stones of one player.
fn bands(position: &Position) -> Vec<(Cell, Cell)> {
    let geometry = position.geometry();
    let later = |cell: Cell| {
        let neighbors = geometry.neighbors(cell).iter();
        neighbors.filter(move |&&other| other > cell).map(move |&other| (cell, other))
    };
    let alike = |&(one, other): &(Cell, Cell)| {
        position.stone_at(one).is_some() && position.stone_at(one) == position.stone_at(other)
    };
    geometry.cells().flat_map(later).filter(alike).collect()
}

/// The cell of each group that is nearest to the group's middle.
fn size_labels(position: &Position) -> Vec<Cell> {
    let layout = BoardLayout::new(position.spec());
    let middle_of = |group: &CellSet| {
        let count = group.len() as f32;
        let centers = group.iter().map(|cell| layout.center_of(cell));
        let sum = centers.fold((0.0, 0.0), |sum, center| (sum.0 + center.x, sum.1 + center.y));
        (sum.0 / count, sum.1 / count)
    };
    let label = |group: CellSet| {
        let (x, y) = middle_of(&group);
        let distance = |cell: &Cell| {
            let center = layout.center_of(*cell);
            (center.x - x).hypot(center.y - y)
        };
        group.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)))
    };
    let groups = Player::BOTH.into_iter().flat_map(|player| position.groups(player));
    groups.filter_map(label).collect()
}
