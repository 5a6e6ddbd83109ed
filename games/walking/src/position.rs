//! Positions by hand: the rulebook's examples are set up and asked about in words.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::Seat;
use campiello_core::position::{self, Rulebook, join, named, number};

use crate::Walking;
use crate::components::{Card, Character, Floor};
use crate::rounds;
use crate::scoring;
use crate::state::{Phase, State};
use crate::street::{Lot, lots};
use crate::turn;

impl Rulebook for Walking {
    fn arrange(state: &mut State, text: &str) -> Result<(), String> {
        arrange(state, text)
    }

    fn ask(state: &State, question: &str) -> Result<String, String> {
        ask(state, question)
    }
}

/// Changes a position: everything that is moved comes from where it lay, so that nothing is lost or doubled.
///
/// - `column 2 red1a - blue3c`: the supply's column from the first floor up, `-` for an empty space
/// - `p0 hand red2a blue3b`, `p0 street 0 pink1a pink2b -` (a house from the first floor up), `p0 visitor 0 woman`
/// - `p0 coins 3`, `p0 tokens 1`
/// - `deck 1 empty` (out of the game), `characters woman man`: only these wait, one each per mention
/// - `turn p1`, `starter p1`, `placing p0`: whose turn begins, who began the round, who places now
///
/// # Errors
/// What is not understood.
fn arrange(state: &mut State, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["column", column, cards @ ..] => arrange_column(state, column, cards),
        ["deck", floor, "empty"] => {
            let floor = usize::from(number::<u8>(floor)? - 1);
            state.open.removed.0[floor] |= core::mem::take(&mut state.open.decks[floor]);
            Ok(())
        }
        ["supply", "empty"] => {
            let cards: Vec<_> = state.open.supply.iter().flatten().flatten().copied().collect();
            for card in cards {
                lift(state, card);
                state.open.removed.insert(card);
            }
            Ok(())
        }
        ["characters", names @ ..] => arrange_characters(state, names),
        ["turn", seat] => {
            turn::begin(state, self::seat(state, seat)?);
            Ok(())
        }
        ["starter", seat] => {
            state.open.starter = self::seat(state, seat)?;
            Ok(())
        }
        ["placing", seat] => {
            turn::begin(state, self::seat(state, seat)?);
            state.open.phase = Phase::Place;
            Ok(())
        }
        [seat, rest @ ..] => arrange_seat(state, self::seat(state, seat)?, rest),
        [] => Err("nothing to arrange".to_string()),
    }
}

fn arrange_seat(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    match words {
        ["coins", count] => state.open.players[seat].coins = number(count)?,
        ["tokens", count] => state.open.players[seat].tokens = number(count)?,
        ["hand", cards @ ..] => {
            let held: Vec<_> = state.hands[seat].iter().collect();
            for card in held {
                lift(state, card);
                put_in_deck(state, card);
            }
            for card in cards {
                let card = self::card(card)?;
                lift(state, card);
                state.hands[seat].insert(card);
                state.open.players[seat].taken.insert(card);
                state.open.older[card.floor() as usize][usize::from(card.place())] = 0;
            }
        }
        ["street", lot, cards @ ..] => {
            let lot = self::lot(lot)?;
            for card in cards.iter().filter(|card| **card != "-") {
                let card = self::card(card)?;
                lift(state, card);
                state.open.players[seat].street.place(card, lot);
            }
        }
        ["visitor", lot, name] => {
            let (lot, character) = (self::lot(lot)?, character(name)?);
            state.open.characters.remove(character);
            state.open.players[seat].street.receive(character, lot);
        }
        _ => return Err(format!("not understood: {}", words.join(" "))),
    }
    Ok(())
}

fn arrange_column(state: &mut State, column: &str, cards: &[&str]) -> Result<(), String> {
    let column = usize::from(number::<u8>(column)? - 1);
    for (floor, word) in Floor::ALL.into_iter().zip(cards) {
        if let Some(card) = state.open.supply[floor as usize][column].take() {
            put_in_deck(state, card);
        }
        if *word != "-" {
            let card = self::card(word)?;
            if card.floor() != floor {
                return Err(format!("{card} does not lie in row {}", floor.number()));
            }
            lift(state, card);
            state.open.supply[floor as usize][column] = Some(card);
        }
    }
    Ok(())
}

fn arrange_characters(state: &mut State, names: &[&str]) -> Result<(), String> {
    for character in Character::ALL {
        while state.open.characters.count(character) > 0 {
            state.open.characters.remove(character);
        }
    }
    for name in names {
        state.open.characters.add(character(name)?);
    }
    Ok(())
}

/// Takes a card away from wherever it lies.
fn lift(state: &mut State, card: Card) {
    let floor = card.floor() as usize;
    state.open.decks[floor] &= !card.bit();
    state.open.removed.remove(card);
    for space in &mut state.open.supply[floor] {
        if *space == Some(card) {
            *space = None;
        }
    }
    for seat in Seat::all(state.open.seats) {
        state.hands[seat].remove(card);
        state.open.players[seat].taken.remove(card);
    }
}

fn put_in_deck(state: &mut State, card: Card) {
    state.open.decks[card.floor() as usize] |= card.bit();
}

/// Answers a question about a position.
///
/// - `p0 coins`, `p0 tokens`, `p0 hand` (cards in order), `p0 score`, `p0 score visitors`, `p0 visitor 0`, `p0 points 0` (what the visitor there scores)
/// - `p0 would woman 0` (what a character would score there), `p0 scaffolds` (`1:2` is the second floor of lot 1), `p0 breaks red3a 0`
/// - `p0 complete` (finished houses), `column 2`, `row 1`, `deck 1` (cards left), `under 1`, `removed 1`, `characters` (how many wait), `waiting woman`
/// - `phase`, `active`, `starter`, `round`, `rating`, `winners`
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
        ["round"] => open.round.to_string(),
        ["column", column] => {
            let column = usize::from(number::<u8>(column)? - 1);
            spaces(open.supply.iter().map(|row| row[column]))
        }
        ["row", floor] => {
            let row = &open.supply[usize::from(number::<u8>(floor)? - 1)];
            spaces(row[..open.columns().into()].iter().copied())
        }
        ["deck", floor] => open.decks[usize::from(number::<u8>(floor)? - 1)].count_ones().to_string(),
        ["under", floor] => join(state.under[usize::from(number::<u8>(floor)? - 1)].iter()),
        ["removed", floor] => open.removed.0[usize::from(number::<u8>(floor)? - 1)].count_ones().to_string(),
        ["characters"] => {
            Character::ALL.into_iter().map(|who| u32::from(open.characters.count(who))).sum::<u32>().to_string()
        }
        ["waiting", name] => open.characters.count(character(name)?).to_string(),
        ["rating"] => scoring::outcome(open).and_then(|outcome| outcome.rating).unwrap_or("none").to_string(),
        ["winners"] => {
            let outcome = scoring::outcome(open).ok_or("the game is not over")?;
            join(Seat::all(open.seats).filter(|seat| outcome.ranks[seat.index()] == 1))
        }
        [seat, rest @ ..] => ask_seat(state, self::seat(state, seat)?, rest)?,
        [] => return Err("nothing to ask".to_string()),
    })
}

fn ask_seat(state: &State, seat: Seat, words: &[&str]) -> Result<String, String> {
    let open = &state.open;
    let player = &open.players[seat];
    Ok(match words {
        ["coins"] => player.coins.to_string(),
        ["tokens"] => player.tokens.to_string(),
        ["hand"] => join(state.hands[seat].iter()),
        ["score"] => scoring::sheet(open, seat).total().to_string(),
        ["score", part] => {
            let sheet = scoring::sheet(open, seat);
            sheet.parts.iter().find(|(key, _)| key == part).ok_or("no such part")?.1.to_string()
        }
        ["visitor", lot] => player.street.visitor(self::lot(lot)?).map_or("none", Character::key).to_string(),
        ["points", lot] => {
            let lot = self::lot(lot)?;
            let visitor = player.street.visitor(lot).ok_or("nobody visits there")?;
            scoring::character(open.edition, &player.street, visitor, lot).to_string()
        }
        ["would", name, lot] => {
            scoring::character(open.edition, &player.street, character(name)?, self::lot(lot)?).to_string()
        }
        ["windows"] => scoring::closed_windows(open.edition, &player.street).to_string(),
        ["complete"] => player.street.complete().count_ones().to_string(),
        ["five"] => rounds::has_five_houses(open, seat).to_string(),
        ["scaffolds"] => {
            let scaffolds = player.street.scaffolds();
            let first = lots(scaffolds.first).map(|lot| format!("{lot}:1"));
            join(first.chain(lots(scaffolds.second).map(|lot| format!("{lot}:2"))))
        }
        ["breaks", name, lot] => {
            crate::words::broken_rules(open, seat, card(name)?, self::lot(lot)?).unwrap_or("nothing").to_string()
        }
        _ => return Err(format!("not understood: {}", words.join(" "))),
    })
}

fn spaces(cards: impl Iterator<Item = Option<Card>>) -> String {
    join(cards.map(|card| card.map_or("-".to_string(), |card| card.to_string())))
}

fn seat(state: &State, word: &str) -> Result<Seat, String> {
    position::seat(word, state.open.seats)
}

fn card(word: &str) -> Result<Card, String> {
    named(word, "a card")
}

fn lot(word: &str) -> Result<Lot, String> {
    named(word, "a lot")
}

fn character(word: &str) -> Result<Character, String> {
    named(word, "a character")
}
