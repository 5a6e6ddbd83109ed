//! What is promised about `campiello train`.

mod common;

use std::thread::sleep;
use std::time::{Duration, Instant};

use common::Folder;

const FORM: &str = "train walking --seats 1 --games 4 --seed 3";

#[test]
fn stopping_and_going_on_is_the_same_as_not_stopping() {
    let folder = Folder::new("train-resume");
    folder.run(&format!("{FORM} --generations 5 --state whole")).fine();
    folder.run(&format!("{FORM} --generations 2 --state parts --threads 1")).fine();
    folder.run(&format!("{FORM} --generations 3 --state parts --threads 3")).fine();
    assert_eq!(folder.read("whole"), folder.read("parts"));
    assert!(folder.read("whole").contains("generations 5 "), "{}", folder.read("whole"));
    folder.run(&format!("{} --generations 5 --state other", FORM.replace("seed 3", "seed 4"))).fine();
    assert_ne!(folder.read("whole"), folder.read("other"));
}

#[test]
fn what_matters_is_kept_before_the_first_generation() {
    let folder = Folder::new("train-killed");
    // A generation of so many deals takes hours: what is in the file stands there before it.
    let mut killed = folder.start(&FORM.replace("games 4", "games 1000000 --generations 1 --state killed"));
    let begun = Instant::now();
    while !folder.path().join("killed").exists() && begun.elapsed() < Duration::from_mins(2) {
        sleep(Duration::from_millis(20));
    }
    killed.kill().unwrap();
    killed.wait().unwrap();
    let kept = folder.read("killed");
    assert!(kept.contains(" generations 0 ") && kept.contains("step 0 "), "{kept}");
    // Which weights matter does not depend on how many deals a generation plays.
    folder.write("killed", kept.replace("deals 1000000", "deals 4"));
    folder.run(&format!("{FORM} --generations 1 --state killed --threads 3")).fine();
    folder.run(&format!("{FORM} --generations 1 --state whole --threads 1")).fine();
    assert_eq!(folder.read("whole"), folder.read("killed"));
}

#[test]
fn nothing_is_played_for_a_file_that_has_no_folder() {
    let folder = Folder::new("train-nowhere");
    let early = folder.run(&FORM.replace("games 4", "games 1000000 --state nowhere/kept"));
    assert!(early.code == 1 && early.err.contains("no folder “nowhere”"), "{early:?}");
}

#[test]
fn what_was_found_is_told() {
    let folder = Folder::new("train-told");
    let answer = folder.run(&format!("{FORM} --generations 3 --state weights.txt --json")).fine().json();
    assert_eq!(answer["generations"], 3);
    assert!(answer["changed"].as_array().unwrap().len() > 20, "all of them move a little: {answer}");
    let gain = |end: &str| answer["gain"][end].as_f64().expect("a number");
    assert!(gain("low") < gain("mean") && gain("mean") < gain("high"), "{answer}");
    let french = folder.run(&format!("--lang fr {FORM} --generations 1 --state weights.txt")).fine();
    assert!(french.out.contains("4 générations jusqu’ici") && french.out.contains("weights.txt"), "{french:?}");
}

#[test]
fn another_training_is_not_gone_on_with() {
    let folder = Folder::new("train-other");
    folder.run(&format!("{FORM} --generations 1 --state kept")).fine();
    let kept = folder.read("kept");
    folder.write("broken", kept.replace("began", "bagan"));
    for (form, said) in [
        (
            format!("{} --generations 1 --state kept", FORM.replace("seats 1", "seats 2")),
            "of another kind (walking 1 4 3)",
        ),
        (format!("{FORM} --generations 1 --state broken"), "broken:3: This line cannot be read"),
    ] {
        let answer = folder.run(&form);
        assert_eq!(answer.code, 1, "{form}: {answer:?}");
        assert!(answer.err.contains(said), "{form}: {answer:?}");
    }
    assert_eq!(folder.read("kept"), kept);
}
