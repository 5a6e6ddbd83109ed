//! The list of moves: what is decided now first, and what are only suggestions of much more last.

use std::ops::Range;

use campiello_core::erased::{AnyTable, Offered};
use campiello_core::path::{BUTTON, Letter, Remark, Tone};
use campiello_core::{Message, Scene, Seat};
use campiello_text::Speaker;

use super::{indented, prompt};
use crate::desk::Desk;

/// A list of moves longer than this is shown in groups.
const LONG: usize = 9;
/// More suggestions than this are folded into one line.
const FEW: usize = 3;

/// The moves of a seat in the order in which they are listed.
pub(in crate::play) struct Menu {
    /// The moves.
    pub(in crate::play) offered: Vec<Offered>,
    /// How many of them stand before the suggestions.
    plain: usize,
    /// The first clicks of moves that are too many to list.
    open_ended: Vec<Letter>,
}

impl Menu {
    /// The moves of a seat: those that begin with the same click stand together, and suggestions come last.
    pub(in crate::play) fn of(table: &dyn AnyTable, seat: Seat) -> Self {
        let mut offered = table.offered(seat);
        let mut open_ended = table.spell(seat, &[]).next;
        open_ended.retain(|letter| {
            // What begins on the table is begun there; a list names the buttons.
            if !letter.target.starts_with(BUTTON) {
                return false;
            }
            let next = table.spell(seat, std::slice::from_ref(&letter.target)).next;
            let listed = offered.iter().filter(|offer| first(offer) == Some(&letter.target));
            let seconds: Vec<&String> = listed.filter_map(|offer| offer.choice.path.get(1)).collect();
            next.iter().any(|letter| !seconds.contains(&&letter.target))
        });
        let is_suggestion = |offer: &Offered| open_ended.iter().any(|letter| Some(&letter.target) == first(offer));
        let mut groups: Vec<Option<String>> = Vec::new();
        let mut begins: Vec<Vec<String>> = Vec::new();
        for offer in &offered {
            if !groups.iter().any(|group| group.as_ref() == first(offer)) {
                groups.push(first(offer).cloned());
            }
            if !begins.iter().any(|begin| begin == all_but_last(offer)) {
                begins.push(all_but_last(offer).to_vec());
            }
        }
        offered.sort_by_cached_key(|offer| {
            let group = groups.iter().position(|group| group.as_ref() == first(offer));
            let begin = begins.iter().position(|begin| begin == all_but_last(offer)).filter(|_| !is_suggestion(offer));
            (is_suggestion(offer), group, begin)
        });
        let plain = offered.iter().filter(|offer| !is_suggestion(offer)).count();
        Self { offered, plain, open_ended }
    }

    /// How moves that are too many to list are typed: the game's texts may hold `hint-` + the name of the first click.
    pub(in crate::play) fn hints(&self, speaker: &Speaker) -> Vec<String> {
        let name = |letter: &Letter| letter.target.rsplit('/').next().map(|name| format!("hint-{name}"));
        let keys = self.open_ended.iter().filter_map(name);
        keys.filter(|key| speaker.knows(key)).map(|key| speaker.word(&key)).collect()
    }

    /// The places of the suggestions that begin with this click.
    fn suggestions(&self, letter: &Letter) -> Vec<usize> {
        (self.plain..self.offered.len()).filter(|n| first(&self.offered[*n]) == Some(&letter.target)).collect()
    }
}

fn first(offer: &Offered) -> Option<&String> {
    offer.choice.path.first()
}

fn all_but_last(offer: &Offered) -> &[String] {
    offer.choice.path.split_last().map_or(&[], |(_, begin)| begin)
}

/// The legal moves by number, with what they cost, break and bring. A long list has headings, and does not repeat what
/// the pieces on the board say themselves. Suggestions are folded unless all are wanted.
pub(in crate::play) fn moves(menu: &Menu, all: bool, scene: &Scene, desk: &Desk, speaker: &Speaker) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(prompt(scene, desk, speaker));
    let list = List { menu, scene, desk, speaker, digits: menu.offered.len().to_string().len() };
    lines.push(speaker.say(&Message::new("play-moves").with("moves", menu.offered.len())));
    if menu.plain > LONG && !all && list.runs(menu.plain).iter().any(|run| list.is_row(run)) {
        list.in_rows(&mut lines);
    } else {
        list.grouped(0..menu.plain, &mut lines);
    }
    for letter in &menu.open_ended {
        let places = menu.suggestions(letter);
        if all || menu.plain == 0 || (1..=FEW).contains(&places.len()) {
            for n in places {
                list.line(n, &[], &mut lines);
            }
            continue;
        }
        let said = Message::new("play-suggestions").with("label", letter.label.clone()).with("moves", places.len());
        lines.extend(indented(&speaker.say(&said), &format!("  {:>1$}  ", "…", list.digits), desk.width));
    }
    lines.push(String::new());
    lines
}

/// How moves are listed.
struct List<'a> {
    menu: &'a Menu,
    scene: &'a Scene,
    desk: &'a Desk,
    speaker: &'a Speaker,
    digits: usize,
}

impl List<'_> {
    /// Moves under headings, if they are many.
    fn grouped(&self, range: Range<usize>, lines: &mut Vec<String>) {
        let offered = &self.menu.offered[range.clone()];
        let long = offered.len() > LONG;
        let pieces = self.scene.areas.iter().flat_map(|area| &area.pieces);
        let board: Vec<String> = pieces.filter(|_| long).map(|piece| self.speaker.say(&piece.label)).collect();
        let grouped = long && offered.windows(2).any(|pair| first(&pair[0]) == first(&pair[1]));
        let mut group = None;
        for n in range {
            let first = first(&self.menu.offered[n]);
            if grouped && group != first {
                lines.push(first.and_then(|target| self.heading(target)).unwrap_or_default());
                group = first;
            }
            self.line(n, &board, lines);
        }
    }

    /// The moves before this one, as runs of those that differ in their last click only.
    fn runs(&self, end: usize) -> Vec<Range<usize>> {
        let mut runs: Vec<Range<usize>> = Vec::new();
        for n in 0..end {
            let same =
                |run: &Range<usize>| all_but_last(&self.menu.offered[run.start]) == all_but_last(&self.menu.offered[n]);
            match runs.last_mut().filter(|run| same(run) && !all_but_last(&self.menu.offered[n]).is_empty()) {
                Some(run) => run.end = n + 1,
                None => runs.push(n..n + 1),
            }
        }
        runs
    }

    /// Whether a run is told in a row: its moves end on places of a small board, which have short names.
    fn is_row(&self, run: &Range<usize>) -> bool {
        let small = self.scene.areas.iter().filter(|area| area.dense).flat_map(|area| &area.pieces);
        let target = self.menu.offered[run.start].choice.path.last();
        run.len() > 1 && target.is_some_and(|last| small.clone().any(|piece| piece.target.as_ref() == Some(last)))
    }

    /// Many moves: runs in rows, others line by line.
    fn in_rows(&self, lines: &mut Vec<String>) {
        for run in self.runs(self.menu.plain) {
            if self.is_row(&run) {
                self.row(run, lines);
            } else {
                run.for_each(|n| self.line(n, &[], lines));
            }
        }
    }

    /// Moves in a row: the words and remarks that all have, then the number, the words and the remarks of each.
    fn row(&self, run: Range<usize>, lines: &mut Vec<String>) {
        let offered = &self.menu.offered[run.clone()];
        let labels: Vec<String> = offered.iter().map(|offer| self.speaker.say(&offer.choice.label)).collect();
        let labels: Vec<Vec<&str>> = labels.iter().map(|label| label.split(' ').collect()).collect();
        let (before, after) = in_common(&labels);
        let in_all = |remark: &Remark| offered.iter().all(|offer| offer.choice.remarks.contains(remark));
        let (begin, end) = (&labels[0][..before], &labels[0][labels[0].len() - after..]);
        let head = [begin, &["…"], end].concat().join(" ");
        let head = head + &self.remarks(offered[0].choice.remarks.iter().filter(|remark| in_all(remark)));
        let item = |(n, (offer, label)): (usize, (&Offered, &Vec<&str>))| {
            let words = label[before..label.len() - after].join("\u{a0}");
            let own = self.remarks(offer.choice.remarks.iter().filter(|remark| !in_all(remark)));
            format!("{}\u{a0}{words}{}", n + 1, own.replace(' ', "\u{a0}"))
        };
        let items: Vec<String> = run.zip(offered.iter().zip(&labels)).map(item).collect();
        let said = Message::new("join-what").with("what", head).with("said", items.join(" · "));
        let margin = format!("  {:>1$}  ", "…", self.digits);
        lines.extend(indented(&self.speaker.say(&said), &margin, self.desk.width));
    }

    /// Remarks in brackets; nothing if there are none.
    fn remarks<'r>(&self, remarks: impl Iterator<Item = &'r Remark>) -> String {
        let remarks: Vec<_> = remarks.map(|remark| remark_text(remark, self.speaker)).collect();
        if remarks.is_empty() {
            return String::new();
        }
        format!(" [{}]", remarks.join(&self.speaker.word("join-remarks")))
    }

    fn line(&self, n: usize, board: &[String], lines: &mut Vec<String>) {
        let Offered { choice, .. } = &self.menu.offered[n];
        let remarks = choice.remarks.iter().filter(|remark| {
            let said = self.speaker.say(&remark.text);
            remark.tone != Tone::Gain || !board.iter().any(|label| label.contains(&said))
        });
        let text = self.speaker.say(&choice.label) + &self.remarks(remarks);
        lines.extend(indented(&text, &format!("  {:>1$}  ", n + 1, self.digits), self.desk.width));
    }

    /// What a click target is called: the piece that answers to it.
    fn heading(&self, target: &str) -> Option<String> {
        let mut pieces = self.scene.areas.iter().flat_map(|area| &area.pieces);
        let piece = pieces.find(|piece| piece.target.as_deref() == Some(target))?;
        Some(format!(" {}", self.speaker.say(&piece.label)))
    }
}

/// How many words all labels begin and end with; at least one of each is its own.
fn in_common(labels: &[Vec<&str>]) -> (usize, usize) {
    let shortest = labels.iter().map(Vec::len).min().unwrap_or(0).saturating_sub(1);
    let before = (0..shortest).take_while(|n| labels.iter().all(|label| label[*n] == labels[0][*n])).count();
    let from_end = |label: &Vec<&str>, n: usize| label[label.len() - 1 - n].to_owned();
    let same = |n: &usize| labels.iter().all(|label| from_end(label, *n) == from_end(&labels[0], *n));
    (before, (0..shortest - before).take_while(same).count())
}

/// A remark with the sign of its tone: never by colour alone.
fn remark_text(remark: &Remark, speaker: &Speaker) -> String {
    let sign = match remark.tone {
        Tone::Price => "−",
        Tone::Warning => "!",
        Tone::Gain => "+",
    };
    format!("{sign}\u{a0}{}", speaker.say(&remark.text))
}
