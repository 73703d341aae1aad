//! The style of the whole app, and the names by which settings select in it.

use crate::app::{MotionChoice, StoneStyle, Theme};

const DARK: &str = include_str!("../../assets/palettes/dark.css");
const LIGHT: &str = include_str!("../../assets/palettes/light.css");

/// Every rule of `assets/styles`, without the palettes.
pub const STYLES: &str = concat!(
    include_str!("../../assets/styles/app.css"),
    include_str!("../../assets/styles/home.css"),
    include_str!("../../assets/styles/game.css"),
    include_str!("../../assets/styles/games.css"),
    include_str!("../../assets/styles/learn.css"),
    include_str!("../../assets/styles/review.css"),
);

/// The whole style sheet: the two palettes under the attribute `data-theme`, then `assets/styles`.
///
/// Each palette stands in one file, and is used more than once: when chosen, and as the system says.
/// Android's activity says it by `data-night` on the document, since its webviews do not follow a
/// change while the app runs; everywhere else the webview knows.
pub fn style_sheet() -> String {
    format!(
        ".app {{ {DARK} }}\n\
         .app[data-theme=\"light\"] {{ {LIGHT} }}\n\
         :root[data-night=\"no\"] .app[data-theme=\"system\"] {{ {LIGHT} }}\n\
         @media (prefers-color-scheme: light) {{
           :root:not([data-night]) .app[data-theme=\"system\"] {{ {LIGHT} }}
         }}\n\
         {STYLES}"
    )
}

/// Value of `data-theme`.
pub fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// Value of `data-stones`.
pub fn stone_style_name(style: StoneStyle) -> &'static str {
    match style {
        StoneStyle::Classic => "classic",
        StoneStyle::ColorBlind => "color-blind",
        StoneStyle::HighContrast => "high-contrast",
    }
}

/// Value of `data-motion`.
pub fn motion_name(motion: MotionChoice) -> &'static str {
    match motion {
        MotionChoice::System => "system",
        MotionChoice::Full => "on",
        MotionChoice::Reduced => "off",
    }
}

/// `on` or `off`.
pub fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}
