//! The rules of the house, as far as a test can read them from the sources.

mod layers;
mod source;

use source::{Source, all_texts, rust_sources};

use crate::support::data_path;

const MAX_LINES: usize = 500;

/// Fails with all findings, each naming file and line.
fn assert_none(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

#[test]
fn modules_use_only_what_their_layer_may_use() {
    let findings: Vec<String> = rust_sources("src").iter().flat_map(layers::findings).collect();
    assert_none(&findings);
}

#[test]
fn no_file_is_too_long() {
    let sources = ["src", "tests", "benches"].into_iter().flat_map(rust_sources);
    let findings: Vec<String> = sources
        .filter(|source| source.text.lines().count() > MAX_LINES)
        .map(|source| {
            format!("{}: more than {MAX_LINES} lines: look for the second noun", source.path)
        })
        .collect();
    assert_none(&findings);
}

/// Calls that do not belong into the program, outside tests.
const FORBIDDEN_CALLS: &[(&str, &str)] = &[
    (".unwrap()", "return an error, or expect with the reason"),
    (".unwrap_err()", "match instead"),
    ("todo!(", "finish it"),
    ("unimplemented!(", "finish it"),
    ("dbg!(", "left over from a search for a fault"),
];

/// Likewise in the library, which must leave the standard streams alone.
const FORBIDDEN_IN_LIBRARY: &[&str] = &["println!(", "print!(", "eprintln!(", "eprint!("];

#[test]
fn the_program_makes_no_forbidden_calls() {
    let mut findings = Vec::new();
    for source in rust_sources("src") {
        let is_program = source.path.starts_with("src/bin/") || source.path == "src/main.rs";
        for (number, line) in source.code_lines() {
            let at = format!("{}:{number}", source.path);
            for (call, instead) in FORBIDDEN_CALLS.iter().filter(|(call, _)| line.contains(call)) {
                findings.push(format!("{at}: {call}: {instead}"));
            }
            let is_print = |call: &&&str| contains_word(line, call);
            for call in FORBIDDEN_IN_LIBRARY.iter().filter(is_print).filter(|_| !is_program) {
                findings.push(format!("{at}: {call} in the library"));
            }
        }
        findings.extend(expects_without_a_reason(&source));
    }
    assert_none(&findings);
}

/// Whether the text holds the word, not as the end of a longer one.
fn contains_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_')
    })
}

/// `expect` must say, in a few words, why it cannot fail.
fn expects_without_a_reason(source: &Source) -> Vec<String> {
    const CALL: &str = ".expect(";
    let mut findings = Vec::new();
    for (at, _) in source.code.match_indices(CALL) {
        let argument = source.text[at + CALL.len()..].trim_start();
        let reason = argument.strip_prefix('"').and_then(|rest| rest.split('"').next());
        if reason.is_none_or(|reason| reason.split_whitespace().count() < 3) {
            let number = source.code[..at].lines().count();
            findings.push(format!("{}:{number}: expect without a reason", source.path));
        }
    }
    findings
}

#[test]
fn no_test_is_ignored_and_nothing_is_left_to_do() {
    let marks =
        [concat!("#[ign", "ore"), concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];
    let mut findings = Vec::new();
    for source in ["src", "tests", "benches"].into_iter().flat_map(rust_sources) {
        for (number, line) in (1..).zip(source.text.lines()) {
            for mark in marks.iter().filter(|mark| line.contains(**mark)) {
                findings.push(format!("{}:{number}: {mark}", source.path));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn words_are_spelled_the_american_way() {
    let words = [
        concat!("neigh", "bour"),
        concat!("col", "our"),
        concat!("behav", "iour"),
        concat!("cent", "re "),
    ];
    let mut findings = Vec::new();
    for source in ["src", "tests", "benches"].into_iter().flat_map(rust_sources) {
        for (number, line) in (1..).zip(source.text.lines()) {
            let lower = line.to_lowercase();
            for word in words.iter().filter(|word| lower.contains(**word)) {
                findings.push(format!("{}:{number}: {word}", source.path));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn files_are_named_after_what_they_define() {
    let empty_names = ["utils.rs", "util.rs", "common.rs", "helpers.rs", "types.rs", "misc.rs"];
    let findings: Vec<String> = ["src", "tests", "benches"]
        .into_iter()
        .flat_map(rust_sources)
        .filter(|source| empty_names.contains(&source.path.rsplit('/').next().unwrap()))
        .map(|source| format!("{}: a thing without a home is a missing noun", source.path))
        .collect();
    assert_none(&findings);
}

#[test]
fn no_path_of_somebodys_machine_stands_anywhere() {
    let places = [
        concat!("/wo", "rk/"),
        concat!("/ro", "ot/"),
        concat!("/ho", "me/"),
        concat!("/Us", "ers/"),
    ];
    let mut findings = Vec::new();
    for (path, text) in all_texts() {
        for (number, line) in (1..).zip(text.lines()) {
            for place in places.iter().filter(|place| line.contains(**place)) {
                findings.push(format!("{path}:{number}: {place}"));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn every_data_file_is_used() {
    let sources = ["src", "tests", "benches"].into_iter().flat_map(rust_sources);
    let scripts = all_texts().into_iter().filter(|(path, _)| path.starts_with("scripts/"));
    let text: String =
        sources.map(|source| source.text).chain(scripts.map(|(_, text)| text)).collect();
    let mut findings = Vec::new();
    for file in source::files_below(&data_path("")) {
        let relative = file.strip_prefix(data_path("")).unwrap().to_str().unwrap();
        let (folder, name) = relative.rsplit_once('/').unwrap_or(("", relative));
        let ending = name.rsplit_once('.').map_or(name, |(_, ending)| ending);
        let is_named = text.contains(relative);
        let is_listed =
            text.contains(&format!("\"{folder}\"")) && text.contains(&format!("\".{ending}\""));
        let top = relative.split('/').next().unwrap();
        let is_taken_whole = text.contains(&format!("\"tests/data/{top}\""));
        if !is_named && !is_listed && !is_taken_whole && name != "README.md" {
            findings.push(format!("tests/data/{relative}: no test names it or lists its folder"));
        }
    }
    assert_none(&findings);
}
