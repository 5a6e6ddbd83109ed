//! Writes a page of a table into a file, as a server would send it: a real position, played by bots.
//!
//! `cargo run -p campiello-draw --example page -- FILE [game=walking] [seats=3] [moves=60] [viewer=0|none] [theme=auto] [language=en] [say=TARGET,…] [ask=ID,…]`
//!
//! The page stops at the first position from `moves` on in which the viewer has to act (`phase=WORD` waits for a move that begins so).
//! It also prints how large its parts are and how long they took.

use std::error::Error;
use std::fs;
use std::time::Instant;

use campiello_bots::{AnyBrains, Budget};
use campiello_core::erased::{AnyTable, Erased, Offered};
use campiello_core::path::Spelling;
use campiello_core::scene::{Column, Scene};
use campiello_core::{Message, Seat, Seed, Viewer};
use campiello_draw::{page, svg};
use campiello_text::{Language, Speaker};
use maud::{DOCTYPE, PreEscaped, html};

/// The stylesheets are read when the program runs, so that one can look at changes at once.
const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets");
const NAMES: [&str; 5] = ["Zoë", "Nicolò", "Anna", "Émile", "Оля"];

/// What the one script of the real page does with the click tree, in short: lights what continues a path.
const SCRIPT: &str = r#"
const said = document.body.dataset.say.split(',').filter(Boolean);
const paths = [...document.querySelectorAll('#moves [data-path]')].map(b => [b, b.dataset.path.split(' ')]);
for (const id of (document.body.dataset.ask || '').split(',').filter(Boolean)) document.getElementById(id)?.classList.add('asked');
for (const t of said) { const p = document.querySelector(`[data-target="${t}"]`); if (p) { p.classList.add('said'); } }
const go = paths.filter(([b, p]) => said.every((t, i) => p[i] === t));
for (const [b, p] of paths) { b.hidden = !go.some(([c]) => c === b); }
for (const g of document.querySelectorAll('.group')) { g.hidden = !g.querySelector('button:not([hidden])'); }
if (said.length) document.getElementById('table').classList.add('choosing');
for (const [b, p] of go) {
  const piece = document.querySelector(`[data-target="${p[said.length]}"]`);
  if (!piece) continue;
  piece.classList.add('lit'); piece.removeAttribute('aria-disabled'); piece.tabIndex = 0;
  if (p.length === said.length + 1) {
    for (const c of ['warning', 'gain']) if (b.classList.contains(c)) piece.classList.add(c);
    const signs = b.querySelector('.signs'); if (signs) piece.append(signs.cloneNode(true));
  }
}
for (const t of document.body.dataset.next.split(',').filter(Boolean)) document.querySelector(`[data-target="${t}"]`)?.classList.add('lit');
if (said.length) for (const p of document.querySelectorAll('[data-target]:not(.lit):not(.said)')) p.classList.add('dim');
"#;

struct Wishes(Vec<(String, String)>);

impl Wishes {
    fn get(&self, key: &str, otherwise: &str) -> String {
        self.0.iter().find(|(name, _)| name == key).map_or_else(|| otherwise.to_owned(), |(_, value)| value.clone())
    }
}

fn game(key: &str) -> Result<&'static dyn AnyBrains, Box<dyn Error>> {
    Ok(match key {
        "walking" => &const { Erased::<walking::Walking>::new() },
        "burano" => &const { Erased::<burano::Burano>::new() },
        "bohnanza" => &const { Erased::<bohnanza::Bohnanza>::new() },
        _ => return Err("which game?".into()),
    })
}

fn play(wishes: &Wishes, brains: &dyn AnyBrains, viewer: Viewer) -> Result<Box<dyn AnyTable>, Box<dyn Error>> {
    let seats = wishes.get("seats", "3").parse()?;
    let edition = brains.edition(None).map_err(|_| "no edition")?;
    let number: u64 = wishes.get("seed", "7").parse()?;
    let mut table = brains.open(seats, &[], &edition, Seed::numbered(number, 0)).map_err(|_| "not lawful")?;
    let (least, phase) = (wishes.get("moves", "60").parse::<usize>()?, wishes.get("phase", ""));
    let mut bot = brains.bot(brains.stand_in(), Budget::default()).ok_or("nobody stands in")?;
    while let Some(seat) = table.waiting().next() {
        let offered = table.offered(seat);
        let fits = offered.iter().any(|offer| offer.notation.starts_with(&phase));
        let enough = wishes.get("offers", "1").parse::<usize>()?;
        let here = viewer.seat().is_none_or(|own| own == seat) && offered.len() >= enough;
        if table.moves() >= least && here && fits {
            break;
        }
        let own = Seed::numbered(number, table.moves() as u64 + 1);
        let answer = bot.answer(table.as_ref(), seat, &own).ok_or("no answer")?;
        table.play(seat, &answer, None).map_err(|_| "refused")?;
    }
    Ok(table)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let file = words.next().ok_or("which file?")?;
    let wishes = Wishes(
        words.filter_map(|word| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()))).collect(),
    );
    let brains = game(&wishes.get("game", "walking"))?;
    let viewer = wishes.get("viewer", "0").parse().ok().map(Seat::new).map_or(Viewer::Spectator, Viewer::Seat);
    let table = play(&wishes, brains, viewer)?;
    let language = Language::named(&wishes.get("language", "en"), brains.texts()).ok_or("which language?")?;
    let speaker = Speaker::new(language, &[brains.texts(), campiello_core::TEXTS]);
    let names = NAMES.map(str::to_owned);
    let speak = |message: &Message| speaker.say_to(&names, message);
    let mut scene = table.scene(viewer);
    let said: Vec<String> =
        wishes.get("say", "").split(',').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let spelling = viewer.seat().map_or_else(Spelling::nothing, |seat| table.spell(seat, &said));
    let next: Vec<&str> = spelling.next.iter().map(|letter| letter.target.as_str()).collect();
    // What is spelled shows itself on the table.
    for area in spelling.scene.areas {
        if let Some(old) = scene.areas.iter_mut().find(|old| old.id == area.id) {
            *old = area;
        }
    }
    scene.prompt = spelling.scene.prompt.or(scene.prompt);
    let offers = viewer.seat().map_or_else(Vec::new, |seat| table.offered(seat));
    measure(&scene, &offers, &speak);
    let body = match wishes.get("page", "table").as_str() {
        "lobby" => lobby(&speak),
        "result" => result(table.as_ref(), &scene, &speak),
        _ => board(table.as_ref(), viewer, (&scene, &offers), &speak),
    };
    let kind = wishes.get("page", "table");
    let page = html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=(wishes.get("theme", "auto")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Campiello" }
                @for name in ["campiello", brains.key()] { style { (PreEscaped(fs::read_to_string(format!("{ASSETS}/{name}.css"))?)) } }
            }
            body class={ "game-" (brains.key()) " page-" (kind) } data-say=(wishes.get("say", "")) data-next=(next.join(",")) data-ask=(wishes.get("ask", "")) {
                svg.sprite aria-hidden="true" { (PreEscaped(page::symbols(&body))) }
                (PreEscaped(body))
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    println!("{} bytes, the whole page", page.0.len());
    fs::write(file, page.0)?;
    Ok(())
}

fn measure(scene: &Scene, offers: &[Offered], speak: &dyn Fn(&Message) -> String) {
    let whole = || {
        let areas: String = page::areas(scene, speak).into_iter().map(|(_, area)| area.html).collect();
        areas + &page::moves(scene, offers, "Your moves", speak).html
    };
    let html = whole();
    let begun = Instant::now();
    for _ in 0..100 {
        std::hint::black_box(whole());
    }
    let each = begun.elapsed() / 100;
    let unspoken = |_: &Message| String::from("Lorem ipsum dolor");
    let begun = Instant::now();
    for _ in 0..100 {
        std::hint::black_box(page::areas(scene, &unspoken));
    }
    let without = begun.elapsed() / 100;
    println!("{} bytes an update; {each:?} (areas without words {without:?})", html.len());
    let begun = Instant::now();
    let sprite = page::symbols(&html);
    println!("{} bytes of pictures in {:?}", sprite.len(), begun.elapsed());
}

fn top(title: &str) -> maud::Markup {
    html! {
        header.top {
            a.brand href="/" { "Campiello" }
            span.where { (title) }
            a.rules-link href="#" { "Rules" }
            nav.settings {
                span.segmented { a aria-current="true" href="#" { "EN" } a href="#" { "FR" } a href="#" { "RU" } }
                span.segmented { a href="#" { "Day" } a href="#" { "Night" } a aria-current="true" href="#" { "Auto" } }
                button.mute type="button" { "♪" }
            }
        }
    }
}

fn board(
    table: &dyn AnyTable,
    viewer: Viewer,
    (scene, offers): (&Scene, &[Offered]),
    speak: &dyn Fn(&Message) -> String,
) -> String {
    let areas = page::areas(scene, speak);
    let column = |wanted: Column| -> String {
        areas.iter().filter(|(column, _)| *column == wanted).map(|(_, area)| area.html.as_str()).collect()
    };
    let moves = page::moves(scene, offers, "Your moves", speak).html;
    let mut log = table.log(viewer);
    log.reverse();
    log.truncate(14);
    let mine = if offers.is_empty() { "prompt" } else { "prompt mine" };
    let title = speak(&Message::new("game-name"));
    let done = offers.iter().find(|offer| offer.choice.path.first().is_some_and(|first| first.starts_with("button/")));
    let lists = html! {
        section.panel.seats #seats {
            h2 { "Seats" }
            ul {
                @for seat in 0..table.seats() {
                    li.awaited[seat == 0] {
                        span.name { (NAMES[usize::from(seat)]) }
                        span.status.ui-is-here { "here" }
                        span.clock { "12:4" (seat) }
                    }
                }
            }
        }
        section.panel.log #log {
            h2 { "Log" }
            ol { @for (seat, line) in &log { li { b { (NAMES[seat.index()]) } " " (speak(line)) } } }
        }
    };
    html! {
        (top(&title))
        main #table data-board="12" data-turn="yes" {
            div #prompt class=(mine) {
                p { @if let Some(prompt) = &scene.prompt { (speak(prompt)) } }
                div.actions {
                    button.quiet type="button" { "↶ Undo" }
                    @if let Some(done) = done { button.main name="move" value=(done.notation) { (speak(&done.choice.label)) } }
                }
            }
            div #refusal role="alert" {}
            div.columns {
                div.column-middle { (PreEscaped(column(Column::Middle))) }
                div.column-table { (PreEscaped(column(Column::Table))) @if !scene.rail { (PreEscaped(&moves)) } }
                div.column-below { (PreEscaped(column(Column::Below))) }
                div.column-neighbours { (PreEscaped(column(Column::Neighbours))) @if !scene.rail { (lists) } }
                @if scene.rail { div.column-rail { (PreEscaped(&moves)) (lists) } }
            }
        }
    }
    .into_string()
}

fn lobby(speak: &dyn Fn(&Message) -> String) -> String {
    html! {
        (top(&speak(&Message::new("game-name"))))
        div.hero {
            (PreEscaped(page::hero()))
            div.greeting {
                h1 { "Campiello" }
                p { "A small square where neighbours meet: board games with friends, far or near." }
            }
        }
        main.lobby {
            section {
                h2 { "Games" }
                ul.cards {
                    @for (key, name, about) in [
                        ("walking", "Walking in Burano", "Build the loveliest street of the island."),
                        ("burano", "Burano", "Fish, lace and roofs over four seasons."),
                        ("bohnanza", "Bohnanza", "Plant, trade and harvest beans."),
                    ] {
                        li class={ "panel game-card game-" (key) } {
                            h3 { (name) }
                            p { (about) }
                            p.seats { "1 to 4 seats" }
                            div.actions { a.main.button href="#" { "New table" } a.quiet.button href="#" { "Rules" } }
                        }
                    }
                }
            }
            section {
                h2 { "Open tables" }
                ul.cards {
                    @for (key, state) in [("walking", "Your turn"), ("bohnanza", "2 seats free")] {
                        li class={ "panel table-card game-" (key) @if key == "walking" { " mine" } } {
                            a href="#" {
                                strong { "Walking in Burano" }
                                span.people { "Zoë · Anna · bot" }
                                span.pace { "relaxed" }
                                span.state { (state) }
                            }
                        }
                    }
                }
            }
            section.panel.you {
                h2 { "You" }
                form { label { "Name " input type="text" value="Zoë"; } button.quiet { "Save" } }
                p { "This is how the others see you." }
            }
        }
    }
    .into_string()
}

fn result(table: &dyn AnyTable, scene: &Scene, speak: &dyn Fn(&Message) -> String) -> String {
    let card = svg::postcard(scene, "street/0", campiello_draw::Theme::Day, speak).unwrap_or_default();
    let other = svg::postcard(scene, "street/1", campiello_draw::Theme::Night, speak).unwrap_or_default();
    let outcome = table.outcome();
    html! {
        (top(&speak(&Message::new("game-name"))))
        main {
            section.panel.result {
                h2 { @if let Some(prompt) = &scene.prompt { (speak(prompt)) } }
                @if let Some(outcome) = &outcome {
                    table.scores {
                        thead { tr { td {} @for seat in 0..table.seats() { th scope="col" { (NAMES[usize::from(seat)]) } } } }
                        tbody {
                            @for (row, (part, _)) in outcome.scores[0].parts.iter().enumerate() {
                                tr {
                                    th scope="row" { (part) }
                                    @for score in &outcome.scores { td { (score.parts[row].1) } }
                                }
                            }
                        }
                        tfoot { tr { th scope="row" { "Total" } @for (seat, score) in outcome.scores.iter().enumerate() { td.winner[seat == 0] { (score.total()) } } } }
                    }
                }
                div.actions { a.main.button href="#" { "Again" } a.quiet.button href="#" { "Replay" } }
                div.postcards { figure { (PreEscaped(card)) figcaption { "Saluti da Burano" } } figure { (PreEscaped(other)) figcaption { "Saluti" } } }
            }
        }
    }
    .into_string()
}
