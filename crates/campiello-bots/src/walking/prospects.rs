//! What may still come: for every floor and every set of fitting colours, what a card that fills the space will show.

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

/// What the spaces of one floor may hope for, by the colours that fit, a bit each.
pub type Hopes = [Hope; 64];

/// What all floors may hope for.
#[derive(Clone, Copy)]
pub struct Prospects<'a>(pub [&'a Hopes; 3]);

impl Prospects<'_> {
    /// What a space of this floor may hope for if these colours fit.
    #[inline]
    pub const fn hope(&self, floor: Floor, colours: u8) -> &Hope {
        &self.0[floor as usize][colours as usize]
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
        self.of_colours(&single, &average)
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

    /// What a space may hope for, for every set of fitting colours; without any it costs a token.
    fn of_colours(&self, single: &[Hope; 6], average_of_floor: &Sum) -> Hopes {
        let mut hopes = [Hope { sum: *average_of_floor, token: TOKEN_COST }; 64];
        let mut totals = [(Sum::default(), Sum::default()); 64];
        for mask in 1..64_usize {
            let (rest, hope) = (mask & (mask - 1), &single[mask.trailing_zeros() as usize]);
            let (mut total, mut most) = totals[rest];
            total.add(&hope.sum);
            most.raise_to(&hope.sum);
            totals[mask] = (total, most);
            let colours = mask.count_ones() as i32;
            let sum = core::array::from_fn(|count| {
                let mean = total.0[count] / colours;
                mean + (most.0[count] - mean) * self.weights.colour_choice / 100
            });
            hopes[mask] = Hope { sum: Sum(sum), token: hopes[rest].token * hope.token / TOKEN_COST };
        }
        hopes
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
        expected += SURE - none;
    }
    expected * ONE / SURE
}
