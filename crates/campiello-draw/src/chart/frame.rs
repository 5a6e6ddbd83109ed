//! What all charts share: the page, the panel, the title, the axes.

use super::scale::Ruler;
use super::{Numbers, Reference};
use crate::theme::{Palette, Theme};
use crate::words::{Words, escape, fitted, size_to_fit, width_of};

/// The size of plain text.
pub(super) const TEXT: f64 = 14.0;
/// The size of the numbers beside the axes.
pub(super) const SMALL: f64 = 12.5;
const TITLE: f64 = 22.0;
/// The air around the panel, and between its edge and what is on it.
const MARGIN: f64 = 14.0;
const PADDING: f64 = 22.0;

/// The part of the picture in which numbers are shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plot {
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    pub(super) bottom: f64,
}

/// A chart under way.
pub(super) struct Frame<'a> {
    pub(super) colours: &'static Palette,
    numbers: Numbers<'a>,
    theme: Theme,
    size: (f64, f64),
    markup: String,
}

impl<'a> Frame<'a> {
    /// An empty chart of this size. On a page, which has panels of its own, there is none around it.
    pub(super) fn new(theme: Theme, numbers: Numbers<'a>, size: (f64, f64)) -> Self {
        Self { colours: theme.palette(), numbers, theme, size, markup: String::new() }
    }

    fn margin(&self) -> f64 {
        if self.theme == Theme::Sheet { 0.0 } else { MARGIN + PADDING }
    }

    /// Where the chart begins and ends from left to right.
    pub(super) fn sides(&self) -> (f64, f64) {
        (self.margin(), self.size.0 - self.margin())
    }

    /// Where it ends below.
    pub(super) fn foot(&self) -> f64 {
        self.size.1 - if self.theme == Theme::Sheet { 8.0 } else { MARGIN + PADDING * 0.7 }
    }

    /// Draws markup over everything so far.
    pub(super) fn add(&mut self, markup: impl AsRef<str>) {
        self.markup.push_str(markup.as_ref());
    }

    /// Draws text.
    pub(super) fn write(&mut self, words: &Words<'_>) {
        self.markup.push_str(&words.to_string());
    }

    /// A number as the reader writes it.
    pub(super) fn number(&self, value: f64, decimals: usize) -> String {
        (self.numbers)(value, decimals)
    }

    /// Draws the ground and what the chart is called; answers where the rest begins.
    pub(super) fn head(&mut self, title: &str, note: &str) -> f64 {
        let (width, height) = self.size;
        let (page, panel, line) = (self.colours.page, self.colours.panel, self.colours.line);
        if self.theme != Theme::Sheet {
            ink!(
                self.markup,
                r#"<rect width="100%" height="100%" fill="{page}"/><rect x="{MARGIN}" y="{MARGIN}" width="{:.1}" height="{:.1}" rx="16" fill="{panel}" stroke="{line}"/>"#,
                width - 2.0 * MARGIN,
                height - 2.0 * MARGIN
            );
        }
        let (left, right) = self.sides();
        let mut y = self.margin();
        for (words, size) in [(title, TITLE), (note, TEXT)] {
            if words.is_empty() {
                continue;
            }
            let size = size_to_fit(words, size, 11.0, right - left);
            let words = fitted(words, size, right - left);
            y += size * 0.9;
            let set = if size > TEXT {
                Words::title(&words, size, self.colours.ink)
            } else {
                Words::plain(&words, size, self.colours.muted)
            };
            self.write(&set.at(left, y));
            y += size * 0.6;
        }
        y + 8.0
    }

    /// How much room the numbers beside an upright axis need.
    pub(super) fn room_for(&self, ruler: &Ruler) -> f64 {
        let widths = ruler.ticks().iter().map(|tick| width_of(&self.number(tick.value, tick.decimals), SMALL));
        widths.fold(0.0, f64::max) + 10.0
    }

    /// Draws the numbers of an upright axis and their lines through the plot.
    pub(super) fn upright(&mut self, ruler: &Ruler, plot: Plot) {
        for tick in ruler.ticks() {
            let y = ruler.at(tick.value);
            self.rule((plot.left, y), (plot.right, y), self.colours.line);
            let words = self.number(tick.value, tick.decimals);
            self.write(&Words::plain(&words, SMALL, self.colours.muted).at(plot.left - 8.0, y + 4.4).end());
        }
    }

    /// Draws the numbers of a level axis, as far as they have room, and their lines through the plot or only below it.
    pub(super) fn level(&mut self, ruler: &Ruler, plot: Plot, through: bool) {
        let mut free = f64::MIN;
        for tick in ruler.ticks() {
            let x = ruler.at(tick.value);
            let words = self.number(tick.value, tick.decimals);
            let half = width_of(&words, SMALL) / 2.0;
            let from = if through { plot.top } else { plot.bottom };
            let (to, colour) = (plot.bottom + 5.0, if through { self.colours.line } else { self.colours.muted });
            self.rule((x, from), (x, to), colour);
            if x - half > free {
                self.write(&Words::plain(&words, SMALL, self.colours.muted).at(x, plot.bottom + 20.0).middle());
                free = x + half + 6.0;
            }
        }
        if !through {
            self.rule((plot.left, plot.bottom), (plot.right, plot.bottom), self.colours.muted);
        }
    }

    /// Draws what a level axis measures, at the right below its numbers.
    pub(super) fn level_label(&mut self, label: &str, plot: Plot) {
        let words = fitted(label, TEXT, plot.right - plot.left);
        self.write(&Words::plain(&words, TEXT, self.colours.ink).at(plot.right, plot.bottom + 40.0).end());
    }

    /// Draws what everything is compared with: a dashed line that is called by its name.
    pub(super) fn reference(&mut self, reference: &Reference, from: (f64, f64), to: (f64, f64), words: &Words<'_>) {
        let (ink, panel) = (self.colours.ink, self.colours.panel);
        ink!(
            self.markup,
            r#"<g><title>{}</title><path d="M{:.1} {:.1}L{:.1} {:.1}" stroke="{ink}" stroke-width="1.6" stroke-dasharray="7 5" fill="none"/><g stroke="{panel}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">{words}</g></g>"#,
            escape(&reference.label),
            from.0,
            from.1,
            to.0,
            to.1
        );
    }

    /// Draws a thin line.
    pub(super) fn rule(&mut self, from: (f64, f64), to: (f64, f64), colour: &str) {
        ink!(
            self.markup,
            r#"<path d="M{:.1} {:.1}L{:.1} {:.1}" stroke="{colour}" fill="none"/>"#,
            from.0,
            from.1,
            to.0,
            to.1
        );
    }

    /// The finished picture, called by its title.
    pub(super) fn finish(self, title: &str) -> String {
        let (width, height) = self.size;
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0} {height:.0}" width="{width:.0}" height="{height:.0}" role="img" aria-label="{}">{}</svg>"#,
            escape(title),
            self.markup
        )
    }
}
