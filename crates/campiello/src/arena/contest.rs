//! One match: deal after deal, on all cores.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use campiello_bots::arena::{Deal, Fixtures, Played, Sprt, Standings, Verdict};
use campiello_bots::{Brains, Budget, level};
use campiello_core::fingerprint::Chain;
use campiello_core::{Message, Outcome, Seed, Settings};
use indicatif::ProgressBar;

use super::Plan;
use super::report;
use crate::desk::{Desk, Failure};
use crate::progress;
use crate::workers;

/// A match to be played.
pub(super) struct Match<'a, G: Brains> {
    pub(super) settings: Settings<G>,
    pub(super) fixtures: &'a Fixtures,
    pub(super) names: &'a [String],
    pub(super) budgets: Vec<Budget>,
    pub(super) plan: &'a Plan<'a>,
}

/// A match that was played.
pub(super) struct Contest {
    pub(super) standings: Standings,
    pub(super) games: u64,
    pub(super) moves: u64,
    pub(super) seconds: f64,
    /// How long every bot thought about each choice, the shortest first.
    pub(super) thoughts: Vec<Vec<Duration>>,
    pub(super) sprt: Option<Sprt>,
    pub(super) record_hash: String,
}

impl<G: Brains> Match<'_, G> {
    /// Plays all deals, or as many as the test needs.
    pub(super) fn play(&self, desk: &Desk) -> Result<Contest, Failure> {
        let tables = self.fixtures.tables();
        let games = self.plan.games.div_ceil(tables.len() as u64) * tables.len() as u64;
        let bar = progress::bar(games, desk.word("progress-arena"));
        let mut count = Count::new(self);
        let begun = Instant::now();
        workers::spread(
            games,
            self.plan.threads,
            |number| self.game(number - 1),
            |number, played| {
                let enough = count.add(&tables[(number - 1) as usize % tables.len()], played);
                bar.inc(1);
                self.tell(&count.contest, &bar, desk);
                Ok(enough)
            },
        )?;
        bar.finish_and_clear();
        let mut contest = count.contest;
        contest.seconds = begun.elapsed().as_secs_f64();
        contest.thoughts.iter_mut().for_each(|thoughts| thoughts.sort_unstable());
        Ok(contest)
    }

    /// Plays a game of the match: the tables of the first deal, then those of the second, …
    fn game(&self, number: u64) -> Played {
        let tables = self.fixtures.tables();
        let seed = Seed::numbered(self.plan.seed, 1 + number / tables.len() as u64);
        let table = &tables[number as usize % tables.len()];
        let player =
            |bot: &usize| level::player::<G>(&self.names[*bot], self.budgets[*bot]).expect("the names were looked up");
        Played::new(self.settings, &seed, table.iter().map(player).collect())
    }

    /// Shows beside the bar how the first bot stands.
    fn tell(&self, contest: &Contest, bar: &ProgressBar, desk: &Desk) {
        if bar.is_hidden() || contest.standings.deals().is_empty() {
            return;
        }
        let standings = &contest.standings;
        let shown = if self.plan.table.seats == 1 {
            report::interval(standings.points(0), 1, desk)
        } else {
            report::share(standings.share(0), desk)
        };
        let message = Message::new("arena-so-far").with("bot", self.names[0].as_str()).with("result", shown);
        bar.set_message(desk.say(&message));
    }
}

/// Counts games in their order, deal by deal.
struct Count<'a> {
    fixtures: &'a Fixtures,
    /// The games of the deal that is being played.
    deal: Vec<Outcome>,
    chain: Chain,
    contest: Contest,
}

impl<'a> Count<'a> {
    fn new<G: Brains>(of: &Match<'a, G>) -> Self {
        let standings = Standings::new(of.fixtures.clone());
        let sprt = of.plan.sprt.then(|| Sprt::new(standings.fair()));
        let contest = Contest {
            standings,
            games: 0,
            moves: 0,
            seconds: 0.0,
            thoughts: vec![Vec::new(); of.names.len()],
            sprt,
            record_hash: String::new(),
        };
        Self { fixtures: of.fixtures, deal: Vec::new(), chain: Chain::default(), contest }
    }

    /// Counts a game at this table; says whether that is enough.
    fn add(&mut self, table: &[usize], played: Played) -> ControlFlow<()> {
        let contest = &mut self.contest;
        contest.games += 1;
        contest.moves += played.moves as u64;
        self.chain = self.chain.line(&played.record);
        contest.record_hash = self.chain.full();
        for (bot, thoughts) in table.iter().zip(played.thoughts) {
            contest.thoughts[*bot].extend(thoughts);
        }
        self.deal.push(played.outcome);
        if self.deal.len() < self.fixtures.tables().len() {
            return ControlFlow::Continue(());
        }
        let deal = Deal::new(self.fixtures, &std::mem::take(&mut self.deal));
        if let Some(sprt) = &mut contest.sprt {
            sprt.add(deal.shares[0]);
        }
        contest.standings.add(deal);
        match &contest.sprt {
            Some(sprt) if sprt.verdict() != Verdict::Open => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }
}
