//! What is promised about `campiello arena`.

mod common;

use common::Folder;
use serde_json::Value;

/// The answer without what depends on the machine.
fn timeless(mut answer: Value) -> Value {
    let fields = answer.as_object_mut().unwrap();
    fields.remove("threads");
    for one in fields["matches"].as_array_mut().unwrap() {
        for key in ["seconds", "games_per_s"] {
            one.as_object_mut().unwrap().remove(key).unwrap();
        }
        for bot in one["bots"].as_array_mut().unwrap() {
            for key in ["ms_p50", "ms_p99"] {
                bot.as_object_mut().unwrap().remove(key).unwrap();
            }
        }
    }
    answer
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

#[test]
fn the_answer_does_not_depend_on_threads() {
    let folder = Folder::new("arena-threads");
    let form = "arena walking --seats 2 --bots easy,greedy,random --games 6 --iterations 4 --seed 5 --json";
    let answer = |threads: u8| timeless(folder.run(&format!("{form} --threads {threads}")).fine().json());
    let one = answer(1);
    assert_eq!(one, answer(3));
    assert_eq!(one["matches"][0]["iterations"], 4);
    assert_eq!(one["matches"][0]["games"], 6, "three pairs, two rotations");
    assert_eq!(one["matches"][0]["deals"], 1);
}

#[test]
fn the_stronger_bot_wins_and_the_intervals_hold_the_shares() {
    let folder = Folder::new("arena-strength");
    let answer = folder.run("arena walking --seats 4 --bots greedy,random --games 40 --json").fine().json();
    let one = &answer["matches"][0];
    assert_eq!((&one["games"], &one["deals"]), (&40.into(), &10.into()));
    assert!((number(&answer["fair_share"]) - 0.25).abs() < 1e-9);
    let (greedy, random) = (&one["bots"][0], &one["bots"][1]);
    assert!(number(&greedy["win_share"]["low"]) > 0.5, "{greedy}");
    assert!(number(&greedy["points"]["low"]) > number(&random["points"]["high"]));
    assert!(number(&random["elo"]["high"]) < -200.0 && number(&greedy["elo"]["mean"]) == 0.0, "{random}");
    // One seat of the first, three of the second: all victories together are one.
    let shares = number(&greedy["win_share"]["mean"]) + 3.0 * number(&random["win_share"]["mean"]);
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    for bot in [greedy, random] {
        let share = &bot["win_share"];
        assert!(number(&share["low"]) <= number(&share["mean"]) && number(&share["mean"]) <= number(&share["high"]));
        assert!(bot["choices"].as_u64().unwrap() > 0 && number(&bot["ms_p50"]) <= number(&bot["ms_p99"]));
    }
}

#[test]
fn a_bot_may_have_a_budget_of_its_own() {
    let folder = Folder::new("arena-own-budget");
    let form = "arena walking --seats 2 --games 2 --iterations 4 --seed 5 --json";
    let hash = |bots: &str| {
        let answer = folder.run(&format!("{form} --bots {bots}")).fine().json();
        answer["matches"][0]["record_hash"].as_str().unwrap().to_owned()
    };
    assert_eq!(hash("master@4,hard"), hash("master,hard"), "what it has anyway");
    assert_eq!(hash("master@40,hard@1"), hash("master@40,hard"), "a sixteenth of either is a world");
    assert_ne!(hash("master@40,greedy"), hash("master,greedy"));
    // Neither what is no number, nor a budget for somebody who does not read ahead, nor two budgets for one bot.
    for unknown in ["master@", "master@0", "master@x", "master@-1", "@5", "greedy@5", "medium@5", "nobody@5"] {
        let refused = folder.run(&format!("{form} --bots {unknown},greedy"));
        assert!(refused.code == 2 && refused.err.contains(unknown), "{refused:?}");
    }
    let refused = folder.run(&format!("{form} --bots master@5,greedy --curve 2,4"));
    assert!(refused.code == 2 && refused.err.contains("--curve"), "{refused:?}");
    let curve = folder.run(&format!("{form} --bots master,master@2 --curve 2,8")).fine().json();
    assert_eq!(curve["matches"][1]["iterations"], 8);
    assert_eq!(curve["matches"][1]["bots"][1]["bot"], "master@2");
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let folder = Folder::new("arena-sprt");
    let form = "arena walking --seats 2 --games 400 --sprt --seed 3";
    let better = folder.run(&format!("{form} --bots greedy,random --json")).fine().json();
    let test = &better["matches"][0]["sprt"];
    assert_eq!(test["verdict"], "better");
    assert!(number(&test["log_ratio"]) >= number(&test["bound"]));
    assert!(better["matches"][0]["games"].as_u64().unwrap() < 60, "{better}");
    let worse = folder.run(&format!("{form} --bots random,greedy")).fine();
    assert!(worse.out.contains("Decided after") && worse.out.contains("random does not win"), "{worse:?}");
    let open = folder.run("arena walking --seats 2 --games 2 --sprt --bots random,random").fine();
    assert!(open.out.contains("Not decided"), "{open:?}");
}

#[test]
fn alone_whoever_does_best_wins_the_deal() {
    let folder = Folder::new("arena-solo");
    let answer = folder.run("arena walking --seats 1 --bots greedy,random --games 20 --json").fine().json();
    let one = &answer["matches"][0];
    assert_eq!(one["deals"], 10);
    assert!(number(&one["bots"][0]["win_share"]["mean"]) > 0.9, "{one}");
    let single = folder.run("arena walking --seats 1 --bots greedy --games 3 --json").fine().json();
    assert_eq!(single["matches"][0]["deals"], 3);
}

#[test]
fn a_curve_has_a_match_for_every_budget_and_a_picture() {
    let folder = Folder::new("arena-curve");
    let form = "arena walking --seats 1 --bots easy --games 2 --iterations 2 --curve 2,4,8";
    let answer = folder.run(&format!("{form} --json --plot curve.svg")).fine().json();
    let matches = answer["matches"].as_array().unwrap();
    assert_eq!(matches.iter().map(|one| one["iterations"].as_u64().unwrap()).collect::<Vec<_>>(), [2, 4, 8]);
    assert!(matches[0].get("gain").is_none() && matches[1].get("gain").is_some());
    let gain = number(&matches[1]["bots"][0]["points"]["mean"]) - number(&matches[0]["bots"][0]["points"]["mean"]);
    assert!((number(&matches[1]["gain"]["mean"]) - gain).abs() < 1e-9);
    // Three budgets, each twice the one before: the slope is half of what lies between the first and the last.
    let points = |one: usize| number(&matches[one]["bots"][0]["points"]["mean"]);
    assert!((number(&answer["doubling"]["mean"]) - (points(2) - points(0)) / 2.0).abs() < 1e-9);
    assert!(answer.get("doubling_lead").is_none(), "nobody to lead");
    let picture = folder.read("curve.svg");
    assert!(picture.starts_with("<svg") && picture.contains("easy"), "{picture}");
    let said = folder.run(&form.replace("arena", "--lang ru arena")).fine();
    assert!(said.out.contains("прирост") && said.out.contains("Каждое удвоение"), "{said:?}");
    let form = "arena bohnanza --seats 3 --bots easy,novice --games 3 --iterations 2 --curve 2,4";
    let answer = folder.run(&format!("{form} --json")).fine().json();
    assert!(answer.get("doubling").is_some() && answer.get("doubling_lead").is_some(), "{answer}");
}

#[test]
fn alone_with_nobody_to_compare_victories_are_not_told() {
    let folder = Folder::new("arena-one");
    for (curve, kept) in [("", "p99"), ("--curve 2,4", "gain")] {
        let form = format!("arena walking --seats 1 --games 2 --iterations 2 {curve} --bots");
        let single = folder.run(&format!("{form} easy")).fine().out;
        assert!(single.contains("points") && single.contains(kept) && single.contains("Nobody"), "{single}");
        assert!(["wins", "fair share", "Elo", "%)"].iter().all(|word| !single.contains(word)), "{single}");
        let two = folder.run(&format!("{form} easy,novice")).fine().out;
        assert!(two.contains("wins") && two.contains("fair share"), "{two}");
    }
}

#[test]
fn a_picture_that_cannot_be_written_loses_nothing() {
    let folder = Folder::new("arena-picture");
    let form = "arena walking --seats 2 --bots random";
    // Nothing is played that could not be drawn: so many games would take days.
    for (language, said) in [("en", "there is no folder “no/where”"), ("fr", "dossier"), ("ru", "папки")] {
        let early = folder.run(&format!("--lang {language} {form} --games 1000000000 --plot no/where/x.svg"));
        assert!(early.code == 1 && early.out.is_empty() && early.err.contains(said), "{early:?}");
    }
    // A folder stands where the picture is written before it gets its name.
    std::fs::create_dir(folder.path().join("late.svg.part")).unwrap();
    let late = folder.run(&format!("{form} --games 2 --plot late.svg"));
    assert!(late.code == 1 && late.err.contains("late.svg") && late.out.contains("random"), "{late:?}");
    assert!(!late.out.contains("late.svg"), "it was not drawn: {late:?}");
    let late = folder.run(&format!("{form} --games 2 --plot late.svg --json"));
    assert!(late.code == 1 && late.json()["matches"][0]["games"] == 2, "{late:?}");
}

#[test]
fn people_get_a_table_and_a_picture_in_their_language() {
    let folder = Folder::new("arena-report");
    let form = "arena bohnanza --seats 3 --bots greedy,random --games 6 --threads 2";
    for (language, said, drawn) in [
        ("en", "the fair share is 33.3%", "fair share"),
        ("fr", "la juste part est", "juste part"),
        ("ru", "честная доля", "честная доля"),
    ] {
        let answer = folder.run(&format!("--lang {language} {form} --plot {language}.svg")).fine();
        assert!(answer.out.split_whitespace().collect::<Vec<_>>().join(" ").contains(said), "{answer:?}");
        assert!(folder.read(&format!("{language}.svg")).contains(drawn), "{language}");
        assert!(answer.err.is_empty(), "no progress bar in a pipe: {answer:?}");
    }
    folder.run(&format!("{form} --plot night.png --night")).fine();
    assert!(std::fs::read(folder.path().join("night.png")).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn wrong_wishes_are_named() {
    let folder = Folder::new("arena-wishes");
    folder.write("notes.svg", "shopping");
    for (form, code, said) in [
        ("arena walking", 2, "--bots"),
        ("arena walking --bots clever", 2, "master"),
        ("arena walking --bots random --plot result.pdf", 2, ".svg or .png"),
        ("arena walking --bots random --plot notes.svg", 1, "not written over"),
        ("arena walking --bots random --curve 5,x", 2, "50,100,200"),
        ("arena walking --seats 1 --bots random --sprt", 2, "Name a second bot"),
        ("arena walking --bots random --curve 5 --sprt", 2, "cannot be used together"),
        ("arena walking --bots random --ms 0", 2, "from 1 to 600000"),
        ("arena walking --bots random --iterations many", 2, "from 1 to 100000000"),
        ("arena walking --seats 7 --bots random", 2, "1 to 4"),
    ] {
        let answer = folder.run(form);
        assert_eq!(answer.code, code, "{form}: {answer:?}");
        assert!(answer.err.contains(said), "{form}: {answer:?}");
    }
    assert_eq!(folder.read("notes.svg"), "shopping");
}
