//! 6 Scoring: characters, shops, tokens, closed windows.

use alloc::vec;
use alloc::vec::Vec;

use campiello_core::{Outcome, Score, Seat};

use crate::components::{Card, Character, Floor, Shop, Symbols};
use crate::edition::Edition;
use crate::solo;
use crate::state::{Open, Phase};
use crate::street::{Lot, Lots, Street, lots};

/// 6.3: what a bonus token is worth that was not spent.
pub const TOKEN: i32 = 3;
/// 6.1: what every tourist adds.
pub const TOURIST: i32 = 2;
/// 6.1: Policeman, for 0 to 3 streetlights apart.
pub const LIGHTS: [i32; 4] = [0, 5, 9, 15];
/// 6.1: Shop Owner, for 0 to 4 different shops.
pub const SHOPS: [i32; 5] = [0, 2, 5, 9, 15];

/// 6.1: what a character scores below the house on `lot`, by what the street shows now.
#[must_use]
pub fn character(edition: &Edition, street: &Street, character: Character, lot: Lot) -> i32 {
    let house = || Floor::ALL.into_iter().filter_map(|floor| street.card(floor, lot));
    let all = || street.cards().map(|(_, card)| card);
    match character {
        Character::Woman => TOURIST + sum(edition, house(), |shown| shown.flowers),
        Character::Man => TOURIST + sum(edition, house(), |shown| shown.plants),
        Character::Girl => TOURIST + 3 * sum(edition, house(), |shown| shown.cats),
        Character::Boy => {
            let looked_at = |shown: &Symbols| {
                shown.cats + shown.red_curtains + shown.blue_curtains + shown.streetlight + shown.chimney
            };
            TOURIST + 2 * sum(edition, house(), looked_at)
        }
        Character::Mayor => sum(edition, all(), |shown| shown.pedestrians),
        Character::Policeman => LIGHTS[lights_apart(edition, street)],
        Character::Santa => 3 * sum(edition, all(), |shown| shown.chimney),
        Character::ShopOwner => {
            let sold = |shop| all().any(|card| edition.symbols(card).shop.is_some_and(|(kind, _)| kind == shop));
            SHOPS[Shop::ALL.into_iter().filter(|shop| sold(*shop)).count()]
        }
        Character::Tailor => {
            let (red, blue) = (sum(edition, all(), |s| s.red_curtains), sum(edition, all(), |s| s.blue_curtains));
            4 * red.min(blue)
        }
        Character::Florist => best_three(edition, street, |shown| shown.flowers),
        Character::Gardener => best_three(edition, street, |shown| shown.plants),
    }
}

fn sum(edition: &Edition, cards: impl Iterator<Item = Card>, count: impl Fn(&Symbols) -> u8) -> i32 {
    cards.map(|card| i32::from(count(edition.symbols(card)))).sum()
}

/// The most streetlights on second floors of which no two are neighbours: from the left, every one that is free.
fn lights_apart(edition: &Edition, street: &Street) -> usize {
    let (mut count, mut taken): (usize, Lots) = (0, 0);
    for lot in lots(street.built(Floor::Second)) {
        let lit = street.card(Floor::Second, lot).is_some_and(|card| edition.symbols(card).streetlight > 0);
        if lit && taken << 1 & lot.bit() == 0 {
            taken |= lot.bit();
            count += 1;
        }
    }
    count
}

/// The best three horizontally neighbouring spaces of one floor; an empty space counts nothing.
fn best_three(edition: &Edition, street: &Street, count: impl Fn(&Symbols) -> u8) -> i32 {
    let mut best = 0;
    for floor in Floor::ALL {
        let mut shown = [0; 9 + 4];
        for lot in lots(street.built(floor)) {
            let symbols = street.card(floor, lot).map(|card| edition.symbols(card));
            shown[(lot.number() + 6) as usize] = symbols.map_or(0, |symbols| i32::from(count(symbols)));
        }
        best = best.max(shown.windows(3).map(|three| three.iter().sum()).max().unwrap_or(0));
    }
    best
}

/// 6.2: the points that the shops print.
#[must_use]
pub fn shops(edition: &Edition, street: &Street) -> i32 {
    sum(edition, street.cards().map(|(_, card)| card), |shown| shown.shop.map_or(0, |(_, points)| points))
}

/// 6.4: the closed windows that a street shows.
#[must_use]
pub fn closed_windows(edition: &Edition, street: &Street) -> i32 {
    sum(edition, street.cards().map(|(_, card)| card), |shown| shown.closed_windows)
}

/// 6.4: what the closed windows cost this seat now: one each for whoever shows the most, everybody tied for the most included.
#[must_use]
pub fn penalty(open: &Open, seat: Seat) -> i32 {
    let shown = |seat| closed_windows(open.edition, &open.players[seat].street);
    let own = shown(seat);
    let most = Seat::all(open.seats).map(shown).max().unwrap_or(0);
    if open.beginner_windows || own < most { 0 } else { own }
}

/// The score of a seat if the game ended now, part by part as on the score sheet.
#[must_use]
pub fn sheet(open: &Open, seat: Seat) -> Score {
    let player = &open.players[seat];
    let visitors =
        player.street.visitors().map(|(lot, visitor)| character(open.edition, &player.street, visitor, lot)).sum();
    Score {
        parts: vec![
            ("visitors", visitors),
            ("shops", shops(open.edition, &player.street)),
            ("tokens", TOKEN * i32::from(player.tokens)),
            ("windows", -penalty(open, seat)),
        ],
    }
}

/// 6.5: most points win, then coins, then cats; after that the victory is shared.
#[must_use]
pub fn outcome(open: &Open) -> Option<Outcome> {
    let Phase::Over(end) = open.phase else { return None };
    let scores = Seat::all(open.seats).map(|seat| sheet(open, seat)).collect();
    let ties: Vec<_> = Seat::all(open.seats).map(|seat| tie_breakers(open, seat)).collect();
    let mut outcome = Outcome::ranked(end.key(), scores, &ties);
    if open.is_solo() && !open.beginner_windows {
        outcome.rating = Some(solo::rating(outcome.scores[0].total()));
    }
    Some(outcome)
}

fn tie_breakers(open: &Open, seat: Seat) -> Vec<i32> {
    let player = &open.players[seat];
    let cats = sum(open.edition, player.street.cards().map(|(_, card)| card), |shown| shown.cats);
    vec![player.coins.into(), cats]
}
