//! The plain reference: Oust as its rules text tells it, slow and obvious.
//!
//! Written from the rules text alone, with its own coordinates, hash maps and flood fill. It shares
//! nothing with the engine, so that agreement of the two means something. Nothing here is
//! remembered between questions: groups are found again each time they are asked for.

use std::collections::{BTreeMap, BTreeSet};

/// A cell by column and number, both from 1, as in "d4" = (4, 4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    pub column: u8,
    pub number: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Board {
    Hex(u8),
    Square(u8),
}

impl Place {
    /// The place with this name, as "d4".
    pub fn named(name: &str) -> Place {
        Place { column: name.as_bytes()[0] - b'a' + 1, number: name[1..].parse().unwrap() }
    }
}

impl Board {
    /// All cells, sorted by column, then number.
    pub fn places(self) -> Vec<Place> {
        let columns = match self {
            Board::Hex(side) => 2 * side - 1,
            Board::Square(side) => side,
        };
        (1..=columns)
            .flat_map(|column| (1..=columns).map(move |number| Place { column, number }))
            .filter(|&place| self.has(place))
            .collect()
    }

    pub fn has(self, place: Place) -> bool {
        let (column, number) = (i32::from(place.column), i32::from(place.number));
        match self {
            Board::Hex(side) => {
                let side = i32::from(side);
                (1..=2 * side - 1).contains(&column)
                    && number >= (column - side + 1).max(1)
                    && number <= (column + side - 1).min(2 * side - 1)
            }
            Board::Square(side) => {
                let side = i32::from(side);
                (1..=side).contains(&column) && (1..=side).contains(&number)
            }
        }
    }

    pub fn neighbors(self, place: Place) -> Vec<Place> {
        let steps: &[(i8, i8)] = match self {
            Board::Hex(_) => &[(0, 1), (0, -1), (1, 0), (1, 1), (-1, 0), (-1, -1)],
            Board::Square(_) => &[(0, 1), (0, -1), (1, 0), (-1, 0)],
        };
        steps
            .iter()
            .map(|&(columns, numbers)| Place {
                column: place.column.wrapping_add_signed(columns),
                number: place.number.wrapping_add_signed(numbers),
            })
            .filter(|&place| self.has(place))
            .collect()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    Red,
    Blue,
}

impl Color {
    pub fn other(self) -> Color {
        match self {
            Color::Red => Color::Blue,
            Color::Blue => Color::Red,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Won(Color),
    Draw,
}

pub type Stones = BTreeSet<Place>;

/// Why a placement or a pass is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    GameOver,
    NoSuchPlace,
    Occupied,
    /// The joined group, with the new stone, would touch no enemy group.
    JoinsWithoutCapture {
        joined: Stones,
        groups: usize,
    },
    /// The joined group, with the new stone, would touch these enemy groups that are not smaller.
    NotSmaller {
        joined: Stones,
        in_the_way: Vec<Stones>,
    },
    PlacementsLeft,
}

/// What a placement would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    EndsTheTurn,
    Captures(Stones),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlowGame {
    pub board: Board,
    pub stones: BTreeMap<Place, Color>,
    /// Who is to place, as long as the game goes on.
    pub turn: Color,
    /// The player to place has captured in this turn.
    pub in_chain: bool,
    pub ending: Option<Ending>,
}

impl SlowGame {
    pub fn new(board: Board) -> SlowGame {
        SlowGame { board, stones: BTreeMap::new(), turn: Color::Red, in_chain: false, ending: None }
    }

    /// Reads a position without the engine: the board, its columns, who is to move.
    pub fn read(text: &str) -> SlowGame {
        let words: Vec<&str> = text.split('.').collect();
        let (board, columns, turn) = (words[0], &words[1..words.len() - 1], words[words.len() - 1]);
        let board = match board.split_at(board.len() - 1) {
            ("hex", side) => Board::Hex(side.parse().unwrap()),
            ("square", side) => Board::Square(side.parse().unwrap()),
            _ => panic!("{board}"),
        };
        let mut game = SlowGame::new(board);
        game.turn = if turn == "red" { Color::Red } else { Color::Blue };
        for (column, stones) in (1..).zip(columns) {
            let mut places = board.places().into_iter().filter(|place| place.column == column);
            for sign in stones.chars() {
                match sign {
                    'r' | 'b' => {
                        let color = if sign == 'r' { Color::Red } else { Color::Blue };
                        game.stones.insert(places.next().unwrap(), color);
                    }
                    count => {
                        let empty = count.to_digit(10).unwrap() as usize;
                        assert_eq!(places.by_ref().take(empty).count(), empty, "{text}");
                    }
                }
            }
            assert_eq!(places.next(), None, "{text}: column {column}");
        }
        game
    }

    pub fn to_move(&self) -> Option<Color> {
        if self.ending.is_none() { Some(self.turn) } else { None }
    }

    /// The stones of one color joined to the stone at `start`, found by flood fill.
    pub fn group(&self, start: Place) -> Stones {
        flood(self.board, &self.stones, start)
    }

    /// All stones of a player.
    pub fn stones_of(&self, color: Color) -> Stones {
        let own = self.stones.iter().filter(|&(_, &owner)| owner == color);
        own.map(|(&place, _)| place).collect()
    }

    /// All groups of a player, by their smallest stone.
    pub fn groups(&self, color: Color) -> Vec<Stones> {
        let mut groups: Vec<Stones> = Vec::new();
        for (&place, _) in self.stones.iter().filter(|&(_, &owner)| owner == color) {
            if !groups.iter().any(|group| group.contains(&place)) {
                groups.push(self.group(place));
            }
        }
        groups
    }

    /// What a stone of `color` on `place` would do, were it that player's turn.
    pub fn effect(&self, color: Color, place: Place) -> Result<Effect, Refusal> {
        if !self.board.has(place) {
            return Err(Refusal::NoSuchPlace);
        }
        if self.stones.contains_key(&place) {
            return Err(Refusal::Occupied);
        }
        let mut after = self.stones.clone();
        after.insert(place, color);
        let joined = flood(self.board, &after, place);
        if joined.len() == 1 {
            return Ok(Effect::EndsTheTurn);
        }
        let mut touched: Vec<Stones> = Vec::new();
        for &stone in &joined {
            for neighbor in self.board.neighbors(stone) {
                let is_enemy = after.get(&neighbor) == Some(&color.other());
                if is_enemy && !touched.iter().any(|group| group.contains(&neighbor)) {
                    touched.push(flood(self.board, &after, neighbor));
                }
            }
        }
        if touched.is_empty() {
            let mut groups: Vec<Stones> = Vec::new();
            for neighbor in self.board.neighbors(place) {
                let is_own = self.stones.get(&neighbor) == Some(&color);
                if is_own && !groups.iter().any(|group| group.contains(&neighbor)) {
                    groups.push(flood(self.board, &self.stones, neighbor));
                }
            }
            return Err(Refusal::JoinsWithoutCapture { joined, groups: groups.len() });
        }
        let in_the_way: Vec<Stones> =
            touched.iter().filter(|group| group.len() >= joined.len()).cloned().collect();
        if in_the_way.is_empty() {
            Ok(Effect::Captures(touched.into_iter().flatten().collect()))
        } else {
            Err(Refusal::NotSmaller { joined, in_the_way })
        }
    }

    /// What a stone of the player to move would do on each cell; empty when the game is over.
    pub fn effects(&self) -> Vec<(Place, Result<Effect, Refusal>)> {
        let Some(color) = self.to_move() else { return Vec::new() };
        let places = self.board.places().into_iter();
        places.map(|place| (place, self.effect(color, place))).collect()
    }

    /// Places a stone of the player to move and answers the captured ones.
    pub fn place(&mut self, place: Place) -> Result<Stones, Refusal> {
        let color = self.to_move().ok_or(Refusal::GameOver)?;
        let effect = self.effect(color, place)?;
        self.stones.insert(place, color);
        let captured = match effect {
            Effect::EndsTheTurn => {
                self.turn = color.other();
                self.in_chain = false;
                Stones::new()
            }
            Effect::Captures(captured) => {
                self.stones.retain(|place, _| !captured.contains(place));
                self.in_chain = true;
                if !self.stones.values().any(|&owner| owner == color.other()) {
                    self.ending = Some(Ending::Won(color));
                }
                captured
            }
        };
        self.end_if_nobody_can_place();
        Ok(captured)
    }

    /// Passes for the player to move, who must have no placement.
    pub fn pass(&mut self) -> Result<(), Refusal> {
        let color = self.to_move().ok_or(Refusal::GameOver)?;
        if self.can_place(color) {
            return Err(Refusal::PlacementsLeft);
        }
        self.turn = color.other();
        self.in_chain = false;
        Ok(())
    }

    pub fn must_pass(&self) -> bool {
        self.to_move().is_some_and(|color| !self.can_place(color))
    }

    fn can_place(&self, color: Color) -> bool {
        self.board.places().into_iter().any(|place| self.effect(color, place).is_ok())
    }

    fn end_if_nobody_can_place(&mut self) {
        if self.ending.is_none() && !self.can_place(Color::Red) && !self.can_place(Color::Blue) {
            self.ending = Some(Ending::Draw);
        }
    }
}

/// The legal placements among these.
pub fn legal(effects: &[(Place, Result<Effect, Refusal>)]) -> Vec<Place> {
    effects.iter().filter(|(_, effect)| effect.is_ok()).map(|&(place, _)| place).collect()
}

/// The capturing placements among these, with what they take.
pub fn capturing(effects: &[(Place, Result<Effect, Refusal>)]) -> Vec<(Place, Stones)> {
    let captures = effects.iter().filter_map(|(place, effect)| match effect {
        Ok(Effect::Captures(captured)) => Some((*place, captured.clone())),
        _ => None,
    });
    captures.collect()
}

fn flood(board: Board, stones: &BTreeMap<Place, Color>, start: Place) -> Stones {
    let color = stones[&start];
    let mut found = Stones::from([start]);
    let mut open = vec![start];
    while let Some(place) = open.pop() {
        for neighbor in board.neighbors(place) {
            if stones.get(&neighbor) == Some(&color) && found.insert(neighbor) {
                open.push(neighbor);
            }
        }
    }
    found
}
