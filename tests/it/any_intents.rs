//! Whatever happens in whatever order, the app keeps its promises.

use oust::{
    app::{Screen, Seat, Snapshot, Terms},
    engine::{rules::Move, search::SearchRng},
};

use crate::support::{printed::printed, script::Script, slow_tests_wanted};

/// Lines that may come at any time; the first ones come often.
const LINES: [&str; 73] = [
    "tap CELL",
    "tap CELL",
    "tap CELL",
    "tap LEGAL",
    "tap LEGAL",
    "tap LEGAL",
    "confirm",
    "confirm",
    "reply LEGAL",
    "reply LEGAL",
    "reply LEGAL",
    "reply CELL",
    "wait 60",
    "wait 550",
    "wait 550",
    "wait 3000",
    "undo",
    "redo",
    "tap beside",
    "enter",
    "explain CELL",
    "explain end",
    "arrow left",
    "arrow up",
    "focus CELL",
    "nudge right",
    "hint",
    "hint",
    "fail",
    "progress 50 CELL",
    "show last turn",
    "show winning chain",
    "open settings",
    "open new-game",
    "continue",
    "back",
    "escape",
    "suspend",
    "resume",
    "kill",
    "set confirm on",
    "set confirm off",
    "resign",
    "accept",
    "dismiss",
    "rematch",
    "swap",
    "swap",
    "reply swap",
    "tick",
    "open games",
    "open 1 play",
    "rename 1 a name",
    "delete 1",
    "undo delete",
    "search hex",
    "open review",
    "open review",
    "open 1 review",
    "step first",
    "step turn-back",
    "step back",
    "step on",
    "step turn-on",
    "step last",
    "go to 3",
    "judge",
    "judged",
    "judged",
    "cancel judging",
    "judging fails",
    "show better",
    "play from here",
];

const STARTS: [&str; 9] = [
    "start hex 2 level 4 red",
    "start hex 3 friend",
    "start hex 3 level 1 blue",
    "start square 3 friend",
    "start square 4 level 6 lot",
    "start hex 3 friend swap",
    "start hex 3 level 6 lot swap",
    "start hex 4 friend head-start 3",
    "start hex 3 friend clock 5 1",
];

#[test]
fn any_intents_in_any_order_keep_the_promises() {
    let games = if slow_tests_wanted() { 3000 } else { 150 };
    for rng_seed in 0..games {
        let mut rng = SearchRng::new(rng_seed);
        let mut script = Script::new();
        script.act(STARTS[rng.below(STARTS.len())], "start");
        let mut told = vec![format!("random seed {rng_seed}")];
        for _ in 0..200 {
            let line = match rng.below(80) {
                0 => STARTS[rng.below(STARTS.len())].to_owned(),
                _ => line(&script, &mut rng),
            };
            told.push(line.clone());
            script.effects.clear();
            script.act(&line, &line);
            if let Err(broken) = promises(&script) {
                panic!("{broken} after\n{}", told.join("\n"));
            }
        }
    }
}

fn line(script: &Script, rng: &mut SearchRng) -> String {
    let line = LINES[rng.below(LINES.len())];
    let is_answer = line.starts_with("reply") || line.starts_with("fail");
    if line.contains(" 1")
        && script.state.library.games.as_ref().is_none_or(|games| games.is_empty())
    {
        return "open games".to_owned();
    }
    if line.starts_with("judging") && script.judge_requests.is_empty() {
        return "judge".to_owned();
    }
    let Some(game) = script.state.seen_game() else { return "undo delete".to_owned() };
    if (is_answer || line.starts_with("progress")) && script.requests.is_empty() {
        return "wait 60".to_owned();
    }
    let geometry = game.board().geometry();
    let any = geometry.cell(rng.below(geometry.cell_count())).unwrap();
    let legal = game.position().legal_placements();
    let chosen = if legal.is_empty() { None } else { legal.iter().nth(rng.below(legal.len())) };
    line.replace("CELL", &geometry.name(any))
        .replace("LEGAL", &geometry.name(chosen.unwrap_or(any)))
}

/// What always holds, whatever happened.
fn promises(script: &Script) -> Result<(), String> {
    let state = &script.state;
    // A game can be deleted.
    let Some(game) = state.game.as_ref() else { return Ok(()) };
    let hold = |holds: bool, promise: &str| if holds { Ok(()) } else { Err(promise.to_owned()) };
    let position = game.position();
    hold(!position.must_pass(), "the app passes for who must")?;
    if let Some(cell) = game.pending() {
        hold(state.settings.confirm, "there are pending stones with Confirm only")?;
        hold(state.screen() == Screen::Game, "a pending stone does not outlive the screen")?;
        hold(game.is_persons_turn(), "only a person has a pending stone")?;
        hold(position.check(Move::Place(cell)).is_ok(), "a pending stone may be placed")?;
    }
    let computer = game.player_to_move().map(|player| game.seat(player));
    let is_computers_turn = matches!(computer, Some(Seat::Computer(_)));
    let is_active = state.screen() == Screen::Game && !state.suspended;
    let is_judging = state.review.as_ref().is_some_and(|review| review.is_judging());
    let is_reviewed = state.screen() == Screen::Review && !state.suspended && is_judging;
    let may_run = is_active || is_reviewed;
    hold(may_run || script.running.is_none(), "nothing computes where nobody sees it")?;
    hold(!is_reviewed || script.running.is_some(), "a review that is wanted goes on")?;
    if is_active && is_computers_turn {
        let thinking = game.thinking().ok_or("the computer thinks on its turn")?;
        let is_coming = match thinking.reply {
            None => script.running == Some(thinking.request.id),
            Some(_) => script.wakes.iter().any(|(_, id)| Some(*id) == thinking.wake),
        };
        hold(is_coming, "the computer's placement is on its way")?;
        hold(thinking.request.position == *position, "the computer thinks of this position")?;
    }
    hold(is_computers_turn || game.thinking().is_none(), "the computer rests on a person's turn")?;
    let kept = script.saves.games.get(&game.id());
    // The clock runs on between two saves.
    let seen = Snapshot { terms: Terms::default(), ..game.snapshot() };
    let kept = kept.map(|kept| Snapshot { terms: Terms::default(), ..kept.clone() });
    hold(kept == Some(seen), "what is seen is what is kept")?;
    hold(script.saves.session == Some(state.session()), "where one is is kept")?;
    for key in
        ["status", "said", "can", "legal", "last", "traces", "sizes", "data-notice", "review"]
    {
        hold(!printed(state, key).is_empty(), "every projection has a value")?;
    }
    Ok(())
}
