//! What the lessons say of their positions, by the plain reference alone: its rules, its own reading of
//! the stones, and every turn tried.

use std::collections::{BTreeMap, HashSet};

use oust::{
    app::{
        AppState, Game, Intent, Moment, Screen,
        learn::{Exercise, Goal, LESSONS, Obstacle, Task, Verdict},
        reduce,
    },
    engine::rules::Position,
};

use crate::support::{
    fast::{cell_of, compare, place_of},
    slow_rules::{Color, Effect, Ending, Place, Refusal, SlowGame, Stones, capturing, legal},
};

fn task(lesson: usize, number: usize) -> &'static Task {
    &LESSONS[lesson - 1].tasks[number - 1]
}

fn start(lesson: usize, number: usize) -> SlowGame {
    SlowGame::read(task(lesson, number).position)
}

fn name(place: Place) -> String {
    format!("{}{}", char::from(b'a' + place.column - 1), place.number)
}

fn names(places: &[Place]) -> String {
    places.iter().map(|place| name(*place)).collect::<Vec<_>>().join(" ")
}

fn captures(game: &SlowGame) -> Vec<Place> {
    capturing(&game.effects()).into_iter().map(|(place, _)| place).collect()
}

/// Sizes of the groups that a placement would take, largest first.
fn taken(game: &SlowGame, name: &str) -> Vec<usize> {
    let Ok(Effect::Captures(captured)) = game.effect(game.turn, Place::named(name)) else {
        return vec![];
    };
    let groups = game.groups(game.turn.other());
    let hit = groups.iter().filter(|group| group.is_subset(&captured));
    let mut sizes: Vec<usize> = hit.map(Stones::len).collect();
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes
}

/// Stones in the group that a placement would make.
fn made(game: &SlowGame, name: &str) -> usize {
    let mut after = game.clone();
    after.stones.insert(Place::named(name), game.turn);
    after.group(Place::named(name)).len()
}

/// Empty places that touch own stones.
fn ways_to_extend(game: &SlowGame) -> Vec<Place> {
    let touches = |place: &Place| {
        let mut around = game.board.neighbors(*place).into_iter();
        around.any(|neighbor| game.stones.get(&neighbor) == Some(&game.turn))
    };
    let places = game.board.places().into_iter();
    places.filter(|place| !game.stones.contains_key(place)).filter(touches).collect()
}

fn all_tasks() -> impl Iterator<Item = (String, &'static Task)> {
    LESSONS.iter().flat_map(|lesson| {
        lesson
            .tasks
            .iter()
            .enumerate()
            .map(|(at, task)| (format!("{} {}", lesson.name, at + 1), task))
    })
}

#[test]
fn every_lesson_has_one_to_three_tasks_and_sentences_of_its_own() {
    let mut keys = HashSet::new();
    for lesson in &LESSONS {
        assert!((1..=3).contains(&lesson.tasks.len()), "{}", lesson.name);
        for task in lesson.tasks {
            for key in [task.text, task.ask, task.hint, task.done] {
                assert!(keys.insert(key), "{key} stands there twice");
            }
        }
    }
}

#[test]
fn the_engine_agrees_with_the_plain_rules_on_every_position() {
    for (place, task) in all_tasks() {
        let (fast, slow): (Position, _) =
            (task.position.parse().unwrap(), SlowGame::read(task.position));
        compare(&fast, &slow);
        // Play reaches no other contacts: of two groups that touch, one is a single stone.
        for (&stone, &color) in &slow.stones {
            for neighbor in slow.board.neighbors(stone) {
                let is_enemy = slow.stones.get(&neighbor) == Some(&color.other());
                let is_joined = |at: Place| slow.group(at).len() > 1;
                let is_crowded = place.starts_with("passing");
                assert!(
                    !is_enemy || is_crowded || !is_joined(stone) || !is_joined(neighbor),
                    "{place}: {}",
                    name(stone)
                );
            }
        }
    }
}

#[test]
fn captures_are_as_large_as_the_text_says() {
    let cases = [
        (3, 1, "d4", 2, vec![1]),
        (3, 2, "c4", 4, vec![3, 2]),
        (3, 3, "c4", 5, vec![4]),
        (4, 1, "e4", 5, vec![1, 1]),
        (4, 2, "d3", 3, vec![2, 1]),
        (6, 3, "f3", 3, vec![2]),
        (10, 2, "b4", 3, vec![2]),
        (12, 2, "c4", 6, vec![5]),
    ];
    for (lesson, number, name, own, sizes) in cases {
        let game = start(lesson, number);
        assert_eq!((made(&game, name), taken(&game, name)), (own, sizes), "{lesson}.{number}");
    }
}

#[test]
fn five_cells_capture_on_the_far_side_and_some_do_not_touch_the_red_stone() {
    let game = start(5, 1);
    let captures = captures(&game);
    assert_eq!(names(&captures), "a1 a3 b1 b3 c2");
    let touches_red = |place: &&Place| {
        let mut around = game.board.neighbors(**place).into_iter();
        around.any(|neighbor| game.stones.get(&neighbor) == Some(&Color::Red))
    };
    assert!(captures.iter().filter(|place| !touches_red(place)).count() >= 2);
}

#[test]
fn nine_of_ten_ways_to_extend_are_not_allowed() {
    let game = start(6, 3);
    assert_eq!((ways_to_extend(&game).len(), names(&captures(&game))), (10, "f3".to_owned()));
}

#[test]
fn both_obstacles_can_be_met() {
    let refusals = |game: &SlowGame| -> Vec<Refusal> {
        let effects = ways_to_extend(game).into_iter().map(|place| game.effect(game.turn, place));
        effects.filter_map(Result::err).collect()
    };
    let (first, second) = (refusals(&start(6, 1)), refusals(&start(6, 2)));
    let equal = first.iter().filter(|refusal| {
        matches!(refusal, Refusal::NotSmaller { joined, in_the_way }
            if in_the_way.iter().all(|group| group.len() == joined.len() && group.len() == 2))
    });
    assert_eq!(equal.count(), 1, "two do not beat two");
    let joins = first.iter().filter(|it| matches!(it, Refusal::JoinsWithoutCapture { .. }));
    assert!(joins.count() >= 5);
    let [Refusal::NotSmaller { joined, in_the_way }] = &second[..] else { panic!("{second:?}") };
    assert_eq!((joined.len(), in_the_way.len(), in_the_way[0].len()), (3, 1, 3));
    assert_eq!(names(&captures(&start(6, 2))), "b1 b2");
}

#[test]
fn questions_have_the_right_answers() {
    let right = [
        (2, 1, start(2, 1).groups(Color::Red).len()),
        (2, 2, start(2, 2).groups(Color::Blue).iter().map(Stones::len).max().unwrap()),
        (11, 2, {
            let mut blues = start(11, 2);
            blues.turn = Color::Blue;
            captures(&blues).len()
        }),
    ];
    for (lesson, number, right) in right {
        let Goal::Number { choices, answer } = task(lesson, number).goal else { panic!() };
        assert_eq!(usize::from(answer), right, "{lesson}.{number}");
        assert!(choices.contains(&answer));
    }
    // "You can take it whenever you like", and it leans on the pair.
    let game = start(11, 2);
    assert!(captures(&game).len() >= 3);
    assert_eq!(game.groups(Color::Red).iter().map(Stones::len).collect::<Vec<_>>(), [2]);
}

#[test]
fn the_chain_takes_one_then_two_then_three() {
    let mut game = start(7, 2);
    for size in 1..=3 {
        let captures = capturing(&game.effects());
        assert!(size > 1 || captures.len() == 1, "only one capture is possible at first");
        let (place, _) = captures.iter().find(|(_, taken)| taken.len() == size).unwrap();
        game.place(*place).unwrap();
    }
    assert_eq!(game.ending, None);
}

#[test]
fn the_bait_is_taken_at_a_loss_whatever_blue_does() {
    let game = start(13, 1);
    assert!(captures(&game).is_empty());
    let Goal::Bait(baits) = task(13, 1).goal else { panic!("baits") };
    for seed in legal(&game.effects()) {
        let mut baited = game.clone();
        baited.place(seed).unwrap();
        let (takes, mut is_lost) = (captures(&baited), true);
        for take in &takes {
            let mut taken = baited.clone();
            taken.place(*take).unwrap();
            for_every_end(&taken, &mut |after| {
                let answers = capturing(&after.effects());
                is_lost &= answers.iter().any(|(_, stones)| stones.len() >= 2);
            });
        }
        let said = said_of_bait(seed);
        let right = match (takes.is_empty(), is_lost) {
            (true, _) => "wrong-no-bait",
            (false, false) => "wrong-bait-gets-away",
            (false, true) => "done",
        };
        assert_eq!((said.as_str(), baits.contains(&name(seed).as_str())), (right, right == "done"));
    }
}

/// What the last lesson's first task says of this placement.
fn said_of_bait(place: Place) -> String {
    let mut state = AppState::default();
    state.settings.confirm = false;
    state.exercise = Exercise::lesson(12, 0);
    state.screens.open(Screen::Lesson);
    let board = state.exercise.as_ref().unwrap().game.board();
    let cell = cell_of(board.geometry(), place);
    reduce(&mut state, Intent::TapCell { cell, at: Moment::default() });
    match state.exercise.unwrap().verdict() {
        Verdict::Wrong(why) => why.key.to_owned(),
        Verdict::Done => "done".to_owned(),
        Verdict::Open => "open".to_owned(),
    }
}

/// Every way to end the turn of the player to move.
fn for_every_end(game: &SlowGame, end: &mut impl FnMut(&SlowGame)) {
    for place in legal(&game.effects()) {
        let mut next = game.clone();
        next.place(place).unwrap();
        if next.to_move() == game.to_move() { for_every_end(&next, end) } else { end(&next) }
    }
}

#[test]
fn texts_that_count_are_right() {
    // Six captures, of which one wins; five, of which two win; three, of which one goes on.
    let counted = [(9, 2, 6, "e3"), (13, 2, 5, "a3 d5"), (12, 1, 3, "f6")];
    for (lesson, number, count, right) in counted {
        let game = start(lesson, number);
        assert_eq!(captures(&game).len(), count, "{lesson}.{number}");
        assert_eq!(names(&solutions(task(lesson, number))), right, "{lesson}.{number}");
    }
    // One cell captures nothing; every cell captures.
    let [quiet, loud] = [1, 2].map(|number| start(8, number));
    assert_eq!(legal(&quiet.effects()).len() - captures(&quiet).len(), 1);
    assert_eq!(legal(&loud.effects()), captures(&loud));
    // Free moves along the left edge; few of many.
    assert_eq!(names(&solutions(task(11, 3))), "a1 a4 b5");
    assert!(legal(&start(11, 3).effects()).len() > 20);
    // A single stone can be taken, by one that Blue's six then reach; the pair is safe where it is.
    let game = start(12, 3);
    assert!(!captures(&game).is_empty());
    assert!(game.groups(Color::Blue).iter().any(|group| group.len() == 6));
    let mut blues = game.clone();
    blues.turn = Color::Blue;
    assert!(captures(&blues).is_empty());
    for right in solutions(task(12, 3)) {
        assert_eq!(game.effect(Color::Red, right), Ok(Effect::EndsTheTurn));
    }
}

// ---- what does a task, by trying every turn ------------------------------------------------------

/// First placements from which the task can be done within the turn.
fn solutions(task: &Task) -> Vec<Place> {
    let game = SlowGame::read(task.position);
    let mut found = Vec::new();
    for place in legal(&game.effects()) {
        let mut seen = HashSet::new();
        if leads_on(task.goal, &game, place, 0, &mut seen) {
            found.push(place);
        }
    }
    found
}

/// Stones and captures that were looked at.
type Seen = HashSet<(BTreeMap<Place, Color>, u16)>;

fn leads_on(goal: Goal, before: &SlowGame, place: Place, captures: u16, seen: &mut Seen) -> bool {
    let (me, mut after) = (before.turn, before.clone());
    let taken = after.place(place).unwrap().len();
    let captures_now = captures + u16::from(taken > 0);
    let is_first = captures == 0;
    let is_over = after.to_move() != Some(me) || after.must_pass();
    let is_named = |cells: &[&str]| cells.contains(&name(place).as_str());
    let enemy_of = |neighbor: &Place| after.stones.get(neighbor) == Some(&me.other());
    let done = match goal {
        Goal::Number { .. } | Goal::Refusals(_) => false,
        Goal::Seed => is_first && taken == 0,
        Goal::Bait(cells) => is_first && taken == 0 && is_named(cells),
        Goal::SeedDiagonally => {
            let is_beside = |own: &Place| {
                place.column.abs_diff(own.column) == 1 && place.number.abs_diff(own.number) == 1
            };
            is_first && taken == 0 && before.stones_of(me).iter().any(is_beside)
        }
        Goal::SeedBesideEnemy => {
            is_first && taken == 0 && after.board.neighbors(place).iter().any(enemy_of)
        }
        Goal::SafeSeed => is_first && taken == 0 && !can_take(&after, place, &mut HashSet::new()),
        Goal::SafeTurn => is_over && capturing(&after.effects()).is_empty(),
        Goal::Capture(least) => is_first && taken >= usize::from(least),
        Goal::Turn(least) => captures_now >= least && is_over,
        Goal::Chain(least) => captures_now >= least,
        Goal::Pass => after.must_pass(),
        Goal::Win => after.ending == Some(Ending::Won(me)),
    };
    if done || is_over || !seen.insert((after.stones.clone(), captures_now)) {
        return done;
    }
    legal(&after.effects()).into_iter().any(|next| leads_on(goal, &after, next, captures_now, seen))
}

/// Whether the player to move can take this stone in this turn.
fn can_take(game: &SlowGame, stone: Place, seen: &mut HashSet<BTreeMap<Place, Color>>) -> bool {
    capturing(&game.effects()).into_iter().any(|(place, taken)| {
        let mut next = game.clone();
        next.place(place).unwrap();
        let is_new = seen.insert(next.stones.clone());
        taken.contains(&stone)
            || is_new && next.to_move() == game.to_move() && can_take(&next, stone, seen)
    })
}

#[test]
fn exactly_what_does_a_task_by_the_plain_rules_is_accepted() {
    for (at, task) in all_tasks() {
        let position: Position = task.position.parse().unwrap();
        let accepted = task.solutions(&Game::exercise(position.clone()));
        let accepted: Vec<Place> =
            accepted.iter().map(|cell| place_of(position.geometry(), cell)).collect();
        let right = solutions(task);
        assert_eq!(names(&accepted), names(&right), "{at}");
        let is_of_placements = !matches!(task.goal, Goal::Number { .. } | Goal::Refusals(_));
        assert_eq!(is_of_placements, !right.is_empty(), "{at}");
    }
}

#[test]
fn every_obstacle_that_a_task_asks_for_is_there() {
    for (at, task) in all_tasks() {
        let Goal::Refusals(obstacles) = task.goal else { continue };
        let game = SlowGame::read(task.position);
        let effects = game.effects();
        for obstacle in obstacles {
            let meets = |effect: &Result<Effect, Refusal>| match obstacle {
                Obstacle::NothingToCapture => {
                    matches!(effect, Err(Refusal::JoinsWithoutCapture { .. }))
                }
                Obstacle::TooLarge => matches!(effect, Err(Refusal::NotSmaller { .. })),
            };
            assert!(effects.iter().any(|(_, effect)| meets(effect)), "{at}: {obstacle:?}");
        }
    }
}
