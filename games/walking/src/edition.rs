//! The floor cards as a file (1, The edition): reads it and checks everything that a deck must satisfy.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::edition::{Entry, Heading, Mistake, OnceBox, Sheet};
use campiello_core::{Game, Message};
use serde::Serialize;

use crate::Walking;
use crate::components::{Card, Floor, Shop, Symbols};

/// The 72 floor cards.
#[derive(Clone, Debug, Serialize)]
pub struct Edition {
    name: String,
    reconstructed: bool,
    symbols: Vec<Symbols>,
}

impl Edition {
    /// What a card shows.
    #[must_use]
    #[inline]
    pub fn symbols(&self, card: Card) -> &Symbols {
        &self.symbols[card.index()]
    }
}

impl PartialEq for Edition {
    /// Editions are kept for the program's life and compared in every comparison of states: by address first.
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other) || (self.name == other.name && self.symbols == other.symbols)
    }
}

impl campiello_core::edition::Edition for Edition {
    const STANDARD: &'static str = include_str!("../edition.toml");

    fn read(text: &str) -> Result<Self, Vec<Mistake>> {
        let (mut sheet, table) = Sheet::parse(text);
        let mut edition = Draft { heading: Heading::default(), cards: [Seen::Nowhere; 72] };
        for entry in sheet.entries(table.get_ref()) {
            edition.read(&mut sheet, &entry);
        }
        edition.finish(sheet)
    }

    fn shelf() -> &'static OnceBox<Self> {
        static SHELF: OnceBox<Edition> = OnceBox::new();
        &SHELF
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn reconstructed(&self) -> bool {
        self.reconstructed
    }
}

/// An edition that is being read: what is still missing is `None`.
struct Draft {
    heading: Heading,
    cards: [Seen; 72],
}

/// What is known of a card so far.
#[derive(Clone, Copy)]
enum Seen {
    /// No line names it.
    Nowhere,
    /// Its line is wrong, and that was said: nothing more is concluded from it.
    Wrong,
    /// Its line, and what it shows.
    Right(usize, Symbols),
}

impl Draft {
    fn read<'a>(&mut self, sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) {
        if !self.heading.leaves(sheet, entry, Walking::KEY, &["cards"]) {
            return;
        }
        let Some(table) = sheet.table(entry) else { return };
        for entry in sheet.entries(table) {
            self.card(sheet, &entry);
        }
    }

    fn card<'a>(&mut self, sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) {
        let Ok(card) = entry.key.parse::<Card>() else {
            return sheet.mistake(entry.line, Message::new("edition-no-such-card").with("key", entry.key));
        };
        self.cards[card.index()] = Seen::Wrong;
        let said = sheet.mistakes.len();
        let Some(table) = sheet.table(entry) else { return };
        let mut symbols = Symbols::default();
        let (mut shop, mut points) = (None, None);
        for symbol in sheet.entries(table) {
            match symbol.key {
                "shop" => shop = sheet.text(&symbol).and_then(|kind| shop_named(sheet, symbol.line, kind)),
                "points" => points = sheet.number(&symbol, 2, 3),
                _ => read_count(sheet, &symbol, &mut symbols),
            }
        }
        if sheet.mistakes.len() == said && shop.is_some() != points.is_some() {
            sheet.mistake(entry.line, Message::new("edition-shop-points").with("card", entry.key));
        }
        symbols.shop = shop.zip(points);
        if sheet.mistakes.len() == said {
            right_floor(sheet, entry.line, card, &symbols);
        }
        if sheet.mistakes.len() == said {
            self.cards[card.index()] = Seen::Right(entry.line, symbols);
        }
    }

    /// What only the whole deck can tell: every card once, no two alike.
    fn finish(self, mut sheet: Sheet<'_>) -> Result<Edition, Vec<Mistake>> {
        let end = sheet.last_line();
        self.heading.finish(&mut sheet);
        let missing = Card::all().filter(|card| matches!(self.cards[card.index()], Seen::Nowhere));
        for card in missing.filter(|_| sheet.is_toml) {
            sheet.mistakes.push(Mistake::new(end, Message::new("edition-missing-card").with("card", card.to_string())));
        }
        for card in Card::all() {
            let Seen::Right(line, symbols) = self.cards[card.index()] else { continue };
            let alike = |other: &Card| {
                other.floor() == card.floor()
                    && other.colour() == card.colour()
                    && matches!(self.cards[other.index()], Seen::Right(_, others) if others == symbols)
            };
            if let Some(other) = Card::all().take_while(|other| *other != card).find(alike) {
                let twins = Message::new("edition-twins").with("card", card.to_string());
                sheet.mistake(line, twins.with("other", other.to_string()));
            }
        }
        sheet.mistakes.sort_by_key(|mistake| mistake.line);
        if !sheet.mistakes.is_empty() {
            return Err(sheet.mistakes);
        }
        let right = |seen| match seen {
            Seen::Right(_, symbols) => Some(symbols),
            Seen::Nowhere | Seen::Wrong => None,
        };
        let symbols = self.cards.into_iter().filter_map(right).collect();
        let Heading { name, reconstructed } = self.heading;
        Ok(Edition { name: name.unwrap_or_default(), reconstructed, symbols })
    }
}

fn shop_named(sheet: &mut Sheet<'_>, line: usize, kind: &str) -> Option<Shop> {
    let shop = Shop::ALL.into_iter().find(|shop| shop.key() == kind);
    if shop.is_none() {
        sheet.mistake(line, Message::new("edition-no-such-shop").with("shop", kind));
    }
    shop
}

/// Reads the count of one symbol; the most that a card can show and a picture can draw is given here.
fn read_count<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>, symbols: &mut Symbols) {
    let (count, most) = match entry.key {
        "flowers" => (&mut symbols.flowers, 6),
        "plants" => (&mut symbols.plants, 6),
        "cats" => (&mut symbols.cats, 3),
        "red-curtains" => (&mut symbols.red_curtains, 2),
        "blue-curtains" => (&mut symbols.blue_curtains, 2),
        "streetlight" => (&mut symbols.streetlight, 1),
        "chimney" => (&mut symbols.chimney, 1),
        "pedestrians" => (&mut symbols.pedestrians, 5),
        "closed-windows" => (&mut symbols.closed_windows, 2),
        key => return sheet.mistake(entry.line, Message::new("edition-no-such-symbol").with("key", key)),
    };
    if let Some(number) = sheet.number(entry, 0, most) {
        *count = number;
    }
}

/// Pedestrians and shops are on first floors only, streetlights on second, chimneys on third; every card shows two things.
fn right_floor(sheet: &mut Sheet<'_>, line: usize, card: Card, symbols: &Symbols) {
    let misplaced = [
        (symbols.pedestrians > 0, "pedestrians", Floor::First),
        (symbols.shop.is_some(), "shop", Floor::First),
        (symbols.streetlight > 0, "streetlight", Floor::Second),
        (symbols.chimney > 0, "chimney", Floor::Third),
    ];
    for (_, key, floor) in misplaced.into_iter().filter(|(shown, _, floor)| *shown && *floor != card.floor()) {
        let wrong = Message::new("edition-wrong-floor").with("card", card.to_string());
        sheet.mistake(line, wrong.with("key", key).with("floor", floor.number()));
    }
    let shown: u8 = symbols.counts().iter().map(|(_, count)| count).sum();
    if shown + u8::from(symbols.shop.is_some()) < 2 {
        sheet.mistake(line, Message::new("edition-too-few").with("card", card.to_string()));
    }
}
