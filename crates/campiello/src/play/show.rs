//! What is shown at the terminal: board, moves, scores, help.

mod menu;

use campiello_core::erased::Offered;
use campiello_core::scene::{Area, Piece, Scene};
use campiello_core::{Message, Outcome, Seat};
use campiello_text::Speaker;

use super::input::COMMANDS;
use crate::desk::Desk;
use campiello_draw::columns::{align, wrap};
use campiello_draw::terminal;

pub(super) use menu::{Menu, moves};

/// The board as text.
pub(crate) fn board(scene: &Scene, desk: &Desk, speaker: &Speaker) -> String {
    let style = terminal::Style { width: desk.width, colour: desk.colour };
    terminal::scene(scene, style, &|message| speaker.say(message)).trim_end().to_owned()
}

/// Everything that lies on the board, in words: for those who listen, and for those who wonder.
pub(super) fn words(scene: &Scene, desk: &Desk, speaker: &Speaker) -> Vec<String> {
    let mut lines = wrap(&speaker.word("look-order"), desk.width);
    for area in &scene.areas {
        lines.extend(wrap(&speaker.say(&area.title), desk.width));
        let mut pieces: Vec<&Piece> = area.pieces.iter().collect();
        pieces.sort_by_key(|piece| (piece.cell.row, piece.cell.column));
        let facts = area.facts.iter().map(|fact| speaker.say(&fact.label));
        for said in facts.chain(pieces.into_iter().map(|piece| placed(piece, area, speaker))) {
            lines.extend(indented(&said, "  · ", desk.width));
        }
    }
    lines
}

/// A piece and where it lies: the row if there are several, and the column by its name or number.
fn placed(piece: &Piece, area: &Area, speaker: &Speaker) -> String {
    let heading = area.headings.get(usize::from(piece.cell.column)).filter(|heading| !speaker.say(heading).is_empty());
    let key = match (area.size.row > 1, heading.is_some(), area.size.column > 1) {
        (true, true, _) => "look-named-row",
        (false, true, _) => "look-named",
        (true, false, true) => "look-row-column",
        (true, false, false) => "look-row",
        (false, false, true) => "look-column",
        (false, false, false) => return speaker.say(&piece.label),
    };
    let place = Message::new(key).with("row", piece.cell.row + 1).with("column", piece.cell.column + 1);
    let place = place.with("heading", heading.map_or_else(String::new, |heading| speaker.say(heading)));
    speaker.say(&place.with("piece", piece.label.clone()))
}

/// Whether an area belongs to this seat: its hand, or what bears its number.
pub(super) fn is_own(area: &Area, seat: Seat) -> bool {
    area.id == "hand" || area.id.rsplit_once('/').is_some_and(|(_, owner)| owner == seat.index().to_string())
}

/// The scene without the small boards of other seats whose facts say enough; `board` shows them.
pub(super) fn in_short(mut scene: Scene, seat: Seat) -> Scene {
    let has_owner = |area: &Area| area.id.rsplit_once('/').is_some_and(|(_, owner)| owner.parse::<u8>().is_ok());
    scene.areas.retain(|area| !area.dense || !has_owner(area) || is_own(area, seat) || !area.facts.is_empty());
    scene
}

/// The scene with the person's own areas at its end: on a small screen they stand right above the question.
pub(super) fn own_last(mut scene: Scene, seat: Seat) -> Scene {
    scene.areas.sort_by_key(|area| is_own(area, seat));
    scene
}

/// The facts beside the areas: coins, tokens, the score so far.
pub(super) fn facts(scene: &Scene, desk: &Desk, speaker: &Speaker) -> Vec<String> {
    (scene.areas.iter())
        .filter(|area| !area.facts.is_empty())
        .flat_map(|area| {
            let facts: Vec<_> = area.facts.iter().map(|fact| speaker.say(&fact.label)).collect();
            let said = Message::new("join-what").with("what", area.title.clone()).with("said", facts.join(" · "));
            indented(&speaker.say(&said), "", desk.width)
        })
        .collect()
}

/// The log in few lines: what one seat did in a row stands together, and so do seats that did the same.
pub(super) fn news(log: &[(Seat, Message)], own: Option<Seat>, desk: &Desk, speaker: &Speaker) -> Vec<String> {
    let mut together: Vec<(Vec<Seat>, Vec<String>)> = Vec::new();
    for (seat, message) in log {
        let said = speaker.say(message);
        match together.last_mut() {
            Some((seats, all)) if *seats == [*seat] => all.push(said),
            Some((seats, all))
                if *all == [said.as_str()] && own.is_none_or(|own| own != *seat && !seats.contains(&own)) =>
            {
                seats.push(*seat);
            }
            _ => together.push((vec![*seat], vec![said])),
        }
    }
    let who = |seats: &[Seat]| {
        let seats: Vec<String> = seats.iter().map(|seat| speaker.say(&name(*seat, own))).collect();
        seats.join(", ")
    };
    (together.iter())
        .flat_map(|(seats, said)| {
            let said = said.join(&speaker.word("join-remarks"));
            let said = Message::new("join-what").with("what", who(seats)).with("said", said);
            indented(&speaker.say(&said), "", desk.width)
        })
        .collect()
}

/// What a seat is called; one may be the reader's own.
fn name(seat: Seat, own: Option<Seat>) -> Message {
    Message::new(if own == Some(seat) { "seat-own" } else { "seat-name" }).with("number", seat.ordinal())
}

/// Lines of the log, with who did it; one seat may be the reader's own.
pub(crate) fn log(log: &[(Seat, Message)], own: Option<Seat>, desk: &Desk, speaker: &Speaker) -> Vec<String> {
    (log.iter())
        .flat_map(|(seat, message)| {
            let said = Message::new("join-what").with("what", name(*seat, own)).with("said", message.clone());
            indented(&speaker.say(&said), "", desk.width)
        })
        .collect()
}

/// What the table waits for.
pub(crate) fn prompt(scene: &Scene, desk: &Desk, speaker: &Speaker) -> Vec<String> {
    scene.prompt.iter().flat_map(|prompt| wrap(&speaker.say(prompt), desk.width)).collect()
}

/// The score sheet and who wins; one seat may be the reader's own. Who plays alone has no rank.
pub(crate) fn outcome(outcome: &Outcome, own: Option<Seat>, desk: &Desk, speaker: &Speaker) -> Vec<String> {
    let seat = |n: usize| speaker.say(&Message::new("seat-name").with("number", n + 1));
    let seats = 0..outcome.scores.len();
    let row = |head: String, cell: &dyn Fn(usize) -> String| {
        std::iter::once(head).chain(seats.clone().map(cell)).collect::<Vec<_>>()
    };
    let mut rows = vec![row(String::new(), &seat)];
    let mut parts: Vec<&str> = Vec::new();
    for (part, _) in outcome.scores.iter().flat_map(|score| &score.parts) {
        if !parts.contains(part) {
            parts.push(part);
        }
    }
    for part in parts {
        let points = |n: usize| -> i32 {
            outcome.scores[n].parts.iter().filter(|(key, _)| *key == part).map(|(_, points)| points).sum()
        };
        rows.push(row(speaker.word(&format!("score-{part}")), &|n| desk.number(points(n).into(), 0)));
    }
    rows.push(row(speaker.word("score-sum"), &|n| desk.number(outcome.scores[n].total().into(), 0)));
    if outcome.ranks.len() > 1 {
        rows.push(row(speaker.word("score-rank"), &|n| outcome.ranks[n].to_string()));
    }
    let mut lines = vec![speaker.word(&format!("end-{}", outcome.end))];
    lines.extend(align(&rows).into_iter().map(|line| format!("  {line}")));
    lines.extend(victory(outcome, own).map(|said| speaker.say(&said)));
    if let Some(rating) = outcome.rating {
        let said = Message::new("score-rating").with("rating", speaker.word(&format!("rating-{rating}")));
        lines.push(speaker.say(&said));
    }
    lines
}

/// Who wins, where there was anybody to win against.
fn victory(outcome: &Outcome, own: Option<Seat>) -> Option<Message> {
    let winners: Vec<usize> = (0..outcome.ranks.len()).filter(|seat| outcome.ranks[*seat] == 1).collect();
    let points = winners.first().and_then(|winner| outcome.scores.get(*winner))?.total();
    let numbers = winners.iter().map(|winner| (winner + 1).to_string()).collect::<Vec<_>>().join(", ");
    let key = match winners.as_slice() {
        _ if outcome.ranks.len() < 2 => return None,
        [winner] if own.is_some_and(|own| own.index() == *winner) => "outcome-you-win",
        [_] => "outcome-wins",
        _ => "outcome-shared",
    };
    Some(Message::new(key).with("seats", numbers).with("points", points))
}

/// How to read the board, and what can be typed.
pub(super) fn help(offered: &[Offered], desk: &Desk, speaker: &Speaker) -> Vec<String> {
    let mut lines = Vec::new();
    if speaker.knows("legend") {
        lines.extend(wrap(&speaker.word("legend"), desk.width));
    }
    lines.extend(wrap(&speaker.word("play-help"), desk.width));
    if let Some(offer) = offered.first() {
        let example = Message::new("play-help-typing").with("notation", offer.notation.as_str());
        lines.extend(wrap(&speaker.say(&example.with("label", offer.choice.label.clone())), desk.width));
    }
    lines.push(speaker.word("play-help-commands"));
    let rows: Vec<Vec<String>> = COMMANDS
        .iter()
        .map(|name| (speaker.word(&format!("command-{name}")), speaker.word(&format!("command-{name}-help"))))
        .chain(
            ["?", "? 3.2"]
                .map(|sign| (sign.to_owned(), speaker.word(if sign == "?" { "command-help" } else { "command-rule" }))),
        )
        .map(|(name, help)| vec![campiello_draw::columns::pad(&name, 12), help])
        .collect();
    for row in rows {
        lines.extend(indented(&row[1], &format!("  {} ", row[0]), desk.width));
    }
    lines
}

/// The text after a first word, its further lines below its beginning.
fn indented(text: &str, first: &str, width: usize) -> Vec<String> {
    let margin = campiello_draw::columns::width(first);
    (wrap(text, width.saturating_sub(margin)).iter().enumerate())
        .map(|(n, line)| if n == 0 { format!("{first}{line}") } else { format!("{}{line}", " ".repeat(margin)) })
        .collect()
}
