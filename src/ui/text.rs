//! Looks every sentence up in `assets/locales`: no sentence of a player stands in code.

use std::{cell::OnceCell, rc::Rc};

use dioxus::prelude::*;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{
    app::{Arg, Language, Sentence, sentence::player_word},
    engine::{board::BoardSpec, rules::Player},
};

/// All sentences of one language: a file for each area of the app.
macro_rules! files_of {
    ($language:literal) => {
        concat!(
            include_str!(concat!("../../assets/locales/", $language, "/app.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/games.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/learn.ftl")),
            include_str!(concat!("../../assets/locales/", $language, "/review.ftl")),
        )
    };
}

/// A language that the app speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tongue {
    /// American English.
    English,
    /// Dutch.
    Dutch,
    /// Russian.
    Russian,
}

impl Tongue {
    /// All of them.
    pub const ALL: [Tongue; 3] = [Tongue::English, Tongue::Dutch, Tongue::Russian];

    /// Code of the language, as in `lang` attributes and file names.
    pub fn code(self) -> &'static str {
        match self {
            Tongue::English => "en",
            Tongue::Dutch => "nl",
            Tongue::Russian => "ru",
        }
    }

    /// The files of this language, as they stand in `assets/locales`, one after the other.
    pub fn source(self) -> &'static str {
        match self {
            Tongue::English => files_of!("en"),
            Tongue::Dutch => files_of!("nl"),
            Tongue::Russian => files_of!("ru"),
        }
    }

    /// The language chosen in the settings; `system` is the system's own, as `nl-NL` or `ru_RU.UTF-8`.
    pub fn chosen(language: Language, system: Option<&str>) -> Tongue {
        match language {
            Language::English => Tongue::English,
            Language::Dutch => Tongue::Dutch,
            Language::Russian => Tongue::Russian,
            Language::System => {
                let system = system.unwrap_or_default().to_ascii_lowercase();
                let code = system.split(['-', '_', '.']).next().unwrap_or_default();
                Tongue::ALL
                    .into_iter()
                    .find(|tongue| tongue.code() == code)
                    .unwrap_or(Tongue::English)
            }
        }
    }
}

/// Every sentence of one language.
pub struct Texts {
    tongue: Tongue,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The sentences of a language, read once for each thread.
    pub fn of(tongue: Tongue) -> Rc<Texts> {
        thread_local! {
            static READ: [OnceCell<Rc<Texts>>; 3] = const { [const { OnceCell::new() }; 3] };
        }
        READ.with(|read| {
            Rc::clone(read[tongue as usize].get_or_init(|| Rc::new(Texts::read(tongue))))
        })
    }

    fn read(tongue: Tongue) -> Texts {
        // A fault in a file costs the faulty sentence only; tests/ui/locales.rs finds it.
        let resource =
            FluentResource::try_new(tongue.source().to_string()).unwrap_or_else(|(part, _)| part);
        let language: LanguageIdentifier = tongue.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![language]);
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Texts { tongue, bundle }
    }

    /// The language of these sentences.
    pub fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// The sentence with this key; the key itself where the language lacks it.
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The sentence with this key and these arguments.
    pub fn with(&self, key: &str, args: &FluentArgs) -> String {
        self.format(key, Some(args))
    }

    /// A sentence that the app chose.
    pub fn sentence(&self, sentence: &Sentence) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &sentence.args {
            match arg {
                Arg::Number(number) => args.set(*name, FluentValue::from(*number)),
                Arg::Word(word) => args.set(*name, FluentValue::from(*word)),
                Arg::Text(text) => args.set(*name, FluentValue::from(text.as_str())),
            }
        }
        self.format(sentence.key, Some(&args))
    }

    /// "hex 7".
    pub fn board(&self, spec: BoardSpec) -> String {
        let mut args = FluentArgs::new();
        args.set("kind", if spec.is_hex() { "hex" } else { "square" });
        args.set("side", u32::from(spec.side()));
        self.with("board-name", &args)
    }

    /// "Red" or "Blue".
    pub fn player(&self, player: Player) -> String {
        let mut args = FluentArgs::new();
        args.set("player", player_word(player));
        self.with("player", &args)
    }

    fn format(&self, key: &str, args: Option<&FluentArgs>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            debug_assert!(false, "no sentence {key} in {}", self.tongue.code());
            return key.to_string();
        };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut faults);
        debug_assert!(faults.is_empty(), "{key} in {}: {faults:?}", self.tongue.code());
        text.into_owned()
    }
}

/// Hands the language of the screen to every component below.
#[derive(Clone, Copy, PartialEq)]
pub struct Words(ReadSignal<Tongue>);

impl Words {
    /// Makes the language known to all components below this one.
    pub fn provide(tongue: ReadSignal<Tongue>) -> Words {
        use_context_provider(|| Words(tongue))
    }

    /// The sentences in the language of the screen; a component that asks is drawn again when the language changes.
    pub fn texts(self) -> Rc<Texts> {
        Texts::of(*self.0.read())
    }
}

/// The sentences in the language of the screen.
pub fn use_texts() -> Rc<Texts> {
    use_context::<Words>().texts()
}

/// Looks a sentence up with arguments: `say!(texts, "new-cells", count = 127)`.
macro_rules! say {
    ($texts:expr, $key:literal $(, $name:ident = $value:expr)+ $(,)?) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $( args.set(stringify!($name), $value); )+
        $texts.with($key, &args)
    }};
}
pub(crate) use say;
