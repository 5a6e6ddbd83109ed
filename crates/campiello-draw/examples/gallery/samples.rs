//! Scenes made by hand. The words are their own keys: these pictures are for us, no language is needed.

use campiello_core::message::{Message, Value};
use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece, Scene};

/// Says a message as its key and its values.
pub(crate) fn speak(message: &Message) -> String {
    let said = |value: &Value| match value {
        Value::Number(number) => number.to_string(),
        Value::Word(word) => word.clone(),
        Value::Seat(seat) => seat.to_string(),
        Value::Message(inner) => speak(inner),
    };
    let mut words = vec![message.key.to_owned()];
    words.extend(message.values.iter().map(|(_, value)| said(value)));
    words.join(" ").trim().to_owned()
}

/// A floor: its column, its floor, its colour, its traits.
type Floor = (u8, i32, &'static str, &'static str);

const NAMES: [&str; 11] =
    ["Woman", "Man", "Girl", "Boy", "Mayor", "Policeman", "Santa Claus", "Shop Owner", "Tailor", "Florist", "Gardener"];

pub(crate) fn piece(id: impl Into<String>, column: u8, row: u8, face: Face) -> Piece {
    let word = if face.art == "walking/character" { NAMES[face.value("who") as usize - 1] } else { face.art };
    let mut label = Message::new("").with("what", word).with("tone", face.tone);
    for (name, value) in &face.traits {
        label = label.with(name, format!("{name} {value}"));
    }
    let lines = vec![Message::new("").with("what", word), Message::new("").with("tone", face.tone)];
    Piece { id: id.into(), target: None, cell: Cell { column, row }, face, label, lines, facts: Vec::new() }
}

/// A floor with traits written as "flowers 2, cats 1".
pub(crate) fn floor(floor: i32, tone: &'static str, traits: &'static str) -> Face {
    let face = Face::new("walking/floor", tone).with("floor", floor);
    let traits = traits.split(", ").filter_map(|words| words.split_once(' '));
    traits.fold(face, |face, (name, value)| face.with(name, value.parse().unwrap_or(0)))
}

fn facts(values: [i32; 8]) -> Vec<Fact> {
    let icons = ["score", "visitors", "shops", "tokens-points", "windows", "coins", "tokens", "hand"];
    icons
        .into_iter()
        .zip(values)
        .map(|(icon, value)| Fact { icon, value, label: Message::new(icon).with("n", value) })
        .collect()
}

fn area(id: &str, title: &'static str, backdrop: &'static str, columns: u8, rows: u8, pieces: Vec<Piece>) -> Area {
    let size = Cell { column: columns, row: rows };
    Area {
        id: id.into(),
        title: Message::new(title),
        seat: None,
        column: Column::Table,
        backdrop,
        size,
        dense: false,
        folded: false,
        headings: Vec::new(),
        pieces,
        facts: Vec::new(),
    }
}

fn street(
    seat: u8,
    title: &'static str,
    columns: u8,
    floors: &[Floor],
    visitors: &[(u8, i32, i32)],
    facts: Vec<Fact>,
) -> Area {
    let mut pieces = Vec::new();
    for (column, level, tone, traits) in floors {
        let id = format!("s{seat}-{column}-{level}");
        pieces.push(piece(id, *column, (3 - level) as u8, floor(*level, tone, traits)));
    }
    for column in 0..columns {
        let has = |level: i32| floors.iter().any(|(at, floor, ..)| *at == column && *floor == level);
        for level in 1..3 {
            if !has(level) && (level..=3).any(has) {
                let face = Face::new("walking/scaffold", "").with("floor", level);
                pieces.push(piece(format!("s{seat}-scaffold-{column}-{level}"), column, (3 - level) as u8, face));
            }
        }
        let face = match visitors.iter().find(|(at, ..)| *at == column) {
            Some((_, who, points)) => Face::new("walking/character", "").with("who", *who).with("points", *points),
            None => Face::new("walking/lot", "").with("floors", (1..=3).map(|level| i32::from(has(level))).sum()),
        };
        pieces.push(piece(format!("s{seat}-lot-{column}"), column, 3, face));
    }
    Area { facts, ..area(&format!("street/{seat}"), title, "walking/street", columns, 4, pieces) }
}

/// A row of a card sheet or a supply: colour and traits.
type Row<'a> = &'a [(&'static str, &'static str)];

fn supply(title: &'static str, rows: [(i32, i32, Row<'_>); 3], columns: u8) -> Area {
    let mut pieces = Vec::new();
    for (row, (level, cards, faces)) in (0u8..).zip(rows) {
        let deck = Face::new("walking/deck", "").with("floor", level).with("cards", cards);
        pieces.push(piece(format!("deck{level}"), 0, row, deck));
        for column in 1..columns {
            let face = faces
                .get(usize::from(column) - 1)
                .map_or(Face::new("walking/gap", ""), |(tone, traits)| floor(level, tone, traits));
            pieces.push(piece(format!("supply{level}-{column}"), column, row, face));
        }
    }
    area("supply", title, "table", columns, 3, pieces)
}

fn characters() -> Area {
    let points = [4, 5, 8, 6, 4, 9, 3, 2, 0, 4, 4];
    let face = |who: i32| {
        Face::new("walking/character", "")
            .with("who", who)
            .with("points", points[who as usize - 1])
            .with("left", 1 + who % 2)
            .with("scores", 1)
    };
    let pieces = (1..=11).map(|who| piece(format!("character{who}"), who as u8 - 1, 0, face(who))).collect();
    area("characters", "Visitors waiting", "table", 11, 1, pieces)
}

/// Three players in the middle of a game.
pub(crate) fn mid_game() -> Scene {
    let own = street(
        0,
        "Your street",
        5,
        &[
            (1, 1, "yellow", "shop 4, points 2, pedestrians 1, flowers 1"),
            (1, 2, "yellow", "flowers 4, streetlight 1"),
            (1, 3, "yellow", "flowers 2, chimney 1"),
            (2, 1, "blue", "pedestrians 2, plants 2"),
            (2, 2, "blue", "cats 2, plants 1"),
            (3, 1, "pink", "pedestrians 1, flowers 2, red-curtains 1"),
            (4, 2, "orange", "plants 3, streetlight 1"),
        ],
        &[(1, 1, 9)],
        facts([20, 9, 2, 9, 0, 3, 3, 3]),
    );
    let hand = vec![
        piece("h1", 0, 0, floor(2, "yellow", "flowers 2, red-curtains 1, blue-curtains 1")),
        piece("h2", 1, 0, floor(3, "blue", "cats 1, flowers 1, chimney 1")),
        piece("h3", 2, 0, floor(1, "green", "shop 2, points 3, pedestrians 1, plants 1")),
    ];
    Scene {
        rail: false,
        prompt: None,
        areas: vec![
            own,
            area("hand", "Your hand", "table", 3, 1, hand),
            market(),
            first_neighbour(),
            second_neighbour(),
            characters(),
        ],
    }
}

fn market() -> Area {
    supply(
        "Supply",
        [
            (
                3,
                11,
                &[
                    ("red", "cats 1, plants 2"),
                    ("green", "flowers 4"),
                    ("pink", "flowers 1, blue-curtains 1, chimney 1"),
                ],
            ),
            (
                2,
                9,
                &[
                    ("pink", "flowers 2, cats 1"),
                    ("red", "flowers 4, closed-windows 1"),
                    ("orange", "plants 2, red-curtains 1"),
                ],
            ),
            (
                1,
                12,
                &[
                    ("orange", "pedestrians 3, flowers 1"),
                    ("red", "shop 1, points 3, plants 2"),
                    ("blue", "pedestrians 2, flowers 2"),
                    ("yellow", "pedestrians 2, plants 1, cats 1"),
                ],
            ),
        ],
        5,
    )
}

fn first_neighbour() -> Area {
    street(
        1,
        "Second street",
        5,
        &[
            (1, 1, "green", "shop 3, points 3, pedestrians 1"),
            (1, 2, "green", "plants 3, closed-windows 1"),
            (1, 3, "green", "plants 3, chimney 1"),
            (2, 1, "orange", "pedestrians 2, plants 2"),
            (2, 2, "orange", "plants 2, streetlight 1"),
            (2, 3, "orange", "flowers 2, chimney 1"),
            (3, 1, "red", "pedestrians 2, flowers 1"),
            (3, 2, "red", "flowers 3, closed-windows 1"),
        ],
        &[(1, 2, 8), (2, 7, 6)],
        facts([24, 14, 3, 9, -2, 2, 3, 2]),
    )
}

fn second_neighbour() -> Area {
    street(
        2,
        "Third street",
        5,
        &[
            (0, 1, "pink", "pedestrians 2, flowers 3"),
            (0, 2, "pink", "flowers 3, streetlight 1"),
            (1, 1, "yellow", "shop 1, points 2, pedestrians 1"),
            (1, 2, "yellow", "cats 1, closed-windows 1"),
            (1, 3, "yellow", "cats 2, plants 1"),
            (2, 1, "blue", "pedestrians 3, plants 1"),
            (3, 1, "red", "flowers 2, cats 1"),
        ],
        &[(1, 3, 11)],
        facts([25, 11, 2, 12, 0, 5, 4, 3]),
    )
}

/// Four players, the supply full, six cards in hand.
pub(crate) fn four_players() -> Scene {
    let mut scene = mid_game();
    let mut third = Area { id: "street/3".into(), ..second_finished() };
    for piece in &mut third.pieces {
        piece.id.insert(0, 'x');
    }
    scene.areas.insert(5, third);
    let hand = &mut scene.areas[1];
    hand.size.column = 6;
    let more = [("pink", 2), ("red", 3), ("orange", 1)];
    for (column, (tone, level)) in (3u8..).zip(more) {
        hand.pieces.push(piece(format!("more{column}"), column, 0, floor(level, tone, "flowers 2, plants 2")));
    }
    scene
}

/// One player, in the last turns.
pub(crate) fn solo() -> Scene {
    let street = Area { facts: finished().facts, ..second_finished() };
    Scene { prompt: None, areas: vec![street, market(), characters()], ..Scene::default() }
}

/// A finished street, as on the first postcard.
pub(crate) fn finished() -> Area {
    street(
        0,
        "Saluti da Burano",
        5,
        &[
            (0, 1, "yellow", "shop 4, points 3, pedestrians 2, flowers 1"),
            (0, 2, "yellow", "flowers 4, streetlight 1"),
            (0, 3, "yellow", "flowers 4, chimney 1"),
            (1, 1, "blue", "pedestrians 2, plants 2, flowers 2"),
            (1, 2, "blue", "cats 2, plants 1, blue-curtains 1"),
            (1, 3, "blue", "cats 1, flowers 1, chimney 1"),
            (2, 1, "pink", "shop 3, points 2, pedestrians 1, plants 1"),
            (2, 2, "pink", "flowers 2, streetlight 1, red-curtains 1"),
            (2, 3, "pink", "plants 2, red-curtains 1, chimney 1"),
            (3, 1, "green", "pedestrians 3, flowers 2"),
            (3, 2, "green", "flowers 3, closed-windows 1"),
            (3, 3, "green", "flowers 2, plants 2"),
            (4, 1, "orange", "plants 3, pedestrians 2"),
            (4, 2, "orange", "plants 3, streetlight 1, cats 1"),
            (4, 3, "orange", "plants 3, chimney 1"),
        ],
        &[(0, 1, 11), (1, 3, 11), (2, 6, 15), (3, 5, 10), (4, 7, 12)],
        facts([69, 59, 5, 6, -1, 0, 2, 0]),
    )
}

/// Another one, with the other characters, in the middle of seven lots.
pub(crate) fn second_finished() -> Area {
    street(
        0,
        "Дальняя улица",
        7,
        &[
            (1, 1, "red", "shop 1, points 3, plants 2, flowers 2"),
            (1, 2, "red", "flowers 2, cats 1, closed-windows 1"),
            (1, 3, "red", "cats 1, plants 2"),
            (2, 1, "green", "plants 4, flowers 2"),
            (2, 2, "green", "plants 2, flowers 2, red-curtains 1"),
            (2, 3, "green", "plants 4, chimney 1"),
            (3, 1, "blue", "shop 2, points 2, pedestrians 3"),
            (3, 2, "blue", "red-curtains 1, blue-curtains 1, flowers 3"),
            (3, 3, "blue", "flowers 3, closed-windows 1"),
            (4, 1, "pink", "cats 2, pedestrians 2, plants 2"),
            (4, 2, "pink", "flowers 4, streetlight 1"),
            (4, 3, "pink", "flowers 4, chimney 1"),
            (5, 1, "yellow", "pedestrians 1, plants 3, cats 1"),
            (5, 2, "yellow", "plants 4, cats 2"),
            (5, 3, "yellow", "plants 1, flowers 3, blue-curtains 1"),
        ],
        &[(1, 8, 9), (2, 2, 11), (3, 9, 8), (4, 10, 12), (5, 11, 13)],
        facts([62, 53, 5, 6, -2, 1, 2, 0]),
    )
}

/// Two houses and a scaffold: a postcard from the middle of a game.
pub(crate) fn short_street() -> Area {
    let floors: &[Floor] = &[
        (3, 1, "red", "pedestrians 1, plants 1"),
        (3, 2, "red", "flowers 2"),
        (3, 3, "red", "chimney 1, cats 1"),
        (4, 2, "green", "cats 2"),
    ];
    street(0, "A quiet corner", 9, floors, &[(3, 4, 6)], facts([6, 6, 0, 12, 0, 1, 4, 2]))
}

/// Every colour on every floor with every symbol.
pub(crate) fn card_sheet() -> Scene {
    let floors: [(i32, Row<'_>); 3] = [
        (
            3,
            &[
                ("pink", "flowers 3, chimney 1"),
                ("red", "cats 1, plants 2"),
                ("orange", "flowers 2, plants 2, red-curtains 1"),
                ("yellow", "plants 4, chimney 1"),
                ("green", "flowers 4, cats 1"),
                ("blue", "flowers 1, blue-curtains 1, chimney 1, plants 1"),
                ("red", "closed-windows 1, plants 3, flowers 2"),
                ("green", "closed-windows 2, cats 1, chimney 1"),
            ],
        ),
        (
            2,
            &[
                ("pink", "flowers 2, streetlight 1, cats 1"),
                ("red", "flowers 4, closed-windows 1"),
                ("orange", "plants 3, streetlight 1"),
                ("yellow", "flowers 2, red-curtains 1, blue-curtains 1"),
                ("green", "flowers 3, plants 1, closed-windows 1"),
                ("blue", "cats 2, plants 2, streetlight 1"),
                ("orange", "flowers 4, plants 4"),
                ("blue", "closed-windows 2, cats 2, plants 3"),
            ],
        ),
        (
            1,
            &[
                ("pink", "shop 3, points 2, pedestrians 2, flowers 1"),
                ("red", "shop 1, points 3, plants 2, flowers 2"),
                ("orange", "pedestrians 3, flowers 2"),
                ("yellow", "shop 4, points 2, cats 1, pedestrians 1"),
                ("green", "shop 2, points 3, blue-curtains 1, pedestrians 1, plants 1"),
                ("blue", "pedestrians 2, plants 2, flowers 2, red-curtains 1"),
                ("pink", "closed-windows 1, pedestrians 3, plants 2"),
                ("yellow", "plants 4, flowers 3"),
            ],
        ),
    ];
    let mut pieces = Vec::new();
    for (row, (level, faces)) in (0u8..).zip(floors) {
        for (column, (tone, traits)) in (0u8..).zip(faces) {
            pieces.push(piece(format!("card{level}-{column}"), column, row, floor(level, tone, traits)));
        }
    }
    let others = [
        Face::new("walking/back", "").with("floor", 2),
        Face::new("walking/deck", "").with("floor", 1).with("cards", 12),
        Face::new("walking/deck", "").with("floor", 3),
        Face::new("walking/gap", ""),
        Face::new("walking/scaffold", "").with("floor", 1),
        Face::new("walking/lot", "").with("floors", 2),
        Face::new("walking/character", "").with("who", 4).with("points", 11),
    ];
    let others = (0u8..).zip(others).map(|(column, face)| piece(format!("other{column}"), column, 0, face)).collect();
    Scene {
        rail: false,
        prompt: None,
        areas: vec![
            area("cards", "Floors", "table", 8, 3, pieces),
            area("others", "Others", "table", 7, 1, others),
            characters(),
        ],
    }
}

/// More symbols than a wall has room for.
pub(crate) fn crowded_sheet() -> Scene {
    let faces = [
        floor(1, "pink", "shop 1, points 3, closed-windows 2, red-curtains 1, blue-curtains 1, cats 2"),
        floor(1, "blue", "plants 4, pedestrians 3, flowers 4, cats 2"),
        floor(1, "green", "plants 4, pedestrians 3, closed-windows 2, cats 2"),
        floor(2, "yellow", "red-curtains 2, blue-curtains 1, flowers 7, cats 2"),
        floor(2, "red", "closed-windows 2, red-curtains 2, streetlight 1, plants 4, cats 2"),
        floor(3, "orange", "flowers 4, plants 4, red-curtains 1, blue-curtains 1, cats 2, chimney 1"),
        floor(3, "green", "closed-windows 2, flowers 4, plants 4, chimney 1"),
        floor(1, "orange", "streetlight 1, chimney 1, pedestrians 3, flowers 6"),
    ];
    let pieces =
        (0u8..).zip(faces).map(|(index, face)| piece(format!("c{index}"), index % 4, index / 4, face)).collect();
    Scene { prompt: None, areas: vec![area("crowded", "Crowded", "table", 4, 2, pieces)], ..Scene::default() }
}

/// A game that has no art yet.
pub(crate) fn unknown_game() -> Scene {
    let field = |index: u8| {
        piece(
            format!("bean{index}"),
            index,
            0,
            Face::new("beans/bean", ["red", "blue", "violet", ""][usize::from(index) % 4]),
        )
    };
    let fields = area("fields", "Fields", "table", 3, 1, (0..3).map(field).collect());
    let mut row: Vec<Piece> = (0..9).map(field).collect();
    for piece in &mut row {
        piece.id.push_str("-hand");
    }
    let facts = vec![Fact { icon: "thaler", value: 7, label: Message::new("thaler") }];
    Scene {
        prompt: None,
        areas: vec![Area { facts, ..fields }, area("hand", "Hand", "table", 9, 1, row)],
        ..Scene::default()
    }
}
