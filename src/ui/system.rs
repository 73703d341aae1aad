//! Between the app and the system: what it tells becomes intents, what it must know is told.

use std::rc::Rc;

use dioxus::prelude::*;

use super::{dispatch::Dispatch, effects::Outside, root, screens::MenuOpen, views::Views};
use crate::{
    app::{Intent, Screen, Theme},
    platform::{
        device, page,
        system_events::{SystemEvent, use_system_events},
    },
};

/// Listens to the system, and keeps it told, as long as the app lives.
pub fn use_system(views: Views, menu: MenuOpen, dispatch: Dispatch, outside: Rc<Outside>) {
    let MenuOpen(mut menu) = menu;
    let take = use_callback(move |event| match event {
        SystemEvent::Suspended => {
            dispatch.send(Intent::Suspended);
            // The system may end the app from here on, without another word.
            outside.flush();
        }
        SystemEvent::Resumed => dispatch.send(Intent::Resumed),
        SystemEvent::Back if menu() => menu.set(false),
        SystemEvent::Back => dispatch.send(Intent::Back),
    });
    use_system_events(root::App, take);

    let can_go_back = use_memo(move || {
        *views.screen.read() != Screen::Home || views.dialog.read().is_some() || menu()
    });
    use_effect(move || page::set_can_go_back(can_go_back()));

    let on_dark = use_memo(move || match views.settings.read().theme {
        Theme::System => None,
        Theme::Light => Some(false),
        Theme::Dark => Some(true),
    });
    use_effect(move || device::set_bars(on_dark()));
}
