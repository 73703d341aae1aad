//! One line of a text: its words and comments, without what messengers put around and between them.

/// The most characters of a comment that are kept.
const LONGEST_COMMENT: usize = 500;

/// A part of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Piece {
    /// A word of a turn.
    Word(String),
    /// What stands after `#`, or in braces.
    Comment(String),
}

/// The line with plain blanks, without what cannot be seen and the marks of a quotation at its beginning.
pub(super) fn plain(line: &str) -> String {
    let seen =
        line.chars().filter(|c| !matches!(c, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}'));
    let plain: String = seen.map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let is_mark = |c: char| matches!(c, '>' | '|' | ' ') || is_ornament(c);
    plain.trim_start_matches(is_mark).trim_end().to_owned()
}

/// The words and the comments of a line, in their order. Emoji, dashes and the like are no words.
pub(super) fn pieces(line: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = line;
    while let Some(at) = rest.find(['#', '{']) {
        add_words(&mut pieces, &rest[..at]);
        // Both marks are one byte long.
        let (mark, after) = rest[at..].split_at(1);
        let end = if mark == "#" { after.len() } else { after.find('}').unwrap_or(after.len()) };
        add_comment(&mut pieces, &after[..end]);
        rest = after[end..].strip_prefix('}').unwrap_or(&after[end..]);
    }
    add_words(&mut pieces, rest);
    pieces
}

fn add_words(pieces: &mut Vec<Piece>, text: &str) {
    let mut add = |word: &str| pieces.push(Piece::Word(trim_word(word).replace('×', "x")));
    for word in text.split([' ', ',']).filter(|word| word.contains(char::is_alphanumeric)) {
        match word.split_once('.') {
            // `12.d4`
            Some((number, rest)) if is_number(number) && !is_number(rest) => {
                add(&format!("{number}."));
                if rest.contains(char::is_alphanumeric) {
                    add(rest);
                }
            }
            _ => add(word),
        }
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn add_comment(pieces: &mut Vec<Piece>, text: &str) {
    // Within a turn it will stand in braces.
    let text = text.replace('{', "(").replace('}', ")");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !text.is_empty() {
        pieces.push(Piece::Comment(text.chars().take(LONGEST_COMMENT).collect()));
    }
}

/// A word without the marks around it; the dot of a number stays.
pub(super) fn trim_word(word: &str) -> &str {
    let word = word.trim_matches(|c| is_ornament(c) || c == ' ');
    match word.starts_with(|c: char| c.is_ascii_digit()) {
        true => word,
        false => {
            let is_sign = |c: char| c.is_ascii_punctuation() && !"<>#".contains(c);
            word.trim_matches(|c| is_sign(c) || is_ornament(c) || matches!(c, '…' | '–' | '—'))
        }
    }
}

/// What is put around a text to quote it, or to make it bold.
fn is_ornament(c: char) -> bool {
    matches!(c, '*' | '_' | '`' | '~' | '"' | '\'' | '“' | '”' | '„' | '‘' | '’' | '«' | '»')
}
