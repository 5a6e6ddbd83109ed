//! A review in words, numbers and a picture: the same on a page and in a terminal.

// Games have some thousand moves at most.
#![expect(clippy::cast_precision_loss)]

use campiello_bots::Review;
use campiello_bots::review::{Account, Estimate, Measure, Missed, Turning};
use campiello_core::{Message, Seat};
use campiello_draw::Theme;
use campiello_draw::chart::{Axis, Lines, Point, Reference, Series, Spread};

/// A review, to be said in the reader's language at a table where the seats have names.
pub struct Said<'r> {
    review: &'r Review,
    names: Vec<String>,
    say: &'r dyn Fn(&Message) -> String,
}

/// The size of the curve as a picture.
const PICTURE: (f64, f64) = (1080.0, 560.0);

impl<'r> Said<'r> {
    /// A review and how to say it; seats without a name are called by their number.
    pub fn new(review: &'r Review, names: &[String], say: &'r dyn Fn(&Message) -> String) -> Self {
        let number = |seat: usize| say(&Message::new("seat-name").with("number", seat + 1));
        let names = (0..review.accounts.len()).map(|seat| names.get(seat).cloned().unwrap_or_else(|| number(seat)));
        Self { review, names: names.collect(), say }
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// A text without values.
    #[must_use]
    pub fn word(&self, key: &'static str) -> String {
        (self.say)(&Message::new(key))
    }

    /// A number as people of this language write it.
    #[must_use]
    pub fn number(&self, value: f64, decimals: usize) -> String {
        let text = format!("{:.decimals$}", value.abs());
        let sign = if value < 0.0 && text.bytes().any(|digit| matches!(digit, b'1'..=b'9')) { "−" } else { "" };
        format!("{sign}{}", text.replace('.', &self.word("ui-decimal-point")))
    }

    /// A chance: `45 %`, or alone `71.2`.
    #[must_use]
    pub fn chance(&self, chance: f64) -> String {
        match self.review.measure {
            Measure::Winning => self.per_cent(&self.number(100.0 * chance, 0)),
            Measure::Points => self.number(chance, 1),
        }
    }

    fn per_cent(&self, number: &str) -> String {
        (self.say)(&Message::new("ui-per-cent").with("number", number))
    }

    /// A change of a chance, with its sign.
    #[must_use]
    pub fn change(&self, change: f64) -> String {
        signed(self.chance(change))
    }

    /// How far a change may be off.
    #[must_use]
    pub fn error(&self, estimate: &Estimate) -> String {
        self.chance(2.0 * estimate.error)
    }

    /// That a chance went from here to there.
    #[must_use]
    pub fn turned(&self, turning: &Turning) -> String {
        let chance = |moves: usize| {
            let moment = self.review.moments.iter().find(|moment| moment.moves == moves);
            self.chance(moment.map_or(0.0, |moment| moment.chances[turning.seat.index()].mean))
        };
        let key = match self.review.measure {
            Measure::Winning => "ui-review-turned",
            Measure::Points => "ui-review-turned-solo",
        };
        let turned = Message::new(key).with("seat", self.name(turning.seat));
        (self.say)(&turned.with("from", chance(turning.from)).with("to", chance(turning.to)))
    }

    /// How much of a turn was decided and how much was luck.
    #[must_use]
    pub fn parts(&self, turning: &Turning) -> String {
        let parts = Message::new("ui-review-parts").with("decided", self.change(turning.decided));
        (self.say)(&parts.with("luck", self.change(turning.change.mean - turning.decided)))
    }

    /// What would have been better, and by how much.
    #[must_use]
    pub fn better(&self, missed: &Missed) -> String {
        let better = Message::new("ui-review-better")
            .with("played", missed.played.label.clone())
            .with("better", missed.better.label.clone());
        (self.say)(&better.with("gain", self.gain(missed)))
    }

    fn gain(&self, missed: &Missed) -> String {
        let points = signed(self.number(missed.points.mean, 1));
        let gain = match self.review.measure {
            Measure::Points => Message::new("ui-review-gain-solo"),
            Measure::Winning => Message::new("ui-review-gain").with("chance", self.change(missed.gain.mean)),
        };
        (self.say)(&gain.with("points", points).with("error", self.error(&missed.gain)))
    }

    /// The parts of an account, each with its name: what was decided by the seat, by the others, and luck.
    #[must_use]
    pub fn account(&self, account: &Account) -> Vec<(String, f64)> {
        let own = (self.word("ui-review-own"), account.own);
        let others = (self.word("ui-review-others"), account.others);
        let luck = (self.word("ui-review-luck"), account.luck);
        if self.review.measure == Measure::Points { vec![luck, own] } else { vec![luck, own, others] }
    }

    /// The curve as a chart of this size.
    #[must_use]
    pub fn curve(&self, size: (f64, f64)) -> Lines {
        let review = self.review;
        let (title, up) = match review.measure {
            Measure::Winning => ("ui-review-curve", Axis::new(self.word("ui-review-up")).between(0.0, 100.0)),
            Measure::Points => ("ui-review-curve-solo", Axis::new(self.word("ui-review-up-solo"))),
        };
        let last = review.moments.last().map_or(0, |moment| moment.moves) as f64;
        let across = Axis::new(self.word("ui-review-across")).between(0.0, last.max(1.0));
        let mut lines = Lines::new(self.word(title), across, up);
        lines.series = (self.names.iter().enumerate()).map(|(seat, name)| self.series(seat, name)).collect();
        let marks = (1..).zip(&review.turning);
        lines.marks = marks.map(|(n, turning)| Reference { at: turning.to as f64, label: format!("{n}") }).collect();
        lines.size = size;
        lines
    }

    fn series(&self, seat: usize, name: &str) -> Series {
        let (scale, least, most) = match self.review.measure {
            Measure::Winning => (100.0, 0.0, 100.0),
            Measure::Points => (1.0, f64::MIN, f64::MAX),
        };
        let point = |moment: &campiello_bots::review::Moment| {
            let Estimate { mean, error } = moment.chances[seat];
            let at = |value: f64| (scale * value).clamp(least, most);
            Point { x: moment.moves as f64, y: at(mean), low: at(mean - error), high: at(mean + error) }
        };
        let points = self.review.moments.iter().map(point).collect();
        Series { name: name.to_owned(), points, spread: Spread::Band }
    }

    /// The curve as a picture of its own.
    #[must_use]
    pub fn picture(&self, theme: Theme) -> String {
        let mut curve = self.curve(PICTURE);
        curve.note = self.word("ui-review-note");
        curve.svg(theme, &|number, decimals| self.number(number, decimals))
    }
}

/// A number with its sign, also if it is more than nothing.
fn signed(number: String) -> String {
    let nothing = !number.bytes().any(|digit| matches!(digit, b'1'..=b'9'));
    if nothing || number.starts_with('−') { number } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gains_have_a_sign_and_nothing_has_none() {
        assert_eq!(signed("4.2".into()), "+4.2");
        assert_eq!(signed("−4.2".into()), "−4.2");
        assert_eq!(signed("0.0".into()), "0.0");
    }
}
