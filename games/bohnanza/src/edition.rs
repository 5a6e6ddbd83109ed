//! 1.1 The bean cards as a file: how many of a sort, and what a harvest pays.

use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::edition::{Entry, Heading, Mistake, OnceBox, Sheet};
use campiello_core::{Game, Message};
use serde::Serialize;

use crate::Bohnanza;
use crate::components::{Bean, Beans, CARDS, SORTS};

/// The most cards of a sort.
const MOST: u8 = 40;
/// The entries of a sort that say how many cards pay one, two, three or four thalers.
const STEPS: [&str; 4] = ["one", "two", "three", "four"];

/// The bean cards.
#[derive(Clone, Debug, Serialize)]
pub struct Edition {
    name: String,
    reconstructed: bool,
    sorts: [Sort; SORTS],
    /// What so many cards of a sort pay.
    #[serde(skip)]
    pay: [[u8; MOST as usize + 1]; SORTS],
}

/// The numbers of a sort.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sort {
    /// How many cards there are.
    pub cards: u8,
    /// How many of them pay 1, 2, 3 and 4 thalers; 0 is never paid.
    pub steps: [u8; 4],
}

impl Edition {
    /// The numbers of a sort.
    #[must_use]
    pub const fn sort(&self, bean: Bean) -> &Sort {
        &self.sorts[bean as usize]
    }

    /// What a harvest of so many cards pays (4.1).
    #[must_use]
    #[inline]
    pub const fn pay(&self, bean: Bean, cards: u8) -> u8 {
        self.pay[bean as usize][if cards > MOST { MOST } else { cards } as usize]
    }

    /// How many cards the next step needs, and what it pays; nothing above the last.
    #[must_use]
    pub fn next_step(&self, bean: Bean, cards: u8) -> Option<(u8, u8)> {
        (cards + 1..=self.sort(bean).cards)
            .map(|more| (more, self.pay(bean, more)))
            .find(|(_, pay)| *pay > self.pay(bean, cards))
    }

    /// All cards.
    #[must_use]
    pub fn beans(&self) -> Beans {
        Bean::ALL.into_iter().fold(Beans::NONE, |beans, bean| beans.plus(Beans::of(bean, self.sort(bean).cards)))
    }
}

impl PartialEq for Edition {
    /// Editions are kept for the program's life and compared in every comparison of states: by address first.
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other) || (self.name == other.name && self.sorts == other.sorts)
    }
}

impl campiello_core::edition::Edition for Edition {
    const STANDARD: &'static str = include_str!("../edition.toml");

    fn read(text: &str) -> Result<Self, Vec<Mistake>> {
        let (mut sheet, table) = Sheet::parse(text);
        let mut draft = Draft::default();
        for entry in sheet.entries(table.get_ref()) {
            draft.read(&mut sheet, &entry);
        }
        draft.finish(sheet)
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

/// An edition that is being read.
#[derive(Default)]
struct Draft {
    heading: Heading,
    sorts: [Option<Sort>; SORTS],
}

impl Draft {
    fn read<'a>(&mut self, sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) {
        if !self.heading.leaves(sheet, entry, Bohnanza::KEY, &["beans"]) {
            return;
        }
        let Some(table) = sheet.table(entry) else { return };
        for entry in sheet.entries(table) {
            let Ok(bean) = entry.key.parse::<Bean>() else {
                sheet.mistake(entry.line, Message::new("edition-no-such-bean").with("key", entry.key));
                continue;
            };
            self.sorts[bean as usize] = Some(read_sort(sheet, &entry));
        }
    }

    /// What only the whole file can tell: every sort is there, and 104 cards in all.
    fn finish(self, mut sheet: Sheet<'_>) -> Result<Edition, Vec<Mistake>> {
        let end = sheet.last_line();
        self.heading.finish(&mut sheet);
        let missing = Bean::ALL.into_iter().filter(|bean| self.sorts[*bean as usize].is_none());
        for bean in missing.filter(|_| sheet.is_toml).collect::<Vec<_>>() {
            sheet.mistake(end, Message::new("edition-missing-bean").with("bean", bean.key()));
        }
        let sorts = self.sorts.map(Option::unwrap_or_default);
        let cards: u32 = sorts.iter().map(|sort| u32::from(sort.cards)).sum();
        if sheet.mistakes.is_empty() && cards != u32::from(CARDS) {
            sheet.mistake(end, Message::new("edition-cards").with("cards", cards).with("expected", CARDS));
        }
        if !sheet.mistakes.is_empty() {
            sheet.mistakes.sort_by_key(|mistake| mistake.line);
            return Err(sheet.mistakes);
        }
        let Heading { name, reconstructed } = self.heading;
        let pay = core::array::from_fn(|sort| core::array::from_fn(|cards| paid(sorts[sort], cards as u8)));
        Ok(Edition { name: name.unwrap_or_default(), reconstructed, sorts, pay })
    }
}

fn read_sort<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) -> Sort {
    let mut sort = Sort::default();
    let Some(table) = sheet.table(entry) else { return sort };
    let said = sheet.mistakes.len();
    for number in sheet.entries(table) {
        if number.key == "cards" {
            sort.cards = sheet.number(&number, 1, MOST).unwrap_or_default();
        } else if let Some(step) = STEPS.iter().position(|step| *step == number.key) {
            sort.steps[step] = sheet.number(&number, 1, MOST).unwrap_or_default();
        } else {
            sheet.mistake(number.line, Message::new("edition-no-such-number").with("key", number.key));
        }
    }
    if sheet.mistakes.len() == said {
        let steps: Vec<u8> = sort.steps.into_iter().filter(|step| *step > 0).collect();
        if sort.cards == 0 {
            sheet.mistake(entry.line, Message::new("edition-no-cards").with("bean", entry.key));
        } else if steps.is_empty() || !steps.is_sorted_by(|one, next| one < next) {
            sheet.mistake(entry.line, Message::new("edition-steps").with("bean", entry.key));
        }
    }
    sort
}

/// The most thalers whose step is reached.
fn paid(sort: Sort, cards: u8) -> u8 {
    let reached = |thalers: &u8| (1..=cards).contains(&sort.steps[usize::from(*thalers) - 1]);
    (1..=4).filter(reached).max().unwrap_or(0)
}
