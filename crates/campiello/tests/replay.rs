//! What is promised about `campiello replay`, `rules` and `bench`.

mod common;

use common::Folder;

fn played(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.run("simulate walking --seats 2 --games 1 --seed 3 --save .").fine();
    folder
}

#[test]
fn any_move_can_be_looked_at() {
    let folder = played("at");
    let start = folder.run("replay walking-2p-s3-000001.record --at 0").fine();
    assert!(start.out.contains("after move 0 of"), "{start:?}");
    let end = folder.run("replay walking-2p-s3-000001.record").fine();
    assert!(end.out.contains("Sum") && end.out.contains("Rank"), "{end:?}");
    let late = folder.run("replay walking-2p-s3-000001.record --at 99999");
    assert_eq!(late.code, 2, "{late:?}");
    let json = folder.run("replay walking-2p-s3-000001.record --at 5 --json").fine().json();
    assert_eq!((&json["at"], json["log"].as_array().unwrap().len()), (&5.into(), 5));
    assert_eq!(json["finished"], false);
}

#[test]
fn any_viewer_can_be_asked_for() {
    let folder = played("viewer");
    let seat = folder.run("replay walking-2p-s3-000001.record --at 3 --viewer p1").fine();
    assert!(seat.out.contains("seen by Seat 2") && seat.out.contains("Your street"), "{seat:?}");
    let all = folder.run("replay walking-2p-s3-000001.record --at 3 --viewer all").fine();
    assert_eq!(all.out.matches("seen by").count(), 3, "{all:?}");
    let nobody = folder.run("replay walking-2p-s3-000001.record --viewer p2");
    assert_eq!(nobody.code, 2, "{nobody:?}");
    assert!(nobody.err.contains("--viewer"), "{nobody:?}");
}

#[test]
fn pictures_are_written() {
    let folder = played("pictures");
    folder.run("replay walking-2p-s3-000001.record --at 30 --svg table.svg").fine();
    let svg = folder.read("table.svg");
    assert!(svg.starts_with("<svg") || svg.starts_with("<?xml"), "{}", &svg[..80]);
    folder.run("replay walking-2p-s3-000001.record --png table.png --night --lang ru").fine();
    let png = std::fs::read(folder.path().join("table.png")).unwrap();
    assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
    folder.run("replay walking-2p-s3-000001.record --postcard p1 --svg card.svg").fine();
    assert!(folder.read("card.svg").contains("<svg"));
    folder.run("replay walking-2p-s3-000001.record --viewer all --svg all.svg").fine();
    for viewer in ["p0", "p1", "spectator"] {
        assert!(folder.read(&format!("all-{viewer}.svg")).contains("<svg"));
    }
    let nowhere = folder.run("replay walking-2p-s3-000001.record --svg nowhere/table.svg");
    assert_eq!(nowhere.code, 1, "{nowhere:?}");
    assert_eq!(folder.run("replay walking-2p-s3-000001.record --postcard p0").code, 2);
}

#[test]
fn rules_are_shown_whole_or_one_by_one() {
    let folder = Folder::new("rules");
    let all = folder.run("rules walking").fine();
    assert!(all.out.contains("3.2.7") && !all.out.contains("```"), "{all:?}");
    let one = folder.run("rules walking 3.2.7").fine();
    assert!(one.out.starts_with("3.2.7") && !one.out.contains("3.3"), "{one:?}");
    let none = folder.run("rules walking 99");
    assert_eq!(none.code, 2);
    assert!(none.err.contains("99"), "{none:?}");
}

#[test]
fn the_stopwatch_answers_for_every_number_of_seats() {
    let folder = Folder::new("bench");
    let json = folder.run("bench walking --seconds 0.01 --json").fine().json();
    let rows = json["bench"].as_array().unwrap();
    assert_eq!(rows.len(), 4);
    for key in ["random_moves_per_second", "ns_per_legal", "ns_per_play", "ns_per_clone", "state_bytes"] {
        assert!(rows.iter().all(|row| row[key].as_f64().unwrap() > 0.0), "{key}");
    }
}

#[test]
fn a_picture_replaces_only_pictures() {
    let folder = played("over");
    let record = "walking-2p-s3-000001.record";
    let before = folder.read(record);
    for form in ["--png", "--svg", "--postcard p0 --png"] {
        let refused = folder.run(&format!("replay {record} {form} ./{record}"));
        assert_eq!(refused.code, 1, "{refused:?}");
        assert!(refused.err.contains("the record itself"), "{refused:?}");
    }
    assert_eq!(folder.read(record), before);
    for (name, text) in [("notes.txt", "precious"), ("notes.png", "precious"), ("notes.svg", "precious")] {
        folder.write(name, text);
        let form = if name.ends_with("svg") { "--svg" } else { "--png" };
        assert_eq!(folder.run(&format!("replay {record} {form} {name}")).code, 1, "{name}");
        assert_eq!(folder.read(name), text);
    }
    folder.write("all-p1.svg", "precious");
    assert_eq!(folder.run(&format!("replay {record} --viewer all --svg all.svg")).code, 1);
    assert!(!folder.path().join("all-p0.svg").exists(), "none is drawn if one cannot be");
    for _ in 0..2 {
        folder.run(&format!("replay {record} --at 3 --svg a.svg")).fine();
        folder.run(&format!("replay {record} --at 3 --png a.png")).fine();
    }
}

#[test]
fn only_headings_are_rules_and_tables_are_readable() {
    let folder = Folder::new("headings");
    let none = folder.run("rules walking 72");
    assert_eq!(none.code, 2, "{none:?}");
    assert!(none.err.contains("There is no rule 72.") && none.err.contains(": 1 What is in the box ·"), "{none:?}");
    assert!(!none.err.contains("26"), "{none:?}");
    for language in ["en", "fr", "ru"] {
        let table = folder.run(&format!("rules walking 6.1 --lang {language}")).fine();
        assert!(!table.out.contains('|') && table.out.contains("───"), "{table:?}");
        let all = folder.run(&format!("rules walking --lang {language}")).fine();
        assert!(all.out.lines().all(|line| campiello_draw::columns::width(line) <= 100));
        let said = all.out.split_whitespace().collect::<Vec<_>>().join(" ");
        for blocks in ["play blocks", "blocs play", "блоки play"] {
            assert!(!said.contains(blocks), "{language}: {blocks} are not shown");
        }
    }
    let word = folder.run("rules walking gondola");
    assert_eq!(word.code, 2, "{word:?}");
    let found = folder.run("rules walking woman").fine();
    assert!(found.out.contains("6.1 Characters"), "{found:?}");
}

#[test]
fn what_is_waited_for_is_told() {
    let folder = played("waited");
    let seat = folder.run("replay walking-2p-s3-000001.record --at 0 --viewer all").fine();
    assert!(seat.out.contains("Your turn: take") && seat.out.contains("is taking cards."), "{seat:?}");
}

#[test]
fn programs_get_json_for_pictures_too() {
    let folder = played("drawn");
    let json = folder.run("replay walking-2p-s3-000001.record --png a.png --json").fine().json();
    assert_eq!((&json["drawn"], &json["game"]), (&"a.png".into(), &"walking".into()));
    let all = folder.run("replay walking-2p-s3-000001.record --viewer all --svg a.svg --json").fine().json();
    assert_eq!(all["drawn"].as_array().unwrap().len(), 3, "{all}");
}
