//! The board, the rules and the game that is played: what needs no search.

use super::commands::{number, player, shortened};
use super::{Reply, Session};
use crate::engine::board::{BoardSpec, CellSet};
use crate::engine::rules::{IllegalMove, Move, Outcome, Player, Position, diagram, perft};

impl Session {
    pub(super) fn boardsize(&mut self, words: &[&str]) -> Reply {
        self.start_on("hex", words[0])
    }

    pub(super) fn board(&mut self, words: &[&str]) -> Reply {
        self.start_on(words[0], words[1])
    }

    fn start_on(&mut self, kind: &str, side: &str) -> Reply {
        let side: u64 = number(side)?;
        let spec: BoardSpec = format!("{} {side}", shortened(kind))
            .parse()
            .map_err(|error| format!("unacceptable size: {error}"))?;
        self.start_from(Position::new(spec));
        Ok(String::new())
    }

    pub(super) fn clear_board(&mut self, _: &[&str]) -> Reply {
        self.start_from(Position::new(self.position.spec()));
        Ok(String::new())
    }

    pub(super) fn setposition(&mut self, words: &[&str]) -> Reply {
        let invalid = |error: &dyn std::fmt::Display| format!("invalid position: {error}");
        let position: Position = words[0].parse().map_err(|error| invalid(&error))?;
        position.check_from_empty().map_err(|error| invalid(&error))?;
        self.start_from(position);
        Ok(String::new())
    }

    fn start_from(&mut self, start: Position) {
        self.position = start.clone();
        self.start = start;
        self.moves.clear();
        self.swapped_after = None;
        self.choosing.forget_game();
    }

    pub(super) fn play(&mut self, words: &[&str]) -> Reply {
        let illegal = |reason: String| format!("illegal placement: {reason}");
        let by = player(words[0])?;
        self.check_turn(by).map_err(illegal)?;
        let mv = self.read_move(words[1]).map_err(illegal)?;
        self.make(mv).map_err(|error| illegal(error.to_string()))?;
        Ok(String::new())
    }

    /// That it is this player's move.
    pub(super) fn check_turn(&self, by: Player) -> Result<(), String> {
        match self.position.player_to_move() {
            None => Err(IllegalMove::GameOver.to_string()),
            Some(to_move) if to_move != by => Err(format!("it is {to_move}'s move")),
            Some(_) => Ok(()),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, String> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        let cell = self.position.geometry().cell_named(text);
        let spec = self.position.spec();
        cell.map(Move::Place).ok_or_else(|| format!("no cell {} on {spec}", shortened(text)))
    }

    /// Plays a move and keeps it for `undo`.
    pub(super) fn make(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.position.play(mv)?;
        self.moves.push(mv);
        Ok(())
    }

    pub(super) fn undo(&mut self, _: &[&str]) -> Reply {
        self.moves.pop().ok_or("cannot undo")?;
        let made = self.moves.len();
        self.swapped_after = self.swapped_after.filter(|&after| after <= made);
        self.position = self.start.clone();
        for &mv in &self.moves {
            self.position.play(mv).expect("it was played here before");
        }
        Ok(String::new())
    }

    pub(super) fn legal(&mut self, _: &[&str]) -> Reply {
        Ok(self.names(self.position.legal_placements()))
    }

    pub(super) fn captures(&mut self, _: &[&str]) -> Reply {
        Ok(self.names(self.position.capturing_placements()))
    }

    fn names(&self, cells: CellSet) -> String {
        let names = cells.iter().map(|cell| self.position.geometry().name(cell));
        names.collect::<Vec<String>>().join(" ")
    }

    pub(super) fn whose_move(&mut self, _: &[&str]) -> Reply {
        let to_move = self.position.player_to_move();
        Ok(to_move.map_or("none".to_owned(), |player| player.to_string()))
    }

    pub(super) fn outcome(&mut self, _: &[&str]) -> Reply {
        Ok(match self.position.outcome() {
            None => "none".to_owned(),
            Some(Outcome::Won(player)) => player.to_string(),
            Some(Outcome::Deadlock) => "draw".to_owned(),
        })
    }

    pub(super) fn stones(&mut self, _: &[&str]) -> Reply {
        let [red, blue] = Player::BOTH.map(|player| self.position.stone_count(player));
        Ok(format!("red {red} blue {blue}"))
    }

    pub(super) fn showboard(&mut self, _: &[&str]) -> Reply {
        let turn = match self.position.player_to_move() {
            Some(player) if self.position.is_in_chain() => format!("{player} to move again"),
            Some(player) => format!("{player} to move"),
            None => format!("game over: {}", self.outcome(&[])?),
        };
        let stones = self.stones(&[])?;
        Ok(format!("{}, {stones}, {turn}\n{}", self.position.spec(), diagram(&self.position)))
    }

    /// The pie rule: who placed first now plays Blue. The stone stays red, and nothing on the
    /// board changes, so all there is to remember is that it was done.
    pub(super) fn swap(&mut self, _: &[&str]) -> Reply {
        self.check_swap()?;
        self.swapped_after = Some(self.moves.len());
        Ok(String::new())
    }

    /// That it is the second player's first turn.
    pub(super) fn check_swap(&self) -> Result<(), String> {
        let [red, blue] = Player::BOTH.map(|player| self.position.stone_count(player));
        let is_second_turn =
            (red, blue, self.position.player_to_move()) == (1, 0, Some(Player::Blue));
        if is_second_turn && self.swapped_after.is_none() {
            Ok(())
        } else {
            Err("cannot swap".to_owned())
        }
    }

    pub(super) fn perft(&mut self, words: &[&str]) -> Reply {
        Ok(perft(&self.position, number(words[0])?).sequences.to_string())
    }
}
