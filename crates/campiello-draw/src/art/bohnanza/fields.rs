//! Fields: the soil, as many beans as grow there, what they pay now and what the next step needs and pays.

use std::fmt::Write;

use campiello_core::scene::Face;

use super::beans::Sort;
use super::{EDGE, Finish, INK, Layer, MUTED, PAPER, Place, SPROUT, Stamp, badge, coin, number, small};
use crate::theme::Theme;
use crate::words::Words;

/// The height of a field, and where its soil ends.
const HEIGHT: f64 = 148.0;
const GROUND: f64 = 100.0;
/// From so many followers on they stand in two rows.
const ROW: usize = 5;

/// The size of a field: the own ones are wide.
pub(super) fn size(face: &Face) -> (f64, f64) {
    (if face.value("wide") > 0 { 240.0 } else { 120.0 }, HEIGHT)
}

/// The ground that belongs to a field: a picture of its own for every sort.
fn ground(face: &Face) -> Layer {
    Layer::Whole(Face::new("bohnanza/plot", face.tone).with("wide", face.value("wide")))
}

/// A field on which nothing grows.
pub(super) fn fallow(face: &Face) -> Stamp {
    Stamp::layered(vec![ground(face)], size(face), Finish::Bare)
}

/// A field with its beans and its numbers.
pub(super) fn field(face: &Face, sort: &Sort) -> Stamp {
    let mut layers = vec![ground(face)];
    let bean = || Face::new("bohnanza/bean", face.tone);
    layers.extend(places(face).into_iter().map(|place| Layer::Part(bean(), place)));
    layers.push(Layer::Signs(signs(face, sort)));
    Stamp::layered(layers, size(face), Finish::Bare)
}

/// Where the beans stand: the first is large, the others stand in one row or two before or beside it, closer together the more they are.
fn places(face: &Face) -> Vec<Place> {
    let count = usize::try_from(face.value("count")).unwrap_or_default();
    let wide = face.value("wide") > 0;
    let (leader, follower, from, to) = if wide { (88.0, 46.0, 104.0, 234.0) } else { (76.0, 33.0, 6.0, 114.0) };
    let left = if wide { 18.0 } else { 22.0 };
    let mut places = vec![Place::new(left, GROUND - 6.0 - leader, leader, leader)];
    let followers = count.saturating_sub(1);
    let rows = if followers > ROW { 2 } else { 1 };
    let mut standing = 0;
    for row in 0..rows {
        // The row behind comes first, so that the one before it is painted over it.
        let many = if row + 1 == rows { followers - standing } else { followers / 2 };
        standing += many;
        let behind = if row + 1 == rows { 0.0 } else { follower * 0.42 };
        let step = ((to - from - follower) / small(many.max(2) - 1)).min(if wide { follower * 0.94 } else { to });
        // Before a narrow field's first bean they stand to both sides of its face, a single one to the right.
        let begin = if many == 1 && !wide { to - follower } else { from };
        let begin = if behind > 0.0 { begin + step / 3.0 } else { begin };
        for place in 0..many {
            places.push(Place::new(begin + step * small(place), GROUND + 1.0 - follower - behind, follower, follower));
        }
    }
    places
}

/// The sort's number, how many grow, what they pay now, and how far it is to the next step.
fn signs(face: &Face, sort: &Sort) -> String {
    let wide = face.value("wide") > 0;
    let (width, _) = size(face);
    let count = format!("×{}", face.value("count"));
    let count = Words::label(&count, 18.5, INK).at(width - 27.0, 27.0).middle();
    let mut markup = format!(
        r#"{}<rect x="{}" y="8" width="43" height="25" rx="12.5" fill="{PAPER}" stroke="{}" stroke-width="2"/>{count}"#,
        badge(face, sort),
        width - 48.5,
        sort.badge
    );
    markup.push_str(&coin(face.value("pays"), 20.0, 124.0, 1.45));
    if wide {
        ladder(face, sort, &mut markup);
    } else if face.value("next") > 0 {
        let next = format!("{} →", face.value("next"));
        let next = Words::label(&next, 18.5, MUTED).at(87.0, 130.5).end();
        let _ = write!(markup, "{next}{}", coin(face.value("more"), 102.0, 124.0, 1.3));
    }
    markup
}

/// All steps of the sort, filled as far as the field is.
fn ladder(face: &Face, sort: &Sort, markup: &mut String) {
    let steps: Vec<(i32, i32)> = (["one", "two", "three", "four"].iter().zip(1..))
        .map(|(name, pay)| (face.value(name), pay))
        .filter(|(cards, _)| *cards > 0)
        .collect();
    let (last, count) = (steps.iter().map(|(cards, _)| *cards).max().unwrap_or(1), face.value("count"));
    let step = 184.0 / f64::from(last);
    let left = 46.0;
    for n in 0..last {
        let fill = if n < count { sort.fill } else { "#EADBBB" };
        let _ = write!(
            markup,
            r#"<rect x="{:.1}" y="108" width="{:.1}" height="8" rx="3" fill="{fill}"/>"#,
            left + step * f64::from(n) + 1.0,
            step - 2.0
        );
    }
    for (cards, pay) in steps {
        let x = left + step * (f64::from(cards) - 0.5);
        if cards <= count {
            markup.push_str(&coin(pay, x, 130.0, 0.95));
        } else {
            let _ = write!(
                markup,
                r#"<circle cx="{x:.1}" cy="130" r="8.6" fill="{PAPER}" stroke="{EDGE}" stroke-width="1.6"/>{}"#,
                number(pay, x, 134.2, 12.0)
            );
        }
        let _ = write!(markup, r#"<path d="M{x:.1} 116V121" stroke="{EDGE}" stroke-width="1.6"/>"#);
    }
}

/// The ground of a sort: its tint above the soil; without a sort it lies fallow.
pub(super) fn plot(face: &Face, sort: Option<&Sort>, theme: Theme) -> String {
    let (width, _) = size(face);
    match sort {
        Some(sort) => {
            let (edge, corner) = (width - 2.0, width - 13.0);
            format!(
                r#"<rect x="1" y="1" width="{edge}" height="146" rx="12" fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/><path d="M2 13Q2 2 13 2H{corner}Q{edge} 2 {edge} 13V90H2Z" fill="{}"/>{}"#,
                sort.tint,
                soil(width, theme)
            )
        }
        None => format!(
            r#"{}<g transform="translate({} 66) scale(.8)" opacity=".55">{SPROUT}</g>{}"#,
            dashed(width, theme),
            width / 2.0,
            soil(width, theme)
        ),
    }
}

fn dashed(width: f64, theme: Theme) -> String {
    let line = theme.palette().line;
    format!(
        r#"<rect x="2" y="2" width="{}" height="144" rx="12" fill="none" stroke="{line}" stroke-width="2.6" stroke-dasharray="9 7"/>"#,
        width - 4.0
    )
}

/// Two furrows of soil.
fn soil(width: f64, theme: Theme) -> String {
    let (above, below) = match theme {
        Theme::Day => ("#7A5237", "#5F3E29"),
        Theme::Night => ("#5A3B27", "#432B1C"),
        Theme::Sheet => ("var(--soil)", "var(--furrow)"),
    };
    let wave = |y: f64| {
        let (half, end) = (width / 2.0, width - 2.0);
        format!("M2 {y}Q{} {} {half} {y}T{end} {}V100H2Z", width / 4.0, y - 11.0, y - 2.0)
    };
    format!(r#"<path d="{}" fill="{above}"/><path d="{}" fill="{below}"/>"#, wave(85.0), wave(93.0))
}

/// The place of the third field.
pub(super) fn unbought(face: &Face, theme: Theme) -> String {
    let (width, _) = size(face);
    format!(r#"{}<g transform="translate({} 50) scale(1.1)">{SPROUT}</g>"#, dashed(width, theme), width / 2.0)
}
