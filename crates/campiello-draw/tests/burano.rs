//! Burano's pictures: all are there, no two things look alike, nothing lies on something else.

use std::collections::BTreeSet;

use burano::components::Place as Harbour;
use burano::{Burano, View};
use campiello_bots::{AnyBrains, Budget};
use campiello_core::erased::Erased;
use campiello_core::scene::{Area, Face};
use campiello_core::{Game, Seat, Seed, Settings, Table, Viewer};
use campiello_draw::art::Place;
use campiello_draw::{Theme, art};

/// What everybody sees at the beginning of a game for four.
fn view() -> View {
    let settings = Settings::<Burano>::every().filter(|settings| settings.seats() == 4).last();
    let table = Table::new(settings.expect("four can play"), Seed::numbered(6, 1));
    Burano::view(table.state(), Viewer::Spectator)
}

fn area(view: &View, id: &str) -> Area {
    let scene = Burano::layout(view);
    scene.areas.into_iter().find(|area| area.id == id).unwrap_or_else(|| panic!("no area {id}"))
}

/// Numbers without an icon of their own would all look alike.
#[test]
fn every_fact_and_every_remark_has_an_icon() {
    let game: &dyn AnyBrains = &Erased::<Burano>::new();
    let edition = game.edition(None).map_err(|_| "no edition").expect("the standard edition");
    let mut table = game.open(3, &[], &edition, Seed::numbered(6, 2)).expect("three seats");
    let mut bot = game.bot(game.stand_in(), Budget::default()).expect("somebody stands in");
    let mut icons = BTreeSet::new();
    while let Some(seat) = table.waiting().next() {
        let scene = table.scene(Viewer::Seat(seat));
        let facts = |area: &Area| -> Vec<&'static str> {
            let all = area.facts.iter().chain(area.pieces.iter().flat_map(|piece| &piece.facts));
            all.map(|fact| fact.icon).collect()
        };
        icons.extend(scene.areas.iter().flat_map(facts));
        let signs = table.offered(seat).into_iter().flat_map(|offer| offer.choice.remarks);
        icons.extend(signs.filter_map(|remark| remark.sign).map(|(icon, _)| icon));
        let own = Seed::numbered(6, table.moves() as u64 + 1);
        let answer = bot.answer(table.as_ref(), seat, &own).expect("an answer");
        table.play(seat, &answer, None).map_err(|_| "refused").expect("bots play by the rules");
    }
    assert!(icons.len() > 8, "{icons:?}");
    for icon in icons {
        assert!(art::icon(icon).is_some(), "nobody has drawn the icon {icon}");
    }
}

/// The picture of a face, as text.
fn drawn(face: &Face) -> String {
    art::draw(face, Theme::Day).unwrap_or_else(|| panic!("nobody has drawn {face:?}")).markup
}

/// All of them are drawn, and no two are alike.
fn all_differ(faces: impl Iterator<Item = Face>) {
    let mut pictures = BTreeSet::new();
    for face in faces {
        assert!(pictures.insert(drawn(&face)), "{face:?} looks like another");
    }
    assert!(pictures.len() > 1);
}

#[test]
fn no_two_fish_ships_islands_or_boats_look_alike() {
    all_differ((1..=8).map(|fish| Face::new("burano/fish", "").with("fish", fish).with("count", 1)));
    all_differ((1..=4).map(|ship| Face::new("burano/ship", "").with("ship", ship).with("size", 1).with("one", 2)));
    // The two ports are told apart by their names and where they lie.
    all_differ((1..=7).map(|place| Face::new("burano/place", "").with("place", place)));
    all_differ((1..=4).map(|seat| Face::new("burano/boat", "").with("seat", seat)));
}

#[test]
fn no_two_roof_tiles_look_alike() {
    let pairs = || (1..=6).flat_map(|first| (first + 1..=6).map(move |second| (first, second)));
    let tile = |kind, (first, second)| {
        Face::new("burano/roof", "").with("kind", kind).with("first", first).with("second", second)
    };
    all_differ((1..=4).flat_map(|kind| pairs().map(move |pair| tile(kind, pair))));
}

/// The two fish markets are told apart by the kinds on them.
#[test]
fn no_two_building_cards_look_alike() {
    let kinds = |card| if card == 7 { [1, 2, 4, 5] } else { [3, 6, 7, 8] };
    let market = |card, face: Face| {
        let named = ["one", "two", "three", "four"].into_iter().zip(kinds(card));
        named.fold(face, |face, (name, kind)| face.with(name, kind))
    };
    all_differ((1..=16).map(|card| {
        let face = Face::new("burano/card", "").with("card", card);
        if card == 7 || card == 8 { market(card, face) } else { face }
    }));
}

fn overlap(one: Place, other: Place) -> bool {
    let apart = one.left + one.width <= other.left
        || other.left + other.width <= one.left
        || one.top + one.height <= other.top
        || other.top + other.height <= one.top;
    !apart
}

/// The places of an area's pieces of one art.
fn places(area: &Area, art: &str) -> Vec<Place> {
    let backdrop = art::backdrop(area, Theme::Day, 0.0).unwrap_or_else(|| panic!("{} lies on nothing", area.id));
    let places = area.pieces.iter().zip(backdrop.places).filter(|(piece, _)| piece.face.art == art);
    let places: Vec<Place> = places.map(|(_, place)| place).collect();
    for Place { left, top, width, height } in &places {
        let inside = *left >= 0.0 && *top >= 0.0 && left + width <= backdrop.width && top + height <= backdrop.height;
        assert!(inside, "{art} is cut off: {left} {top}");
    }
    places
}

#[test]
fn all_ships_and_all_boats_find_room_in_one_port() {
    let mut view = view();
    view.open.lagoon.ships = [Harbour::EastPort; 4];
    for seat in Seat::all(4) {
        view.open.players[seat].boat = Harbour::EastPort;
    }
    let lagoon = area(&view, "lagoon");
    for art in ["burano/ship", "burano/dock", "burano/place"] {
        let places = places(&lagoon, art);
        for (n, one) in places.iter().enumerate() {
            assert!(places[..n].iter().all(|other| !overlap(*one, *other)), "{art} {n}");
        }
    }
    let boats = places(&lagoon, "burano/boat");
    assert_eq!(boats.iter().map(|boat| format!("{boat:?}")).collect::<BTreeSet<_>>().len(), 4, "each is seen");
}

/// Whatever way round, every house of the ring is seen.
#[test]
fn houses_of_a_ring_stand_beside_each_other() {
    let houses = places(&area(&view(), "ring/0"), "burano/ring-house");
    assert_eq!(houses.len(), 12);
    let middle = |place: &Place| (place.left + place.width / 2.0, place.top + place.height / 2.0);
    for (n, one) in houses.iter().enumerate() {
        for other in &houses[..n] {
            let ((x, y), (to_x, to_y)) = (middle(one), middle(other));
            assert!((x - to_x).hypot(y - to_y) > 50.0, "{one:?} {other:?}");
        }
    }
}
