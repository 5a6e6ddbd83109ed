//! The eight laws of a game, run on random positions of random games with every lawful setting.
//!
//! 1. somebody may act until the game is over, who that is is told, and every game ends within its bound (`ending`);
//! 2. `play` accepts what is listed and what can be spelled, nothing else; a refusal changes nothing and names its rule
//!    (`acceptance`);
//! 3. notation and records say the same when read again; a changed record is caught (`notation`, `records`);
//! 4. nothing is lost or doubled (`conservation`);
//! 5. what a viewer cannot know changes nothing that reaches them (`interference`);
//! 6. a guess fits the view, and follows from the view alone (`guessing`);
//! 7. a move is taken back freely exactly if it used no luck and showed nothing (`undo`);
//! 8. every legal action has one click path on its actor's scene, and letters lie there too (`clicks`).
//!
//! What is cheap is looked at in every position, what is dear in one of [`Plan::depth`].

mod acceptance;
mod clicks;
mod conservation;
mod ending;
mod examination;
mod guessing;
mod interference;
mod notation;
mod position;
mod records;
mod report;
mod undo;

use campiello_core::{Game, Luck, Seed, Settings, Viewer};

use crate::rulebook;
use crate::walk::Player;
use examination::Examination;
use position::{Notes, ensure};

pub use report::{Broken, Report};

/// How much to look at.
pub struct Plan<G: Game> {
    /// How many games; every lawful setting is played at least once.
    pub games: u32,
    /// The number of the seed; game `n` has its `n`-th child.
    pub seed: u64,
    /// One position out of so many is looked at in depth, besides the first and the last of every game; 1 is all.
    pub depth: u32,
    /// How many worlds are guessed for every viewer of such a position.
    pub worlds: u32,
    /// Who plays, seat after seat and game after game; nobody named means players who choose at random. Where most of the list is
    /// of one kind, `RandomKind` sees more of the game.
    pub players: Vec<Player<G>>,
    /// The settings to play; none named means all that are lawful.
    pub settings: Vec<Settings<G>>,
    /// Swaps what the viewer cannot know, by the rulebook and not by the game's own view and guess. Without it, law 5 knows
    /// of secrets only what `guess` knows: a view that shows too much, and a guess that uses it, go unnoticed.
    pub swap: Option<Swap<G>>,
    /// Whether anything is hidden in this game. If so, guesses that never differ from the truth break law 6.
    pub secrets: bool,
}

/// See [`Plan::swap`].
pub type Swap<G> = fn(&<G as Game>::State, Viewer, &mut Luck) -> <G as Game>::State;

impl<G: Game> Default for Plan<G> {
    fn default() -> Self {
        Self {
            games: 200,
            seed: 1,
            depth: 16,
            worlds: 2,
            players: Vec::new(),
            settings: Vec::new(),
            swap: None,
            secrets: true,
        }
    }
}

/// Plays the games of the plan and holds every position against the laws.
///
/// # Errors
/// The first law that was found broken, where, and how.
pub fn check<G: Game>(plan: &Plan<G>) -> Result<Report, Broken> {
    let every = if plan.settings.is_empty() { Settings::every().collect() } else { plan.settings.clone() };
    let games = plan.games.max(every.len() as u32);
    let some = ensure(1, !every.is_empty(), || "no settings are lawful".into());
    some.map_err(|offence| Broken::in_all(offence, 0))?;
    let mut notes = Notes::new();
    for number in 0..games {
        let settings = every[number as usize % every.len()];
        let seed = Seed::numbered(plan.seed, u64::from(number));
        Examination::new(plan, settings, seed, number).run(&mut notes)?;
    }
    guessing::varied(plan.secrets, &notes).map_err(|offence| Broken::in_all(offence, games))?;
    undo::alarms(&notes).map_err(|offence| {
        let (_, record) = notes.alarm.clone().unwrap_or_default();
        Broken { record, ..Broken::in_all(offence, games) }
    })?;
    Ok(notes.report)
}

/// The laws hold in the games of the plan, and every refusal named a rule of this rulebook: for a test.
///
/// # Panics
/// If a law is broken, or a refusal names a rule that does not exist.
pub fn hold<G: Game>(plan: &Plan<G>, rules: &str) {
    let report = check(plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report}");
    let unknown = rulebook::unknown_rules(rules, &report.rules);
    assert!(unknown.is_empty(), "refusals name rules that do not exist: {unknown:?}");
}

/// A number that whoever runs the tests wishes for in the environment (`CAMPIELLO_GAMES=100000`), otherwise the usual one.
pub fn wished<T: std::str::FromStr>(name: &str, otherwise: T) -> T {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}
