//! The lessons: positions, goals, and the keys of their sentences.

use super::goal::{Goal, Obstacle};

/// One lesson.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Stable name, for saves and for `data-action`.
    pub name: &'static str,
    /// Key of its title.
    pub title: &'static str,
    /// What there is to do, in order.
    pub tasks: &'static [Task],
}

/// One thing to do on one board.
#[derive(Debug, PartialEq, Eq)]
pub struct Task {
    /// The stones, as [`Position`](crate::engine::rules::Position) describes them; the learner
    /// plays the player to move.
    pub position: &'static str,
    /// What is asked.
    pub goal: Goal,
    /// Placements carry their marks, as the setting says; off where they would tell the answer.
    pub is_marked: bool,
    /// Key of the explanation.
    pub text: &'static str,
    /// Key of what is asked.
    pub ask: &'static str,
    /// Key of the hint.
    pub hint: &'static str,
    /// Key of what is said when it is done.
    pub done: &'static str,
}

/// Position, goal, marks, and the keys of text, ask, hint and done.
macro_rules! task {
    ($position:literal, $goal:expr, $is_marked:literal, $text:literal, $ask:literal, $hint:literal, $done:literal) => {
        Task {
            position: $position,
            goal: $goal,
            is_marked: $is_marked,
            text: $text,
            ask: $ask,
            hint: $hint,
            done: $done,
        }
    };
}

/// All lessons, in the order in which they build on each other.
pub const LESSONS: [Lesson; 13] = [
    Lesson {
        name: "placing",
        title: "lesson-placing",
        tasks: &[
            task!(
                "hex4.4.5.6.7.6.5.4.red",
                Goal::Seed,
                true,
                "lesson-placing-1-text",
                "lesson-placing-1-ask",
                "lesson-placing-1-hint",
                "lesson-placing-1-done"
            ),
            task!(
                "hex4.4.1r3.5b.7.6.1r3.4.red",
                Goal::Seed,
                true,
                "lesson-placing-2-text",
                "lesson-placing-2-ask",
                "lesson-placing-2-hint",
                "lesson-placing-2-done"
            ),
            task!(
                "hex4.4.1r3.5b.7.6.1r3.3b.red",
                Goal::SeedBesideEnemy,
                true,
                "lesson-placing-3-text",
                "lesson-placing-3-ask",
                "lesson-placing-3-hint",
                "lesson-placing-3-done"
            ),
        ],
    },
    Lesson {
        name: "groups",
        title: "lesson-groups",
        tasks: &[
            task!(
                "hex4.1r2.1r3.3b2.5rr.6.1bb2.3r.red",
                Goal::Number { choices: &[2, 3, 4, 5], answer: 3 },
                false,
                "lesson-groups-1-text",
                "lesson-groups-1-ask",
                "lesson-groups-1-hint",
                "lesson-groups-1-done"
            ),
            task!(
                "hex4.2b1.2b2.4rr.7.2bb2.2bb1.r3.red",
                Goal::Number { choices: &[2, 3, 4, 6], answer: 4 },
                false,
                "lesson-groups-2-text",
                "lesson-groups-2-ask",
                "lesson-groups-2-hint",
                "lesson-groups-2-done"
            ),
        ],
    },
    Lesson {
        name: "capturing",
        title: "lesson-capturing",
        tasks: &[
            task!(
                "hex4.4.4b.2r3.7.3b2.5.4.red",
                Goal::Capture(1),
                true,
                "lesson-capturing-1-text",
                "lesson-capturing-1-ask",
                "lesson-capturing-1-hint",
                "lesson-capturing-1-done"
            ),
            task!(
                "hex4.4.3rr.1bb3.1b1r3.3b2.3b1.4.red",
                Goal::Capture(5),
                true,
                "lesson-capturing-2-text",
                "lesson-capturing-2-ask",
                "lesson-capturing-2-hint",
                "lesson-capturing-2-done"
            ),
            task!(
                "hex4.2r1.1r1r1.2r3.4b2.3b2.3bb.4.red",
                Goal::Capture(4),
                true,
                "lesson-capturing-3-text",
                "lesson-capturing-3-ask",
                "lesson-capturing-3-hint",
                "lesson-capturing-3-done"
            ),
        ],
    },
    Lesson {
        name: "several",
        title: "lesson-several",
        tasks: &[
            task!(
                "hex4.4.5.3b2.br2r2.1r1r2.5.4.red",
                Goal::Capture(2),
                true,
                "lesson-several-1-text",
                "lesson-several-1-ask",
                "lesson-several-1-hint",
                "lesson-several-1-done"
            ),
            task!(
                "hex4.4.5.1r4.1b1b3.1br3.5.4.red",
                Goal::Capture(3),
                true,
                "lesson-several-2-text",
                "lesson-several-2-ask",
                "lesson-several-2-hint",
                "lesson-several-2-done"
            ),
        ],
    },
    Lesson {
        name: "far-side",
        title: "lesson-far-side",
        tasks: &[task!(
            "hex4.1b2.1b3.2r3.7.6.5.4.blue",
            Goal::Capture(1),
            true,
            "lesson-far-side-1-text",
            "lesson-far-side-1-ask",
            "lesson-far-side-1-hint",
            "lesson-far-side-1-done"
        )],
    },
    Lesson {
        name: "not-allowed",
        title: "lesson-not-allowed",
        tasks: &[
            task!(
                "hex4.1r2.5.6.4r2.6.1bb2.4.red",
                Goal::Refusals(&[Obstacle::NothingToCapture, Obstacle::TooLarge]),
                true,
                "lesson-not-allowed-1-text",
                "lesson-not-allowed-1-ask",
                "lesson-not-allowed-1-hint",
                "lesson-not-allowed-1-done"
            ),
            task!(
                "hex4.rrb1.5.3bb1.3b3.6.5.4.red",
                Goal::Refusals(&[Obstacle::TooLarge]),
                true,
                "lesson-not-allowed-2-text",
                "lesson-not-allowed-2-ask",
                "lesson-not-allowed-2-hint",
                "lesson-not-allowed-2-done"
            ),
            task!(
                "hex4.b2r.1b3.1b4.r5r.r5.3bb.bb1b.red",
                Goal::Capture(2),
                false,
                "lesson-not-allowed-3-text",
                "lesson-not-allowed-3-ask",
                "lesson-not-allowed-3-hint",
                "lesson-not-allowed-3-done"
            ),
        ],
    },
    Lesson {
        name: "chain",
        title: "lesson-chain",
        tasks: &[
            task!(
                "hex4.4.4b.2r3.7.3b2.5.4.red",
                Goal::Turn(1),
                true,
                "lesson-chain-1-text",
                "lesson-chain-1-ask",
                "lesson-chain-1-hint",
                "lesson-chain-1-done"
            ),
            task!(
                "hex4.1bb1.2b2.4r1.7.5b.b2b1.3b.red",
                Goal::Chain(3),
                true,
                "lesson-chain-2-text",
                "lesson-chain-2-ask",
                "lesson-chain-2-hint",
                "lesson-chain-2-done"
            ),
        ],
    },
    Lesson {
        name: "passing",
        title: "lesson-passing",
        tasks: &[
            task!(
                "hex3.rbr.rr1b.rr1rb.rb1b.2b.red",
                Goal::Pass,
                true,
                "lesson-passing-1-text",
                "lesson-passing-1-ask",
                "lesson-passing-1-hint",
                "lesson-passing-1-done"
            ),
            task!(
                "hex3.r2.rbr1.r3b.r2b.1r1.red",
                Goal::Pass,
                true,
                "lesson-passing-2-text",
                "lesson-passing-2-ask",
                "lesson-passing-2-hint",
                "lesson-passing-2-done"
            ),
        ],
    },
    Lesson {
        name: "winning",
        title: "lesson-winning",
        tasks: &[
            task!(
                "hex4.3b.3rb.6.2r1b2.6.5.4.red",
                Goal::Win,
                true,
                "lesson-winning-1-text",
                "lesson-winning-1-ask",
                "lesson-winning-1-hint",
                "lesson-winning-1-done"
            ),
            task!(
                "hex4.2r1.1r3.6.1rb3r.r5.4b.b1bb.red",
                Goal::Win,
                true,
                "lesson-winning-2-text",
                "lesson-winning-2-ask",
                "lesson-winning-2-hint",
                "lesson-winning-2-done"
            ),
        ],
    },
    Lesson {
        name: "square",
        title: "lesson-square",
        tasks: &[
            task!(
                "square5.4r.3r1.5.2b2.5.red",
                Goal::SeedDiagonally,
                true,
                "lesson-square-1-text",
                "lesson-square-1-ask",
                "lesson-square-1-hint",
                "lesson-square-1-done"
            ),
            task!(
                "square5.3r1.2b1r.2b2.5.5.red",
                Goal::Capture(2),
                true,
                "lesson-square-2-text",
                "lesson-square-2-ask",
                "lesson-square-2-hint",
                "lesson-square-2-done"
            ),
        ],
    },
    Lesson {
        name: "ideas",
        title: "lesson-ideas",
        tasks: &[
            task!(
                "hex4.4.5.6.4b2.5b.3r1.4.red",
                Goal::SafeSeed,
                true,
                "lesson-ideas-1-text",
                "lesson-ideas-1-ask",
                "lesson-ideas-1-hint",
                "lesson-ideas-1-done"
            ),
            task!(
                "hex4.3b.b4.6.3rr2.3b2.5.4.red",
                Goal::Number { choices: &[0, 1, 2, 4], answer: 0 },
                true,
                "lesson-ideas-2-text",
                "lesson-ideas-2-ask",
                "lesson-ideas-2-hint",
                "lesson-ideas-2-done"
            ),
            task!(
                "hex4.4.2r2.6.b6.1b3r.3b1.2b1.red",
                Goal::SafeSeed,
                true,
                "lesson-ideas-3-text",
                "lesson-ideas-3-ask",
                "lesson-ideas-3-hint",
                "lesson-ideas-3-done"
            ),
        ],
    },
    Lesson {
        name: "sizes",
        title: "lesson-sizes",
        tasks: &[
            task!(
                "hex4.2b1.2rb1.bb4.1r1b3.5b.b1b2.3r.red",
                Goal::Chain(4),
                true,
                "lesson-sizes-1-text",
                "lesson-sizes-1-ask",
                "lesson-sizes-1-hint",
                "lesson-sizes-1-done"
            ),
            task!(
                "hex4.3r.r2r1.1rr3.4b2.3bb1.3bb.1b2.red",
                Goal::Capture(5),
                true,
                "lesson-sizes-2-text",
                "lesson-sizes-2-ask",
                "lesson-sizes-2-hint",
                "lesson-sizes-2-done"
            ),
            task!(
                "hex4.3b.2b2.2bb2.4b2.2b1b1.r2b1.r3.red",
                Goal::SafeTurn,
                true,
                "lesson-sizes-3-text",
                "lesson-sizes-3-ask",
                "lesson-sizes-3-hint",
                "lesson-sizes-3-done"
            ),
        ],
    },
    Lesson {
        name: "game",
        title: "lesson-game",
        tasks: &[
            task!(
                "hex4.4.b4.6.3r3.1rr3.5.4.red",
                Goal::Bait(&["a1", "b3", "d1"]),
                true,
                "lesson-game-1-text",
                "lesson-game-1-ask",
                "lesson-game-1-hint",
                "lesson-game-1-done"
            ),
            task!(
                "hex4.3r.3b1.2b1rb.r6.4r1.1b3.4.red",
                Goal::Win,
                true,
                "lesson-game-2-text",
                "lesson-game-2-ask",
                "lesson-game-2-hint",
                "lesson-game-2-done"
            ),
        ],
    },
];
