//! Law 3, the games: a record replays to the same hashes, and a changed record is caught in its line.

use campiello_core::edition::Mistake;
use campiello_core::record::Record;
use campiello_core::{Chance, Game, Luck, Table};

use super::position::{Notes, Offence, ensure};

/// How many characters are changed in every record, one at a time.
const CHANGES: u32 = 2;

pub(super) fn check<G: Game>(table: &Table<G>, notes: &mut Notes) -> Result<(), Offence> {
    if let Some(outcome) = table.outcome() {
        notes.report.ends.insert(outcome.end);
    }
    same(table)?;
    let moves = notes.luck.below(table.steps().len() as u32 + 1) as usize;
    let earlier = table.at(moves);
    same(&earlier)?;
    let text = table.record();
    ensure(3, text.starts_with(head_and_moves(&earlier.record(), moves)), || {
        format!("the record after {moves} moves is not the beginning of the whole one")
    })?;
    for _ in 0..CHANGES {
        caught::<G>(table, &text, notes)?;
    }
    Ok(())
}

/// The lines of an earlier record that a later one must repeat: all but the end.
fn head_and_moves(text: &str, moves: usize) -> &str {
    let end = text.match_indices('\n').nth(moves + 6).map_or(text.len(), |(at, _)| at + 1);
    &text[..end]
}

/// A table and its record say the same.
pub(super) fn same<G: Game>(table: &Table<G>) -> Result<(), Offence> {
    let text = table.record();
    let again = read(&text, table).map_err(|mistake| Offence {
        law: 3,
        what: format!("the record does not replay: line {}, {}", mistake.line, mistake.text.key),
    })?;
    ensure(3, again.state() == table.state(), || "the record replays to another state".into())?;
    ensure(3, again.chain() == table.chain(), || "the record replays to another hash".into())?;
    ensure(3, again.record() == text, || "the record of the replayed table has another text".into())?;
    ensure(3, again.steps() == table.steps(), || "luck and revelations differ when replayed".into())
}

fn read<G: Game>(text: &str, table: &Table<G>) -> Result<Table<G>, Mistake> {
    Table::replay(&Record::parse(text)?, table.settings().edition())
}

/// Changes one character and expects the line to be named.
fn caught<G: Game>(table: &Table<G>, text: &str, notes: &mut Notes) -> Result<(), Offence> {
    let Some((line, changed)) = change(text, &mut notes.luck) else { return Ok(()) };
    let shown = || changed.lines().nth(line - 1).unwrap_or_default().to_string();
    match read::<G>(&changed, table) {
        Ok(_) => Err(Offence { law: 3, what: format!("a changed line is believed: {:?}", shown()) }),
        Err(mistake) => {
            notes.report.caught += 1;
            ensure(3, mistake.line == line, || {
                format!(
                    "line {line} was changed, line {} is blamed ({}): {:?}",
                    mistake.line,
                    mistake.text.key,
                    shown()
                )
            })
        }
    }
}

/// The text with another character somewhere, and the line of it.
fn change(text: &str, luck: &mut Luck) -> Option<(usize, String)> {
    let at = luck.below(text.len() as u32) as usize;
    let new = char::from(b' ' + luck.below(95) as u8);
    let old = text.get(at..)?.chars().next()?;
    if old == new {
        return None;
    }
    let line = 1 + text[..at].matches('\n').count();
    Some((line, format!("{}{new}{}", &text[..at], &text[at + old.len_utf8()..])))
}
