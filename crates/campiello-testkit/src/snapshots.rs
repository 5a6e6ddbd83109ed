//! Scenes as text, to be held against files: what a viewer sees changes only on purpose.

use std::fmt::Write;
use std::path::Path;

use campiello_core::message::Value;
use campiello_core::scene::{Area, Fact, Piece};
use campiello_core::{Game, Message, Scene, Seed, Settings, Table, Viewer};

use crate::golden;
use crate::walk::{self, Walk};

/// The scene as text: everything in it, one piece a line, messages as keys and values.
#[must_use]
pub fn text(scene: &Scene) -> String {
    let Scene { prompt, areas, rail } = scene;
    let mut text = String::new();
    if let Some(prompt) = prompt {
        let _ = writeln!(text, "{}", message(prompt));
    }
    if *rail {
        text.push_str("(with a rail)\n");
    }
    for area in areas {
        write_area(&mut text, area);
    }
    text
}

fn write_area(text: &mut String, area: &Area) {
    let Area { id, title, seat, column, backdrop, size, dense, folded, headings, pieces, facts } = area;
    let dense = if *dense { " dense" } else { "" };
    let folded = if *folded { " folded" } else { "" };
    let whose = seat.map(|seat| format!(" of {seat}")).unwrap_or_default();
    let (columns, rows) = (size.column, size.row);
    let _ = writeln!(text, "{id}{whose} {columns}x{rows}{dense}{folded} on {backdrop}, {column:?}: {}", message(title));
    for (column, heading) in headings.iter().enumerate() {
        let _ = writeln!(text, "  {column}: {}", message(heading));
    }
    for Fact { icon, value, label } in facts {
        let _ = writeln!(text, "  = {icon} {value}: {}", message(label));
    }
    for piece in pieces {
        write_piece(text, piece);
    }
}

fn write_piece(text: &mut String, piece: &Piece) {
    let Piece { id, target, cell, face, label, lines, facts } = piece;
    let _ = write!(text, "  {},{} {id}", cell.column, cell.row);
    if let Some(target) = target {
        let _ = write!(text, " -> {target}");
    }
    let _ = write!(text, " [{}", face.art);
    if !face.tone.is_empty() {
        let _ = write!(text, " {}", face.tone);
    }
    for (name, value) in &face.traits {
        let _ = write!(text, " {name}={value}");
    }
    let _ = write!(text, "] {}", message(label));
    for line in lines {
        let _ = write!(text, " | {}", message(line));
    }
    for Fact { icon, value, label } in facts {
        let _ = write!(text, " = {icon} {value}: {}", message(label));
    }
    text.push('\n');
}

/// A message as `key(name: value, …)`.
fn message(message: &Message) -> String {
    if message.values.is_empty() {
        return message.key.to_string();
    }
    let value = |value: &Value| match value {
        Value::Number(number) => number.to_string(),
        Value::Word(word) => format!("{word:?}"),
        Value::Seat(seat) => seat.to_string(),
        Value::Message(inner) => self::message(inner),
    };
    let values: Vec<_> = message.values.iter().map(|(name, inner)| format!("{name}: {}", value(inner))).collect();
    format!("{}({})", message.key, values.join(", "))
}

/// Holds the scene against the file; `CAMPIELLO_BLESS=1` writes it.
///
/// # Errors
/// The first line that differs.
pub fn check(file: &Path, scene: &Scene) -> Result<(), String> {
    golden::check(file, &text(scene))
}

/// Plays a seeded game at random and holds what every viewer sees after `moves` moves against the files `<name>-p0.scene`, …,
/// `<name>-spectator.scene` of the folder.
///
/// # Errors
/// Every scene that differs.
pub fn check_game<G: Game>(
    folder: &Path,
    name: &str,
    settings: Settings<G>,
    seed: u64,
    moves: usize,
) -> Result<(), Vec<String>> {
    let seed = Seed::numbered(seed, 0);
    let mut table = Table::new(settings, seed);
    let mut walk = Walk::new(&[], settings.seats(), &seed, 0);
    walk::play(&mut table, &mut walk, moves, |_, _| {});
    let check = |viewer| {
        let who = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "spectator".to_string(),
        };
        let scene = G::layout(&G::view(table.state(), viewer));
        check(&folder.join(format!("{name}-{who}.scene")), &scene).err()
    };
    let wrong: Vec<String> = Viewer::all(settings.seats()).filter_map(check).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}
