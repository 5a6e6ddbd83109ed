//! Positions by hand: the rulebook's examples are set up and asked about in words.

mod answers;
mod boards;
mod things;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use campiello_core::position::{self, Rulebook, named, number};
use campiello_core::{BySeat, Seat, SeatSet};

use crate::Burano;
use crate::components::{Buildings, CUBES, Colour, Cubes, Fish, ISLANDS, Place, Ship, Shoal, Tile};
use crate::grid::Cells;
use crate::island::Island;
use crate::pyramid::Pyramid;
use crate::ring::{IN_CIRCULATION, SECTORS};
use crate::roofs::Stack;
use crate::state::{DISPLAY, Open, Phase, Player, Season, Source, State};
use crate::turn::take::PREPARATION;
use boards::{arrange_docks, arrange_works, house, lay, lay_stack, ring};
use things::{bag, count_of};

impl Rulebook for Burano {
    fn arrange(state: &mut State, text: &str) -> Result<(), String> {
        arrange(state, text)?;
        settle(state)?;
        match things::missing(state) {
            None => Ok(()),
            Some(what) => Err(format!("then there are {what}")),
        }
    }

    fn ask(state: &State, question: &str) -> Result<String, String> {
        answers::ask(state, question)
    }
}

/// Changes a position. Everything comes from where it is kept in the box and goes back there, so that nothing is lost or doubled: cubes
/// from the supply, fish from the deck, tiles from their stacks, cards from the building deck, workers from the ring.
///
/// Cubes and fish have their number before them if it is more than one: `2 pink blue`.
///
/// - `clear`: an empty table on which p0 begins the first turn of spring. Nobody has anything but a worker and the boat on the island of
///   2.2, the ring A B C D with the arrows on the piece of 2.2, and nine workers on it; nothing lies face up
/// - `turn p0`, `first p1`, `season autumn`, `round 2` (so many are over), `moves 1`; `last turn of winter`: the turn before its clean-up;
///   `phase pyramid`, `phase roofs`: the season begins with 3.2, or ends with 6.5
/// - `works pink blue fishing, green white lace` (the other two colours are for the third), `docks murano pink blue white, torcello 3 green`
///   (the others anywhere else), `ship b west-port`
/// - `house c5 pink` (in the hollow, or on the roof there), `laid four-pink-blue c5 d5` (first colour's half on the first house)
/// - `display tuna squid eel`, `deck tuna rest p1` (just these; the others are p1's sold fish)
/// - `face-up villa chapel`, `building-deck villa rest p1` (just these; the others are p1's cards)
/// - `stack four 0 rest island` (that many tiles stay; under the others houses are built), `supply pink 0 rest p1` (the others are p1's reserve)
/// - `coins p0 7`, `privileges p0 2`, `points p0 30`, `reserve p0 2 pink blue`, `pyramid p0 pbygowpby gowp b`, `prepared p0 pink green`,
///   `roofs p0 four-pink-blue`, `boat p0 torcello`, `cards p0 villa boatyard`
/// - `ring p0 CABD arrows 2`: the pieces clockwise, and the house of the first arrow, from 1
/// - `workers p0 2 torcello c3 d3`: all that are abroad, on islands and squares; the others of the ten are on the ring
/// - `hand p0 2 tuna` (everybody saw them), `drawn p0 tuna` (from the deck), `sold p0 3 squid`
///
/// # Errors
/// What is not understood, or a thing that is not there.
fn arrange(state: &mut State, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let open = &mut state.open;
    match words.as_slice() {
        ["clear"] => clear(state),
        ["turn", seat] => {
            open.active = self::seat(open, seat)?;
            open.phase = Phase::Move;
            open.moves = 0;
        }
        ["first", seat] => open.first = self::seat(open, seat)?,
        ["season", season] => open.season = named(season, "a season")?,
        ["round", count] => open.round = number(count)?,
        ["moves", count] => open.moves = number(count)?,
        ["last", "turn", "of", season] => {
            open.season = named(season, "a season")?;
            open.round = open.season.turns() - 1;
            open.active = open.from_first().last().unwrap_or(open.first);
            open.phase = Phase::Move;
            open.moves = 0;
        }
        ["phase", "pyramid"] => crate::seasons::begin(open),
        ["phase", "roofs"] => {
            open.round = open.season.turns();
            crate::cleanup::roofs::begin(open);
        }
        ["works", words @ ..] => arrange_works(open, &words.join(" "))?,
        ["docks", words @ ..] => arrange_docks(open, &words.join(" "))?,
        ["ship", ship, port] => {
            let (ship, port): (Ship, Place) = (named(ship, "a ship")?, named(port, "a port")?);
            open.lagoon.ships[ship as usize] = port;
        }
        ["house", cell, colour] => house(open, named(cell, "a hollow")?, named(colour, "a colour")?)?,
        ["laid", tile, first, second] => {
            let tile = take_tile(open, tile)?;
            lay(open, tile, named(first, "a hollow")?, named(second, "a hollow")?)?;
        }
        ["display", fish @ ..] => {
            state.deck.add_all(&open.display.iter().flatten().copied().collect());
            open.display = [None; DISPLAY];
            let fish: Vec<Fish> = count_of(fish, "a fish")?;
            for (n, fish) in fish.into_iter().enumerate() {
                take(state.deck.take(fish), fish)?;
                *open.display.get_mut(n).ok_or("three lie face up")? = Some(fish);
            }
        }
        ["deck", fish @ .., "rest", seat] => {
            let kept = bag(&mut state.deck, fish, "a fish")?;
            let rest = core::mem::replace(&mut state.deck, kept);
            let seat = self::seat(open, seat)?;
            open.players[seat].sold.add_all(&rest);
        }
        ["face-up", cards @ ..] => {
            open.cards.iter().for_each(|card| open.card_deck.insert(card));
            open.cards = take_cards(open, cards)?;
        }
        ["building-deck", cards @ .., "rest", seat] => {
            let kept = take_cards(open, cards)?;
            let rest = core::mem::replace(&mut open.card_deck, kept);
            let seat = self::seat(open, seat)?;
            rest.iter().for_each(|card| open.players[seat].cards.insert(card));
        }
        ["stack", kind, count, "rest", "island"] => lay_stack(open, named(kind, "a kind of roof")?, number(count)?)?,
        ["supply", colour, count, "rest", seat] => {
            let (colour, count): (Colour, u8) = (named(colour, "a colour")?, number(count)?);
            let rest = open.supply.count(colour).checked_sub(count).ok_or("the supply has fewer")?;
            open.supply.take_many(colour, rest);
            let seat = self::seat(open, seat)?;
            open.players[seat].reserve.add_many(colour, rest);
        }
        [what, seat, rest @ ..] => {
            let seat = self::seat(open, seat)?;
            arrange_seat(state, what, seat, rest)?;
        }
        _ => return Err(format!("not understood: {text}")),
    }
    Ok(())
}

fn arrange_seat(state: &mut State, what: &str, seat: Seat, words: &[&str]) -> Result<(), String> {
    let State { open, deck, drawn, .. } = state;
    let (supply, player) = (&mut open.supply, &mut open.players[seat]);
    match (what, words) {
        ("coins", [count]) => player.coins = number(count)?,
        ("privileges", [count]) => player.privileges = number(count)?,
        ("points", [count]) => {
            player.points = [0; Source::ALL.len()];
            player.score(Source::Ships, number(count)?);
        }
        ("boat", [place]) => player.boat = named(place, "a place")?,
        ("reserve", cubes) => {
            supply.add_all(&core::mem::take(&mut player.reserve));
            player.reserve = bag(supply, cubes, "a colour")?;
        }
        ("prepared", cubes) => {
            supply.add_all(&core::mem::take(&mut player.preparation));
            player.preparation = bag(supply, cubes, "a colour")?;
        }
        ("pyramid", levels) => {
            supply.add_all(&core::mem::take(&mut player.pyramid).cubes());
            let pyramid: Pyramid = named(&levels.join(" "), "a pyramid")?;
            if !supply.take_all(&pyramid.cubes()) {
                return Err("the supply has fewer cubes".to_string());
            }
            player.pyramid = pyramid;
        }
        ("hand", fish) => {
            deck.add_all(&core::mem::take(&mut player.seen));
            player.seen = bag(deck, fish, "a fish")?;
        }
        ("sold", fish) => {
            deck.add_all(&core::mem::take(&mut player.sold));
            player.sold = bag(deck, fish, "a fish")?;
        }
        ("drawn", fish) => {
            deck.add_all(&core::mem::take(&mut drawn[seat]));
            drawn[seat] = bag(deck, fish, "a fish")?;
        }
        ("ring", [pieces, "arrows", first]) => {
            player.ring = ring(&open.edition.ring, pieces, number(first)?)?;
        }
        ("workers", words) => abroad(player, words)?,
        ("roofs", tiles) => {
            let old = core::mem::take(&mut open.players[seat].roofs);
            old.into_iter().flatten().for_each(|tile| put_back(open, tile));
            for (n, tile) in tiles.iter().enumerate() {
                let tile = take_tile(open, tile)?;
                *open.players[seat].roofs.get_mut(n).ok_or("a seat has three roof cells")? = Some(tile);
            }
        }
        ("cards", cards) => {
            let old = core::mem::take(&mut open.players[seat].cards);
            old.iter().for_each(|card| open.card_deck.insert(card));
            open.players[seat].cards = take_cards(open, cards)?;
        }
        _ => return Err(format!("not understood: {what} {seat} {}", words.join(" "))),
    }
    Ok(())
}

/// What follows from the rest, and what could not be.
fn settle(state: &mut State) -> Result<(), String> {
    let open = &mut state.open;
    open.deck = state.deck.total();
    let earlier: u8 = Season::ALL[..open.season as usize].iter().map(|season| season.turns()).sum();
    let begun: Vec<Seat> = open.from_first().take_while(|seat| *seat != open.active).collect();
    let mut squares = open.workshops.squares();
    for seat in Seat::all(open.seats) {
        let player = &mut open.players[seat];
        player.unseen = state.drawn[seat].total();
        player.turns = earlier + open.round + u8::from(begun.contains(&seat));
        let ring = IN_CIRCULATION.checked_sub(player.abroad()).filter(|workers| (1..=SECTORS).contains(workers));
        let workers = ring.ok_or_else(|| format!("{seat} has {} workers abroad, not 1 to 9", player.abroad()))?;
        player.ring.set(player.ring.whole().1, workers);
        if player.preparation.total() > PREPARATION {
            return Err(format!("{seat} has {PREPARATION} preparation places"));
        }
        if !player.lace.without(squares).is_empty() {
            return Err(format!("{seat} sits where no square is free"));
        }
        squares = squares.without(player.lace);
    }
    Ok(())
}

fn clear(state: &mut State) {
    let State { open, drawn, deck, plans } = state;
    (open.first, open.active, open.phase) = (Seat::new(0), Seat::new(0), Phase::Move);
    (open.season, open.round, open.moves, open.ready) = (Season::Spring, 0, 0, SeatSet::NOBODY);
    (open.supply, open.island) = (Cubes::each(CUBES), Island::bare());
    (*deck, open.display) = (open.edition.fish(), [None; DISPLAY]);
    (open.cards, open.card_deck) = (Buildings::NONE, Buildings::all());
    open.stacks = open.edition.roofs.map(Stack::new);
    open.lagoon.ships = [Place::WestPort, Place::WestPort, Place::EastPort, Place::EastPort];
    (*drawn, *plans) = (BySeat::from_fn(|_| Shoal::NONE), BySeat::from_fn(|_| Pyramid::default()));
    for (seat, island) in Seat::all(open.seats).zip(open.edition.letters) {
        let ring = crate::setup::ring(open.edition, [0, 1, 2, 3], seat.index());
        let mut player = Player { ring, boat: island, ..crate::setup::absent(open.edition) };
        player.fishers[island as usize] = 1;
        open.players[seat] = player;
    }
}

/// `2 torcello c3 d3`: all workers abroad.
fn abroad(player: &mut Player, words: &[&str]) -> Result<(), String> {
    (player.fishers, player.lace) = ([0; ISLANDS], Cells::NONE);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if let Ok(square) = word.parse() {
            player.lace.insert(square);
            continue;
        }
        let (count, island) = match number(word) {
            Ok(count) => (count, *words.next().ok_or("a number stands before an island")?),
            Err(_) => (1, *word),
        };
        let island: Place = named(island, "an island or a square")?;
        *player.fishers.get_mut(island as usize).ok_or("workers do not stay in ports")? = count;
    }
    Ok(())
}

fn take_tile(open: &mut Open, word: &str) -> Result<Tile, String> {
    let tile: Tile = named(word, "a tile")?;
    take(open.stacks[tile.kind() as usize].take(tile), tile)?;
    Ok(tile)
}

fn put_back(open: &mut Open, tile: Tile) {
    let stack = &mut open.stacks[tile.kind() as usize];
    let pairs = stack.pairs().fold(1 << tile.pair(), |pairs, pair| pairs | 1 << pair);
    *stack = Stack::new(pairs);
}

fn take_cards(open: &mut Open, words: &[&str]) -> Result<Buildings, String> {
    let mut cards = Buildings::NONE;
    for word in words {
        let card = named(word, "a building card")?;
        take(open.card_deck.contains(card), card)?;
        open.card_deck.remove(card);
        cards.insert(card);
    }
    Ok(cards)
}

/// Whether a thing was where it is kept.
fn take(there: bool, thing: impl fmt::Display + Copy) -> Result<(), String> {
    if there { Ok(()) } else { Err(format!("no {thing} is left")) }
}

fn seat(open: &Open, word: &str) -> Result<Seat, String> {
    position::seat(word, open.seats)
}
