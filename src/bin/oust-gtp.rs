//! The engine alone, on standard input and output.

use std::io::{self, ErrorKind};
use std::process::ExitCode;

fn main() -> ExitCode {
    match oust::engine::gtp::run(io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Who listened has gone: nothing is left to say, and nobody to say it to.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("oust-gtp: {error}");
            ExitCode::FAILURE
        }
    }
}
