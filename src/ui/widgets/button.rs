//! Buttons and the rows of a menu.

use dioxus::prelude::*;

use super::{Drawing, Icon};

/// How much a button stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Look {
    /// One of several.
    #[default]
    Plain,
    /// The one that most people want next.
    Strong,
    /// Text only.
    Quiet,
    /// Takes something away.
    Danger,
}

impl Look {
    /// Its names in the style.
    fn class(self) -> &'static str {
        match self {
            Look::Plain => "button",
            Look::Strong => "button strong",
            Look::Quiet => "button quiet",
            Look::Danger => "button danger",
        }
    }
}

/// A button with a word on it.
///
/// A button that cannot be used now stays where it is and can be reached by keyboard, so that nothing jumps; a
/// tap on it is a tap where nothing is. A brief one shows its word where there is room for it.
#[component]
pub fn Button(
    action: &'static str,
    label: String,
    #[props(default)] look: Look,
    #[props(default)] icon: Option<Icon>,
    #[props(default = true)] enabled: bool,
    #[props(default)] pressed: Option<bool>,
    #[props(default)] only_icon: bool,
    #[props(default)] brief: bool,
    #[props(default)] wide: bool,
    on_press: EventHandler<()>,
) -> Element {
    rsx! {
        button {
            r#type: "button",
            class: "{look.class()}",
            class: if only_icon { "only-icon" },
            class: if brief { "brief" },
            class: if wide { "wide" },
            "data-action": action,
            "aria-label": (only_icon || brief).then(|| label.clone()),
            title: (only_icon || brief).then(|| label.clone()),
            "aria-disabled": (!enabled).then_some("true"),
            "aria-pressed": pressed.map(|pressed| if pressed { "true" } else { "false" }),
            onclick: move |event| {
                if enabled {
                    event.stop_propagation();
                    on_press.call(());
                }
            },
            if let Some(icon) = icon {
                Drawing { icon }
            }
            if !only_icon {
                span { "{label}" }
            }
        }
    }
}

/// A small button with a drawing only; its label is spoken.
#[component]
pub fn IconButton(
    action: &'static str,
    label: String,
    icon: Icon,
    on_press: EventHandler<()>,
) -> Element {
    rsx! {
        button {
            r#type: "button",
            class: "icon-button",
            "data-action": action,
            "aria-label": label,
            onclick: move |event| {
                event.stop_propagation();
                on_press.call(());
            },
            Drawing { icon }
        }
    }
}

/// One line of a menu.
#[component]
pub fn Row(
    action: &'static str,
    label: String,
    icon: Icon,
    #[props(default)] end: Option<String>,
    #[props(default = true)] enabled: bool,
    on_press: EventHandler<()>,
) -> Element {
    rsx! {
        button {
            r#type: "button",
            class: "row",
            "data-action": action,
            "aria-disabled": (!enabled).then_some("true"),
            onclick: move |event| {
                event.stop_propagation();
                if enabled {
                    on_press.call(());
                }
            },
            Drawing { icon }
            span { "{label}" }
            if let Some(end) = end {
                span { class: "end", "{end}" }
            }
        }
    }
}
