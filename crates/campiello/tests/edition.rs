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

#[test]
fn a_game_that_nobody_knows_is_a_mistake_of_its_line() {
    let folder = Folder::new("chess");
    folder.write("chess.toml", "# mine\ngame = \"chess\"\n");
    let answer = folder.run("edition check chess.toml");
    assert_eq!(answer.code, 1, "{answer:?}");
    assert!(answer.out.starts_with("chess.toml:2: There is no game “chess”"), "{answer:?}");
}

#[test]
fn programs_get_the_mistakes_as_json() {
    let folder = Folder::new("json");
    let shown = folder.run("edition show walking").fine().out;
    folder.write("mine.toml", &shown);
    let fine = folder.run("edition check mine.toml --json").fine().json();
    assert_eq!((&fine["edition"], fine["mistakes"].as_array().unwrap().len()), (&"campiello-1".into(), 0));
    folder.write("wrong.toml", shown.replace("pink1a = { flowers = 3", "pink1a = { flowers = 99"));
    let wrong = folder.run("edition check wrong.toml --json");
    assert_eq!(wrong.code, 1, "{wrong:?}");
    let mistake = &wrong.json()["mistakes"][0];
    assert!(mistake["line"].as_u64().unwrap() > 1 && mistake["file"] == "wrong.toml", "{mistake}");
    assert!(!mistake["text"].as_str().unwrap().is_empty());
}

#[test]
fn the_same_name_with_other_cards_is_told() {
    let folder = Folder::new("same");
    let shown = folder.run("edition show walking").fine().out;
    let pink = shown.lines().find(|line| line.starts_with("pink1a")).unwrap();
    let red = shown.lines().find(|line| line.starts_with("red1a")).unwrap();
    let (_, of_pink) = pink.split_once('=').unwrap();
    let (_, of_red) = red.split_once('=').unwrap();
    let swapped = shown.replace(pink, &format!("pink1a ={of_red}")).replace(red, &format!("red1a ={of_pink}"));
    folder.write("swapped.toml", swapped);
    folder.run("simulate walking --games 1 --save .").fine();
    let file = "walking-2p-s1-000001.record";
    let other = folder.run(&format!("verify {file} --edition swapped.toml"));
    assert_eq!(other.code, 1, "{other:?}");
    assert!(other.out.starts_with(&format!("{file}:3: The same name, other cards")), "{other:?}");
    assert!(other.out.contains("swapped.toml"), "{other:?}");
    let record = folder.read(file);
    let line = record.lines().nth(2).unwrap();
    let changed = line[..line.len() - 4].to_owned() + "zzzz";
    folder.write("changed.record", record.replace(line, &changed));
    let changed = folder.run("replay changed.record");
    assert!(!changed.err.contains("other cards"), "only the line was changed: {changed:?}");
}
