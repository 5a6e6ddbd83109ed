//! Draws sample charts into a folder, by day and by night: `cargo run -p campiello-draw --example charts -- FOLDER`.

use std::error::Error;
use std::fs;
use std::path::Path;

use campiello_draw::chart::{Axis, Bars, Lines, Point, Reference, Row, Series, Spread};
use campiello_draw::{Theme, png};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("which folder?")?;
    fs::create_dir_all(&folder)?;
    let numbers = |number: f64, decimals: usize| format!("{number:.decimals$}");
    for (theme, light) in [(Theme::Day, "day"), (Theme::Night, "night")] {
        for (name, picture) in [
            ("strength", strength().svg(theme, &numbers)),
            ("chances", chances().svg(theme, &numbers)),
            ("one", Lines { series: strength().series[..1].to_vec(), ..strength() }.svg(theme, &numbers)),
            ("shares", shares().svg(theme, &numbers)),
        ] {
            let file = Path::new(&folder).join(format!("{name}-{light}"));
            fs::write(file.with_extension("svg"), &picture)?;
            fs::write(file.with_extension("png"), png::render(&picture, 1440)?)?;
        }
    }
    Ok(())
}

fn strength() -> Lines {
    let times = [50.0, 100.0, 200.0, 400.0, 800.0, 1600.0];
    let series = |name: &str, shares: [f64; 6]| Series {
        name: name.into(),
        points: times.into_iter().zip(shares).map(|(x, y)| Point { x, y, low: y - 4.0, high: y + 4.0 }).collect(),
        spread: Spread::Bars,
    };
    let mut lines = Lines::new(
        "Doubling the time still helps",
        Axis::new("Milliseconds for a move").logarithmic(),
        Axis::new("Won, %"),
    );
    lines.note =
        "Walking in Burano, 2 seats, one master against greedy, 400 games for each point, 95% intervals".into();
    lines.series = vec![
        series("2 seats", [61.0, 66.0, 72.0, 80.0, 86.0, 91.0]),
        series("3 seats", [50.0, 58.0, 66.0, 73.0, 80.0, 82.0]),
        series("4 seats", [40.0, 49.0, 60.0, 70.0, 79.0, 81.5]),
    ];
    lines.reference = Some(Reference { at: 50.0, label: "fair share".into() });
    lines
}

fn chances() -> Lines {
    let series = |name: &str, phase: f64| Series {
        name: name.into(),
        points: (0..60)
            .map(f64::from)
            .map(|x| {
                let y = 50.0 + 0.7 * x * (phase + x / 9.0).sin();
                let doubt = 12.0 - x / 6.0;
                Point { x, y, low: (y - doubt).max(0.0), high: (y + doubt).min(100.0) }
            })
            .collect(),
        spread: Spread::Band,
    };
    let mut lines = Lines::new("Who was winning", Axis::new("Move"), Axis::new("Chance to win, %").between(0.0, 100.0));
    lines.series = vec![series("Nicolò", 0.0), series("Zoë with a name that is far too long", 2.1), series("You", 4.2)];
    lines
}

fn shares() -> Bars {
    let row = |name: &str, value: f64| Row {
        name: name.into(),
        value,
        low: value - 2.4,
        high: value + 2.4,
        said: format!("{value:.1} % ± 2.4"),
    };
    let mut bars = Bars::new("Who won how much", Axis::new("Won, %"));
    bars.note = "Burano, 5 seats, 2,000 games, 95% intervals".into();
    bars.rows = vec![row("master", 52.3), row("hard", 24.1), row("medium", 13.0), row("easy", 7.9), row("novice", 2.7)];
    bars.reference = Some(Reference { at: 20.0, label: "fair share".into() });
    bars
}
