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

#[test]
fn what_is_to_be_done_stands_right_above_the_moves() {
    let folder = Folder::new("prompt");
    let answer = folder.run_with("play walking --seats 1 --seed 6", "1\nquit\n").fine();
    let lines: Vec<&str> = answer.out.lines().collect();
    let choose: Vec<usize> = (0..lines.len()).filter(|n| lines[*n].starts_with("Choose one of")).collect();
    assert_eq!(choose.len(), 2);
    assert!(lines[choose[0] - 1].starts_with("Your turn: take"), "{}", answer.out);
    assert!(lines[choose[1] - 1].contains("(rule 3.2)"), "{}", answer.out);
    assert!(answer.out.contains("column 1 "), "columns are named: {}", answer.out);
}

#[test]
fn the_whole_board_is_drawn_when_something_else_is_to_be_done_and_ones_own_always() {
    let folder = Folder::new("whole");
    let answer = folder.run_with("play walking --seats 2 --seed 4 --bots random", "2\n1\n1\nquit\n").fine();
    let shown: Vec<&str> = answer.out.split("Your move (number").collect();
    let has = |n: usize, title: &str| shown[n].lines().any(|line| line.contains(title));
    assert!(has(1, "Street of Seat 2") && has(1, "Supply, round"), "placing begins: {}", shown[1]);
    assert!(has(2, "Your street") && has(2, "Your hand"), "placing goes on: {}", shown[2]);
    assert!(!has(2, "Street of Seat 2"), "nothing has changed there: {}", shown[2]);
}

#[test]
fn moves_are_understood_in_any_case_with_any_blanks_and_by_their_names() {
    let folder = Folder::new("tolerant");
    for (n, (language, typed)) in [
        ("en", "TAKE 2  Top 1"),
        ("en", "take2top1"),
        ("en", "take orange 3D and 2 coins (column 2)"),
        ("fr", "prendre orange 3d et 2 pièces (colonne 2)"),
    ]
    .into_iter()
    .enumerate()
    {
        let form = format!("play walking --seats 2 --seed 4 --save {n}.record --lang {language}");
        let answer = folder.run_with(&form, &format!("{typed}\nquit\n")).fine();
        assert!(folder.read(&format!("{n}.record")).contains("p0 take 2 top 1 #"), "{typed}: {}", answer.out);
    }
}

#[test]
fn where_no_others_sit_nobody_is_asked_for_consent() {
    let folder = Folder::new("consent");
    let alone = folder.run_with("play walking --seats 2 --seed 4", "2\ndone\nundo\nquit\n").fine();
    assert!(alone.out.contains("That cannot be taken back: "), "{}", alone.out);
    let solo = folder.run_with("play walking --seats 1 --seed 4", "1\n2\nundo\n1\nundo\n1\nundo\nquit\n").fine();
    assert!(!alone.out.contains("consent") && !solo.out.contains("consent"), "{}", solo.out);
    let friends = folder.run_with("play walking --seats 2 --humans 2 --seed 8", "\n1\ndone\n\n1\ndone\n\nundo\nquit\n");
    assert!(friends.out.contains("the others’ consent"), "{}", friends.out);
}

#[test]
fn long_and_harmful_lines_are_said_back_short_and_harmless() {
    let folder = Folder::new("harm");
    let long = "x".repeat(500_000);
    let typed = format!("{long}\n? {long}\n\u{1b}[2J\u{0}\u{202e}foo\nsave \u{1b}]0;no\u{7}/gone\nsave {long}\nquit\n");
    let answer = folder.run_with("play walking --seats 1 --seed 6", &typed).fine();
    assert!(answer.out.len() < 20_000, "{}", answer.out.len());
    assert!(!answer.out.contains(['\u{1b}', '\u{0}', '\u{7}', '\u{202e}']), "{:?}", answer.out);
    let usage = folder.run(&format!("simulate \u{1b}[2J{long}", long = "y".repeat(5000)));
    assert!(usage.err.len() < 500 && !usage.err.contains('\u{1b}'), "{usage:?}");
}

#[test]
fn help_tells_how_to_read_on() {
    let folder = Folder::new("read-on");
    let typed = "?\n? woman\n? streetlights\n? xyzzy\nhelp 3.3\nquit\n";
    let answer = folder.run_with("play walking --seats 1 --seed 6", typed).fine();
    let said = answer.out.replace('\u{a0}', " ");
    for part in [
        "How to read a card",
        "How to type a move: its number",
        "  ? 3 A turn · 3.1 Take",
        "6.1 Characters",
        "“woman” is mentioned in these rules",
        "Woman — 2, and 1 per flower of the house",
        "There is no rule xyzzy, and no rule mentions it",
        "\n3.3 Limits",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn who_listens_hears_where_everything_lies() {
    let folder = Folder::new("listen");
    let answer = folder.run_with("play walking --seats 2 --seed 4", "look\nquit\n").fine();
    for said in ["Rows are counted from the top", "column 2, row 3: red 1d", "lot 0, row 3: yellow 1d"] {
        assert!(answer.out.contains(said), "{said}: {}", answer.out);
    }
}

#[test]
fn behind_the_curtain_one_can_leave() {
    let folder = Folder::new("curtain");
    let answer = folder.run_with("play walking --seats 2 --humans 2 --seed 8", "quit\n").fine();
    assert!(answer.out.contains("The game is kept") && !answer.out.contains("Choose one of"), "{}", answer.out);
}

#[test]
fn the_end_names_the_winner_and_who_plays_alone_is_rated() {
    let folder = Folder::new("winner");
    let form = "play walking --seats 2 --seed 3 --bots random";
    let over = folder.run_with(form, &"1\n".repeat(300)).fine();
    assert!(over.out.contains("You win with") || over.out.contains("Seat 2 wins with"), "{}", over.out);
    assert!(over.out.contains("Seat 1 (you): "), "{}", over.out);
    let solo = folder.run_with("play walking --seats 1 --seed 3", &"1\n".repeat(300)).fine();
    assert!(solo.out.contains("Rating: ") && !solo.out.contains("Rank"), "{}", solo.out);
    assert!(!solo.out.contains("win with") && !solo.out.contains("wins with"), "{}", solo.out);
    let simulated = folder.run("simulate walking --seats 1 --games 3").fine();
    assert!(!simulated.out.contains("wins"), "{simulated:?}");
}

#[test]
fn french_keeps_its_narrow_blanks_and_signs_stay_with_their_words() {
    let folder = Folder::new("blanks");
    let answer = folder.run_with("play walking --seats 2 --seed 4 --lang fr", &"1\n".repeat(60)).fine();
    assert!(answer.out.contains("Place 2\u{202f}: "), "{}", answer.out);
    for line in answer.out.lines() {
        assert!(!line.trim_end().ends_with([' ', '!', '+']) || line.ends_with("\u{202f}!"), "{line}");
        assert!(!line.starts_with("Place 2:"), "{line}");
    }
}

/// A table at which seat 1 is asked while another trades.
const TRADE: &str = "play bohnanza --seats 4 --seed 5 --bots random";

#[test]
fn who_is_asked_may_just_press_enter_and_who_must_act_may_not() {
    let folder = Folder::new("enter");
    let answer = folder.run_with(TRADE, "\nquit\n").fine();
    assert!(answer.out.contains("Enter alone: Pass"), "{}", answer.out);
    assert!(folder.read("bohnanza-5.record").contains("p0 pass #"), "{}", answer.out);
    let own = folder.run_with("play walking --seats 1 --seed 6", "\nquit\n").fine();
    assert!(own.out.contains("Type a number from 1 to") && !own.out.contains("Enter alone"), "{}", own.out);
}

#[test]
fn an_offer_is_one_line_with_cards_by_their_names_in_every_language() {
    let folder = Folder::new("offer");
    for (n, (language, typed)) in [
        ("en", "offer garden for stink"),
        ("en", "Offer 4 for stink"),
        ("fr", "offrir potager contre puant"),
        ("ru", "предлагаю садовый за вонючий"),
        ("ru", "предложить садовый, за вонючий"),
    ]
    .into_iter()
    .enumerate()
    {
        let answer =
            folder.run_with(&format!("{TRADE} --save {n}.record --lang {language}"), &format!("{typed}\nquit\n"));
        assert!(
            folder.read(&format!("{n}.record")).contains("p0 offer 4 to any for stink #"),
            "{typed}: {}",
            answer.out
        );
    }
    let lacking = folder.run_with(&format!("{TRADE} --save no.record"), "offer soy for stink\nquit\n").fine();
    assert!(lacking.out.contains("Those are not cards that you can give"), "{}", lacking.out);
}

#[test]
fn every_move_can_be_said_in_ones_own_words() {
    let folder = Folder::new("own-words");
    let words =
        [("fr", "offrir potager contre puant\nretirer 1\n"), ("ru", "предлагаю садовый за вонючий\nзабрать 1\n")];
    for (language, typed) in words {
        let file = format!("{language}.record");
        let answer =
            folder.run_with(&format!("{TRADE} --save {file} --lang {language}"), &format!("{typed}quit\n")).fine();
        assert!(folder.read(&file).contains("p0 withdraw "), "{}", answer.out);
    }
    let wish = format!("{TRADE} --option by-mail --save wish.record --lang fr");
    let answer = folder.run_with(&wish, "souhaiter potager contre puant ou rouge\noublier\nquit\n").fine();
    let record = folder.read("wish.record");
    assert!(record.contains("p0 wish garden for stink or red #") && record.contains("p0 forget #"), "{}", answer.out);
}

#[test]
fn who_waits_is_not_asked_again_in_this_turn() {
    let folder = Folder::new("wait");
    let asked = |typed: &str, file: &str| {
        let answer = folder.run_with(&format!("{TRADE} --save {file}"), typed).fine();
        (answer.out.matches("Seat 4 trades").count(), answer.out)
    };
    let (offering, out) = asked("offer garden for stink\n\nquit\n", "asked.record");
    let (waiting, quiet) = asked("offer garden for stink\nwait\nquit\n", "quiet.record");
    assert!(offering > waiting, "{out}\n{quiet}");
    assert!(folder.read("quiet.record").matches("p0 pass #").count() > 1, "{quiet}");
    let own = folder.run_with("play walking --seats 1 --seed 6", "wait\nquit\n").fine();
    assert!(own.out.contains("there is nothing to wait for"), "{}", own.out);
}

#[test]
fn answers_come_first_and_suggestions_last_in_one_line() {
    let folder = Folder::new("answers");
    let typed = "offer garden for stink\n\n\nplant\nplant\nturn\nmoves\nquit\n";
    let answer = folder.run_with(TRADE, typed).fine();
    let said = answer.out.replace('\u{a0}', " ");
    let end = said.rfind("A bigger deal – ").expect("suggestions are folded");
    let list = &said[said[..end].rfind("offers wait for your answer").expect("somebody offers something")..];
    assert!(list.lines().nth(2).is_some_and(|line| line.trim_start().starts_with("1  Accept offer")), "{list}");
    assert!(said[end..].contains("Offer anyone: "), "moves shows them: {said}");
    assert!(said.contains("type “offer garden for red”"), "{said}");
}

#[test]
fn every_command_knows_bohnanza() {
    let folder = Folder::new("bohnanza");
    folder.run("simulate bohnanza --seats 4 --games 3 --save games").fine();
    let file = std::fs::read_dir(folder.path().join("games")).unwrap().next().unwrap().unwrap().path();
    let file = file.display().to_string();
    assert!(folder.run(&format!("verify {file}")).fine().out.contains("agrees"));
    for language in ["en", "fr", "ru"] {
        let replayed = folder.run(&format!("replay {file} --at 200 --viewer p1 --lang {language}")).fine();
        assert!(!replayed.out.contains('{'), "{}", replayed.out);
    }
    folder.run(&format!("replay {file} --svg table.svg")).fine();
    folder.write("mine.toml", folder.run("edition show bohnanza").fine().out.replace("campiello-1", "mine"));
    assert!(folder.run("edition check mine.toml").fine().out.contains("no mistakes"));
    assert!(folder.run("play --help").fine().out.contains("The game: walking, burano, bohnanza"));
}

#[test]
fn bohnanza_stays_on_the_screen_and_ends() {
    let folder = Folder::new("beans");
    for language in ["en", "fr", "ru"] {
        let form = format!("play bohnanza --seats 3 --seed 3 --bots random --save {language}.record --lang {language}");
        let answer = folder.run_with(&form, &"1\n".repeat(3000)).fine();
        for line in answer.out.lines() {
            assert!(campiello_draw::columns::width(line) <= 100, "{language}: {line}");
        }
        assert!(!answer.out.contains('{'), "every text is there");
        assert!(folder.run(&format!("verify {language}.record")).fine().out.contains(&format!("{language}.record")));
    }
}

#[test]
fn burano_stays_on_the_screen_and_ends_in_every_language() {
    let folder = Folder::new("houses");
    for language in ["en", "fr", "ru"] {
        let form = format!("play burano --seats 4 --seed 3 --bots random --save {language}.record --lang {language}");
        let answer = folder.run_with(&form, &"1\n".repeat(1000)).fine();
        for line in answer.out.lines() {
            assert!(campiello_draw::columns::width(line) <= 100, "{language}: {line}");
        }
        assert!(!answer.out.contains('{'), "every text is there");
        assert!(folder.run(&format!("verify {language}.record")).fine().out.contains(&format!("{language}.record")));
    }
}

/// Moves that differ in their place on a small board only stand in one row; `moves` lists them one by one.
#[test]
fn many_places_of_a_small_board_stand_in_a_row() {
    let folder = Folder::new("row");
    let form = "play burano --seats 2 --seed 3 --bots random --lang en";
    let answer = folder.run_with(form, "1\n1\ntake t1\nmoves\n").fine();
    assert!(answer.out.contains("…  Build "), "{}", answer.out);
    let (row, list) = answer.out.rsplit_once("moves\n").unwrap_or_default();
    let one_by_one = |text: &str| text.lines().filter(|line| line.contains("  Build ") && !line.contains('…')).count();
    assert_eq!(one_by_one(row), 0, "{row}");
    assert!(one_by_one(list) > 4, "{list}");
}

#[test]
fn people_choose_how_long_a_master_may_think() {
    let folder = Folder::new("thinking");
    let form = "play walking --seats 2 --seed 5 --bots master --iterations 2";
    let answer = folder.run_with(form, &("1\n".repeat(8) + "quit\n")).fine();
    assert!(answer.out.contains("--bots master --iterations 2"), "going on is the same: {}", answer.out);
    let seconds = folder.run("play walking --bots master --ms long");
    assert_eq!(seconds.code, 2, "{seconds:?}");
}
