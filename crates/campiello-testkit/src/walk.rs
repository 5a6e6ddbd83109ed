//! How the testkit plays: anybody who may act can be next, and moves are remembered to be tried where they do not belong.

use campiello_bots::{Bot, Chair, Random, Sitting};
use campiello_core::{Chance, Game, Luck, Seat, Seed, Table};

/// Makes a player. Closures that capture nothing are such.
pub type Player<G> = fn() -> Box<dyn Bot<G>>;

/// The players of one game. Unlike an arena, a walk also lets seats act that only may.
pub struct Walk<G: Game> {
    players: Vec<Sitting<G>>,
    luck: Luck,
}

impl<G: Game> Walk<G> {
    /// Seats the players for game `number`, in turn; if there are none, players who choose at random.
    pub fn new(players: &[Player<G>], seats: u8, seed: &Seed, number: u32) -> Self {
        let player = |seat: Seat| match players {
            [] => Box::new(Random) as Box<dyn Bot<G>>,
            players => players[(number as usize + seat.index()) % players.len()](),
        };
        let players = Seat::all(seats).map(|seat| Sitting::new(player(seat), seat, seed)).collect();
        Self { players, luck: seed.branch("walk").luck(0) }
    }

    /// Who moves, and what: `legal` holds the legal actions of every seat. Nobody if no seat that must act can.
    ///
    /// A seat that only may act goes first in one step out of four.
    pub fn next(&mut self, state: &G::State, legal: &[Vec<G::Action>]) -> Option<(Seat, G::Action)> {
        let waiting = G::waiting(state);
        let can = |seat: &Seat| !legal[seat.index()].is_empty();
        let (must, may): (Vec<Seat>, Vec<Seat>) =
            Seat::all(legal.len() as u8).filter(can).partition(|seat| waiting.is_for(*seat));
        if must.is_empty() {
            return None;
        }
        let early = !may.is_empty() && self.luck.below(4) == 0;
        let seat = *pick(if early { &may } else { &must }, &mut self.luck)?;
        let actions = &legal[seat.index()];
        Some((seat, self.players[seat.index()].choose(&Chair::new(state, seat, actions))))
    }
}

/// Plays a game to its end, or to `most` moves, and shows every position on the way to `look`.
///
/// # Panics
/// If a legal action is refused: run the laws first.
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
        assert!(played.is_ok(), "law 2: {action} is listed and refused: {played:?}");
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

/// Moves seen anywhere, to be tried where they may not belong.
pub(crate) struct Pool {
    notations: Vec<String>,
}

impl Pool {
    const MOST: usize = 512;

    pub(crate) const fn new() -> Self {
        Self { notations: Vec::new() }
    }

    /// Remembers a move; once the pool is full it takes the place of another.
    pub(crate) fn remember(&mut self, notation: String, luck: &mut Luck) {
        if self.notations.contains(&notation) {
            return;
        }
        if self.notations.len() < Self::MOST {
            self.notations.push(notation);
        } else {
            self.notations[luck.below(Self::MOST as u32) as usize] = notation;
        }
    }

    /// A move seen elsewhere or, just as often, one with a word changed. Most of these can be read; few are legal.
    pub(crate) fn candidate(&self, luck: &mut Luck) -> Option<String> {
        let notation = pick(&self.notations, luck)?;
        Some(if luck.below(2) == 0 { notation.clone() } else { self.muddled(notation, luck) })
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
                let other: Vec<&str> = pick(&self.notations, luck).map_or("", String::as_str).split(' ').collect();
                words[at] = pick(&other, luck).copied().unwrap_or_default().to_string();
            }
        }
        words.join(" ")
    }
}
