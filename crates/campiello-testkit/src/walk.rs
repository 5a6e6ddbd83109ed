//! How the testkit plays: anybody who may act can be next, what cannot be listed is spelled at random now and then, and moves are
//! remembered to be tried where they do not belong.

use campiello_bots::{Bot, Chair, Random, Sitting};
use campiello_core::seat::SeatSet;
use campiello_core::{Chance, Game, Luck, Seat, Seed, Table, Viewer, Waiting};

use crate::spelling;

/// Makes a player: `|| Box::new(Random)`, or `|| Box::new(RandomKind)` where one kind of move has so many moves that a random
/// player would hardly ever do anything else. Closures that capture nothing are such.
pub type Player<G> = fn() -> Box<dyn Bot<G>>;

/// The players of one game. Unlike an arena, a walk also lets seats act that only may, and plays what players who choose from
/// a list never would.
pub struct Walk<G: Game> {
    players: Vec<Sitting<G>>,
    luck: Luck,
    /// Luck of its own, so that walks through games that spell nothing stay as they were.
    letters: Luck,
}

impl<G: Game> Walk<G> {
    /// Seats the players for game `number`, in turn; if there are none, players who choose at random.
    pub fn new(players: &[Player<G>], seats: u8, seed: &Seed, number: u32) -> Self {
        let player = |seat: Seat| match players {
            [] => Box::new(Random) as Box<dyn Bot<G>>,
            players => players[(number as usize + seat.index()) % players.len()](),
        };
        let players = Seat::all(seats).map(|seat| Sitting::new(player(seat), seat, seed)).collect();
        Self { players, luck: seed.branch("walk").luck(0), letters: seed.branch("letters").luck(0) }
    }

    /// Who moves, and what: `legal` holds the legal actions of every seat. Nobody if no seat that must act can.
    ///
    /// In one step out of eight the seat plays an action that it spells at random, if there is any.
    pub fn next(&mut self, state: &G::State, legal: &[Vec<G::Action>]) -> Option<(Seat, G::Action)> {
        let seat = self.who(G::waiting(state), legal)?;
        let spelled = (self.letters.below(8) == 0).then(|| G::view(state, Viewer::Seat(seat)));
        let spelled = spelled.and_then(|view| spelling::at_random::<G>(&view, &mut self.letters).whole);
        let chosen = || self.players[seat.index()].choose(&Chair::new(state, seat, &legal[seat.index()]));
        Some((seat, spelled.unwrap_or_else(chosen)))
    }

    /// A seat that is asked or may act goes first in one step out of four, and those who are asked as often as those who may.
    fn who(&mut self, waiting: Waiting, legal: &[Vec<G::Action>]) -> Option<Seat> {
        let Waiting::For(awaited) = waiting else { return None };
        let able = |seats: SeatSet| -> Vec<Seat> {
            let can = |seat: &Seat| legal.get(seat.index()).is_some_and(|actions| !actions.is_empty());
            seats.iter().filter(can).collect()
        };
        let (must, asked, may) = (able(awaited.must), able(awaited.asked), able(awaited.may));
        let others = [asked, may].into_iter().filter(|seats| !seats.is_empty()).collect::<Vec<_>>();
        let early = !must.is_empty() && !others.is_empty() && self.luck.below(4) == 0;
        let who = if early { pick(&others, &mut self.luck)? } else { &must };
        pick(who, &mut self.luck).copied()
    }
}

/// Plays a game to its end, or to `most` moves, and shows every position on the way to `look`.
///
/// # Panics
/// If an action that is listed or spelled is refused: run the laws first.
pub fn play<G: Game>(
    table: &mut Table<G>,
    walk: &mut Walk<G>,
    most: usize,
    mut look: impl FnMut(&Table<G>, &[Vec<G::Action>]),
) {
    loop {
        let legal = every_legal::<G>(table.state(), table.settings().seats());
        look(table, &legal);
        if table.steps().len() >= most {
            return;
        }
        let Some((seat, action)) = walk.next(table.state(), &legal) else { return };
        let played = table.play(seat, &action, None);
        assert!(played.is_ok(), "law 2: {action} is listed or spelled, and refused: {played:?}");
    }
}

/// The legal actions of every seat.
pub fn every_legal<G: Game>(state: &G::State, seats: u8) -> Vec<Vec<G::Action>> {
    let legal = |seat| {
        let mut actions = Vec::new();
        G::legal(state, seat, &mut actions);
        actions
    };
    Seat::all(seats).map(legal).collect()
}

/// One of the items, all equally likely.
pub(crate) fn pick<'i, T>(items: &'i [T], luck: &mut Luck) -> Option<&'i T> {
    if items.is_empty() { None } else { items.get(luck.below(items.len() as u32) as usize) }
}

/// At most `most` of the items, those chosen equally likely, in their order.
pub(crate) fn sample<'i, T>(items: &'i [T], most: usize, luck: &mut Luck) -> Vec<&'i T> {
    let mut wanted = most;
    let mut chosen = Vec::with_capacity(most.min(items.len()));
    for (n, item) in items.iter().enumerate() {
        let left = items.len() - n;
        if wanted >= left || (wanted > 0 && (luck.below(left as u32) as usize) < wanted) {
            chosen.push(item);
            wanted -= 1;
        }
    }
    chosen
}

/// Moves seen anywhere, to be tried where they may not belong. They are kept by their first word: a kind of move that has very many
/// (offers) leaves room for the others.
pub(crate) struct Pool {
    kinds: Vec<Vec<String>>,
}

impl Pool {
    /// The most moves of a kind.
    const MOST: usize = 256;

    pub(crate) const fn new() -> Self {
        Self { kinds: Vec::new() }
    }

    /// Remembers a move; once its kind is full it takes the place of another.
    pub(crate) fn remember(&mut self, notation: String, luck: &mut Luck) {
        match self.kinds.iter_mut().find(|kind| kind.first().is_some_and(|other| verb(other) == verb(&notation))) {
            None => self.kinds.push(vec![notation]),
            Some(kind) if kind.contains(&notation) => {}
            Some(kind) if kind.len() < Self::MOST => kind.push(notation),
            Some(kind) => kind[luck.below(Self::MOST as u32) as usize] = notation,
        }
    }

    /// A move seen elsewhere or, just as often, one with a word changed. Most of these can be read; few are legal.
    pub(crate) fn candidate(&self, luck: &mut Luck) -> Option<String> {
        let notation = self.any(luck)?;
        Some(if luck.below(2) == 0 { notation.clone() } else { self.muddled(notation, luck) })
    }

    /// Any move, all kinds equally likely.
    fn any(&self, luck: &mut Luck) -> Option<&String> {
        pick(&self.kinds, luck).and_then(|kind| pick(kind, luck))
    }

    /// The move with one word changed: to a word of another move, or to a number nearby; or with one word less.
    fn muddled(&self, notation: &str, luck: &mut Luck) -> String {
        let mut words: Vec<String> = notation.split(' ').map(String::from).collect();
        let at = luck.below(words.len() as u32) as usize;
        match (words[at].parse::<i64>(), luck.below(4)) {
            (_, 0) if words.len() > 1 => drop(words.remove(at)),
            (Ok(number), 1) => words[at] = (number + 1).to_string(),
            (Ok(number), 2) => words[at] = (number - 1).to_string(),
            _ => {
                let other: Vec<&str> = self.any(luck).map_or("", String::as_str).split(' ').collect();
                words[at] = pick(&other, luck).copied().unwrap_or_default().to_string();
            }
        }
        words.join(" ")
    }
}

/// The first word of a move.
fn verb(notation: &str) -> &str {
    notation.split(' ').next().unwrap_or_default()
}
