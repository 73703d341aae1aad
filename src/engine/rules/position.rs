use super::{
    IllegalMove, Move, Outcome, Played, Player,
    stones::{Stones, split_mix, with_words},
};
use crate::engine::board::{BoardSpec, Cell, CellSet, Geometry};

/// Stones, the player to move and how the turn stands: everything that decides
/// how a game can go on, and nothing of how it came here.
///
/// About 1.3 KB, and 0.1 KB for each group of two or more: cheap to copy, by `clone_from`
/// even without taking memory. Moves are tried on copies; there is no undo here.
///
/// ```
/// use oust::engine::{board::BoardSpec, rules::{IllegalMove, Move, Position}};
///
/// let mut position = Position::new(BoardSpec::HEX_7);
/// let cell = |name: &str| position.geometry().cell_named(name).expect("a cell of side 7");
/// let [a1, g7, a2] = [cell("a1"), cell("g7"), cell("a2")];
/// position.play(Move::Place(a1))?;
/// position.play(Move::Place(g7))?;
/// // Red's a2 would join a1 and touch nothing.
/// assert_eq!(
///     position.play(Move::Place(a2)),
///     Err(IllegalMove::JoinsWithoutCapture { cell: a2, own: 2, groups: 1 }),
/// );
/// # Ok::<(), IllegalMove>(())
/// ```
pub struct Position {
    pub(super) stones: Stones,
    /// The player to move, while nobody has won.
    pub(super) turn: Player,
    pub(super) in_chain: bool,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// The empty board, Red to move.
    pub fn new(spec: BoardSpec) -> Position {
        let stones = Stones::new(spec);
        Position { stones, turn: Player::Red, in_chain: false, outcome: None }
    }

    /// The board played on.
    pub fn spec(&self) -> BoardSpec {
        self.geometry().spec()
    }

    /// The table of the board played on.
    pub fn geometry(&self) -> &'static Geometry {
        self.stones.geometry
    }

    /// Whose stone stands on the cell.
    pub fn stone_at(&self, cell: Cell) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.stones(*player).contains(cell))
    }

    /// All stones of a player.
    pub fn stones(&self, player: Player) -> CellSet {
        self.stones.sides[player.index()].stones
    }

    /// Number of a player's stones.
    pub fn stone_count(&self, player: Player) -> u16 {
        self.stones.stone_count[player.index()]
    }

    /// All cells without a stone.
    pub fn empty_cells(&self) -> CellSet {
        self.stones.empty
    }

    /// The player whose move is next; `None` when the game is over. After a capture
    /// it is the same player again.
    pub fn player_to_move(&self) -> Option<Player> {
        self.outcome.is_none().then_some(self.turn)
    }

    /// Whether the player to move has captured in this turn already.
    pub fn is_in_chain(&self) -> bool {
        self.in_chain
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Hash of the stones and the player to move. Positions that go on alike have the
    /// same one, whether in a chain or not. The same on every machine.
    #[inline]
    pub fn fingerprint(&self) -> u64 {
        const TURN_KEYS: [u64; 2] = [split_mix(0x0a57_0001), split_mix(0x0a57_0002)];
        self.stones.fingerprint ^ TURN_KEYS[self.turn.index()]
    }

    /// The group of the stone on this cell; empty when there is none.
    pub fn group_at(&self, cell: Cell) -> CellSet {
        self.stone_at(cell).map_or(CellSet::EMPTY, |_| self.stones.group_set(cell.index()))
    }

    /// Number of stones in the group on this cell, 0 when there is none.
    pub fn group_size(&self, cell: Cell) -> u16 {
        self.stone_at(cell).map_or(0, |_| self.stones.group_size(cell.index()))
    }

    /// All groups of a player, in the order of their smallest cells.
    pub fn groups(&self, player: Player) -> Vec<CellSet> {
        let mut left = self.stones(player);
        let mut groups = Vec::new();
        while let Some(cell) = left.first() {
            let group = self.group_at(cell);
            left = left.difference(&group);
            groups.push(group);
        }
        groups
    }

    /// The enemy groups that touch a group, as one set of stones; empty for an empty cell.
    pub fn enemies_touching(&self, cell: Cell) -> CellSet {
        let mut touching = CellSet::new();
        let Some(player) = self.stone_at(cell) else { return touching };
        for stone in self.group_at(cell) {
            for &neighbor in self.geometry().neighbors(stone) {
                if self.stone_at(neighbor) == Some(player.opponent()) {
                    touching = touching.union(&self.group_at(neighbor));
                }
            }
        }
        touching
    }

    /// Whether the move is legal.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        let cell = match mv {
            _ if self.outcome.is_some() => return Err(IllegalMove::GameOver),
            Move::Pass if self.must_pass() => return Ok(()),
            Move::Pass => return Err(IllegalMove::PassWithPlacementsLeft),
            Move::Swap => return Err(IllegalMove::CannotSwap),
            Move::Place(cell) => cell,
        };
        if cell.index() >= self.geometry().cell_count() {
            Err(IllegalMove::OffBoard)
        } else if !self.stones.is_empty(cell.index()) {
            Err(IllegalMove::Occupied(cell))
        } else if self.stones.can_place(cell.index(), self.turn) {
            Ok(())
        } else {
            Err(self.refusal(cell))
        }
    }

    /// Plays a move. A win or a deadlock that it brings ends the game at once.
    ///
    /// # Errors
    /// The reason why the move is not legal; the position is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        self.check(mv)?;
        let played = match mv {
            Move::Swap => Played::Swapped,
            Move::Pass => {
                self.pass();
                Played::Passed
            }
            Move::Place(cell) => {
                let enemy = self.turn.opponent();
                let before = self.stones(enemy);
                match self.place(cell.index()) {
                    0 => Played::NonCapturing,
                    _ => Played::Capturing { captured: before.difference(&self.stones(enemy)) },
                }
            }
        };
        self.notice_deadlock();
        Ok(played)
    }

    /// Places without asking whether the player may, and without noticing a deadlock.
    /// Returns the number of stones captured.
    #[inline]
    pub(in crate::engine) fn place(&mut self, cell: usize) -> usize {
        let captured = with_words!(self.geometry(), W => self.stones.put::<W>(cell, self.turn));
        self.note_captured(captured);
        captured
    }

    #[inline]
    fn note_captured(&mut self, captured: usize) {
        if captured == 0 {
            self.turn = self.turn.opponent();
            self.in_chain = false;
        } else {
            self.in_chain = true;
            if self.stone_count(self.turn.opponent()) == 0 {
                self.outcome = Some(Outcome::Won(self.turn));
            }
        }
    }

    /// The player to move, if the game goes on; else the one who moved last.
    #[inline]
    pub(in crate::engine) fn turn(&self) -> Player {
        self.turn
    }

    /// The stones and their groups.
    #[inline]
    pub(in crate::engine) fn table(&self) -> &Stones {
        &self.stones
    }

    /// Makes one of the legal placements of the player to move, each with the same chance, while
    /// the game goes on, without noticing a deadlock; `false` when there is none. `random()` must
    /// give 64 random bits, and `W` be the number of words that the board needs.
    #[inline]
    pub(in crate::engine) fn place_at_random<const W: usize>(
        &mut self,
        random: impl FnMut() -> u64,
    ) -> bool {
        let Some(captured) = self.stones.put_at_random::<W>(self.turn, random) else {
            return false;
        };
        self.note_captured(captured);
        true
    }

    /// Places on this empty cell next to own stones if that captures; says whether it did.
    /// `W` must be the number of words that the board needs.
    #[inline]
    pub(in crate::engine) fn place_if_capturing<const W: usize>(&mut self, cell: usize) -> bool {
        let captured = self.stones.put_if_capturing::<W>(cell, self.turn);
        if captured > 0 {
            self.note_captured(captured);
        }
        captured > 0
    }

    /// Passes without asking whether the player must.
    #[inline]
    pub(in crate::engine) fn pass(&mut self) {
        self.turn = self.turn.opponent();
        self.in_chain = false;
    }

    /// Ends the game if neither player has a placement (rule 8).
    pub(in crate::engine) fn notice_deadlock(&mut self) {
        let stuck = |player| !self.has_placement(player);
        let possible = !self.spec().is_hex() && self.outcome.is_none();
        if possible && stuck(self.turn) && stuck(self.turn.opponent()) {
            self.outcome = Some(Outcome::Deadlock);
        }
    }

    /// Whether the player to move has no placement, while the game goes on.
    pub fn must_pass(&self) -> bool {
        self.outcome.is_none() && !self.has_placement(self.turn)
    }

    fn has_placement(&self, player: Player) -> bool {
        !self.stones.placements(player).is_empty()
    }

    /// Every legal placement of the player to move; empty when there is none, and
    /// when the game is over.
    pub fn legal_placements(&self) -> CellSet {
        match self.outcome {
            Some(_) => CellSet::new(),
            None => self.stones.placements(self.turn),
        }
    }

    /// Those legal placements that capture.
    pub fn capturing_placements(&self) -> CellSet {
        match self.outcome {
            Some(_) => CellSet::new(),
            None => self.stones.captures(self.turn),
        }
    }

    /// The enemy stones that a placement on this cell would take; empty when it
    /// takes none or is not legal.
    pub fn captures_of(&self, cell: Cell) -> CellSet {
        match self.clone().play(Move::Place(cell)) {
            Ok(Played::Capturing { captured }) => captured,
            _ => CellSet::new(),
        }
    }

    /// The own stones that a placement on this cell would join, legal or not; empty
    /// for an occupied cell.
    pub fn joined_by(&self, cell: Cell) -> CellSet {
        let mut joined = CellSet::new();
        if self.stone_at(cell).is_none() {
            for &neighbor in self.geometry().neighbors(cell) {
                if self.stone_at(neighbor) == Some(self.turn) {
                    joined = joined.union(&self.group_at(neighbor));
                }
            }
        }
        joined
    }

    /// The number of groups that these stones, whole groups of one player, are.
    fn count_groups(&self, mut stones: CellSet) -> u16 {
        let mut count = 0;
        while let Some(stone) = stones.first() {
            stones = stones.difference(&self.group_at(stone));
            count += 1;
        }
        count
    }

    /// Why an empty cell next to own stones is no legal placement.
    fn refusal(&self, cell: Cell) -> IllegalMove {
        let joined = self.joined_by(cell);
        let mut group = joined;
        group.insert(cell);
        let own = group.len() as u16;
        let neighbors = group.iter().flat_map(|stone| self.geometry().neighbors(stone));
        let enemies =
            neighbors.filter(|&&other| self.stone_at(other) == Some(self.turn.opponent()));
        match enemies.max_by_key(|&&other| (self.group_size(other), std::cmp::Reverse(other))) {
            None => {
                IllegalMove::JoinsWithoutCapture { cell, own, groups: self.count_groups(joined) }
            }
            Some(&blocker) => {
                let enemy = self.group_size(blocker);
                IllegalMove::EnemyGroupNotSmaller { cell, own, enemy, blocker }
            }
        }
    }
}

/// Written out for `clone_from`.
impl Clone for Position {
    fn clone(&self) -> Position {
        Position { stones: self.stones.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Position) {
        self.stones.clone_from(&source.stones);
        (self.turn, self.in_chain, self.outcome) = (source.turn, source.in_chain, source.outcome);
    }
}

/// Positions are equal when the same stones stand, the same player is to move, as far
/// in the turn, with the same outcome. (Derived equality would compare the order of
/// inner lists, which means nothing.)
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.spec() == other.spec()
            && self.stones.sides.map(|side| side.stones)
                == other.stones.sides.map(|side| side.stones)
            && (self.turn, self.in_chain, self.outcome)
                == (other.turn, other.in_chain, other.outcome)
    }
}

impl Eq for Position {}

impl std::fmt::Debug for Position {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names = |player| {
            let names = self.stones(player).iter().map(|cell| self.geometry().name(cell));
            names.collect::<Vec<_>>().join(" ")
        };
        write!(out, "{}: red [{}]", self.spec(), names(Player::Red))?;
        write!(out, " blue [{}] {} to move", names(Player::Blue), self.turn)?;
        write!(out, "{}", if self.in_chain { " in a chain" } else { "" })?;
        match self.outcome {
            Some(outcome) => write!(out, ", {outcome:?}"),
            None => Ok(()),
        }
    }
}
