use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::Duration,
};

use crate::uct::Uct;
use oust::engine::{
    board::{BoardSpec, Cell},
    level::{Effort, Level, Thinker},
    rules::{Move, Player, Position},
    search::{Parts, SearchLimits, SearchRng, Searcher, StopFlag},
};

/// Somebody who chooses placements.
pub enum Contestant {
    Level { level: Level, effort: Effort, thinker: Box<Thinker> },
    Search { parts: Parts, limits: SearchLimits, memory: Option<usize>, searcher: Box<Searcher> },
    Uct(Uct),
    Program(Program),
}

/// A program that speaks the text protocol on its standard input and output.
pub struct Program {
    _child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Contestant {
    pub fn new(text: &str) -> Result<Contestant, String> {
        if let Some(command) = text.strip_prefix("gtp=") {
            return Program::start(command).map(Contestant::Program);
        }
        let mut words = text.split(',');
        let kind = words.next().unwrap_or_default();
        let mut parts = Parts::default();
        let mut limits = SearchLimits { max_time: None, max_playouts: None, threads: 1 };
        let mut memory = None;
        for word in words {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let number = || value.parse::<u64>().map_err(|error| format!("{word}: {error}"));
            match name {
                "ms" => limits.max_time = Some(Duration::from_millis(number()?)),
                "playouts" => limits.max_playouts = Some(number()?),
                "threads" => limits.threads = number()?.max(1) as usize,
                "memory" => memory = Some((number()? as usize) << 20),
                "rollouts" => parts.guided_rollouts = value != "uniform",
                "length" if value == "all" => parts.rollout_length = None,
                "length" => parts.rollout_length = Some(number()? as u32),
                "proofs" => parts.proofs = value != "off",
                "beliefs" => parts.beliefs = value != "off",
                _ => return Err(format!("{word}: no such setting")),
            }
        }
        let SearchLimits { max_time, max_playouts, threads } = limits;
        if let Some(number) = kind.strip_prefix("level=") {
            let level = number.parse().ok().and_then(Level::new);
            let level = level.ok_or_else(|| format!("{text}: levels are 1 to 6"))?;
            let effort = Effort { max_time, max_playouts, threads: Some(threads) };
            return Ok(Contestant::Level { level, effort, thinker: Box::default() });
        }
        if max_time.is_none() && max_playouts.is_none() {
            return Err(format!("{text}: needs ms or playouts"));
        }
        match kind {
            "search" => Ok(Contestant::Search { parts, limits, memory, searcher: Box::default() }),
            "uct" => Ok(Contestant::Uct(Uct { time: max_time, playouts: max_playouts })),
            _ => Err(format!("{text}: expected level=, search, uct or gtp=")),
        }
    }

    /// Begins a new game.
    pub fn start(&mut self, spec: BoardSpec) {
        match self {
            Contestant::Level { thinker, .. } => **thinker = Thinker::new(),
            Contestant::Search { parts, memory, searcher, .. } => {
                **searcher = Searcher::new(*parts);
                memory.iter().for_each(|bytes| searcher.set_memory(*bytes));
            }
            Contestant::Uct(_) => {}
            Contestant::Program(program) => {
                program.ask(&format!("board {spec}"));
            }
        }
    }

    /// Hears of a move, its own ones too, before it is played.
    pub fn see(&mut self, position: &Position, mv: Move) {
        if let (Contestant::Program(program), Some(player)) = (self, position.player_to_move()) {
            let cell = match mv {
                Move::Place(cell) => position.geometry().name(cell),
                Move::Pass => "pass".to_string(),
                Move::Swap => "swap".to_string(),
            };
            program.ask(&format!("play {player} {cell}"));
        }
    }

    pub fn choose(&mut self, position: &Position, rng_seed: u64) -> Cell {
        match self {
            Contestant::Level { level, effort, thinker } => {
                let (mut rng, stop) = (SearchRng::new(rng_seed), StopFlag::new());
                let choice = thinker.choose(*level, position, effort, &stop, &mut rng, |_| ());
                choice.cell.expect("somebody who can place")
            }
            Contestant::Search { limits, searcher, .. } => {
                let report = searcher.search(position, limits, &StopFlag::new(), rng_seed, |_| ());
                report.cell.expect("somebody who can place")
            }
            Contestant::Uct(uct) => uct.choose(position, rng_seed),
            Contestant::Program(program) => {
                let player = position.player_to_move().unwrap_or(Player::Red);
                let answer = program.ask(&format!("reg_genmove {player}"));
                position.geometry().cell_named(&answer).unwrap_or_else(|| panic!("got {answer}"))
            }
        }
    }
}

impl Program {
    fn start(command: &str) -> Result<Program, String> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("gtp= needs a command line")?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{name}: {error}"))?;
        let input = child.stdin.take().ok_or("no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        Ok(Program { _child: child, input, output })
    }

    /// Sends a command and waits for its answer, without the sign before it.
    fn ask(&mut self, command: &str) -> String {
        writeln!(self.input, "{command}").expect("the program listens");
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            let count = self.output.read_line(&mut line).expect("the program answers");
            assert!(count > 0, "the program ended at \"{command}\"");
            if line.trim().is_empty() && !answer.is_empty() {
                break;
            }
            answer.push_str(&line);
        }
        let answer = answer.trim();
        assert!(answer.starts_with('='), "\"{command}\": {answer}");
        answer[1..].trim().to_string()
    }
}
