//! Small line drawings on buttons.

use dioxus::prelude::*;

/// What a drawing means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// An arrow to the left.
    Back,
    /// Three lines.
    Menu,
    /// A cross.
    Close,
    /// An arrow that turns back.
    Undo,
    /// An arrow that turns forward.
    Redo,
    /// A lamp.
    Hint,
    /// A plus.
    Plus,
    /// A minus.
    Minus,
    /// A book.
    Book,
    /// A page with lines.
    Rules,
    /// One person and a machine.
    Computer,
    /// Two persons.
    Friends,
    /// Sliders.
    Settings,
    /// A house.
    Home,
    /// A triangle in a circle.
    Replay,
    /// Two arrows in a circle.
    Again,
    /// A crown.
    Crown,
    /// A flag.
    Resign,
    /// A magnifying glass with a plus.
    ZoomIn,
    /// Four corners.
    ZoomOut,
    /// A tick.
    Check,
    /// An eye.
    Look,
    /// A warning triangle.
    Warning,
    /// An arrow up.
    Up,
    /// An arrow down.
    Down,
    /// An arrow to the left, with a shaft.
    Left,
    /// An arrow to the right.
    Right,
    /// Lines with points before them.
    List,
    /// A pencil.
    Pencil,
    /// A bin.
    Trash,
    /// An arrow out of a box.
    Share,
    /// Two sheets.
    Copy,
    /// A board with a clip.
    Paste,
    /// An arrow into a tray.
    Save,
    /// A folder.
    Open,
    /// A line that goes up and down.
    Graph,
    /// Bars.
    Bars,
    /// Two arrows past each other.
    Swap,
    /// An arrow to the right, without a shaft.
    On,
    /// Two arrows to the left.
    TurnBack,
    /// Two arrows to the right.
    TurnOn,
    /// An arrow to the left against a bar.
    First,
    /// An arrow to the right against a bar.
    Last,
    /// A triangle to the right.
    Play,
}

impl Icon {
    /// The drawing, on a square of 24 by 24.
    fn path(self) -> &'static str {
        match self {
            Icon::Back => "M15 5l-7 7 7 7",
            Icon::Menu => "M4 7h16M4 12h16M4 17h16",
            Icon::Close => "M6 6l12 12M18 6L6 18",
            Icon::Undo => "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
            Icon::Redo => "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
            Icon::Hint => {
                "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z"
            }
            Icon::Plus => "M12 5v14M5 12h14",
            Icon::Minus => "M5 12h14",
            Icon::Book => {
                "M12 6.5C10 5 7 4.5 4 5v14c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v14"
            }
            Icon::Rules => "M6 3h9l4 4v14H6zM14 3v5h5M9.5 12h6M9.5 16h6",
            Icon::Computer => {
                "M7 8h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM12 8V4M9.5 13v1M14.5 13v1M2 12v3M22 12v3"
            }
            Icon::Friends => {
                "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.600 2.900-6 6.5-6s6.5 2.400 6.5 6M16 4.300a3.5 3.5 0 0 1 0 6.400M17.5 14.400c2.400.7 4 2.800 4 5.600"
            }
            Icon::Settings => "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
            Icon::Home => "M4 11l8-7 8 7M6 9.5V20h12V9.5",
            Icon::Replay => "M4 12a8 8 0 1 0 3-6.200M4 4v5h5",
            Icon::Again => {
                "M20 11a8 8 0 0 0-14.500-3.500L4 9M4 4v5h5M4 13a8 8 0 0 0 14.500 3.500L20 15M20 20v-5h-5"
            }
            Icon::Crown => "M4 18h16M4 15l-1-8 5 4 4-6 4 6 5-4-1 8z",
            Icon::Resign => "M6 21V4M6 4h11l-2 4 2 4H6",
            Icon::ZoomIn => "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4M11 8v6M8 11h6",
            Icon::ZoomOut => "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
            Icon::Check => "M5 12.5l4.5 4.5L19 7.5",
            Icon::Look => {
                "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z"
            }
            Icon::List => "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
            Icon::Pencil => "M4 20l1-4L16.5 4.500l3 3L8 19l-4 1zM14 7l3 3",
            Icon::Trash => "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
            Icon::Share => "M12 15V3M8 7l4-4 4 4M6 11H5v10h14V11h-1",
            Icon::Copy => "M9 9h11v11H9zM15 9V4H4v11h5",
            Icon::Paste => "M8 5H5v16h14V5h-3M8 3h8v4H8zM9 12h6M9 16h6",
            Icon::Save => "M12 4v11M8 11l4 4 4-4M5 20h14",
            Icon::Open => "M3 19V5h6l2 3h10v11z",
            Icon::Graph => "M4 4v16h16M7 14l4-4 3 3 5-6",
            Icon::Bars => "M5 20v-7M12 20V4M19 20v-11",
            Icon::Swap => "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
            Icon::On => "M9 5l7 7-7 7",
            Icon::TurnBack => "M19 5l-7 7 7 7M12 5l-7 7 7 7",
            Icon::TurnOn => "M5 5l7 7-7 7M12 5l7 7-7 7",
            Icon::First => "M5 5v14M18 5l-8 7 8 7",
            Icon::Last => "M19 5v14M6 5l8 7-8 7",
            Icon::Play => "M8 5v14l11-7z",
            Icon::Up => "M12 20V4M6 10l6-6 6 6",
            Icon::Down => "M12 4v16M6 14l6 6 6-6",
            Icon::Left => "M20 12H4M10 6l-6 6 6 6",
            Icon::Right => "M4 12h16M14 6l6 6-6 6",
            Icon::Warning => "M12 4L2.5 20h19L12 4zM12 10v4M12 17v.1",
        }
    }
}

/// Draws an icon; what it says is said by the control around it.
#[component]
pub fn Drawing(icon: Icon) -> Element {
    rsx! {
        svg { class: "icon", view_box: "0 0 24 24", "aria-hidden": "true",
            path { d: icon.path() }
        }
    }
}
