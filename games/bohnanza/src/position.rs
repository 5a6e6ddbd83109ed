//! Positions by hand: the rulebook's examples are set up and asked about in words.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::position::{self, Rulebook, join, named, number};
use campiello_core::{BySeat, Seat, SeatSet};

use crate::Bohnanza;
use crate::components::{Bean, Beans};
use crate::dealing;
use crate::hand::Hand;
use crate::knowledge;
use crate::pile;
use crate::state::{FIELDS, Field, Phase, Player, State};
use crate::turn;

impl Rulebook for Bohnanza {
    fn arrange(state: &mut State, text: &str) -> Result<(), String> {
        arrange(state, text)?;
        dealing::lapse(state);
        state.open.pile = state.pile.total();
        knowledge::begin_anew(state);
        complete(state)
    }

    fn ask(state: &State, question: &str) -> Result<String, String> {
        ask(state, question)
    }
}

/// Changes a position. Cards come from the pile and go back to it, so that none is lost or doubled; open offers lapse.
///
/// Cards are sorts, each with its number before it if it is more than one: `3 blue red`.
///
/// - `clear`: all cards go back to the pile, and nobody has a third field
/// - `turn p0`: the turn of this seat begins; `phase receive`: it stands there; `planted 1`: so many cards were planted in 3.1
/// - `up garden soy`: these cards were turned up, and 3.2 has begun
/// - `hand p0 blue red red` (front first), `fields p0 3 blue, 2 red, -`, `third p0`, `thalers p0 blue red chili` (topmost last), `aside p1 red`
/// - `discard 3 blue red`, `exhausted 2`
/// - `pile 2 blue`: just these cards are the pile, and the rest of it goes to the discard pile; `pile 2 blue rest p2`: the rest goes onto
///   the thaler pile of this seat. It stands last, since no card can be taken from the rest any more.
///
/// # Errors
/// What is not understood, or a card that the pile does not have.
fn arrange(state: &mut State, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["clear"] => clear(state),
        ["turn", seat] => {
            give_back(state, |state| core::mem::take(&mut state.open.up));
            let seat = self::seat(state, seat)?;
            turn::begin(&mut state.open, seat);
        }
        ["phase", key] => {
            let phases = [Phase::Plant, Phase::Trade, Phase::Receive];
            let phase = phases.into_iter().find(|phase| phase.key() == *key);
            state.open.phase = phase.ok_or_else(|| format!("{key} is not a phase"))?;
        }
        ["planted", count] => state.open.planted = number(count)?,
        ["exhausted", count] => state.open.exhausted = number(count)?,
        ["up", beans @ ..] => {
            give_back(state, |state| core::mem::take(&mut state.open.up));
            state.open.up = take_all(state, beans)?;
            state.open.turned_up = state.open.up.total();
            state.open.phase = Phase::Trade;
        }
        ["discard", beans @ ..] => {
            give_back(state, |state| core::mem::take(&mut state.open.discard));
            state.open.discard = take_all(state, beans)?;
        }
        ["pile", beans @ .., "rest", seat] => {
            let (seat, rest) = (self::seat(state, seat)?, keep(state, beans)?);
            let thalers = &mut state.open.players[seat].thalers;
            rest.iter().for_each(|(bean, count)| (0..count).for_each(|_| thalers.push(bean)));
        }
        ["pile", beans @ ..] => state.open.discard = state.open.discard.plus(keep(state, beans)?),
        [what, seat, rest @ ..] => arrange_seat(state, what, self::seat(state, seat)?, rest)?,
        _ => return Err(format!("not understood: {text}")),
    }
    Ok(())
}

fn arrange_seat(state: &mut State, what: &str, seat: Seat, words: &[&str]) -> Result<(), String> {
    match (what, words) {
        ("hand", beans) => {
            give_back(state, |state| {
                let hand = core::mem::take(&mut state.hands[seat]);
                hand.beans(hand.all())
            });
            let beans = take_each(state, beans)?;
            if beans.len() > Hand::MOST {
                return Err(format!("a hand has at most {} cards", Hand::MOST));
            }
            state.hands[seat] = beans.into_iter().collect();
            state.open.players[seat].hand = state.hands[seat].len();
        }
        ("fields", fields) => {
            let old = core::mem::take(&mut state.open.players[seat].fields);
            give_back(state, |_| planted(old));
            for (n, field) in fields.join(" ").split(',').map(str::trim).enumerate().filter(|(_, field)| *field != "-")
            {
                let beans = take_each(state, &field.split(' ').collect::<Vec<_>>())?;
                let count = beans.len() as u8;
                let bean =
                    *beans.first().filter(|first| beans.iter().all(|bean| bean == *first)).ok_or("one sort a field")?;
                let place = state.open.players[seat].fields.get_mut(n).ok_or("at most three fields")?;
                *place = Field { bean, count };
            }
        }
        ("third", []) => state.open.players[seat].third = true,
        ("thalers", beans) => {
            give_back(state, |state| core::mem::take(&mut state.open.players[seat].thalers).cards());
            for bean in take_each(state, beans)? {
                state.open.players[seat].thalers.push(bean);
            }
        }
        ("aside", beans) => {
            give_back(state, |state| core::mem::take(&mut state.open.players[seat].aside));
            state.open.players[seat].aside = take_all(state, beans)?;
        }
        _ => return Err(format!("not understood: {what} {seat} {}", words.join(" "))),
    }
    Ok(())
}

fn clear(state: &mut State) {
    state.open.discard = Beans::NONE;
    state.open.up = Beans::NONE;
    state.open.players = BySeat::from_fn(|_| Player::default());
    state.hands = BySeat::from_fn(|_| Hand::default());
    state.pile = state.open.edition.beans();
}

fn give_back(state: &mut State, from: impl FnOnce(&mut State) -> Beans) {
    let back = from(state);
    state.pile = state.pile.plus(back);
}

/// Takes cards out of the pile, in this order.
fn take_each(state: &mut State, words: &[&str]) -> Result<Vec<Bean>, String> {
    let mut taken = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let (count, word) = match number(word) {
            Ok(count) => (count, *words.next().ok_or("a number stands before a sort")?),
            Err(_) => (1, *word),
        };
        let bean: Bean = named(word, "a sort")?;
        if state.pile.count(bean) < count {
            return Err(format!("the pile has only {} {bean}", state.pile.count(bean)));
        }
        state.pile = state.pile.minus(Beans::of(bean, count));
        taken.extend((0..count).map(|_| bean));
    }
    Ok(taken)
}

fn take_all(state: &mut State, words: &[&str]) -> Result<Beans, String> {
    Ok(take_each(state, words)?.into_iter().collect())
}

/// Leaves just these cards in the pile, and gives the rest.
fn keep(state: &mut State, words: &[&str]) -> Result<Beans, String> {
    let kept = take_all(state, words)?;
    Ok(core::mem::replace(&mut state.pile, kept))
}

fn planted(fields: [Field; FIELDS]) -> Beans {
    fields.iter().fold(Beans::NONE, |all, field| all.plus(Beans::of(field.bean, field.count)))
}

/// 104 cards are somewhere, every sort in its number.
fn complete(state: &State) -> Result<(), String> {
    let (found, all) = (everywhere(state), state.open.edition.beans());
    if found == all { Ok(()) } else { Err(format!("the cards are {found} now")) }
}

/// All cards, wherever they are.
fn everywhere(state: &State) -> Beans {
    let open = &state.open;
    let table = state.pile.plus(open.up).plus(open.discard);
    open.players.iter(open.seats).fold(table, |all, (seat, player)| {
        let hand = &state.hands[seat];
        all.plus(hand.beans(hand.all())).plus(player.aside).plus(player.thalers.cards()).plus(planted(player.fields))
    })
}

/// Answers a question about a position.
///
/// - `phase`, `active`, `starter`, `turn`, `planted`, `exhausted`, `up`, `discard`, `pile` (how many), `cards` (all, wherever they are)
/// - `offers` (the numbers of those open), `offer 1` (`p0 to any: blue + soy for red`), `declined 1` (by whom), `passed`, `trades`, `gifts`
/// - `pay stink 5`, `winners`
/// - `p0 hand` (front first), `p0 cards` (how many in hand), `p0 fields`, `p0 third`, `p0 thalers` (how many), `p0 top` (the three topmost),
///   `p0 earned` (all of them), `p0 aside`, `p0 made`, `p0 wishes` (how many alternatives), `p0 given 1` (the places of an own offer)
///
/// # Errors
/// What is not understood.
fn ask(state: &State, question: &str) -> Result<String, String> {
    let open = &state.open;
    let words: Vec<&str> = question.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["phase"] => open.phase.key().to_string(),
        ["active"] => open.active.to_string(),
        ["starter"] => open.starter.to_string(),
        ["turn"] => open.turn.to_string(),
        ["planted"] => open.planted.to_string(),
        ["exhausted"] => open.exhausted.to_string(),
        ["up"] => open.up.to_string(),
        ["discard"] => open.discard.to_string(),
        ["pile"] => open.pile.to_string(),
        ["cards"] => everywhere(state).total().to_string(),
        ["offers"] => join(open.offers.open().iter().map(|offer| offer.number)),
        ["offer", number] => {
            let (_, offer) = open.offers.find(self::number(number)?).ok_or("no such offer is open")?;
            let to = offer.to.map_or("any".to_string(), |seat| seat.to_string());
            format!("{} to {to}: {} for {}", offer.maker, offer.gives, offer.asks)
        }
        ["declined", number] => {
            seats(open.offers.find(self::number(number)?).ok_or("no such offer is open")?.1.declined)
        }
        ["passed"] => seats(open.passed),
        ["trades"] => open.trades.to_string(),
        ["gifts"] => open.gifts.to_string(),
        ["pay", sort, count] => {
            let bean = named(sort, "a sort")?;
            open.edition.pay(bean, number(count)?).to_string()
        }
        ["winners"] => {
            let outcome = pile::outcome(open).ok_or("the game is not over")?;
            join(Seat::all(open.seats).filter(|seat| outcome.ranks[seat.index()] == 1))
        }
        [seat, rest @ ..] => ask_seat(state, self::seat(state, seat)?, rest)?,
        [] => return Err("nothing to ask".to_string()),
    })
}

fn ask_seat(state: &State, seat: Seat, words: &[&str]) -> Result<String, String> {
    let player = &state.open.players[seat];
    Ok(match words {
        ["hand"] => join(state.hands[seat].iter()),
        ["cards"] => player.hand.to_string(),
        ["fields"] => {
            let fields: Vec<_> = player.fields().iter().copied().map(field).collect();
            fields.join(", ")
        }
        ["third"] => if player.third { "yes" } else { "no" }.to_string(),
        ["thalers"] => player.thalers.count().to_string(),
        ["earned"] => player.thalers.cards().to_string(),
        ["top"] => join(player.thalers.top().iter()),
        ["aside"] => player.aside.to_string(),
        ["made"] => player.made.to_string(),
        ["wishes"] => state.wishes[seat].alternatives().len().to_string(),
        ["given", number] => {
            let (place, _) = state.open.offers.find(self::number(number)?).ok_or("no such offer is open")?;
            join(crate::hand::places(state.given.places[place]).map(|place| place + 1))
        }
        _ => return Err(format!("not understood: {}", words.join(" "))),
    })
}

fn field(field: Field) -> String {
    if field.is_empty() { "-".to_string() } else { format!("{} {}", field.count, field.bean) }
}

fn seats(seats: SeatSet) -> String {
    join(seats.iter())
}

fn seat(state: &State, word: &str) -> Result<Seat, String> {
    position::seat(word, state.open.seats)
}
