//! Merchant ships in their ports: what they buy, lot by lot, and what the lots bring in all.

use campiello_core::scene::Face;

use super::super::{Art, Finish, Layer, Place, Stamp};
use super::fish;
use super::palette::{FONT, INK, PAPER};
use crate::theme::Theme;

/// A ship with room around it, and one that shares its port with more than one other.
const ROOMY: (f64, f64) = (118.0, 57.0);
const CLOSE: (f64, f64) = (118.0, 28.0);
/// The prices of one lot, two lots, …
const PRICES: [&str; 4] = ["one", "two", "three", "four"];
/// The fish that stand for any kind, one after the other.
const ANY: [i32; 4] = [1, 7, 4, 6];

/// Where a ship lies in a port whose quay begins here.
pub(super) fn berth((left, top): (f64, f64), before: f64, crowded: bool) -> Place {
    let (width, height) = if crowded { CLOSE } else { ROOMY };
    Place::new(left + 6.0, top + 26.0 + before * (height + 2.0), width, height)
}

/// How a face stands on a page: the ship, and its lots with their prices.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    let ship = face.value("ship");
    letter(ship)?;
    let crowded = face.value("crowded") > 0;
    let size = if crowded { CLOSE } else { ROOMY };
    let whole = Face::new("burano/berth", "").with("ship", ship).with("crowded", crowded.into());
    let mut layers = vec![Layer::Whole(whole)];
    let prices: Vec<i32> = PRICES.iter().map(|name| face.value(name)).filter(|price| *price > 0).collect();
    let bought = face.value("count");
    let lots = f64::from(u8::try_from(prices.len()).unwrap_or(1).max(1));
    if crowded {
        layers.extend(goods(face));
        // Numbers of two digits need more room.
        let wide = |price: i32| if price > 9 { 21.0 } else { 13.0 };
        let total: f64 = prices.iter().map(|price| wide(*price)).sum();
        let air = ((117.0 - 50.0 - total) / lots).clamp(0.0, 9.0);
        let mut left = 116.0 - total - air * lots;
        for (n, price) in (0..).zip(&prices) {
            let room = wide(*price) + air;
            layers.push(Layer::Signs(priced(*price, (left + room / 2.0, 14.0), n < bought)));
            left += room;
        }
    } else {
        let step = 85.0 / lots;
        for (n, price) in (0..).zip(&prices) {
            let x = 31.0 + step * (f64::from(n) + 0.5);
            layers.push(Layer::Signs(priced(*price, (x, 43.5), n < bought)));
            layers.extend(lot(face, n, (x, 17.0), step));
        }
    }
    Some(Stamp::layered(layers, size, Finish::Bare))
}

/// What a ship buys, where there is no room for every lot: several fish, or one lot.
fn goods(face: &Face) -> Vec<Layer> {
    if face.value("size") > 1 {
        return lot(face, 0, (39.5, 14.0), 24.0);
    }
    let second = if face.value("same") > 0 { ANY[0] } else { ANY[1] };
    let part = |kind, top| fish::part(kind, Place::new(31.0, top, 15.0, 11.0));
    vec![part(ANY[0], 3.0), part(second, 14.5)]
}

/// The fish of a lot, side by side in so much room; several lie on a plate.
fn lot(face: &Face, n: i32, (x, y): (f64, f64), room: f64) -> Vec<Layer> {
    let size = face.value("size").max(1);
    let kind = if face.value("same") > 0 { ANY[0] } else { ANY[n as usize % ANY.len()] };
    // Three lie in two rows where there is little room.
    let (columns, rows) = if size == 3 && room < 30.0 { (2, 2) } else { (size, 1) };
    let each = ((room - 5.0) / f64::from(columns)).min(21.0);
    let high = each * 44.0 / 60.0;
    let (left, top) = (x - each * f64::from(columns) / 2.0, y - high * f64::from(rows) / 2.0);
    let plate = (size > 1).then(|| {
        Layer::Signs(format!(
            r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="5" fill="#DDEFED" stroke="#A9C9C6"/>"##,
            left - 1.5,
            top - 2.5,
            each * f64::from(columns) + 3.0,
            high * f64::from(rows) + 5.0
        ))
    });
    let fish = (0..size).map(|n| {
        // The odd one stands in the middle.
        let odd = if rows > 1 && n == 0 { each / 2.0 } else { 0.0 };
        let (column, row) = if rows > 1 { ((n + 1) % 2, i32::from(n > 0)) } else { (n, 0) };
        let column = if rows > 1 && n == 0 { 0 } else { column };
        let (left, top) = (left + odd + each * f64::from(column), top + high * f64::from(row));
        fish::part(kind, Place::new(left, top, each, high))
    });
    plate.into_iter().chain(fish).collect()
}

/// A price around (x, y); one that is paid already is on a dark ground.
fn priced(price: i32, (x, y): (f64, f64), paid: bool) -> String {
    let (ground, ink) = if paid { (INK, "#fff") } else { ("none", INK) };
    format!(
        r#"<rect x="{:.1}" y="{:.1}" width="22" height="19" rx="6" fill="{ground}"/><text x="{x:.1}" y="{:.1}" font-size="15" fill="{ink}" font-weight="700" text-anchor="middle" font-family="{FONT}">{price}</text>"#,
        x - 11.0,
        y - 9.5,
        y + 5.4
    )
}

/// Draws a face: the card of a ship, with the ship and its letter on it.
pub(super) fn draw(face: &Face, _theme: Theme) -> Option<Art> {
    if face.art != "burano/berth" {
        return None;
    }
    let letter = letter(face.value("ship"))?;
    let crowded = face.value("crowded") > 0;
    let (width, height) = if crowded { CLOSE } else { ROOMY };
    let (y, scale) = if crowded { (14.0, 0.78) } else { (28.0, 1.0) };
    let line = if crowded { "" } else { r##"<path d="M34 31H112" stroke="#E4DAC4" stroke-width="1.2"/>"## };
    let markup = format!(
        r##"<rect x=".7" y=".7" width="{:.1}" height="{:.1}" rx="8" fill="{PAPER}" stroke="#CDBB94" stroke-width="1.3"/>{line}<g transform="translate(16.5 {y}) scale({scale})" stroke-linejoin="round"><path d="M0-18V3L11 3Z" fill="#F6E7C4" stroke="#8A5A34" stroke-width="1.3"/><path d="M-3-13V3H-11Z" fill="#F6E7C4" stroke="#8A5A34" stroke-width="1.3"/><path d="M-14 5H14L9 16H-9Z" fill="#9A6239" stroke="#5E3718" stroke-width="1.3"/><text y="14.6" font-size="11.5" fill="#fff" font-weight="700" text-anchor="middle" font-family="{FONT}">{letter}</text></g>"##,
        width - 1.4,
        height - 1.4
    );
    Some(Art { width, height, markup, finish: Finish::Bare })
}

/// The letter by which the rules call a ship.
fn letter(ship: i32) -> Option<char> {
    u8::try_from(ship).ok().filter(|ship| (1..=4).contains(ship)).map(|ship| (b'a' + ship - 1) as char)
}
