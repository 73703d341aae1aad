//! Engine, app and storage, tested without the user interface.

mod ai_worker;
mod any_intents;
mod app_flow;
mod board_layout;
mod chains;
mod dangers;
mod gtp;
mod kept_games;
mod lessons;
mod levels;
mod oracle;
mod perft;
mod phones;
mod puzzles;
mod record_text;
mod review;
mod rules;
mod saves;
mod signature;
mod solved;
mod support;
mod thinking;
mod tidy;
mod vectors;
mod winning_chain;
