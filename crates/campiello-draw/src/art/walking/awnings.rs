//! Curtains: awnings over a window. Red ones have stripes and a round hem, blue ones dots and a zigzag hem.

use super::paint::steps;
use super::symbols::{Spot, counted, outline};
use super::tones::CREAM;

/// A kind of curtain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Curtain {
    Red,
    Blue,
}

/// The number of scallops or teeth of a hem.
const TEETH: i32 = 6;

/// An awning of this width, hung at its top centre; it is 15 high.
pub(super) fn awning(curtain: Curtain, spot: Spot, width: f64) -> String {
    let (class, markup) = match curtain {
        Curtain::Red => ("red-curtain", striped(width)),
        Curtain::Blue => ("blue-curtain", dotted(width)),
    };
    counted(class, spot, (width / 2.0 - 8.0, 6.0), &markup)
}

/// The same awning as decoration, which nobody counts.
pub(super) fn bare(curtain: Curtain, width: f64) -> String {
    match curtain {
        Curtain::Red => striped(width),
        Curtain::Blue => dotted(width),
    }
}

fn striped(width: f64) -> String {
    let (left, tooth) = (-width / 2.0, width / f64::from(TEETH));
    let (mut silhouette, mut stripes) = (String::new(), String::new());
    for tooth_at in steps(TEETH) {
        let colour = if tooth_at % 2.0 == 0.0 { "#C8202F" } else { CREAM };
        let top = left + 3.0 + tooth_at * (width - 6.0) / f64::from(TEETH);
        let d = format!(
            "M{top:.2} 0H{:.2}L{:.2} 11a{:.2} 4 0 0 1 {:.2} 0z",
            top + (width - 6.0) / f64::from(TEETH),
            left + (tooth_at + 1.0) * tooth,
            tooth / 2.0,
            -tooth
        );
        ink!(silhouette, r#"<path d="{d}"/>"#);
        ink!(stripes, r#"<path d="{d}" fill="{colour}"/>"#);
    }
    let rail = format!(r##"<path d="M{:.1} 0H{:.1}" stroke="#8E1420" stroke-width="2"/>"##, left + 3.0, -left - 3.0);
    outline(&silhouette, &(stripes + &rail))
}

fn dotted(width: f64) -> String {
    let (left, tooth) = (-width / 2.0, width / f64::from(TEETH));
    let hem = format!("l{:.2} 5l{:.2}-5", tooth / 2.0, tooth / 2.0).repeat(TEETH as usize);
    let d = format!("M{:.1} 0H{:.1}L{left:.1} 10{hem}Z", -left - 3.0, left + 3.0);
    let mut detail = format!(r##"<path d="{d}" fill="#1F3FA8"/>"##);
    for (y, dots) in [(3.4, 5), (8.2, 6)] {
        for dot in steps(dots) {
            let x = (dot - f64::from(dots - 1) / 2.0) * width * 0.15;
            ink!(detail, r#"<circle cx="{x:.1}" cy="{y}" r="1.5" fill="{CREAM}"/>"#);
        }
    }
    ink!(detail, r##"<path d="M{:.1} 0H{:.1}" stroke="#142A73" stroke-width="2"/>"##, left + 3.0, -left - 3.0);
    outline(&format!(r#"<path d="{d}"/>"#), &detail)
}
