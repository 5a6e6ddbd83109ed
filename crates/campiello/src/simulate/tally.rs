//! Counts what came out of many games.

use std::collections::BTreeMap;

use campiello_core::Outcome;
use campiello_core::fingerprint::Chain;
use serde::Serialize;

use super::Plan;

/// A game that was played.
pub(super) struct Played {
    pub(super) moves: u64,
    pub(super) record: String,
    pub(super) outcome: Outcome,
}

/// The counts so far. Games are added in the order of their numbers.
pub(super) struct Tally {
    games: u64,
    moves: u64,
    scores: Vec<Vec<i32>>,
    wins: Vec<f64>,
    parts: Vec<(&'static str, i64)>,
    ends: BTreeMap<&'static str, u64>,
    ratings: BTreeMap<&'static str, u64>,
    chain: Chain,
}

/// What came out: the answer of `--json`.
#[derive(Serialize)]
pub(super) struct Simulated {
    pub(super) game: String,
    pub(super) seats: u8,
    pub(super) bots: Vec<String>,
    pub(super) options: Vec<String>,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) games: u64,
    pub(super) moves: u64,
    pub(super) seconds: f64,
    pub(super) games_per_s: f64,
    pub(super) moves_per_s: f64,
    pub(super) mean_scores: Vec<f64>,
    pub(super) win_share: Vec<f64>,
    #[serde(serialize_with = "as_map")]
    pub(super) mean_parts: Vec<(&'static str, f64)>,
    pub(super) ends: BTreeMap<&'static str, u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) solo: Option<Solo>,
    pub(super) record_hash: String,
    #[serde(skip)]
    pub(super) scores: Vec<i32>,
}

/// What matters if one plays alone.
#[derive(Serialize)]
pub(super) struct Solo {
    pub(super) mean: f64,
    pub(super) median: f64,
    pub(super) best: i32,
    /// The share of each rating of the box's own table.
    pub(super) ratings: BTreeMap<&'static str, f64>,
}

fn as_map<S: serde::Serializer>(pairs: &[(&'static str, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().copied())
}

impl Tally {
    pub(super) fn new(seats: u8) -> Self {
        Self {
            games: 0,
            moves: 0,
            scores: vec![Vec::new(); seats.into()],
            wins: vec![0.0; seats.into()],
            parts: Vec::new(),
            ends: BTreeMap::new(),
            ratings: BTreeMap::new(),
            chain: Chain::default(),
        }
    }

    /// Counts one game more.
    pub(super) fn add(&mut self, played: &Played) {
        let outcome = &played.outcome;
        self.games += 1;
        self.moves += played.moves;
        self.chain = self.chain.line(&played.record);
        *self.ends.entry(outcome.end).or_default() += 1;
        if let Some(rating) = outcome.rating {
            *self.ratings.entry(rating).or_default() += 1;
        }
        let winners = outcome.ranks.iter().map(|rank| u8::from(*rank == 1)).sum::<u8>();
        for (seat, score) in outcome.scores.iter().enumerate() {
            self.scores[seat].push(score.total());
            if outcome.ranks[seat] == 1 {
                self.wins[seat] += 1.0 / f64::from(winners);
            }
            for (part, points) in &score.parts {
                self.part(part, *points);
            }
        }
    }

    fn part(&mut self, part: &'static str, points: i32) {
        match self.parts.iter_mut().find(|(key, _)| *key == part) {
            Some((_, sum)) => *sum += i64::from(points),
            None => self.parts.push((part, points.into())),
        }
    }

    /// The answer.
    pub(super) fn close(self, plan: &Plan<'_>, bots: Vec<String>, seconds: f64) -> Simulated {
        let games = self.games.max(1) as f64;
        let seats = f64::from(plan.seats);
        let solo = (plan.seats == 1).then(|| self.solo(games));
        Simulated {
            game: plan.game.to_owned(),
            seats: plan.seats,
            bots,
            options: plan.options.iter().map(|key| (*key).to_owned()).collect(),
            seed: plan.seed,
            threads: plan.threads,
            games: self.games,
            moves: self.moves,
            seconds,
            games_per_s: self.games as f64 / seconds.max(1e-9),
            moves_per_s: self.moves as f64 / seconds.max(1e-9),
            mean_scores: self.scores.iter().map(|scores| mean(scores)).collect(),
            win_share: self.wins.iter().map(|wins| wins / games).collect(),
            mean_parts: self.parts.iter().map(|(key, sum)| (*key, *sum as f64 / games / seats)).collect(),
            ends: self.ends,
            solo,
            record_hash: self.chain.full(),
            scores: self.scores.into_iter().flatten().collect(),
        }
    }

    fn solo(&self, games: f64) -> Solo {
        let mut scores = self.scores[0].clone();
        scores.sort_unstable();
        let middle = scores.len() / 2;
        let median = match scores.len() {
            0 => 0.0,
            even if even.is_multiple_of(2) => f64::midpoint(scores[middle - 1].into(), scores[middle].into()),
            _ => scores[middle].into(),
        };
        Solo {
            mean: mean(&scores),
            median,
            best: scores.last().copied().unwrap_or(0),
            ratings: self.ratings.iter().map(|(key, count)| (*key, *count as f64 / games)).collect(),
        }
    }
}

fn mean(scores: &[i32]) -> f64 {
    scores.iter().map(|score| f64::from(*score)).sum::<f64>() / scores.len().max(1) as f64
}
