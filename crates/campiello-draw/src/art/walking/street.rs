//! A street on the table: sky, pavement and canal behind the houses.

use campiello_core::scene::Area;

use super::paint::{rect, steps};
use super::scenery::{cloud, stars, sun_or_moon};
use super::tones::{Tone, WHITE, tone};
use crate::art::Backdrop;
use crate::theme::Theme;

/// Sky above the roofs.
const TOP: f64 = 34.0;
/// Air beside the first and the last house.
const SIDE: f64 = 24.0;
/// A floor, as wide as it is high.
const FLOOR: f64 = 120.0;
/// The pavement, where the characters are.
const PAVEMENT: f64 = 72.0;
const CANAL: f64 = 50.0;

/// Paints the street's backdrop, or `None` if the area is not a street.
pub(crate) fn backdrop(area: &Area, theme: Theme, headroom: f64) -> Option<Backdrop> {
    if area.backdrop != "walking/street" {
        return None;
    }
    let page = theme.palette();
    let width = f64::from(area.size.column) * FLOOR + 2.0 * SIDE;
    let top = TOP + headroom;
    let ground = top + 3.0 * FLOOR;
    let water = ground + PAVEMENT;
    let height = water + CANAL;
    let mut markup = rect(0.0, 0.0, width, height, "url(#def-air)") + &sky(width, theme);
    markup += &pavement(area.size.column, ground, theme);
    markup += &rect(0.0, water - 5.0, width, 5.0, WHITE);
    markup += &rect(0.0, water, width, CANAL, page.canal);
    markup += &reflections(area, water);
    markup += &ripples(width, water, theme);
    let floors = [0.0, 1.0, 2.0].map(|row| (top + row * FLOOR, FLOOR));
    let rows = floors.into_iter().chain([(ground + 1.0, PAVEMENT - 8.0)]).collect();
    Some(Backdrop { width, height, markup, columns: (SIDE, FLOOR), rows })
}

fn pavement(columns: u8, ground: f64, theme: Theme) -> String {
    let page = theme.palette();
    let width = f64::from(columns) * FLOOR + 2.0 * SIDE;
    let (kerb, half) = (ground - 9.0, PAVEMENT / 2.0);
    let mut joints = format!("M0 {kerb:.0}H{width}M0 {:.0}H{width}", ground + half);
    for stone in steps(i32::from(columns) * 2 + 1) {
        let x = 14.0 + stone * 60.0;
        ink!(joints, "M{x:.0} {ground:.0}l-9 {half:.0}m34 0l-9 {half:.0}");
    }
    let ground = rect(0.0, kerb, width, PAVEMENT + 9.0, page.pavement);
    format!(r#"{ground}<path d="{joints}" fill="none" stroke="{}"/>"#, page.joints)
}

fn sky(width: f64, theme: Theme) -> String {
    match theme {
        Theme::Day => cloud(26.0, 92.0, 0.9) + &cloud(width * 0.62, 66.0, 1.0) + &cloud(width * 0.34, 220.0, 0.7),
        Theme::Night => stars(width, 300.0, 26) + &sun_or_moon(width - 66.0, 62.0, 0.52, theme),
    }
}

/// Every house colours the water below it.
fn reflections(area: &Area, water: f64) -> String {
    let mut reflections = String::new();
    for column in 0..area.size.column {
        let Some(Tone { wall, .. }) = house(area, column) else {
            continue;
        };
        for row in steps(3) {
            ink!(
                reflections,
                r#"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="4" fill="{wall}" opacity="{:.2}"/>"#,
                SIDE + FLOOR * f64::from(column) + 10.0 + row * 5.0,
                water + 5.0 + row * 13.0,
                100.0 - row * 10.0,
                8.0 - row,
                0.55 - 0.13 * row
            );
        }
    }
    reflections
}

/// The colour of a house is that of its lowest floor.
fn house(area: &Area, column: u8) -> Option<&'static Tone> {
    let floors = area.pieces.iter().filter(|piece| piece.cell.column == column && piece.face.art == "walking/floor");
    floors.max_by_key(|piece| piece.cell.row).and_then(|piece| tone(piece.face.tone))
}

fn ripples(width: f64, water: f64, theme: Theme) -> String {
    let opacity = if theme == Theme::Day { 0.45 } else { 0.25 };
    let mut d = String::new();
    for ripple in steps((width / 90.0) as i32 + 1) {
        ink!(d, "M{:.0} {:.0}q11-5 22 0t22 0", 12.0 + ripple * 90.0, water + 14.0 + (ripple % 3.0) * 12.0);
    }
    format!(
        r##"<path d="{d}" fill="none" stroke="#DFF5F0" stroke-width="2.4" opacity="{opacity}" stroke-linecap="round"/>"##
    )
}
