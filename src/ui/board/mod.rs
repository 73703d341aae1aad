//! The board: one drawing, one pointer handler.

mod cell;
mod frame;
mod gesture;
mod ground;
mod picture;
mod thumbnail;
mod touch;
mod view;

pub use cell::StoneShape;
pub use picture::BoardPicture;
pub use thumbnail::{BoardShape, Thumbnail};
pub use touch::Scrolled;
pub use view::BoardView;
