//! What a bot is, and how bots play a game among themselves.

use campiello_core::{Game, Luck, Seat, Seed, Table};

use crate::chair::Chair;

/// A player without a body.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the chair's legal actions, or one that can be spelled. Deterministic for a given view, list and luck.
    fn choose(&mut self, chair: &Chair<'_, G>, luck: &mut Luck) -> G::Action;
}

/// A game that bots know how to play: one file of this crate per game.
pub trait Brains: Game {
    /// The names of the bots.
    const BOTS: &'static [&'static str];
    /// The name of the bot who plays for people who are away.
    const STAND_IN: &'static str = "greedy";

    /// The bot of this name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// What is worth counting in a finished game besides its outcome, by its key in the answer of a simulation: `trades_per_game`,
    /// `mean_thalers`. Simulations show the mean over all games, and call it `statistic-<key>` from the game's texts. The same keys
    /// come from every game, and none that every answer has anyway.
    fn statistics(_table: &Table<Self>) -> Vec<(&'static str, f64)> {
        Vec::new()
    }
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

    /// Chooses what to do.
    pub fn choose(&mut self, chair: &Chair<'_, G>) -> G::Action {
        self.bot.choose(chair, &mut self.luck)
    }

    /// Chooses what to do at a table where it may act; nothing if it cannot.
    pub fn answer(&mut self, table: &Table<G>, seat: Seat, legal: &mut Vec<G::Action>) -> Option<G::Action> {
        legal.clear();
        G::legal(table.state(), seat, legal);
        (!legal.is_empty()).then(|| self.choose(&Chair::new(table.state(), seat, legal)))
    }
}

/// Lets the bots, one per seat, play the table to its end.
///
/// # Panics
/// If the game breaks the contract: nobody can act though it is not over, or a legal action is refused.
pub fn play_out<G: Game>(table: &mut Table<G>, bots: &mut [Sitting<G>]) {
    let mut legal = Vec::new();
    while let Some(seat) = G::waiting(table.state()).next() {
        let Some(action) = bots[seat.index()].answer(table, seat, &mut legal) else {
            panic!("law 1: somebody may act until the game is over");
        };
        let played = table.play(seat, &action, None);
        assert!(played.is_ok(), "law 2: what is listed or spelled is accepted, and {seat} {action} is not");
    }
}
