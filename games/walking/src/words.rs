//! What things are called: messages for cards, symbols and moves.

use alloc::string::ToString;
use alloc::vec::Vec;

use campiello_core::path::Remark;
use campiello_core::{Message, Seat, Viewer};

use crate::components::{Card, Character, Symbols};
use crate::edition::Edition;
use crate::notation::{Action, Portion};
use crate::scoring;
use crate::state::{Open, Phase, State};
use crate::street::Lot;
use crate::turn::{limits, place, take};

/// The name of a card: colour, floor, letter.
#[must_use]
pub fn card(card: Card) -> Message {
    let name = card.to_string();
    let letter = &name[name.len() - 1..];
    Message::new("card").with("colour", card.colour().key()).with("floor", card.floor().number()).with("letter", letter)
}

/// A card with everything that it shows.
#[must_use]
pub fn card_in_full(edition: &Edition, card: Card) -> Message {
    let shown = list(long_symbols(edition.symbols(card)));
    Message::new("card-in-full").with("card", self::card(card)).with("symbols", shown)
}

/// The card's name and symbols in short words, one line each: for terminals.
#[must_use]
pub fn card_lines(edition: &Edition, card: Card) -> Vec<Message> {
    let mut lines = Vec::from([Message::new("card-short").with("card", self::card(card))]);
    lines.extend(short_symbols(edition.symbols(card)).chunks(3).map(|symbols| row(symbols.to_vec())));
    lines
}

fn long_symbols(symbols: &Symbols) -> Vec<Message> {
    let counted = symbols.counts().into_iter().filter(|(_, count)| *count > 0);
    let mut shown: Vec<_> =
        counted.map(|(key, count)| Message::new("symbol").with("key", key).with("count", count)).collect();
    if let Some((shop, points)) = symbols.shop {
        shown.push(Message::new("symbol-shop").with("shop", shop.key()).with("points", points));
    }
    shown
}

fn short_symbols(symbols: &Symbols) -> Vec<Message> {
    let counted = symbols.counts().into_iter().filter(|(_, count)| *count > 0);
    let mut shown: Vec<_> =
        counted.map(|(key, count)| Message::new("symbol-short").with("key", key).with("count", count)).collect();
    if let Some((shop, points)) = symbols.shop {
        shown.push(Message::new("symbol-shop-short").with("shop", shop.key()).with("points", points));
    }
    shown
}

/// Joins with commas.
fn list(parts: Vec<Message>) -> Message {
    join("list", parts)
}

/// Joins with spaces.
fn row(parts: Vec<Message>) -> Message {
    join("row", parts)
}

fn join(key: &'static str, parts: Vec<Message>) -> Message {
    let joined = parts.into_iter().reduce(|all, part| Message::new(key).with("all", all).with("part", part));
    joined.unwrap_or(Message::new("nothing"))
}

/// The name of a character.
#[must_use]
pub fn character(character: Character) -> Message {
    Message::new("character").with("who", character.key())
}

/// What the log says about a move.
#[must_use]
pub fn told(state: &State, seat: Seat, action: Action, viewer: Viewer) -> Message {
    let open = &state.open;
    match action {
        Action::Take { column, portion } => taken("told-take", open, column, portion),
        Action::Place { card, lot } => {
            let price = open.price();
            let broken = broken_rules(open, seat, card, lot);
            let key = if broken.is_some() { "told-place-token" } else { "told-place" };
            Message::new(key).with("card", self::card(card)).with("lot", lot.number()).with("price", price)
        }
        Action::Done => Message::new("told-done").with("placed", open.placed),
        Action::Visit { lot, character } => {
            let points = scoring::character(open.edition, &open.players[seat].street, character, lot);
            Message::new("told-visit").with("who", character.key()).with("lot", lot.number()).with("points", points)
        }
        Action::Return { card } if viewer.is(seat) => Message::new("told-return-own").with("card", self::card(card)),
        Action::Return { card } => Message::new("told-return").with("floor", card.floor().number()),
        Action::Dismiss { character } => Message::new("told-dismiss").with("who", character.key()),
    }
}

/// What a move is called on its button.
#[must_use]
pub fn label(open: &Open, action: Action) -> Message {
    match action {
        Action::Take { column, portion } => taken("do-take", open, column, portion),
        Action::Place { card, lot } => {
            Message::new("do-place").with("card", self::card(card)).with("lot", lot.number())
        }
        Action::Done => Message::new("do-done"),
        Action::Visit { lot, character } => {
            Message::new("do-visit").with("who", character.key()).with("lot", lot.number())
        }
        Action::Return { card } => Message::new("do-return").with("card", self::card(card)),
        Action::Dismiss { character } => Message::new("do-dismiss").with("who", character.key()),
    }
}

fn taken(key: &'static str, open: &Open, column: u8, portion: Portion) -> Message {
    let cards: Vec<_> = take::cards(open, column, portion).collect();
    let coins = usize::from(take::SHARE).saturating_sub(cards.len());
    let names = list(cards.iter().map(|(_, card)| self::card(*card)).collect());
    Message::new(key).with("column", column + 1).with("cards", names).with("coins", coins)
}

/// Which of the two breakable rules (3.2.7) a placement breaks, as a key; none if it breaks none.
#[must_use]
pub fn broken_rules(open: &Open, seat: Seat, card: Card, lot: Lot) -> Option<&'static str> {
    let street = &open.players[seat].street;
    let on_lot = |lots| lots & lot.bit() != 0;
    match (on_lot(street.second_colour(card.colour())), on_lot(street.same_next_door(card.colour()))) {
        (false, false) => None,
        (true, false) => Some("house"),
        (false, true) => Some("neighbour"),
        (true, true) => Some("both"),
    }
}

/// What the table waits for, said to a viewer.
#[must_use]
pub fn prompt(open: &Open, viewer: Viewer) -> Message {
    match open.phase {
        Phase::Over(end) => Message::new("prompt-over").with("end", end.key()),
        _ if !viewer.is(open.active) => {
            Message::new("prompt-others").with("seat", open.active).with("phase", open.phase.key())
        }
        Phase::Take => Message::new("prompt-take"),
        Phase::Place => {
            Message::new("prompt-place").with("left", place::MOST - open.placed).with("price", open.price())
        }
        Phase::Visit => Message::new("prompt-visit").with("houses", open.due().count_ones()),
        Phase::Limit => {
            Message::new("prompt-limit").with("surplus", open.hand_total(open.active).saturating_sub(limits::HAND))
        }
        Phase::Dismiss => Message::new("prompt-dismiss"),
    }
}

/// What a move costs, breaks and brings.
#[must_use]
pub fn remarks(open: &Open, action: Action) -> Vec<Remark> {
    match action {
        Action::Take { column, portion } => {
            let cards = take::cards(open, column, portion).count() as u8;
            crowded(surplus(open, cards)).into_iter().chain(coins_lost(open, take::SHARE - cards)).collect()
        }
        Action::Place { card, lot } => placing(open, card, lot),
        Action::Visit { lot, character } => {
            let points = scoring::character(open.edition, &open.players[open.active].street, character, lot);
            Vec::from([Remark::gain(Message::new("remark-points").with("points", points)).signed("score", points)])
        }
        Action::Done => {
            let surplus = open.hand_total(open.active).saturating_sub(limits::HAND);
            crowded(surplus).into_iter().chain(coins_lost(open, 0)).collect()
        }
        Action::Return { .. } | Action::Dismiss { .. } => Vec::new(),
    }
}

/// What a placement costs, breaks and brings.
fn placing(open: &Open, card: Card, lot: Lot) -> Vec<Remark> {
    let seat = open.active;
    let (price, broken) = (open.price(), broken_rules(open, seat, card, lot));
    let mut remarks =
        Vec::from([Remark::price(Message::new("remark-coins").with("coins", price)).signed("coins", price.into())]);
    let sign = |rule| match rule {
        "house" => "tokens-house",
        "neighbour" => "tokens-neighbour",
        _ => "tokens-both",
    };
    let token = |rule| Remark::warning(Message::new("remark-token").with("rule", rule)).signed(sign(rule), -1);
    remarks.extend(broken.map(token));
    let mut after = open.clone();
    after.players[seat].street.place(card, lot);
    after.players[seat].tokens -= u8::from(broken.is_some());
    if after.players[seat].street.complete() & lot.bit() != 0 {
        remarks.push(Remark::gain(Message::new("remark-complete")).signed("visitors", 1));
    }
    let points = scoring::sheet(&after, seat).total() - scoring::sheet(open, seat).total();
    let change = match points {
        0 => None,
        1.. => Some(Remark::gain(Message::new("remark-more").with("points", points))),
        _ => Some(Remark::warning(Message::new("remark-fewer").with("points", -points))),
    };
    remarks.extend(change.map(|remark| remark.signed("score", points)));
    remarks
}

/// How many cards would have to be returned (3.3) even if as many as possible were placed after taking so many.
fn surplus(open: &Open, cards: u8) -> u8 {
    let coins = open.players[open.active].coins + take::SHARE - cards;
    let placed = coins.div_ceil(2);
    let held = open.hand_total(open.active) + cards;
    held.saturating_sub(placed.min(place::MOST)).saturating_sub(limits::HAND)
}

/// A warning if so many cards have to be returned.
fn crowded(surplus: u8) -> Option<Remark> {
    let remark = || Remark::warning(Message::new("remark-hand").with("surplus", surplus));
    (surplus > 0).then(|| remark().signed("hand", -i32::from(surplus)))
}

/// A warning if coins above the limit (3.3) would go to the bank at the end of a turn in which so many more come and none is spent.
fn coins_lost(open: &Open, more: u8) -> Option<Remark> {
    let lost = (open.players[open.active].coins + more).saturating_sub(limits::COINS);
    let text = Message::new("remark-bank").with("coins", lost).with("most", limits::COINS);
    (lost > 0).then(|| Remark::warning(text).signed("coins", -i32::from(lost)))
}
