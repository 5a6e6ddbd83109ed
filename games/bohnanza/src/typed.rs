//! What a person may have meant: cards by their names instead of places, in the reader's own words.
//!
//! `offer garden for red`, `offer 2 blue, soy and 3 to seat 2 for soy`, `accept`, `accept 3`, `plant`, `plant red`. Of several equal cards the
//! turned-up one goes first, then the frontmost. Every other move is read as its notation, with the reader's own words in it.

use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::{Message, Seat};

use crate::components::{Bean, Beans};
use crate::dealing::offers::Offer;
use crate::hand::Hand;
use crate::notation::{Action, Cards, Proposal};
use crate::pile::TURNED_UP;
use crate::state::Phase;
use crate::view::View;
use crate::words;

/// The words of the notation that have a name in every language; the texts hold `typed-` + word.
const WORDS: [(&str, &str); 20] = [
    ("typed-offer", "offer"),
    ("typed-for", "for"),
    ("typed-to", "to"),
    ("typed-any", "any"),
    ("typed-nothing", "nothing"),
    ("typed-accept", "accept"),
    ("typed-plant", "plant"),
    ("typed-and", "+"),
    ("typed-on", "on"),
    ("typed-from", "from"),
    ("typed-turn", "turn"),
    ("typed-decline", "decline"),
    ("typed-withdraw", "withdraw"),
    ("typed-pass", "pass"),
    ("typed-end", "end"),
    ("typed-harvest", "harvest"),
    ("typed-buy", "buy"),
    ("typed-forget", "forget"),
    ("typed-wish", "wish"),
    ("typed-or", "or"),
];

/// The action that was meant, if it is clear which.
#[must_use]
pub fn understand(view: &View, typed: &str, say: &dyn Fn(&Message) -> String) -> Option<Action> {
    let reader = Reader { view, seat: view.seat()?, say };
    let typed = typed.replace(['+', ','], " + ");
    let words: Vec<String> = typed.split_whitespace().map(|word| reader.notation(word)).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.split_first()? {
        (&"offer", rest) => reader.offer(rest).map(Action::Offer),
        (&"accept", rest) => reader.accept(rest),
        (&"plant", rest) => reader.plant(rest),
        _ => words.join(" ").parse().ok(),
    }
}

/// Reads what a seat typed.
struct Reader<'v> {
    view: &'v View,
    seat: Seat,
    say: &'v dyn Fn(&Message) -> String,
}

impl Reader<'_> {
    /// A word of the reader's language as the notation writes it; any other word as it is.
    fn notation(&self, word: &str) -> String {
        let word = word.to_lowercase();
        let is = |message: &Message| (self.say)(message).to_lowercase().split(' ').any(|said| said == word);
        let same = |bean: &&Bean| {
            is(&words::bean(**bean)) || (2..=5).step_by(3).any(|count| is(&words::counted(**bean, count)))
        };
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            return word;
        }
        if let Some(bean) = Bean::ALL.iter().find(same) {
            return bean.key().into();
        }
        let known = WORDS.iter().find(|(key, _)| is(&Message::new(key)));
        known.map_or(word, |(_, notation)| (*notation).into())
    }

    fn offer(&self, said: &[&str]) -> Option<Proposal> {
        let middle = said.iter().position(|word| *word == "for")?;
        let (gives, asks) = (&said[..middle], &said[middle + 1..]);
        let (gives, to) = match gives.iter().position(|word| *word == "to") {
            Some(at) if gives[at + 1..] != ["any"] => (&gives[..at], Some(self.partner(&gives[at + 1..])?)),
            Some(at) => (&gives[..at], None),
            None => (gives, None),
        };
        let asks: Beans = asks.join(" ").parse().ok()?;
        Some(Proposal { gives: self.own(gives)?, to, asks })
    }

    /// A partner: `p2` as in notation, or the number by which the table calls the seat.
    fn partner(&self, said: &[&str]) -> Option<Seat> {
        let seat = said.last()?;
        let called = |other: &Seat| seat.parse() == Ok(other.ordinal());
        seat.parse().ok().or_else(|| Seat::all(self.view.open.seats).find(called))
    }

    /// Own cards: places, turned-up cards, and sorts with or without a number; what `+` joins is one after the other.
    fn own(&self, said: &[&str]) -> Option<Cards> {
        let mut chosen = Cards::NONE;
        if said == ["nothing"] {
            return Some(chosen);
        }
        for term in said.split(|word| *word == "+").filter(|term| !term.is_empty()) {
            let last = term[term.len() - 1].parse::<Bean>();
            match (term, last) {
                ([_], Ok(bean)) => self.take(bean, 1, &mut chosen)?,
                ([count, _], Ok(bean)) => self.take(bean, count.parse().ok()?, &mut chosen)?,
                (term, _) => {
                    let cards: Cards = term.join(" ").parse().ok()?;
                    let up = chosen.up.plus(cards.up);
                    if up.total() > TURNED_UP || chosen.hand & cards.hand != 0 {
                        return None; // a card is named twice
                    }
                    chosen = Cards { up, hand: chosen.hand | cards.hand };
                }
            }
        }
        (!chosen.is_empty()).then_some(chosen)
    }

    /// Chooses so many more cards of a sort.
    fn take(&self, bean: Bean, count: u8, chosen: &mut Cards) -> Option<()> {
        let up = if self.seat == self.view.open.active { self.view.open.up } else { Beans::NONE };
        let hand: Hand = self.view.hand();
        for _ in 0..count {
            let held = hand.of(bean) & !chosen.hand;
            if up.count(bean) > chosen.up.count(bean) {
                chosen.up.add(bean);
            } else if held != 0 {
                chosen.hand |= held & held.wrapping_neg();
            } else {
                return None;
            }
        }
        Some(())
    }

    /// An acceptance: of the only offer that can be meant, with the cards that come first.
    fn accept(&self, said: &[&str]) -> Option<Action> {
        let (number, from) = match said {
            [] => (None, None),
            [number] => (Some(number.parse::<u8>().ok()?), None),
            [number, "from", from @ ..] => (Some(number.parse::<u8>().ok()?), Some(self.own(from)?)),
            _ => return None,
        };
        let meant = |offer: &&Offer| offer.is_open_to(self.seat) && number.is_none_or(|number| number == offer.number);
        let mut meant = self.view.open.offers.open().iter().filter(meant);
        let offer = meant.next().filter(|_| meant.next().is_none())?;
        let mut chosen = Cards::NONE;
        for (bean, count) in offer.asks.iter() {
            self.take(bean, count, &mut chosen)?;
        }
        Some(Action::Accept { number: offer.number, from: from.unwrap_or(chosen) })
    }

    /// A planting: on the field where the sort grows, otherwise on the first that is empty.
    fn plant(&self, said: &[&str]) -> Option<Action> {
        let player = &self.view.open.players[self.seat];
        let usual = match self.view.open.phase {
            Phase::Plant => self.view.hand().front(),
            _ => player.aside.sorts().iter().next().filter(|_| player.aside.sorts().iter().count() == 1),
        };
        let bean = match said {
            [] => usual?,
            [bean] => bean.parse().ok()?,
            [bean, "on", field] => {
                let field: u8 = field.parse().ok()?;
                return Some(Action::Plant { bean: bean.parse().ok()?, field: field.checked_sub(1)? });
            }
            _ => return None,
        };
        let grows = player.fields().iter().position(|field| !field.is_empty() && field.bean == bean);
        let field = grows.or_else(|| player.fields().iter().position(crate::Field::is_empty))?;
        Some(Action::Plant { bean, field: field as u8 })
    }
}
