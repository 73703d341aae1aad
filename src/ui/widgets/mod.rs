//! Controls that more than one screen uses.

mod button;
mod choice;
mod dialog;
mod icon;
mod sentence;
mod stone_dot;
mod switch;
mod text_field;
mod top_bar;

pub use button::{Button, IconButton, Look, Row};
pub use choice::{Choice, Choices};
pub use dialog::Sheet;
pub use icon::{Drawing, Icon};
pub use sentence::{SentenceLine, parts_of};
pub use stone_dot::StoneDot;
pub use switch::Switch;
pub use text_field::TextField;
pub use top_bar::{RulesButton, TopBar};
