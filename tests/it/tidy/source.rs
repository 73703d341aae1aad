//! The files of the project, and their code without comments and strings.

use std::fs;
use std::path::{Path, PathBuf};

/// One Rust file.
pub struct Source {
    /// From the top of the project, with slashes.
    pub path: String,
    pub text: String,
    /// The text with blanks for comments, for the insides of strings, and for tests at its end.
    /// As long as the text, byte for byte.
    pub code: String,
}

impl Source {
    pub fn new(path: String, text: String) -> Source {
        let mut code = without_comments_and_strings(&text);
        if let Some(tests) = code.find("#[cfg(test)]\nmod ") {
            let blank = " ".repeat(code.len() - tests);
            code.replace_range(tests.., &blank);
        }
        Source { path, text, code }
    }

    /// The lines of the code, numbered from 1.
    pub fn code_lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.code.lines())
    }
}

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files below a folder of the project.
pub fn rust_sources(folder: &str) -> Vec<Source> {
    let files = files_below(&top().join(folder));
    let rust = files.into_iter().filter(|file| file.extension().is_some_and(|end| end == "rs"));
    rust.map(|file| Source::new(relative(&file), fs::read_to_string(&file).unwrap())).collect()
}

/// Every file of the project that is text, but for what was built and recorded.
pub fn all_texts() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(top()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let is_ours = name == ".ci" || name == ".gitignore" || !name.starts_with('.');
        if path.is_dir() && is_ours && name != "target" {
            files.extend(files_below(&path));
        } else if path.is_file() && is_ours {
            files.push(path);
        }
    }
    let texts = files.into_iter().filter_map(|file| {
        let text = fs::read_to_string(&file).ok()?;
        Some((relative(&file), text))
    });
    texts.collect()
}

fn relative(file: &Path) -> String {
    file.strip_prefix(top()).unwrap().to_str().unwrap().replace('\\', "/")
}

/// All files below a folder, sorted.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry.unwrap().path();
            if path.is_dir() { open.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    files
}

/// The text with every byte of comments and string contents replaced by a blank, but for line ends.
fn without_comments_and_strings(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let hidden = hidden_length(rest);
        let (part, after) = rest.split_at(if hidden > 0 { hidden } else { first.len_utf8() });
        if hidden > 0 {
            code.extend(part.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        } else {
            code.push_str(part);
        }
        rest = after;
    }
    code
}

/// Bytes of the comment, string or character that begins here, 0 when none does.
fn hidden_length(text: &str) -> usize {
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return text.find("*/").map_or(text.len(), |end| end + 2);
    }
    if text.starts_with('"') {
        return quoted_length(text, '"');
    }
    let hashes = text.strip_prefix('r').map(|raw| raw.len() - raw.trim_start_matches('#').len());
    if let Some(hashes) = hashes.filter(|hashes| text[1 + hashes..].starts_with('"')) {
        let end = format!("\"{}", "#".repeat(hashes));
        let inside = &text[hashes + 2..];
        return inside.find(&end).map_or(text.len(), |at| hashes + 2 + at + end.len());
    }
    let mut signs = text.chars();
    match (signs.next(), signs.next(), signs.next()) {
        (Some('\''), Some('\\'), _) => quoted_length(text, '\''),
        (Some('\''), Some(sign), Some('\'')) => 2 + sign.len_utf8(),
        _ => 0,
    }
}

/// Bytes from the quote that begins here to the one that ends it.
fn quoted_length(text: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if sign == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[test]
fn comments_and_strings_are_no_code() {
    let text = "a(\"b\\\"c\") // d\n'\"' /* e */ r#\"f\"# 'g: &'h\n";
    let code = without_comments_and_strings(text);
    assert_eq!(code.split_whitespace().collect::<Vec<_>>(), ["a(", ")", "'g:", "&'h"]);
    assert_eq!(code.len(), text.len());
}
