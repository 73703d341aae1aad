//! An opponent that shares nothing with the engine but the table of neighbors: plain UCT, with playouts
//! that prefer captures and safe seeds, first-play urgency, and proven results.

use std::time::{Duration, Instant};

use oust::engine::{
    board::Cell,
    rules::{Player, Position},
    search::SearchRng,
};

use crate::plain::PlainGame;

const EXPLORATION: f64 = 0.5;
/// What a move that was never tried lacks against its parent's value.
const FIRST_PLAY_REDUCTION: f64 = 0.15;
/// Empty cells that a playout looks at before each placement.
const TRIES: usize = 8;
const NO_NODE: usize = usize::MAX;

/// When to answer: after a time, or a number of playouts.
pub struct Uct {
    pub time: Option<Duration>,
    pub playouts: Option<u64>,
}

struct Node {
    to_move: u8,
    edges: Vec<Edge>,
    visits: f64,
    red_wins: f64,
    /// Who wins for certain.
    proven: Option<u8>,
}

struct Edge {
    /// `None` is a pass.
    cell: Option<u16>,
    node: usize,
}

impl Node {
    fn new(game: &PlainGame) -> Node {
        let legal = game.empties.iter().filter(|cell| game.is_legal(**cell));
        let mut edges: Vec<Edge> =
            legal.map(|cell| Edge { cell: Some(*cell), node: NO_NODE }).collect();
        if edges.is_empty() {
            edges.push(Edge { cell: None, node: NO_NODE });
        }
        Node { to_move: game.to_move, edges, visits: 0.0, red_wins: 0.0, proven: None }
    }

    fn value_for(&self, player: u8) -> f64 {
        let red = if self.visits > 0.0 { self.red_wins / self.visits } else { 0.5 };
        if player == 0 { red } else { 1.0 - red }
    }
}

impl Uct {
    pub fn choose(&self, position: &Position, rng_seed: u64) -> Cell {
        let mut rng = SearchRng::new(rng_seed);
        let game = game_of(position);
        let mut tree = vec![Node::new(&game)];
        let start = Instant::now();
        for count in 0.. {
            let is_over = self.time.is_some_and(|most| start.elapsed() >= most)
                || self.playouts.is_some_and(|most| count >= most)
                || tree[0].proven.is_some();
            if is_over {
                break;
            }
            play_out(&mut tree, game.clone(), &mut rng);
        }
        let rank = |edge: &&Edge| match tree.get(edge.node) {
            None => 0.0,
            Some(node) if node.proven == Some(game.to_move) => f64::INFINITY,
            Some(node) if node.proven.is_some() => -1.0,
            Some(node) => node.visits,
        };
        let best = tree[0].edges.iter().max_by(|a, b| rank(a).total_cmp(&rank(b)));
        let cell = best.and_then(|edge| edge.cell).expect("somebody who can place");
        position.geometry().cell(usize::from(cell)).expect("a cell of the board")
    }
}

/// The game that stands in this position.
fn game_of(position: &Position) -> PlainGame {
    let mut game = PlainGame::new(position.spec());
    for player in Player::BOTH {
        game.to_move = player.index() as u8;
        for cell in position.stones(player) {
            game.empties.retain(|empty| usize::from(*empty) != cell.index());
            game.put(cell.index() as u16);
        }
    }
    game.to_move = position.player_to_move().map_or(0, Player::index) as u8;
    game
}

/// One playout: down the tree, a new node, random placements to the end, and back.
fn play_out(tree: &mut Vec<Node>, mut game: PlainGame, rng: &mut SearchRng) {
    let mut path = vec![0];
    let mut at = 0;
    let winner = loop {
        if let Some(winner) = tree[at].proven {
            break Some(winner);
        }
        let chosen = select(tree, at, rng);
        let won = play(&mut game, tree[at].edges[chosen].cell);
        let next = tree[at].edges[chosen].node;
        if next == NO_NODE {
            let new = tree.len();
            tree.push(Node { proven: won, ..Node::new(&game) });
            tree[at].edges[chosen].node = new;
            path.push(new);
            break won.or_else(|| play_guided(&mut game, rng));
        }
        path.push(next);
        at = next;
    };
    let red = match winner {
        Some(0) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    for &at in path.iter().rev() {
        tree[at].visits += 1.0;
        tree[at].red_wins += red;
        tree[at].proven = tree[at].proven.or_else(|| prove(tree, at));
    }
}

/// Who wins for certain, as the moves of a node tell: its player by one of them, or the other by all.
fn prove(tree: &[Node], at: usize) -> Option<u8> {
    let player = tree[at].to_move;
    let mut results =
        tree[at].edges.iter().map(|edge| tree.get(edge.node).and_then(|node| node.proven));
    let is_won = results.clone().any(|result| result == Some(player));
    let is_lost = results.all(|result| result == Some(player ^ 1));
    if is_won { Some(player) } else { is_lost.then_some(player ^ 1) }
}

fn select(tree: &[Node], at: usize, rng: &mut SearchRng) -> usize {
    let parent = &tree[at];
    let log = (parent.visits + 1.0).ln();
    let untried =
        parent.value_for(parent.to_move) - FIRST_PLAY_REDUCTION + EXPLORATION * log.sqrt();
    // From a random one on, so that no cell is favored by its number.
    let first = rng.below(parent.edges.len());
    let mut best = (f64::NEG_INFINITY, first);
    for index in (first..parent.edges.len()).chain(0..first) {
        let score = match tree.get(parent.edges[index].node) {
            None => untried,
            Some(child) if child.proven == Some(parent.to_move ^ 1) => -1.0,
            Some(child) => {
                let explored = EXPLORATION * (log / (1.0 + child.visits)).sqrt();
                child.value_for(parent.to_move) + explored
            }
        };
        if score > best.0 {
            best = (score, index);
        }
    }
    best.1
}

/// Plays a move; the winner, if it wins.
fn play(game: &mut PlainGame, cell: Option<u16>) -> Option<u8> {
    let mover = game.to_move;
    let captured = cell.is_some_and(|cell| {
        let at = game.empties.iter().position(|empty| *empty == cell).expect("an empty cell");
        game.empties.swap_remove(at);
        game.place(cell)
    });
    if !captured {
        game.to_move ^= 1;
    }
    (captured && game.stone_count[usize::from(mover ^ 1)] == 0).then_some(mover)
}

/// Plays to the end; the winner, if there is one.
fn play_guided(game: &mut PlainGame, rng: &mut SearchRng) -> Option<u8> {
    let mut passes = 0;
    while passes < 2 {
        let cell = draw_guided(game, rng);
        passes = if cell.is_none() { passes + 1 } else { 0 };
        if let winner @ Some(_) = play(game, cell) {
            return winner;
        }
    }
    None
}

/// The first capture among some empty cells, else the first safe seed, else any placement.
fn draw_guided(game: &mut PlainGame, rng: &mut SearchRng) -> Option<u16> {
    let mut safe = None;
    for _ in 0..TRIES.min(game.empties.len()) {
        let cell = game.empties[rng.below(game.empties.len())];
        if touches(game, cell, game.to_move) {
            if game.is_legal(cell) {
                return Some(cell);
            }
        } else if safe.is_none() && is_safe(game, cell) {
            safe = Some(cell);
        }
    }
    safe.or_else(|| {
        let cell = game.draw(rng)?;
        game.empties.push(cell);
        Some(cell)
    })
}

fn touches(game: &PlainGame, cell: u16, player: u8) -> bool {
    let mut around = game.neighbors[usize::from(cell)].iter();
    around.any(|next| game.owner[usize::from(*next)] == player)
}

/// Whether no enemy stands beside a cell, nor beside a cell beside it.
fn is_safe(game: &PlainGame, cell: u16) -> bool {
    let enemy = game.to_move ^ 1;
    let mut around = game.neighbors[usize::from(cell)].iter();
    !touches(game, cell, enemy) && !around.any(|next| touches(game, *next, enemy))
}
