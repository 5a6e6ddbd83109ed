//! An offer: what its maker gives above, what is asked for below.

use std::fmt::Write;

use campiello_core::scene::Face;

use super::beans::{self, Sort};
use super::{EDGE, INK, PAPER};
use crate::art::{Art, Finish};
use crate::words::Words;

/// A hand that gives and a hand that takes, as arrows.
const ARROWS: &str = r##"<path d="M52 62V78M47 73L52 79L57 73M68 78V62M63 67L68 61L73 67" fill="none" stroke="#3F6B2E" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>"##;
/// The names of the sorts in the traits of a face.
const SORTS: [&str; 8] = ["blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden"];

/// Draws an offer with small beans and their numbers.
pub(super) fn offer(face: &Face) -> Art {
    let mut markup = format!(
        r#"<rect x="1" y="1" width="118" height="138" rx="12" fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/>{ARROWS}"#
    );
    for (side, middle) in [("gives", 34.0), ("asks", 106.0)] {
        let shown: Vec<(Sort, i32)> = SORTS
            .iter()
            .filter_map(|name| Some((beans::sort(name)?, face.value(&format!("{side}-{name}")))))
            .filter(|(_, count)| *count > 0)
            .collect();
        row(&shown, middle, &mut markup);
    }
    Art { width: 120.0, height: 140.0, markup, finish: Finish::Captioned }
}

/// Beans side by side; a gift is an empty side, a dash.
fn row(shown: &[(Sort, i32)], middle: f64, markup: &mut String) {
    if shown.is_empty() {
        let _ = write!(markup, r#"<path d="M46 {middle}H74" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>"#);
        return;
    }
    let step = (108.0 / f64::from(u8::try_from(shown.len()).unwrap_or(8))).min(50.0);
    let first = 60.0 - step * (f64::from(u8::try_from(shown.len()).unwrap_or(8)) - 1.0) / 2.0;
    for ((sort, count), place) in shown.iter().zip(0_u8..) {
        let (x, size) = (first + step * f64::from(place), step / 108.0);
        let _ = write!(
            markup,
            r#"<circle cx="{x:.1}" cy="{middle}" r="{:.1}" fill="{}"/><g transform="translate({x:.1} {middle}) scale({size:.2})">{}</g>"#,
            step * 0.48,
            sort.tint,
            sort.bean
        );
        if *count > 1 {
            let number = format!("×{count}");
            let number = Words::label(&number, 12.0, INK).at(x + step * 0.3, middle + step * 0.42).middle();
            let _ = write!(
                markup,
                r#"<rect x="{:.1}" y="{:.1}" width="26" height="17" rx="8.5" fill="{PAPER}" stroke="{}"/>{number}"#,
                x + step * 0.3 - 13.0,
                middle + step * 0.42 - 12.5,
                sort.badge
            );
        }
    }
}
