//! What is promised about `campiello load`. Times are not: machines differ.

mod common;

use common::Folder;

#[test]
fn a_small_load_is_borne_without_errors() {
    let folder = Folder::new("load");
    let answer = folder.run("load --tables 3 --watchers 2 --seconds 1 --rate 100 --seats 3 --json").fine().json();
    assert_eq!(answer["errors"], 0, "{answer}");
    assert_eq!(answer["durable"], true, "{answer}");
    assert!(answer["by_the_clock"]["moves"].as_u64().unwrap() >= 1, "{answer}");
    assert!(answer["moves_per_s"].as_f64().unwrap() > 0.0, "{answer}");
    let renders = answer["renders_per_move"].as_f64().unwrap();
    assert!(renders > 0.0 && renders <= 4.0, "at most one for every seat and one for all who watch: {answer}");
    for key in ["p50_ms", "p99_ms", "cold_open_ms", "first_page_bytes", "bytes_per_event", "kib_per_watcher"] {
        assert!(answer.get(key).is_some(), "{key}");
    }
    let weight = |encoding: &str| answer["lobby_bytes"][encoding].as_u64().unwrap();
    assert!(weight("br") < weight("plain") && weight("gzip") < weight("plain"), "{answer}");
}

#[test]
fn every_game_bears_a_small_load_without_errors() {
    let folder = Folder::new("load-games");
    for game in ["bohnanza", "burano"] {
        let form = format!("load --game {game} --tables 2 --watchers 1 --seconds 1 --rate 50 --json");
        let answer = folder.run(&form).fine().json();
        assert_eq!((&answer["game"], &answer["errors"]), (&game.into(), &0.into()), "{answer}");
        assert_eq!(answer["durable"], true, "{answer}");
        assert!(answer["moves_per_s"].as_f64().unwrap() > 0.0, "{answer}");
    }
}

#[test]
fn tables_that_nobody_can_lay_are_refused() {
    let folder = Folder::new("load-refused");
    for (form, said) in
        [("load --game chess", "walking"), ("load --seats 7", "1 to 4"), ("load --tables 0", "from 1 to 10000")]
    {
        let answer = folder.run(form);
        assert_eq!(answer.code, 2, "{form}: {answer:?}");
        assert!(answer.err.contains(said), "{form}: {answer:?}");
    }
}
