//! What two players agree on before a game: names, swap rule, head start, clock.

use dioxus::prelude::*;

use crate::{
    app::{
        GameSetup, Intent, Opponent, SettingChange, SetupChange, TimeRule,
        game_setup::MOST_HEAD_START,
    },
    ui::{
        dispatch::{use_change, use_dispatch},
        text::{say, use_texts},
        views::use_views,
        widgets::{Choice, Choices, Switch, TextField},
    },
};

/// Minutes that can be chosen for a game.
const MINUTES: [u64; 6] = [1, 3, 5, 10, 15, 30];
/// Seconds that can be chosen for each turn.
const SECONDS: [u64; 5] = [0, 2, 5, 10, 30];

/// The names of two persons, who places first first.
#[component]
pub fn Names() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let names = use_views().names.read().clone();
    let [red, blue] = names.clone();
    let (for_red, for_blue) = (names.clone(), names);
    rsx! {
        section { class: "section",
            h2 { {texts.get("new-names")} }
            div { class: "names",
                TextField {
                    action: "name-red",
                    label: texts.get("new-name-red"),
                    value: red,
                    on_input: move |name| dispatch.send(Intent::ChangeNames([name, for_red[1].clone()])),
                }
                TextField {
                    action: "name-blue",
                    label: texts.get("new-name-blue"),
                    value: blue,
                    on_input: move |name| dispatch.send(Intent::ChangeNames([for_blue[0].clone(), name])),
                }
            }
        }
    }
}

/// Swap rule, head start, and for two persons the clock and the turning board.
#[component]
pub fn Terms() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let views = use_views();
    let turns_board = views.settings.read().turn_board;
    let change_setting = use_change();
    let setup: GameSetup = *views.setup.read();
    let is_of_friends = setup.opponent == Opponent::Friend;
    let change = move |change| dispatch.send(Intent::ChangeSetup(change));
    rsx! {
        section { class: "section",
            h2 { {texts.get("new-terms")} }
            div { class: "list",
                Switch {
                    action: "set-swap",
                    label: texts.get("new-swap"),
                    more: texts.get("new-swap-more"),
                    on: setup.swap,
                    on_change: move |on| change(SetupChange::Swap(on)),
                }
                if is_of_friends {
                    Switch {
                        action: "set-clock",
                        label: texts.get("new-clock"),
                        on: setup.clock.is_some(),
                        on_change: move |on: bool| {
                            change(SetupChange::Clock(on.then_some([TimeRule::minutes(5, 5); 2])));
                        },
                    }
                    Switch {
                        action: "set-turn-board",
                        label: texts.get("new-turn-board"),
                        more: texts.get("new-turn-board-more"),
                        on: turns_board,
                        on_change: move |on| change_setting(SettingChange::TurnBoard(on)),
                    }
                }
            }
            if let Some(rules) = setup.clock.filter(|_| is_of_friends) {
                Times { rules, side: 0 }
                Times { rules, side: 1 }
            }
            HeadStart { stones: setup.head_start }
        }
    }
}

/// The time of one person.
#[component]
fn Times(rules: [TimeRule; 2], side: usize) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let change = move |rule: TimeRule| {
        let mut rules = rules;
        rules[side] = rule;
        dispatch.send(Intent::ChangeSetup(SetupChange::Clock(Some(rules))));
    };
    let rule = rules[side];
    let (minutes, seconds) = (rule.time.as_secs() / 60, rule.increment.as_secs());
    let (minutes_group, increment_group) =
        [("minutes-red", "increment-red"), ("minutes-blue", "increment-blue")][side];
    let who = texts.get(if side == 0 { "new-name-red" } else { "new-name-blue" });
    let of_minutes = MINUTES.map(|count| Choice::new(count.to_string(), count.to_string()));
    let of_seconds = SECONDS.map(|count| Choice::new(count.to_string(), count.to_string()));
    rsx! {
        Choices {
            group: minutes_group,
            label: say!(texts, "new-minutes", who = who.as_str()),
            choices: of_minutes.to_vec(),
            chosen: MINUTES.iter().position(|count| *count == minutes),
            small: true,
            on_choose: move |place: usize| change(TimeRule::minutes(MINUTES[place], seconds)),
        }
        Choices {
            group: increment_group,
            label: say!(texts, "new-increment", who = who.as_str()),
            choices: of_seconds.to_vec(),
            chosen: SECONDS.iter().position(|count| *count == seconds),
            small: true,
            on_choose: move |place: usize| change(TimeRule::minutes(minutes, SECONDS[place])),
        }
    }
}

/// How many stones Red has first.
#[component]
fn HeadStart(stones: u8) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let choice = |count: u8| match count {
        0 => Choice::new("0", texts.get("new-head-start-none")),
        _ => Choice::new(count.to_string(), count.to_string()),
    };
    rsx! {
        Choices {
            group: "head-start",
            label: texts.get("new-head-start"),
            choices: (0..=MOST_HEAD_START).map(choice).collect::<Vec<_>>(),
            chosen: Some(usize::from(stones)),
            on_choose: move |place: usize| {
                dispatch.send(Intent::ChangeSetup(SetupChange::HeadStart(place as u8)));
            },
        }
        if stones > 0 {
            p { class: "note", {texts.get("new-head-start-more")} }
        }
    }
}
