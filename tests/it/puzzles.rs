//! The puzzles: enough of them, no two alike, each with one right first placement.

use std::{collections::HashSet, time::Duration};

use oust::{
    app::{
        AppState, Date, Effect, Intent, Launch, LearnAction, LearnProgress, Moment, Screen,
        learn::{
            PuzzlePlay, PuzzleResult,
            puzzles::{Day, daily, entries},
            puzzles_view,
        },
        reduce,
        thinking::WakeId,
    },
    engine::{
        board::Cell,
        puzzle::{
            Puzzle, PuzzleKind, PuzzleLimits, best_seed, chain_that_takes_most, reply_to,
            right_placements, shape_of, solution,
        },
        rules::{Move, Position},
    },
    storage::saved_session::{read_session, write_session},
};

use crate::support::{every_chain::first_placements, slow_tests_wanted};

fn puzzles() -> impl Iterator<Item = (usize, Puzzle)> {
    entries()
        .iter()
        .map(|entry| entry.puzzle().expect("a line that describes a puzzle"))
        .enumerate()
}

#[test]
fn there_are_three_hundred_and_no_two_are_alike() {
    let mut shapes = HashSet::new();
    let mut ids = HashSet::new();
    for (place, puzzle) in puzzles() {
        assert!(shapes.insert(shape_of(&puzzle.position)), "puzzle {place} stands there twice");
        assert!(ids.insert(entries()[place].id), "puzzle {place} has the name of another");
        assert!((1..=5).contains(&puzzle.grade));
        assert!(!puzzle.position.is_in_chain(), "a puzzle begins with a turn");
    }
    assert!(shapes.len() >= 300, "{} puzzles", shapes.len());
    for kind in PuzzleKind::ALL {
        let grades: Vec<u8> =
            puzzles().filter(|(_, it)| it.kind == kind).map(|(_, it)| it.grade).collect();
        assert!(grades.is_sorted(), "easy ones come first: {grades:?}");
        let least = if kind == PuzzleKind::Seed { 15 } else { 20 };
        assert!(grades.len() >= least, "{} of {kind:?}", grades.len());
        assert!(grades.last() > grades.first(), "not all alike: {grades:?}");
    }
}

#[test]
fn each_has_one_right_first_placement() {
    let step = if slow_tests_wanted() { 1 } else { 15 };
    let proven = puzzles().filter(|(_, puzzle)| puzzle.kind != PuzzleKind::Seed);
    for (place, puzzle) in proven.step_by(step) {
        let right = right_placements(puzzle.kind, &puzzle.position, &PuzzleLimits::default());
        let right: Vec<Cell> = right.expect("a proof within the limits").iter().collect();
        assert_eq!(right, [puzzle.first], "puzzle {place}: {puzzle}");
    }
}

fn best_seeds() -> impl Iterator<Item = (usize, Puzzle)> {
    puzzles().filter(|(_, puzzle)| puzzle.kind == PuzzleKind::Seed)
}

#[test]
fn a_best_seed_is_a_seed_that_was_seen_far_before_all_others() {
    for (place, puzzle) in best_seeds() {
        let chances = puzzle.chances.expect("what was seen");
        assert!(chances.are_clear(), "puzzle {place}: {chances:?}");
        assert!(puzzle.position.captures_of(puzzle.first).is_empty(), "puzzle {place}");
        let wins = first_placements(&puzzle.position, 100_000);
        assert!(wins.is_none_or(|wins| wins.is_empty()), "puzzle {place}: a chain wins");
    }
}

/// What was seen in half a minute is seen in a fraction of a second too, if not always.
#[test]
fn a_short_search_finds_most_best_seeds_again() {
    let step = if slow_tests_wanted() { 1 } else { 4 };
    let again: Vec<bool> = best_seeds()
        .step_by(step)
        .map(|(_, puzzle)| {
            let seen = best_seed(&puzzle.position, 40_000, 2);
            seen.is_some_and(|seen| seen.cell == puzzle.first)
        })
        .collect();
    let found = again.iter().filter(|found| **found).count();
    assert!(4 * found >= 3 * again.len(), "{found} of {}", again.len());
}

#[test]
fn the_reply_to_a_wrong_seed_is_the_rest_of_two_turns() {
    for (place, puzzle) in best_seeds() {
        let mover = puzzle.position.player_to_move();
        for wrong in puzzle.position.legal_placements().iter().step_by(9) {
            let mut position = puzzle.position.clone();
            position.play(Move::Place(wrong)).unwrap();
            let reply = reply_to(&puzzle.position, wrong);
            for mv in &reply {
                position.play(*mv).unwrap();
            }
            let is_whole = position.player_to_move() == mover || position.outcome().is_some();
            assert!(is_whole || reply.len() == 12, "puzzle {place}: {reply:?}");
        }
    }
}

#[test]
fn a_line_reads_back() {
    for line in [
        "win 2 hex4.2r1.1r3.6.1rb3r.r5.4b.b1bb.red e3",
        "seed 4 hex4.1r2.4b.6.3r3.r5.4b.1b2.red d7 98 6",
    ] {
        assert_eq!(line.parse::<Puzzle>().unwrap().to_string(), line);
    }
    for wrong in [
        "",
        "win 2 hex4 e3",
        "lose 2 hex4.2r1.1r3.6.1rb3r.r5.4b.b1bb.red e3",
        "win 2 hex4.2r1.1r3.6.1rb3r.r5.4b.b1bb.red e3 98 6",
        "seed 4 hex4.1r2.4b.6.3r3.r5.4b.1b2.red d7",
        "seed 4 hex4.1r2.4b.6.3r3.r5.4b.1b2.red d7 98 x",
    ] {
        assert!(wrong.parse::<Puzzle>().is_err(), "{wrong}");
    }
}

#[test]
fn positions_are_alike_under_symmetry_and_exchange_of_colors() {
    let shape = |text: &str| shape_of(&text.parse::<Position>().unwrap());
    assert_eq!(shape("hex2.r1.2b.2.red"), shape("hex2.2.b2.1r.red"));
    assert_eq!(shape("hex2.r1.2b.2.red"), shape("hex2.b1.2r.2.blue"));
    assert_ne!(shape("hex2.r1.2b.2.red"), shape("hex2.r1.1b1.2.red"));
}

/// The app with one puzzle open.
struct Solver {
    state: AppState,
    now: Duration,
}

impl Solver {
    fn open(place: usize) -> Solver {
        let mut state = AppState::default();
        state.settings.confirm = false;
        state.puzzle = PuzzlePlay::open(place, None);
        state.screens.open(Screen::Puzzle);
        Solver { state, now: Duration::from_secs(1) }
    }

    fn play(&self) -> &PuzzlePlay {
        self.state.puzzle.as_ref().unwrap()
    }

    fn place(&mut self, cell: Cell) {
        self.now += Duration::from_secs(1);
        reduce(&mut self.state, Intent::TapCell { cell, at: Moment::after_start(self.now) });
    }

    /// Places what the solution says.
    fn solve(&mut self) {
        for mv in solution(self.play().puzzle(), &PuzzleLimits::default()) {
            if let Move::Place(cell) = mv {
                self.place(cell);
            }
        }
    }

    /// Goes on after the placements so far in every way until the puzzle is solved.
    fn solve_from(place: usize, placed: &[Cell]) -> bool {
        let mut solver = Solver::open(place);
        placed.iter().for_each(|cell| solver.place(*cell));
        match solver.play().result() {
            PuzzleResult::Solved => true,
            PuzzleResult::Wrong | PuzzleResult::Shown => false,
            PuzzleResult::Open => {
                let legal = solver.play().game.position().legal_placements();
                legal.iter().any(|cell| {
                    let placed: Vec<Cell> = placed.iter().copied().chain([cell]).collect();
                    Solver::solve_from(place, &placed)
                })
            }
        }
    }
}

#[test]
fn the_app_accepts_the_right_placement_and_refutes_the_others() {
    for kind in PuzzleKind::ALL {
        for (place, puzzle) in puzzles().filter(|(_, it)| it.kind == kind).step_by(40) {
            assert!(Solver::solve_from(place, &[puzzle.first]), "puzzle {place}: {puzzle}");
            let wrong = puzzle.position.legal_placements().iter().filter(|it| *it != puzzle.first);
            for cell in wrong.take(6) {
                assert!(!Solver::solve_from(place, &[cell]), "puzzle {place}: {puzzle}");
            }
        }
    }
}

#[test]
fn a_refutation_is_shown_on_the_board() {
    let (place, puzzle) = puzzles().find(|(_, it)| it.kind == PuzzleKind::Save).unwrap();
    let captures = puzzle.position.capturing_placements();
    let seeds = puzzle.position.legal_placements().difference(&captures);
    let wrong = seeds.iter().find(|cell| *cell != puzzle.first).unwrap();
    let mut solver = Solver::open(place);
    solver.place(wrong);
    assert_eq!(solver.play().result(), PuzzleResult::Wrong);
    let playback = solver.play().game.playback().expect("it is shown placement by placement");
    assert!(playback.shown < playback.end);
    assert_eq!(
        solver.play().game.winner(),
        puzzle.position.player_to_move().map(|it| it.opponent())
    );
    reduce(&mut solver.state, Intent::Learn(LearnAction::TryAgain));
    assert_eq!(solver.play().game.position(), &puzzle.position);
    reduce(&mut solver.state, Intent::Learn(LearnAction::ShowSolution));
    assert_eq!(solver.play().shown_cell(), Some(puzzle.first));
    assert!(solver.state.progress.solved.is_empty());
}

#[test]
fn the_solution_of_every_puzzle_solves_it() {
    let step = if slow_tests_wanted() { 1 } else { 9 };
    for (place, puzzle) in puzzles().step_by(step) {
        let mut solver = Solver::open(place);
        solver.solve();
        assert_eq!(solver.play().result(), PuzzleResult::Solved, "puzzle {place}: {puzzle}");
    }
}

#[test]
fn the_solution_is_played_out_stone_after_stone() {
    for kind in PuzzleKind::ALL {
        let (place, puzzle) = puzzles().filter(|(_, it)| it.kind == kind).nth(3).unwrap();
        let mut solver = Solver::open(place);
        let effects = reduce(&mut solver.state, Intent::Learn(LearnAction::ShowSolution));
        let mut wake = effects.iter().find_map(wake_of).expect("it begins by itself");
        let line = solution(&puzzle, &PuzzleLimits::default());
        for shown in 0..=line.len() {
            let play = solver.play();
            assert_eq!((play.result(), play.game.shown_len()), (PuzzleResult::Shown, shown));
            assert_eq!(play.shown_cell(), Some(puzzle.first).filter(|_| shown == 0));
            let effects = reduce(&mut solver.state, Intent::Woke(wake));
            wake = effects.iter().find_map(wake_of).unwrap_or(wake);
        }
        assert_eq!(solver.play().game.playback(), None);
        assert!(solver.state.progress.solved.is_empty(), "what was shown was not solved");
        // Again, by oneself.
        reduce(&mut solver.state, Intent::Learn(LearnAction::TryAgain));
        assert_eq!(solver.play().shown_cell(), Some(puzzle.first));
        solver.solve();
        assert_eq!(solver.play().result(), PuzzleResult::Solved);
    }
}

fn wake_of(effect: &Effect) -> Option<WakeId> {
    match effect {
        Effect::Wake { id, .. } => Some(*id),
        _ => None,
    }
}

#[test]
fn a_wrong_chain_is_gone_on_with_to_show_what_it_leaves() {
    let mut played_on = 0;
    for (place, puzzle) in puzzles().filter(|(_, it)| it.kind == PuzzleKind::Win).step_by(20) {
        for wrong in puzzle.position.capturing_placements() {
            let mut solver = Solver::open(place);
            solver.place(wrong);
            if wrong == puzzle.first {
                continue;
            }
            let mut after = puzzle.position.clone();
            after.play(Move::Place(wrong)).unwrap();
            let chain = chain_that_takes_most(&after);
            let play = solver.play();
            assert_eq!(play.result(), PuzzleResult::Wrong);
            assert_eq!(play.game.playback().is_some(), !chain.is_empty());
            assert!(!play.left_over().is_empty() && play.game.winner().is_none());
            chain.iter().for_each(|mv| assert!(after.play(*mv).is_ok()));
            assert!(after.capturing_placements().is_empty(), "puzzle {place}: it could go on");
            played_on += usize::from(!chain.is_empty());
        }
    }
    assert!(played_on > 5, "{played_on}");
}

/// The app as another launch finds it.
fn restarted(state: &AppState) -> AppState {
    let session = read_session(write_session(&state.session()).as_bytes()).unwrap();
    let launch = Launch {
        settings: Some(state.settings.clone()),
        session: Some(session),
        progress: Some(state.progress.clone()),
        ..Launch::default()
    };
    let mut state = AppState::default();
    reduce(&mut state, Intent::Launched(Box::new(launch)));
    state
}

#[test]
fn an_app_that_was_killed_comes_back_to_the_same_puzzle_as_it_was() {
    let day = Day(20_000);
    for place in (0..entries().len()).step_by(23) {
        let mut solver = Solver::open(place);
        solver.state.puzzle = PuzzlePlay::open(place, Some(day));
        let legal = solver.play().game.position().legal_placements();
        for cell in legal.iter().step_by(4).chain([solver.play().puzzle().first]) {
            reduce(&mut solver.state, Intent::Learn(LearnAction::TryAgain));
            solver.place(cell);
            let after = restarted(&solver.state);
            let (was, is) = (solver.play(), after.puzzle.as_ref().unwrap());
            assert_eq!(after.screen(), Screen::Puzzle);
            assert_eq!((is.place, is.day, is.result()), (place, Some(day), was.result()));
            assert_eq!(is.game.position(), was.game.position(), "puzzle {place}");
            assert_eq!(is.game.playback(), None, "what was seen is not shown again");
            // It goes on from there.
            let mut on = Solver { state: after, now: solver.now };
            reduce(&mut on.state, Intent::Learn(LearnAction::TryAgain));
            assert_eq!(on.play().game.position(), &on.play().puzzle().position);
        }
        reduce(&mut solver.state, Intent::Learn(LearnAction::ShowSolution));
        let after = restarted(&solver.state);
        assert_eq!(after.puzzle.unwrap().shown_cell(), solver.play().shown_cell());
    }
}

#[test]
fn an_independent_search_finds_the_same_chains() {
    for (place, puzzle) in puzzles().filter(|(_, it)| it.kind == PuzzleKind::Win).step_by(10) {
        let found = first_placements(&puzzle.position, 1_000_000).expect("few enough positions");
        assert_eq!(found.iter().collect::<Vec<_>>(), [puzzle.first], "puzzle {place}: {puzzle}");
    }
}

#[test]
fn every_puzzle_has_its_day() {
    let count = entries().len();
    let shown: HashSet<usize> = (0..count as u32).map(|day| daily(Day(20_000 + day))).collect();
    assert_eq!(shown.len(), count);
}

#[test]
fn a_day_begins_at_the_persons_midnight() {
    // 23:30 on the first of December 2026 in UTC.
    let late = Date { unix_ms: Date::of_day(2026, 12, 1).unwrap().unix_ms + 84_600_000 };
    let in_utc = late.day();
    assert_eq!(late.ahead_by(60).day(), Day(in_utc.0 + 1), "Amsterdam");
    assert_eq!(late.ahead_by(180).day(), Day(in_utc.0 + 1), "Moscow");
    assert_eq!(late.ahead_by(-480).day(), in_utc, "California");
    // Who travels west has the same day twice, and keeps the row.
    let mut progress = LearnProgress::default();
    for day in [in_utc, late.ahead_by(60).day(), in_utc, late.ahead_by(60).day()] {
        progress.solved_on(day);
    }
    assert_eq!((progress.streak, progress.daily), (2, Some(Day(in_utc.0 + 1))));
    let mut state = AppState::default();
    state.progress = progress;
    reduce(&mut state, Intent::Learn(LearnAction::Today(late.ahead_by(60))));
    assert!(puzzles_view(&state).is_daily_done);
    assert_eq!(state.screen(), Screen::Home, "to be told the day leads nowhere");
}

#[test]
fn the_puzzle_of_a_day_counts_until_the_end_of_the_next() {
    for (days_later, streak) in [(0, 1), (1, 1), (2, 0)] {
        let date = |day| Date::of_day(2026, 12, day).unwrap();
        let place = daily(date(1).day());
        let mut solver = Solver::open(place);
        reduce(&mut solver.state, Intent::Learn(LearnAction::OpenDaily(date(1))));
        reduce(&mut solver.state, Intent::Learn(LearnAction::Today(date(1 + days_later))));
        solver.solve();
        assert_eq!(solver.play().result(), PuzzleResult::Solved);
        assert_eq!(solver.state.progress.streak, streak, "{days_later} days later");
        assert_eq!(solver.state.progress.solved.len(), 1);
    }
}

#[test]
fn days_in_a_row_are_counted() {
    let mut progress = LearnProgress::default();
    for (day, streak) in [(10, 1), (11, 2), (11, 2), (12, 3), (14, 1), (13, 1)] {
        progress.solved_on(Day(day));
        assert_eq!((progress.streak, day), (streak, day));
    }
    assert_eq!((progress.best_streak, progress.streak_on(Some(Day(15)))), (3, 1));
    assert_eq!(progress.streak_on(Some(Day(16))), 0);
}

#[test]
fn moves_of_a_line_are_legal() {
    for (place, puzzle) in puzzles() {
        assert_eq!(puzzle.position.check(Move::Place(puzzle.first)), Ok(()), "puzzle {place}");
    }
}
