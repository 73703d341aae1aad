//! A turn shown again, placement by placement. It changes nothing.

use super::thinking::WakeId;

/// A stretch of the record being shown again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playback {
    /// Moves of the record shown now.
    pub shown: usize,
    /// Moves of the record shown at the end.
    pub end: usize,
    /// The wake that shows the next one.
    pub wake: WakeId,
}
