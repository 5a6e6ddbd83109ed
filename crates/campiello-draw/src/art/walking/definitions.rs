//! What markup refers to by `url(#…)`: wall textures, light, sky, water, and the cut of a card.

use super::tones::{Tone, all as tones};
use crate::theme::Theme;

/// Every definition of this game, by id. Ids begin with `def-`, so that no piece can have one of them.
pub(crate) fn all(theme: Theme) -> Vec<(String, String)> {
    let page = theme.palette();
    let mut all: Vec<(String, String)> = tones().iter().map(wall).collect();
    all.push(clip("def-card", 120, 120, 9));
    all.push(clip("def-bust", 100, 105, 11));
    all.push(clip("def-chip", 54, 58, 9));
    all.push(("def-back".into(), back(theme)));
    let lamp = [("0", "#FFE9A0", ".9"), ("1", "#FFE9A0", "0")];
    all.push(gradient("def-lamp", "radial", &lamp));
    all.push(gradient("def-sky", "linear", sky(theme)));
    let air = [("0", page.sky, "1"), (".75", page.haze, "1")];
    all.push(gradient("def-air", "linear", &air));
    let water = [("0", page.canal, "1"), ("1", page.depth, "1")];
    all.push(gradient("def-canal", "linear", &water));
    let fade = [("0", page.depth, "0"), ("1", page.depth, ".92")];
    all.push(gradient("def-fade", "linear", &fade));
    all
}

/// The sky of a postcard.
const fn sky(theme: Theme) -> &'static [(&'static str, &'static str, &'static str)] {
    match theme {
        Theme::Day | Theme::Sheet => &[("0", "#9FD4EC", "1"), (".6", "#D8EEF0", "1"), ("1", "#FDEBCF", "1")],
        Theme::Night => &[("0", "#131B3A", "1"), (".5", "#2A2E5C", "1"), (".72", "#6A4C74", "1")],
    }
}

/// The texture of a wall, to lie over the wall's colour.
///
/// One tile covers a whole card, so that no seam shows at any scale; the periods divide 120, so that boards, bricks and
/// waves go on across floors.
fn wall(tone: &Tone) -> (String, String) {
    let Tone { name, shade, light, .. } = tone;
    let dark = |d: String| format!(r#"<path d="{d}" fill="none" stroke="{shade}" opacity=".42"/>"#);
    let pale = |d: String| {
        format!(
            r#"<path d="{d}" fill="none" stroke="{light}" stroke-width="1.2" stroke-linecap="round" opacity=".9"/>"#
        )
    };
    let texture = match *name {
        "pink" => pale(tiled((40, 40), |x, y| {
            format!(
                "M{} {}q4-3 8 0M{} {}q4-3 8 0M{} {}q3 2 6 0M{} {}q3 2 6 0",
                x + 5,
                y + 9,
                x + 26,
                y + 25,
                x + 9,
                y + 33,
                x + 29,
                y + 5
            )
        })),
        "red" => dark(tiled((20, 12), |x, y| {
            format!("M{x} {y}.5h20M{x} {}.5h20M{} {y}.5v6M{} {}.5v6", y + 6, x + 5, x + 15, y + 6)
        })),
        "orange" => {
            dark(tiled((120, 10), |_, y| format!("M0 {}.5H120", y + 9)))
                + &pale(tiled((120, 10), |_, y| format!("M0 {y}.6H120")))
        }
        "yellow" => {
            let stripes = tiled((15, 120), |x, _| format!("M{x} 0h7.5v120h-7.5z"));
            format!(r#"<path d="{stripes}" fill="{light}" opacity=".75"/>"#)
        }
        "green" => pale(tiled((20, 20), |x, y| format!("M{} {}l6 6l-6 6l-6-6z", x + 10, y + 4))),
        _ => pale(tiled((20, 10), |x, y| format!("M{x} {}q5-7 10 0q5-7 10 0", y + 8))),
    };
    let id = format!("def-wall-{name}");
    let pattern =
        format!(r#"<pattern id="{id}" patternUnits="userSpaceOnUse" width="120" height="120">{texture}</pattern>"#);
    (id, pattern)
}

/// Path data repeated over a card.
fn tiled((width, height): (usize, usize), d: impl Fn(i32, i32) -> String) -> String {
    let rows = (0..120).step_by(height);
    rows.flat_map(|y| (0..120).step_by(width).map(move |x| (x, y))).map(|(x, y)| d(x, y)).collect()
}

/// The stripes on the backs of cards.
fn back(theme: Theme) -> String {
    let (ground, stripe) = match theme {
        Theme::Day => ("#1F6F78", "#257E87"),
        Theme::Night => ("#1D5C68", "#24707C"),
        Theme::Sheet => ("var(--back)", "var(--stripe)"),
    };
    format!(
        r#"<pattern id="def-back" patternUnits="userSpaceOnUse" width="20" height="20" patternTransform="rotate(45)"><rect width="20" height="20" fill="{ground}"/><rect width="10" height="20" fill="{stripe}"/></pattern>"#
    )
}

fn clip(id: &str, width: i32, height: i32, radius: i32) -> (String, String) {
    let clip = format!(r#"<clipPath id="{id}"><rect width="{width}" height="{height}" rx="{radius}"/></clipPath>"#);
    (id.into(), clip)
}

fn gradient(id: &str, kind: &str, stops: &[(&str, &str, &str)]) -> (String, String) {
    let downwards = if kind == "linear" { r#" x1="0" y1="0" x2="0" y2="1""# } else { "" };
    let stop = |(offset, colour, opacity): &(&str, &str, &str)| {
        format!(r#"<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity}"/>"#)
    };
    let stops: String = stops.iter().map(stop).collect();
    (id.into(), format!(r#"<{kind}Gradient id="{id}"{downwards}>{stops}</{kind}Gradient>"#))
}
