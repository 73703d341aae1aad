//! All settings; each takes effect at once.

use dioxus::prelude::*;

use crate::{
    app::{Language, MotionChoice, Pace, SettingChange, StoneStyle, Theme},
    ui::{
        dispatch::use_change,
        text::use_texts,
        theme::{motion_name, stone_style_name, theme_name},
        views::use_views,
        widgets::{Choice, Choices, RulesButton, Switch, TopBar},
    },
};

/// The settings screen.
#[component]
pub fn SettingsScreen() -> Element {
    let texts = use_texts();
    rsx! {
        main { tabindex: "-1", class: "screen",
            div { class: "page",
                TopBar { title: texts.get("settings-title"), RulesButton {} }
                Playing {}
                Looks {}
                Computer {}
                Senses {}
                LanguageChoice {}
            }
        }
    }
}

/// What the board shows and how a tap places.
#[component]
fn Playing() -> Element {
    let texts = use_texts();
    let change = use_change();
    let settings = use_views().settings.read().clone();
    rsx! {
        section { class: "section",
            h2 { {texts.get("settings-board")} }
            div { class: "list",
                Switch {
                    action: "set-confirm",
                    label: texts.get("settings-confirm"),
                    more: texts.get("settings-confirm-more"),
                    on: settings.confirm,
                    on_change: move |on| change(SettingChange::Confirm(on)),
                }
                Switch {
                    action: "set-marking",
                    label: texts.get("settings-marking"),
                    more: texts.get("settings-marking-more"),
                    on: settings.marking,
                    on_change: move |on| change(SettingChange::Marking(on)),
                }
                GroupSizes {}
                Switch {
                    action: "set-coordinates",
                    label: texts.get("settings-coordinates"),
                    on: settings.coordinates,
                    on_change: move |on| change(SettingChange::Coordinates(on)),
                }
                GroupsInDanger { is_explained: true }
            }
        }
    }
}

/// Which groups the board marks, with what each mark means or only by name.
#[component]
pub fn GroupsInDanger(is_explained: bool) -> Element {
    let texts = use_texts();
    let change = use_change();
    let settings = use_views().settings.read().clone();
    let more = |key| is_explained.then(|| texts.get(key));
    rsx! {
        Switch {
            action: "set-dead-groups",
            label: texts.get("settings-dead"),
            more: more("settings-dead-more"),
            on: settings.dead_groups,
            on_change: move |on| change(SettingChange::DeadGroups(on)),
        }
        Switch {
            action: "set-endangered-groups",
            label: texts.get("settings-endangered"),
            more: more("settings-endangered-more"),
            on: settings.endangered_groups,
            on_change: move |on| change(SettingChange::EndangeredGroups(on)),
        }
    }
}

/// How large the groups on the board are.
#[component]
pub fn GroupSizes() -> Element {
    let texts = use_texts();
    let change = use_change();
    rsx! {
        Switch {
            action: "set-group-sizes",
            label: texts.get("settings-sizes"),
            on: use_views().settings.read().group_sizes,
            on_change: move |on| change(SettingChange::GroupSizes(on)),
        }
    }
}

/// Theme, stones, motion.
#[component]
fn Looks() -> Element {
    let texts = use_texts();
    let change = use_change();
    let settings = use_views().settings.read().clone();
    let themes = [Theme::System, Theme::Light, Theme::Dark];
    let styles = [StoneStyle::Classic, StoneStyle::ColorBlind, StoneStyle::HighContrast];
    let motions = [MotionChoice::System, MotionChoice::Full, MotionChoice::Reduced];
    let theme_words = ["theme-system", "theme-light", "theme-dark"];
    let style_words = ["stones-classic", "stones-color-blind", "stones-high-contrast"];
    let motion_words = ["motion-system", "motion-full", "motion-reduced"];
    let choice = |name: &'static str, key: &'static str| Choice::new(name, texts.get(key));
    rsx! {
        Choices {
            group: "theme",
            label: texts.get("settings-theme"),
            choices: themes.iter().zip(theme_words).map(|(theme, key)| choice(theme_name(*theme), key)).collect::<Vec<_>>(),
            chosen: themes.iter().position(|one| *one == settings.theme),
            on_choose: move |place: usize| change(SettingChange::Theme(themes[place])),
        }
        Choices {
            group: "stones",
            label: texts.get("settings-stones"),
            choices: styles.iter().zip(style_words).map(|(style, key)| choice(stone_style_name(*style), key)).collect::<Vec<_>>(),
            chosen: styles.iter().position(|one| *one == settings.stone_style),
            on_choose: move |place: usize| change(SettingChange::StoneStyle(styles[place])),
        }
        Choices {
            group: "motion",
            label: texts.get("settings-motion"),
            choices: motions.iter().zip(motion_words).map(|(motion, key)| choice(motion_name(*motion), key)).collect::<Vec<_>>(),
            chosen: motions.iter().position(|one| *one == settings.motion),
            on_choose: move |place: usize| change(SettingChange::Motion(motions[place])),
        }
    }
}

/// The computer's pace, and what it tells.
#[component]
fn Computer() -> Element {
    let texts = use_texts();
    let change = use_change();
    let settings = use_views().settings.read().clone();
    let paces = [Pace::Quick, Pace::Normal, Pace::Slow];
    let choices = vec![
        Choice::new("quick", texts.get("pace-quick")),
        Choice::new("normal", texts.get("pace-normal")),
        Choice::new("slow", texts.get("pace-slow")),
    ];
    rsx! {
        Choices {
            group: "pace",
            label: texts.get("settings-pace"),
            choices,
            chosen: paces.iter().position(|one| *one == settings.pace),
            on_choose: move |place: usize| change(SettingChange::Pace(paces[place])),
        }
        div { class: "list",
            Switch {
                action: "set-hint-area-first",
                label: texts.get("settings-hint-area"),
                more: texts.get("settings-hint-area-more"),
                on: settings.hint_area_first,
                on_change: move |on| change(SettingChange::HintAreaFirst(on)),
            }
            Switch {
                action: "set-favored-placement",
                label: texts.get("settings-favored"),
                on: settings.favored_placement,
                on_change: move |on| change(SettingChange::FavoredPlacement(on)),
            }
            Switch {
                action: "set-remarks",
                label: texts.get("settings-remarks"),
                more: texts.get("settings-remarks-more"),
                on: settings.remarks,
                on_change: move |on| change(SettingChange::Remarks(on)),
            }
        }
    }
}

/// What is heard and felt.
#[component]
fn Senses() -> Element {
    let texts = use_texts();
    let change = use_change();
    let settings = use_views().settings.read().clone();
    rsx! {
        section { class: "section",
            h2 { {texts.get("settings-senses")} }
            div { class: "list",
                Switch {
                    action: "set-sound",
                    label: texts.get("settings-sound"),
                    on: settings.sound,
                    on_change: move |on| change(SettingChange::Sound(on)),
                }
                Switch {
                    action: "set-vibration",
                    label: texts.get("settings-vibration"),
                    on: settings.vibration,
                    on_change: move |on| change(SettingChange::Vibration(on)),
                }
            }
        }
    }
}

#[component]
fn LanguageChoice() -> Element {
    let texts = use_texts();
    let change = use_change();
    let chosen = use_views().settings.read().language;
    let languages = [Language::System, Language::English, Language::Dutch, Language::Russian];
    let choices = vec![
        Choice::new("system", texts.get("language-system")),
        Choice::new("en", texts.get("language-en")),
        Choice::new("nl", texts.get("language-nl")),
        Choice::new("ru", texts.get("language-ru")),
    ];
    rsx! {
        Choices {
            group: "language",
            label: texts.get("settings-language"),
            choices,
            chosen: languages.iter().position(|one| *one == chosen),
            on_choose: move |place: usize| change(SettingChange::Language(languages[place])),
        }
    }
}
