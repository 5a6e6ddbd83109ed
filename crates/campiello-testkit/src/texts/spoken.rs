//! What a game says, collected from random games, and held against the texts.

use std::collections::{BTreeMap, BTreeSet};

use campiello_core::message::Value;
use campiello_core::path::Choice;
use campiello_core::{Chance, Game, Luck, Message, Refusal, Scene, Seat, Seed, Settings, Table, Texts, Viewer};

use super::dictionary::Dictionary;
use super::shelves;
use crate::spelling;
use crate::walk::{self, Player, Pool, Walk, sample};

/// How many foreign moves are tried in every position, to hear refusals.
const TRIES: u32 = 8;
/// How many legal actions of a seat are listened to in every position.
const ACTIONS: usize = 8;

/// Everything that was said: for every key, the sets of variables with which it was said, and those of them that were seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    said: BTreeMap<String, BTreeSet<BTreeSet<&'static str>>>,
    seats: BTreeMap<String, BTreeSet<&'static str>>,
}

impl Spoken {
    /// Listens to random games with all settings: log, choices, letters, scenes, refusals, unreadable moves, and the keys that the
    /// contract makes of switches (`switch-`), ends (`end-`), scores (`score-`) and ratings (`rating-`).
    pub fn by<G: Game>(games: u32, players: &[Player<G>]) -> Self {
        let mut spoken = Self::default();
        for switch in G::SWITCHES {
            spoken.hear_key(format!("switch-{}", switch.key));
        }
        let every: Vec<Settings<G>> = Settings::every().collect();
        let mut pool = Pool::new();
        for number in 0..games.max(every.len() as u32) {
            let seed = Seed::numbered(2, u64::from(number));
            let settings = every[number as usize % every.len()];
            let mut table = Table::new(settings, seed);
            let mut walk = Walk::new(players, settings.seats(), &seed, number);
            walk::play(&mut table, &mut walk, usize::MAX, |table, legal| spoken.listen(table, legal, &seed, &mut pool));
        }
        spoken
    }

    fn hear_log<G: Game>(
        &mut self,
        before: &G::State,
        seat: Seat,
        action: &G::Action,
        viewer: Viewer,
        luck: &mut Luck,
    ) {
        let mut after = before.clone();
        if G::play(&mut after, seat, action, luck).is_ok() {
            self.hear(&G::tell(before, &after, seat, action, viewer));
        }
    }

    /// Looks over the shoulder of one viewer, and of every seat that may act.
    fn listen<G: Game>(&mut self, table: &Table<G>, legal: &[Vec<G::Action>], seed: &Seed, pool: &mut Pool) {
        let (state, moves) = (table.state(), table.steps().len());
        let mut luck = seed.branch("listen").luck(moves as u64);
        let viewers: Vec<Viewer> = Viewer::all(legal.len() as u8).collect();
        let viewer = viewers[luck.below(viewers.len() as u32) as usize];
        self.hear_scene(&G::layout(&G::view(state, viewer)));
        for seat in Seat::all(legal.len() as u8) {
            let view = G::view(state, Viewer::Seat(seat));
            for action in sample(&legal[seat.index()], ACTIONS, &mut luck) {
                pool.remember(action.to_string(), &mut luck);
                self.hear_log::<G>(state, seat, action, viewer, &mut luck);
                self.hear_choice(&G::choice(&view, action));
            }
            let attempt = spelling::at_random::<G>(&view, &mut luck);
            attempt.offered.iter().flatten().for_each(|letter| self.hear(&letter.label));
            attempt.shown.iter().for_each(|scene| self.hear_scene(scene));
            if let Some(action) = attempt.whole {
                pool.remember(action.to_string(), &mut luck);
                self.hear_log::<G>(state, seat, &action, viewer, &mut luck);
                self.hear_choice(&G::choice(&view, &action));
            }
        }
        for seat in Seat::all(legal.len() as u8) {
            for _ in 0..TRIES {
                let notation = pool.candidate(&mut luck).unwrap_or_default();
                match notation.parse::<G::Action>() {
                    Err(unreadable) => self.hear(&unreadable.0),
                    Ok(action) => {
                        let played = G::play(&mut state.clone(), seat, &action, &mut luck);
                        played.err().iter().for_each(|illegal| self.hear(&illegal.message()));
                    }
                }
            }
        }
        if let Some(outcome) = table.outcome() {
            self.hear_key(format!("end-{}", outcome.end));
            outcome.rating.iter().for_each(|rating| self.hear_key(format!("rating-{rating}")));
            let parts = outcome.scores.iter().flat_map(|score| &score.parts);
            parts.for_each(|(part, _)| self.hear_key(format!("score-{part}")));
        }
    }

    /// Hears a message, and those inside it.
    pub fn hear(&mut self, message: &Message) {
        let variables = message.values.iter().map(|(name, _)| *name).collect();
        self.said.entry(message.key.to_string()).or_default().insert(variables);
        for (name, value) in &message.values {
            match value {
                Value::Message(inner) => self.hear(inner),
                Value::Seat(_) => drop(self.seats.entry(message.key.to_string()).or_default().insert(name)),
                Value::Number(_) | Value::Word(_) => {}
            }
        }
    }

    fn hear_key(&mut self, key: String) {
        self.said.entry(key).or_default().insert(BTreeSet::new());
    }

    fn hear_choice(&mut self, choice: &Choice) {
        self.hear(&choice.label);
        choice.remarks.iter().for_each(|remark| self.hear(&remark.text));
    }

    fn hear_scene(&mut self, scene: &Scene) {
        scene.prompt.iter().for_each(|prompt| self.hear(prompt));
        for area in &scene.areas {
            self.hear(&area.title);
            area.headings.iter().for_each(|heading| self.hear(heading));
            area.facts.iter().for_each(|fact| self.hear(&fact.label));
            for piece in &area.pieces {
                self.hear(&piece.label);
                piece.lines.iter().for_each(|line| self.hear(line));
                piece.facts.iter().for_each(|fact| self.hear(&fact.label));
            }
        }
    }

    /// Holds what was said against the texts: `own` are the game's, `shared` those of crates that it builds on. Every key said
    /// must exist in every language, and every variable that its text wants must be given; a seat has a name, so no text may choose
    /// or count by it. Every own key must have been said in some language, alone or inside another, or be listed in `elsewhere`; an
    /// entry that ends with `*` stands for all keys that begin so.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn check(&self, own: Texts, shared: &[Texts], elsewhere: &[&str]) -> Result<usize, Vec<String>> {
        let mut wrong = BTreeSet::new();
        let all: Vec<Texts> = [own].into_iter().chain(shared.iter().copied()).collect();
        for (language, shelf) in shelves(&all) {
            for (key, ways) in &self.said {
                wrong.extend(sayable(&shelf, key, ways).into_iter().map(|what| format!("{language}: {what}")));
            }
            for (key, seats) in &self.seats {
                wrong.extend(by_name(&shelf, key, seats).into_iter().map(|what| format!("{language}: {what}")));
            }
        }
        let mut unused = shelves(&[own]).into_values().flatten().map(|dictionary| self.unused(&dictionary, elsewhere));
        let first = unused.next().unwrap_or_default();
        let in_all = unused.fold(first, |all, unused| all.intersection(&unused).cloned().collect());
        wrong.extend(in_all.iter().map(|key| format!("{key} is never said")));
        if wrong.is_empty() { Ok(self.said.len()) } else { Err(wrong.into_iter().collect()) }
    }

    /// The keys that were neither said nor are part of one that was.
    fn unused(&self, dictionary: &Dictionary, elsewhere: &[&str]) -> BTreeSet<String> {
        let listed = |key: &str| {
            elsewhere.iter().any(|entry| entry.strip_suffix('*').map_or(key == *entry, |begin| key.starts_with(begin)))
        };
        let used = dictionary.entries.keys().filter(|key| self.said.contains_key(*key) || listed(key));
        let reached: BTreeSet<String> = used.flat_map(|key| dictionary.reached(key)).collect();
        let unused = |key: &&String| {
            let message = key.split_once('.').map_or(key.as_str(), |(message, _)| message);
            !reached.contains(*key) && !reached.contains(message)
        };
        dictionary.entries.keys().filter(unused).cloned().collect()
    }
}

/// What is wrong with saying a key in these ways.
fn sayable(shelf: &[Dictionary], key: &str, ways: &BTreeSet<BTreeSet<&'static str>>) -> Vec<String> {
    let Some(dictionary) = shelf.iter().find(|dictionary| dictionary.entries.contains_key(key)) else {
        return vec![format!("{key} is said and does not exist")];
    };
    let wanted = dictionary.variables(key);
    let missing = |given: &BTreeSet<&'static str>| wanted.iter().find(|name| !given.contains(name.as_str())).cloned();
    ways.iter().filter_map(missing).map(|name| format!("{key} is said without ${name}")).collect()
}

/// What is wrong with the seats in a text: a name is said as it is.
fn by_name(shelf: &[Dictionary], key: &str, seats: &BTreeSet<&'static str>) -> Vec<String> {
    let dictionary = shelf.iter().find(|dictionary| dictionary.entries.contains_key(key));
    let examined = dictionary.map(|dictionary| dictionary.examined(key)).unwrap_or_default();
    seats
        .iter()
        .filter(|name| examined.contains(*name))
        .map(|name| format!("{key} chooses by ${name}, a seat"))
        .collect()
}
