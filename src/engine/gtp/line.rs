//! Lines of the text protocol: reading them, and taking them apart.
//!
//! What arrives may be anything. A line is read up to a bound, so that a
//! gigabyte without an end costs no memory, and becomes either a [`Request`],
//! nothing (a blank line or a comment), or a [`BadLine`] that can be answered.

use std::io::{self, BufRead, Read};

/// The longest line that is looked at, in bytes; longer ones are refused.
pub(super) const MAX_LINE: usize = 1 << 16;

/// The largest number a line may bear; the most that the protocol grants.
const MAX_ID: u32 = i32::MAX as u32;

/// One command: its number, if it has one, its name, and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) id: Option<u32>,
    pub(super) name: String,
    pub(super) arguments: Vec<String>,
}

/// A line that is no command, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BadLine {
    pub(super) id: Option<u32>,
    pub(super) reason: String,
}

/// Reads the next line into `line`, without its end, and answers whether there was one.
///
/// No more than [`MAX_LINE`] + 1 bytes of it are kept; the rest is read and forgotten.
pub(super) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', line)?;
    if line.is_empty() {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > MAX_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(true)
}

/// Takes a line apart; `None` when it holds no command.
pub(super) fn parse(line: &[u8]) -> Result<Option<Request>, BadLine> {
    let code = line.split(|&byte| byte == b'#').next().unwrap_or_default();
    let (id, rest) = split_id(code)?;
    let bad = |reason: &str| BadLine { id, reason: reason.to_owned() };
    if code.len() > MAX_LINE {
        return Err(bad("line too long"));
    }
    if rest.contains(&0) {
        return Err(bad("the line holds a NUL byte"));
    }
    let text = std::str::from_utf8(rest).map_err(|_| bad("the line is not UTF-8"))?;
    // As the protocol says: a tab is a blank, and other control characters are not there.
    let text: String = text.chars().filter(|c| *c == '\t' || !c.is_control()).collect();
    let mut words = text.split_whitespace().map(str::to_owned);
    match (words.next(), id) {
        (Some(name), _) => Ok(Some(Request { id, name, arguments: words.collect() })),
        (None, Some(_)) => Err(bad("no command after the number")),
        (None, None) => Ok(None),
    }
}

/// Splits off the number that a line may begin with.
fn split_id(code: &[u8]) -> Result<(Option<u32>, &[u8]), BadLine> {
    let code = code.trim_ascii_start();
    let end = code.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(code.len());
    let (digits, rest) = code.split_at(end);
    let stands_alone = rest.first().is_none_or(u8::is_ascii_whitespace);
    if digits.is_empty() || !stands_alone {
        return Ok((None, code));
    }
    let id = str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
    match id.filter(|&id| id <= MAX_ID) {
        Some(id) => Ok((Some(id), rest)),
        None => Err(BadLine { id: None, reason: format!("the number is larger than {MAX_ID}") }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(id: Option<u32>, name: &str, arguments: &[&str]) -> Request {
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        Request { id, name: name.to_owned(), arguments }
    }

    #[test]
    fn commands_are_taken_apart() {
        let read = |line: &str| parse(line.as_bytes()).unwrap();
        assert_eq!(read("play red d4"), Some(request(None, "play", &["red", "d4"])));
        assert_eq!(
            read("  12\tplay\tred  d4 # why\r"),
            Some(request(Some(12), "play", &["red", "d4"]))
        );
        assert_eq!(read("12x"), Some(request(None, "12x", &[])));
        assert_eq!(read("le\u{7}gal"), Some(request(None, "legal", &[])));
        for blank in ["", "  \t ", "# 5 comment \0", "\r"] {
            assert_eq!(read(blank), None, "{blank:?}");
        }
    }

    #[test]
    fn a_bad_line_keeps_its_number() {
        let id = |line: &[u8]| parse(line).unwrap_err().id;
        assert_eq!(id(b"7 play\0"), Some(7));
        assert_eq!(id(b"8 play \xff"), Some(8));
        assert_eq!(id(b"9"), Some(9));
        assert_eq!(id(b"99999999999999999999 name"), None);
        let mut long = b"10 name ".to_vec();
        long.resize(MAX_LINE + 1, b'x');
        assert_eq!(id(&long), Some(10));
    }

    #[test]
    fn long_lines_are_passed_over() {
        let mut input = vec![b'x'; 3 * MAX_LINE];
        input.extend_from_slice(b"\nname\nquit");
        let mut input = &input[..];
        let mut line = Vec::new();
        assert!(read_line(&mut input, &mut line).unwrap());
        assert_eq!(line.len(), MAX_LINE + 1);
        assert!(read_line(&mut input, &mut line).unwrap());
        assert_eq!(line, b"name");
        assert!(read_line(&mut input, &mut line).unwrap());
        assert_eq!(line, b"quit");
        assert!(!read_line(&mut input, &mut line).unwrap());
    }
}
