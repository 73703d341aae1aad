//! File format of the settings.

use serde::{Deserialize, Serialize};

use crate::app::{Language, MotionChoice, Pace, Settings, StoneStyle, Theme};

use super::sealed::{Unreadable, seal, unseal};

/// The settings as they stand in their file. A field that is missing has its default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedSettings {
    confirm: bool,
    marking: bool,
    group_sizes: bool,
    coordinates: bool,
    sound: bool,
    vibration: bool,
    motion: String,
    pace: String,
    theme: String,
    stone_style: String,
    language: String,
    dead_groups: bool,
    endangered_groups: bool,
    hint_area_first: bool,
    favored_placement: bool,
    remarks: bool,
    turn_board: bool,
}

const MOTIONS: [(&str, MotionChoice); 3] = [
    ("system", MotionChoice::System),
    ("full", MotionChoice::Full),
    ("reduced", MotionChoice::Reduced),
];
const PACES: [(&str, Pace); 3] =
    [("quick", Pace::Quick), ("normal", Pace::Normal), ("slow", Pace::Slow)];
const THEMES: [(&str, Theme); 3] =
    [("system", Theme::System), ("light", Theme::Light), ("dark", Theme::Dark)];
const STONE_STYLES: [(&str, StoneStyle); 3] = [
    ("classic", StoneStyle::Classic),
    ("color-blind", StoneStyle::ColorBlind),
    ("high-contrast", StoneStyle::HighContrast),
];
const LANGUAGES: [(&str, Language); 4] = [
    ("system", Language::System),
    ("en", Language::English),
    ("nl", Language::Dutch),
    ("ru", Language::Russian),
];

impl Default for SavedSettings {
    fn default() -> SavedSettings {
        SavedSettings::from(&Settings::default())
    }
}

impl From<&Settings> for SavedSettings {
    fn from(settings: &Settings) -> SavedSettings {
        SavedSettings {
            confirm: settings.confirm,
            marking: settings.marking,
            group_sizes: settings.group_sizes,
            coordinates: settings.coordinates,
            sound: settings.sound,
            vibration: settings.vibration,
            motion: name_in(&MOTIONS, settings.motion),
            pace: name_in(&PACES, settings.pace),
            theme: name_in(&THEMES, settings.theme),
            stone_style: name_in(&STONE_STYLES, settings.stone_style),
            language: name_in(&LANGUAGES, settings.language),
            dead_groups: settings.dead_groups,
            endangered_groups: settings.endangered_groups,
            hint_area_first: settings.hint_area_first,
            favored_placement: settings.favored_placement,
            remarks: settings.remarks,
            turn_board: settings.turn_board,
        }
    }
}

impl SavedSettings {
    fn settings(&self) -> Result<Settings, Unreadable> {
        Ok(Settings {
            confirm: self.confirm,
            marking: self.marking,
            group_sizes: self.group_sizes,
            coordinates: self.coordinates,
            sound: self.sound,
            vibration: self.vibration,
            motion: named_in(&MOTIONS, &self.motion)?,
            pace: named_in(&PACES, &self.pace)?,
            theme: named_in(&THEMES, &self.theme)?,
            stone_style: named_in(&STONE_STYLES, &self.stone_style)?,
            language: named_in(&LANGUAGES, &self.language)?,
            dead_groups: self.dead_groups,
            endangered_groups: self.endangered_groups,
            hint_area_first: self.hint_area_first,
            favored_placement: self.favored_placement,
            remarks: self.remarks,
            turn_board: self.turn_board,
        })
    }
}

/// Text of the file that keeps the settings.
pub fn write_settings(settings: &Settings) -> String {
    seal(&SavedSettings::from(settings))
}

/// The settings that the bytes of a file hold.
///
/// # Errors
/// When they are not what [`write_settings`] wrote.
pub fn read_settings(bytes: &[u8]) -> Result<Settings, Unreadable> {
    unseal::<SavedSettings>(bytes)?.settings()
}

fn name_in<T: PartialEq>(table: &[(&str, T)], value: T) -> String {
    let entry = table.iter().find(|(_, other)| *other == value);
    entry.expect("each table names all variants of its type").0.to_owned()
}

fn named_in<T: Copy>(table: &[(&str, T)], name: &str) -> Result<T, Unreadable> {
    let entry = table.iter().find(|(other, _)| *other == name);
    entry.map(|(_, value)| *value).ok_or_else(|| Unreadable::damaged(format!("no choice {name}")))
}
