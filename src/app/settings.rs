//! What the player chose once and for all games.

use std::time::Duration;

/// Every choice that is kept on the device, with the defaults of a first start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// A tap shows a pending stone; a second tap or Confirm places it.
    pub confirm: bool,
    /// Legal cells carry spots and rings.
    pub marking: bool,
    /// Groups carry their number of stones.
    pub group_sizes: bool,
    /// The board carries column letters and numbers.
    pub coordinates: bool,
    /// Placements and captures can be heard.
    pub sound: bool,
    /// Placements and captures can be felt, where the device has a motor.
    pub vibration: bool,
    /// How much moves on the screen.
    pub motion: MotionChoice,
    /// How fast the computer's placements follow each other.
    pub pace: Pace,
    /// Light or dark.
    pub theme: Theme,
    /// How stones are drawn.
    pub stone_style: StoneStyle,
    /// Language of all sentences.
    pub language: Language,
    /// Shows which groups the player to move can capture in this turn, and which not.
    pub dead_groups: bool,
    /// Warns of own groups that the other side could take in its next turn.
    pub endangered_groups: bool,
    /// Hint shows an area at the first press and the cell at the second.
    pub hint_area_first: bool,
    /// While the computer thinks, the placement it now favors is shown.
    pub favored_placement: bool,
    /// Levels 1 and 2 teach: they say what happens, and when a stone gave much away.
    pub remarks: bool,
    /// Between two persons at a table the board is turned for the one opposite when it is Blue's turn.
    pub turn_board: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            confirm: true,
            marking: true,
            group_sizes: false,
            coordinates: false,
            sound: true,
            vibration: true,
            motion: MotionChoice::System,
            pace: Pace::Normal,
            theme: Theme::System,
            stone_style: StoneStyle::Classic,
            language: Language::System,
            dead_groups: false,
            endangered_groups: false,
            hint_area_first: false,
            favored_placement: false,
            remarks: true,
            turn_board: false,
        }
    }
}

impl Settings {
    /// Carries out one change.
    pub fn apply(&mut self, change: SettingChange) {
        match change {
            SettingChange::Confirm(on) => self.confirm = on,
            SettingChange::Marking(on) => self.marking = on,
            SettingChange::GroupSizes(on) => self.group_sizes = on,
            SettingChange::Coordinates(on) => self.coordinates = on,
            SettingChange::Sound(on) => self.sound = on,
            SettingChange::Vibration(on) => self.vibration = on,
            SettingChange::Motion(choice) => self.motion = choice,
            SettingChange::Pace(choice) => self.pace = choice,
            SettingChange::Theme(choice) => self.theme = choice,
            SettingChange::StoneStyle(choice) => self.stone_style = choice,
            SettingChange::Language(choice) => self.language = choice,
            SettingChange::DeadGroups(on) => self.dead_groups = on,
            SettingChange::EndangeredGroups(on) => self.endangered_groups = on,
            SettingChange::HintAreaFirst(on) => self.hint_area_first = on,
            SettingChange::FavoredPlacement(on) => self.favored_placement = on,
            SettingChange::Remarks(on) => self.remarks = on,
            SettingChange::TurnBoard(on) => self.turn_board = on,
        }
    }
}

/// One change of one setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SettingChange {
    /// Sets [`Settings::confirm`].
    Confirm(bool),
    /// Sets [`Settings::marking`].
    Marking(bool),
    /// Sets [`Settings::group_sizes`].
    GroupSizes(bool),
    /// Sets [`Settings::coordinates`].
    Coordinates(bool),
    /// Sets [`Settings::sound`].
    Sound(bool),
    /// Sets [`Settings::vibration`].
    Vibration(bool),
    /// Sets [`Settings::motion`].
    Motion(MotionChoice),
    /// Sets [`Settings::pace`].
    Pace(Pace),
    /// Sets [`Settings::theme`].
    Theme(Theme),
    /// Sets [`Settings::stone_style`].
    StoneStyle(StoneStyle),
    /// Sets [`Settings::language`].
    Language(Language),
    /// Sets [`Settings::dead_groups`].
    DeadGroups(bool),
    /// Sets [`Settings::endangered_groups`].
    EndangeredGroups(bool),
    /// Sets [`Settings::hint_area_first`].
    HintAreaFirst(bool),
    /// Sets [`Settings::favored_placement`].
    FavoredPlacement(bool),
    /// Sets [`Settings::remarks`].
    Remarks(bool),
    /// Sets [`Settings::turn_board`].
    TurnBoard(bool),
}

/// How much moves on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MotionChoice {
    /// As the system's own setting says.
    System,
    /// All motion.
    Full,
    /// None.
    Reduced,
}

/// How fast the computer's placements, and those of a turn shown again, follow each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// For those who know what they see.
    Quick,
    /// A chain can be followed.
    Normal,
    /// A chain can be explained to somebody.
    Slow,
}

impl Pace {
    /// Shortest time from one placement to the next.
    pub fn interval(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Quick => 200,
            Pace::Normal => 550,
            Pace::Slow => 1200,
        })
    }
}

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// As the system's own setting says.
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// How stones are drawn. Blue's stones differ by form in all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoneStyle {
    /// Red and blue discs, a ring on the blue ones.
    Classic,
    /// Colors that color-blind people tell apart, and stronger forms.
    ColorBlind,
    /// Outlines and full contrast.
    HighContrast,
}

/// Language of all sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// The system's, if the app speaks it, else English.
    System,
    /// English.
    English,
    /// Dutch.
    Dutch,
    /// Russian.
    Russian,
}
