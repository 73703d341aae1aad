//! axe-core finds nothing to object to: on every screen, in both themes and every style of stones.
//!
//! `axe/` holds axe-core 4.14.1 as its makers ship it, under the Mozilla Public License 2.0.

use serde_json::json;

use crate::{
    tour::every_screen,
    window::{Start, Window},
};

const AXE: &str = include_str!("axe/axe.min.js");

/// Every rule of axe-core, also those that are no more than good practice; and what depends on colors once more in
/// every other look.
const LOOK: &str = "const done = arguments[0], root = document.querySelector('.app');
    const objections = async rules => (await axe.run(document, { resultTypes: ['violations'], ...rules }))
        .violations.map(one => `${one.id}: ${one.help}: ` + one.nodes.map(node =>
            node.html.slice(0, 160) + ' ' + (node.failureSummary ?? '')).slice(0, 3).join(' | '));
    const in_look = async (theme, stones) => {
        [root.dataset.theme, root.dataset.stones] = [theme, stones];
        // Colors halfway between two states are nobody's to read: a question that still fades in, a theme that changes.
        await new Promise(requestAnimationFrame);
        document.getAnimations().filter(one => Number.isFinite(one.effect.getComputedTiming().endTime))
            .forEach(one => one.finish());
        const is_first = theme === 'light' && stones === 'classic';
        const found = await objections(is_first ? {} : { runOnly: ['color-contrast'] });
        return found.map(one => `${theme}, ${stones}: ${one}`);
    };
    (async () => {
        const own = [root.dataset.theme, root.dataset.stones], found = [];
        for (const theme of ['light', 'dark'])
            for (const stones of ['classic', 'color-blind', 'high-contrast'])
                found.push(...await in_look(theme, stones));
        [root.dataset.theme, root.dataset.stones] = own;
        return found;
    })().then(done, error => done([`axe failed: ${error}`]));";

/// What axe-core objects to on the page as it is, in all looks.
fn objections(window: &Window) -> Vec<String> {
    if !window.find("html[data-axe]") {
        let bring = "(0, eval)(arguments[0]); document.documentElement.dataset.axe = 'here';";
        window.run(bring, vec![json!(AXE)]);
    }
    serde_json::from_value(window.run_async(LOOK, Vec::new())).expect("a list of objections")
}

#[test]
fn axe_core_finds_nothing_on_any_screen_in_any_look() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    let (mut stops, mut found) = (0, Vec::new());
    every_screen(&window, &mut |window, name| {
        stops += 1;
        found.extend(objections(window).into_iter().map(|one| format!("{name}: {one}")));
    });
    println!("axe-core looked at {stops} pages, in six looks each");
    assert!(found.is_empty(), "{}", found.join("\n\n"));
}
