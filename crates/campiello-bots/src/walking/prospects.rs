//! What may still come: for every floor and every set of fitting colours, what a card that fills the space will show.

use std::cell::OnceCell;

use walking::components::{CARDS_PER_FLOOR, bits};
use walking::scoring::TOKEN;
use walking::{Card, Colour, Floor, Open};

use super::faces::{Faces, ONE, Sum};
use super::weights::Weights;

/// Certainty, in the parts in which chances are counted.
const SURE: i32 = 1024;
/// What a token is worth (6.3), in hundredths.
const TOKEN_COST: i32 = TOKEN * ONE;
/// All six colours.
pub const ANY_COLOUR: u8 = 63;

/// A card that may come, and the chance of it.
type Chance = (Option<Card>, i32);

/// What a space may hope for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hope {
    /// What the card will show.
    pub sum: Sum,
    /// The points that the token costs, times the chance that it is needed.
    pub token: i32,
}

/// What the spaces of one floor may hope for, worked out when it is asked for.
pub struct Hopes {
    /// By the one colour that fits.
    single: [Hope; 6],
    average: Sum,
    colour_choice: i32,
    /// By the colours that fit, a bit each.
    found: [OnceCell<Hope>; 64],
}

impl Hopes {
    /// What a space may hope for if these colours fit; without any it costs a token.
    fn of(&self, colours: u8) -> &Hope {
        self.found[usize::from(colours)].get_or_init(|| {
            if colours == 0 {
                return Hope { sum: self.average, token: TOKEN_COST };
            }
            let fitting = || bits(u32::from(colours)).map(|colour| &self.single[usize::from(colour)]);
            let (mut total, mut most) = (Sum::default(), Sum::default());
            for hope in fitting() {
                total.add(&hope.sum);
                most.raise_to(&hope.sum);
            }
            let number = colours.count_ones() as i32;
            let sum = core::array::from_fn(|count| {
                let mean = total.0[count] / number;
                mean + (most.0[count] - mean) * self.colour_choice / 100
            });
            Hope { sum: Sum(sum), token: fitting().fold(TOKEN_COST, |token, hope| token * hope.token / TOKEN_COST) }
        })
    }
}

/// What all floors may hope for.
#[derive(Clone, Copy)]
pub struct Prospects<'a>(pub [&'a Hopes; 3]);

impl Prospects<'_> {
    /// What a space of this floor may hope for if these colours fit.
    #[inline]
    pub fn hope(&self, floor: Floor, colours: u8) -> &Hope {
        self.0[floor as usize].of(colours)
    }
}

/// Somebody who looks at the supply and the decks.
pub struct Lookout<'a> {
    /// What everybody sees.
    pub open: &'a Open,
    /// What cards show.
    pub faces: &'a Faces,
    /// What is believed.
    pub weights: &'a Weights,
    /// How many turns the seat has after this one.
    pub turns: i32,
    /// Whether the rightmost cards are still to leave before the next turn (5.2, 7.1).
    pub rightmost_leave: bool,
}

impl Lookout<'_> {
    /// What a floor may hope for once the card of a column, if any is named, was taken.
    pub fn hopes(&self, floor: Floor, taken: Option<u8>) -> Hopes {
        let mut row = self.open.supply[floor as usize];
        if let Some(column) = taken {
            row[usize::from(column)] = None;
        }
        let chances = self.chances(floor, &row);
        let average = average(self.faces, &chances);
        let single = Colour::ALL.map(|colour| self.of_colour(&chances[4 * colour as usize..][..4], &average));
        Hopes { single, average, colour_choice: self.weights.colour_choice, found: [const { OnceCell::new() }; 64] }
    }

    /// The chance to get each card of a floor, of 1024.
    fn chances(&self, floor: Floor, row: &[Option<Card>]) -> [Chance; CARDS_PER_FLOOR] {
        let Self { open, weights, .. } = self;
        let turns = self.turns.max(0);
        let mut chances = [(None, 0); CARDS_PER_FLOOR];
        let reach = weights.reach[(turns as usize).min(weights.reach.len() - 1)];
        let deck = open.decks[floor as usize];
        let left = deck.count_ones() as i32;
        let coming = (weights.flow[usize::from(open.seats) - 1] * turns).min(left * 100);
        for place in bits(deck) {
            let chance = weights.drawn * reach * coming / left * SURE / 1_000_000;
            chances[usize::from(place)] = (Some(Card::new(floor, place)), chance);
        }
        for card in row.iter().rev().flatten().skip(usize::from(self.rightmost_leave)) {
            chances[usize::from(card.place())] = (Some(*card), weights.lying * reach * SURE / 10_000);
        }
        chances
    }

    /// What a space may hope for that takes the cards of one colour without a token.
    fn of_colour(&self, cards: &[Chance], average_of_floor: &Sum) -> Hope {
        let none = cards.iter().fold(SURE, |none, (_, chance)| none * (SURE - chance) / SURE);
        let mean = average(self.faces, cards);
        let sum = core::array::from_fn(|count| {
            let usual = mean.0[count] * (SURE - none) / SURE;
            let best = expected_best(self.faces, cards, count);
            let hoped = usual + (best - usual) * self.weights.hope[count] / 100;
            hoped + average_of_floor.0[count] * none / SURE
        });
        Hope { sum: Sum(sum), token: none * TOKEN_COST / SURE }
    }
}

/// What the average card shows among those that may come.
fn average(faces: &Faces, chances: &[Chance]) -> Sum {
    let mut sum = Sum::default();
    let mut total = 0;
    for (card, chance) in chances.iter().filter_map(|(card, chance)| Some(((*card)?, chance))) {
        total += chance;
        for (mine, shown) in sum.0.iter_mut().zip(faces.sum(card).0) {
            *mine += shown * chance;
        }
    }
    Sum(sum.0.map(|count| if total == 0 { 0 } else { count / total }))
}

/// What the best of the cards that come shows of one symbol: the chances that it is at least 1, at least 2, …
fn expected_best(faces: &Faces, cards: &[Chance], count: usize) -> i32 {
    let mut expected = 0;
    for least in 1..=4 {
        let mut none = SURE;
        for (card, chance) in cards {
            if card.is_some_and(|card| faces.sum(card).0[count] >= least * ONE) {
                none = none * (SURE - chance) / SURE;
            }
        }
        if none == SURE {
            break;
        }
        expected += SURE - none;
    }
    expected * ONE / SURE
}
