//! A strip of houses by the water, for the first page.

use campiello_core::scene::Face;

use super::sprite::spelled;

/// The houses from left to right: the colour, and the floors from the ground up with what they show.
const HOUSES: [(&str, &[&[(&str, i32)]]); 7] = [
    ("yellow", &[&[("shop", 4), ("points", 2), ("pedestrians", 1)], &[("flowers", 4)], &[("chimney", 1), ("cats", 1)]]),
    ("blue", &[&[("plants", 2), ("pedestrians", 2)], &[("cats", 2), ("plants", 1)], &[("flowers", 1)]]),
    ("pink", &[&[("red-curtains", 1), ("flowers", 2)], &[("streetlight", 1), ("flowers", 2)]]),
    ("green", &[&[("shop", 2), ("points", 3), ("plants", 1)], &[("flowers", 2), ("cats", 1)], &[("blue-curtains", 1)]]),
    ("red", &[&[("plants", 2), ("pedestrians", 1)], &[("closed-windows", 1), ("flowers", 2)], &[("cats", 1), ("plants", 2)]]),
    ("orange", &[&[("pedestrians", 3)], &[("plants", 3), ("streetlight", 1)]]),
    ("blue", &[&[("shop", 1), ("points", 2), ("flowers", 1)], &[("flowers", 4)], &[("chimney", 1), ("flowers", 1)]]),
];

/// Draws the strip, as wide as the page.
#[must_use]
pub fn hero() -> String {
    let mut houses = String::new();
    for (column, (tone, floors)) in (0..).zip(HOUSES) {
        for (floor, shown) in (1..).zip(floors) {
            let face = Face::new("walking/floor", tone).with("floor", floor);
            let face = shown.iter().fold(face, |face, (name, value)| face.with(name, *value));
            let (x, y) = (column * 120, 360 - floor * 120);
            ink!(houses, r##"<use href="#{}" x="{x}" y="{y}" width="120" height="120"/>"##, spelled(&face));
        }
    }
    format!(
        r#"<svg class="strip" viewBox="0 0 840 392" preserveAspectRatio="xMidYMax slice" aria-hidden="true">{houses}<rect y="360" width="840" height="10" fill="var(--pavement)"/><rect y="370" width="840" height="22" fill="var(--canal)"/></svg>"#
    )
}
