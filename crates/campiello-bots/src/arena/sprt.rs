//! When enough has been seen: Wald's sequential test, deal by deal.

/// Whether a bot wins more than its fair share.
///
/// Two things may be true: it wins exactly its fair share, or its odds to win are half as good again (with two seats 60 % instead of 50 %, which is some 70
/// points of Elo; with four 33 % instead of 25 %). After every deal the likelihoods of the two are compared, for means of deals with the variance that was seen so far; the test ends when one of
/// them is nineteen times the other. So at most about one in twenty bots that are not better passes, and about one in twenty that are is missed, however long it takes.
#[derive(Clone, Debug)]
pub struct Sprt {
    fair: f64,
    better: f64,
    deals: f64,
    sum: f64,
    squares: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing yet.
    Open,
    /// It wins more than its fair share.
    Better,
    /// It does not, or hardly.
    NotBetter,
}

/// By how much the odds of a better bot are better.
const ODDS: f64 = 1.5;
/// How often each of the two mistakes may happen.
const MISTAKES: f64 = 0.05;
/// So many deals with the variance of single games are taken as seen before the first, so that a lucky beginning, in which all deals look alike, decides nothing.
const DOUBT: f64 = 10.0;

impl Sprt {
    /// A test against this fair share, between 0 and 1.
    pub fn new(fair: f64) -> Self {
        let odds = ODDS * fair / (1.0 - fair);
        Self { fair, better: odds / (1.0 + odds), deals: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// The share that a better bot wins.
    pub const fn better(&self) -> f64 {
        self.better
    }

    /// The number that the logarithm of the ratio must reach, with either sign.
    pub fn bound() -> f64 {
        ((1.0 - MISTAKES) / MISTAKES).ln()
    }

    /// Takes the bot's share of one more deal.
    pub fn add(&mut self, share: f64) {
        self.deals += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// The logarithm of how many times likelier it is that the bot is better than that it is not.
    pub fn ratio(&self) -> f64 {
        if self.deals < 1.0 {
            return 0.0;
        }
        let mean = self.sum / self.deals;
        let seen = (self.squares - self.deals * mean * mean).max(0.0);
        let variance = (seen + DOUBT * self.fair * (1.0 - self.fair)) / (self.deals + DOUBT);
        self.deals * (self.better - self.fair) * (mean - f64::midpoint(self.fair, self.better)) / variance
    }

    /// What can be said by now.
    pub fn verdict(&self) -> Verdict {
        match self.ratio() {
            ratio if ratio >= Self::bound() => Verdict::Better,
            ratio if ratio <= -Self::bound() => Verdict::NotBetter,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use campiello_core::{Chance, Luck, Seed};

    use super::*;

    /// How often of a thousand tests bots that win this share pass, and after how many deals on average.
    fn passes(seats: usize, share: f64, luck: &mut Luck) -> (u32, f64) {
        let (mut passed, mut deals) = (0, 0.0);
        for _ in 0..1000 {
            let mut test = Sprt::new(1.0 / seats as f64);
            while test.verdict() == Verdict::Open {
                let won = (0..seats).filter(|_| f64::from(luck.below(1_000_000)) < share * 1e6).count();
                test.add(won as f64 / seats as f64);
            }
            deals += test.deals / 1000.0;
            passed += u32::from(test.verdict() == Verdict::Better);
        }
        (passed, deals)
    }

    #[test]
    fn both_mistakes_are_as_rare_as_promised() {
        let mut luck = Seed::numbered(7, 2).luck(0);
        for seats in [2, 4] {
            let test = Sprt::new(1.0 / seats as f64);
            let (wrongly, _) = passes(seats, test.fair, &mut luck);
            let (rightly, _) = passes(seats, test.better, &mut luck);
            assert!(wrongly <= 65, "{seats} seats: {wrongly} of 1000 are no better and pass");
            assert!(rightly >= 935, "{seats} seats: only {rightly} of 1000 that are better pass");
        }
    }

    #[test]
    fn what_is_clear_is_decided_soon() {
        let mut luck = Seed::numbered(7, 3).luck(0);
        let (passed, deals) = passes(2, 0.9, &mut luck);
        assert!(passed == 1000 && deals < 20.0, "{passed} {deals}");
        let (passed, deals) = passes(4, 0.1, &mut luck);
        assert!(passed == 0 && deals < 20.0, "{passed} {deals}");
    }

    #[test]
    fn better_odds_are_half_as_good_again() {
        assert!((Sprt::new(0.5).better() - 0.6).abs() < 1e-9);
        assert!((Sprt::new(0.25).better() - 1.0 / 3.0).abs() < 1e-9);
    }
}
