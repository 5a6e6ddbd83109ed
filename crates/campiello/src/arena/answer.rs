//! What came out of an arena: the answer of `--json`.

use std::time::Duration;

use campiello_bots::Budget;
use campiello_bots::arena::{Doubling, Interval, Sprt, Standings};
use serde::Serialize;

use super::Plan;
use super::contest::Contest;

/// The whole answer: one match, or one for every budget of the first bot.
#[derive(Serialize)]
pub(super) struct Answer {
    pub(super) game: String,
    pub(super) seats: u8,
    pub(super) options: Vec<String>,
    pub(super) seed: u64,
    pub(super) threads: usize,
    /// What a bot wins that is as strong as the others.
    pub(super) fair_share: f64,
    pub(super) matches: Vec<Match>,
    /// What every doubling of its budget brings the first bot: victories, or points where it plays alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) doubling: Option<Range>,
    /// The same in points more than the others have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) doubling_lead: Option<Range>,
}

/// One match.
#[derive(Serialize)]
pub(super) struct Match {
    /// How long the first bot may think about a choice; the others have what was asked for.
    #[serde(flatten)]
    pub(super) budget: Thinking,
    pub(super) deals: usize,
    pub(super) games: u64,
    pub(super) moves: u64,
    pub(super) seconds: f64,
    pub(super) games_per_s: f64,
    pub(super) bots: Vec<Entrant>,
    /// What the first bot gains over the match before, deal by deal: victories, or points where it plays alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) gain: Option<Range>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) sprt: Option<Test>,
    pub(super) record_hash: String,
}

/// How long somebody may think.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Thinking {
    Iterations(u32),
    Ms(u64),
}

/// A number and its 95 % interval.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Range {
    pub(crate) mean: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// How one bot did.
#[derive(Serialize)]
pub(super) struct Entrant {
    pub(super) bot: String,
    pub(super) win_share: Range,
    pub(super) points: Range,
    pub(super) elo: Range,
    /// How many choices it had with more than one legal move, and how long it thought about them.
    pub(super) choices: usize,
    pub(super) ms_p50: f64,
    pub(super) ms_p99: f64,
}

/// What the sequential test says.
#[derive(Serialize)]
pub(super) struct Test {
    pub(super) verdict: &'static str,
    pub(super) log_ratio: f64,
    pub(super) bound: f64,
    pub(super) better_share: f64,
}

impl Thinking {
    /// So many iterations or milliseconds.
    pub(super) const fn number(self) -> f64 {
        match self {
            Self::Iterations(number) => number as f64,
            Self::Ms(number) => number as f64,
        }
    }
}

impl From<Interval> for Range {
    fn from(interval: Interval) -> Self {
        Self { mean: interval.mean, low: interval.low, high: interval.high }
    }
}

impl From<Range> for Interval {
    fn from(range: Range) -> Self {
        Self { mean: range.mean, low: range.low, high: range.high }
    }
}

impl From<Budget> for Thinking {
    fn from(budget: Budget) -> Self {
        match budget {
            Budget::Playouts(playouts) => Self::Iterations(playouts),
            Budget::Time(time) => Self::Ms(time.as_millis() as u64),
        }
    }
}

impl Answer {
    /// The answer of these matches.
    pub(super) fn new(plan: &Plan<'_>, names: &[String], contests: &[(Budget, Contest)]) -> Self {
        let matches = contests.iter().enumerate().map(|(number, (budget, contest))| {
            let before = number.checked_sub(1).map(|before| &contests[before].1);
            Match::new(*budget, names, contest, before)
        });
        let number = |budget: Budget| Thinking::from(budget).number();
        let curve: Vec<(f64, &Standings)> =
            contests.iter().map(|(budget, contest)| (number(*budget), &contest.standings)).collect();
        let doubling = Doubling::of(&curve, 0);
        Self {
            game: plan.game.to_owned(),
            seats: plan.table.seats,
            options: plan.table.options.iter().map(|key| (*key).to_owned()).collect(),
            seed: plan.seed,
            threads: plan.threads,
            fair_share: contests.first().map_or(1.0, |(_, contest)| contest.standings.fair()),
            matches: matches.collect(),
            doubling: doubling.map(|doubling| doubling.result.into()),
            doubling_lead: doubling.filter(|_| plan.table.seats > 1).map(|doubling| doubling.lead.into()),
        }
    }

    /// Whether everybody played alone.
    pub(super) const fn is_solo(&self) -> bool {
        self.seats == 1
    }
}

impl Match {
    fn new(budget: Budget, names: &[String], contest: &Contest, before: Option<&Contest>) -> Self {
        let table = contest.standings.table();
        let bots = names.iter().zip(table).zip(&contest.thoughts).map(|((bot, standing), thoughts)| Entrant {
            bot: bot.clone(),
            win_share: standing.share.into(),
            points: standing.points.into(),
            elo: standing.elo.into(),
            choices: thoughts.len(),
            ms_p50: percentile(thoughts, 50),
            ms_p99: percentile(thoughts, 99),
        });
        Self {
            budget: budget.into(),
            deals: contest.standings.deals().len(),
            games: contest.games,
            moves: contest.moves,
            seconds: contest.seconds,
            games_per_s: contest.games as f64 / contest.seconds.max(1e-9),
            bots: bots.collect(),
            gain: before.map(|before| contest.standings.gain(&before.standings, 0).into()),
            sprt: contest.sprt.as_ref().map(|sprt| Test {
                verdict: super::verdict(sprt.verdict()),
                log_ratio: sprt.ratio(),
                bound: Sprt::bound(),
                better_share: sprt.better(),
            }),
            record_hash: contest.record_hash.clone(),
        }
    }
}

/// The time within which so many of a hundred thoughts ended, in milliseconds. The shortest come first.
fn percentile(thoughts: &[Duration], part: usize) -> f64 {
    let rank = (thoughts.len() * part).div_ceil(100).max(1);
    thoughts.get(rank - 1).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::percentile;

    #[test]
    fn percentiles_are_thoughts_that_were_thought() {
        let thoughts: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert!((percentile(&thoughts, 50) - 100.0).abs() < 1e-9);
        assert!((percentile(&thoughts, 99) - 198.0).abs() < 1e-9);
        assert!((percentile(&thoughts[..1], 99) - 1.0).abs() < 1e-9);
        assert!(percentile(&[], 50).abs() < 1e-9);
    }
}
