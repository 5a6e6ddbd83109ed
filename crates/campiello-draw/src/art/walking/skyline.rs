//! A row of houses along the canal, for the head of a page that is about no table yet.

use super::paint::{line, moved, rect, steps};
use super::scenery::{boat, cloud, far_roofs, flying_gull, gull, pole, stars, sun_or_moon};
use super::tones::WHITE;
use crate::art::{Art, Finish};
use crate::theme::Theme;

const WIDTH: f64 = 1680.0;
const HEIGHT: f64 = 560.0;
const FLOOR: f64 = 96.0;
/// Where the houses stand.
const GROUND: f64 = 476.0;
const WATER: f64 = GROUND + 26.0;

/// Where the first house stands: to the left there is room for words.
const FIRST: f64 = 744.0;

/// The houses from left to right: their colour, and the floors on their ground floor. Each colour has one face per floor, so that few pictures are needed.
const HOUSES: [(&str, &[u8]); 10] = [
    ("orange", &[3]),
    ("blue", &[2, 3]),
    ("pink", &[2, 2, 3]),
    ("yellow", &[3]),
    ("red", &[2, 3]),
    ("green", &[2, 2, 3]),
    ("orange", &[2, 3]),
    ("blue", &[3]),
    ("yellow", &[2, 2, 3]),
    ("pink", &[2, 3]),
];

/// What each colour shows on its three floors.
const FACES: [(&str, [&str; 3]); 6] = [
    (
        "pink",
        ["floor=1:flowers=1:pedestrians=1:shop=3:points=2", "floor=2:flowers=2:cats=1", "floor=3:flowers=3:chimney=1"],
    ),
    ("red", ["floor=1:plants=2:pedestrians=1:shop=1:points=3", "floor=2:flowers=3", "floor=3:plants=2:cats=1"]),
    ("orange", ["floor=1:flowers=2:pedestrians=2", "floor=2:plants=3:streetlight=1", "floor=3:flowers=2:chimney=1"]),
    ("yellow", ["floor=1:flowers=1:cats=1:shop=4:points=2", "floor=2:flowers=2:red-curtains=1", "floor=3:flowers=4"]),
    ("green", ["floor=1:plants=3:pedestrians=1", "floor=2:flowers=2:blue-curtains=1", "floor=3:flowers=2:plants=1"]),
    (
        "blue",
        ["floor=1:flowers=2:plants=1:pedestrians=2", "floor=2:cats=2:streetlight=1", "floor=3:flowers=1:chimney=1"],
    ),
];

/// Draws the row for a page, where every floor is named and drawn elsewhere.
pub(crate) fn skyline() -> Art {
    let theme = Theme::Sheet;
    let mut markup = rect(0.0, 0.0, WIDTH, HEIGHT, "url(#def-air)") + &sky(theme) + &lagoon(theme);
    for (left, (colour, floors)) in places() {
        for (height, floor) in steps(4).zip(core::iter::once(&1).chain(floors)) {
            let face = face(colour, *floor);
            ink!(
                markup,
                r##"<use href="#walking/floor:{colour}:{face}" x="{left:.0}" y="{:.0}" width="{FLOOR}" height="{FLOOR}"/>"##,
                GROUND - (height + 1.0) * FLOOR
            );
        }
    }
    Art { width: WIDTH, height: HEIGHT, markup: markup + &shore(), finish: Finish::Bare }
}

/// The left edges of the houses.
fn places() -> impl Iterator<Item = (f64, (&'static str, &'static [u8]))> {
    (0_u8..).zip(HOUSES).map(|(place, house)| (FIRST + FLOOR * f64::from(place), house))
}

fn face(colour: &str, floor: u8) -> &'static str {
    let floors = FACES.iter().find(|(name, _)| *name == colour).map_or(&FACES[0].1, |(_, floors)| floors);
    floors[usize::from(floor.clamp(1, 3)) - 1]
}

fn sky(theme: Theme) -> String {
    let day = theme.by_day(|| {
        let clouds = [(470.0, 74.0, 0.9), (860.0, 88.0, 1.1), (1210.0, 60.0, 0.8), (40.0, 250.0, 0.9)];
        let gulls = [(600.0, 190.0), (640.0, 172.0), (1140.0, 132.0), (330.0, 300.0)];
        sun_or_moon(1480.0, 74.0, 0.8, Theme::Day)
            + &clouds.map(|(x, y, scale)| cloud(x, y, scale)).concat()
            + &gulls.map(|(x, y)| flying_gull(x, y)).concat()
    });
    day + &theme
        .by_night(|| moved(640.0, 0.0, 1.0, &stars(1040.0, 340.0, 48)) + &sun_or_moon(1480.0, 74.0, 0.7, Theme::Night))
}

/// The water, the islands behind it, and the quay.
fn lagoon(theme: Theme) -> String {
    let page = theme.palette();
    let mut lagoon = format!(r#"<g opacity=".8">{}</g>"#, moved(330.0, GROUND - 4.0, 0.42, &far_roofs(420.0, 0.0)));
    lagoon += &rect(0.0, GROUND - 6.0, WIDTH, HEIGHT - GROUND + 6.0, page.canal);
    for (left, (colour, _)) in places() {
        ink!(
            lagoon,
            r##"<use href="#walking/reflection:{colour}" x="{left:.0}" y="{WATER}" width="{FLOOR}" height="40" opacity=".8"/>"##
        );
    }
    let mut ripples = String::new();
    for ripple in steps(24) {
        ink!(ripples, "M{:.0} {:.0}q11-5 22 0t22 0", 12.0 + ripple * 70.0, WATER + 16.0 + (ripple % 3.0) * 14.0);
        if ripple < 9.0 {
            ink!(ripples, "M{:.0} {:.0}q11-5 22 0t22 0", 50.0 + ripple * 76.0, GROUND + 6.0 + (ripple % 2.0) * 11.0);
        }
    }
    ink!(lagoon, r#"<g opacity="var(--ripples)">{}</g>"#, line(&ripples, "#DFF5F0", 2.4));
    lagoon += &rect(FIRST - 34.0, GROUND - 6.0, WIDTH, 32.0, page.pavement);
    lagoon + &rect(FIRST - 34.0, WATER - 4.0, WIDTH, 5.0, WHITE)
}

/// Boats, poles and gulls.
fn shore() -> String {
    let boats = boat(330.0, HEIGHT - 34.0, 0.9, "#C8202F") + &boat(1130.0, HEIGHT - 16.0, 0.62, "#1F3FA8");
    let poles = [FIRST - 44.0, 956.0, 1400.0, 1620.0].map(|x| pole(x, WATER - 26.0)).concat();
    boats + &poles + &gull(FIRST - 44.0, WATER - 38.0, -1) + &gull(1400.0, WATER - 38.0, 1)
}
