//! What markup refers to by `url(#…)`: wall textures, light, sky, water, and the cut of a card.

use super::tones::{Tone, all as tones};
use crate::theme::Theme;

/// Every definition of this game, by id. Ids begin with `def-`, so that no piece can have one of them.
pub(crate) fn all(theme: Theme) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = tones().iter().map(wall).collect();
    all.push((
        "def-card".into(),
        r#"<clipPath id="def-card"><rect width="120" height="120" rx="9"/></clipPath>"#.into(),
    ));
    all.push((
        "def-bust".into(),
        r#"<clipPath id="def-bust"><rect width="100" height="105" rx="11"/></clipPath>"#.into(),
    ));
    all.push((
        "def-chip".into(),
        r#"<clipPath id="def-chip"><rect width="54" height="58" rx="9"/></clipPath>"#.into(),
    ));
    all.push(("def-back".into(), back(theme)));
    all.push(gradient(
        "def-lamp",
        "radial",
        &[("0", "#FFE9A0", ".9"), ("1", "#FFE9A0", "0")],
    ));
    let page = theme.palette();
    let sky = match theme {
        Theme::Day => [
            ("0", "#9FD4EC", "1"),
            (".6", "#D8EEF0", "1"),
            ("1", "#FDEBCF", "1"),
        ],
        Theme::Night => [
            ("0", "#131B3A", "1"),
            (".55", "#2A2E5C", "1"),
            ("1", "#6A4C74", "1"),
        ],
    };
    all.push(gradient("def-sky", "linear", &sky));
    all.push(gradient(
        "def-canal",
        "linear",
        &[("0", page.canal, "1"), ("1", page.depth, "1")],
    ));
    all.push(gradient(
        "def-fade",
        "linear",
        &[("0", page.depth, "0"), ("1", page.depth, ".92")],
    ));
    all
}

/// The texture of a wall. Its periods divide 120, so that boards, bricks and waves go on across floors.
fn wall(tone: &Tone) -> (String, String) {
    let Tone {
        name,
        wall,
        shade,
        light,
        ..
    } = tone;
    let dark = format!(r#"fill="none" stroke="{shade}" opacity=".42""#);
    let pale = format!(r#"fill="none" stroke="{light}" stroke-width="1.2" opacity=".9""#);
    let (width, height, texture) = match *name {
        "pink" => (
            40,
            40,
            format!(
                r#"<path d="M5 9q4-3 8 0M26 25q4-3 8 0M9 33q3 2 6 0M29 5q3 2 6 0" {pale} stroke-linecap="round"/>"#
            ),
        ),
        "red" => (
            20,
            12,
            format!(r#"<path d="M0 .5H20M0 6.5H20M5 .5V6.5M15 6.5V12.5" {dark}/>"#),
        ),
        "orange" => (
            60,
            10,
            format!(r#"<path d="M0 9.5H60" {dark}/><path d="M0 .6H60" {pale}/>"#),
        ),
        "yellow" => (
            15,
            15,
            format!(r#"<rect width="7.5" height="15" fill="{light}" opacity=".75"/>"#),
        ),
        "green" => (
            20,
            20,
            format!(r#"<path d="M10 4L16 10L10 16L4 10Z" {pale}/>"#),
        ),
        _ => (
            20,
            10,
            format!(r#"<path d="M0 8q5-7 10 0q5-7 10 0" {pale}/>"#),
        ),
    };
    let id = format!("def-wall-{name}");
    let pattern = format!(
        r#"<pattern id="{id}" patternUnits="userSpaceOnUse" width="{width}" height="{height}"><rect width="{width}" height="{height}" fill="{wall}"/>{texture}</pattern>"#
    );
    (id, pattern)
}

/// The stripes on the backs of cards.
fn back(theme: Theme) -> String {
    let (ground, stripe) = match theme {
        Theme::Day => ("#1F6F78", "#257E87"),
        Theme::Night => ("#1D5C68", "#24707C"),
    };
    format!(
        r#"<pattern id="def-back" patternUnits="userSpaceOnUse" width="20" height="20" patternTransform="rotate(45)"><rect width="20" height="20" fill="{ground}"/><rect width="10" height="20" fill="{stripe}"/></pattern>"#
    )
}

fn gradient(id: &str, kind: &str, stops: &[(&str, &str, &str)]) -> (String, String) {
    let downwards = if kind == "linear" {
        r#" x1="0" y1="0" x2="0" y2="1""#
    } else {
        ""
    };
    let stops: String = stops
        .iter()
        .map(|(offset, colour, opacity)| {
            format!(r#"<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity}"/>"#)
        })
        .collect();
    (
        id.into(),
        format!(r#"<{kind}Gradient id="{id}"{downwards}>{stops}</{kind}Gradient>"#),
    )
}
