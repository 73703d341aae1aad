//! What may depend on what, read from the paths in the sources.

use super::source::Source;

/// A module or crate, as the names of its path.
type Path = Vec<String>;

/// For the files below each beginning: which modules of the project they may name, and which
/// crates; an empty list of crates stands for any.
///
/// The first beginning that fits a file counts.
const LAYERS: &[(&str, &[&str], &[&str])] = &[
    ("src/engine/board", &["engine::board"], &["std"]),
    ("src/engine/rules", &["engine::board", "engine::rules"], &["std"]),
    (
        "src/engine/search",
        &["engine::board", "engine::rules", "engine::search"],
        &["std", "rand", "rand_xoshiro"],
    ),
    (
        "src/engine/level",
        &["engine::board", "engine::rules", "engine::search", "engine::level"],
        &["std", "rand", "rand_xoshiro"],
    ),
    ("src/engine", &["engine"], &["std", "rand", "rand_xoshiro"]),
    ("src/app/ai_worker", &["engine", "app"], &["std", "tokio"]),
    ("src/app", &["engine", "app"], &["std"]),
    (
        "src/storage",
        &["engine", "app", "storage"],
        &["std", "serde", "serde_json", "tempfile", "tokio"],
    ),
    // serde_json quotes what is handed to the page; base64 packs what is not text.
    (
        "src/platform",
        &["platform"],
        &["std", "dioxus", "directories", "serde_json", "tokio", "base64", "jni", "objc2"],
    ),
    ("src/ui", &["engine", "app", "storage", "platform", "ui"], &[]),
    ("src/main.rs", &["ui"], &[]),
    ("src/bin", &["engine"], &["std"]),
    ("src/lib.rs", &["engine", "app", "storage", "platform", "ui"], &["std"]),
];

/// Parts of the standard library that only some files may use: the clock, files, the surroundings.
const KEPT_FOR: &[(&str, &str, &[&str])] = &[
    ("src/engine", "std::time::Instant", &["src/engine/search/limits.rs"]),
    ("src/engine", "std::time::SystemTime", &[]),
    ("src/engine", "std::fs", &[]),
    ("src/engine", "std::env", &[]),
    ("src/engine", "std::net", &[]),
    ("src/engine", "std::process", &[]),
    ("src/app", "std::time::Instant", &["src/app/ai_worker.rs"]),
    ("src/app", "std::time::SystemTime", &["src/app/ai_worker.rs"]),
    ("src/app", "std::fs", &[]),
    ("src/app", "std::env", &[]),
    ("src/app", "std::net", &[]),
    ("src/app", "std::process", &[]),
    ("src/storage", "std::env", &[]),
    ("src/storage", "std::net", &[]),
];

/// Crates whose names are looked for where no crate at all but those allowed may be used.
const CRATES: &[&str] = &[
    "dioxus",
    "directories",
    "fluent_bundle",
    "jni",
    "objc2",
    "rand",
    "rand_xoshiro",
    "serde",
    "serde_json",
    "tempfile",
    "tokio",
    "unic_langid",
];

/// What this file names and must not.
pub fn findings(source: &Source) -> Vec<String> {
    let Some((_, modules, crates)) =
        LAYERS.iter().find(|(beginning, ..)| source.path.starts_with(beginning))
    else {
        return vec![format!("{}: belongs to no layer", source.path)];
    };
    let mut findings = Vec::new();
    for (number, path) in paths(source) {
        let name = path.join("::");
        let is_below = |module: &&&str| is_within(&name, module) || is_within(module, &name);
        let refused = match path[0].as_str() {
            "std" => KEPT_FOR.iter().any(|(folder, kept, except)| {
                source.path.starts_with(folder)
                    && is_within(&name, kept)
                    && !except.contains(&source.path.as_str())
            }),
            first if CRATES.contains(&first) => !crates.is_empty() && !crates.contains(&first),
            _ => !modules.iter().any(|module| is_below(&module)),
        };
        if refused {
            findings.push(format!("{}:{number}: {name} is not for this layer", source.path));
        }
    }
    findings
}

/// Whether a path is a module or something in it.
fn is_within(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Every path into the project, the standard library or a known crate, with the line it stands on.
/// Paths into the project are told from its top: `engine::rules::Position`.
fn paths(source: &Source) -> Vec<(usize, Path)> {
    let tokens = tokens(&source.code);
    let mut found = Vec::new();
    for at in 0..tokens.len() {
        let (number, first) = &tokens[at];
        let before = at.checked_sub(1).map(|at| tokens[at].1.as_str());
        let starts = !matches!(before, Some("::" | ".")) && is_at(&tokens, at + 1, "::");
        let is_used = matches!(before, Some("use")) && CRATES.contains(&first.as_str());
        let start = match first.as_str() {
            _ if !starts && !is_used => continue,
            "crate" | "oust" => Vec::new(),
            "super" | "self" => module_of(&source.path),
            "std" => vec!["std".to_owned()],
            name if CRATES.contains(&name) => vec![name.to_owned()],
            _ => continue,
        };
        let is_super = first == "super";
        let mut ends = Vec::new();
        read_tree(&tokens, if is_super { at } else { at + 1 }, start, &mut ends);
        found.extend(ends.into_iter().filter(|path| !path.is_empty()).map(|path| (*number, path)));
    }
    found
}

/// The module that a file is, from the top of the project.
fn module_of(path: &str) -> Path {
    let inner = path.trim_start_matches("src/").trim_end_matches(".rs");
    let inner = inner.trim_end_matches("/mod").trim_end_matches("lib").trim_end_matches("main");
    inner.split('/').filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

fn is_at(tokens: &[(usize, String)], at: usize, wanted: &str) -> bool {
    tokens.get(at).is_some_and(|(_, token)| token == wanted)
}

/// Follows a path on from here, into braces too; adds each path it ends with, and answers where
/// it stopped.
fn read_tree(
    tokens: &[(usize, String)],
    mut at: usize,
    mut path: Path,
    ends: &mut Vec<Path>,
) -> usize {
    loop {
        if is_at(tokens, at, "::") {
            at += 1;
        }
        let Some((_, token)) = tokens.get(at) else { break };
        if token == "{" {
            at += 1;
            while at < tokens.len() && !is_at(tokens, at, "}") {
                if is_at(tokens, at, ",") {
                    at += 1;
                } else {
                    at = read_tree(tokens, at, path.clone(), ends).max(at + 1);
                }
            }
            return at + 1;
        }
        match token.as_str() {
            "super" => drop(path.pop()),
            "self" => {}
            name if is_name(name) => path.push(name.to_owned()),
            _ => break,
        }
        at += 1;
        if !is_at(tokens, at, "::") {
            break;
        }
    }
    ends.push(path);
    if is_at(tokens, at, "as") { at + 2 } else { at }
}

fn is_name(token: &str) -> bool {
    token.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// Names, `::` and single signs, with their lines.
fn tokens(code: &str) -> Vec<(usize, String)> {
    let mut tokens = Vec::new();
    for (number, line) in (1..).zip(code.lines()) {
        let mut rest = line.trim_start();
        while let Some(first) = rest.chars().next() {
            let is_part = |c: char| c.is_alphanumeric() || c == '_';
            let length = if is_part(first) {
                rest.find(|c| !is_part(c)).unwrap_or(rest.len())
            } else if rest.starts_with("::") {
                2
            } else {
                first.len_utf8()
            };
            let (token, after) = rest.split_at(length);
            tokens.push((number, token.to_owned()));
            rest = after.trim_start();
        }
    }
    tokens
}

#[test]
fn forbidden_paths_are_found() {
    let cases = [
        ("src/engine/rules/position.rs", "use crate::engine::{board::Cell, search::Searcher};", 1),
        ("src/engine/rules/position.rs", "use super::{Move, super::search};", 1),
        ("src/engine/rules/mod.rs", "pub(in crate::engine) fn f() {}", 0),
        ("src/engine/board/mod.rs", "fn f() -> crate::engine::rules::Player", 1),
        ("src/engine/search/mod.rs", "use crate::engine::level::Level; use super::rules::Move;", 1),
        ("src/engine/search/tree.rs", "use serde::Serialize;", 1),
        ("src/engine/search/tree.rs", "use std::{time::{Duration, Instant}, fs};", 2),
        ("src/engine/search/limits.rs", "use std::time::{Duration, Instant};", 0),
        ("src/app/reduce.rs", "use crate::storage::Saves; use tokio::sync;", 2),
        ("src/app/reduce.rs", "let now = std::time::SystemTime::now();", 1),
        ("src/app/reduce/board.rs", "use super::super::{state, game::Game}; use crate::ui;", 1),
        ("src/platform/mod.rs", "use crate::app::AppState; use dioxus::prelude::*;", 1),
        (
            "src/ui/root.rs",
            "use crate::{app::Intent, engine, platform}; use dioxus::prelude::*;",
            0,
        ),
        ("src/main.rs", "fn main() { oust::ui::launch() }", 0),
        ("src/main.rs", "fn main() { oust::engine::rules::f() }", 1),
        ("src/nowhere.rs", "", 1),
    ];
    for (path, text, count) in cases {
        let findings = findings(&Source::new(path.to_owned(), text.to_owned()));
        assert_eq!(findings.len(), count, "{path}: {text}: {findings:?}");
    }
}
