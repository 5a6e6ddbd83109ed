//! What the seats of a table are called.

mod common;

use campiello_server::life::{Chair, Pace};
use campiello_server::words::Words;
use campiello_text::Language;
use common::{GAMES, playing, sits};

fn bot(name: &str) -> Chair {
    Chair::Bot { bot: name.to_owned() }
}

fn names(chairs: Vec<Chair>) -> Vec<String> {
    Words::new(GAMES).at(Language::ENGLISH, &playing(chairs, Pace::Relaxed, 1)).names
}

#[test]
fn bots_are_called_by_their_level_and_two_of_the_same_are_told_apart() {
    let called = names(vec![sits("ann"), bot("master"), bot("novice"), bot("master")]);
    assert_eq!(called, ["ann", "Master bot 1", "Novice bot", "Master bot 2"]);
}

#[test]
fn bots_of_older_tables_have_a_name() {
    assert_eq!(names(vec![sits("ann"), bot("greedy"), bot("random")]), ["ann", "Bot", "Random bot"]);
}
