//! Numbers over something: how strong after how much thought, how likely to win after which move.

use super::frame::{Frame, Plot, SMALL, TEXT};
use super::labels;
use super::look;
use super::scale::{Axis, Ruler};
use super::{Numbers, Reference};
use crate::theme::Theme;
use crate::words::{Words, escape, fitted, width_of};

/// A chart of one or several series.
#[derive(Clone, Debug, PartialEq)]
pub struct Lines {
    /// What it shows.
    pub title: String,
    /// What else one should know about it; may be empty.
    pub note: String,
    /// From left to right.
    pub across: Axis,
    /// From below to above.
    pub up: Axis,
    /// What is shown.
    pub series: Vec<Series>,
    /// What all of it is compared with.
    pub reference: Option<Reference>,
    /// Where something happened, from left to right: upright lines with a word or a number at the foot of each.
    pub marks: Vec<Reference>,
    /// The width and the height of the picture.
    pub size: (f64, f64),
}

/// Points that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Its name, written at its end.
    pub name: String,
    /// From left to right.
    pub points: Vec<Point>,
    /// How it is shown how sure the points are.
    pub spread: Spread,
}

/// A number, and between which it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Where it stands.
    pub x: f64,
    /// The number.
    pub y: f64,
    /// Not less than this, as far as is known.
    pub low: f64,
    /// Nor more than this.
    pub high: f64,
}

impl Point {
    /// A number that is known.
    pub const fn sure(x: f64, y: f64) -> Self {
        Self { x, y, low: y, high: y }
    }

    fn is_finite(&self) -> bool {
        [self.x, self.y, self.low, self.high].into_iter().all(f64::is_finite)
    }
}

/// How it is shown how sure numbers are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spread {
    /// A bar at every point: the points were measured one by one.
    #[default]
    Bars,
    /// A band around the line.
    Band,
}

/// The size by which names are measured: bold letters are wider.
const BOLD: f64 = 1.08 * TEXT;
/// The height of a name at the end of a line.
const NAME: f64 = 18.0;
/// The most markers of a series, its last point apart: more of them are a caterpillar.
const MARKERS: usize = 16;
/// The air between the plot and the names at its end.
const LEADER: f64 = 18.0;

impl Lines {
    /// An empty chart of the usual size.
    pub fn new(title: impl Into<String>, across: Axis, up: Axis) -> Self {
        Self {
            title: title.into(),
            note: String::new(),
            across,
            up,
            series: Vec::new(),
            reference: None,
            marks: Vec::new(),
            size: (960.0, 540.0),
        }
    }

    /// Draws it.
    pub fn svg(&self, theme: Theme, numbers: Numbers) -> String {
        let mut frame = Frame::new(theme, numbers, self.size);
        let top = frame.head(&self.title, &self.note) + 24.0;
        let (left, right) = frame.sides();
        let points = || self.series.iter().flat_map(|series| &series.points).filter(|point| point.is_finite());
        let heights = points()
            .flat_map(|point| [point.y, point.low, point.high])
            .chain(self.reference.iter().map(|reference| reference.at));
        let bottom = frame.foot() - 46.0;
        let up = Ruler::new(&self.up, heights, (bottom, top));
        let plot = Plot { left: left + frame.room_for(&up), right: right - self.room_for_names(), top, bottom };
        let across = Ruler::new(&self.across, points().map(|point| point.x), (plot.left + 8.0, plot.right - 8.0));
        frame.write(&Words::plain(&self.up.label, TEXT, frame.colours.ink).at(left, top - 14.0));
        frame.upright(&up, plot);
        frame.level(&across, plot, false);
        frame.level_label(&self.across.label, plot);
        if let Some(reference) = &self.reference {
            let y = up.at(reference.at);
            let words = Words::plain(&reference.label, SMALL, frame.colours.ink).at(plot.right - 4.0, y - 6.0).end();
            frame.reference(reference, (plot.left, y), (plot.right, y), &words);
        }
        for mark in &self.marks {
            let x = across.at(mark.at);
            let words = Words::label(&mark.label, SMALL, frame.colours.ink).at(x + 5.0, plot.bottom - 7.0);
            frame.reference(mark, (x, plot.top), (x, plot.bottom), &words);
        }
        let rulers = (&across, &up);
        for (number, series) in self.series.iter().enumerate() {
            frame.add(series.ribbon(number, rulers));
        }
        for (number, series) in self.series.iter().enumerate() {
            series.draw(number, rulers, &mut frame);
        }
        self.names(rulers, plot, &mut frame);
        frame.finish(&self.title)
    }

    /// How much room the names at the ends need; a series alone is called by the title.
    fn room_for_names(&self) -> f64 {
        if self.series.len() < 2 {
            return 8.0;
        }
        let widest = self.series.iter().map(|series| width_of(&series.name, BOLD)).fold(0.0, f64::max);
        (widest + LEADER + 20.0).min(self.size.0 * 0.26)
    }

    fn names(&self, (across, up): (&Ruler, &Ruler), plot: Plot, frame: &mut Frame<'_>) {
        if self.series.len() < 2 {
            return;
        }
        let ends: Vec<_> = (self.series.iter().enumerate())
            .filter_map(|(number, series)| {
                Some((number, series, series.points.iter().rfind(|point| point.is_finite())?))
            })
            .collect();
        let wished: Vec<f64> = ends.iter().map(|(.., end)| up.at(end.y)).collect();
        let places = labels::spread(&wished, NAME, (plot.top, plot.bottom - NAME / 2.0));
        let x = plot.right + LEADER;
        for ((number, series, end), y) in ends.into_iter().zip(places) {
            let colour = look::colour(number);
            frame.add(format!(
                r#"<path d="M{:.1} {:.1}L{:.1} {y:.1}" stroke="{colour}" stroke-dasharray="2 3" fill="none"/>"#,
                across.at(end.x) + 8.0,
                up.at(end.y),
                x - 2.0
            ));
            frame.add(look::marker(number, (x + 6.0, y), frame.colours.panel, ""));
            let name = fitted(&series.name, BOLD, self.room_for_names() - LEADER - 18.0);
            frame.write(&Words::label(&name, TEXT, frame.colours.ink).at(x + 17.0, y + 4.8));
        }
    }
}

impl Series {
    fn finite(&self) -> impl DoubleEndedIterator<Item = &Point> {
        self.points.iter().filter(|point| point.is_finite())
    }

    /// The band around the line, below all lines.
    fn ribbon(&self, number: usize, (across, up): (&Ruler, &Ruler)) -> String {
        if self.spread != Spread::Band || self.finite().all(|point| point.low >= point.high) {
            return String::new();
        }
        let above = self.finite().map(|point| (point.x, point.high));
        let below = self.finite().rev().map(|point| (point.x, point.low));
        let way = path(above.chain(below).map(|(x, y)| (across.at(x), up.at(y))));
        format!(r#"<path d="{way}Z" fill="{}" opacity=".2"/>"#, look::colour(number))
    }

    fn draw(&self, number: usize, (across, up): (&Ruler, &Ruler), frame: &mut Frame<'_>) {
        let colour = look::colour(number);
        let way = path(self.finite().map(|point| (across.at(point.x), up.at(point.y))));
        frame.add(format!(
            r#"<path d="{way}" stroke="{colour}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" fill="none"/>"#
        ));
        if self.spread == Spread::Bars {
            for point in self.finite().filter(|point| point.low < point.high) {
                let (x, low, high) = (across.at(point.x), up.at(point.low), up.at(point.high));
                frame.add(format!(
                    r#"<path d="M{x:.1} {low:.1}V{high:.1}M{:.1} {low:.1}h9M{:.1} {high:.1}h9" stroke="{colour}" stroke-width="1.6" fill="none"/>"#,
                    x - 4.5,
                    x - 4.5
                ));
            }
        }
        let every = self.points.len().div_ceil(MARKERS).max(1);
        for point in self.finite().rev().step_by(every) {
            let said = format!("{} · {} · {}", self.name, frame.number(point.x, 0), frame.number(point.y, 1));
            let place = (across.at(point.x), up.at(point.y));
            frame.add(look::marker(number, place, frame.colours.panel, &escape(&said)));
        }
    }
}

/// A way from place to place.
fn path(places: impl Iterator<Item = (f64, f64)>) -> String {
    let mut way = String::new();
    for (x, y) in places {
        let step = if way.is_empty() { 'M' } else { 'L' };
        ink!(way, "{step}{x:.1} {y:.1}");
    }
    way
}
