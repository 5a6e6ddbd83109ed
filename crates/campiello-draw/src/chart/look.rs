//! How the series of a chart are told apart: a colour and a marker each.

/// The colours of the houses, a little deeper where they are pale: each can be seen by day and by night.
pub(super) const COLOURS: [&str; 6] = ["#C9483A", "#3A82C2", "#3F9459", "#CB6C1C", "#A85B98", "#AD7F14"];

/// The shapes of the markers, drawn around (0, 0).
const SHAPES: [&str; 6] = [
    r#"<circle r="5.5""#,
    r#"<rect x="-5" y="-5" width="10" height="10" rx="1""#,
    r#"<path d="M0 -7 7 0 0 7 -7 0Z""#,
    r#"<path d="M0 -6.5 6.5 5 -6.5 5Z""#,
    r#"<path d="M-2.2 -6.5h4.4v4.3h4.3v4.4h-4.3v4.3h-4.4v-4.3h-4.3v-4.4h4.3Z""#,
    r#"<path d="M0 6.5 6.5 -5 -6.5 -5Z""#,
];

/// The colour of a series.
pub(super) const fn colour(series: usize) -> &'static str {
    COLOURS[series % COLOURS.len()]
}

/// The marker of a series, on a ground of this colour. After six colours with their shapes come the same colours with other shapes.
pub(super) fn marker(series: usize, (x, y): (f64, f64), ground: &str, title: &str) -> String {
    let shape = SHAPES[(series + series / COLOURS.len()) % SHAPES.len()];
    let colour = colour(series);
    let title = if title.is_empty() { String::new() } else { format!("<title>{title}</title>") };
    format!(
        r#"<g transform="translate({x:.1} {y:.1})">{title}{shape} fill="{colour}" stroke="{ground}" stroke-width="2" paint-order="stroke"/></g>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    /// The relative luminance of a colour.
    fn luminance(colour: &str) -> f64 {
        let part = |from: usize| {
            let value = f64::from(u8::from_str_radix(&colour[from..from + 2], 16).expect("two digits")) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    #[test]
    fn every_colour_stands_out_by_day_and_by_night() {
        for theme in [Theme::Day, Theme::Night] {
            for colour in COLOURS {
                let (one, other) = (luminance(colour), luminance(theme.palette().panel));
                let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
                assert!(contrast >= 3.0, "{colour} {theme:?} {contrast}");
            }
        }
    }

    #[test]
    fn no_two_of_the_first_twelve_look_the_same() {
        let looks: std::collections::BTreeSet<String> = (0..12).map(|n| marker(n, (0.0, 0.0), "", "")).collect();
        assert_eq!(looks.len(), 12);
    }
}
