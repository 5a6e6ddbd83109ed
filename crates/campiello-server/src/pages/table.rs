//! A table as somebody sees it while it is played, and afterwards.

use campiello_core::erased::Offered;
use campiello_core::scene::Column;
use campiello_core::{Message, Scene, Seat, Viewer};
use campiello_draw::page;
use maud::{Markup, PreEscaped, html};

pub use super::rendering::Rendering;
use super::rendering::{Group, Part};
use super::{daily, gather, hint, log, prompt, result, seats};
use crate::eyes::Eyes;
use crate::life::{Life, Stage};
use crate::people::Seal;
use crate::room::Shown;
use crate::words::Tongue;

/// With more players than this, the streets of the others fill their column.
const CROWD: usize = 3;

/// Everything that decides how a table looks to somebody.
pub struct Sight<'s> {
    /// What is to be seen.
    pub shown: &'s Shown,
    /// With whose eyes.
    pub eyes: Eyes,
    /// In which words.
    pub tongue: &'s Tongue<'s>,
    /// For invitations.
    pub seal: &'s Seal,
    /// What time it is.
    pub now: u64,
    /// The mark to beat, if this is a deal of the day and the master has finished it.
    pub mark: Option<i32>,
}

impl Sight<'_> {
    /// The table.
    #[must_use]
    pub fn life(&self) -> &Life {
        &self.shown.life
    }

    /// An address below the table's own.
    #[must_use]
    pub fn address(&self, act: &str) -> String {
        format!("/t/{}/{act}", self.life().id)
    }

    /// A button that does something at the table.
    #[must_use]
    pub fn button(&self, act: &str, class: &str, key: &str) -> Markup {
        html! {
            button form="act" formaction=(self.address(act)) class=(class) { (self.tongue.word(key)) }
        }
    }

    /// What the seat may do; in a lesson, what the lesson is about.
    #[must_use]
    pub fn offers(&self) -> Vec<Offered> {
        let life = self.life();
        let mut offers = self.seat().map(|seat| life.table().offered(seat)).unwrap_or_default();
        if let Some(step) = life.lesson_step() {
            offers.retain(|offer| offer.notation == step.play);
        }
        offers
    }

    /// The seat whose hidden cards are seen, if it may still act.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.eyes.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// Draws a table; what looks as it did before to the same eyes in the same language is not drawn again.
#[must_use]
pub fn draw(sight: &Sight<'_>, before: Option<&Rendering>) -> Rendering {
    let life = sight.life();
    let (fixed, groups) = match life.stage {
        Stage::Gathering => (vec![Part::new("gather", gather::draw(sight))], Vec::new()),
        Stage::Playing => {
            let (scene, offers) = (life.table().scene(sight.eyes.viewer), sight.offers());
            let prompt = prompt::draw(sight, scene.prompt.as_ref(), &offers);
            let moves = moves(sight, &scene, &offers);
            let fixed = [Part::new("curtain", curtain(sight))].into_iter().chain(daily::line(sight));
            (fixed.chain([prompt, hint::place(sight)]).collect(), board(sight, &scene, before, Some(moves)))
        }
        Stage::Over | Stage::Closed => {
            let fixed = daily::banner(sight).into_iter().chain([result::draw(sight)]).collect();
            (fixed, board(sight, &life.table().scene(sight.eyes.viewer), before, None))
        }
    };
    Rendering::new(life.stage, life.length, fixed, groups)
}

/// The areas of the scene in their columns, the list of moves, the log and the seats.
fn board(sight: &Sight<'_>, scene: &Scene, before: Option<&Rendering>, moves: Option<Part>) -> Vec<Group> {
    let say = |message: &Message| sight.tongue.say(message);
    let mut groups = groups();
    spread(&mut groups, scene, before, &say);
    let [(_, middle), (_, mut table), (_, mut below), (_, mut neighbours)] = groups;
    if scene.rail {
        let parts = moves.into_iter().chain([seats::draw(sight), log::draw(sight)]).collect();
        return vec![neighbours, table, middle, below, Group { id: "column-rail", parts }];
    }
    table.parts.extend(moves);
    // Lists fill the column that would be the shortest: whoever only watches has no moves, and many neighbours need their column for themselves.
    let watches = sight.seat().is_none();
    let crowded = sight.life().places.len() > CROWD;
    let (sitting, telling) = match (watches, crowded) {
        (true, _) => (&mut table, None),
        (false, true) => (&mut neighbours, Some(&mut below)),
        (false, false) => (&mut neighbours, None),
    };
    sitting.parts.push(seats::draw(sight));
    telling.unwrap_or(sitting).parts.push(log::draw(sight));
    vec![middle, table, below, neighbours]
}

/// The areas alone, as a viewer sees them: for looking back.
#[must_use]
pub fn still(life: &Life, viewer: Viewer, tongue: &Tongue<'_>) -> String {
    let say = |message: &Message| tongue.say(message);
    let mut groups = groups();
    spread(&mut groups, &life.table().scene(viewer), None, &say);
    let groups = groups.into_iter().map(|(_, group)| group).collect();
    Rendering::new(life.stage, life.length, Vec::new(), groups).html()
}

fn groups() -> [(Column, Group); 4] {
    [Column::Middle, Column::Table, Column::Below, Column::Neighbours]
        .map(|column| (column, Group { id: id(column), parts: Vec::new() }))
}

fn spread(groups: &mut [(Column, Group)], scene: &Scene, before: Option<&Rendering>, say: &dyn Fn(&Message) -> String) {
    for area in &scene.areas {
        if let Some((_, group)) = groups.iter_mut().find(|(of, _)| *of == area.column) {
            group.parts.push(Part::showing(area, before, || {
                let fragment = page::area(area, say);
                Part::new(fragment.id, fragment.html)
            }));
        }
    }
}

const fn id(column: Column) -> &'static str {
    match column {
        Column::Middle => "column-middle",
        Column::Table => "column-table",
        Column::Below => "column-below",
        Column::Neighbours => "column-neighbours",
    }
}

/// The moves of the seat as text buttons: the click tree, the list for screen readers, and a way to play without a script.
fn moves(sight: &Sight<'_>, scene: &Scene, offers: &[Offered]) -> Part {
    let say = |message: &Message| sight.tongue.say(message);
    let fragment = page::moves(scene, offers, &sight.tongue.word("ui-moves"), &say);
    Part::new(fragment.id, fragment.html)
}

/// What hides the table until the device is in the right hands.
fn curtain(sight: &Sight<'_>) -> String {
    let next = sight.eyes.curtain;
    let say = |key| {
        let seat = next.unwrap_or_default();
        sight.tongue.say(&Message::new(key).with("seat", seat))
    };
    let curtain = html! {
        div id="curtain" class="curtain" hidden[next.is_none()] role="dialog" aria-modal="true" aria-labelledby="curtain-title" {
            @if let Some(next) = next {
                div class="panel" {
                    h2 id="curtain-title" { (say("ui-curtain")) }
                    p { (say("ui-curtain-why")) }
                    a class="main button" href=(format!("/t/{}?as={}", sight.life().id, next.index())) { (say("ui-curtain-open")) }
                }
            }
        }
    };
    curtain.into_string()
}

/// What is said to somebody besides how the table looks, on pages without a script.
#[derive(Default)]
pub struct Aside {
    /// Why something was not done.
    pub refusal: Option<Markup>,
    /// What they might do.
    pub hint: Option<Markup>,
}

/// The page's main element with everything in it, and what the script needs to know.
#[must_use]
pub fn main(sight: &Sight<'_>, rendering: &Rendering, token: &str, aside: &Aside) -> Markup {
    let life = sight.life();
    let looks_as = sight.seat().filter(|_| sight.eyes.own.len() > 1).map(|seat| format!("&as={}", seat.index()));
    let handed = sight.eyes.curtain.map(|to| format!("&to={}", to.index()));
    let looks = looks_as.or(handed).unwrap_or_default();
    let events = format!("{}?stage={}{looks}", sight.address("events"), stage(life.stage));
    html! {
        main id="table" data-events=(events) data-stage=(stage(life.stage)) data-spell=(sight.address("spell")) data-move=(sight.address("move")) {
            form id="act" method="post" action=(sight.address("move")) {
                input type="hidden" name="token" value=(token);
            }
            div id="refusal" class="refusal" role="alert" { @if let Some(refusal) = &aside.refusal { (refusal) } }
            (PreEscaped(rendering.html_with("hint", aside.hint.as_ref().map(|hint| hint.0.as_str()))))
            p id="offline" class="offline" role="status" hidden { (sight.tongue.word("ui-offline")) }
        }
    }
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}
