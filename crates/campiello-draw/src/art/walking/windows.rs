//! Windows and doors. A window with boards across it is a closed window, which counts.

use super::paint::{path, rect, steps};
use super::symbols::{Spot, counted};
use super::tones::{CREAM, Shape, Tone, WHITE};
use crate::theme::Theme;

/// The opening of a window: its middle axis, its top and its height. All openings are 22 wide.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Opening {
    pub(super) x: f64,
    pub(super) top: f64,
    pub(super) height: f64,
}

const WIDTH: f64 = 22.0;

impl Opening {
    /// The lower edge, where cats sit.
    pub(super) fn sill(self) -> f64 {
        self.top + self.height
    }

    fn left(self) -> f64 {
        self.x - WIDTH / 2.0
    }

    /// The outline of the panes.
    fn outline(self, shape: Shape) -> String {
        let Self { x, top, .. } = self;
        let (left, right, sill) = (self.left(), self.left() + WIDTH, self.sill());
        let head = match shape {
            Shape::RoundArch => format!("M{left:.1} {:.1}A11 9 0 0 1 {right:.1} {:.1}", top + 9.0, top + 9.0),
            Shape::ShallowArch => {
                format!("M{left:.1} {:.1}Q{x:.1} {:.1} {right:.1} {:.1}", top + 4.0, top - 3.0, top + 4.0)
            }
            Shape::Venetian => format!(
                "M{left:.1} {:.1}Q{:.1} {:.1} {x:.1} {:.1}Q{:.1} {:.1} {right:.1} {:.1}",
                top + 10.0,
                left + 1.0,
                top + 4.0,
                top - 3.0,
                right - 1.0,
                top + 4.0,
                top + 10.0
            ),
            Shape::FlatLintel | Shape::Pediment | Shape::Keystone => {
                format!("M{left:.1} {top:.1}H{right:.1}")
            }
        };
        format!("{head}V{sill:.1}H{left:.1}Z")
    }
}

/// A window that is open: shutters, frame, panes; at night there is light behind it.
pub(super) fn open(tone: &Tone, opening: Opening, lintel: bool, theme: Theme) -> String {
    let outline = opening.outline(tone.window);
    let mut window = shutters(tone, opening);
    window += &theme
        .by_night(|| format!(r##"<path d="{outline}" stroke="#FFD98A" stroke-width="11" stroke-opacity=".28"/>"##));
    window += &frame(&outline);
    window += &path(&outline, theme.palette().glass);
    let (left, right, sill) = (opening.left(), opening.left() + WIDTH, opening.sill());
    ink!(
        window,
        r##"<path d="M{left:.1} {sill:.1}L{right:.1} {:.1}V{sill:.1}Z" fill="#fff" opacity=".13"/><path d="M{:.1} {:.1}V{sill:.1}M{left:.1} {:.1}H{right:.1}" stroke="{WHITE}" stroke-width="1.8"/>"##,
        sill - 20.0_f64.min(opening.height),
        opening.x,
        opening.top,
        opening.top + opening.height * 0.42
    );
    window + &trim(tone, opening, lintel)
}

/// A window that is boarded up: it stands for `count` closed windows.
pub(super) fn closed(tone: &Tone, opening: Opening, lintel: bool, count: i32) -> String {
    let outline = opening.outline(tone.window);
    let (left, right, sill) = (opening.left(), opening.left() + WIDTH, opening.sill());
    let mut window = frame(&outline) + &path(&outline, "#6E5138");
    for plank in steps((opening.height / 6.0) as i32).skip(1) {
        let y = opening.top + 6.0 * plank;
        ink!(window, r##"<path d="M{left:.1} {y:.1}H{right:.1}" stroke="#543B26"/>"##);
    }
    window += &trim(tone, opening, lintel);
    for (from, to) in [(left - 6.0, right + 6.0), (right + 6.0, left - 6.0)] {
        window += &board((from, opening.top + 2.0), (to, sill - 2.0));
    }
    counted("closed-window", Spot::new(0.0, 0.0).standing_for(count), (opening.x, sill - 5.0), &window)
}

fn board(from: (f64, f64), to: (f64, f64)) -> String {
    let d = format!("M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1);
    let mut board = String::new();
    for (colour, width) in [(CREAM, 10.0), ("#4A3424", 8.4), ("#B98A56", 6.6)] {
        ink!(board, r#"<path d="{d}" stroke="{colour}" stroke-width="{width}"/>"#);
    }
    for along in [0.1, 0.9] {
        let (x, y) = (from.0 + (to.0 - from.0) * along, from.1 + (to.1 - from.1) * along);
        ink!(board, r##"<circle cx="{x:.1}" cy="{y:.1}" r="1.1" fill="#4A3424"/>"##);
    }
    board
}

fn shutters(tone: &Tone, opening: Opening) -> String {
    let arched = matches!(tone.window, Shape::RoundArch | Shape::Venetian);
    let top = opening.top + if arched { 8.0 } else { 1.0 };
    let height = opening.sill() - top;
    let mut shutters = String::new();
    for left in [opening.left() - 9.4, opening.left() + WIDTH + 2.4] {
        ink!(
            shutters,
            r#"<rect x="{left:.1}" y="{top:.1}" width="7" height="{height:.1}" rx=".8" fill="{}"/><path d=""#,
            tone.shutter
        );
        for slat in steps(((height - 3.0) / 4.4) as i32) {
            ink!(shutters, "M{:.1} {:.1}h5", left + 1.0, top + 3.0 + slat * 4.4);
        }
        ink!(shutters, r#"" stroke="{}" stroke-width="1.1" opacity=".75"/>"#, tone.slats);
    }
    shutters
}

fn frame(outline: &str) -> String {
    format!(r#"<path d="{outline}" fill="{WHITE}" stroke="{WHITE}" stroke-width="5.4" stroke-linejoin="round"/>"#)
}

/// What is built around an opening: the lintel of the house's colour, and the sill.
fn trim(tone: &Tone, opening: Opening, lintel: bool) -> String {
    let Opening { x, top, .. } = opening;
    let (left, right, sill) = (opening.left(), opening.left() + WIDTH, opening.sill());
    let mut trim = match tone.window {
        Shape::Pediment if lintel => path(
            &format!(
                "M{:.1} {:.1}L{x:.1} {:.1}L{:.1} {:.1}Z",
                left - 5.0,
                top - 3.0,
                top - 10.0,
                right + 5.0,
                top - 3.0
            ),
            WHITE,
        ),
        Shape::FlatLintel if lintel => path(
            &format!(
                "M{:.1} {:.1}H{:.1}L{:.1} {:.1}H{:.1}Z",
                left - 4.0,
                top - 7.0,
                right + 4.0,
                right + 1.0,
                top - 2.0,
                left - 1.0
            ),
            WHITE,
        ),
        Shape::Keystone if lintel => rect(x - 3.4, top - 8.0, 6.8, 7.0, WHITE),
        _ => String::new(),
    };
    ink!(
        trim,
        r#"<rect x="{:.1}" y="{sill:.1}" width="32" height="4" rx="1" fill="{WHITE}"/><rect x="{:.1}" y="{:.1}" width="32" height="1.4" fill="{}" opacity=".5"/>"#,
        left - 5.0,
        left - 5.0,
        sill + 3.0,
        tone.shade
    );
    trim
}

/// The door of a house without a shop, down to the pavement.
pub(super) fn door(tone: &Tone) -> String {
    let outline = "M50 112V54A10 10 0 0 1 70 54V112Z";
    let mut door = format!(r#"<path d="{outline}" fill="{WHITE}" stroke="{WHITE}" stroke-width="5"/>"#);
    door += &path(outline, tone.door);
    door += &path("M53 54A7 7 0 0 1 67 54Z", "#FFE7A8");
    door += r##"<path d="M60 57V112M53 60h5v16h-5zM62 60h5v16h-5zM53 81h5v22h-5zM62 81h5v22h-5z" stroke="#000" stroke-opacity=".33" fill="none"/><circle cx="62.4" cy="79" r="1.3" fill="#FFD84A"/>"##;
    door + &rect(46.0, 110.0, 28.0, 3.4, "#D9C7A6")
}
