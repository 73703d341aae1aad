//! Everything that can happen.

use crate::engine::board::Cell;

use super::{
    ai_worker::{AiProgress, AiReply},
    game_setup::{GameSetup, SetupChange},
    learn::LearnAction,
    library::LibraryIntent,
    moment::Moment,
    notice::{SaveFailure, Saved},
    review::{JudgeReply, ReviewIntent},
    screens::Screen,
    settings::SettingChange,
    sharing::ShareIntent,
    snapshot::{GameStart, Launch},
    thinking::WakeId,
};

/// Something that happened outside. It says what happened, not what to do about it: whether
/// a tap makes a pending stone, confirms or explains is decided in [`reduce`](fn@super::reduce).
#[derive(Debug, Clone)]
pub enum Intent {
    // The board.
    /// A finger or the mouse went down and up on this cell, or its button was activated.
    TapCell {
        /// The cell.
        cell: Cell,
        /// When.
        at: Moment,
    },
    /// The same beside the board, or on the board where no cell is.
    TapOffBoard,
    /// Enter on the board: a tap on the focused cell. Key repeats are not to be sent.
    TapFocused {
        /// When.
        at: Moment,
    },
    /// A finger rests on this cell for more than 500 ms (then no tap follows), or the mouse does.
    Explain(Cell),
    /// The mouse left the cell that was explained.
    ExplainEnded,
    /// An arrow key on the board.
    MoveFocus(Direction),
    /// The board's keyboard focus went to this cell in another way.
    FocusCell(Cell),
    /// Moves the pending stone to the next legal cell that way.
    NudgePending(Direction),

    // Controls of the game screen, by their `data-action`.
    /// `confirm`: places the pending stone.
    Confirm {
        /// When.
        at: Moment,
    },
    /// `undo`.
    Undo,
    /// `redo`.
    Redo,
    /// `hint`.
    Hint,
    /// `swap`: takes the first player's place.
    Swap,
    /// `resign`: asks first.
    Resign,
    /// `show-last-turn`: shows the other side's last turn again.
    ShowLastTurn,
    /// `show-winning-chain`: shows the turn that won again.
    ShowWinningChain,
    /// `rematch`: a new game like this one, colors exchanged.
    Rematch(GameStart),

    // Screens and dialogs.
    /// `home`, `settings`, `rules`, `tutorial`, `games`, `review` and `new-game`: its screen.
    Open(Screen),
    /// `continue`: goes back to the game.
    ContinueGame,
    /// A choice on the new-game screen.
    ChangeSetup(SetupChange),
    /// The names of two persons, who begins as Red first.
    ChangeNames([String; 2]),
    /// `start-game`: starts the game chosen on the new-game screen.
    StartChosenGame(GameStart),
    /// `offered-level`: a game like the last one, at the level that the last games suggest.
    StartOffered(GameStart),
    /// `play-level-1`, `play-friend` and the like: starts this game.
    StartGame {
        /// What to play.
        setup: GameSetup,
        /// Its beginning.
        start: GameStart,
    },
    /// Something on the screen of games.
    Library(LibraryIntent),
    /// `open-text`: the screen of sharing, without a game to share.
    ReadTexts,
    /// Something on the screen of sharing.
    Share(ShareIntent),
    /// `send-back`: a friend's game, gone on with here, goes back to the friend.
    SendBack,
    /// `clear-statistics`: asks first.
    ClearStatistics,
    /// `accept` of the open dialog.
    DialogAccepted,
    /// `dismiss` of the open dialog.
    DialogDismissed,
    /// `dismiss-notice`: the player has read the notice shown.
    DismissNotice,
    /// `not-saved`: the player asks why the game is not being saved.
    AskWhyUnsaved,
    /// A setting was changed.
    ChangeSetting(SettingChange),
    /// Something on the screen of review.
    Review(ReviewIntent),
    /// Something about lessons and puzzles.
    Learn(LearnAction),
    /// The system's back button or gesture: one step (pending stone, dialog, screen); leaves
    /// the app only from home. In a review the better line ends first.
    Back,
    /// `back` on the screen: leaves it, as every control does, after taking the pending stone back.
    LeaveScreen,
    /// The Escape key: as back, but never leaves the app.
    Escape,

    // From outside.
    /// Some time passed while a game with a clock is seen.
    ClockTicked {
        /// When.
        at: Moment,
    },
    /// The app started; this was found on the device.
    Launched(Box<Launch>),
    /// The app went to the background: nothing may compute.
    Suspended,
    /// The app came back.
    Resumed,
    /// The time asked for by [`Effect::Wake`](super::Effect::Wake) is over.
    Woke(WakeId),
    /// A search tells how far it is.
    AiProgressed(AiProgress),
    /// A search ended.
    AiReplied(AiReply),
    /// A position of a review was judged.
    Judged(JudgeReply),
    /// A save ended.
    SaveFinished {
        /// What was to be saved.
        what: Saved,
        /// Whether it was.
        outcome: Result<(), SaveFailure>,
    },
}

/// A way on the board as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// To the cell above.
    Up,
    /// To the cell below.
    Down,
    /// To the column on the left.
    Left,
    /// To the column on the right.
    Right,
}
