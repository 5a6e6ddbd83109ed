//! Every symbol that a face names can be counted on its picture.

use campiello_core::scene::Face;
use campiello_draw::{Theme, art};

/// Traits and the classes of their groups.
const SYMBOLS: [(&str, &str); 10] = [
    ("flowers", "flower"),
    ("plants", "plant"),
    ("cats", "cat"),
    ("red-curtains", "red-curtain"),
    ("blue-curtains", "blue-curtain"),
    ("closed-windows", "closed-window"),
    ("pedestrians", "pedestrian"),
    ("streetlight", "streetlight"),
    ("chimney", "chimney"),
    ("shop", "shop"),
];

/// How many symbols of a class a picture shows; a group with a number stands for that many.
fn counted(picture: &roxmltree::Document<'_>, class: &str) -> i32 {
    let groups = picture.descendants().filter(|node| node.attribute("class") == Some(class));
    groups.map(|group| group.attribute("data-count").map_or(1, |count| count.parse().unwrap_or(-1))).sum()
}

/// Checks one face; a shop has a kind, but there is one of it.
fn check(face: &Face) {
    let art = art::draw(face, Theme::Day).unwrap_or_else(|| panic!("no art for {face:?}"));
    let markup = format!("<svg>{}</svg>", art.markup);
    let picture = roxmltree::Document::parse(&markup).unwrap_or_else(|error| panic!("{error} in {face:?}"));
    for (name, class) in SYMBOLS {
        let wanted = if name == "shop" { face.value(name).min(1) } else { face.value(name) };
        assert_eq!(counted(&picture, class), wanted, "{class} of {face:?}");
    }
}

/// A number from 0 to `most`, taken from the low end of `seed`.
fn take(seed: &mut u32, most: u32) -> i32 {
    let digit = *seed % (most + 1);
    *seed /= most + 1;
    digit as i32
}

#[test]
fn every_combination_shows_exactly_its_symbols() {
    let colours = ["pink", "red", "orange", "yellow", "green", "blue"];
    for floor in 1..=3 {
        for number in 0..5 * 5 * 3 * 3 * 3 * 3 * 4 * 5 {
            // Forty thousand combinations; every seventh keeps the test short and the grid wide.
            if number % 7 != u32::try_from(floor).unwrap_or(0) {
                continue;
            }
            let mut seed = number;
            let face = Face::new("walking/floor", colours[number as usize % 6])
                .with("floor", floor)
                .with("flowers", take(&mut seed, 4))
                .with("plants", take(&mut seed, 4))
                .with("cats", take(&mut seed, 2))
                .with("red-curtains", take(&mut seed, 2))
                .with("blue-curtains", take(&mut seed, 2))
                .with("closed-windows", take(&mut seed, 2))
                .with("pedestrians", if floor == 1 { take(&mut seed, 3) } else { 0 })
                .with("streetlight", if floor == 2 { take(&mut seed, 1) } else { 0 })
                .with("chimney", if floor == 3 { take(&mut seed, 1) } else { 0 })
                .with("shop", if floor == 1 { take(&mut seed, 4) } else { 0 })
                .with("points", 2);
            check(&face);
        }
    }
}

#[test]
fn what_no_card_shows_is_not_dropped_either() {
    for many in 0..=9 {
        for floor in 1..=3 {
            for (name, _) in SYMBOLS.iter().filter(|(name, _)| *name != "shop") {
                check(&Face::new("walking/floor", "red").with("floor", floor).with(name, many));
                let shop = i32::from(floor == 1);
                check(&Face::new("walking/floor", "red").with("floor", floor).with("shop", shop).with(name, many));
            }
        }
    }
}

#[test]
fn day_and_night_show_the_same_symbols() {
    let face = Face::new("walking/floor", "blue").with("floor", 2).with("cats", 2).with("flowers", 3);
    let count = |theme| art::draw(&face, theme).map(|art| art.markup.matches("class=").count());
    assert_eq!(count(Theme::Day), count(Theme::Night));
}

#[test]
fn an_unknown_colour_has_no_art() {
    assert_eq!(art::draw(&Face::new("walking/floor", "plaid").with("floor", 1), Theme::Day), None);
}
