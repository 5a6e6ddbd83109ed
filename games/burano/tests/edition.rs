//! The boards and tiles are those of chapter 1, and a wrong file is refused line by line.

use std::collections::BTreeSet;

use burano::Burano;
use burano::components::{Colour, Fish, Place, RoofKind, Ship, Tile};
use burano::edition::Edition;
use burano::grid::Cell;
use burano::ring::{House, Sign};
use burano::workshop::Workshops;
use campiello_core::edition::{Edition as _, Mistake};
use campiello_core::message::Value;
use campiello_core::{Game, Message};
use campiello_testkit::nonsense;
use campiello_testkit::texts::Spoken;

fn standard() -> &'static Edition {
    Edition::standard()
}

#[test]
fn r1_2_the_island_has_32_hollows_around_the_fountain() {
    let hollows = standard().hollows();
    let grid: Vec<Cell> = (0..6).flat_map(|row| (0..6).map(move |column| Cell::new(column, row))).collect();
    let fountain: Vec<String> = grid.iter().filter(|cell| !hollows.contains(**cell)).map(ToString::to_string).collect();
    assert_eq!((hollows.len(), fountain.join(" ").as_str()), (32, "c3 d3 c4 d4"));
    assert_eq!(standard().first_hollow().to_string(), "c5", "directly below the fountain, left column");
}

#[test]
fn r1_3_the_routes_are_a_circle_with_three_crossings() {
    let routes = |place: Place| standard().routes(place).iter().map(Place::key).collect::<Vec<_>>().join(" ");
    let expected = [
        (Place::Murano, "torcello san-michele west-port"),
        (Place::Torcello, "murano sant-erasmo mazzorbo"),
        (Place::SantErasmo, "torcello san-francesco east-port"),
        (Place::SanFrancesco, "sant-erasmo mazzorbo east-port"),
        (Place::Mazzorbo, "torcello san-francesco san-michele"),
        (Place::SanMichele, "murano mazzorbo west-port"),
        (Place::WestPort, "murano san-michele"),
        (Place::EastPort, "sant-erasmo san-francesco"),
    ];
    for (place, reached) in expected {
        assert_eq!(routes(place), reached, "{place}");
        for other in standard().routes(place).iter() {
            assert!(standard().routes(other).contains(place), "{place} and {other}: both ways");
        }
    }
}

#[test]
fn r1_3_four_islands_have_letters() {
    let islands = [Place::Murano, Place::SantErasmo, Place::SanFrancesco, Place::SanMichele];
    assert_eq!(standard().letters(), &islands);
}

#[test]
fn r1_5_the_ships_pay_what_the_table_says() {
    let ship = |ship: Ship| {
        let lots = standard().lots(ship);
        (lots.size, lots.same, (0..=lots.most()).map(|count| lots.price(count)).collect::<Vec<_>>())
    };
    assert_eq!(ship(Ship::Any), (1, false, vec![0, 2, 4, 6, 8]));
    assert_eq!(ship(Ship::Same), (1, true, vec![0, 2, 6, 12, 20]));
    assert_eq!(ship(Ship::Pairs), (2, false, vec![0, 5, 10, 15]));
    assert_eq!(ship(Ship::Triples), (3, false, vec![0, 12, 24]));
}

#[test]
fn r1_6_there_are_48_fish_cards_six_of_a_kind() {
    assert_eq!(standard().fish().total(), 48);
    assert!(Fish::ALL.into_iter().all(|fish| standard().fish().count(fish) == 6));
}

#[test]
fn r1_7_there_are_twelve_roofs_of_a_kind_all_pairs_but_three() {
    let missing = [(Colour::Blue, Colour::Orange), (Colour::Pink, Colour::Yellow), (Colour::Green, Colour::White)];
    for kind in RoofKind::ALL {
        let pairs = standard().roofs(kind);
        assert_eq!(pairs.count_ones(), 12, "{kind}");
        for pair in (0..15).filter(|pair| pairs & (1 << pair) == 0) {
            assert!(missing.contains(&Tile::numbered(kind, pair).halves()), "{kind} {pair}");
        }
    }
}

/// A layout as rule 1.8 draws it.
fn drawn(workshops: &Workshops) -> String {
    let sign = |cell: Cell| {
        let letter = workshops.colour(cell).map_or('.', Colour::letter);
        if workshops.coins().contains(cell) { letter } else { letter.to_ascii_uppercase() }
    };
    (0..4).map(|row| (0..7).map(|column| sign(Cell::new(column, row))).collect()).collect::<Vec<String>>().join(" ")
}

#[test]
fn r1_8_the_workshops_lie_as_in_the_first_game() {
    assert_eq!(drawn(standard().workshops(4)), ".GPPpY. gGGPBYY OOBbBWy .OoWwW.");
    for seats in [2, 3] {
        assert_eq!(drawn(standard().workshops(seats)), ".yOOo.. .YBBWW. .YbGGw. .pPPg..");
    }
}

#[test]
fn r1_10_the_ring_has_four_pieces() {
    let house = |house: &House| {
        let sign = if house.sign == Sign::Coin { "coin" } else { "fountain" };
        format!("{} {sign}", house.colour)
    };
    let pieces = standard().ring().map(|piece| piece.each_ref().map(house).join(", "));
    let expected = [
        "pink coin, blue fountain, yellow coin",
        "green fountain, orange coin, white coin",
        "blue coin, orange coin, pink fountain",
        "yellow coin, white fountain, green coin",
    ];
    assert_eq!(pieces, expected);
}

#[test]
fn r9_3_the_two_cards_for_sold_fish_name_all_eight_kinds() {
    let [market, hall] = standard().markets();
    assert_eq!(*market, [Fish::Tuna, Fish::Squid, Fish::SeaBream, Fish::Sardine]);
    assert_eq!(*hall, [Fish::Lobster, Fish::Eel, Fish::Crab, Fish::Sole]);
}

#[test]
fn the_file_says_that_it_is_reconstructed() {
    assert!(standard().reconstructed());
    assert_eq!(standard().name(), "campiello-1");
}

/// The standard file with one change, and the mistakes that are found in it.
fn mistakes(from: &str, to: &str) -> Vec<Mistake> {
    let text = Edition::STANDARD;
    assert!(text.contains(from), "the test changes something: {from}");
    Edition::read(&text.replacen(from, to, 1)).expect_err("a wrong edition is never read")
}

fn line_of(text: &str) -> usize {
    1 + Edition::STANDARD.lines().position(|line| line.starts_with(text)).expect("the line is there")
}

fn keys(mistakes: &[Mistake]) -> Vec<(usize, &'static str)> {
    mistakes.iter().map(|mistake| (mistake.line, mistake.text.key)).collect()
}

/// A change of the standard file, and the mistakes that must be found: the line that begins so, how many lines below it, the key.
type Case = (&'static str, &'static str, &'static [(&'static str, usize, &'static str)]);

const HEAD: &[Case] = &[
    (r#"game = "burano""#, r#"game = "chess""#, &[("game", 0, "edition-game")]),
    (r#"name = "campiello-1""#, r#"name = "My Box""#, &[("name", 0, "edition-name")]),
    (r#"name = "campiello-1""#, "", &[("#", 0, "edition-no-name")]),
    ("reconstructed = true", "reconstructed = 1", &[("reconstructed", 0, "edition-expected-kind")]),
    ("reconstructed = true", "colours = 7", &[("reconstructed", 0, "edition-unknown-entry")]),
    ("letters = ", "letters ", &[("letters", 0, "edition-not-toml")]),
    ("letters = ", "names = ", &[("[lagoon]", 0, "edition-no-part"), ("letters", 0, "edition-no-such-part")]),
];

const ISLAND: &[Case] = &[
    ("..*...\n......\n", "..*...\n\n", &[("grid", 0, "edition-drawing-lines")]),
    ("..*...\n......\n", "..*...\n......\n......\n", &[("grid", 0, "edition-drawing-lines")]),
    ("..~~..\n", "..~~.\n", &[("grid", 3, "edition-drawing-columns")]),
    ("..~~..\n", "..~~...\n", &[("grid", 3, "edition-drawing-columns")]),
    ("..*...\n", "..*.X花\n", &[("grid", 5, "edition-drawing-signs")]),
    ("..*...\n", "..*.X..\n", &[("grid", 5, "edition-drawing-columns"), ("grid", 5, "edition-drawing-signs")]),
    ("..*...\n", "......\n", &[("grid", 0, "edition-first-hollow")]),
    ("..*...\n", "..**..\n", &[("grid", 5, "edition-first-hollow")]),
    ("..*...\n......\n", "..*...\n....*.\n", &[("grid", 6, "edition-first-hollow")]),
    ("..~~..\n", "..~...\n", &[("grid", 0, "edition-hollows")]),
    ("..~~..\n..~~..\n", "......\n......\n", &[("grid", 0, "edition-hollows")]),
    ("......\n......\n..~~..\n..~~..\n", ".~....\n~~....\n......\n.~....\n", &[("grid", 1, "edition-hollow-apart")]),
    ("grid = ", "map = ", &[("[island]", 0, "edition-no-part"), ("grid", 0, "edition-no-such-part")]),
];

const LAGOON: &[Case] = &[
    ("torcello mazzorbo\n", "torcello mazorbo\n", &[("torcello", 0, "edition-no-such-place")]),
    ("torcello mazzorbo\n", "torcello\n", &[("torcello", 0, "edition-short-route")]),
    ("murano san-michele\n", "murano murano\n", &[("murano", 0, "edition-route-stays")]),
    ("sant-erasmo east-port san-francesco", "sant-erasmo san-francesco", &[("routes", 0, "edition-place-apart")]),
    (r#""murano sant"#, r#""mirano sant"#, &[("letters", 0, "edition-no-such-island")]),
    (r#""murano sant"#, r#""west-port sant"#, &[("letters", 0, "edition-no-such-island")]),
    (r#""murano sant"#, r#""san-michele sant"#, &[("letters", 0, "edition-twice")]),
    (r#""murano sant"#, r#""sant"#, &[("letters", 0, "edition-how-many")]),
    (
        r#""murano sant"#,
        r#""murano murano sant"#,
        &[("letters", 0, "edition-how-many"), ("letters", 0, "edition-twice")],
    ),
    (r#""murano sant-erasmo san-francesco san-michele""#, "[4]", &[("letters", 0, "edition-expected-kind")]),
];

const SHIPS: &[Case] = &[
    ("a = { lot = 1", "a = { lot = 4", &[("a =", 0, "edition-expected-number")]),
    ("a = { lot = 1", "a = { lot = 0", &[("a =", 0, "edition-expected-number")]),
    ("a = { lot = 1, ", "a = { ", &[("a =", 0, "edition-no-part")]),
    ("a = { lot = 1", "a = { colour = 1, lot = 1", &[("a =", 0, "edition-no-such-part")]),
    (r#"kinds = "any", prices"#, r#"kinds = "some", prices"#, &[("a =", 0, "edition-kinds")]),
    (r#""2 4 6 8""#, r#""""#, &[("a =", 0, "edition-prices")]),
    (r#""2 4 6 8""#, r#""2 4 6 8 10""#, &[("a =", 0, "edition-prices")]),
    (r#""2 4 6 8""#, r#""2 4 4 8""#, &[("a =", 0, "edition-prices")]),
    (r#""2 4 6 8""#, r#""0 4""#, &[("a =", 0, "edition-prices")]),
    (r#""2 4 6 8""#, r#""2 100""#, &[("a =", 0, "edition-prices")]),
    (r#""2 4 6 8""#, r#""two""#, &[("a =", 0, "edition-prices")]),
    (r#""2 4 6 8""#, "[2, 4]", &[("a =", 0, "edition-expected-kind")]),
    ("b = { lot = 1", "b = { lot = 2", &[("b =", 0, "edition-too-many-lots")]),
    ("d = { lot = 3", "e = { lot = 3", &[("[ships]", 0, "edition-no-part"), ("d =", 0, "edition-no-such-part")]),
];

const FISH: &[Case] = &[
    ("cards = 6", "cards = 7", &[("cards", 0, "edition-fish-cards")]),
    ("cards = 6", "cards = -6", &[("cards", 0, "edition-expected-number")]),
    (r#""tuna squid"#, r#""tuna whale"#, &[("fish-market", 0, "edition-no-such-fish")]),
    (r#""tuna squid"#, r#""squid"#, &[("fish-market", 0, "edition-how-many")]),
    (r#""lobster eel"#, r#""tuna eel"#, &[("fish-hall", 0, "edition-twice")]),
    ("fish-hall", "fish-shop", &[("[fish]", 0, "edition-no-part"), ("fish-hall", 0, "edition-no-such-part")]),
];

const ROOFS: &[Case] = &[
    ("green-orange orange-white", "green-orange orange-purple", &[("islands", 4, "edition-no-such-roof")]),
    ("green-orange orange-white", "green-orange orange-orange", &[("islands", 4, "edition-no-such-roof")]),
    ("green-orange orange-white", "green-orange orange", &[("islands", 4, "edition-no-such-roof")]),
    ("green-orange orange-white", "green-orange orange-green", &[("islands", 4, "edition-twice")]),
    ("green-orange orange-white", "green-orange", &[("islands", 0, "edition-how-many")]),
    ("green-orange orange-white", "green-orange orange-white blue-orange", &[("islands", 0, "edition-how-many")]),
];

const WORKSHOPS: &[Case] = &[
    (".GPPpY.\n", "\n", &[("four-players", 0, "edition-drawing-lines")]),
    (".GPPpY.\n", ".GPPpY\n", &[("four-players", 1, "edition-drawing-columns")]),
    (".GPPpY.\n", "RGPPpY.\n", &[("four-players", 1, "edition-drawing-signs")]),
    (".GPPpY.\n", "GGPPpY.\n", &[("four-players", 1, "edition-tile-size")]),
    (".GPPpY.\n", "..PPpY.\n", &[("four-players", 2, "edition-tile-size")]),
    (".GPPpY.\n", ".GPPPY.\n", &[("four-players", 1, "edition-tile-coins")]),
    (".GPPpY.\n", ".gPPpY.\n", &[("four-players", 1, "edition-tile-coins")]),
    (".yOOo..\n.YBBWW.\n", ".yOOo..\n..BBWWY\n", &[("two-or-three", 1, "edition-tile-torn")]),
    (
        ".yOOo..\n.YBBWW.\n.YbGGw.\n.pPPg..\n",
        "OOoWw.y\nBBgW..Y\nbGG...Y\nPPp....\n",
        &[("two-or-three", 0, "edition-workshops-apart")],
    ),
];

const RING: &[Case] = &[
    (r#"a = "pink coin"#, r#"a = "purple coin"#, &[(r#"a = ""#, 0, "edition-no-such-house")]),
    (r#"a = "pink coin"#, r#"a = "pink cat"#, &[(r#"a = ""#, 0, "edition-no-such-house")]),
    (r#"a = "pink coin"#, r#"a = "pink"#, &[(r#"a = ""#, 0, "edition-no-such-house")]),
    (r#"a = "pink coin, "#, r#"a = ""#, &[(r#"a = ""#, 0, "edition-how-many")]),
    (r#"a = "pink coin"#, r#"a = "pink fountain"#, &[("[ring]", 0, "edition-ring-fountains")]),
    (
        r#"a = "pink coin"#,
        r#"a = "white coin"#,
        &[("[ring]", 0, "edition-ring-colour"), ("[ring]", 0, "edition-ring-colour")],
    ),
    (r#"d = "yellow"#, r#"e = "yellow"#, &[("[ring]", 0, "edition-no-part"), (r#"d = ""#, 0, "edition-no-such-part")]),
];

const CASES: [&[Case]; 8] = [HEAD, ISLAND, LAGOON, SHIPS, FISH, ROOFS, WORKSHOPS, RING];

#[test]
fn every_mistake_is_answered_with_its_line() {
    for (from, to, expected) in CASES.into_iter().flatten() {
        let expected: Vec<_> = expected.iter().map(|(line, below, key)| (line_of(line) + below, *key)).collect();
        assert_eq!(keys(&mistakes(from, to)), expected, "{from} -> {to}: all of it, and nothing false after it");
    }
}

/// The standard file without one of its tables.
fn without(section: &str) -> String {
    let text = Edition::STANDARD;
    let begin = text.find(&format!("[{section}]")).expect("the table is there");
    let end = text[begin..].find("\n[").map_or(text.len(), |at| begin + at + 1);
    format!("{}{}", &text[..begin], &text[end..])
}

#[test]
fn a_missing_table_is_missed_unless_it_may_stand_in_a_line_that_cannot_be_read() {
    for section in ["island", "lagoon", "ships", "fish", "roofs", "workshops", "ring"] {
        let text = without(section);
        let found = Edition::read(&text).expect_err("something is missing");
        let missing = Message::new("edition-no-section").with("section", section);
        assert_eq!(found, [Mistake::new(text.lines().count(), missing)]);
    }
    let broken = mistakes("[ring]", "[ring");
    assert!(broken.iter().all(|mistake| mistake.text.key != "edition-no-section"), "{broken:?}");
    assert_eq!(Edition::read("").expect_err("everything is missing").len(), 8, "the name and the seven tables");
}

#[test]
fn mistakes_of_all_tables_are_found_together() {
    let changes = [
        ("..*...", "......"),
        ("torcello mazzorbo\n", "torcello mazorbo\n"),
        ("lot = 3", "lot = 30"),
        ("cards = 6", "cards = 5"),
        ("\npink-blue", "\npink-pink"),
        (".GPPpY.", ".GPPPY."),
        (r#"a = "pink coin"#, r#"a = "pink cat"#),
    ];
    let text = changes.iter().fold(Edition::STANDARD.to_string(), |text, (from, to)| text.replacen(from, to, 1));
    let found = Edition::read(&text).expect_err("there are seven mistakes");
    let expected = [
        (line_of("grid"), "edition-first-hollow"),
        (line_of("torcello"), "edition-no-such-place"),
        (line_of("d ="), "edition-expected-number"),
        (line_of("cards"), "edition-fish-cards"),
        (line_of("islands") + 1, "edition-no-such-roof"),
        (line_of("four-players") + 1, "edition-tile-coins"),
        (line_of(r#"a = ""#), "edition-no-such-house"),
    ];
    assert_eq!(keys(&found), expected);
}

#[test]
fn unknown_tables_are_answered_with_all_that_are_known() {
    let found = mistakes("reconstructed = true", "colours = 7");
    let known = Value::Word("[island], [lagoon], [ships], [fish], [roofs], [workshops], [ring]".into());
    assert!(found[0].text.values.contains(&("known", known)), "{found:?}");
}

#[test]
fn other_boxes_can_be_typed_in() {
    let changes = [
        ("campiello-1", "my-box"),
        ("..*...\n......", "......\n  *.....  "),
        (r#"lot = 2, kinds = "any", prices = "5 10 15""#, r#"lot = 3, kinds = "same", prices = "7 99""#),
        ("murano sant-erasmo san-francesco san-michele\"", "torcello, murano, mazzorbo, san-michele\""),
        ("\npink-blue", "\norange-blue"),
        ("sardine\"", "sole\""),
        ("crab sole\"", "crab sardine\""),
        ("routes = \"\"\"\n", "routes = '''\n\n  torcello   west-port\n"),
        ("torcello mazzorbo\n\"\"\"", "torcello mazzorbo'''"),
    ];
    // As an editor on another system would save it.
    let dos = |text: &str| text.replace('\n', "\r\n");
    let text = changes.iter().fold(dos(Edition::STANDARD), |text, (from, to)| {
        assert!(text.contains(&dos(from)), "{from}");
        text.replacen(&dos(from), &dos(to), 1)
    });
    let edition = Edition::read(&text).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
    assert_eq!((edition.name(), edition.first_hollow().to_string().as_str()), ("my-box", "a6"));
    assert_eq!((edition.lots(Ship::Pairs).size, edition.lots(Ship::Pairs).price(2)), (3, 99));
    assert_eq!(edition.letters()[0], Place::Torcello);
    assert!(edition.routes(Place::WestPort).contains(Place::Torcello));
    assert_eq!(edition.markets()[0][3], Fish::Sole);
    let blue_orange = Tile::new(RoofKind::Islands, Colour::Blue, Colour::Orange).expect("two colours").pair();
    assert!(edition.roofs(RoofKind::Islands) & (1 << blue_orange) != 0);
    assert!(edition != *standard() && edition.clone() == edition);
    let wrong = text.replacen("torcello   west-port", "torcello   west-end", 1);
    let line = 1 + wrong.lines().position(|line| line.contains("west-end")).expect("the line is there");
    assert_eq!(keys(&Edition::read(&wrong).expect_err("no such place")), [(line, "edition-no-such-place")]);
}

#[test]
fn whatever_is_said_of_a_file_can_be_said_in_every_language() {
    let mut spoken = Spoken::default();
    let mut said = BTreeSet::from(["edition-note", "edition-no-section"]);
    for (from, to, _) in CASES.into_iter().flatten() {
        for mistake in mistakes(from, to) {
            spoken.hear(&mistake.text);
            said.insert(mistake.text.key);
        }
    }
    spoken.hear(&Message::new("edition-no-section").with("section", "ring"));
    let sayable = spoken.check(&[], &[Burano::TEXTS, campiello_core::TEXTS], &[]);
    sayable.unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    for (language, text) in Burano::TEXTS {
        let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        let unsaid: Vec<&str> = keys.filter(|key| key.starts_with("edition-") && !said.contains(key)).collect();
        assert!(unsaid.is_empty(), "{language}: {unsaid:?} is never said");
    }
}

#[test]
fn damaged_editions_are_read_rightly_or_refused_with_lines() {
    nonsense::editions::<Burano>(4_000);
}
