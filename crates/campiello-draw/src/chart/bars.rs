//! One number each, side by side: whose share is how large.

use super::frame::{Frame, Plot, SMALL, TEXT};
use super::look;
use super::scale::{Axis, Ruler};
use super::{Numbers, Reference};
use crate::theme::Theme;
use crate::words::{Words, escape, fitted, width_of};

/// A chart of bars from left to right.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// What it shows.
    pub title: String,
    /// What else one should know about it; may be empty.
    pub note: String,
    /// What the bars measure.
    pub along: Axis,
    /// From above to below.
    pub rows: Vec<Row>,
    /// What all of it is compared with.
    pub reference: Option<Reference>,
    /// The width of the picture; its height follows from the rows.
    pub width: f64,
}

/// One bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Whose it is.
    pub name: String,
    /// The number.
    pub value: f64,
    /// Not less than this, as far as is known.
    pub low: f64,
    /// Nor more than this.
    pub high: f64,
    /// The number and how sure it is, in words: written behind the bar.
    pub said: String,
}

/// The height of a row, and of the bar in it.
const ROW: f64 = 46.0;
const BAR: f64 = 26.0;
/// What stands above and below the rows.
const AROUND: f64 = 200.0;

impl Bars {
    /// An empty chart of the usual width.
    pub fn new(title: impl Into<String>, along: Axis) -> Self {
        Self { title: title.into(), note: String::new(), along, rows: Vec::new(), reference: None, width: 960.0 }
    }

    /// Draws it.
    pub fn svg(&self, theme: Theme, numbers: Numbers) -> String {
        let rows = self.rows.iter().fold(0.0, |sum, _| sum + ROW);
        let mut frame = Frame::new(theme, numbers, (self.width, rows + AROUND));
        let top = frame.head(&self.title, &self.note) + 22.0;
        let (left, right) = frame.sides();
        let widest = |of: fn(&Row) -> &str| self.rows.iter().map(|row| width_of(of(row), TEXT)).fold(0.0, f64::max);
        let names = (1.08 * widest(|row| &row.name) + 34.0).min(self.width * 0.34);
        let said = (widest(|row| &row.said) + 14.0).min(self.width * 0.34);
        let plot = Plot { left: left + names, right: right - said, top, bottom: top + rows };
        let compared = self.reference.iter().map(|reference| reference.at);
        let numbers = self.rows.iter().flat_map(|row| [row.value, row.low, row.high, 0.0]).chain(compared);
        let ruler = Ruler::new(&self.along, numbers, (plot.left, plot.right));
        frame.level(&ruler, plot, true);
        frame.level_label(&self.along.label, plot);
        for (number, row) in self.rows.iter().enumerate() {
            let y = self.rows[..number].iter().fold(top + ROW / 2.0, |y, _| y + ROW);
            row.draw(number, &ruler, y, &mut frame);
            frame.add(look::marker(number, (left + 8.0, y), frame.colours.panel, ""));
            let name = fitted(&row.name, 1.08 * TEXT, names - 30.0);
            frame.write(&Words::label(&name, TEXT, frame.colours.ink).at(left + 22.0, y + 4.8));
            let said = fitted(&row.said, TEXT, right - plot.right - 10.0);
            frame.write(&Words::plain(&said, TEXT, frame.colours.ink).at(right, y + 4.8).end());
        }
        if let Some(reference) = &self.reference {
            self.compare(reference, &ruler, plot, &mut frame);
        }
        frame.finish(&self.title)
    }

    /// The reference stands above the bars with its name, which keeps inside the plot.
    fn compare(&self, reference: &Reference, ruler: &Ruler, plot: Plot, frame: &mut Frame<'_>) {
        let x = ruler.at(reference.at);
        let half = width_of(&reference.label, SMALL) / 2.0;
        let (from, to) = (plot.left + half, (self.width - half).min(plot.right).max(plot.left + half));
        let words = Words::plain(&reference.label, SMALL, frame.colours.ink);
        frame.reference(
            reference,
            (x, plot.top - 6.0),
            (x, plot.bottom),
            &words.at(x.clamp(from, to), plot.top - 11.0).middle(),
        );
    }
}

impl Row {
    fn draw(&self, number: usize, ruler: &Ruler, y: f64, frame: &mut Frame<'_>) {
        let finite = |value: f64| if value.is_finite() { value } else { 0.0 };
        let (zero, end) = (ruler.at(0.0), ruler.at(finite(self.value)));
        let (low, high) = (ruler.at(finite(self.low)), ruler.at(finite(self.high)));
        let (ink, panel) = (frame.colours.ink, frame.colours.panel);
        frame.add(format!(
            r#"<g><title>{} · {}</title><rect x="{:.1}" y="{:.1}" width="{:.1}" height="{BAR}" rx="4" fill="{}"/></g>"#,
            escape(&self.name),
            escape(&self.said),
            zero.min(end),
            y - BAR / 2.0,
            (end - zero).abs().max(1.0),
            look::colour(number)
        ));
        if low < high {
            // Drawn twice, so that it can be seen on the bar and beside it.
            let way = format!("M{low:.1} {y:.1}H{high:.1}M{low:.1} {:.1}v12M{high:.1} {:.1}v12", y - 6.0, y - 6.0);
            for (colour, thick) in [(panel, 4.6), (ink, 1.8)] {
                frame.add(format!(r#"<path d="{way}" stroke="{colour}" stroke-width="{thick}" fill="none"/>"#));
            }
        }
    }
}
