//! Reads an edition's file: every mistake with its line, and nothing false concluded from it.

use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::edition::{Entry, Heading, Mistake, Sheet};
use campiello_core::{Game, Message};

use super::{Edition, Lots, boards};
use crate::Burano;
use crate::components::{Colour, Fish, PAIRS, Place, Places, RoofKind, Ship, Tile};
use crate::grid::{Cell, Cells};
use crate::ring::{ARROWS, House, Sign};
use crate::workshop::Workshops;

/// The tables of the file.
const SECTIONS: [&str; 7] = ["island", "lagoon", "ships", "fish", "roofs", "workshops", "ring"];
/// 1.6: the cards of a kind of fish.
const FISH_OF_A_KIND: u8 = 6;
/// 1.7: the tiles of a kind of roof.
const ROOFS_OF_A_KIND: usize = 12;
/// 4.4: so many fountains on a ring can score.
const FOUNTAINS: usize = 4;
/// 1.10: the houses of a colour on a ring.
const HOUSES_OF_A_COLOUR: usize = 2;
/// The most that a ship may pay for all its lots.
const HIGHEST_PRICE: u8 = 99;

/// Reads and checks a whole file.
pub(super) fn read(text: &str) -> Result<Edition, Vec<Mistake>> {
    let (mut sheet, table) = Sheet::parse(text);
    let mut draft = Draft::blank();
    for entry in sheet.entries(table.get_ref()) {
        if draft.heading.leaves(&mut sheet, &entry, Burano::KEY, &SECTIONS) {
            draft.section(&mut sheet, &entry);
        }
    }
    draft.finish(sheet)
}

/// An edition that is being read; it is given out only if nothing was wrong.
struct Draft {
    heading: Heading,
    /// Which of the [`SECTIONS`] were there.
    seen: [bool; SECTIONS.len()],
    edition: Edition,
}

impl Draft {
    fn blank() -> Self {
        let house = House { colour: Colour::Pink, sign: Sign::Coin };
        let edition = Edition {
            name: String::new(),
            reconstructed: false,
            hollows: Cells::NONE,
            first_hollow: Cell::new(0, 0),
            routes: [Places::default(); Place::ALL.len()],
            letters: [Place::Murano; 4],
            ships: [Lots::default(); Ship::ALL.len()],
            fish_of_a_kind: 0,
            markets: [[Fish::Tuna; 4]; 2],
            roofs: [0; RoofKind::ALL.len()],
            workshops: [Workshops::default(); 2],
            ring: [[house; ARROWS]; 4],
        };
        Self { heading: Heading::default(), seen: [false; SECTIONS.len()], edition }
    }

    fn section<'a>(&mut self, sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) {
        let edition = &mut self.edition;
        match entry.key {
            "island" => {
                let [grid] = parts(sheet, entry, ["grid"]);
                let island = grid.and_then(|grid| boards::island(sheet, &grid));
                (edition.hollows, edition.first_hollow) = island.unwrap_or((Cells::NONE, Cell::new(0, 0)));
            }
            "lagoon" => {
                let [routes, letters] = parts(sheet, entry, ["routes", "letters"]);
                edition.routes = routes.and_then(|routes| boards::routes(sheet, &routes)).unwrap_or_default();
                edition.letters = letters.and_then(|names| letters_of(sheet, &names)).unwrap_or(edition.letters);
            }
            "ships" => {
                let ships = parts(sheet, entry, Ship::ALL.map(Ship::key));
                edition.ships = ships.map(|ship| ship.map(|ship| lots(sheet, &ship)).unwrap_or_default());
            }
            "fish" => fish(sheet, entry, edition),
            "roofs" => {
                let kinds = parts(sheet, entry, RoofKind::ALL.map(RoofKind::key));
                edition.roofs = kinds.map(|pairs| pairs.map(|pairs| roofs(sheet, &pairs)).unwrap_or_default());
            }
            "workshops" => {
                let [four, fewer] = parts(sheet, entry, ["four-players", "two-or-three"]);
                let layouts = [(four, 4), (fewer, 3)];
                let read = |(layout, size): (Option<_>, u8)| boards::workshops(sheet, &layout?, size);
                edition.workshops = layouts.map(read).map(Option::unwrap_or_default);
            }
            _ => edition.ring = ring(sheet, entry).unwrap_or(edition.ring),
        }
        for (seen, section) in self.seen.iter_mut().zip(SECTIONS) {
            *seen |= section == entry.key;
        }
    }

    fn finish(mut self, mut sheet: Sheet<'_>) -> Result<Edition, Vec<Mistake>> {
        let end = sheet.last_line();
        self.heading.finish(&mut sheet);
        let missing = SECTIONS.iter().zip(self.seen).filter(|(_, seen)| !seen && sheet.is_toml);
        for (section, _) in missing.collect::<Vec<_>>() {
            sheet.mistake(end, Message::new("edition-no-section").with("section", *section));
        }
        if !sheet.mistakes.is_empty() {
            sheet.mistakes.sort_by_key(|mistake| mistake.line);
            return Err(sheet.mistakes);
        }
        self.edition.name = self.heading.name.unwrap_or_default();
        self.edition.reconstructed = self.heading.reconstructed;
        Ok(self.edition)
    }
}

/// The entries of a table in the order of their known keys; unknown and missing ones are mistakes.
fn parts<'t, 'a, const N: usize>(
    sheet: &mut Sheet<'a>,
    entry: &Entry<'t, 'a>,
    known: [&'static str; N],
) -> [Option<Entry<'t, 'a>>; N] {
    let mut found = [const { None }; N];
    let Some(table) = sheet.table(entry) else { return found };
    for part in sheet.entries(table) {
        if let Some(place) = known.iter().position(|key| *key == part.key) {
            found[place] = Some(part);
        } else {
            let unknown = Message::new("edition-no-such-part").with("key", part.key);
            sheet.mistake(part.line, unknown.with("known", known.join(", ")));
        }
    }
    let missing = known.iter().zip(&found).filter(|(_, part)| part.is_none() && sheet.is_toml);
    for (key, _) in missing.collect::<Vec<_>>() {
        sheet.mistake(entry.line, Message::new("edition-no-part").with("table", entry.key).with("key", *key));
    }
    found
}

/// Something that a word of the file names.
#[derive(Clone, Copy)]
struct Named<'t, T> {
    line: usize,
    word: &'t str,
    item: T,
}

/// What the words of an entry can name.
struct Vocabulary<T> {
    /// Whether a sign stands between two of them.
    between: fn(char) -> bool,
    /// What a word names.
    item: fn(&str) -> Option<T>,
    /// What is said of a word that names nothing.
    unknown: &'static str,
}

impl<T: Copy> Vocabulary<T> {
    /// Everything that an entry names; a wrong number and words that name nothing are mistakes.
    fn read<'t, 'a>(&self, sheet: &mut Sheet<'a>, entry: &Entry<'t, 'a>, expected: usize) -> Vec<Named<'t, T>> {
        let Some(lines) = sheet.lines(entry) else { return Vec::new() };
        let words = lines.iter().flat_map(|(line, text)| text.split(self.between).map(|word| (*line, word.trim())));
        let words: Vec<_> = words.filter(|(_, word)| !word.is_empty()).collect();
        if words.len() != expected {
            let wrong = Message::new("edition-how-many").with("key", entry.key).with("found", words.len());
            sheet.mistake(entry.line, wrong.with("expected", expected));
        }
        let mut names = Vec::new();
        for (line, word) in words {
            match (self.item)(word) {
                Some(item) => names.push(Named { line, word, item }),
                None => sheet.mistake(line, Message::new(self.unknown).with("word", word)),
            }
        }
        names
    }
}

/// All items, if there are as many as there must be.
fn whole<T: Copy, const N: usize>(names: &[Named<'_, T>]) -> Option<[T; N]> {
    names.iter().map(|named| named.item).collect::<Vec<_>>().try_into().ok()
}

/// Between words.
const fn space(sign: char) -> bool {
    sign.is_whitespace() || sign == ','
}

/// Nothing is named twice.
fn once<T: PartialEq>(sheet: &mut Sheet<'_>, items: &[Named<'_, T>]) {
    for (place, named) in items.iter().enumerate() {
        if items[..place].iter().any(|other| other.item == named.item) {
            sheet.mistake(named.line, Message::new("edition-twice").with("word", named.word));
        }
    }
}

const ISLANDS: Vocabulary<Place> = Vocabulary {
    between: space,
    item: |word| word.parse().ok().filter(|place: &Place| !place.is_port()),
    unknown: "edition-no-such-island",
};

/// 1.3: the islands with the letters A to D.
fn letters_of<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) -> Option<[Place; 4]> {
    let islands = ISLANDS.read(sheet, entry, 4);
    once(sheet, &islands);
    whole(&islands)
}

/// 1.5: what a ship buys.
fn lots<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) -> Lots {
    let said = sheet.mistakes.len();
    let [size, kinds, prices] = parts(sheet, entry, ["lot", "kinds", "prices"]);
    let mut lots =
        Lots { size: size.and_then(|size| sheet.number(&size, 1, 3)).unwrap_or_default(), ..Lots::default() };
    if let Some(kinds) = kinds {
        match sheet.text(&kinds) {
            Some("same") => lots.same = true,
            Some("any") | None => {}
            Some(other) => sheet.mistake(kinds.line, Message::new("edition-kinds").with("word", other)),
        }
    }
    if let Some(prices) = prices {
        lots.prices = prices_of(sheet, &prices).unwrap_or_default();
    }
    // Lots of any kinds never run out: four of them are fewer than there are kinds.
    let fish = lots.size * lots.most();
    if sheet.mistakes.len() == said && lots.same && fish > FISH_OF_A_KIND {
        let wrong = Message::new("edition-too-many-lots").with("ship", entry.key).with("fish", fish);
        sheet.mistake(entry.line, wrong.with("cards", FISH_OF_A_KIND));
    }
    lots
}

fn prices_of<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) -> Option<[u8; 4]> {
    let text = sheet.text(entry)?;
    let read = |word: &str| word.parse().ok().filter(|price| (1..=HIGHEST_PRICE).contains(price));
    let prices: Option<Vec<u8>> = text.split(space).filter(|word| !word.is_empty()).map(read).collect();
    let lawful = |prices: &Vec<u8>| (1..=4).contains(&prices.len()) && prices.is_sorted_by(|one, next| one < next);
    let Some(prices) = prices.filter(lawful) else {
        sheet.mistake(entry.line, Message::new("edition-prices").with("most", HIGHEST_PRICE));
        return None;
    };
    Some(core::array::from_fn(|lot| prices.get(lot).copied().unwrap_or_default()))
}

const FISH: Vocabulary<Fish> =
    Vocabulary { between: space, item: |word| word.parse().ok(), unknown: "edition-no-such-fish" };

/// 1.6 and 9.3: the fish cards, and the kinds that the two building cards name.
fn fish<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>, edition: &mut Edition) {
    let [cards, market, hall] = parts(sheet, entry, ["cards", "fish-market", "fish-hall"]);
    if let Some(cards) = cards {
        edition.fish_of_a_kind = sheet.number(&cards, 1, u8::MAX).unwrap_or(FISH_OF_A_KIND);
        if edition.fish_of_a_kind != FISH_OF_A_KIND {
            sheet.mistake(cards.line, Message::new("edition-fish-cards").with("cards", FISH_OF_A_KIND));
        }
    }
    let markets = [market, hall].map(|names| names.map(|names| FISH.read(sheet, &names, 4)).unwrap_or_default());
    // Eight names of which no two are alike are all eight kinds.
    once(sheet, &markets.concat());
    if let [Some(market), Some(hall)] = markets.map(|kinds| whole(&kinds)) {
        edition.markets = [market, hall];
    }
}

const ROOFS: Vocabulary<u8> = Vocabulary {
    between: space,
    item: |word| {
        let (one, other) = word.split_once('-')?;
        Tile::new(RoofKind::Four, one.parse().ok()?, other.parse().ok()?).map(Tile::pair)
    },
    unknown: "edition-no-such-roof",
};

/// 1.7: the pairs of colours of a kind of roof, one bit each.
fn roofs<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) -> u16 {
    let pairs = ROOFS.read(sheet, entry, ROOFS_OF_A_KIND);
    once(sheet, &pairs);
    pairs.iter().fold(0, |set, pair| set | 1 << pair.item)
}

const HOUSES: Vocabulary<House> =
    Vocabulary { between: |sign| sign == ',', item: house, unknown: "edition-no-such-house" };

/// 1.10: the four pieces of the ring.
fn ring<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) -> Option<[[House; ARROWS]; 4]> {
    let pieces = parts(sheet, entry, ["a", "b", "c", "d"]);
    let pieces = pieces.map(|piece| whole(&HOUSES.read(sheet, &piece?, ARROWS)));
    let [Some(a), Some(b), Some(c), Some(d)] = pieces else { return None };
    let ring = [a, b, c, d];
    for colour in Colour::ALL {
        let count = ring.iter().flatten().filter(|house| house.colour == colour).count();
        if count != HOUSES_OF_A_COLOUR {
            let wrong = Message::new("edition-ring-colour").with("colour", colour.key()).with("found", count);
            sheet.mistake(entry.line, wrong.with("expected", HOUSES_OF_A_COLOUR));
        }
    }
    let fountains = ring.iter().flatten().filter(|house| house.sign == Sign::Fountain).count();
    if fountains != FOUNTAINS {
        let wrong = Message::new("edition-ring-fountains").with("found", fountains).with("expected", FOUNTAINS);
        sheet.mistake(entry.line, wrong);
    }
    Some(ring)
}

/// A house of the ring, like `pink coin`.
fn house(text: &str) -> Option<House> {
    let (colour, sign) = text.split_once(char::is_whitespace)?;
    let sign = match sign.trim() {
        "coin" => Sign::Coin,
        "fountain" => Sign::Fountain,
        _ => return None,
    };
    Some(House { colour: colour.parse().ok()?, sign })
}

// A set of pairs is one number.
const _: () = assert!(PAIRS <= u16::BITS as usize);
