//! The lagoon: islands with docks, ports, boats and workers, and the routes between them.
//!
//! Names are words and stand before the art. Routes to where the viewer's boat may go are painted twice: as they are, and in gold, which the stylesheet
//! shows while their goal can be clicked (`to-torcello`).

use std::fmt::Write;

use campiello_core::scene::{Area, Face, Piece};

use super::super::{Art, Backdrop, Finish, Layer, Place, Stamp};
use super::palette::{Colour, FONT, GOLD, Ground, INK, PAPER, Player, ground};
use super::{landmarks, ships};
use crate::theme::Theme;

/// The size of the lagoon.
const SIZE: (f64, f64) = (420.0, 448.0);
/// The size of an island, with the air above it for a landmark and for what can be caught there.
const ISLAND: (f64, f64) = (130.0, 114.0);
/// The size of a port, with the same air.
const PORT: (f64, f64) = (130.0, 170.0);
/// The air above islands and ports.
const AIR: f64 = 20.0;
/// A dock.
const DOCK: f64 = 30.0;
/// A boat.
const BOAT: (f64, f64) = (36.0, 34.0);
/// The sign with the viewer's arrows, in the middle.
const SIGN: (f64, f64) = (112.0, 66.0);

/// Where the places lie, in the order of the game, and how the stylesheet calls the routes to them.
const PLACES: [(f64, f64, &str); 8] = [
    (4.0, 0.0, "to-murano"),
    (145.0, 0.0, "to-torcello"),
    (286.0, 0.0, "to-sant-erasmo"),
    (286.0, 318.0, "to-san-francesco"),
    (145.0, 318.0, "to-mazzorbo"),
    (4.0, 318.0, "to-san-michele"),
    (4.0, 126.0, "to-west-port"),
    (286.0, 126.0, "to-east-port"),
];
/// The number of the first port.
const PORTS: usize = 6;

/// Whose workers stand at a place.
const WORKERS: [&str; 4] = ["workers-one", "workers-two", "workers-three", "workers-four"];

/// How a face stands on a page.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    let bare = |face, size| Some(Stamp::one(face, size, Finish::Bare));
    match face.art {
        "burano/dock" => {
            Colour::of(face.tone)?;
            let dock = Face::new(face.art, face.tone).with("matches", face.value("matches"));
            bare(dock, (DOCK, DOCK))
        }
        "burano/boat" => bare(Face::new(face.art, "").with("seat", face.value("seat")), BOAT),
        "burano/arrows" => Some(Stamp { lines: 1, ..Stamp::layered(sign(face)?, SIGN, Finish::Captioned) }),
        _ => {
            let place = face.value("place");
            let size = size_of(usize::try_from(place).ok()?.checked_sub(1)?);
            let mut layers = vec![Layer::Whole(Face::new("burano/isle", "").with("place", place))];
            layers.extend(workers(face));
            Some(Stamp { lines: 1, ..Stamp::layered(layers, size, Finish::Captioned) })
        }
    }
}

/// Draws a face.
pub(super) fn draw(face: &Face, theme: Theme) -> Option<Art> {
    let art = |(width, height), markup| Some(Art { width, height, markup, finish: Finish::Bare });
    match face.art {
        "burano/dock" => art((DOCK, DOCK), dock(Colour::of(face.tone)?, face.value("matches") > 0)),
        "burano/boat" => art(BOAT, boat(Player::number(face.value("seat"))?)),
        "burano/isle" => {
            let place = usize::try_from(face.value("place")).ok()?.checked_sub(1).filter(|n| *n < PLACES.len())?;
            art(size_of(place), if place < PORTS { island(place, theme) } else { port(theme) })
        }
        "burano/board" => art(SIGN, board(theme)),
        _ => None,
    }
}

const fn size_of(place: usize) -> (f64, f64) {
    if place < PORTS { ISLAND } else { PORT }
}

/// A dock: a landing stage in its colour; one that matches an arrow is framed.
fn dock(colour: &Colour, matches: bool) -> String {
    let frame = if matches {
        format!(
            r#"<rect width="30" height="30" rx="8" fill="{INK}"/><rect x="2" y="2" width="26" height="26" rx="6.4" fill="{PAPER}"/>"#
        )
    } else {
        String::new()
    };
    let edge = if matches { 4.0 } else { 2.2 };
    let size = 30.0 - 2.0 * edge;
    format!(
        r#"{frame}<rect x="{edge}" y="{edge}" width="{size}" height="{size}" rx="5" fill="{}" stroke="{}" stroke-width="1.6"/>{}"#,
        colour.fill,
        colour.edge,
        colour.mark(15.0, 15.2, 8.4)
    )
}

/// A boat with its player's letter on the hull.
fn boat(player: &Player) -> String {
    let Player { letter, fill } = player;
    format!(
        r##"<g stroke-linejoin="round"><path d="M19 20V2L32 18Z" fill="{PAPER}" stroke="{fill}" stroke-width="1.7"/><path d="M16 20V6L8 18Z" fill="{PAPER}" stroke="{fill}" stroke-width="1.5"/><path d="M2 20H34L27.5 32H8.5Z" fill="{fill}" stroke="#fff" stroke-width="1.6"/></g><text x="18" y="30.6" font-size="11.5" fill="#fff" font-weight="700" text-anchor="middle" font-family="{FONT}">{letter}</text>"##
    )
}

/// An island: sand in the water, bushes, and what it is known for.
fn island(place: usize, theme: Theme) -> String {
    let (sand, shore, foam) =
        (ground(theme, Ground::Sand), ground(theme, Ground::Shore), ground(theme, Ground::Ripple));
    // The coast of every island is a little different.
    let shape = [
        "M30 22Q66 17 102 23Q128 27 128 54Q131 92 104 109Q66 115 28 110Q1 104 3 62Q2 27 30 22Z",
        "M24 24Q58 18 98 21Q126 24 127 58Q129 94 100 110Q60 114 26 109Q3 102 2 66Q1 30 24 24Z",
        "M34 22Q70 19 106 25Q129 32 128 66Q127 98 98 110Q58 114 24 108Q0 98 3 60Q6 26 34 22Z",
    ][place % 3];
    format!(
        r##"<path d="{shape}" fill="none" stroke="{foam}" stroke-width="7"/>{}<path d="{shape}" fill="{sand}" stroke="{shore}" stroke-width="2"/><path d="M12 98Q16 90 22 98ZM106 100Q111 91 117 100ZM114 34Q118 28 122 35Z" fill="#9CBE86"/>"##,
        landmarks::landmark(place)
    )
}

/// A port: a quay with two berths, a lantern at each end.
fn port(theme: Theme) -> String {
    let (stone, shore, foam) =
        (ground(theme, Ground::Stone), ground(theme, Ground::Shore), ground(theme, Ground::Ripple));
    format!(
        r#"<rect x="1" y="19" width="128" height="148" rx="14" fill="{foam}"/><rect x="3" y="21" width="124" height="144" rx="12" fill="{stone}" stroke="{shore}" stroke-width="2"/><path d="M10 44H120" stroke="{shore}" stroke-width="1.2"/>{}"#,
        landmarks::LANTERNS
    )
}

/// The workers at an island: a figure for each player, and how many they are.
fn workers(face: &Face) -> Vec<Layer> {
    let there: Vec<(i32, i32)> =
        (1..).zip(WORKERS.map(|name| face.value(name))).filter(|(_, count)| *count > 0).collect();
    let wide: f64 = there.iter().map(|(_, count)| width_of(*count)).sum();
    let mut left = (ISLAND.0 - wide) / 2.0;
    let mut layers = Vec::new();
    for (seat, count) in there {
        layers.push(Layer::Part(Face::new("burano/figure", "").with("seat", seat), Place::new(left, 80.0, 26.0, 26.0)));
        if count > 1 {
            layers.push(Layer::Signs(format!(
                r##"<text x="{:.1}" y="102" font-size="15" font-weight="700" font-family="{FONT}" fill="{INK}" stroke="#FDF9F0" stroke-width="3" paint-order="stroke" stroke-linejoin="round">×{count}</text>"##,
                left + 24.0
            )));
        }
        left += width_of(count);
    }
    layers
}

const fn width_of(count: i32) -> f64 {
    if count > 1 { 42.0 } else { 27.0 }
}

/// The sign with three colours.
fn sign(face: &Face) -> Option<Vec<Layer>> {
    let mut layers = vec![Layer::Whole(Face::new("burano/board", ""))];
    for (name, left) in [("one", 8.0), ("two", 41.0), ("three", 74.0)] {
        let colour = Colour::number(face.value(name))?;
        layers.push(Layer::Part(Face::new("burano/dock", colour.tone), Place::new(left, 26.0, DOCK, DOCK)));
    }
    Some(layers)
}

/// A board on two poles in the water.
fn board(theme: Theme) -> String {
    format!(
        r##"<path d="M18 60V66M94 60V66" stroke="#7A4A2A" stroke-width="5"/><rect x="1" y="1" width="110" height="61" rx="12" fill="{}" stroke="{}" stroke-width="1.6"/>"##,
        ground(theme, Ground::Panel),
        ground(theme, Ground::Line)
    )
}

/// Paints water and routes, and says where the pieces stand.
pub(super) fn backdrop(area: &Area, theme: Theme) -> Backdrop {
    let (width, height) = SIZE;
    let water = ground(theme, Ground::Water);
    let mut markup = format!(r#"<rect width="{width}" height="{height}" rx="14" fill="{water}"/>{}"#, waves(theme));
    let map = Map::new(area);
    let lines = map.lines();
    for (one, other) in &lines {
        let _ = write!(
            markup,
            r#"<path class="route" d="{}" fill="none" stroke="{PAPER}" stroke-opacity=".5" stroke-width="8"/>"#,
            way(*one, *other)
        );
    }
    for (one, other) in &lines {
        let _ = write!(
            markup,
            r##"<path d="{}" fill="none" stroke="#3F7F8A" stroke-width="3.6" stroke-linecap="round" stroke-dasharray="0 8.6"/>"##,
            way(*one, *other)
        );
    }
    markup += &map.gold();
    let places = area.pieces.iter().map(|piece| stand(area, piece)).collect();
    Backdrop { width, height, markup, places, headings: Vec::new() }
}

/// Small waves, and striped poles where boats are moored.
fn waves(theme: Theme) -> String {
    let ripple = ground(theme, Ground::Ripple);
    let wave = |(x, y): (u16, u16)| format!("M{x} {y}q5-5 10 0t10 0t10 0");
    let waves: String =
        [(190, 148), (158, 176), (246, 168), (160, 286), (226, 300), (252, 276), (186, 258), (244, 204)]
            .map(wave)
            .concat();
    let pole = |x: u16, y: u16| {
        format!(
            r##"<path d="M{x} {y}v22" stroke="#FDF9F0" stroke-width="4.4" stroke-linecap="round"/><path d="M{x} {y}v22" stroke="#B5303A" stroke-width="4.4" stroke-dasharray="4 4"/>"##
        )
    };
    format!(
        r#"<path d="{waves}" fill="none" stroke="{ripple}" stroke-width="2.4" stroke-linecap="round"/>{}{}{}"#,
        pole(140, 300),
        pole(279, 112),
        pole(285, 304)
    )
}

/// Which places are joined, and where the viewer's boat lies.
struct Map {
    routes: [i32; PLACES.len()],
    here: Option<usize>,
}

impl Map {
    fn new(area: &Area) -> Self {
        let mut map = Self { routes: [0; PLACES.len()], here: None };
        for face in area.pieces.iter().map(|piece| &piece.face).filter(|face| face.art == "burano/place") {
            let Some(place) = numbered(face) else { continue };
            map.routes[place] = face.value("routes");
            if face.value("here") > 0 {
                map.here = Some(place);
            }
        }
        map
    }

    fn joined(&self, one: usize, other: usize) -> bool {
        self.routes[one] >> other & 1 > 0
    }

    /// Every route once.
    fn lines(&self) -> Vec<(usize, usize)> {
        let pairs = (0..PLACES.len()).flat_map(|one| (one + 1..PLACES.len()).map(move |other| (one, other)));
        pairs.filter(|(one, other)| self.joined(*one, *other)).collect()
    }

    /// The way from the viewer's boat to every place within two steps, in gold; unseen until the stylesheet shows it.
    fn gold(&self) -> String {
        let Some(here) = self.here else { return String::new() };
        let mut markup = String::new();
        for (goal, (_, _, name)) in PLACES.iter().enumerate().filter(|(goal, _)| *goal != here) {
            let ways = if self.joined(here, goal) {
                way(here, goal)
            } else {
                let stop = (0..PLACES.len()).find(|stop| self.joined(here, *stop) && self.joined(*stop, goal));
                stop.map_or_else(String::new, |stop| way(here, stop) + &way(stop, goal))
            };
            let _ = write!(
                markup,
                r#"<g class="way {name}" opacity="0" fill="none" stroke-linecap="round"><path d="{ways}" stroke="{INK}" stroke-width="8.4"/><path d="{ways}" stroke="{GOLD}" stroke-width="5.4"/></g>"#
            );
        }
        markup
    }
}

/// The number of the place of a face, from 0.
fn numbered(face: &Face) -> Option<usize> {
    usize::try_from(face.value("place")).ok()?.checked_sub(1).filter(|place| *place < PLACES.len())
}

/// The middle of a place.
const fn middle(place: usize) -> (f64, f64) {
    let (left, top, _) = PLACES[place];
    let (width, height) = size_of(place);
    (left + width / 2.0, top + f64::midpoint(height, AIR))
}

/// The way between two places: straight, or past the port that lies between them.
fn way(one: usize, other: usize) -> String {
    let ((x, y), (to_x, to_y)) = (middle(one), middle(other));
    let between = |port: usize| {
        let (_, height) = middle(port);
        (x - middle(port).0).abs() < 1.0 && (height - y) * (height - to_y) < 0.0
    };
    if (to_x - x).abs() < 1.0 && (PORTS..PLACES.len()).any(between) {
        // Towards the middle of the lagoon.
        let aside = if x < SIZE.0 / 2.0 { 42.0 } else { -42.0 };
        let bend = 2.2 * aside;
        return format!(
            "M{:.0} {y:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {to_y:.0}",
            x + aside,
            x + bend,
            y + (to_y - y) * 0.3,
            x + bend,
            to_y - (to_y - y) * 0.3,
            to_x + aside
        );
    }
    format!("M{x:.0} {y:.0}L{to_x:.0} {to_y:.0}")
}

/// Where a piece stands.
fn stand(area: &Area, piece: &Piece) -> Place {
    let face = &piece.face;
    if face.art == "burano/arrows" {
        return Place::new((SIZE.0 - SIGN.0) / 2.0, 190.0, SIGN.0, SIGN.1);
    }
    let Some(place) = numbered(face) else { return Place::default() };
    let (left, top, _) = PLACES[place];
    let (width, height) = size_of(place);
    // Things of a kind lie in the order of their pieces.
    let alike = |other: &&Piece| other.face.art == face.art && numbered(&other.face) == Some(place);
    let before: f64 = area.pieces.iter().take_while(|other| other.id != piece.id).filter(alike).map(|_| 1.0).sum();
    match face.art {
        "burano/dock" => Place::new(left + 16.0 + 34.0 * before, top + 45.0, DOCK, DOCK),
        "burano/boat" => Place::new(left + width - 30.0 - 31.0 * before, top + height - 22.0, BOAT.0, BOAT.1),
        "burano/ship" => ships::berth((left, top + AIR), before, face.value("crowded") > 0),
        _ => Place::new(left, top, width, height),
    }
}
