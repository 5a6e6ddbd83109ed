//! The postcard of a finished street: houses, visitors on the pavement, and all of it again in the canal.

use campiello_core::Message;
use campiello_core::scene::{Area, Fact, Piece};

use super::icons::interest;
use super::paint::{line, moved, rect, steps};
use super::people::person;
use super::scenery::{
    bench, bicycle, boat, cloud, far_roofs, flying_gull, gull, pigeon, pole, stars, sun_or_moon, washing, well,
};
use super::tones::{INK, WHITE};
use crate::svg::sheet::{Sheet, width_of_fact};
use crate::theme::Theme;
use crate::words::{Words, fitted, size_to_fit};

const WIDTH: f64 = 1280.0;
const HEIGHT: f64 = 930.0;
/// Where the houses stand.
const GROUND: f64 = 636.0;
/// Where the water begins.
const WATER: f64 = GROUND + 151.0;
/// The largest a floor may be, and the room for all houses together.
const FLOOR: f64 = 180.0;
const ROOM: f64 = 900.0;
/// What a finished street is worth, in this order.
const WORTH: [&str; 4] = ["visitors", "shops", "tokens-points", "windows"];

/// Whether the area is a street of this game.
pub(crate) fn is_of(area: &Area) -> bool {
    area.backdrop == "walking/street"
}

/// Draws the postcard and answers its size, or `None` if the area is not a street of this game.
pub(crate) fn draw(sheet: &mut Sheet<'_>, area: &Area) -> Option<(f64, f64)> {
    if !is_of(area) {
        return None;
    }
    let houses = Houses::of(area);
    sheet.add(sky(sheet.theme));
    sheet.add(pavement(sheet.theme));
    houses.draw(sheet, area);
    sheet.add(canal(sheet.theme));
    if sheet.theme == Theme::Night {
        sheet.add(houses.lamplight());
    }
    sheet.add(furniture(&houses));
    for piece in area.pieces.iter().filter(|piece| piece.face.art == "walking/character") {
        visitor(sheet, piece, houses.middle(piece.cell.column), houses.floor);
    }
    frame(sheet);
    heading(sheet, area);
    Some((WIDTH, HEIGHT))
}

/// Where the columns of the street are on the postcard: only built ones, in the middle.
struct Houses {
    first: u8,
    left: f64,
    right: f64,
    floor: f64,
}

impl Houses {
    fn of(area: &Area) -> Self {
        let built = || area.pieces.iter().filter(|piece| is_storey(piece)).map(|piece| piece.cell.column);
        let (first, last) = (built().min().unwrap_or(0), built().max().unwrap_or(0));
        let many = f64::from(last - first) + 1.0;
        let floor = FLOOR.min(ROOM / many);
        let left = (WIDTH - many * floor) / 2.0;
        Self { first, left, right: WIDTH - left, floor }
    }

    fn edge(&self, column: u8) -> f64 {
        self.left + (f64::from(column) - f64::from(self.first)) * self.floor
    }

    fn middle(&self, column: u8) -> f64 {
        self.edge(column) + self.floor / 2.0
    }

    /// By night, what falls out of the ground floors onto the pavement.
    fn lamplight(&self) -> String {
        let many = ((self.right - self.left) / self.floor).round() as i32;
        let mut light = String::new();
        for house in steps(many) {
            let x = self.left + (house + 0.5) * self.floor;
            ink!(
                light,
                r#"<ellipse cx="{x:.0}" cy="{:.0}" rx="104" ry="34" fill="url(#def-lamp)" opacity=".42"/>"#,
                GROUND + 22.0
            );
        }
        light
    }

    /// The houses are a group with an id, because the canal shows them a second time.
    fn draw(&self, sheet: &mut Sheet<'_>, area: &Area) {
        sheet.add(r#"<g id="def-houses">"#);
        for piece in area.pieces.iter().filter(|piece| is_storey(piece)) {
            let art = sheet.art(piece);
            let top = GROUND - (3.0 - f64::from(piece.cell.row)) * self.floor;
            sheet.standing(piece, &art, (self.edge(piece.cell.column), top), self.floor / art.width);
        }
        sheet.add("</g>");
    }
}

/// Floors and scaffolds make a house; gaps and lots do not.
fn is_storey(piece: &Piece) -> bool {
    piece.cell.row < 3 && matches!(piece.face.art, "walking/floor" | "walking/scaffold")
}

fn sky(theme: Theme) -> String {
    let mut sky = rect(0.0, 0.0, WIDTH, HEIGHT, "url(#def-sky)");
    match theme {
        Theme::Day | Theme::Sheet => {
            sky += &sun_or_moon(1166.0, 196.0, 1.0, theme);
            sky += &(cloud(70.0, 128.0, 1.3)
                + &cloud(742.0, 78.0, 0.8)
                + &cloud(20.0, 330.0, 0.8)
                + &cloud(1118.0, 330.0, 0.9));
            for (x, y) in [(560.0, 62.0), (600.0, 80.0), (640.0, 56.0), (150.0, 250.0), (1128.0, 420.0)] {
                sky += &flying_gull(x, y);
            }
        }
        Theme::Night => sky += &(stars(WIDTH, 520.0, 90) + &sun_or_moon(1150.0, 210.0, 1.0, theme)),
    }
    let roofs = far_roofs(WIDTH, GROUND - 6.0);
    sky + &match theme {
        Theme::Day | Theme::Sheet => roofs,
        // By night what is far away is a shadow against the sky.
        Theme::Night => format!(r#"<g opacity=".38">{roofs}</g>"#),
    }
}

fn pavement(theme: Theme) -> String {
    let page = theme.palette();
    let mut ground = rect(0.0, GROUND, WIDTH, 132.0, page.pavement);
    // Beside the houses the pavement begins where it begins on their ground floors.
    ground = rect(0.0, GROUND - 13.5, WIDTH, 13.5, page.pavement) + &ground;
    let mut joints = String::new();
    for (row, top, height) in [(0.0, 0.0, 38.0), (1.0, 38.0, 44.0), (2.0, 82.0, 50.0)] {
        ink!(joints, "M0 {:.0}H{WIDTH}", GROUND + top);
        for stone in steps(22) {
            let x = stone * 64.0 + row * 27.0;
            let lean = (x - WIDTH / 2.0) * 0.04;
            ink!(joints, "M{x:.0} {:.0}l{lean:.1} {height}", GROUND + top);
        }
    }
    ink!(ground, r#"<path d="{joints}" fill="none" stroke="{}" stroke-width="1.4"/>"#, page.joints);
    ground += &rect(0.0, GROUND + 130.0, WIDTH, 9.0, if theme == Theme::Day { WHITE } else { "#C9C2B8" });
    ground + &rect(0.0, GROUND + 139.0, WIDTH, 12.0, if theme == Theme::Day { "#B9A37C" } else { "#3C3846" })
}

fn canal(theme: Theme) -> String {
    let depth = HEIGHT - WATER;
    let mut canal = rect(0.0, WATER, WIDTH, depth, "url(#def-canal)");
    ink!(
        canal,
        r##"<clipPath id="def-water"><rect y="{WATER}" width="{WIDTH}" height="{depth}"/></clipPath><g clip-path="url(#def-water)"><use href="#def-houses" transform="translate(0 {WATER}) scale(1 -.62) translate(0 {})" opacity="{}"/>"##,
        -GROUND,
        if theme == Theme::Day { ".46" } else { ".6" }
    );
    let wave = theme.palette().canal;
    for row in steps(11) {
        let (half, swell) = (22.0 + row * 2.0, 4.0 + row * 0.5);
        let swings = format!("q{half:.0} {swell:.1} {:.0} 0t{:.0} 0", 2.0 * half, 2.0 * half).repeat(16);
        ink!(
            canal,
            r#"<path d="M{:.0} {:.0}{swings}" fill="none" stroke="{wave}" stroke-width="{:.1}" opacity=".72"/>"#,
            -40.0 - (row % 3.0) * 17.0,
            WATER + 3.0 + row * 15.0,
            2.2 + row * 0.7
        );
    }
    canal += &rect(0.0, WATER, WIDTH, depth, "url(#def-fade)");
    let mut glints = String::new();
    for glint in steps(16) {
        let x = (glint * 0.618_034).fract() * (WIDTH - 80.0);
        ink!(
            glints,
            "M{:.0} {:.0}q14-5 28 0t28 0",
            x + 12.0,
            WATER + 12.0 + (glint * 0.414_214).fract() * (depth - 40.0)
        );
    }
    ink!(canal, r#"<g opacity=".5">{}</g>"#, line(&glints, "#E6F8F2", 2.2));
    canal + "</g>"
}

/// What makes a campiello: a well, a bench, a bicycle, washing, boats, and birds that hope for crumbs.
fn furniture(houses: &Houses) -> String {
    let mut things = boat(150.0, HEIGHT - 44.0, 0.95, "#C8202F") + &boat(1150.0, HEIGHT - 48.0, 0.85, "#1F3FA8");
    // Poles stand below the plates of the visitors, never before a visitor.
    let plate = houses.floor / 2.0 + 44.0;
    let (second, last) = (houses.left + houses.floor, houses.right - houses.floor);
    for x in [44.0, second + plate, last + plate, WIDTH - 44.0] {
        things += &pole(x, WATER - 34.0);
    }
    things += &(gull(44.0, WATER - 46.0, 1) + &gull(WIDTH - 44.0, WATER - 46.0, -1));
    if houses.left > 150.0 {
        if houses.left < 260.0 {
            // From the leaning tower to the first house.
            things += &washing(107.0, GROUND - 196.0, houses.left - 107.0);
        }
        things += &well(houses.left - 92.0, GROUND + 62.0, 0.8);
        things += &bench(houses.right + 96.0, GROUND + 40.0, 0.86);
        things += &bicycle(houses.right + 86.0, GROUND + 104.0, 0.9);
        things += &(pigeon(houses.left - 36.0, GROUND + 84.0, 1) + &pigeon(houses.left - 64.0, GROUND + 100.0, -1));
    }
    things + &pigeon(houses.right - 8.0, GROUND + 24.0, -1)
}

/// A character before its house, with a plate: who it is, what it looks at, what it scores.
fn visitor(sheet: &mut Sheet<'_>, piece: &Piece, x: f64, floor: f64) {
    let who = piece.face.value("who");
    let Some(person) = person(who) else { return };
    let scale = floor / FLOOR;
    let name = sheet.say(piece.lines.first().unwrap_or(&piece.label));
    let size = size_to_fit(&name, 13.0, 11.0, 84.0);
    let name = fitted(&name, size, 90.0);
    let points = piece.face.value("points").to_string();
    let mut markup = r##"<ellipse cx="-50" cy="120" rx="32" ry="6" fill="#8A7650" opacity=".35"/>"##.to_owned();
    markup += &moved(-50.0 - 40.0 * 0.73, 1.0, 0.73, &person.figure());
    let mut plate = format!(
        r##"<path d="M10 0H82Q92 0 92 10V56Q92 66 82 66H10Q0 66 0 56V42L-9 36L0 30V10Q0 0 10 0Z" fill="{WHITE}" stroke="#C9AE7A" stroke-width="1.6"/>"##
    );
    plate += &Words::label(&name, size, "#5B4A34").at(46.0, 19.0).middle().to_string();
    plate += &moved(22.0, 43.0, 1.0, &interest(who));
    plate += &Words::title(&points, 29.0, INK).at(82.0, 54.0).end().to_string();
    markup += &moved(-3.0, 34.0, 1.0, &plate);
    let art = crate::art::Art { width: 1.0, height: 1.0, markup, finish: crate::art::Finish::Bare };
    sheet.standing(piece, &art, (x, GROUND), scale);
}

fn frame(sheet: &mut Sheet<'_>) {
    sheet.add(format!(
        r##"<path d="M0 0H{WIDTH}V{HEIGHT}H0ZM16 16V{0}H{1}V16Z" fill="{WHITE}" fill-rule="evenodd"/><rect x="16" y="16" width="{2}" height="{3}" fill="none" stroke="#C9AE7A" stroke-width="1.2"/>"##,
        HEIGHT - 16.0,
        WIDTH - 16.0,
        WIDTH - 32.0,
        HEIGHT - 32.0
    ));
}

/// A greeting (the game's texts hold `postcard`) and whose street it is, as people write on postcards; and what it is worth.
fn heading(sheet: &mut Sheet<'_>, area: &Area) {
    let page = sheet.page();
    let ink = if sheet.theme == Theme::Day { "#2A4D69" } else { "#F6E7B4" };
    for (message, most, y) in [(&Message::new("postcard"), 40.0, 66.0), (&area.title, 19.0, 94.0)] {
        let words = sheet.say(message);
        let size = size_to_fit(&words, most, 14.0, 560.0);
        let words = fitted(&words, size, 600.0);
        sheet.write(&Words::title(&words, size, ink).slanted().at(48.0, y));
    }
    let fact = |icon: &&str| area.facts.iter().find(|fact| fact.icon == *icon);
    let counts = |fact: &&Fact| fact.icon != "windows" || fact.value < 0; // windows that cost nothing are not worth a word
    let worth: Vec<&Fact> = WORTH.iter().filter_map(fact).filter(counts).collect();
    let score = area.facts.iter().find(|fact| fact.icon == "score");
    let parts: f64 = worth.iter().map(|fact| width_of_fact(fact, 17.0)).sum();
    let width = 24.0 + parts + score.map_or(0.0, |fact| width_of_fact(fact, 34.0));
    if worth.is_empty() && score.is_none() {
        return;
    }
    let mut x = WIDTH - 38.0 - width;
    sheet.add(format!(
        r#"<rect x="{x:.1}" y="36" width="{width:.1}" height="58" rx="14" fill="{}" opacity=".95"/>"#,
        page.panel
    ));
    x += 18.0;
    for fact in worth {
        x += sheet.fact(fact, (x, 65.0), 17.0);
    }
    if let Some(fact) = score {
        sheet.fact(fact, (x, 65.0), 34.0);
    }
}
