//! Foretelling, click by click: the verb, two to four pebbles in any order, and that these are all.

use campiello_core::path::{Letter, Spelling};
use campiello_core::scene::Area;
use campiello_core::{Message, Viewer};

use super::picture::View;
use super::rules::{FORETOLD, Phase};
use super::words::Move;
use super::{PEBBLES, fault, pebbles};

const VERB: &str = "button/foretell";
const DONE: &str = "button/done";
const PEBBLE: &str = "button/pebble/";

/// The clicks of a foretelling, from the lowest pebble to the highest.
pub fn path(set: u32) -> Vec<String> {
    let clicks = pebbles(set).map(|pebble| format!("{PEBBLE}{pebble}"));
    let cut = fault::is(fault::LISTED_UNSPELLED) && set.count_ones() == 2;
    let done = (!cut).then(|| DONE.to_string());
    [VERB.to_string()].into_iter().chain(clicks).chain(done).collect()
}

pub fn spell(view: &View, said: &[String]) -> Spelling<Move> {
    let Some((set, done)) = read(said).filter(|_| may_foretell(view)) else { return Spelling::nothing() };
    let count = set.count_ones();
    if done {
        return Spelling::whole(FORETOLD.contains(&count).then_some(Move::Foretell(set)));
    }
    if said.is_empty() {
        return Spelling::go_on(vec![letter(VERB.into(), Message::new("toy-foretell"))]);
    }
    let more = if count < *FORETOLD.end() { !set & ((1 << PEBBLES) - 1) } else { 0 };
    let named = |pebble| letter(format!("{PEBBLE}{pebble}"), Message::new("toy-pebble").with("pebble", pebble));
    let mut next: Vec<Letter> = pebbles(more).map(named).collect();
    if FORETOLD.contains(&count) || fault::is(fault::DEAD_END) {
        next.push(letter(DONE.into(), done_label(view)));
    }
    match fault::planted() {
        fault::LETTER_OFF_SCENE => next.push(letter("hand/99".into(), Message::new("toy-done"))),
        fault::TWIN_LETTERS => next.extend(next.first().cloned()),
        fault::SHOWN_AWAY => next.extend(in_hand(view).map(|target| letter(target, Message::new("toy-done")))),
        _ => {}
    }
    Spelling::go_on(next).showing(Some(done_label(view)), shown(view))
}

/// The own hand, as it is shown while something is foretold.
fn shown(view: &View) -> Vec<Area> {
    let hand = view.layout().areas.into_iter().find(|area| area.id == "hand");
    let shown = |mut hand: Area| {
        match fault::planted() {
            fault::SHOWN_NOWHERE => hand.id = "elsewhere".into(),
            fault::SHOWN_AWAY => hand.pieces.clear(),
            _ => {}
        }
        hand
    };
    hand.map(shown).into_iter().collect()
}

/// What can be clicked in the own hand.
fn in_hand(view: &View) -> impl Iterator<Item = String> {
    let hand = view.layout().areas.into_iter().find(|area| area.id == "hand");
    hand.into_iter().flat_map(|hand| hand.pieces).filter_map(|piece| piece.target)
}

fn letter(target: String, label: Message) -> Letter {
    Letter { target, label }
}

fn done_label(view: &View) -> Message {
    let label = Message::new("toy-done");
    if fault::is(fault::SPELLING_PEEKS) { label.with("hands", view.unseen.0) } else { label }
}

fn may_foretell(view: &View) -> bool {
    let Viewer::Seat(seat) = view.viewer else { return false };
    let state = &view.public;
    let unasked = fault::is(fault::SPELLS_UNASKED) && state.knocked[seat.index()];
    let asked = state.asked[seat.index()] || unasked;
    state.phase == Phase::Turns && asked && seat != state.turn && view.foretold_sizes[seat.index()] == 0
}

/// The pebbles named so far, and whether these are all; nothing if it is not the beginning of a foretelling.
fn read(said: &[String]) -> Option<(u32, bool)> {
    let [verb, rest @ ..] = said else { return Some((0, false)) };
    let (named, done) = match rest {
        [named @ .., last] if last == DONE => (named, true),
        named => (named, false),
    };
    let mut set = 0_u32;
    for target in named {
        let pebble: u8 = target.strip_prefix(PEBBLE)?.parse().ok()?;
        if pebble >= PEBBLES || set & (1 << pebble) != 0 {
            return None;
        }
        set |= 1 << pebble;
    }
    (verb == VERB).then_some((set, done))
}
