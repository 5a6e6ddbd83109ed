//! What is promised of whole pictures: well-formed, complete, self-contained, the same every time.

#[path = "../examples/gallery/samples.rs"]
#[allow(dead_code)] // the gallery shows more than the tests look at
mod samples;

use std::collections::BTreeSet;

use campiello_core::message::Message;
use campiello_core::scene::{Face, Scene};
use campiello_draw::{Theme, png, svg};

use samples::speak;

const THEMES: [Theme; 2] = [Theme::Day, Theme::Night];

fn scenes() -> [Scene; 6] {
    use samples::{card_sheet, crowded_sheet, four_players, mid_game, solo, unknown_game};
    [mid_game(), four_players(), solo(), card_sheet(), crowded_sheet(), unknown_game()]
}

/// Every picture that the tests look at.
fn pictures() -> Vec<String> {
    let mut pictures = Vec::new();
    for theme in THEMES {
        pictures.extend(scenes().iter().map(|scene| svg::table(scene, theme, &speak)));
        for street in [samples::finished(), samples::second_finished(), samples::short_street()] {
            let scene = Scene { prompt: None, areas: vec![street], ..Scene::default() };
            pictures.extend(svg::postcard(&scene, "street/0", theme, &speak));
        }
    }
    pictures
}

#[test]
fn pictures_are_well_formed_and_their_ids_unique() {
    for picture in pictures() {
        let document = roxmltree::Document::parse(&picture).expect("well-formed");
        let mut ids = BTreeSet::new();
        for id in document.descendants().filter_map(|node| node.attribute("id")) {
            assert!(ids.insert(id), "{id} twice");
        }
    }
}

#[test]
fn pictures_refer_to_what_they_define_and_define_what_they_refer_to() {
    for picture in pictures() {
        let document = roxmltree::Document::parse(&picture).expect("well-formed");
        for node in document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "defs"))) {
            for id in node.children().filter_map(|child| child.attribute("id")) {
                assert!(picture.contains(&format!("url(#{id})")), "{id} is not used");
            }
        }
        for reference in picture.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
            assert!(picture.contains(&format!(r#"id="{reference}""#)), "{reference} is not defined");
        }
        assert!(!picture.contains("var(") && !picture.contains("http://www.w3.org/1999"));
    }
}

#[test]
fn every_piece_is_an_image_with_its_label() {
    for scene in scenes() {
        let picture = svg::table(&scene, Theme::Day, &speak);
        let document = roxmltree::Document::parse(&picture).expect("well-formed");
        for piece in scene.areas.iter().flat_map(|area| &area.pieces) {
            let group = document.descendants().find(|node| node.attribute("id") == Some(&piece.id)).expect("a group");
            assert_eq!(group.attribute("role"), Some("img"));
            let title = group.first_element_child().and_then(|title| title.text());
            assert_eq!(title, Some(speak(&piece.label).as_str()));
        }
        for fact in scene.areas.iter().flat_map(|area| &area.facts) {
            assert!(picture.contains(&format!("<title>{}</title>", speak(&fact.label))));
        }
    }
}

#[test]
fn words_cannot_break_a_picture() {
    let rude = |_: &Message| "</text><script>alert('&')</script>\u{0}\"".to_owned();
    for scene in [samples::mid_game(), samples::unknown_game()] {
        let picture = svg::table(&scene, Theme::Day, &rude);
        assert!(!picture.contains("<script"));
        roxmltree::Document::parse(&picture).expect("well-formed");
    }
    let scene = Scene { prompt: None, areas: vec![samples::finished()], ..Scene::default() };
    let picture = svg::postcard(&scene, "street/0", Theme::Day, &rude).expect("a street");
    roxmltree::Document::parse(&picture).expect("well-formed");
}

#[test]
fn ids_cannot_break_a_picture() {
    let mut scene = samples::mid_game();
    scene.areas[0].pieces[0].id = "a\"b<c".into();
    scene.areas[0].pieces[1].id = "def-card".into();
    let taken = scene.areas[0].pieces[3].id.clone();
    scene.areas[0].pieces[2].id = taken;
    let picture = svg::table(&scene, Theme::Day, &speak);
    let document = roxmltree::Document::parse(&picture).expect("well-formed");
    let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
}

#[test]
fn a_piece_without_art_shows_its_lines() {
    let mut piece = samples::piece("x", 0, 0, Face::new("beans/bean", "red"));
    piece.lines = vec![Message::new("Blue bean"), Message::new("4 6 8 10")];
    let picture = svg::piece(&piece, Theme::Day, &speak);
    assert!(picture.contains(">Blue bean</text>") && picture.contains(">4 6 8 10</text>"));
}

#[test]
fn an_empty_scene_is_an_empty_page() {
    let picture = svg::table(&Scene::default(), Theme::Day, &speak);
    roxmltree::Document::parse(&picture).expect("well-formed");
    png::render(&picture, 100).expect("a picture");
}

#[test]
fn only_streets_have_postcards() {
    let scene = samples::mid_game();
    assert!(svg::postcard(&scene, "street/2", Theme::Day, &speak).is_some());
    assert!(svg::postcard(&scene, "street/9", Theme::Day, &speak).is_none());
    assert!(svg::postcard(&scene, "supply", Theme::Day, &speak).is_none());
}

#[test]
fn pictures_become_pixels_and_are_not_blank() {
    for picture in pictures() {
        let png = png::render(&picture, 240).expect("pixels");
        assert!(png.starts_with(b"\x89PNG"));
        // A blank PNG of this size has a few hundred bytes.
        assert!(png.len() > 2000, "{} bytes", png.len());
    }
}

#[test]
fn text_becomes_pixels() {
    let text = |words: &str| {
        let words = format!(r#"<text x="4" y="30" font-size="24" font-family="Georgia, serif">{words}</text>"#);
        let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40">{words}</svg>"#);
        png::render(&svg, 200).expect("pixels")
    };
    assert_ne!(text("Улица"), text(""));
    assert_ne!(text("Улица"), text("Уличка"));
}

#[test]
fn what_is_no_picture_is_refused() {
    assert!(matches!(png::render("<p>", 100), Err(png::Error::Unreadable(_))));
    let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="1000"/>"#;
    assert!(matches!(png::render(svg, 0), Err(png::Error::Size { .. })));
    assert!(matches!(png::render(svg, 5000), Err(png::Error::Size { .. })));
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    assert_eq!(pictures(), pictures());
    let picture = svg::table(&samples::mid_game(), Theme::Night, &speak);
    assert_eq!(png::render(&picture, 300).ok(), png::render(&picture, 300).ok());
}
