//! What a person sees when something breaks: a screen, or the saves.

use std::{cell::Cell, rc::Rc};

use dioxus::prelude::*;
use oust::{
    app::{Intent, Screen},
    storage::FileSaves,
    ui::{
        dispatch::Dispatch,
        root::Guarded,
        text::{Tongue, Words},
    },
};

use crate::page::Page;

/// How a screen breaks, and whether its person went home.
#[derive(Clone)]
struct Trial {
    panics: bool,
    is_home: Rc<Cell<bool>>,
}

#[component]
fn TrialRoot() -> Element {
    let trial: Trial = use_context();
    let mut is_home = use_signal(|| false);
    Words::provide(use_signal(|| Tongue::English).into());
    let take = use_callback(move |intent| {
        trial.is_home.set(matches!(intent, Intent::Open(Screen::Home)));
        is_home.set(true);
    });
    use_context_provider(|| Dispatch::new(take));
    rsx! {
        Guarded {
            if is_home() {
                p { class: "home", "home" }
            } else {
                Breaking {}
            }
        }
    }
}

#[component]
fn Breaking() -> Element {
    let trial: Trial = use_context();
    assert!(!trial.panics, "this panic belongs to the test");
    let number = "no number".parse::<u8>()?;
    rsx! { "{number}" }
}

#[test]
fn a_screen_that_breaks_leaves_a_way_home() {
    for panics in [false, true] {
        let trial = Trial { panics, is_home: Rc::default() };
        let mut page = Page::of(VirtualDom::new(TrialRoot).with_root_context(trial.clone()));
        assert_eq!(page.by("role", "alert").text, "This screen could not be shown.");
        page.press("home");
        assert!(trial.is_home.get(), "it says where it goes");
        assert_eq!(page.by("class", "home").text, "home", "and the screen there is whole");
        assert_eq!(page.every("role", "alert").len(), 0);
    }
}

#[tokio::test]
async fn a_game_that_is_not_saved_says_so_as_long_as_it_goes_on() {
    let mut page = Page::with(FileSaves::new(None));
    assert!(!page.offers("not-saved"));
    page.press("play-friend");
    page.lay_out();
    page.until(|page| page.root("data-notice") == "notice-not-saved-no-folder").await;
    page.press("dismiss-notice");
    page.tap("d4");
    page.tap("d4");
    assert_eq!((page.root("data-notice"), page.root("data-red")), ("turn".into(), "1".into()));
    let sign = page.by("data-action", "not-saved");
    assert_eq!(sign.text, "Not saved");
    assert_eq!(sign.attr("aria-label"), Some("The game is not being saved: tell why"));
    page.press("not-saved");
    assert_eq!(page.root("data-notice"), "notice-not-saved-no-folder");
}
