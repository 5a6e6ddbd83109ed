//! What is promised about `campiello simulate`.

mod common;

use common::Folder;

#[test]
fn the_answer_has_its_keys() {
    let folder = Folder::new("keys");
    let answer = folder.run("simulate walking --seats 3 --games 20 --bots random --seed 7 --json").fine().json();
    for key in ["games", "moves", "seconds", "games_per_s", "moves_per_s", "mean_scores", "ends", "record_hash"] {
        assert!(answer.get(key).is_some(), "{key}");
    }
    for key in ["seats", "bots", "seed", "threads", "win_share", "mean_parts"] {
        assert!(answer.get(key).is_some(), "{key}");
    }
    assert_eq!(answer["games"], 20);
    assert_eq!(answer["mean_scores"].as_array().unwrap().len(), 3);
    let ends: u64 = answer["ends"].as_object().unwrap().values().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(ends, 20);
    let shares: f64 = answer["win_share"].as_array().unwrap().iter().filter_map(serde_json::Value::as_f64).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    assert!(answer.get("solo").is_none());
}

#[test]
fn alone_there_is_a_rating() {
    let folder = Folder::new("solo");
    let answer = folder.run("simulate walking --seats 1 --games 30 --bots random --seed 7 --json").fine().json();
    let solo = &answer["solo"];
    assert!(solo["mean"].is_f64() && solo["median"].is_f64() && solo["best"].is_i64());
    let shares: f64 = solo["ratings"].as_object().unwrap().values().filter_map(serde_json::Value::as_f64).sum();
    assert!((shares - 1.0).abs() < 1e-9);
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let folder = Folder::new("threads");
    let hash = |threads: u8, seed: u8| {
        let form = format!("simulate walking --seats 2 --games 60 --seed {seed} --threads {threads} --json");
        folder.run(&form).fine().json()["record_hash"].as_str().unwrap().to_owned()
    };
    assert_eq!(hash(1, 7), hash(2, 7));
    assert_eq!(hash(1, 7), hash(5, 7));
    assert_ne!(hash(1, 7), hash(1, 8));
    assert_eq!(hash(2, 7).len(), 64);
}

#[test]
fn every_optional_rule_can_be_switched_on() {
    let folder = Folder::new("options");
    let both = "simulate walking --games 2 --option beginner-characters --option beginner-windows --json";
    assert_eq!(folder.run(both).fine().json()["options"].as_array().unwrap().len(), 2);
    let alone = folder.run("simulate walking --seats 1 --games 2 --option beginner-characters");
    assert_eq!(alone.code, 2);
    assert!(alone.err.contains("beginner-characters"), "{alone:?}");
}

#[test]
fn people_get_tables_and_a_histogram() {
    let folder = Folder::new("report");
    let english = folder.run("simulate walking --games 30 --bots random,random").fine();
    assert!(english.out.contains('█') && english.out.contains("Seat 2"), "{english:?}");
    let russian = folder.run("--lang ru simulate walking --games 30").fine();
    assert!(russian.out.contains("Место 2") && russian.out.contains("Как часто"), "{russian:?}");
    assert!(english.err.is_empty(), "no progress bar in a pipe: {english:?}");
}

#[test]
fn wrong_wishes_are_named() {
    let folder = Folder::new("wishes");
    for (form, said) in [
        ("simulate chess", "walking"),
        ("simulate walking --seats 5", "1 to 4"),
        ("simulate walking --bots clever", "random"),
        ("simulate walking --seats 3 --bots random,random", "3 seats"),
        ("simulate walking --option fast", "beginner-windows"),
        ("simulate walking --games 0", "a number from 1"),
    ] {
        let answer = folder.run(form);
        assert_eq!(answer.code, 2, "{form}: {answer:?}");
        assert!(answer.err.contains(said), "{form}: {answer:?}");
        assert!(answer.out.is_empty(), "{form}: {answer:?}");
    }
}

#[test]
fn records_of_other_games_are_never_written_over() {
    let folder = Folder::new("kept");
    let form = "simulate walking --seats 3 --games 2 --seed 7 --save games";
    let saved = folder.run(form).fine();
    assert!(saved.out.contains("2 records written to games."), "{saved:?}");
    let first = folder.read("games/walking-3p-s7-000001.record");
    folder.run(form).fine();
    folder.run("simulate walking --seats 2 --games 2 --seed 7 --save games").fine();
    folder.run("simulate walking --seats 3 --games 2 --seed 8 --save games").fine();
    assert_eq!(std::fs::read_dir(folder.path().join("games")).unwrap().count(), 6);
    let other = folder.run(&format!("{form} --bots greedy"));
    assert_eq!(other.code, 1, "{other:?}");
    assert!(other.err.contains("walking-3p-s7-000001.record exists already"), "{other:?}");
    assert_eq!(folder.read("games/walking-3p-s7-000001.record"), first);
}

#[test]
fn every_bot_and_level_plays_within_its_budget() {
    let folder = Folder::new("levels");
    let form = "simulate walking --seats 1 --games 2 --iterations 4 --seed 5 --json";
    let hash = |bots: &str, threads: u8| {
        let answer = folder.run(&format!("{form} --bots {bots} --threads {threads}")).fine().json();
        answer["record_hash"].as_str().unwrap().to_owned()
    };
    for bots in ["novice", "easy", "medium", "hard", "master", "greedy", "random"] {
        assert_eq!(hash(bots, 1), hash(bots, 2), "{bots}");
    }
    assert_eq!(hash("medium", 1), hash("greedy", 1), "a medium one thinks no further than its turn");
    assert_ne!(hash("master", 1), hash("greedy", 1));
    let timed = folder.run("simulate walking --seats 2 --games 1 --bots master,random --ms 1 --json").fine().json();
    assert_eq!(timed["games"], 1);
}
