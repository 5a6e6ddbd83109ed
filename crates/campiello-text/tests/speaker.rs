//! What is promised about sentences.

use campiello_core::{Message, Seat, TEXTS, Texts};
use campiello_text::{Language, Speaker};

const WORDS: Texts = &[
    (
        "en",
        "cats = { $n ->\n    [one] { $n } cat\n   *[other] { $n } cats\n }\nonly-english = here\nall = I see { $what }.\n",
    ),
    ("fr", "cats = { $n ->\n    [one] { $n } chat\n   *[other] { $n } chats\n }\nall = Je vois { $what }.\n"),
    (
        "ru",
        "cats = { $n ->\n    [one] { $n } кошка\n    [few] { $n } кошки\n   *[many] { $n } кошек\n }\nall = Вижу: { $what }.\n",
    ),
];

fn speaker(code: &str) -> Speaker {
    Speaker::new(Language::named(code, WORDS).unwrap(), &[WORDS])
}

fn cats(number: u8) -> Message {
    Message::new("cats").with("n", number)
}

#[test]
fn every_language_counts_in_its_own_way() {
    let say = |code, number| speaker(code).say(&cats(number));
    assert_eq!([say("en", 0), say("en", 1)], ["0 cats", "1 cat"]);
    assert_eq!([say("fr", 0), say("fr", 2)], ["0 chat", "2 chats"]);
    assert_eq!([say("ru", 1), say("ru", 3), say("ru", 12)], ["1 кошка", "3 кошки", "12 кошек"]);
}

#[test]
fn a_sentence_inside_a_sentence_is_said_first() {
    assert_eq!(speaker("ru").say(&Message::new("all").with("what", cats(2))), "Вижу: 2 кошки.");
}

#[test]
fn what_a_language_lacks_is_said_in_english_and_what_all_lack_stays_visible() {
    let french = speaker("fr");
    assert_eq!(french.say(&Message::new("only-english")), "here");
    assert_eq!(french.say(&Message::new("nowhere")), "{nowhere}");
    assert_eq!(french.word("nowhere"), "{nowhere}");
    assert_eq!(french.say(&Message::new("all")), "Je vois {$what}.");
}

#[test]
fn a_system_may_call_a_language_as_it_likes() {
    for code in ["fr", "fr_FR.UTF-8", "FR-ca", "fr@euro"] {
        assert_eq!(Language::named(code, WORDS).map(Language::code), Some("fr"));
    }
    assert_eq!(Language::named("de_DE", WORDS), None);
}

#[test]
fn a_speaker_is_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&speaker("en"));
}

#[test]
fn words_from_outside_cannot_command_a_terminal() {
    let said = speaker("en").say(&Message::new("all").with("what", "a\u{1b}[2J\u{0}\u{202e}b\nc"));
    assert!(said.contains("a[2Jb c"), "{said}");
}

/// A sentence about a seat, as a table with these names says it.
fn about(code: &str, names: &[&str], seat: u8) -> String {
    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
    let speaker = Speaker::new(Language::named(code, WORDS).unwrap(), &[WORDS, TEXTS]);
    speaker.say_to(&names, &Message::new("all").with("what", Seat::new(seat)))
}

#[test]
fn a_seat_is_called_by_its_name() {
    assert_eq!(about("en", &["Rosa", "Ugo"], 1), "I see Ugo.");
    assert_eq!(about("fr", &["Rosa", "Ugo"], 0), "Je vois Rosa.");
}

#[test]
fn a_seat_without_a_name_is_called_by_its_number() {
    assert_eq!(about("en", &["Rosa"], 1), "I see Seat 2.");
    assert_eq!(about("fr", &[], 0), "Je vois Place 1.");
    assert_eq!(about("ru", &["Rosa", " \u{202e}"], 1), "Вижу: Место 2.");
    let speaker = Speaker::new(Language::ENGLISH, &[WORDS, TEXTS]);
    assert_eq!(speaker.say(&Message::new("all").with("what", Seat::new(3))), "I see Seat 4.");
}

#[test]
fn a_seat_inside_a_sentence_inside_a_sentence_has_its_name_too() {
    let names = ["Rosa".to_owned()];
    let inner = Message::new("all").with("what", Seat::new(0));
    assert_eq!(speaker("ru").say_to(&names, &Message::new("all").with("what", inner)), "Вижу: Вижу: Rosa..");
}

#[test]
fn a_name_commands_neither_a_terminal_nor_the_text() {
    assert_eq!(about("en", &["a\u{1b}[2J\u{202e}b\nc"], 0), "I see a[2Jb c.");
    assert_eq!(about("en", &["{ cats } { $what }"], 0), "I see { cats } { $what }.");
}
