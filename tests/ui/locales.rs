//! Every sentence stands in every language, and is used.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use oust::{
    app::{record_text::TROUBLE_KEYS, review::REVIEW_KEYS, status::KEYS},
    ui::text::{Texts, Tongue},
};

/// Keys of a language, each with the names of its arguments.
fn keys_of(tongue: Tongue) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(tongue.source()).expect("no fault in the file");
    let mut keys = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut args = BTreeSet::new();
            let pattern = message.value.expect("a sentence");
            collect_args(&pattern, &mut args);
            let old = keys.insert(message.id.name.to_string(), args);
            assert!(old.is_none(), "{} twice in {}", message.id.name, tongue.code());
        }
    }
    keys
}

fn collect_args(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from(expression, args);
        }
    }
}

fn collect_from(expression: &Expression<&str>, args: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| collect_args(&variant.value, args));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression } => collect_from(expression, args),
        _ => {}
    }
}

/// All sources of the app, as one text.
fn sources() -> String {
    fn read(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                read(&path, text);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text.push_str(&fs::read_to_string(&path).expect("a source file"));
            }
        }
    }
    let mut text = String::new();
    for folder in ["src/ui", "src/app"] {
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut text);
    }
    text
}

#[test]
fn every_language_has_every_key_with_the_same_arguments() {
    let english = keys_of(Tongue::English);
    for tongue in [Tongue::Dutch, Tongue::Russian] {
        let keys = keys_of(tongue);
        for (key, args) in &english {
            assert_eq!(Some(args), keys.get(key), "{key} in {}", tongue.code());
        }
        for key in keys.keys() {
            assert!(english.contains_key(key), "{key} in {} only", tongue.code());
        }
    }
}

#[test]
fn every_key_is_used() {
    let sources = sources();
    let unused: Vec<_> = keys_of(Tongue::English)
        .into_keys()
        .filter(|key| !sources.contains(&format!("\"{key}\"")))
        .collect();
    assert!(unused.is_empty(), "no source names {unused:?}");
}

#[test]
fn every_key_that_the_screens_ask_for_is_there() {
    let english = keys_of(Tongue::English);
    let sources = sources();
    for call in ["texts.get(\"", "say!(texts, \"", "texts.with(\"", "self.with(\""] {
        for (place, _) in sources.match_indices(call) {
            let key: String =
                sources[place + call.len()..].chars().take_while(|c| *c != '"').collect();
            assert!(english.contains_key(&key), "{call}{key}");
        }
    }
}

#[test]
fn the_app_s_sentences_have_the_arguments_they_need() {
    let english = keys_of(Tongue::English);
    for (key, given) in KEYS.iter().chain(TROUBLE_KEYS).chain(REVIEW_KEYS) {
        let needed = english.get(*key).unwrap_or_else(|| panic!("no sentence {key}"));
        let given: BTreeSet<String> = given.iter().map(ToString::to_string).collect();
        assert!(needed.is_subset(&given), "{key} needs {needed:?}, gets {given:?}");
    }
}

#[test]
fn plurals_are_right() {
    let cells = |tongue, count: u32| {
        let mut args = fluent_bundle::FluentArgs::new();
        args.set("count", count);
        Texts::of(tongue).with("new-cells", &args)
    };
    assert_eq!(cells(Tongue::English, 1), "1 cell");
    assert_eq!(cells(Tongue::English, 127), "127 cells");
    assert_eq!(cells(Tongue::Dutch, 1), "1 veld");
    assert_eq!(cells(Tongue::Dutch, 61), "61 velden");
    assert_eq!(cells(Tongue::Russian, 1), "1 клетка");
    assert_eq!(cells(Tongue::Russian, 61), "61 клетка");
    assert_eq!(cells(Tongue::Russian, 22), "22 клетки");
    assert_eq!(cells(Tongue::Russian, 19), "19 клеток");
    assert_eq!(cells(Tongue::Russian, 127), "127 клеток");
}

#[test]
fn the_system_s_language_is_spoken_where_the_app_speaks_it() {
    use oust::app::Language::{Dutch, System};
    assert_eq!(Tongue::chosen(System, Some("nl_BE.UTF-8")), Tongue::Dutch);
    assert_eq!(Tongue::chosen(System, Some("ru-RU")), Tongue::Russian);
    assert_eq!(Tongue::chosen(System, Some("fr-FR")), Tongue::English);
    assert_eq!(Tongue::chosen(System, Some("C.UTF-8")), Tongue::English);
    assert_eq!(Tongue::chosen(System, None), Tongue::English);
    assert_eq!(Tongue::chosen(Dutch, Some("ru-RU")), Tongue::Dutch);
}
