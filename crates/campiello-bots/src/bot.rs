//! What a bot is, and how bots play a game among themselves.

use campiello_core::{Game, Luck, Seat, Seed, Table};

use crate::chair::Chair;

/// A player without a body.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the chair's legal actions by its place in the list. Deterministic for a given view, list and luck.
    fn choose(&mut self, chair: &Chair<'_, G>, luck: &mut Luck) -> usize;
}

/// A game that bots know how to play: one file of this crate per game.
pub trait Brains: Game {
    /// The names of the bots.
    const BOTS: &'static [&'static str];

    /// The bot of this name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
}

/// A bot in its seat, with luck of its own that has nothing to do with the game's.
pub struct Sitting<G: Game> {
    bot: Box<dyn Bot<G>>,
    luck: Luck,
}

impl<G: Game> Sitting<G> {
    /// Seats a bot; `seed` is the game's.
    pub fn new(bot: Box<dyn Bot<G>>, seat: Seat, seed: &Seed) -> Self {
        Self { bot, luck: seed.branch(&format!("bot {seat}")).luck(0) }
    }

    /// Chooses one of the chair's legal actions by its place in the list.
    pub fn choose(&mut self, chair: &Chair<'_, G>) -> usize {
        self.bot.choose(chair, &mut self.luck)
    }
}

/// Lets the bots, one per seat, play the table to its end.
///
/// # Panics
/// If the game breaks the contract: nobody can act though it is not over, or a legal action is refused.
pub fn play_out<G: Game>(table: &mut Table<G>, bots: &mut [Sitting<G>]) {
    let mut legal = Vec::new();
    while let Some(seat) = G::waiting(table.state()).first() {
        legal.clear();
        G::legal(table.state(), seat, &mut legal);
        assert!(!legal.is_empty(), "law 1: somebody may act until the game is over");
        let chosen = bots[seat.index()].choose(&Chair::new(table.state(), seat, &legal));
        let played = table.play(seat, &legal[chosen], None);
        assert!(played.is_ok(), "law 2: what is listed is accepted");
    }
}
