//! Records are frozen in form, replay true, and say which line is wrong.

mod coin;

use campiello_core::edition::{Edition, Mistake};
use campiello_core::record::Record;
use campiello_core::table::{Obstacle, Undo};
use campiello_core::{Seat, Seed, Settings, Table, Viewer};
use coin::{Coin, Move, Purse};

/// Frozen: see [`the_form_of_a_record_is_frozen`].
const RECORD: &str = "\
campiello record 1 #331b8ed7f40d8320
game coin rules 3 #8eacd50f380896a5
edition purse #97257466cb4193fb
seats 2 #dcf6a20ef07b83ee
switches short #deb2cd40fce32788
seed 6fa3b453bf42e5d03bab17e3bafd19a58230d6778867f8d5c3a9ae36079bf6c7 #4c701f8c620d1b8b
begin #afd0a426e2733e06
p0 flip #0b8940b689cc038b
p1 look @1500 #cf6fcab20841aca1
p0 flip #df76c45e84db2e77
p1 wait #e8c2aafb39a63f2b
end four-moves 1 0 #30070fd65aeb8717
";

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn table() -> Table<Coin> {
    Table::new(Settings::named(2, ["short"]).expect("lawful"), Seed::numbered(7, 3))
}

fn replay(text: &str) -> Result<Table<Coin>, Mistake> {
    Table::replay(&Record::parse(text)?, Purse::standard())
}

/// The line that is blamed, and the key of what is said, for a record with a change.
fn blamed(old: &str, new: &str) -> (usize, &'static str) {
    assert!(RECORD.contains(old), "the record has no {old:?}");
    let mistake = replay(&RECORD.replacen(old, new, 1)).expect_err("nobody noticed");
    (mistake.line, mistake.text.key)
}

#[test]
fn the_form_of_a_record_is_frozen() {
    let mut table = table();
    for (number, action) in [Move::Flip, Move::Look, Move::Flip, Move::Wait].iter().enumerate() {
        let time = (number == 1).then_some(1500);
        table.play(seat(number as u8 % 2), action, time).expect("legal");
    }
    assert_eq!(table.record(), RECORD);
}

#[test]
fn a_true_record_replays() {
    let table = replay(RECORD).expect("it is true");
    assert_eq!((table.record().as_str(), table.steps().len(), table.steps()[1].time), (RECORD, 4, Some(1500)));
    let unfinished: String = RECORD.lines().take(9).flat_map(|line| [line, "\n"]).collect();
    assert_eq!(replay(&unfinished).expect("a game under way").steps().len(), 2);
}

#[test]
fn lines_that_have_not_the_form_are_blamed() {
    assert_eq!(blamed("campiello record 1", "campiello record 2"), (1, "record-title"));
    assert_eq!(blamed("game coin rules 3", "game coin"), (2, "record-head"));
    assert_eq!(blamed("rules 3", "rules three"), (2, "record-head"));
    assert_eq!(blamed("edition purse", "purse"), (3, "record-head"));
    assert_eq!(blamed("seats 2", "seats two"), (4, "record-head"));
    assert_eq!(blamed("seed 6", "seed G"), (6, "record-head"));
    assert_eq!(blamed("begin", "start"), (7, "record-head"));
    assert_eq!(blamed(" #0b8940b689cc038b", ""), (8, "record-no-hash"));
    assert_eq!(blamed("#0b8940b689cc038b", "#0b89"), (8, "record-no-hash"));
    assert_eq!(blamed("#0b8940b689cc038b", "#0B8940B689CC038B"), (8, "record-no-hash"));
    assert_eq!(blamed("#0b8940b689cc038b\n", "#0b8940b689cc038b "), (8, "record-no-hash"));
    assert_eq!(blamed("p0 flip", "px flip"), (8, "record-move"));
    assert_eq!(blamed("@1500", "@soon"), (9, "record-move"));
    assert_eq!(blamed("5aeb8717\n", "5aeb8717"), (12, "record-cut-off"));
    assert_eq!(blamed("5aeb8717\n", "5aeb8717\np0 wait #e8c2aafb39a63f2b\n"), (13, "record-after-end"));
    assert_eq!(Record::parse("").expect_err("empty").line, 1);
}

#[test]
fn lines_that_are_not_true_are_blamed() {
    assert_eq!(blamed("game coin", "game dice"), (2, "record-other-game"));
    assert_eq!(blamed("rules 3", "rules 4"), (2, "record-other-rules"));
    assert_eq!(blamed("edition purse", "edition pouch"), (3, "record-other-edition"));
    assert_eq!(blamed("seats 2", "seats 5"), (4, "settings-seats"));
    assert_eq!(blamed("seats 2", "seats 02"), (4, "record-other-hash"));
    assert_eq!(blamed("seats 2", "seats 1"), (4, "settings-switch-seats"), "the seats were changed, not the switches");
    assert_eq!(blamed("switches short", "switches long"), (5, "settings-unknown-switch"));
    assert_eq!(blamed("switches short", "switches -"), (5, "record-other-hash"));
    assert_eq!(blamed("seed 6f", "seed 6e"), (6, "record-other-hash"));
    assert_eq!(blamed("begin #af", "begin #a6"), (7, "record-other-hash"));
    assert_eq!(blamed("p0 flip", "p0 wait"), (8, "record-other-hash"));
    assert_eq!(blamed("p0 flip", "p0 jump"), (8, "coin-unreadable"));
    assert_eq!(blamed("p0 flip", "p0 FLIP"), (8, "record-move"), "a move has one spelling");
    assert_eq!(blamed("p0 flip", "p1 flip"), (8, "record-refused"));
    assert_eq!(blamed("p0 flip", "p7 flip"), (8, "record-move"));
    assert_eq!(blamed("@1500", "@1501"), (9, "record-other-hash"));
    assert_eq!(blamed("four-moves 1 0", "four-moves 0 1"), (12, "record-other-end"));
    assert_eq!(blamed("end four-moves 1 0 #30070fd65aeb8717\n", ""), (12, "record-cut-off"));
    assert_eq!(blamed("p1 wait #e8c2aafb39a63f2b\n", ""), (11, "record-other-end"));
}

/// Two editions may share a name: the hash of the edition's line covers its cards.
#[test]
fn another_edition_of_the_same_name_is_noticed() {
    let other = Purse { name: "purse".into(), coins: 2 }.keep();
    let mistake =
        Table::<Coin>::replay(&Record::parse(RECORD).expect("its form is right"), other).expect_err("other coins");
    assert_eq!((mistake.line, mistake.text.key), (3, "record-other-hash"));
    assert_ne!(other.print(), Purse::standard().print());
}

#[test]
fn undo_is_free_without_luck_and_revelation() {
    let mut table = table();
    assert_eq!(table.undo(seat(0)), Undo::Nothing);
    table.play(seat(0), &Move::Wait, None).expect("legal");
    assert_eq!((table.undo(seat(0)), table.undo(seat(1))), (Undo::Free, Undo::Nothing));
    table.play(seat(1), &Move::Look, None).expect("legal");
    assert_eq!(table.undo(seat(1)), Undo::ByConsent(Obstacle::Revealed));
    assert_eq!(table.undo(seat(0)), Undo::ByConsent(Obstacle::SomebodyActed));
    table.play(seat(0), &Move::Flip, None).expect("legal");
    assert_eq!(table.undo(seat(0)), Undo::ByConsent(Obstacle::Luck));
}

#[test]
fn a_table_goes_back_and_tells_its_story() {
    let whole = replay(RECORD).expect("it is true");
    let earlier = whole.at(2);
    assert!(RECORD.starts_with(&earlier.record()) && earlier.clone().chain() == earlier.chain());
    let told: Vec<_> =
        whole.log(Viewer::Spectator).into_iter().map(|(who, message)| (who, message.values[2].1.clone())).collect();
    let expected: Vec<_> = (0..4_u8).map(|n| (seat(n % 2), n.into())).collect();
    assert_eq!(told, expected, "every line is told from the state before it");
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut table = table();
    let before = table.record();
    assert!(table.play(seat(1), &Move::Flip, None).is_err());
    assert_eq!(table.record(), before);
}

#[test]
fn debug_output_keeps_secrets() {
    let shown = format!("{:?}", table());
    assert!(!shown.contains("secret") && !shown.contains("6fa3b453"), "{shown}");
}
