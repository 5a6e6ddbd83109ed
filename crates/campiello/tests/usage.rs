//! What is promised about the command line itself: three languages, and no English in two of them.

mod common;

use campiello::desk::TEXTS;
use campiello_testkit::texts;
use common::Folder;

#[test]
fn every_language_has_every_text() {
    assert!(texts::check(TEXTS).is_ok_and(|keys| keys > 100), "{:?}", texts::check(TEXTS));
    for game in campiello::games::all() {
        assert!(texts::check(game.texts()).is_ok(), "{}", game.key());
    }
}

#[test]
fn wrong_commands_are_explained_in_three_languages() {
    let folder = Folder::new("usage");
    for (form, said) in [
        ("--lang en simulat", "Did you mean “simulate”"),
        ("--lang fr simulat", "Vouliez-vous dire « simulate »"),
        ("--lang ru simulat", "Может быть, «simulate»"),
        ("simulate walking --seats three", "Expected: a number from 1 to 8"),
        ("--lang=fr simulate walking --seats three", "On attend : un nombre de 1 à 8"),
        ("simulate walking --seats three --lang ru", "Ожидается: число от 1 до 8"),
        ("simulate", "<GAME>"),
        ("--lang fr simulate", "Il manque : <JEU>"),
        ("simulate walking --seats", "needs a value"),
        ("--lang ru verify", "Не хватает: <ФАЙЛ>"),
        ("--lang fr replay a --svg b --png c", "ne va pas avec"),
        ("edition", "A command is missing"),
        ("--lang de", "We do not speak “de”"),
        ("simulate walking --seats 2 --seats 3", "given more than once"),
        ("rules walking 1 2", "is not known here"),
    ] {
        let answer = folder.run(form);
        assert_eq!(answer.code, 2, "{form}: {answer:?}");
        assert!(answer.err.contains(said), "{form}: {answer:?}");
    }
}

#[test]
fn help_is_in_the_readers_language_only() {
    let folder = Folder::new("help");
    let english = ["Usage", "Commands", "Print", "help", "default", "file", "game", "seat", "possible", "Shows"];
    for language in ["fr", "ru"] {
        for command in
            ["", "simulate", "arena", "train", "play", "replay", "verify", "edition", "edition check", "rules", "bench"]
        {
            let answer = folder.run(&format!("{command} --help --lang {language}")).fine();
            let is_code = |word: &&str| !word.contains("--") && !word.contains('"');
            for line in answer.out.lines() {
                let line = line.replace("game = ", "");
                let words: Vec<&str> = line.split_whitespace().filter(is_code).collect();
                for word in english {
                    assert!(!words.contains(&word), "“{word}” in {command} --help --lang {language}: {line}");
                }
            }
        }
    }
}

#[test]
fn there_is_an_overview() {
    let folder = Folder::new("overview");
    let overview = folder.run("overview").fine();
    assert!(overview.out.contains("campiello play walking"), "{overview:?}");
    assert_eq!(folder.run("--version").fine().out, format!("campiello {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn optional_rules_are_listed_with_their_names() {
    let folder = Folder::new("switches");
    let help = folder.run("play --help").fine().out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("beginner-windows — Beginner option B"), "{help}");
    let russian = folder.run("--lang ru rules --help").fine();
    assert_eq!(russian.out.matches("[ПРАВИЛО]").count(), 2, "usage and list use the same word: {russian:?}");
}

#[test]
fn a_flag_that_changes_nothing_is_pointed_out() {
    let folder = Folder::new("night");
    folder.run("simulate walking --games 1 --save .").fine();
    let answer = folder.run("replay walking-2p-s1-000001.record --night").fine();
    assert!(answer.err.contains("--night"), "{answer:?}");
}
