//! A street on the table: sky, pavement and canal behind the houses.

use campiello_core::scene::{Area, Cell, Face};

use super::paint::{moved, rect, steps};
use super::scenery::{cloud, stars, sun_or_moon};
use super::tones::{Tone, WHITE, tone};
use crate::art::{Art, Backdrop, Finish, Place};
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
    let ground = Ground::new(area.size.column, headroom);
    let Ground { width, height, top, pavement, water, .. } = ground;
    let markup = match theme {
        Theme::Sheet => ground.stamped(area),
        Theme::Day | Theme::Night => {
            ground.painted(theme) + &reflections(area, |tone, left| moved(left, water, 1.0, &reflected(tone)))
        }
    };
    let left = |column: u8| SIDE + FLOOR * f64::from(column);
    let place = |cell: Cell| match cell.row {
        floor @ 0..3 => Place::new(left(cell.column), top + f64::from(floor) * FLOOR, FLOOR, FLOOR),
        _ => Place::new(left(cell.column), pavement + 1.0, FLOOR, PAVEMENT - 8.0),
    };
    let places = area.pieces.iter().map(|piece| place(piece.cell)).collect();
    let headings = (0..area.size.column).map(|column| (left(column), FLOOR)).collect();
    Some(Backdrop { width, height, markup, places, headings })
}

/// Everything behind the houses of a street with so many columns, which is the same for all streets.
pub(super) fn scenery(face: &Face, theme: Theme) -> Option<Art> {
    let columns = u8::try_from(face.value("columns")).ok().filter(|columns| (1..=9).contains(columns))?;
    let ground = Ground::new(columns, 0.0);
    Some(Art { width: ground.width, height: ground.height, markup: ground.painted(theme), finish: Finish::Bare })
}

/// What the water shows of a house of this colour.
pub(super) fn reflection(face: &Face) -> Option<Art> {
    Some(Art { width: FLOOR, height: CANAL, markup: reflected(tone(face.tone)?), finish: Finish::Bare })
}

/// Where sky, pavement and water of a street are.
struct Ground {
    columns: u8,
    width: f64,
    height: f64,
    top: f64,
    pavement: f64,
    water: f64,
}

impl Ground {
    fn new(columns: u8, headroom: f64) -> Self {
        let width = f64::from(columns) * FLOOR + 2.0 * SIDE;
        let top = TOP + headroom;
        let pavement = top + 3.0 * FLOOR;
        let water = pavement + PAVEMENT;
        Self { columns, width, height: water + CANAL, top, pavement, water }
    }

    fn painted(&self, theme: Theme) -> String {
        let Self { width, height, water, .. } = *self;
        let mut markup = rect(0.0, 0.0, width, height, "url(#def-air)") + &sky(width, theme);
        markup += &pavement(self.columns, self.pavement, theme);
        markup += &rect(0.0, water - 5.0, width, 5.0, WHITE);
        markup += &rect(0.0, water, width, CANAL, theme.palette().canal);
        markup + &ripples(width, water, theme)
    }

    /// The same by name: a page holds each of these pictures once.
    fn stamped(&self, area: &Area) -> String {
        let Self { columns, width, height, water, .. } = *self;
        let scenery =
            format!(r##"<use href="#walking/street::columns={columns}" width="{width}" height="{height}"/>"##);
        scenery
            + &reflections(area, |tone, left| {
                format!(
                    r##"<use href="#walking/reflection:{}" x="{left}" y="{water}" width="{FLOOR}" height="{CANAL}"/>"##,
                    tone.name
                )
            })
    }
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
    let clouds =
        theme.by_day(|| cloud(26.0, 92.0, 0.9) + &cloud(width * 0.62, 66.0, 1.0) + &cloud(width * 0.34, 220.0, 0.7));
    clouds + &theme.by_night(|| stars(width, 300.0, 26) + &sun_or_moon(width - 66.0, 62.0, 0.52, Theme::Night))
}

/// Every house colours the water below it.
fn reflections(area: &Area, draw: impl Fn(&Tone, f64) -> String) -> String {
    let left = |column: u8| SIDE + FLOOR * f64::from(column);
    (0..area.size.column).filter_map(|column| Some(draw(house(area, column)?, left(column)))).collect()
}

fn reflected(Tone { wall, .. }: &Tone) -> String {
    let mut reflected = String::new();
    for row in steps(3) {
        ink!(
            reflected,
            r#"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="4" fill="{wall}" opacity="{:.2}"/>"#,
            10.0 + row * 5.0,
            5.0 + row * 13.0,
            100.0 - row * 10.0,
            8.0 - row,
            0.55 - 0.13 * row
        );
    }
    reflected
}

/// The colour of a house is that of its lowest floor.
fn house(area: &Area, column: u8) -> Option<&'static Tone> {
    let floors = area.pieces.iter().filter(|piece| piece.cell.column == column && piece.face.art == "walking/floor");
    floors.max_by_key(|piece| piece.cell.row).and_then(|piece| tone(piece.face.tone))
}

fn ripples(width: f64, water: f64, theme: Theme) -> String {
    let opacity = match theme {
        Theme::Day => "0.45",
        Theme::Night => "0.25",
        Theme::Sheet => "var(--ripples)",
    };
    let mut d = String::new();
    for ripple in steps((width / 90.0) as i32 + 1) {
        ink!(d, "M{:.0} {:.0}q11-5 22 0t22 0", 12.0 + ripple * 90.0, water + 14.0 + (ripple % 3.0) * 12.0);
    }
    format!(
        r##"<path d="{d}" fill="none" stroke="#DFF5F0" stroke-width="2.4" opacity="{opacity}" stroke-linecap="round"/>"##
    )
}
