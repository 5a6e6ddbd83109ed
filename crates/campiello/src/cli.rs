//! The forms of all commands, with help in the reader's language.

use std::ffi::OsString;
use std::path::PathBuf;

use campiello_core::Message;
use campiello_text::{Language, Speaker};
use clap::builder::ValueParser;
use clap::{Arg, ArgAction, Command, value_parser};

use crate::desk::{Desk, Failure, TEXTS};
use crate::games;
use crate::typed::short;

/// The language that the command line asks for with `--lang`, otherwise that of the surroundings. Looked up before
/// anything else is read, so that every complaint can be made in it.
///
/// # Errors
/// `--lang` asks for a language that we do not speak.
pub fn language(arguments: &[OsString]) -> Result<Language, Failure> {
    let Some(wish) = wish(arguments) else { return Ok(surroundings()) };
    Language::named(&wish, TEXTS).ok_or_else(|| {
        let known = Language::of(TEXTS).map(Language::code).collect::<Vec<_>>().join(", ");
        let unknown = Message::new("fail-unknown-language").with("code", short(&wish)).with("known", known);
        Failure::Usage(Desk::new(surroundings()).say(&unknown))
    })
}

fn wish(arguments: &[OsString]) -> Option<String> {
    let mut words = arguments.iter().skip(1).map(|argument| argument.to_string_lossy());
    while let Some(word) = words.next() {
        if word == "--" {
            break;
        }
        if word == "--lang" {
            return words.next().map(std::borrow::Cow::into_owned);
        }
        if let Some(code) = word.strip_prefix("--lang=") {
            return Some(code.to_owned());
        }
    }
    None
}

/// The language of the surroundings: `CAMPIELLO_LANG`, then as the system says.
#[must_use]
pub fn surroundings() -> Language {
    let variables = ["CAMPIELLO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    Language::wished(variables.map(|name| std::env::var(name).unwrap_or_default()), TEXTS)
}

/// The whole command line.
#[must_use]
pub fn command(speaker: &Speaker) -> Command {
    let form = Form { speaker };
    let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
    form.command("campiello", "campiello")
        .version(env!("CARGO_PKG_VERSION"))
        .arg(version.help(speaker.word("arg-version")).help_heading(speaker.word("heading-options")))
        .arg(form.option("lang", "code", ValueParser::string()).global(true))
        .subcommands(
            [
                serve, backup, overview, simulate, arena, train, play, replay, review, verify, edition, rules, bench,
                load,
            ]
            .map(|command| form.helped(command(&form))),
        )
        .arg(form.flag("help").short('h').action(ArgAction::HelpLong))
}

fn serve(form: &Form<'_>) -> Command {
    (form.command("serve", "serve"))
        .arg(form.option("listen", "address", ValueParser::string()))
        .arg(form.option("store", "store", ValueParser::string()))
        .arg(form.option("bot-time", "milliseconds", value_parser!(u64).range(1..=60_000).into()))
        .arg(form.option("bot-pause", "milliseconds", value_parser!(u64).range(0..=60_000).into()))
        .arg(form.option("patience", "milliseconds", value_parser!(u64).range(0..=600_000).into()))
        .arg(form.option("review", "number", value_parser!(u32).range(1..).into()))
        .arg(form.flag("behind-proxy"))
        .arg(form.flag("unlimited"))
        .arg(form.flag("json-log"))
}

fn backup(form: &Form<'_>) -> Command {
    (form.command("backup", "backup"))
        .arg(form.option("store", "store", ValueParser::string()))
        .arg(form.file("to", "file").required(true))
}

fn overview(form: &Form<'_>) -> Command {
    form.command("overview", "overview")
}

fn simulate(form: &Form<'_>) -> Command {
    (form.command("simulate", "simulate"))
        .arg(form.needed("game"))
        .args(form.table())
        .arg(form.option("games", "number", value_parser!(u64).range(1..=1_000_000_000).into()).default_value("100"))
        .arg(form.option("bots", "names", ValueParser::string()).default_value("random"))
        .args(form.thinking())
        .arg(form.option("seed", "number", value_parser!(u64).into()).default_value("1"))
        .arg(form.option("threads", "number", value_parser!(u64).range(1..=1024).into()))
        .arg(form.file("save", "directory"))
        .arg(form.json())
}

fn arena(form: &Form<'_>) -> Command {
    (form.command("arena", "arena"))
        .arg(form.needed("game"))
        .args(form.table())
        .arg(
            (form.option("games", "number", value_parser!(u64).range(1..=1_000_000_000).into()))
                .default_value("100")
                .help(form.say("arg-arena-games")),
        )
        .arg(form.option("bots", "names", ValueParser::string()).required(true).help(form.say("arg-arena-bots")))
        .args(form.thinking())
        .arg(form.option("seed", "number", value_parser!(u64).into()).default_value("1"))
        .arg(form.option("threads", "number", value_parser!(u64).range(1..=1024).into()))
        .arg(form.flag("sprt"))
        .arg(
            (form.option("curve", "list", value_parser!(u64).range(1..=100_000_000).into()))
                .value_delimiter(',')
                .num_args(1)
                .conflicts_with("sprt"),
        )
        .arg(form.file("plot", "file"))
        .arg(form.flag("night"))
        .arg(form.json())
}

fn train(form: &Form<'_>) -> Command {
    (form.command("train", "train"))
        .arg(form.needed("game"))
        .arg(form.option("seats", "number", value_parser!(u8).range(1..=8).into()))
        .arg(form.file("state", "file").required(true))
        .arg(form.option("generations", "number", value_parser!(u64).range(1..=1_000_000).into()).default_value("60"))
        .arg(
            (form.option("games", "number", value_parser!(u64).range(1..=1_000_000_000).into()))
                .default_value("200")
                .help(form.say("arg-train-games")),
        )
        .arg(form.option("seed", "number", value_parser!(u64).into()).default_value("1"))
        .arg(form.option("threads", "number", value_parser!(u64).range(1..=1024).into()))
        .arg(form.json())
}

fn play(form: &Form<'_>) -> Command {
    (form.command("play", "play"))
        .arg(form.wanted("game"))
        .args(form.table())
        .arg(form.option("humans", "number", value_parser!(u8).range(1..=8).into()))
        .arg(form.option("bots", "names", ValueParser::string()))
        .args(form.thinking())
        .arg(form.option("seed", "number", value_parser!(u64).into()))
        .arg(form.file("save", "file").help(form.say("arg-play-save")))
        .arg(form.file("resume", "file").conflicts_with_all(["game", "seats", "option", "seed", "save"]))
}

fn replay(form: &Form<'_>) -> Command {
    (form.command("replay", "replay"))
        .arg(form.needed("file").value_parser(value_parser!(PathBuf)))
        .arg(form.option("at", "number", value_parser!(u64).into()))
        .arg(form.option("viewer", "viewer", ValueParser::string()))
        .arg(form.file("svg", "file"))
        .arg(form.file("png", "file").conflicts_with("svg"))
        .arg(form.option("postcard", "seat", ValueParser::string()).conflicts_with_all(["at", "viewer", "json"]))
        .arg(form.flag("night"))
        .arg(form.file("edition", "file"))
        .arg(form.json())
}

fn review(form: &Form<'_>) -> Command {
    (form.command("review", "review"))
        .arg(form.needed("file").value_parser(value_parser!(PathBuf)))
        .arg(
            (form.option("iterations", "number", value_parser!(u64).range(1..=100_000_000).into()))
                .help(form.say("arg-review-iterations")),
        )
        .arg(form.option("seed", "number", value_parser!(u64).into()).help(form.say("arg-review-seed")))
        .arg(form.option("threads", "number", value_parser!(u64).range(1..=1024).into()))
        .arg(form.file("svg", "file").help(form.say("arg-review-svg")))
        .arg(form.file("png", "file").help(form.say("arg-review-png")).conflicts_with("svg"))
        .arg(form.flag("night"))
        .arg(form.file("edition", "file"))
        .arg(form.json())
}

fn verify(form: &Form<'_>) -> Command {
    (form.command("verify", "verify"))
        .arg(form.needed("files").value_parser(value_parser!(PathBuf)).action(ArgAction::Append).num_args(1..))
        .arg(form.file("edition", "file"))
        .arg(form.json())
}

fn edition(form: &Form<'_>) -> Command {
    let show = form.command("show", "edition-show").arg(form.wanted("game")).arg(form.json());
    let check = (form.command("check", "edition-check"))
        .arg(form.needed("file").value_parser(value_parser!(PathBuf)).help(form.say("arg-edition-file")))
        .arg(form.option("game", "game", ValueParser::string()).help(form.say("arg-edition-game")))
        .arg(form.json());
    form.command("edition", "edition").subcommand_required(true).subcommands([show, check])
}

fn rules(form: &Form<'_>) -> Command {
    form.command("rules", "rules").arg(form.needed("game")).arg(form.wanted("rule"))
}

fn bench(form: &Form<'_>) -> Command {
    (form.command("bench", "bench"))
        .arg(form.wanted("game"))
        .arg(form.option("seconds", "seconds", value_parser!(f64).into()).default_value("1"))
        .arg(form.json())
}

fn load(form: &Form<'_>) -> Command {
    let number = |name: &'static str, range: std::ops::RangeInclusive<u64>, usual: &'static str| {
        form.option(name, "number", value_parser!(u64).range(range).into()).default_value(usual)
    };
    (form.command("load", "load"))
        .arg(number("tables", 1..=10_000, "200"))
        .arg(number("watchers", 0..=1000, "5"))
        .arg(number("seconds", 1..=3600, "20").value_name(form.say("value-seconds")).help(form.say("arg-load-seconds")))
        .arg(number("rate", 1..=1_000_000, "1000"))
        .arg(
            form.option("game", "game", ValueParser::string()).default_value("walking").help(form.say("arg-load-game")),
        )
        .arg(form.option("seats", "number", value_parser!(u8).range(1..=8).into()))
        .arg(number("seed", 0..=u64::MAX, "1").help(form.say("arg-load-seed")))
        .arg(form.json())
}

/// Builds commands and arguments with the speaker's words; nothing of clap's own English is left.
struct Form<'s> {
    speaker: &'s Speaker,
}

impl Form<'_> {
    fn say(&self, key: &str) -> String {
        self.speaker.word(key)
    }

    fn command(&self, name: &'static str, key: &str) -> Command {
        let usage = self.say("heading-usage");
        Command::new(name)
            .about(self.say(&format!("help-{key}")))
            .override_usage(self.say(&format!("usage-{key}")))
            .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
            .subcommand_help_heading(self.say("heading-commands"))
            .disable_help_flag(true)
            .disable_version_flag(true)
            .disable_help_subcommand(true)
            .max_term_width(100)
    }

    /// The command with its help: added last, so that it stands below what the command is about.
    fn helped(&self, command: Command) -> Command {
        let name = command.get_name().to_owned();
        let inner = |command: Command| if name == "edition" { self.helped(command) } else { command };
        command.mut_subcommands(inner).arg(self.flag("help").short('h').action(ArgAction::HelpLong))
    }

    fn flag(&self, name: &'static str) -> Arg {
        let help = self.say(&format!("arg-{name}"));
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(help).help_heading(self.say("heading-options"))
    }

    fn json(&self) -> Arg {
        self.flag("json")
    }

    fn option(&self, name: &'static str, value: &str, parser: ValueParser) -> Arg {
        (self.flag(name).action(ArgAction::Set))
            .value_name(self.say(&format!("value-{value}")))
            .value_parser(parser)
            .hide_default_value(true)
            .hide_possible_values(true)
    }

    fn file(&self, name: &'static str, value: &str) -> Arg {
        self.option(name, value, value_parser!(PathBuf))
    }

    fn wanted(&self, name: &'static str) -> Arg {
        (Arg::new(name).value_name(self.say(&format!("value-{name}"))))
            .help(match name {
                "game" => self.speaker.say(&Message::new("arg-game").with("games", games::keys())),
                name => self.say(&format!("arg-{name}")),
            })
            .help_heading(self.say("heading-arguments"))
    }

    fn needed(&self, name: &'static str) -> Arg {
        self.wanted(name).required(true)
    }

    /// What an optional rule is, and which there are.
    fn switches(&self) -> String {
        let language = self.speaker.language();
        let switches = games::all().iter().flat_map(|game| {
            let speaker = Speaker::new(language, &[game.texts()]);
            let name = move |key| (key, speaker.word(&format!("switch-{key}")));
            game.switches().iter().map(|switch| switch.key).map(name)
        });
        let list = switches.map(|(key, name)| format!("\n{key} — {name}"));
        std::iter::once(self.say("arg-option")).chain(list).collect()
    }

    /// What is decided before a game.
    fn table(&self) -> [Arg; 3] {
        [
            self.option("seats", "number", value_parser!(u8).range(1..=8).into()),
            self.option("option", "option", ValueParser::string()).action(ArgAction::Append).help(self.switches()),
            self.file("edition", "file"),
        ]
    }

    /// How long bots may think.
    fn thinking(&self) -> [Arg; 2] {
        [
            self.option("ms", "milliseconds", value_parser!(u64).range(1..=600_000).into()),
            self.option("iterations", "number", value_parser!(u64).range(1..=100_000_000).into()).conflicts_with("ms"),
        ]
    }
}
