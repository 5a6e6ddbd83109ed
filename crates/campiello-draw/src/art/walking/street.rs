//! A street on the table: sky, pavement and canal behind the houses.

use core::fmt::Write as _;

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
pub(crate) fn backdrop(area: &Area, theme: Theme) -> Option<Backdrop> {
    if area.backdrop != "walking/street" {
        return None;
    }
    let page = theme.palette();
    let width = f64::from(area.size.column) * FLOOR + 2.0 * SIDE;
    let ground = TOP + 3.0 * FLOOR;
    let water = ground + PAVEMENT;
    let height = water + CANAL;
    let mut markup = rect(0.0, 0.0, width, height, page.sky);
    let _ = write!(
        markup,
        r#"<rect y="{:.0}" width="{width}" height="{:.0}" fill="{}" opacity=".6"/>"#,
        height * 0.34,
        height * 0.66,
        page.haze
    );
    markup += &sky(width, theme);
    markup += &rect(0.0, ground - 9.0, width, PAVEMENT + 9.0, page.pavement);
    let mut joints = format!(
        "M0 {:.0}H{width}M0 {:.0}H{width}",
        ground - 9.0,
        ground + PAVEMENT / 2.0
    );
    for stone in steps(i32::from(area.size.column) * 2 + 2) {
        let x = stone * 60.0;
        let _ = write!(
            joints,
            "M{x:.0} {:.0}l-9 {:.0}M{:.0} {:.0}l-9 {:.0}",
            ground,
            PAVEMENT / 2.0,
            x + 24.0,
            ground + PAVEMENT / 2.0,
            PAVEMENT / 2.0
        );
    }
    let _ = write!(
        markup,
        r#"<path d="{joints}" fill="none" stroke="{}"/>"#,
        page.joints
    );
    markup += &rect(0.0, water - 5.0, width, 5.0, WHITE);
    markup += &rect(0.0, water, width, CANAL, page.canal);
    markup += &reflections(area, water);
    markup += &ripples(width, water, theme);
    let floors = [0.0, 1.0, 2.0].map(|row| (TOP + row * FLOOR, FLOOR));
    let rows = floors
        .into_iter()
        .chain([(ground + 1.0, PAVEMENT - 8.0)])
        .collect();
    Some(Backdrop {
        width,
        height,
        markup,
        columns: (SIDE, FLOOR),
        rows,
    })
}

fn sky(width: f64, theme: Theme) -> String {
    match theme {
        Theme::Day => {
            cloud(26.0, 92.0, 0.9)
                + &cloud(width * 0.62, 66.0, 1.0)
                + &cloud(width * 0.34, 220.0, 0.7)
        }
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
            let _ = write!(
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
    let floors = area
        .pieces
        .iter()
        .filter(|piece| piece.cell.column == column && piece.face.art == "walking/floor");
    floors
        .max_by_key(|piece| piece.cell.row)
        .and_then(|piece| tone(piece.face.tone))
}

fn ripples(width: f64, water: f64, theme: Theme) -> String {
    let opacity = if theme == Theme::Day { 0.45 } else { 0.25 };
    let mut d = String::new();
    for ripple in steps((width / 90.0) as i32 + 1) {
        let _ = write!(
            d,
            "M{:.0} {:.0}q11-5 22 0t22 0",
            12.0 + ripple * 90.0,
            water + 14.0 + (ripple % 3.0) * 12.0
        );
    }
    format!(
        r##"<path d="{d}" fill="none" stroke="#DFF5F0" stroke-width="2.4" opacity="{opacity}" stroke-linecap="round"/>"##
    )
}
