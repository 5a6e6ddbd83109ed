//! What is promised about `campiello edition`.

mod common;

use common::Folder;

#[test]
fn the_standard_edition_is_shown_and_has_no_mistakes() {
    let folder = Folder::new("edition");
    let shown = folder.run("edition show walking").fine().out;
    folder.write("mine.toml", &shown);
    let checked = folder.run("edition check mine.toml").fine();
    assert!(checked.out.starts_with("mine.toml: "), "{checked:?}");
    let json = folder.run("edition show walking --json").fine().json();
    assert_eq!((&json["game"], &json["reconstructed"]), (&"walking".into(), &true.into()));
    assert!(folder.run("edition show").fine().out.contains("walking"));
}

#[test]
fn every_mistake_is_answered_with_its_line() {
    let folder = Folder::new("mistakes");
    let shown = folder.run("edition show walking").fine().out;
    let line_of = |text: &str, key: &str| 1 + text.lines().position(|line| line.starts_with(key)).unwrap();
    let wrong = shown.replace("pink1a = { flowers = 3", "pink1a = { flowers = 99").replace("red1b =", "red9b =");
    folder.write("wrong.toml", &wrong);
    for language in ["en", "fr", "ru"] {
        let answer = folder.run(&format!("edition check wrong.toml --lang {language}"));
        assert_eq!(answer.code, 1, "{answer:?}");
        for key in ["pink1a", "red9b"] {
            let place = format!("wrong.toml:{}: ", line_of(&wrong, key));
            assert!(answer.out.contains(&place), "{place} in {answer:?}");
        }
    }
    let simulated = folder.run("simulate walking --edition wrong.toml");
    assert_eq!(simulated.code, 1);
    assert!(simulated.err.contains("wrong.toml:"), "a wrong edition never starts a game: {simulated:?}");
}

#[test]
fn a_broken_file_still_says_whose_it_is() {
    let folder = Folder::new("broken");
    folder.write("broken.toml", "game = \"walking\"\nname = \n");
    let answer = folder.run("edition check broken.toml");
    assert_eq!(answer.code, 1);
    assert!(answer.out.contains("broken.toml:2: "), "{answer:?}");
    folder.write("nameless.toml", "name = \"x\"\n");
    let whose = folder.run("edition check nameless.toml");
    assert_eq!(whose.code, 1);
    assert!(whose.err.contains("--game"), "{whose:?}");
    assert_eq!(folder.run("edition check gone.toml").code, 1);
}

#[test]
fn games_of_another_edition_need_its_file() {
    let folder = Folder::new("another");
    let shown = folder.run("edition show walking").fine().out;
    folder.write("mine.toml", shown.replace("name = \"campiello-1\"", "name = \"mine\""));
    folder.run("simulate walking --games 1 --edition mine.toml --save .").fine();
    folder.run("verify walking-2p-s1-000001.record --edition mine.toml").fine();
    let without = folder.run("verify walking-2p-s1-000001.record");
    assert_eq!(without.code, 1);
    assert!(without.out.starts_with("walking-2p-s1-000001.record:3: "), "{without:?}");
}
