//! The root of the screen: owns the state, hands out [`Dispatch`], picks the screen.

use std::{cell::RefCell, rc::Rc};

use dioxus::prelude::*;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::{
    board::Scrolled,
    dispatch::{Dispatch, UtcOffset},
    effects::Outside,
    keys,
    screens::{
        DialogView, GameMenu, GameScreen, GamesScreen, HomeScreen, LessonScreen, MenuOpen,
        NewGameScreen, NoticeView, PuzzleScreen, PuzzlesScreen, ReviewScreen, RulesScreen,
        SettingsScreen, ShareScreen, StatisticsScreen, TutorialScreen,
    },
    system::use_system,
    text::{Tongue, Words, use_texts},
    theme,
    views::{Views, use_views},
};
use crate::{
    app::{AppState, Effect, Intent, Screen, Sentence, reduce},
    platform::{self, page},
    storage::{FileSaves, Saves},
};

/// Where the app keeps things, when a test gives it as root context instead of the device's folder.
#[derive(Clone)]
pub struct GivenSaves(Rc<RefCell<Option<Box<dyn Saves>>>>);

impl GivenSaves {
    /// These saves, to be taken once.
    pub fn new(saves: impl Saves + 'static) -> GivenSaves {
        GivenSaves(Rc::new(RefCell::new(Some(Box::new(saves)))))
    }
}

/// What a start of the app leaves to be done once the components stand.
struct Start {
    state: AppState,
    effects: Vec<Effect>,
    answers: UnboundedReceiver<Intent>,
}

/// The app.
#[component]
pub fn App() -> Element {
    use_hook(|| {
        page::change_at_once();
        page::catch_lost_keys();
        page::mark_use_of_keys();
    });
    let (state, outside) = use_app();
    let views = Views::provide(state);
    let system = use_system_language();
    let tongue =
        use_memo(move || Tongue::chosen(views.settings.read().language, system.read().as_deref()));
    Words::provide(tongue.into());
    use_context_provider(|| Scrolled(Signal::new(0)));
    use_utc_offset_of_device();
    let menu = use_context_provider(|| MenuOpen(Signal::new(false)));
    use_system(views, menu, use_context::<Dispatch>(), outside);
    let style = use_hook(theme::style_sheet);
    rsx! {
        style { "{style}" }
        Root {}
    }
}

/// Makes the state and the dispatch, and sees to it that effects are carried out.
fn use_app() -> (Signal<AppState>, Rc<Outside>) {
    let (outside, start) = use_hook(|| {
        let (sender, answers) = unbounded_channel();
        let given =
            try_consume_context::<GivenSaves>().and_then(|given| given.0.borrow_mut().take());
        let mut saves = given.unwrap_or_else(|| Box::new(FileSaves::new(platform::data_folder())));
        let mut state = AppState::default();
        let effects = reduce(&mut state, Intent::Launched(Box::new(saves.launch())));
        let start = Start { state, effects, answers };
        (Rc::new(Outside::new(saves, sender)), Rc::new(RefCell::new(Some(start))))
    });
    let mut state = use_signal(AppState::default);
    let take = use_callback({
        let outside = Rc::clone(&outside);
        move |intent: Intent| {
            let effects = reduce(&mut state.write(), intent);
            let dispatch: Dispatch = consume_context();
            effects.into_iter().for_each(|effect| outside.carry_out(effect, dispatch));
        }
    });
    let dispatch = use_context_provider(|| Dispatch::new(take));
    let carrier = Rc::clone(&outside);
    use_hook(move || {
        let Some(start) = start.borrow_mut().take() else { return };
        state.set(start.state);
        start.effects.into_iter().for_each(|effect| carrier.carry_out(effect, dispatch));
        let mut answers = start.answers;
        spawn(async move {
            while let Some(intent) = answers.recv().await {
                dispatch.send(intent);
            }
        });
    });
    (state, outside)
}

/// Hears from the page how far the device's clock is ahead of UTC.
fn use_utc_offset_of_device() {
    let mut offset = use_signal(|| 0);
    use_context_provider(|| UtcOffset(offset.into()));
    use_future(move || async move {
        let mut told = page::utc_offsets();
        while let Ok(minutes) = told.recv().await {
            offset.set(minutes);
        }
    });
}

/// The system's language: known at once where the environment tells it, else when the page has told;
/// afterwards as the person changes it.
fn use_system_language() -> ReadSignal<Option<String>> {
    let mut language = use_signal(platform::environment_language);
    use_future(move || async move {
        let mut told = page::languages();
        let is_known = language.peek().is_some();
        let first = told.recv::<String>().await.ok().filter(|_| !is_known);
        if first.is_some() {
            language.set(first);
        }
        while let Ok(next) = told.recv::<String>().await {
            language.set(Some(next));
        }
    });
    language.into()
}

/// The element that everything is drawn in, with the attributes that style and tests rely on.
#[component]
fn Root() -> Element {
    let views = use_views();
    let dispatch = use_context::<Dispatch>();
    let tongue = use_texts().tongue();
    let MenuOpen(menu) = use_context();
    let Scrolled(mut scrolled) = use_context();
    let marks = views.marks.read();
    let settings = views.settings.read();
    let is_covered = use_memo(move || views.dialog.read().is_some() || menu());
    use_focus(views, is_covered);
    use_effect(move || {
        // It stands above the screen.
        views.notice.read();
        scrolled += 1;
    });
    rsx! {
        div {
            class: "app",
            lang: tongue.code(),
            tabindex: "-1",
            "data-screen": views.screen.read().name(),
            "data-to-move": marks.to_move,
            "data-turn": marks.turn,
            "data-pending": "{marks.pending}",
            "data-red": "{marks.red}",
            "data-blue": "{marks.blue}",
            "data-outcome": marks.outcome,
            "data-notice": marks.notice,
            "data-confirm": theme::on_off(settings.confirm),
            "data-marking": theme::on_off(settings.marking),
            "data-theme": theme::theme_name(settings.theme),
            "data-stones": theme::stone_style_name(settings.stone_style),
            "data-motion": theme::motion_name(settings.motion),
            "data-turned": views.turned.read().then_some("true"),
            onscroll: move |_| scrolled += 1,
            onkeydown: move |event| keys::pressed(&event, views, dispatch),
            div { class: "stage", inert: is_covered().then_some("true"),
                ScreenView {}
            }
            GameMenu {}
            DialogView {}
            Announcer {}
        }
    }
}

/// Gives the keyboard a place to go on from where the control that had the focus is gone: after a change of screen, a
/// dialog, the menu, and at the end of a game. On the game's screen that is the board.
fn use_focus(views: Views, is_covered: Memo<bool>) {
    let is_over = use_memo(move || views.home.read().running.is_some_and(|game| game.is_over));
    use_effect(move || {
        is_over.read();
        let screen = *views.screen.read();
        if !is_covered() {
            page::focus(if screen == Screen::Game { keys::FOCUSED_CELL } else { "main" });
        }
    });
}

/// The screen that is seen.
#[component]
fn ScreenView() -> Element {
    let screen = *use_views().screen.read();
    rsx! {
        NoticeView {}
        Guarded {
            {match screen {
                Screen::Home => rsx! { HomeScreen {} },
                Screen::NewGame => rsx! { NewGameScreen {} },
                Screen::Game => rsx! { GameScreen {} },
                Screen::Settings => rsx! { SettingsScreen {} },
                Screen::Tutorial => rsx! { TutorialScreen {} },
                Screen::Lesson => rsx! { LessonScreen {} },
                Screen::Puzzles => rsx! { PuzzlesScreen {} },
                Screen::Puzzle => rsx! { PuzzleScreen {} },
                Screen::Rules => rsx! { RulesScreen {} },
                Screen::Games => rsx! { GamesScreen {} },
                Screen::Share => rsx! { ShareScreen {} },
                Screen::Review => rsx! { ReviewScreen {} },
                Screen::Statistics => rsx! { StatisticsScreen {} },
            }}
        }
    }
}

/// Keeps a failure on the screen that fails: a sentence and the way home stand in for it.
#[component]
pub fn Guarded(children: Element) -> Element {
    rsx! {
        ErrorBoundary {
            handle_error: move |errors: ErrorContext| rsx! { Failed { errors } },
            {children}
        }
    }
}

/// Stands in for a screen that could not be shown.
#[component]
fn Failed(errors: ErrorContext) -> Element {
    let texts = use_texts();
    let dispatch = use_context::<Dispatch>();
    rsx! {
        main { tabindex: "-1", class: "screen",
            div { class: "page",
                p { role: "alert", {texts.get("screen-failed")} }
                super::widgets::Button {
                    action: "home",
                    label: texts.get("screen-failed-home"),
                    on_press: move |()| {
                        errors.clear_errors();
                        dispatch.send(Intent::Open(Screen::Home));
                    },
                }
            }
        }
    }
}

/// Says the latest moves to those who do not see them.
#[component]
fn Announcer() -> Element {
    let texts = use_texts();
    let said = use_views().announcement.read().clone();
    let joined = |sentences: Vec<Sentence>| {
        let spoken = sentences.iter().map(|sentence| texts.sentence(sentence));
        spoken.collect::<Vec<_>>().join(". ")
    };
    rsx! {
        div { class: "spoken", role: "log", "aria-live": "polite", "aria-atomic": "false",
            // A paragraph of its own for each move: the same words twice are heard twice.
            for (number, text) in said.map(|(number, sentences)| (number, joined(sentences))) {
                p { key: "{number}", "{text}" }
            }
        }
    }
}
