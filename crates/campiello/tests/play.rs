//! What is promised about `campiello play`.

mod common;

use common::Folder;

#[test]
fn a_typo_loses_nothing() {
    let folder = Folder::new("typo");
    let typed =
        "99\n0\nfoo\ntake 9 top 1\nplace red3b at 0\n\ntake\n? 99\n? 3.1\n?\nlook\nscore\nlog\nsave\n\u{7f}\nquit\n";
    let answer = folder.run_with("play walking --seats 2 --seed 5 --bots random", typed).fine();
    for said in ["the numbers go from 1 to", "“foo” is neither", "Rule 2.1", "There is no rule 99", "What you can type"]
    {
        assert!(answer.out.contains(said), "{said}: {}", answer.out);
    }
    let agrees = folder.run("verify walking-5.record").fine();
    assert!(agrees.out.contains("under way"), "{agrees:?}");
}

#[test]
fn the_end_of_the_input_keeps_the_game_and_resume_goes_on() {
    let folder = Folder::new("resume");
    let begun = folder.run_with("play walking --seats 1 --seed 6 --save my.record", "1\n1\n").fine();
    assert!(begun.out.contains("--resume my.record"), "{}", begun.out);
    let before = folder.read("my.record");
    let resumed = folder.run_with("play --resume my.record", "").fine();
    assert!(resumed.out.contains("--resume my.record"));
    assert_eq!(folder.read("my.record"), before);
    let over = folder.run_with("play --resume my.record", &"1\n".repeat(300)).fine();
    assert!(over.out.contains("Rating"), "{}", over.out);
    let record = folder.read("my.record");
    let moves = before.lines().collect::<Vec<_>>();
    assert!(record.lines().zip(&moves).all(|(now, then)| now == *then), "what was played stays");
    assert!(folder.run("verify my.record").fine().out.contains("agrees"));
}

#[test]
fn undo_takes_back_what_showed_nothing() {
    let folder = Folder::new("undo");
    let answer = folder.run_with("play walking --seats 1 --seed 6", "undo\n1\nundo\nquit\n").fine();
    assert!(answer.out.contains("There is nothing to take back."), "{}", answer.out);
    assert!(answer.out.contains("The last move is taken back."), "{}", answer.out);
    assert_eq!(folder.read("walking-6.record").lines().count(), 7, "only the head is left");
}

#[test]
fn moves_can_be_typed_in_notation_and_commands_in_french() {
    let folder = Folder::new("notation");
    let answer =
        folder.run_with("--lang fr play walking --seats 1 --seed 6", "take 1 top 1\nannuler\nquitter\n").fine();
    assert!(answer.out.contains("Le dernier coup est annulé."), "{}", answer.out);
}

#[test]
fn files_that_exist_are_never_written_over() {
    let folder = Folder::new("exists");
    folder.write("mine.record", "precious");
    let refused = folder.run("play walking --save mine.record");
    assert_eq!(refused.code, 1, "{refused:?}");
    let copy = folder.run_with("play walking --seats 1 --seed 2", "save mine.record\nsave copy.record\nquit\n").fine();
    assert!(copy.out.contains("mine.record exists already"), "{}", copy.out);
    assert_eq!(folder.read("mine.record"), "precious");
    assert_eq!(folder.read("copy.record"), folder.read("walking-2.record"));
    folder.run_with("play walking --seats 1 --seed 2", "quit\n").fine();
    assert!(folder.path().join("walking-2-2.record").exists(), "a second game gets a file of its own");
}

#[test]
fn the_seed_stays_secret() {
    let folder = Folder::new("secret");
    let answer = folder.run_with("play walking --seats 1", "1\nlog\nscore\nquit\n").fine();
    let file = std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().file_name();
    let record = folder.read(file.to_str().unwrap());
    let seed = record.lines().find_map(|line| line.strip_prefix("seed ")).unwrap();
    for n in 0..56 {
        assert!(!answer.out.contains(&seed[n..n + 8]), "a part of the seed is shown");
    }
    assert!(!file.to_str().unwrap().contains(&seed[..6]));
}

#[test]
fn two_people_pass_the_keyboard() {
    let folder = Folder::new("pass");
    let typed = "\n1\ndone\n\n1\ndone\nquit\n";
    let answer = folder.run_with("play walking --seats 2 --humans 2 --seed 8", typed).fine();
    assert_eq!(answer.out.matches("please take the keyboard").count(), 2, "{}", answer.out);
    let too_many = folder.run("play walking --seats 2 --humans 3");
    assert_eq!(too_many.code, 2, "{too_many:?}");
}

#[test]
fn the_screen_is_never_wider_than_a_hundred_columns() {
    let folder = Folder::new("width");
    for language in ["en", "fr", "ru"] {
        let form = format!("play walking --seats 4 --seed 3 --save {language}.record --lang {language}");
        let answer = folder.run_with(&form, &"?\n1\nlook\n".repeat(150)).fine();
        for line in answer.out.lines() {
            assert!(campiello_draw::columns::width(line) <= 100, "{language}: {line}");
        }
    }
}

#[test]
fn the_way_back_leads_to_the_same_people_bots_and_cards() {
    let folder = Folder::new("way back");
    folder.write("mine.toml", folder.run("edition show walking").fine().out.replace("campiello-1", "mine"));
    let form = "play walking --seats 3 --humans 2 --bots random --edition mine.toml --save it.record --seed 1";
    let begun = folder.run_with(form, "\nquit\n").fine();
    let back = "campiello play --resume it.record --humans 2 --bots random --edition mine.toml";
    assert!(begun.out.lines().any(|line| line.trim() == back), "{}", begun.out);
    let resumed = folder.run_with(back.strip_prefix("campiello ").unwrap(), "\nquit\n").fine();
    assert!(resumed.out.contains("Seat 2: a person · Seat 3: the bot random"), "{}", resumed.out);
    assert!(resumed.out.lines().any(|line| line.trim() == back), "{}", resumed.out);
    let alone = folder.run_with("play walking --seats 2 --seed 9", "quit\n").fine();
    assert!(alone.out.contains("Seat 1: you · Seat 2: the bot greedy"), "{}", alone.out);
}
