//! The characters that wait, and what each would score for the viewer now.

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Column, Fact, Piece};
use campiello_core::{Message, Seat};

use super::character_face;
use crate::components::Character;
use crate::scoring;
use crate::state::Open;
use crate::street::{Lot, lots};
use crate::view::View;
use crate::visits;
use crate::words;

/// The icons of the lots from −4 to 4, and those of the best one.
const LOTS: [(&str, &str); 9] = [
    ("lot--4", "lot--4-best"),
    ("lot--3", "lot--3-best"),
    ("lot--2", "lot--2-best"),
    ("lot--1", "lot--1-best"),
    ("lot-0", "lot-0-best"),
    ("lot-1", "lot-1-best"),
    ("lot-2", "lot-2-best"),
    ("lot-3", "lot-3-best"),
    ("lot-4", "lot-4-best"),
];

/// The characters that wait, with what each would score for the viewer now.
pub(super) fn characters(view: &View) -> Area {
    let open = &view.open;
    let pieces: Vec<_> = (open.characters.present().enumerate())
        .map(|(column, character)| waiting(view, character, Cell { column: column as u8, row: 0 }))
        .collect();
    Area {
        id: "characters".to_string(),
        title: Message::new("area-characters"),
        seat: None,
        column: Column::Below,
        backdrop: "table",
        size: Cell { column: pieces.len() as u8, row: 1 },
        dense: false,
        folded: false,
        headings: Vec::new(),
        pieces,
        facts: Vec::new(),
    }
}

fn waiting(view: &View, character: Character, cell: Cell) -> Piece {
    let left = view.open.characters.count(character);
    let scores = view.seat().map_or_else(Vec::new, |seat| scores(&view.open, seat, character));
    let best = scores.iter().copied().max_by_key(|(points, _)| *points);
    let said = |key| Message::new(key).with("who", character.key()).with("left", left);
    let face = character_face(character).with("left", left.into());
    let mut lines = vec![words::character(character), said("waiting-interest"), said("waiting-left")];
    let (label, face) = match best {
        Some((points, lot)) => {
            lines.push(at(character, points, lot));
            let key = kind(character);
            let label = said("waiting-scores").with("key", key).with("points", points).with("lot", lot.number());
            (label, face.with("scores", 1).with("points", points))
        }
        None => (said("waiting"), face),
    };
    let mut facts = vec![Fact { icon: "left", value: left.into(), label: said("waiting-left") }];
    match best {
        Some((most, _)) if character.is_tourist() => {
            let several = scores.iter().any(|(points, _)| *points != most);
            facts.extend(scores.into_iter().map(|(points, lot)| {
                let (icon, best) = LOTS[(lot.number() + 4) as usize];
                let icon = if points == most && several { best } else { icon };
                Fact { icon, value: points, label: at(character, points, lot) }
            }));
        }
        Some((most, lot)) => facts.push(Fact { icon: "points", value: most, label: at(character, most, lot) }),
        None => {}
    }
    Piece {
        id: format!("character-{}", character.key()),
        target: Some(format!("character/{}", character.key())),
        cell,
        face,
        label,
        lines,
        facts,
    }
}

fn kind(character: Character) -> &'static str {
    if character.is_tourist() { "tourist" } else { "inhabitant" }
}

fn at(character: Character, points: i32, lot: Lot) -> Message {
    let said = Message::new("waiting-points").with("key", kind(character));
    said.with("points", points).with("lot", lot.number())
}

/// What a character would score for a seat now, in each house that has no visitor; an inhabitant scores the same in all of them. Nothing if it may not
/// come or there is no such house.
fn scores(open: &Open, seat: Seat, character: Character) -> Vec<(i32, Lot)> {
    let player = &open.players[seat];
    if !visits::may_come(player, character) {
        return Vec::new();
    }
    let free = lots(player.street.houses()).filter(|lot| player.street.visitor(*lot).is_none());
    free.map(|lot| (scoring::character(open.edition, &player.street, character, lot), lot)).collect()
}
