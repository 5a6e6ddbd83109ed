//! The strokes that everything is drawn with.

/// Moves and scales markup.
pub(super) fn moved(x: f64, y: f64, scale: f64, markup: &str) -> String {
    format!(r#"<g transform="translate({x:.1} {y:.1}) scale({scale:.3})">{markup}</g>"#)
}

/// A filled path.
pub(super) fn path(d: &str, fill: &str) -> String {
    format!(r#"<path d="{d}" fill="{fill}"/>"#)
}

/// A line along a path, with round ends.
pub(super) fn line(d: &str, stroke: &str, width: f64) -> String {
    format!(
        r#"<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
    )
}

/// A filled rectangle.
pub(super) fn rect(x: f64, y: f64, width: f64, height: f64, fill: &str) -> String {
    format!(r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{fill}"/>"#)
}

/// A shade over whatever lies below.
pub(super) fn veil(x: f64, y: f64, width: f64, height: f64, opacity: f64) -> String {
    format!(
        r##"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="#000" opacity="{opacity}"/>"##
    )
}

/// The whole numbers from 0 to `count` as coordinates.
pub(super) fn steps(count: i32) -> impl Iterator<Item = f64> {
    (0..count).map(f64::from)
}
