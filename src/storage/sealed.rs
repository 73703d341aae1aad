//! The outside of every file: its version, a checksum, and the content.
//!
//! ```json
//! { "version": 1, "checksum": "af63dc4c8601ec8c", "content": { } }
//! ```

use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Version that this app writes. Each later one must still read all before it.
const VERSION: u64 = 1;

#[derive(Serialize, Deserialize)]
struct Sealed {
    version: u64,
    checksum: String,
    content: Value,
}

/// Why the text of a file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unreadable {
    /// It is not what the app wrote, for this reason.
    Damaged(String),
    /// A newer app wrote it, in this version.
    Newer(u64),
}

impl Unreadable {
    /// Damage, with its reason.
    pub fn damaged(reason: impl fmt::Display) -> Unreadable {
        Unreadable::Damaged(reason.to_string())
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Damaged(reason) => write!(out, "damaged: {reason}"),
            Unreadable::Newer(version) => {
                write!(out, "version {version}, expected at most {VERSION}")
            }
        }
    }
}

impl std::error::Error for Unreadable {}

/// The text of a file with this content.
pub fn seal(content: &impl Serialize) -> String {
    // Own structs of strings, numbers and lists: nothing in them can fail to become JSON.
    let content = serde_json::to_value(content).expect("plain structs become JSON");
    let sealed = Sealed { version: VERSION, checksum: checksum(&content), content };
    let mut text = serde_json::to_string_pretty(&sealed).expect("plain structs become JSON");
    text.push('\n');
    text
}

/// The content of a file with this text.
///
/// # Errors
/// When it was not written by [`seal`] of this version or an earlier one, or changed since.
pub fn unseal<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    let value: Value = serde_json::from_slice(bytes).map_err(Unreadable::damaged)?;
    match value.get("version").and_then(Value::as_u64) {
        Some(version) if version > VERSION => return Err(Unreadable::Newer(version)),
        Some(VERSION) => {}
        _ => return Err(Unreadable::damaged("no version")),
    }
    let sealed: Sealed = serde_json::from_value(value).map_err(Unreadable::damaged)?;
    if sealed.checksum != checksum(&sealed.content) {
        return Err(Unreadable::damaged("the checksum differs"));
    }
    serde_json::from_value(sealed.content).map_err(Unreadable::damaged)
}

/// FNV-1a, 64 bits, of the content's shortest form with sorted keys: it differs whenever one byte does.
fn checksum(content: &Value) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = content.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, step);
    format!("{hash:016x}")
}
