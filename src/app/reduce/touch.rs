//! What any touch does before its own work: cancels a hint being computed, ends a turn being
//! shown again, clears the last answer, and takes a pending stone back.

use crate::app::{
    hint::Hint, intent::Intent, library::LibraryIntent, review::ReviewIntent, sharing::ShareIntent,
    state::AppState,
};

/// How an intent of a person meets what is going on at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Touch {
    /// Not a touch: the outside speaks.
    None,
    /// Looks without touching: changes nothing that was there.
    Look,
    /// Decides itself what becomes of the pending stone.
    Board,
    /// Takes the pending stone back, then does its own work.
    Control,
}

fn touch(intent: &Intent) -> Touch {
    match intent {
        Intent::Launched(_)
        | Intent::ClockTicked { .. }
        | Intent::Share(ShareIntent::Taken(_) | ShareIntent::News(_) | ShareIntent::Matched(..))
        | Intent::Library(LibraryIntent::Listed(_) | LibraryIntent::Loaded(..))
        | Intent::Suspended
        | Intent::Resumed
        | Intent::Woke(_)
        | Intent::AiProgressed(_)
        | Intent::AiReplied(_)
        | Intent::Judged(_)
        | Intent::Review(ReviewIntent::Loaded(..))
        | Intent::SaveFinished { .. } => Touch::None,
        Intent::Explain(_) | Intent::ExplainEnded | Intent::MoveFocus(_) | Intent::FocusCell(_) => {
            Touch::Look
        }
        Intent::TapCell { .. }
        | Intent::TapOffBoard
        | Intent::TapFocused { .. }
        | Intent::NudgePending(_)
        | Intent::Confirm { .. }
        | Intent::Undo
        | Intent::Back
        | Intent::Escape => Touch::Board,
        Intent::Redo
        | Intent::Hint
        | Intent::Resign
        | Intent::ShowLastTurn
        | Intent::ShowWinningChain
        | Intent::Swap
        | Intent::Rematch(_)
        | Intent::ChangeNames(_)
        | Intent::Library(_)
        | Intent::ReadTexts
        | Intent::StartOffered(_)
        | Intent::ClearStatistics
        | Intent::Share(_)
        | Intent::SendBack
        | Intent::Open(_)
        | Intent::LeaveScreen
        | Intent::ContinueGame
        | Intent::ChangeSetup(_)
        | Intent::StartChosenGame(_)
        | Intent::StartGame { .. }
        | Intent::DialogAccepted
        | Intent::DialogDismissed
        | Intent::DismissNotice
        | Intent::AskWhyUnsaved
        | Intent::ChangeSetting(_)
        | Intent::Review(_)
        | Intent::Learn(_) => Touch::Control,
    }
}

/// Does it; says whether a hint was being computed.
pub(super) fn answer_touch(state: &mut AppState, intent: &Intent) -> bool {
    let touch = touch(intent);
    let Some(game) = state.seen_game_mut() else {
        return false;
    };
    if matches!(touch, Touch::None | Touch::Look) {
        return false;
    }
    game.answer = None;
    game.playback = None;
    if touch == Touch::Control {
        game.take_pending_back();
    }
    let was_computing_hint = matches!(game.hint, Some(Hint::Thinking { .. }));
    if was_computing_hint {
        game.hint = None;
    }
    was_computing_hint
}
