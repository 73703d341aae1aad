//! The rules on one page, with small boards.

use dioxus::prelude::*;

use super::rules_pictures::{CAPTURING, PLACING, Picture, REFUSED};
use crate::ui::{board::BoardPicture, text::use_texts, widgets::TopBar};

/// One rule: its sentence, and a picture with the sentence below it.
struct Rule {
    text: &'static str,
    picture: Option<(Picture, &'static str)>,
}

const RULES: [Rule; 8] = [
    Rule { text: "rules-start", picture: None },
    Rule { text: "rules-group", picture: None },
    Rule { text: "rules-place", picture: Some((PLACING, "rules-place-picture")) },
    Rule { text: "rules-capture", picture: Some((CAPTURING, "rules-capture-picture")) },
    Rule { text: "rules-refused", picture: Some((REFUSED, "rules-refused-picture")) },
    Rule { text: "rules-again", picture: None },
    Rule { text: "rules-pass", picture: None },
    Rule { text: "rules-win", picture: None },
];

/// The rules page.
#[component]
pub fn RulesScreen() -> Element {
    let texts = use_texts();
    rsx! {
        main { tabindex: "-1", class: "screen",
            div { class: "page",
                TopBar { title: texts.get("rules-title"), span { class: "space" } }
                div { class: "prose",
                    p { {texts.get("rules-aim")} }
                    ol {
                        for rule in RULES {
                            li { key: "{rule.text}",
                                div {
                                    p { {texts.get(rule.text)} }
                                    if let Some((picture, text)) = rule.picture {
                                        Illustration { picture, text: texts.get(text) }
                                    }
                                }
                            }
                        }
                    }
                    h2 { {texts.get("rules-square-title")} }
                    p { {texts.get("rules-square")} }
                    h2 { {texts.get("rules-about-title")} }
                    p { {texts.get("rules-about")} }
                }
            }
        }
    }
}

#[component]
fn Illustration(picture: Picture, text: String) -> Element {
    let scene = use_hook(|| picture.scene());
    rsx! {
        figure { class: "illustration",
            if let Some(scene) = scene {
                BoardPicture { scene, label: text.clone() }
            }
            figcaption { "{text}" }
        }
    }
}
