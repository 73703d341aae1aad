//! Engine, app and storage, tested without the user interface.

mod gtp;
mod levels;
mod oracle;
mod perft;
mod rules;
mod support;
mod vectors;
