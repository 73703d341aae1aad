//! Choosing placements: levels, limits, and what a search found.

use std::time::Duration;

use super::commands::{number, player};
use super::{Reply, Session};
use crate::engine::level::{Effort, Level, Thinker};
use crate::engine::rules::{IllegalMove, Move, Outcome};
use crate::engine::search::{
    ChainAnswer, ChainLimits, SearchReport, SearchRng, StopFlag, winning_chain,
};

/// The most search threads that can be asked for.
pub(super) const MAX_THREADS: usize = 256;

/// How placements are to be chosen, and what the last search found.
pub(super) struct Choosing {
    level: Level,
    effort: Effort,
    /// Made when it is first asked.
    thinker: Option<Thinker>,
    last_report: Option<SearchReport>,
}

impl Default for Choosing {
    fn default() -> Choosing {
        Choosing {
            level: Level::STRONGEST,
            effort: Effort::default(),
            thinker: None,
            last_report: None,
        }
    }
}

impl Choosing {
    /// Forgets the game that was searched.
    pub(super) fn forget_game(&mut self) {
        self.thinker = None;
        self.last_report = None;
    }
}

impl Session {
    pub(super) fn level(&mut self, words: &[&str]) -> Reply {
        let level = u8::try_from(number::<u64>(words[0])?).ok().and_then(Level::new);
        self.choosing.level = level.ok_or("expected a level from 1 to 6")?;
        Ok(String::new())
    }

    pub(super) fn time_limit(&mut self, words: &[&str]) -> Reply {
        let limit: u64 = number(words[0])?;
        self.choosing.effort.max_time = (limit > 0).then(|| Duration::from_millis(limit));
        Ok(String::new())
    }

    pub(super) fn playout_limit(&mut self, words: &[&str]) -> Reply {
        let limit: u64 = number(words[0])?;
        self.choosing.effort.max_playouts = (limit > 0).then_some(limit);
        Ok(String::new())
    }

    pub(super) fn threads(&mut self, words: &[&str]) -> Reply {
        self.choosing.effort.threads = Some(thread_count(words[0])?);
        Ok(String::new())
    }

    pub(super) fn random_seed(&mut self, words: &[&str]) -> Reply {
        self.rng = SearchRng::new(number(words[0])?);
        // What was searched before would show in the answers.
        self.choosing.thinker = None;
        Ok(String::new())
    }

    pub(super) fn genmove(&mut self, words: &[&str]) -> Reply {
        let mv = self.choose(words[0])?;
        self.make(mv).map_err(|error| format!("chose a bad move: {error}"))?;
        Ok(self.name_of(mv))
    }

    pub(super) fn reg_genmove(&mut self, words: &[&str]) -> Reply {
        let mv = self.choose(words[0])?;
        Ok(self.name_of(mv))
    }

    fn choose(&mut self, by: &str) -> Result<Move, String> {
        self.check_turn(player(by)?)?;
        self.choose_at(self.choosing.level)
    }

    /// What the level would do for the player to move, in a game that goes on.
    fn choose_at(&mut self, level: Level) -> Result<Move, String> {
        if self.position.must_pass() {
            return Ok(Move::Pass);
        }
        let Choosing { thinker, effort, last_report, .. } = &mut self.choosing;
        let (stop, rng) = (StopFlag::new(), &mut self.rng);
        let thinker = thinker.get_or_insert_default();
        let choice = thinker.choose(level, &self.position, effort, &stop, rng, |_| ());
        if choice.report.is_some() {
            *last_report = choice.report;
        }
        choice.cell.map(Move::Place).ok_or_else(|| "found no placement".to_owned())
    }

    fn name_of(&self, mv: Move) -> String {
        match mv {
            Move::Pass => "pass".to_owned(),
            Move::Swap => "swap".to_owned(),
            Move::Place(cell) => self.position.geometry().name(cell),
        }
    }

    pub(super) fn hint(&mut self, _: &[&str]) -> Reply {
        if self.position.outcome().is_some() {
            return Err(IllegalMove::GameOver.to_string());
        }
        let mv = self.choose_at(Level::STRONGEST)?;
        Ok(self.name_of(mv))
    }

    pub(super) fn search_info(&mut self, _: &[&str]) -> Reply {
        let report = self.choosing.last_report.as_ref().ok_or("nothing has been searched yet")?;
        let proven = match report.proven {
            Some(Outcome::Won(player)) => player.to_string(),
            Some(Outcome::Deadlock) | None => "none".to_owned(),
        };
        let line = if report.line.is_empty() { report.cell.as_slice() } else { &report.line };
        let pv: String = line.iter().map(|&cell| self.name_of(Move::Place(cell)) + " ").collect();
        Ok(format!(
            "playouts {} visits {} value {:.4} pv {pv}time_ms {} proven {proven}",
            report.playouts,
            report.visits,
            report.red_value,
            report.time.as_millis(),
        ))
    }

    pub(super) fn winning_chain(&mut self, _: &[&str]) -> Reply {
        let limits =
            ChainLimits { max_time: self.choosing.effort.max_time, ..ChainLimits::default() };
        Ok(match winning_chain(&self.position, &limits) {
            ChainAnswer::Wins(cells) => {
                let names = cells.into_iter().map(|cell| self.name_of(Move::Place(cell)));
                names.collect::<Vec<String>>().join(" ")
            }
            ChainAnswer::None => "none".to_owned(),
            ChainAnswer::Unknown => "unknown".to_owned(),
        })
    }

    pub(super) fn would_swap(&mut self, _: &[&str]) -> Reply {
        self.check_swap()?;
        let Choosing { thinker, level, effort, .. } = &mut self.choosing;
        let (stop, rng) = (StopFlag::new(), &mut self.rng);
        let thinker = thinker.get_or_insert_default();
        let swaps = thinker.would_swap(*level, &self.position, effort, &stop, rng);
        Ok(if swaps { "yes" } else { "no" }.to_owned())
    }
}

/// Reads a number of threads.
pub(super) fn thread_count(text: &str) -> Result<usize, String> {
    let count: usize = number(text)?;
    let fits = (1..=MAX_THREADS).contains(&count);
    if fits { Ok(count) } else { Err(format!("expected 1 to {MAX_THREADS} threads")) }
}
