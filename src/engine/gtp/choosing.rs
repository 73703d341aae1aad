//! Choosing placements: levels, limits, and what a search found.

use std::time::Duration;

use super::commands::{number, player};
use super::{Reply, Session};
use crate::engine::level::Level;
use crate::engine::rules::{IllegalMove, Move};
use crate::engine::search::{ChainAnswer, ChainLimits, SearchRng, winning_chain};

/// The most search threads that can be asked for.
pub(super) const MAX_THREADS: usize = 256;

/// How placements are to be chosen.
pub(super) struct Choosing {
    level: Level,
    /// Instead of the level's own.
    time_limit: Option<Duration>,
    /// Instead of time.
    playout_limit: Option<u64>,
    /// Instead of the level's own choice.
    threads: Option<usize>,
}

impl Default for Choosing {
    fn default() -> Choosing {
        Choosing { level: Level::STRONGEST, time_limit: None, playout_limit: None, threads: None }
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
        self.choosing.time_limit = (limit > 0).then(|| Duration::from_millis(limit));
        Ok(String::new())
    }

    pub(super) fn playout_limit(&mut self, words: &[&str]) -> Reply {
        let limit: u64 = number(words[0])?;
        self.choosing.playout_limit = (limit > 0).then_some(limit);
        Ok(String::new())
    }

    pub(super) fn threads(&mut self, words: &[&str]) -> Reply {
        self.choosing.threads = Some(thread_count(words[0])?);
        Ok(String::new())
    }

    pub(super) fn random_seed(&mut self, words: &[&str]) -> Reply {
        self.rng = SearchRng::new(number(words[0])?);
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
        if self.position.must_pass() {
            return Ok(Move::Pass);
        }
        if self.choosing.level.searches() {
            return Err("levels 5 and 6 are not there yet".to_owned());
        }
        let cell = self.choosing.level.choose_at_once(&self.position, &mut self.rng);
        cell.map(Move::Place).ok_or_else(|| "found no placement".to_owned())
    }

    fn name_of(&self, mv: Move) -> String {
        match mv {
            Move::Pass => "pass".to_owned(),
            Move::Place(cell) => self.position.geometry().name(cell),
        }
    }

    pub(super) fn hint(&mut self, _: &[&str]) -> Reply {
        if self.position.outcome().is_some() {
            return Err(IllegalMove::GameOver.to_string());
        }
        Err("there is no search yet".to_owned())
    }

    pub(super) fn search_info(&mut self, _: &[&str]) -> Reply {
        Err("nothing has been searched yet".to_owned())
    }

    pub(super) fn winning_chain(&mut self, _: &[&str]) -> Reply {
        let limits = ChainLimits { max_time: self.choosing.time_limit, ..ChainLimits::default() };
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
        Err("there is no search yet".to_owned())
    }
}

/// Reads a number of threads.
pub(super) fn thread_count(text: &str) -> Result<usize, String> {
    let count: usize = number(text)?;
    let fits = (1..=MAX_THREADS).contains(&count);
    if fits { Ok(count) } else { Err(format!("expected 1 to {MAX_THREADS} threads")) }
}
