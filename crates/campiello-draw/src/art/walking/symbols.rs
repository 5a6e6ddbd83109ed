//! The symbols that characters count.
//!
//! Every symbol has a silhouette, which is its cream outline, and a detail on top. `outlined` draws it as a symbol: a
//! group of its class, which tests and stylesheets count. `bare` draws the same thing as mere decoration.

use super::paint::moved;
use super::tones::CREAM;
use crate::words::Words;

/// A thing that counts.
pub(super) struct Symbol {
    /// The class of its group, the name of its trait in the singular.
    pub(super) class: &'static str,
    pub(super) silhouette: &'static str,
    pub(super) detail: &'static str,
    /// Where its number stands if it is drawn once for several.
    pub(super) badge: (f64, f64),
}

/// Where a symbol stands, how large, and for how many of its kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) scale: f64,
    pub(super) count: i32,
}

impl Spot {
    pub(super) const fn new(x: f64, y: f64) -> Self {
        Self { x, y, scale: 1.0, count: 1 }
    }

    pub(super) const fn scaled(self, scale: f64) -> Self {
        Self { scale, ..self }
    }

    pub(super) const fn standing_for(self, count: i32) -> Self {
        Self { count, ..self }
    }
}

impl Symbol {
    /// The symbol as it counts: outlined, in a group of its class, with its number if it stands for several.
    pub(super) fn outlined(&self, spot: Spot) -> String {
        counted(self.class, spot, self.badge, &outline(self.silhouette, self.detail))
    }

    /// The symbol as a picture of itself: outlined, but nobody counts it.
    pub(super) fn shown(&self, x: f64, y: f64, scale: f64) -> String {
        moved(x, y, scale, &outline(self.silhouette, self.detail))
    }

    /// The same thing as decoration, without outline.
    pub(super) fn bare(&self, x: f64, y: f64, scale: f64) -> String {
        moved(x, y, scale, self.detail)
    }
}

/// The cream line around a silhouette, below its detail.
pub(super) fn outline(silhouette: &str, detail: &str) -> String {
    format!(
        r#"<g fill="{CREAM}" stroke="{CREAM}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round">{silhouette}</g>{detail}"#
    )
}

/// A group that counts as one of `class`, or as `spot.count` of them with the number beside it.
pub(super) fn counted(class: &str, spot: Spot, badge: (f64, f64), markup: &str) -> String {
    let Spot { x, y, scale, count } = spot;
    let transform = format!(r#"transform="translate({x:.1} {y:.1}) scale({scale:.2})""#);
    if count == 1 {
        return format!(r#"<g class="{class}" {transform}>{markup}</g>"#);
    }
    let number = format!("×{count}");
    let words = Words::title(&number, 11.0, "#4A2F00").at(0.0, 3.9).middle();
    let plate = format!(
        r##"<g transform="translate({:.1} {:.1})"><rect x="-10.5" y="-7.5" width="21" height="15" rx="7.5" fill="{CREAM}" stroke="#9A6A0C" stroke-width="1"/>{words}</g>"##,
        badge.0, badge.1
    );
    format!(r#"<g class="{class}" data-count="{count}" {transform}>{markup}{plate}</g>"#)
}

/// A blossom around its centre.
pub(super) const FLOWER: Symbol = Symbol {
    class: "flower",
    silhouette: r#"<path d="M-3.4 -4.3a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM0.7 -1.3a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM-0.9 3.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM-5.9 3.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM-7.5 -1.3a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z"/>"#,
    detail: r##"<path d="M-3.4 -4.3a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM0.7 -1.3a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM-0.9 3.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM-5.9 3.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM-7.5 -1.3a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z" fill="#D81E74"/><circle r="2.7" fill="#FFD84A"/>"##,
    badge: (16.0, 0.0),
};

/// A potted plant on its base: 18 wide, 27 high.
pub(super) const PLANT: Symbol = Symbol {
    class: "plant",
    silhouette: r#"<path d="M0-9C-2-15-1-22 0-27C1-22 2-15 0-9ZM0-9C-5-12-8-17-7.6-22.6C-3-20-.6-15 0-9ZM0-9C5-12 8-17 7.6-22.6C3-20 .6-15 0-9ZM-.5-9C-4-10-8-11-9-14.6C-5-15.4-2-13 0-9.6ZM.5-9C4-10 8-11 9-14.6C5-15.4 2-13 0-9.6Z"/><path d="M-6-10H6L4.6 0H-4.6Z"/>"#,
    detail: r##"<path d="M0-9C-2-15-1-22 0-27C1-22 2-15 0-9ZM0-9C-5-12-8-17-7.6-22.6C-3-20-.6-15 0-9ZM0-9C5-12 8-17 7.6-22.6C3-20 .6-15 0-9ZM-.5-9C-4-10-8-11-9-14.6C-5-15.4-2-13 0-9.6ZM.5-9C4-10 8-11 9-14.6C5-15.4 2-13 0-9.6Z" fill="#1F7A3F" stroke="#14552C" stroke-width=".5"/><path d="M-6-10H6L4.6 0H-4.6Z" fill="#C4643C"/><path d="M-6.8-11H6.8V-7.6H-6.8Z" fill="#DB7B4E"/>"##,
    badge: (0.0, 3.0),
};

/// A sitting cat on its base: 22 wide, 25 high.
pub(super) const CAT: Symbol = Symbol {
    class: "cat",
    silhouette: r#"<path d="M5-2C11-1 13-5 11-9C10-11 11-13 12.6-13" fill="none" stroke-width="6"/><path d="M-6.6 0C-8-7-5.6-11-4.6-12.4C-6.8-14.4-7-17-6.8-24L-2.6-20.6H2.6L6.8-24C7-17 6.8-14.4 4.6-12.4C6-10 7.6-7 6.6 0Z"/>"#,
    detail: r##"<path d="M5-2C11-1 13-5 11-9C10-11 11-13 12.6-13" fill="none" stroke="#2B2A33" stroke-width="3" stroke-linecap="round"/><path d="M-6.6 0C-8-7-5.6-11-4.6-12.4C-6.8-14.4-7-17-6.8-24L-2.6-20.6H2.6L6.8-24C7-17 6.8-14.4 4.6-12.4C6-10 7.6-7 6.6 0Z" fill="#2B2A33"/><g fill="#FFD84A"><ellipse cx="-2.9" cy="-17" rx="1.7" ry="2"/><ellipse cx="2.9" cy="-17" rx="1.7" ry="2"/></g><g fill="#2B2A33"><ellipse cx="-2.9" cy="-17" rx=".6" ry="1.6"/><ellipse cx="2.9" cy="-17" rx=".6" ry="1.6"/></g><path d="M-1.2-14.4h2.4L0-13z" fill="#F29AB8"/><path d="M-2.6-10.5Q0-5 2.6-10.5Q0-12-2.6-10.5Z" fill="#FFF6E4"/>"##,
    badge: (0.0, -1.0),
};

/// A lantern that hangs from its bracket: 18 wide, 37 high.
pub(super) const STREETLIGHT: Symbol = Symbol {
    class: "streetlight",
    silhouette: r#"<path d="M-5.5 10L-7.5 26H7.5L5.5 10ZM-8.6 10H8.6L0 2ZM-6 26H6V29H-6ZM0 29V32M0-3V3M-5-5H5"/>"#,
    detail: r##"<path d="M-6-4.6H6M0-4V3" stroke="#2B2A33" stroke-width="2.6" stroke-linecap="round" fill="none"/><path d="M-5.5 10L-7.5 26H7.5L5.5 10Z" fill="#FFD84A"/><path d="M-5.5 10L-7.5 26H7.5L5.5 10ZM-1.9 10L-2.4 26M1.9 10L2.4 26" fill="none" stroke="#2B2A33" stroke-width="1.6"/><path d="M-9 10.6H9L0 2Z" fill="#2B2A33"/><path d="M-6 25.6H6L3 30H-3Z" fill="#2B2A33"/><circle cy="31.6" r="1.6" fill="#2B2A33"/>"##,
    badge: (0.0, 40.0),
};

/// A flared Venetian chimney on its base: 25 wide, 33 high.
pub(super) const CHIMNEY: Symbol = Symbol {
    class: "chimney",
    silhouette: r#"<path d="M-6 0V-16L-12-31H12L6-16V0ZM-12-32H12"/>"#,
    detail: r##"<path d="M-6 0V-16H6V0Z" fill="#F3E3C7"/><path d="M-6-16L-12-31H12L6-16Z" fill="#C4552F"/><path d="M-12.6-33H12.6V-28.6H-12.6Z" fill="#8C3519"/><path d="M-7-17.6H7V-14.2H-7Z" fill="#8C3519"/><path d="M-6-9H1M-1-4.5H6" stroke="#C9AE84" stroke-width="1.2"/>"##,
    badge: (17.0, -10.0),
};

/// Somebody who walks by, on the soles: 15 wide, 36 high; three costumes, one size.
pub(super) const PEDESTRIANS: [Symbol; 3] = [
    Symbol {
        class: "pedestrian",
        silhouette: r#"<circle cy="-29.5" r="4.8"/><path d="M-6-22Q0-26.5 6-22L7.4-11.5H5L4.6-10H-4.6L-5-11.5H-7.4ZM-4.4-11H4.4L5.4 0H1.2L0-7L-1.2 0H-5.4ZM-7-31.6H7V-30H-7ZM-4-36H4V-31H-4Z"/>"#,
        detail: r##"<circle cy="-29.5" r="4.8" fill="#F2C29B"/><path d="M-4.4-11H4.4L5.4 0H1.2L0-7L-1.2 0H-5.4Z" fill="#2B2A33"/><path d="M-6-22Q0-26.5 6-22L7.4-11.5H5L4.6-10H-4.6L-5-11.5H-7.4Z" fill="#E4572E"/><path d="M-7-31.6H7V-30H-7ZM-4-36H4V-31H-4Z" fill="#2B2A33"/>"##,
        badge: (0.0, -2.0),
    },
    Symbol {
        class: "pedestrian",
        silhouette: r#"<circle cy="-29.5" r="4.8"/><path d="M-6-22Q0-26.5 6-22L7.4-11.5H5L4.6-10H-4.6L-5-11.5H-7.4ZM-4.4-13H4.4L7.6-4.5H-7.6ZM-3.6-5h2.6V0h-2.6zM1-5h2.6V0H1zM-5-29A5 5 0 0 1 5-29L6-24H3.6L4-29.6Q0-32.4-4-29.6L-3.6-24H-6Z"/>"#,
        detail: r##"<circle cy="-29.5" r="4.8" fill="#E0A57A"/><path d="M-3.6-5h2.6V0h-2.6zM1-5h2.6V0H1z" fill="#B9774E"/><path d="M-6-22Q0-26.5 6-22L7.4-11.5H5L7.6-4.5H-7.6L-5-11.5H-7.4Z" fill="#7B4FA3"/><path d="M-5-29A5 5 0 0 1 5-29L6-24H3.6L4-29.6Q0-32.4-4-29.6L-3.6-24H-6Z" fill="#6B3A1E"/>"##,
        badge: (0.0, -2.0),
    },
    Symbol {
        class: "pedestrian",
        silhouette: r#"<circle cy="-29.5" r="4.8"/><path d="M-6-22Q0-26.5 6-22L7.4-11.5H5L4.6-10H-4.6L-5-11.5H-7.4ZM-4.4-11H4.4L5.4 0H1.2L0-7L-1.2 0H-5.4ZM-5-30A5 5 0 0 1 5-30Q2-33-1-31.6Z"/>"#,
        detail: r##"<circle cy="-29.5" r="4.8" fill="#B9774E"/><path d="M-4.4-11H4.4L5.4 0H1.2L0-7L-1.2 0H-5.4Z" fill="#33415C"/><path d="M-6-22Q0-26.5 6-22L7.4-11.5H5L4.6-10H-4.6L-5-11.5H-7.4Z" fill="#14808A"/><path d="M-5-30A5 5 0 0 1 5-30Q2-33-1-31.6Z" fill="#3A2A20"/>"##,
        badge: (0.0, -2.0),
    },
];
