//! Games looked through: what level 6 finds is what it would find alone, and it is kept with the game.

use std::fs;

use oust::{
    app::{
        AppState, Date, GameSetup, GameStart, Intent, Judged, Opponent, Purpose, Review,
        ReviewIntent, ReviewStep, Snapshot, Terms,
        library::LibraryIntent,
        review::{Chance, review_view},
    },
    engine::{
        board::BoardSpec,
        level::{Effort, Level, Thinker},
        rules::{GameRecord, Move, Outcome, Position},
        search::{SearchRng, StopFlag},
    },
    storage::{FileSaves, Saves, saved_game, saved_review::write_review},
};

use crate::support::{
    known_positions::{KnownPosition, known_positions},
    script::Script,
};

const PLAYOUTS: u64 = 300;
/// Games of fewer moves show too little.
const SHORTEST: usize = 20;

/// A game against level 2 with this record.
fn snapshot(record: GameRecord) -> Snapshot {
    let start = GameStart { rng_seed: 7, date: Date { unix_ms: 1_000 } };
    let setup = GameSetup { opponent: Opponent::Computer(Level::ALL[1]), ..GameSetup::default() };
    let cursor = record.moves().len();
    let (seats, terms) = (setup.seats(start), Terms::default());
    Snapshot { id: start.id(), start, seats, terms, record, cursor, forfeit: None }
}

/// A game of at least so many moves, played by chance to its end.
fn random_record(spec: BoardSpec, rng_seed: u64) -> GameRecord {
    let mut rng = SearchRng::new(rng_seed);
    loop {
        let mut record = GameRecord::new(spec);
        while record.position().outcome().is_none() {
            let cell = Level::ALL[0].choose_at_once(record.position(), &mut rng);
            record.push(cell.map_or(Move::Pass, Move::Place)).unwrap();
        }
        if record.moves().len() >= SHORTEST {
            return record;
        }
    }
}

/// The app with this game kept, looking through it.
fn looking(game: &Snapshot) -> Script {
    let mut script = Script::new();
    script.saves.save_game(game).unwrap();
    open(&mut script, game);
    script
}

fn open(script: &mut Script, game: &Snapshot) {
    script.send(Intent::Library(LibraryIntent::Open(game.id, Purpose::Review(None))));
}

fn act(script: &mut Script, intent: ReviewIntent) {
    script.send(Intent::Review(intent));
}

fn review(state: &AppState) -> &Review {
    state.review.as_ref().expect("a game is looked through")
}

/// Judges so many positions, or all that are left.
fn judge(script: &mut Script, count: usize) {
    act(script, ReviewIntent::Judge);
    for _ in 0..count {
        if script.running.is_none() {
            return;
        }
        script.judge(PLAYOUTS);
    }
}

/// The game judged from beginning to end.
fn judged(game: &Snapshot) -> Script {
    let mut script = looking(game);
    judge(&mut script, usize::MAX);
    assert!(!review(&script.state).is_judging());
    script
}

fn all_judged(review: &Review) -> Vec<Option<Judged>> {
    (0..=review.len()).map(|len| review.judged_at(len).cloned()).collect()
}

#[test]
fn the_graph_is_what_level_6_finds_at_every_position() {
    for (spec, rng_seed) in [(BoardSpec::Hex(4), 1), (BoardSpec::Square(6), 2)] {
        let game = snapshot(random_record(spec, rng_seed));
        let script = judged(&game);
        let graph = review_view(&script.state).unwrap().graph;
        let last = graph.last().unwrap();
        let outcome = game.record.position().outcome().unwrap();
        assert_eq!(*last, (game.record.moves().len(), Some(Chance::of_outcome(outcome))));
        let mut compared = 0;
        for request in &script.judge_requests {
            let effort = Effort { max_playouts: Some(PLAYOUTS), threads: Some(1), max_time: None };
            let (mut rng, stop) = (SearchRng::new(request.rng_seed), StopFlag::new());
            let level = Level::STRONGEST;
            let choice =
                Thinker::new().choose(level, &request.position, &effort, &stop, &mut rng, |_| ());
            // Where there is only one placement it does not search.
            let Some(report) = choice.report else { continue };
            let is_here = |len: &usize| game.record.position_at(*len) == request.position;
            let len = (0..game.record.moves().len()).rfind(is_here).unwrap();
            let judged = review(&script.state).judged_at(len).unwrap();
            assert_eq!(judged.chance, Chance::of_red_value(report.red_value), "after {len}");
            assert_eq!(Some(judged.best), report.cell, "after {len}");
            let drawn = graph.iter().find(|(at, _)| *at == len);
            assert_eq!(drawn, Some(&(len, Some(judged.chance))));
            compared += 1;
        }
        assert!(compared > 10, "only {compared} positions were compared");
    }
}

#[test]
fn the_losses_are_the_falls_of_the_graph() {
    let game = snapshot(random_record(BoardSpec::Hex(4), 3));
    let script = judged(&game);
    let review = review(&script.state);
    let mut moved = 0;
    for (at, &mv) in game.record.moves().iter().enumerate() {
        let Move::Place(cell) = mv else { continue };
        let player = game.record.position_at(at).player_to_move().unwrap();
        let [before, after] = [at, at + 1].map(|len| review.chance_at(len).unwrap().of(player));
        let is_best = review.judged_at(at).unwrap().best == cell;
        let expected = if is_best { 0 } else { before.saturating_sub(after) };
        assert_eq!(review.loss_at(at), Some(expected));
        moved += u32::from(expected > 0);
    }
    assert!(moved > 3, "a game by chance is full of losses");
    for turn in review.turns() {
        let sum = turn.moves.clone().filter_map(|at| review.loss_at(at)).sum::<u16>();
        assert_eq!(review.loss_of(turn), Some(sum.min(Chance::WHOLE)));
    }
    let points = review.turning_points();
    assert!(!points.is_empty() && points.is_sorted_by_key(|point| point.turn), "{points:?}");
    assert!(points.iter().all(|point| point.loss >= 1_000 || point.missed_win));
}

/// A record that ends with this placement in a known position.
fn record_of(known: &KnownPosition, mv: Move) -> GameRecord {
    let mut record = GameRecord::starting_from(known.position.clone());
    record.push(mv).unwrap();
    record
}

#[test]
fn a_chain_that_was_missed_is_named_with_the_placement_that_begins_it() {
    let mut missed = 0;
    for known in known_positions("chains") {
        let seeds = known.position.legal_placements();
        let seeds = seeds.difference(&known.position.capturing_placements());
        let Some(seed) = seeds.first().filter(|_| !known.winning.is_empty()) else { continue };
        let game = snapshot(record_of(&known, Move::Place(seed)));
        let mut script = looking(&game);
        judge(&mut script, 1);
        let review = review(&script.state);
        let judged = review.judged_at(0).unwrap();
        if !judged.wins_this_turn {
            // Some take longer to find than there is time here.
            continue;
        }
        assert!(review.misses_win(0), "{}", known.name);
        assert!(known.winning.contains(judged.best), "{}", known.name);
        let mut position = known.position.clone();
        for &cell in &judged.line {
            position.play(Move::Place(cell)).unwrap();
        }
        let winner = known.position.player_to_move().unwrap();
        assert_eq!(position.outcome(), Some(Outcome::Won(winner)), "{}", known.name);
        let [point] = review.turning_points()[..] else { panic!("{}: one point", known.name) };
        assert_eq!((point.at, point.player, point.missed_win), (0, winner, true));
        missed += 1;
    }
    assert!(missed > 20, "only {missed} chains");
}

#[test]
fn giving_a_won_position_away_costs_all_of_it_and_keeping_it_nothing() {
    let mut given_away = 0;
    for known in known_positions("solved").into_iter().filter(|known| known.name.contains("hex3")) {
        let legal = known.position.legal_placements();
        let wrong = legal.difference(&known.winning).first();
        let right = known.winning.first();
        for (cell, is_right) in [(wrong, false), (right, true)] {
            let Some(cell) = cell else { continue };
            let game = snapshot(record_of(&known, Move::Place(cell)));
            let mut script = looking(&game);
            act(&mut script, ReviewIntent::Judge);
            while script.running.is_some() {
                script.judge(20_000);
            }
            let loss = review(&script.state).loss_at(0).unwrap();
            if is_right {
                assert!(loss < 2_000, "{}: {loss} for a placement that wins", known.name);
            } else {
                assert!(loss > 5_000, "{}: {loss} for one that loses", known.name);
                given_away += 1;
            }
        }
    }
    assert!(given_away > 20, "only {given_away} positions");
}

#[test]
fn what_was_stopped_goes_on_and_ends_as_if_it_had_not_been() {
    let game = snapshot(random_record(BoardSpec::Hex(4), 5));
    let whole = all_judged(review(&judged(&game).state));
    let mut script = looking(&game);
    for round in 0.. {
        judge(&mut script, 3 + round);
        let (done, all) = review(&script.state).progress();
        if done == all {
            break;
        }
        match round % 4 {
            0 => act(&mut script, ReviewIntent::CancelJudging),
            1 => script.send(Intent::Suspended),
            2 => script.send(Intent::LeaveScreen),
            _ => script.act("kill", "kill"),
        }
        assert_eq!(script.running, None, "nothing computes where nobody sees it, or wants it");
        script.send(Intent::Resumed);
        if script.state.review.is_none() {
            open(&mut script, &game);
        }
        let kept = review(&script.state).progress().0;
        // A kill may cost what was found in the last seconds.
        assert!(
            kept + if round % 4 == 3 { 5 } else { 0 } >= done,
            "round {round}: {kept} of {done}"
        );
    }
    assert_eq!(all_judged(review(&script.state)), whole);
    let kept = &script.saves.reviews[&game.id];
    assert_eq!(kept.judged.len(), whole.iter().flatten().count());
}

#[test]
fn what_is_no_longer_awaited_is_dropped() {
    let game = snapshot(random_record(BoardSpec::Hex(4), 6));
    let mut script = looking(&game);
    judge(&mut script, 1);
    act(&mut script, ReviewIntent::CancelJudging);
    script.judge(PLAYOUTS);
    assert_eq!(review(&script.state).progress().0, 1);
    act(&mut script, ReviewIntent::Judge);
    script.act("judging fails", "a fault");
    assert!(!review(&script.state).is_judging() && script.running.is_none());
    assert!(script.state.notice().is_some());
}

#[test]
fn a_game_that_went_on_keeps_what_is_still_right() {
    let record = random_record(BoardSpec::Hex(4), 8);
    let mut shorter = record.clone();
    shorter.truncate(record.moves().len() / 2);
    let game = snapshot(shorter);
    let mut script = judged(&game);
    let known = all_judged(review(&script.state));
    script.send(Intent::LeaveScreen);
    script.saves.save_game(&snapshot(record)).unwrap();
    open(&mut script, &game);
    assert_eq!(all_judged(review(&script.state))[..known.len()], known);
    // Another game under the same name: nothing beyond the first moves, which are alike.
    script.send(Intent::LeaveScreen);
    let mut other = game.record.clone();
    other.truncate(4);
    let taken = game.record.moves()[4];
    let mut free = other.position().legal_placements().iter().map(Move::Place);
    other.push(free.find(|mv| *mv != taken).unwrap()).unwrap();
    script.saves.save_game(&snapshot(other)).unwrap();
    open(&mut script, &game);
    let now = all_judged(review(&script.state));
    assert_eq!(now[..5], known[..5]);
    assert!(now[5..].iter().all(Option::is_none));
}

#[test]
fn a_review_is_kept_deleted_and_brought_back_with_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut saves = FileSaves::new(Some(folder.path().to_owned()));
    let game = snapshot(random_record(BoardSpec::Hex(4), 9));
    let script = judged(&game);
    let kept = script.saves.reviews[&game.id].clone();
    saves.save_review(&kept).unwrap();
    assert_eq!(saves.load_review(game.id), None, "no game, no review");
    saves.save_game(&game).unwrap();
    saves.save_review(&kept).unwrap();
    assert_eq!(saves.load_review(game.id), Some(kept.clone()));
    let list = saves.list_games();
    assert_eq!((list.games.len(), list.troubles.len()), (1, 0), "a review is not a game");
    saves.delete_game(game.id).unwrap();
    assert_eq!(saves.load_review(game.id), None);
    saves.restore_game(game.id).unwrap();
    assert_eq!(saves.load_review(game.id), Some(kept.clone()));
    // Damaged in any way it is set aside, and the game is as it was.
    let file = folder.path().join(format!("games/{}.review.json", game.id));
    let text = write_review(&kept);
    let damages = [
        text[..text.len() / 2].to_owned(),
        text.replace("\"version\": 1", "\"version\": 9"),
        text.replace(&game.id.to_string(), "00000000000000ff"),
        String::new(),
    ];
    for damage in damages {
        fs::write(&file, damage).unwrap();
        assert_eq!(saves.load_review(game.id), None);
        assert!(!file.exists(), "it is kept under another name");
        assert_eq!(saves.load_game(game.id).as_ref(), Ok(&game));
        assert_eq!(saves.list_games().troubles, []);
    }
    saves.save_review(&kept).unwrap();
    saves.delete_game(game.id).unwrap();
    saves.launch();
    let left = fs::read_dir(folder.path().join("games")).unwrap().flatten();
    let left: Vec<String> = left.map(|file| file.file_name().into_string().unwrap()).collect();
    assert!(left.iter().all(|name| name.contains("damaged") || name.contains("newer")), "{left:?}");
}

#[test]
fn a_new_game_can_begin_anywhere_and_is_kept() {
    let swapped = {
        let mut record = GameRecord::new(BoardSpec::Hex(4));
        record.push(Move::Place(BoardSpec::Hex(4).geometry().cell(18).unwrap())).unwrap();
        record.push(Move::Swap).unwrap();
        record
    };
    let head_start = GameSetup { board: BoardSpec::Hex(4), head_start: 2, ..GameSetup::default() };
    let mut begun = head_start.record();
    begun.push(Move::Place(begun.position().legal_placements().first().unwrap())).unwrap();
    let records = [random_record(BoardSpec::Hex(4), 10), random_record(BoardSpec::Square(5), 11)];
    for record in records.into_iter().chain([swapped, begun]) {
        let game = snapshot(record);
        let mut script = looking(&game);
        act(&mut script, ReviewIntent::Step(ReviewStep::First));
        for number in 0.. {
            let review = review(&script.state);
            let position = review.shown_game().position().clone();
            let (seats, is_last) = (review.shown_game().seats(), review.shown() == review.len());
            let start = GameStart { rng_seed: number, date: Date { unix_ms: 2_000 + number } };
            act(&mut script, ReviewIntent::PlayFromHere(start));
            if position.outcome().is_none() {
                let new = script.state.game.clone().expect("a new game");
                assert_eq!((new.id(), new.position()), (start.id(), &position));
                assert_eq!(new.seats(), seats, "who plays what stays");
                let text = saved_game::write_game(&new.snapshot());
                let read = saved_game::read_game(text.as_bytes()).unwrap();
                assert_eq!(read.record, new.snapshot().record, "{position}");
                script.send(Intent::LeaveScreen);
            }
            if is_last {
                break;
            }
            act(&mut script, ReviewIntent::Step(ReviewStep::On));
        }
        assert_eq!(script.saves.load_game(game.id).as_ref(), Ok(&game), "it is as it was");
    }
}

#[test]
fn a_better_line_is_shown_placement_by_placement_and_left_again() {
    let known = known_positions("chains").into_iter().find(|known| {
        let captures = known.position.capturing_placements();
        !known.winning.is_empty() && known.position.legal_placements().len() > captures.len()
    });
    let known = known.unwrap();
    let legal = known.position.legal_placements();
    let seed = legal.difference(&known.position.capturing_placements()).first().unwrap();
    let game = snapshot(record_of(&known, Move::Place(seed)));
    let mut script = looking(&game);
    assert!(!review(&script.state).has_better(), "nothing is known yet");
    judge(&mut script, 1);
    act(&mut script, ReviewIntent::CancelJudging);
    act(&mut script, ReviewIntent::ShowBetter);
    let line = review(&script.state).judged_at(0).unwrap().line.clone();
    for shown in 1..=line.len() {
        assert_eq!(review(&script.state).line_shown(), line[..shown]);
        act(&mut script, ReviewIntent::Step(ReviewStep::On));
    }
    let position: Position = review(&script.state).shown_game().position().clone();
    let winner = known.position.player_to_move().unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Won(winner)));
    act(&mut script, ReviewIntent::Step(ReviewStep::First));
    let back = review(&script.state);
    assert_eq!((back.line_shown(), back.shown()), (Vec::new(), 1), "the game is shown again");
    assert_eq!(back.shown_game().position().stone_at(seed), Some(winner));
}
