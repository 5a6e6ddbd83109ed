//! What may still come: for every floor and every set of fitting colours, what a card that fills the space will show.

use walking::components::bits;
use walking::scoring::TOKEN;
use walking::{Card, Colour, Floor, Open};

use super::faces::{COUNTS, Faces, ONE, Sum};
use super::weights::Weights;

/// Certainty, in the parts in which chances are counted.
const SURE: i32 = 1024;
/// What a token is worth (6.3), in hundredths.
const TOKEN_COST: i32 = TOKEN * ONE;
/// All six colours.
pub const ANY_COLOUR: u8 = 63;

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

/// When the supply is looked at: what leaves it before the next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizon {
    /// How many turns the seat has after this one.
    pub turns: i32,
    /// Whether the rightmost cards are still to leave (5.2, 7.1).
    pub rightmost_leave: bool,
}

impl Prospects<'_> {
    /// What a space of this floor may hope for if these colours fit.
    #[inline]
    pub const fn hope(&self, floor: Floor, colours: u8) -> &Hope {
        &self.0[floor as usize][colours as usize]
    }
}

/// What a floor may hope for once the card of a column, if any is named, was taken.
pub fn hopes(
    open: &Open,
    faces: &Faces,
    weights: &Weights,
    horizon: Horizon,
    floor: Floor,
    taken: Option<u8>,
) -> Hopes {
    let mut row = open.supply[floor as usize];
    if let Some(column) = taken {
        row[usize::from(column)] = None;
    }
    let chances = chances(open, floor, &row, weights, horizon);
    let average = average(faces, &chances);
    let single = Colour::ALL.map(|colour| of_colour(faces, weights, &chances, &average, colour));
    of_colours(weights, &single, &average)
}

/// The chance to get each card of a floor, of 1024.
fn chances(
    open: &Open,
    floor: Floor,
    row: &[Option<Card>],
    weights: &Weights,
    horizon: Horizon,
) -> [(Option<Card>, i32); 24] {
    let at = floor as usize;
    let mut chances = [(None, 0); 24];
    let reach = weights.reach[(horizon.turns.max(0) as usize).min(weights.reach.len() - 1)];
    let deck = open.decks[at].count_ones() as i32;
    let coming = (weights.flow[usize::from(open.seats) - 1] * horizon.turns.max(0)).min(deck * 100);
    for place in bits(open.decks[at]) {
        let chance = weights.drawn * reach * coming / deck * SURE / 1_000_000;
        chances[usize::from(place)] = (Some(Card::new(floor, place)), chance);
    }
    let lying = row.iter().rev().flatten();
    for (turns, card) in (0..).zip(lying) {
        let left = if horizon.rightmost_leave { turns - 1 } else { turns };
        let chance = if left < 0 { 0 } else { (weights.lying + left * weights.lying_longer).min(100) };
        chances[usize::from(card.place())] = (Some(*card), chance * reach * SURE / 10_000);
    }
    chances
}

/// What the average card shows among those that may come.
fn average(faces: &Faces, chances: &[(Option<Card>, i32)]) -> Sum {
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

/// What a space may hope for that takes one colour without a token.
fn of_colour(
    faces: &Faces,
    weights: &Weights,
    chances: &[(Option<Card>, i32); 24],
    average_of_floor: &Sum,
    colour: Colour,
) -> Hope {
    let cards = &chances[4 * colour as usize..][..4];
    let none = cards.iter().fold(SURE, |none, (_, chance)| none * (SURE - chance) / SURE);
    let mean = average(faces, cards);
    let mut best = [0; COUNTS];
    for (count, best) in best.iter_mut().enumerate() {
        *best = expected_best(faces, cards, count);
    }
    let sum = core::array::from_fn(|count| {
        let usual = mean.0[count] * (SURE - none) / SURE;
        let hoped = usual + (best[count] - usual) * weights.hope[count] / 100;
        hoped + average_of_floor.0[count] * none / SURE
    });
    Hope { sum: Sum(sum), token: none * TOKEN_COST / SURE }
}

/// What the best of the cards that come shows of one symbol: the chances that it is at least 1, at least 2, …
fn expected_best(faces: &Faces, cards: &[(Option<Card>, i32)], count: usize) -> i32 {
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

/// What a space may hope for, for every set of fitting colours; without any it costs a token.
fn of_colours(weights: &Weights, single: &[Hope; 6], average_of_floor: &Sum) -> Hopes {
    let none = Hope { sum: *average_of_floor, token: TOKEN_COST };
    let mut hopes = [none; 64];
    let mut totals = [(Sum::default(), Sum::default()); 64];
    for mask in 1..64_usize {
        let (rest, colour) = (mask & (mask - 1), mask.trailing_zeros() as usize);
        let hope = &single[colour];
        let (mut total, mut most) = totals[rest];
        total.add(&hope.sum);
        most.raise_to(&hope.sum);
        totals[mask] = (total, most);
        let colours = mask.count_ones() as i32;
        let sum = core::array::from_fn(|count| {
            let mean = total.0[count] / colours;
            mean + (most.0[count] - mean) * weights.colour_choice / 100
        });
        hopes[mask] = Hope { sum: Sum(sum), token: hopes[rest].token * hope.token / TOKEN_COST };
    }
    hopes
}
