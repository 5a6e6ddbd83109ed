//! What a bot is, and how bots play a game among themselves.

use campiello_core::{Game, Luck, Seat, Seed, Table};

use crate::chair::Chair;
use crate::search::Budget;
use crate::weights::Weight;

/// A player without a body.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the chair's legal actions, or one that can be spelled. Deterministic for a given view, list and luck and
    /// what it was asked before, unless it thinks by the clock.
    fn choose(&mut self, chair: &Chair<'_, G>, luck: &mut Luck) -> G::Action;
}

/// A game that bots know how to play: one file of this crate per game.
///
/// The house brings the [levels](crate::Level); a game brings what they cannot know without it.
pub trait Brains: Game {
    /// The names of the game's own bots, the levels apart.
    const BOTS: &'static [&'static str];
    /// The lead that a search takes for three chances out of four.
    const SPREAD: f64;
    /// How far the points that [`Brains::promise`] expects are off at the end of the game and at its beginning: whoever leads another by so many comes before
    /// them about three times out of four. `examples/spreads.rs` finds them.
    const SPREADS: [f64; 2];
    /// How good the first of the ideas is known to be: a search leaves it for another only if that one is ahead by so much and a standard error more, because
    /// what quick players and promises get wrong is wrong in every world.
    const TRUST: f64 = 0.0;
    /// Whether thinking again in the middle of a turn finds what was not seen at its beginning. Otherwise whoever searches goes on as it meant to, as long as
    /// everything comes as expected.
    const RETHINKS: bool = false;
    /// About how many worlds a review of a finished game plays on: some ten seconds of one core.
    const REVIEW: u32;

    /// How often of a hundred times a novice, an easy one and a hard one overlook what is best: a game of many small choices forgives fewer, and a hard one
    /// slips where reading less alone would not make it weaker.
    const SLIPS: [u32; 3];

    /// The bot of this name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// The bot that does what brings most as far as it can see without trying: the levels that do not read ahead are this one, with slips.
    fn greedy() -> Box<dyn Bot<Self>>;

    /// Whoever plays a position on in the mind: quick rather than clever, with what others are taken to believe.
    fn reader() -> Box<dyn Bot<Self>>;

    /// The same for the seat that tries something: with the beliefs of a player who searches.
    fn own_reader() -> Box<dyn Bot<Self>>;

    /// The lines worth a look within a budget, the most promising first, never none: an action each, and what the seat means to do after it
    /// where the action is worth something only together with others. Of lines with one beginning the best counts, none is empty, and some actions may be
    /// spelled.
    fn lines(chair: &Chair<'_, Self>, budget: Budget, luck: &mut Luck) -> Vec<Vec<Self::Action>>;

    /// Whether everybody would have done in a guessed world what they did, as far as that is worth a thought: a search prefers worlds in which they would.
    fn is_believable(_view: &Self::View, _world: &Self::State) -> bool {
        true
    }

    /// Whether playing on may stop here, on the way from `begun`: what has happened since can be valued.
    fn settled(_begun: &Self::State, _state: &Self::State) -> bool {
        false
    }

    /// The points that every seat will have at the end, as far as can be said before it. The state is an imagined one.
    fn promise(state: &Self::State) -> Vec<f64>;

    /// About how much of the game is left, from one at its beginning to nothing at its end.
    fn left(state: &Self::State) -> f64;

    /// The numbers by which whoever searches at a table of so many seats values positions.
    fn weights(seats: u8) -> Vec<Weight>;

    /// That bot with these values, in the order of [`Brains::weights`].
    fn weighted(values: &[i32]) -> Box<dyn Bot<Self>>;

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
        Self { bot, luck: luck(seat, seed) }
    }

    /// Chooses what to do.
    pub fn choose(&mut self, chair: &Chair<'_, G>) -> G::Action {
        self.bot.choose(chair, &mut self.luck)
    }

    /// Chooses what to do at a table where it may act; nothing if it cannot.
    pub fn answer(&mut self, table: &Table<G>, seat: Seat, legal: &mut Vec<G::Action>) -> Option<G::Action> {
        Chair::at(table, seat, legal).map(|chair| self.choose(&chair))
    }
}

/// A bot's own luck in a seat.
pub(crate) fn luck(seat: Seat, seed: &Seed) -> Luck {
    seed.branch(&format!("bot {seat}")).luck(0)
}

/// Lets the bots, one per seat, play the table to its end.
///
/// # Panics
/// If the game breaks the contract: nobody can act though it is not over, or a legal action is refused.
pub fn play_out<G: Game>(table: &mut Table<G>, bots: &mut [Sitting<G>]) {
    play_on(table, |table, seat, legal| bots[seat.index()].answer(table, seat, legal));
}

/// The same with answers from elsewhere: `answer` is asked what a seat does, and may list its legal actions in the buffer.
///
/// # Panics
/// If there is no answer, or it is refused.
pub fn play_on<G: Game>(
    table: &mut Table<G>,
    mut answer: impl FnMut(&Table<G>, Seat, &mut Vec<G::Action>) -> Option<G::Action>,
) {
    let mut legal = Vec::new();
    while let Some(seat) = G::waiting(table.state()).next() {
        let Some(action) = answer(table, seat, &mut legal) else {
            panic!("law 1: somebody may act until the game is over");
        };
        let played = table.play(seat, &action, None);
        assert!(played.is_ok(), "law 2: what is listed or spelled is accepted, and {seat} {action} is not");
    }
}
