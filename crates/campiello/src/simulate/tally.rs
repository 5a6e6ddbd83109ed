//! Counts what came out of many games.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use campiello_core::Outcome;
use campiello_core::fingerprint::Chain;
use serde::Serialize;

use super::Plan;

/// A game that was played.
pub(super) struct Played {
    pub(super) moves: u64,
    pub(super) record: String,
    pub(super) outcome: Outcome,
    /// See `Brains::statistics`.
    pub(super) statistics: Vec<(&'static str, f64)>,
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
    statistics: Vec<(&'static str, f64)>,
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
    /// What the game itself counts, each under its own key.
    #[serde(flatten, serialize_with = "as_map")]
    pub(super) statistics: Vec<(&'static str, f64)>,
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
            statistics: Vec::new(),
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
                add_to(&mut self.parts, part, i64::from(*points));
            }
        }
        for (key, number) in &played.statistics {
            add_to(&mut self.statistics, key, *number);
        }
    }

    /// The answer.
    pub(super) fn close(self, plan: &Plan<'_>, bots: Vec<String>, seconds: f64) -> Simulated {
        let games = self.games.max(1) as f64;
        let seats = f64::from(plan.table.seats);
        let solo = (plan.table.seats == 1).then(|| self.solo(games));
        Simulated {
            game: plan.game.to_owned(),
            seats: plan.table.seats,
            bots,
            options: plan.table.options.iter().map(|key| (*key).to_owned()).collect(),
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
            statistics: self.statistics.iter().map(|(key, sum)| (*key, sum / games)).collect(),
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

/// Adds to the sum of this key. Keys stay in the order in which they first came.
fn add_to<N: AddAssign>(sums: &mut Vec<(&'static str, N)>, key: &'static str, number: N) {
    match sums.iter_mut().find(|(known, _)| *known == key) {
        Some((_, sum)) => *sum += number,
        None => sums.push((key, number)),
    }
}

fn mean(scores: &[i32]) -> f64 {
    scores.iter().map(|score| f64::from(*score)).sum::<f64>() / scores.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use campiello_bots::Budget;
    use campiello_core::{Outcome, Score};

    use super::{Played, Simulated, Tally};
    use crate::simulate::Plan;
    use crate::wishes::Wishes;

    /// Two games of one seat with these numbers beside the outcome.
    fn simulated(statistics: [Vec<(&'static str, f64)>; 2]) -> Simulated {
        let plan = Plan {
            game: "stub",
            table: Wishes { seats: 1, options: Vec::new(), edition: None },
            games: 2,
            budget: Budget::default(),
            bots: "random",
            seed: 1,
            threads: 1,
            save: None,
        };
        let mut tally = Tally::new(1);
        for statistics in statistics {
            let outcome = Outcome::ranked("end", vec![Score { parts: vec![("thalers", 7)] }], &[Vec::new()]);
            tally.add(&Played { moves: 3, record: String::new(), outcome, statistics });
        }
        tally.close(&plan, vec!["random".into()], 1.0)
    }

    #[test]
    fn what_a_game_counts_is_in_the_answer_as_a_mean() {
        let counted = |trades, thalers| vec![("trades_per_game", trades), ("mean_thalers", thalers)];
        let answer = serde_json::to_value(simulated([counted(3.0, 11.0), counted(4.0, 12.5)])).expect("it is JSON");
        assert_eq!(answer["trades_per_game"], 3.5);
        assert_eq!(answer["mean_thalers"], 11.75);
        assert_eq!(answer["mean_parts"]["thalers"], 7.0);
    }

    #[test]
    fn a_game_that_counts_nothing_adds_no_key() {
        let keys = |simulated: &Simulated| {
            let answer = serde_json::to_value(simulated).expect("it is JSON");
            answer.as_object().expect("it is an object").len()
        };
        let counted = simulated([vec![("gifts_per_game", 1.0)], vec![("gifts_per_game", 1.0)]]);
        assert_eq!(keys(&simulated([vec![], vec![]])) + 1, keys(&counted));
    }
}
