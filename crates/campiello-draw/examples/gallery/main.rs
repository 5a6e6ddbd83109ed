//! Draws sample scenes into a folder, by day and by night: `cargo run -p campiello-draw --example gallery -- FOLDER`.

mod samples;

use std::error::Error;
use std::fs;
use std::path::Path;

use campiello_core::scene::Scene;
use campiello_draw::{Theme, png, svg};

use samples::speak;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("which folder?")?;
    fs::create_dir_all(&folder)?;
    for (theme, light) in [(Theme::Day, "day"), (Theme::Night, "night")] {
        let keep = |name: &str, width: u32, picture: &str| -> Result<(), Box<dyn Error>> {
            let file = Path::new(&folder).join(format!("{name}-{light}"));
            fs::write(file.with_extension("svg"), picture)?;
            fs::write(file.with_extension("png"), png::render(picture, width)?)?;
            Ok(())
        };
        keep("table", 1440, &svg::table(&samples::mid_game(), theme, &speak))?;
        keep("four", 1440, &svg::table(&samples::four_players(), theme, &speak))?;
        keep("solo", 1440, &svg::table(&samples::solo(), theme, &speak))?;
        keep("cards", 1440, &svg::table(&samples::card_sheet(), theme, &speak))?;
        keep("crowded", 1440, &svg::table(&samples::crowded_sheet(), theme, &speak))?;
        keep("unknown", 1440, &svg::table(&samples::unknown_game(), theme, &speak))?;
        for (name, street) in [
            ("postcard", samples::finished()),
            ("people", samples::second_finished()),
            ("short", samples::short_street()),
        ] {
            let scene = Scene { prompt: None, areas: vec![street], ..Scene::default() };
            let picture = svg::postcard(&scene, "street/0", theme, &speak).ok_or("no street")?;
            keep(name, 1280, &picture)?;
        }
    }
    Ok(())
}
