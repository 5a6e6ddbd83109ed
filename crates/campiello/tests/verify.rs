//! What is promised about `campiello verify`.

mod common;

use common::Folder;

#[test]
fn saved_games_agree() {
    let folder = Folder::new("saved");
    folder.run("simulate walking --seats 4 --games 3 --seed 9 --save games").fine();
    let names = "games/walking-4p-s9-000001.record games/walking-4p-s9-000002.record games/walking-4p-s9-000003.record";
    let answer = folder.run(&format!("verify {names}")).fine();
    assert_eq!(answer.out.lines().count(), 4, "{answer:?}");
    let json = folder.run(&format!("verify --json {names}")).fine().json();
    assert_eq!((&json["files"], &json["wrong"]), (&3.into(), &0.into()));
    assert_eq!(json["verdicts"][0]["agrees"], true);
}

#[test]
fn a_changed_character_anywhere_is_found_in_its_line() {
    let folder = Folder::new("changed");
    folder.run("simulate walking --seats 1 --games 1 --seed 3 --save .").fine();
    let record = folder.read("walking-1p-s3-000001.record").into_bytes();
    let step = record.len() / 60;
    let mut forms = vec!["verify --json".to_owned()];
    let mut lines = Vec::new();
    for (number, at) in (0..record.len()).step_by(step).chain([record.len() - 1]).enumerate() {
        let mut changed = record.clone();
        changed[at] = if changed[at] == b'x' { b'y' } else { b'x' };
        let name = format!("changed-{number:03}.record");
        folder.write(&name, &changed);
        forms.push(name);
        lines.push(1 + record[..at].split(|byte| *byte == b'\n').count() - 1);
    }
    let answer = folder.run(&forms.join(" "));
    assert_eq!(answer.code, 1);
    let json = answer.json();
    assert_eq!(json["wrong"], lines.len());
    for (verdict, line) in json["verdicts"].as_array().unwrap().iter().zip(lines) {
        let file = verdict["file"].as_str().unwrap();
        let problem = verdict["problem"].as_str().unwrap();
        assert!(problem.starts_with(&format!("{file}:{line}: ")), "line {line}: {problem}");
    }
}

#[test]
fn a_digit_for_another_is_found_as_well() {
    let folder = Folder::new("digits");
    folder.run("simulate walking --seats 2 --games 1 --seed 3 --save .").fine();
    let record = folder.read("walking-2p-s3-000001.record");
    for (number, line) in record.lines().enumerate().step_by(9) {
        let changed = match line.as_bytes().last() {
            Some(b'0') => line[..line.len() - 1].to_owned() + "1",
            _ => line[..line.len() - 1].to_owned() + "0",
        };
        folder.write("changed.record", record.replacen(line, &changed, 1));
        let answer = folder.run("verify changed.record");
        assert_eq!(answer.code, 1, "{answer:?}");
        assert!(answer.out.starts_with(&format!("changed.record:{}: ", number + 1)), "{answer:?}");
    }
}

#[test]
fn what_is_no_record_is_named() {
    let folder = Folder::new("none");
    folder.write("bytes.record", [b'c', 0xff, b'\n']);
    folder.write("empty.record", "");
    folder.write("other.record", "hello\n");
    for (file, said) in [
        ("bytes.record", "bytes.record:1: "),
        ("empty.record", "empty.record:1: "),
        ("other.record", "other.record:1: "),
        ("gone.record", "gone.record: "),
        (".", ".: "),
    ] {
        let answer = folder.run(&format!("verify {file}"));
        assert_eq!(answer.code, 1, "{answer:?}");
        assert!(answer.out.starts_with(said), "{answer:?}");
    }
}

#[test]
fn a_game_under_way_agrees_too() {
    let folder = Folder::new("under-way");
    folder.run_with("play walking --seats 1 --seed 4", "1\n").fine();
    let answer = folder.run("--lang fr verify walking-4.record").fine();
    assert!(answer.out.contains("La partie est en cours."), "{answer:?}");
}
