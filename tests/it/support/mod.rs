//! What several test modules share.

pub mod every_chain;
pub mod fast;
pub mod full_disk;
pub mod known_positions;
pub mod printed;
pub mod recorded_games;
pub mod script;
pub mod slow_rules;

use std::path::{Path, PathBuf};

/// A file or folder of the project.
pub fn in_project(relative: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(relative)
}

/// The text of a file of the project.
pub fn project_text(relative: impl AsRef<Path>) -> String {
    let path = in_project(relative);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files in a folder and below, as paths relative to it, in order.
pub fn files_below(folder: &Path) -> Vec<String> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { open.push(path) } else { files.push(path) }
        }
    }
    let relative = |file: PathBuf| file.strip_prefix(folder).unwrap().display().to_string();
    let mut files: Vec<String> = files.into_iter().map(relative).collect();
    files.sort();
    files
}

/// A file or folder in `tests/data`.
pub fn data_path(relative: &str) -> PathBuf {
    in_project("tests/data").join(relative)
}

/// The text of a file in `tests/data`.
pub fn data(relative: &str) -> String {
    project_text(data_path(relative))
}

/// The files of a folder in `tests/data` whose name ends so, sorted, relative to `tests/data`.
pub fn data_files(folder: &str, ending: &str) -> Vec<String> {
    let entries = std::fs::read_dir(data_path(folder)).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(ending))
        .map(|name| format!("{folder}/{name}"))
        .collect();
    names.sort();
    assert!(!names.is_empty(), "no {ending} file in tests/data/{folder}");
    names
}

/// Whether the slow checks run too: `OUST_SLOW_TESTS=1`.
pub fn slow_tests_wanted() -> bool {
    std::env::var_os("OUST_SLOW_TESTS").is_some_and(|value| value != "0" && !value.is_empty())
}
