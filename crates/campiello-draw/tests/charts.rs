//! What must hold for charts.

use campiello_draw::chart::{Axis, Bars, Lines, Point, Reference, Row, Series, Spread};
use campiello_draw::{Theme, png};
use roxmltree::{Document, Node};

const THEMES: [Theme; 3] = [Theme::Day, Theme::Night, Theme::Sheet];

fn numbers(number: f64, decimals: usize) -> String {
    format!("{number:.decimals$}")
}

fn series(name: &str, spread: Spread, points: &[(f64, f64)]) -> Series {
    let point = |(x, y): &(f64, f64)| Point { x: *x, y: *y, low: y - 7.0, high: y + 7.0 };
    Series { name: name.into(), points: points.iter().map(point).collect(), spread }
}

fn lines() -> Lines {
    let mut lines = Lines::new("Strength", Axis::new("ms").logarithmic(), Axis::new("%"));
    lines.note = "some games".into();
    lines.series = vec![
        series("one", Spread::Bars, &[(50.0, 40.0), (100.0, 60.0), (2000.0, 71.0)]),
        series("other", Spread::Band, &[(50.0, 39.0), (100.0, 61.0), (2000.0, 70.5)]),
        series("third", Spread::Bars, &[(60.0, 20.0), (300.0, 70.0)]),
    ];
    lines.reference = Some(Reference { at: 50.0, label: "fair".into() });
    lines
}

fn bars() -> Bars {
    let row = |name: &str, value: f64| Row {
        name: name.into(),
        value,
        low: value - 3.0,
        high: value + 3.0,
        said: format!("{value} ± 3"),
    };
    let mut bars = Bars::new("Shares", Axis::new("%"));
    bars.rows = vec![row("master", 62.0), row("greedy", 20.0), row("random", -4.0)];
    bars.reference = Some(Reference { at: 33.3, label: "fair".into() });
    bars
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name} of {node:?}"))
}

/// Where a marker stands.
fn marker(node: Node<'_, '_>) -> Option<(f64, f64)> {
    let (x, y) = node.attribute("transform")?.strip_prefix("translate(")?.strip_suffix(')')?.split_once(' ')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

#[test]
fn charts_are_well_formed_and_become_pixels() {
    for theme in [Theme::Day, Theme::Night] {
        for picture in [lines().svg(theme, &numbers), bars().svg(theme, &numbers)] {
            Document::parse(&picture).expect("well-formed");
            assert!(!picture.contains("var(") && !picture.contains("NaN"), "{picture}");
            assert!(png::render(&picture, 480).expect("pixels").len() > 3000);
        }
    }
    assert!(lines().svg(Theme::Sheet, &numbers).contains("var(--ink)"));
}

#[test]
fn every_point_and_every_word_lies_inside() {
    for theme in THEMES {
        for picture in [lines().svg(theme, &numbers), bars().svg(theme, &numbers)] {
            let document = Document::parse(&picture).expect("well-formed");
            let (width, height) = (number(document.root_element(), "width"), number(document.root_element(), "height"));
            let inside = |x: f64, y: f64| (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
            for node in document.descendants() {
                if node.has_tag_name(("http://www.w3.org/2000/svg", "text")) {
                    assert!(inside(number(node, "x"), number(node, "y")), "{node:?}");
                }
                if let Some((x, y)) = marker(node) {
                    assert!(inside(x, y), "{node:?}");
                }
            }
        }
    }
}

#[test]
fn points_stand_as_their_numbers_say() {
    let picture = lines().svg(Theme::Day, &numbers);
    let document = Document::parse(&picture).expect("well-formed");
    let place = |said: &str| {
        let title = document.descendants().find(|node| node.text() == Some(said)).unwrap_or_else(|| panic!("{said}"));
        title.ancestors().find_map(marker).expect("a marker")
    };
    let (first, middle, last) = (place("one · 50 · 40.0"), place("one · 100 · 60.0"), place("one · 2000 · 71.0"));
    assert!(first.0 < middle.0 && middle.0 < last.0, "from left to right");
    assert!(first.1 > middle.1 && middle.1 > last.1, "more is above");
    let other = place("other · 2000 · 70.5");
    assert!((other.0 - last.0).abs() < 0.2 && other.1 > last.1, "the same place across");
}

#[test]
fn names_at_the_ends_do_not_overlap() {
    let mut chart = lines();
    chart.series = (0..8).map(|n| series(&format!("bot {n}"), Spread::Bars, &[(1.0, 50.0), (2.0, 50.1)])).collect();
    let picture = chart.svg(Theme::Day, &numbers);
    let document = Document::parse(&picture).expect("well-formed");
    let named = |node: &Node<'_, '_>| node.text().is_some_and(|text| text.starts_with("bot ") && !text.contains('·'));
    let mut names: Vec<f64> = document
        .descendants()
        .filter(roxmltree::Node::is_element)
        .filter(named)
        .map(|node| number(node, "y"))
        .collect();
    names.sort_by(f64::total_cmp);
    assert_eq!(names.len(), 8);
    assert!(names.windows(2).all(|pair| pair[1] - pair[0] >= 15.0), "{names:?}");
}

#[test]
fn words_cannot_break_a_chart() {
    let rude = "</text><script>alert('&')</script>\u{0}\"";
    let (mut lines, mut bars) = (lines(), bars());
    lines.title = rude.into();
    lines.series[0].name = rude.into();
    lines.up.label = rude.into();
    bars.rows[0].name = rude.into();
    bars.rows[0].said = rude.into();
    bars.reference = Some(Reference { at: 2.0, label: rude.into() });
    for picture in [lines.svg(Theme::Day, &numbers), bars.svg(Theme::Day, &numbers)] {
        assert!(!picture.contains("<script"));
        Document::parse(&picture).expect("well-formed");
    }
}

#[test]
fn nothing_and_strange_numbers_are_drawn_too() {
    let empty = Lines::new("", Axis::default(), Axis::default());
    let mut strange = lines();
    strange.series[0].points =
        vec![Point::sure(f64::NAN, 3.0), Point::sure(0.0, f64::INFINITY), Point::sure(-1.0, 2.0)];
    let mut one = bars();
    one.rows[0].high = f64::INFINITY;
    for picture in [
        empty.svg(Theme::Day, &numbers),
        strange.svg(Theme::Day, &numbers),
        one.svg(Theme::Day, &numbers),
        Bars::new("", Axis::default()).svg(Theme::Day, &numbers),
    ] {
        Document::parse(&picture).expect("well-formed");
        assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
        png::render(&picture, 300).expect("pixels");
    }
}
