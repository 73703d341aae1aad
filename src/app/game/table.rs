//! Who sits where: names, the exchange of colors, the clock.

use std::time::Duration;

use super::Game;
use crate::{
    app::{
        course::Course,
        game_setup::Seat,
        moment::Moment,
        summary::{Forfeit, extent},
        terms::{Origin, Terms},
    },
    engine::rules::Player,
};

impl Game {
    /// What was agreed, and the names.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Name of who plays this color; empty where nobody said one.
    pub fn name(&self, player: Player) -> &str {
        &self.terms.names[self.side_of(player)]
    }

    /// The place, in lists by how the game began, of who plays this color now: 0 for who began as Red.
    pub fn side_of(&self, player: Player) -> usize {
        side_at(&self.course, self.course.cursor(), player)
    }

    /// Whether the player to move may take the first player's place.
    pub fn can_swap(&self) -> bool {
        self.terms.swap && !self.is_over() && self.course.can_swap()
    }

    /// Whether two persons play.
    pub fn is_of_two_persons(&self) -> bool {
        self.seats == [Seat::Person; 2]
    }

    /// Whether a turn was finished here since a friend's text told the game: it can be sent back.
    pub fn can_send_back(&self) -> bool {
        let Origin::Text(told) = self.terms.origin else { return false };
        let is_finished = self.is_over() || !self.position().is_in_chain();
        let is_on = extent(self.course.cursor(), self.forfeit) > told;
        self.is_of_two_persons() && is_finished && is_on
    }

    /// Time that this color's player has left, in a game with a clock.
    pub fn time_left(&self, player: Player) -> Option<Duration> {
        Some(self.terms.clock?.left[self.side_of(player)])
    }

    /// Whether undo takes back more than the player to move has placed in this very turn.
    pub fn undo_needs_consent(&self) -> bool {
        let is_own_chain = !self.is_over() && self.position().is_in_chain();
        self.is_of_two_persons() && self.can_undo() && !is_own_chain
    }

    /// The clock is looked at: whoever is to move has used the time since it was last.
    pub(in crate::app) fn count_time(&mut self, at: Moment) {
        let Some(player) = self.player_to_move() else { return };
        let side = self.side_of(player);
        let Some(clock) = self.terms.clock.as_mut() else { return };
        if !clock.count(side, at) {
            clock.stand_still();
            self.forfeit = Some(Forfeit::OutOfTime(player));
            self.forget_the_moment();
        }
    }

    /// The clock waits until it is looked at again.
    pub(in crate::app) fn hold_clock(&mut self) {
        if let Some(clock) = self.terms.clock.as_mut() {
            clock.stand_still();
        }
    }

    /// Gives the game a name of its own.
    pub(in crate::app) fn rename(&mut self, title: String) {
        self.terms.title = title;
    }

    /// Says who plays; by how the game began.
    pub(in crate::app) fn set_names(&mut self, names: [String; 2]) {
        self.terms.names = names;
    }
}

/// The place, in lists by how a game began, of who played this color after the first `len` moves.
pub(super) fn side_at(course: &Course, len: usize, player: Player) -> usize {
    if course.is_swapped_at(len) { player.opponent().index() } else { player.index() }
}
