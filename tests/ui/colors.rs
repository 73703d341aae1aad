//! Contrast, computed from the colors of the style: stones and marks at least 4:1 against the cell,
//! text at least 5:1 against what it stands on.

use std::collections::HashMap;

use oust::ui::theme::STYLES;

const DARK: &str = include_str!("../../assets/palettes/dark.css");
const LIGHT: &str = include_str!("../../assets/palettes/light.css");

type Palette = HashMap<String, String>;

fn palette(css: &str) -> Palette {
    let pairs = css.lines().filter_map(|line| line.trim().strip_suffix(';')?.split_once(':'));
    pairs.map(|(name, value)| (name.trim().to_string(), value.trim().to_string())).collect()
}

fn luminance(color: &str) -> f64 {
    let digits = color.strip_prefix('#').unwrap_or_else(|| panic!("{color} is no plain color"));
    let part = |place: usize| {
        let value = u8::from_str_radix(&digits[place..place + 2], 16).expect("two digits");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn check(palette: &Palette, theme: &str, front: &str, back: &str, least: f64) {
    let color = |name: &str| palette.get(name).unwrap_or_else(|| panic!("no {name} in {theme}"));
    let ratio = contrast(color(front), color(back));
    assert!(ratio >= least, "{front} on {back}, {theme}: {ratio:.2}, wanted {least}");
}

fn themes() -> [(&'static str, Palette); 2] {
    [("dark", palette(DARK)), ("light", palette(LIGHT))]
}

#[test]
fn the_formula_is_that_of_wcag() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
}

#[test]
fn stones_and_marks_stand_out_from_their_cell() {
    for (theme, palette) in themes() {
        for style in ["classic", "color-blind", "high-contrast"] {
            let cell = if style == "high-contrast" { "--cell-high-contrast" } else { "--cell" };
            for player in ["red", "blue"] {
                check(&palette, theme, &format!("--{player}-{style}"), cell, 4.0);
            }
            // Yellow carries its contrast in the outline where it needs one.
            for mark in ["--green", "--yellow-outline", "--hint", "--trace"] {
                check(&palette, theme, mark, cell, 4.0);
            }
            check(&palette, theme, "--text", cell, 5.0);
        }
        check(&palette, theme, "--stone-mark", "--red-classic-deep", 4.0);
        check(&palette, theme, "--stone-mark", "--blue-classic-deep", 4.0);
    }
}

#[test]
fn text_can_be_read_wherever_it_stands() {
    for (theme, palette) in themes() {
        for back in ["--bg", "--panel", "--panel-raised"] {
            for front in ["--text", "--text-dim", "--danger"] {
                check(&palette, theme, front, back, 5.0);
            }
            check(&palette, theme, "--control-line", back, 3.0);
            check(&palette, theme, "--focus", back, 3.0);
        }
        check(&palette, theme, "--on-accent", "--accent", 5.0);
        check(&palette, theme, "--text-dim", "--bg", 5.0);
    }
}

#[test]
fn both_palettes_name_the_same_colors_and_all_are_used() {
    let [(_, dark), (_, light)] = themes();
    for name in dark.keys().chain(light.keys()) {
        assert!(dark.contains_key(name) && light.contains_key(name), "{name} in one palette only");
        let is_used = name == "color-scheme" || STYLES.contains(&format!("var({name})"));
        assert!(is_used, "{name} is not used");
    }
}

#[test]
fn colors_stand_in_the_palettes_only() {
    for line in STYLES.lines() {
        let has_color = line.contains("rgb(") || line.split('#').skip(1).any(is_color);
        assert!(!has_color, "a color outside the palettes: {line}");
    }
}

/// Whether what follows a `#` is a color.
fn is_color(text: &str) -> bool {
    text.chars().take_while(char::is_ascii_hexdigit).count() >= 3
}
