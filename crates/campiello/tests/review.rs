//! What is promised about `campiello review`.

mod common;

use common::Folder;

const REVIEW: &str = "review walking-2p-s3-000001.record --iterations 60";

fn played(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.run("simulate walking --seats 2 --games 1 --bots easy --seed 3 --save .").fine();
    folder
}

#[test]
fn a_finished_game_is_looked_at_again() {
    let folder = played("review");
    let text = folder.run(REVIEW).fine().out;
    for part in ["Chances of winning", "Where it turned", "Better moves", "Luck and skill", "Seat 2"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let json = folder.run(&format!("{REVIEW} --json")).fine().json();
    assert_eq!((&json["game"], &json["measure"]), (&"walking".into(), &"winning".into()));
    for account in json["accounts"].as_array().unwrap() {
        let part = |name: &str| account[name].as_f64().unwrap();
        let sum = account["start"]["mean"].as_f64().unwrap() + part("own") + part("others") + part("luck");
        assert!((part("end") - sum).abs() < 1e-9, "{account}");
    }
    let again = folder.run(&format!("{REVIEW} --json --threads 1")).fine().json();
    assert_eq!(json, again, "the same order gives the same review");
}

#[test]
fn the_curve_is_drawn_in_every_language() {
    let folder = played("review-pictures");
    folder.run(&format!("{REVIEW} --svg curve.svg --lang fr")).fine();
    assert!(folder.read("curve.svg").contains("Chances de victoire"));
    folder.run(&format!("{REVIEW} --png curve.png --night --lang ru")).fine();
    let png = std::fs::read(folder.path().join("curve.png")).unwrap();
    assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
    let record = folder.run(&format!("{REVIEW} --svg walking-2p-s3-000001.record"));
    assert_eq!(record.code, 1, "a record is not drawn over: {record:?}");
}

#[test]
fn a_picture_that_cannot_be_written_loses_nothing() {
    let folder = played("review-picture");
    let early = folder.run(&format!("{REVIEW} --png nowhere/curve.png"));
    assert!(early.code == 1 && early.out.is_empty() && early.err.contains("no folder “nowhere”"), "{early:?}");
    // A folder stands where the picture is written before it gets its name.
    std::fs::create_dir(folder.path().join("late.svg.part")).unwrap();
    let late = folder.run(&format!("{REVIEW} --svg late.svg"));
    assert!(late.code == 1 && late.err.contains("late.svg") && late.out.contains("Luck and skill"), "{late:?}");
    let late = folder.run(&format!("{REVIEW} --svg late.svg --json"));
    assert!(late.code == 1 && late.json()["game"] == "walking", "{late:?}");
}

#[test]
fn a_game_that_is_not_over_is_refused() {
    let folder = played("review-early");
    let whole = folder.read("walking-2p-s3-000001.record");
    let lines: Vec<&str> = whole.lines().collect();
    folder.write("early.record", format!("{}\n", lines[..lines.len() - 4].join("\n")));
    let early = folder.run("review early.record");
    assert_eq!(early.code, 1, "{early:?}");
    assert!(early.err.contains("early.record"), "{early:?}");
}
