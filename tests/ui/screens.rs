//! Every screen in every language, and what stands on it.

use oust::{
    app::{Language, Settings, StoneStyle, Theme},
    storage::MemorySaves,
};

use crate::page::Page;

fn app_in(language: Language) -> Page {
    let settings = Some(Settings { language, ..Settings::default() });
    Page::with(MemorySaves { settings, ..MemorySaves::default() })
}

#[tokio::test]
async fn every_screen_speaks_every_language() {
    let words = [
        (Language::English, ["Play level 1", "Rules", "Settings", "Confirm"]),
        (Language::Dutch, ["Speel tegen niveau 1", "Regels", "Instellingen", "Bevestig"]),
        (Language::Russian, ["Сыграть с уровнем 1", "Правила", "Настройки", "Поставить"]),
    ];
    for (language, [play, rules, settings, confirm]) in words {
        let mut page = app_in(language);
        assert!(page.html().contains(play), "{play}");
        for (action, title) in [("rules", rules), ("settings", settings)] {
            page.press(action);
            assert_eq!(page.by("class", "title").text, title);
            page.press("back");
        }
        page.press("play-level-1");
        assert_eq!(page.by("data-action", "confirm").text, confirm);
    }
}

#[tokio::test]
async fn settings_take_effect_at_once() {
    let mut page = Page::first_start();
    page.press("settings");
    page.change("theme-dark", "dark");
    page.change("stones-color-blind", "color-blind");
    page.change("motion-off", "off");
    page.change("set-confirm", "false");
    page.change("set-marking", "false");
    assert_eq!(page.root("data-theme"), "dark");
    assert_eq!(page.root("data-stones"), "color-blind");
    assert_eq!(page.root("data-motion"), "off");
    assert_eq!(
        (page.root("data-confirm"), page.root("data-marking")),
        ("off".into(), "off".into())
    );
    page.change("language-ru", "ru");
    assert_eq!(
        (page.root("lang"), page.by("class", "title").text),
        ("ru".into(), "Настройки".into())
    );
}

#[tokio::test]
async fn the_root_says_what_the_style_needs() {
    let settings = Settings {
        theme: Theme::Light,
        stone_style: StoneStyle::HighContrast,
        ..Settings::default()
    };
    let page = Page::with(MemorySaves { settings: Some(settings), ..MemorySaves::default() });
    assert_eq!(page.root("data-theme"), "light");
    assert_eq!(page.root("data-stones"), "high-contrast");
    assert_eq!(
        (page.root("data-to-move"), page.root("data-outcome")),
        ("none".into(), "none".into())
    );
}

#[tokio::test]
async fn the_rules_show_what_they_say() {
    let mut page = Page::first_start();
    page.press("rules");
    assert_eq!(page.every("class", "illustration").len(), 3);
    let html = page.html();
    assert_eq!(html.matches("class=\"crossed\"").count(), 2, "the captured pair is crossed");
    assert_eq!(html.matches("class=\"lit\"").count(), 2, "the pair in the way is lit up");
    assert!(html.contains("Mark Steere"));
}
