//! Engine, app and storage, tested without the user interface.

mod oracle;
mod perft;
mod support;
mod vectors;
