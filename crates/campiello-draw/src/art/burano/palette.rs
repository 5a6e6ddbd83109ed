//! The six colours of houses with their shapes, and the players with their letters.

use crate::theme::Theme;

/// What is written on light ground.
pub(super) const INK: &str = "#1E3741";
/// Paper, windows, sails.
pub(super) const PAPER: &str = "#FFFDF6";
/// What lies under signs.
pub(super) const PANEL: &str = "#FDF9F0";
/// What can be clicked, and what moves money.
pub(super) const GOLD: &str = "#E5A823";
/// Roof tiles and their edge.
pub(super) const TERRACOTTA: (&str, &str) = ("#C8693F", "#7E3A1C");
/// A coin, from -9 to 9.
pub(super) const COIN: &str = r##"<circle r="9" fill="#F3CF6B" stroke="#B98A1E" stroke-width="1.35"/><circle r="4.5" fill="none" stroke="#C99A2C"/>"##;
/// A fountain, from -8 to 8.
pub(super) const FOUNTAIN: &str = r##"<path d="M-8 7H8L6 3H-6Z" fill="#2B7F95"/><path d="M0 3V-6M0-6C-5-9-8-5-7-1M0-6C5-9 8-5 7-1" fill="none" stroke="#2B7F95" stroke-width="2" stroke-linecap="round"/>"##;
/// The font of numbers and letters on art.
pub(super) const FONT: &str = "system-ui,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif";

/// A colour of houses.
pub(super) struct Colour {
    /// The name of its tone.
    pub(super) tone: &'static str,
    /// The top of a house.
    pub(super) fill: &'static str,
    /// Its shape and its edges.
    pub(super) edge: &'static str,
    /// The front of a house.
    pub(super) front: &'static str,
    /// Its shape as a path around (0, 0), from -10 to 10.
    pub(super) shape: &'static str,
}

/// The colours, in the order of the game.
pub(super) const COLOURS: [Colour; 6] = [
    Colour {
        tone: "pink",
        fill: "#F095B6",
        edge: "#8C2A56",
        front: "#D9709A",
        shape: "M0 8C-14-2-9-11-4-9C-1.5-8.5 0-6 0-5C0-6 1.5-8.5 4-9C9-11 14-2 0 8Z",
    },
    Colour {
        tone: "blue",
        fill: "#5FAAE0",
        edge: "#134470",
        front: "#3F86BD",
        shape: "M0-10C5-3 8 0 8 3.5A8 7 0 0 1-8 3.5C-8 0-5-3 0-10Z",
    },
    Colour {
        tone: "yellow",
        fill: "#F8D155",
        edge: "#735300",
        front: "#DDB02C",
        shape: "M0-9.2L2.47-2.6L9.51-2.29L3.99 2.1L5.88 8.89L0 5L-5.88 8.89L-3.99 2.1L-9.51-2.29L-2.47-2.6Z",
    },
    Colour {
        tone: "green",
        fill: "#7CC172",
        edge: "#1F521B",
        front: "#57A04D",
        shape: "M-4.6-4.6a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1-9.2 0a4.6 4.6 0 1 1 0-9.2Z",
    },
    Colour { tone: "orange", fill: "#F28E43", edge: "#743204", front: "#D06F26", shape: "M0-9L9.5 7.5H-9.5Z" },
    Colour { tone: "white", fill: "#FAF7F0", edge: "#6F695C", front: "#DDD6C6", shape: "M0-10L8 0L0 10L-8 0Z" },
];

impl Colour {
    /// The colour of this tone.
    pub(super) fn of(tone: &str) -> Option<&'static Self> {
        COLOURS.iter().find(|colour| colour.tone == tone)
    }

    /// The colour of this number, as traits count: from 1.
    pub(super) fn number(number: i32) -> Option<&'static Self> {
        usize::try_from(number).ok()?.checked_sub(1).and_then(|index| COLOURS.get(index))
    }

    /// Its shape around (x, y), `size` from the middle to the edge.
    pub(super) fn mark(&self, x: f64, y: f64, size: f64) -> String {
        let scale = size / 10.0;
        format!(
            r#"<path transform="translate({x:.2} {y:.2}) scale({scale:.3})" d="{}" fill="{}"/>"#,
            self.shape, self.edge
        )
    }
}

/// What a seat's pieces are painted in.
pub(super) struct Player {
    /// The letter, always the same.
    pub(super) letter: char,
    /// The colour, dark where houses are light.
    pub(super) fill: &'static str,
}

const PLAYERS: [Player; 4] = [
    Player { letter: 'A', fill: "#5B3A8C" },
    Player { letter: 'B', fill: "#2E3238" },
    Player { letter: 'C', fill: "#7A2E2A" },
    Player { letter: 'D', fill: "#0E5A5E" },
];

impl Player {
    /// The player of this number, as traits count: from 1.
    pub(super) fn number(number: i32) -> Option<&'static Self> {
        usize::try_from(number).ok()?.checked_sub(1).and_then(|index| PLAYERS.get(index))
    }

    /// A worker around (x, y), `size` from the middle to the edge.
    pub(super) fn worker(&self, x: f64, y: f64, size: f64) -> String {
        let (Self { letter, fill }, scale) = (self, size / 10.0);
        format!(
            r##"<g transform="translate({x:.2} {y:.2}) scale({scale:.3})"><path d="M0-10a5 5 0 0 1 3.6 8.4C8 0 9 5 9 10H-9C-9 5-8 0-3.6-1.6A5 5 0 0 1 0-10Z" fill="{fill}" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/><text y="8.4" font-size="9.5" fill="#fff" font-weight="700" text-anchor="middle" font-family="{FONT}">{letter}</text></g>"##
        )
    }
}

/// A number in a dark disc around (x, y).
pub(super) fn badge(number: i32, x: f64, y: f64) -> String {
    format!(
        r##"<circle cx="{x:.1}" cy="{y:.1}" r="9" fill="{INK}" stroke="#fff" stroke-width="1.4"/><text x="{x:.1}" y="{:.1}" font-size="12.5" fill="#fff" font-weight="700" text-anchor="middle" font-family="{FONT}">{number}</text>"##,
        y + 4.4
    )
}

/// A colour of the ground: two values by day and by night, or the stylesheet's own.
pub(super) fn ground(theme: Theme, name: Ground) -> &'static str {
    let (day, night, sheet) = match name {
        Ground::Water => ("#CBE5E2", "#173F49", "var(--water)"),
        Ground::Ripple => ("#A9D2CF", "#25545E", "var(--ripple)"),
        Ground::Sand => ("#F0DFB8", "#8C7A52", "var(--sand)"),
        Ground::Shore => ("#D8BF86", "#5F5233", "var(--shore)"),
        Ground::Hollow => ("#E3CD9A", "#75653F", "var(--hollow)"),
        Ground::Stone => ("#E4DECF", "#5E6A68", "var(--stone)"),
        Ground::Line => ("#D8CFBB", "#35535C", "var(--line)"),
        Ground::Panel => (PANEL, "#1A333C", "var(--panel)"),
        Ground::Ink => (INK, "#EAF3F1", "var(--ink)"),
        Ground::Muted => ("#4B636D", "#9FB8BD", "var(--muted)"),
        Ground::Faint => ("#8C7A4E", "#D8C9A0", "var(--faint)"),
    };
    match theme {
        Theme::Day => day,
        Theme::Night => night,
        Theme::Sheet => sheet,
    }
}

/// What darkens by night.
#[derive(Clone, Copy)]
pub(super) enum Ground {
    /// The lagoon.
    Water,
    /// Waves and the rim of the water.
    Ripple,
    /// Islands.
    Sand,
    /// The rim of islands.
    Shore,
    /// Where a house may stand.
    Hollow,
    /// Paved squares.
    Stone,
    /// Rules and edges.
    Line,
    /// What signs lie on.
    Panel,
    /// Words.
    Ink,
    /// Words that stand back.
    Muted,
    /// Letters in the sand.
    Faint,
}
