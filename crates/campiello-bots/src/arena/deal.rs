//! One deal: the same luck for everybody, at every table.

use std::time::{Duration, Instant};

use campiello_core::{Game, Outcome, Seat, Seed, Settings, Table};

use super::fixtures::Fixtures;
use crate::bot::{Bot, Sitting, play_on};

/// One game of a deal.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many moves it had.
    pub moves: usize,
    /// How long each seat thought about every choice it had; a move without an alternative is none.
    pub thoughts: Vec<Vec<Duration>>,
    /// The game as text.
    pub record: String,
}

impl Played {
    /// Plays a game among bots, one in each seat.
    ///
    /// # Panics
    /// If the game breaks the contract.
    pub fn new<G: Game>(settings: Settings<G>, seed: &Seed, bots: Vec<Box<dyn Bot<G>>>) -> Self {
        let mut table = Table::new(settings, *seed);
        let mut thoughts = vec![Vec::new(); bots.len()];
        let seats = Seat::all(bots.len() as u8);
        let mut sitting: Vec<_> = seats.zip(bots).map(|(seat, bot)| Sitting::new(bot, seat, seed)).collect();
        play_on(&mut table, |table, seat, legal| {
            let begun = Instant::now();
            let answer = sitting[seat.index()].answer(table, seat, legal);
            if legal.len() > 1 {
                thoughts[seat.index()].push(begun.elapsed());
            }
            answer
        });
        let outcome = table.outcome().expect("a game is played to its end");
        Self { outcome, moves: table.steps().len(), thoughts, record: table.record() }
    }
}

/// How often one bot came before another: half for every time that they shared a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairs(Vec<Vec<f64>>);

impl Pairs {
    /// Nobody has met.
    pub fn new(bots: usize) -> Self {
        Self(vec![vec![0.0; bots]; bots])
    }

    /// How many bots there are.
    pub fn bots(&self) -> usize {
        self.0.len()
    }

    /// How often the one came before the other.
    pub fn before(&self, one: usize, other: usize) -> f64 {
        self.0[one][other]
    }

    /// Two bots were ranked, the first place being 1.
    pub fn meet(&mut self, (one, rank): (usize, u8), (other, others): (usize, u8)) {
        let share = f64::from(u8::from(rank < others)) + f64::from(u8::from(rank == others)) / 2.0;
        self.0[one][other] += share;
        self.0[other][one] += 1.0 - share;
    }

    /// These and what others counted, so many times.
    #[must_use]
    pub fn plus(mut self, more: &Self, times: f64) -> Self {
        for (row, more) in self.0.iter_mut().zip(&more.0) {
            for (sum, more) in row.iter_mut().zip(more) {
                *sum += times * more;
            }
        }
        self
    }
}

/// What came out of one deal, bot by bot.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    /// The share of its victories that each won for every seat it had; a shared victory is shared. Alone, whoever did best with this deal wins it.
    pub shares: Vec<f64>,
    /// The mean points of each.
    pub points: Vec<f64>,
    /// Who came before whom.
    pub pairs: Pairs,
}

impl Deal {
    /// Counts the games of a deal, one for each table of the fixtures.
    pub fn new(fixtures: &Fixtures, outcomes: &[Outcome]) -> Self {
        let tables: Vec<Seating<'_>> = if fixtures.tables().iter().all(|table| table.len() == 1) {
            vec![alone(fixtures, outcomes)]
        } else {
            fixtures.tables().iter().zip(outcomes).map(|(table, outcome)| together(table, outcome)).collect()
        };
        let bots = fixtures.bots();
        let (mut sums, mut pairs) = (vec![(0.0, 0.0, 0.0); bots], Pairs::new(bots));
        for Seating { bots, ranks, points } in &tables {
            let winners: f64 = ranks.iter().map(|rank| f64::from(u8::from(*rank == 1))).sum();
            for (seat, bot) in bots.iter().enumerate() {
                let won = if ranks[seat] == 1 { 1.0 / winners } else { 0.0 };
                let (seats, share, sum) = &mut sums[*bot];
                (*seats, *share, *sum) = (*seats + 1.0, *share + won, *sum + f64::from(points[seat]));
                for other in (seat + 1..bots.len()).filter(|other| bots[*other] != *bot) {
                    pairs.meet((*bot, ranks[seat]), (bots[other], ranks[other]));
                }
            }
        }
        Self {
            shares: sums.iter().map(|(seats, share, _)| share / seats).collect(),
            points: sums.iter().map(|(seats, _, points)| points / seats).collect(),
            pairs,
        }
    }
}

/// Who sat at a table, and how they did.
struct Seating<'a> {
    bots: std::borrow::Cow<'a, [usize]>,
    ranks: Vec<u8>,
    points: Vec<i32>,
}

fn together<'a>(table: &'a [usize], outcome: &Outcome) -> Seating<'a> {
    let points = outcome.scores.iter().map(campiello_core::Score::total).collect();
    Seating { bots: table.into(), ranks: outcome.ranks.clone(), points }
}

/// Those who play alone are compared as if they had sat at one table.
fn alone<'a>(fixtures: &Fixtures, outcomes: &[Outcome]) -> Seating<'a> {
    let points: Vec<i32> = outcomes.iter().map(|outcome| outcome.scores[0].total()).collect();
    let rank = |own: &i32| 1 + points.iter().filter(|other| *other > own).count() as u8;
    let ranks = points.iter().map(rank).collect();
    Seating { bots: fixtures.tables().iter().map(|table| table[0]).collect(), ranks, points }
}

#[cfg(test)]
mod tests {
    use campiello_core::{Outcome, Score};

    use super::{Deal, Fixtures};

    fn outcome(points: &[i32]) -> Outcome {
        let scores = points.iter().map(|points| Score { parts: vec![("points", *points)] }).collect();
        Outcome::ranked("end", scores, &vec![Vec::new(); points.len()])
    }

    #[test]
    fn shares_are_counted_for_every_seat_of_a_bot() {
        // One against three, rotated: the first bot sits in the first seat, then in the second, …
        let fixtures = Fixtures::new(2, 4);
        let games = [[9, 1, 2, 3], [1, 9, 2, 3], [9, 1, 2, 3], [5, 1, 2, 5]];
        let deal = Deal::new(&fixtures, &games.map(|points| outcome(&points)));
        assert!((deal.shares[0] - 2.5 / 4.0).abs() < 1e-9, "{deal:?}");
        assert!((deal.shares[1] - 1.5 / 12.0).abs() < 1e-9, "{deal:?}");
        assert!((deal.points[0] - (9.0 + 9.0 + 2.0 + 5.0) / 4.0).abs() < 1e-9, "{deal:?}");
        // Three comparisons in each game; one place was shared.
        assert!((deal.pairs.before(0, 1) + deal.pairs.before(1, 0) - 12.0).abs() < 1e-9);
        assert!((deal.pairs.before(0, 1) - (3.0 + 3.0 + 1.0 + 2.5)).abs() < 1e-9, "{deal:?}");
    }

    #[test]
    fn alone_the_best_with_a_deal_wins_it() {
        let fixtures = Fixtures::new(3, 1);
        let deal = Deal::new(&fixtures, &[outcome(&[70]), outcome(&[80]), outcome(&[80])]);
        assert_eq!(deal.shares, [0.0, 0.5, 0.5]);
        assert_eq!(deal.points, [70.0, 80.0, 80.0]);
        assert!((deal.pairs.before(1, 0) - 1.0).abs() < 1e-9 && (deal.pairs.before(1, 2) - 0.5).abs() < 1e-9);
    }
}
