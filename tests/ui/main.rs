//! The screens, rendered without a window: tapped at points, read as text, counted in edits.

mod colors;
mod every_screen;
mod failures;
mod game;
mod games;
mod keyboard;
mod lessons;
mod locales;
mod page;
mod redraw;
mod review;
mod screens;
