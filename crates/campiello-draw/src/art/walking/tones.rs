//! The six colours of the houses: each has its own wall, emblem, window and roof, so that nobody needs to see colours.

/// Symbols wear it as an outline; nothing else is as light but white frames.
pub(super) const CREAM: &str = "#FFF6E4";
/// Frames, sills and string courses.
pub(super) const WHITE: &str = "#FFFDF6";
/// The darkest line.
pub(super) const INK: &str = "#2B2A33";

/// A colour of houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tone {
    pub(super) name: &'static str,
    pub(super) wall: &'static str,
    pub(super) shade: &'static str,
    pub(super) light: &'static str,
    pub(super) shutter: &'static str,
    pub(super) slats: &'static str,
    pub(super) door: &'static str,
    pub(super) window: Shape,
    /// The emblem, in a box from -8 to 8.
    pub(super) emblem: &'static str,
    /// The height of the ridge and how far it stands in from the walls: a street has a skyline.
    pub(super) ridge: (i16, i16),
}

/// The shape of a house's windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    RoundArch,
    FlatLintel,
    Pediment,
    ShallowArch,
    Keystone,
    Venetian,
}

const GREEN_SHUTTERS: (&str, &str) = ("#2F7A55", "#1E5A3D");

const TONES: [Tone; 6] = [
    Tone {
        name: "pink",
        wall: "#F29AB8",
        shade: "#D4658E",
        light: "#F9BFD1",
        shutter: GREEN_SHUTTERS.0,
        slats: GREEN_SHUTTERS.1,
        door: "#2E5E7A",
        window: Shape::RoundArch,
        emblem: "M0 6C-9 0-6-6-2.6-5.4C-1-5 0-3.4 0-2.6C0-3.4 1-5 2.6-5.4C6-6 9 0 0 6Z",
        ridge: (13, 13),
    },
    Tone {
        name: "red",
        wall: "#D64B3C",
        shade: "#A8332A",
        light: "#E4695A",
        shutter: GREEN_SHUTTERS.0,
        slats: GREEN_SHUTTERS.1,
        door: "#2E5E7A",
        window: Shape::FlatLintel,
        emblem: "M0-6.4L5.4 0L0 6.4L-5.4 0Z",
        ridge: (18, 4),
    },
    Tone {
        name: "orange",
        wall: "#F08C3E",
        shade: "#C9681C",
        light: "#F7A865",
        shutter: GREEN_SHUTTERS.0,
        slats: GREEN_SHUTTERS.1,
        door: "#2E5E7A",
        window: Shape::Pediment,
        emblem: "M0-5.2A5.2 5.2 0 1 1-.01-5.2ZM0-2A2 2 0 1 0 .01-2Z",
        ridge: (11, 20),
    },
    Tone {
        name: "yellow",
        wall: "#F8CE4C",
        shade: "#D7A226",
        light: "#FCDF85",
        shutter: GREEN_SHUTTERS.0,
        slats: GREEN_SHUTTERS.1,
        door: "#2E5E7A",
        window: Shape::ShallowArch,
        emblem: "M0-6.6L1.7-2.2L6.4-2L2.8 1L4 5.6L0 3L-4 5.6L-2.8 1L-6.4-2L-1.7-2.2Z",
        ridge: (16, 9),
    },
    Tone {
        name: "green",
        wall: "#4FA566",
        shade: "#2C7040",
        light: "#7CC38B",
        shutter: "#FFF1CF",
        slats: "#C7B48A",
        door: "#8A3B2A",
        window: Shape::Keystone,
        emblem: "M-5.4 5.4C-6-2-1-6 6-6C6.4 1 2 6-5.4 5.4Z",
        ridge: (20, 3),
    },
    Tone {
        name: "blue",
        wall: "#4A97D6",
        shade: "#2A69A4",
        light: "#79B4E4",
        shutter: "#1F5C66",
        slats: "#123F47",
        door: "#8A3B2A",
        window: Shape::Venetian,
        emblem: "M0-6.6C3-2.4 5-.2 5 2.2A5 5 0 0 1-5 2.2C-5-.2-3-2.4 0-6.6Z",
        ridge: (14, 24),
    },
];

/// The colours in the order of the box.
pub(super) const fn all() -> &'static [Tone] {
    &TONES
}

/// The colour of this name.
pub(super) fn tone(name: &str) -> Option<&'static Tone> {
    TONES.iter().find(|tone| tone.name == name)
}

impl Tone {
    /// The emblem on its roundel: 17 units wide, so that it is read before the wall is.
    pub(super) fn roundel(&self, x: f64, y: f64) -> String {
        let Self { shade, emblem, .. } = self;
        format!(
            r#"<g transform="translate({x} {y}) scale(1.1)"><circle r="8.6" fill="{CREAM}"/><circle r="8" fill="none" stroke="{shade}" stroke-width=".9"/><path d="{emblem}" fill="{shade}" fill-rule="evenodd" transform="scale(.82)"/></g>"#
        )
    }
}
