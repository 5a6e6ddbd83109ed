//! Pages that are not a table: the lobby, laying a table, settings, rules, lessons.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use campiello_bots::AnyBrains;
use campiello_core::{Seat, Seed};
use campiello_store::Shelf;
use campiello_text::Language;
use serde::Deserialize;

use super::answer::{Failed, see};
use super::look;
use crate::App;
use crate::clock;
use crate::hall::Unable;
use crate::life::{Chair, Event, Pace, Person, Plan};
use crate::pages::frame::{Page, frame};
use crate::pages::{learn as learn_page, level, lobby as lobby_page, new as new_page, rules as rules_page};
use crate::people::{Fields, Light, Visit, local, remember, set_cookie};
use crate::words::TEXTS;

/// The most tables on a shelf of the lobby.
const SHELF: u32 = 30;

fn game(app: &App, key: &str) -> Option<&'static dyn AnyBrains> {
    app.hall.games.iter().copied().find(|game| game.key() == key)
}

/// The first page.
pub(super) async fn lobby(State(app): State<App>, visit: Visit) -> Result<Html<String>, Failed> {
    let failed = |trouble| Failed(app.clone(), visit.clone(), Unable::Trouble(trouble));
    let store = &app.hall.store;
    // Whoever laid a table and has not come back for a day does not wait for anybody.
    let yesterday = clock::now().saturating_sub(24 * 60 * 60 * 1000);
    let fresh = |mut tables: Vec<(String, campiello_store::Card)>| {
        tables.retain(|(_, card)| card.touched > yesterday);
        tables
    };
    let lobby = lobby_page::Lobby {
        own: store.cards(Shelf::Of(visit.guest.id.clone()), SHELF).await.map_err(failed)?,
        gathering: fresh(store.cards(Shelf::Gathering, SHELF).await.map_err(failed)?),
        playing: fresh(store.cards(Shelf::Playing, SHELF).await.map_err(failed)?),
        daily: super::daily::for_lobby(&app, &visit).await,
    };
    let tongue = app.words.plain(visit.language);
    let body = lobby_page::draw(&lobby, app.hall.games, &visit, &app.words);
    let page = Page { title: "Campiello".into(), class: "page-lobby".into(), game: None, body };
    Ok(Html(frame(&page, &visit, &tongue).into_string()))
}

/// Somebody says what they want to be called.
pub(super) async fn name(State(app): State<App>, visit: Visit, fields: Fields) -> Response {
    let mut response = see("/");
    let guest = visit.guest.called(fields.one("name"));
    if !guest.name.is_empty() {
        remember(&mut response, &app, &guest);
    }
    response
}

/// Language and light.
#[derive(Deserialize)]
pub(super) struct Settings {
    lang: Option<String>,
    light: Option<String>,
    back: Option<String>,
}

/// Changes the language or the light, and goes back.
pub(super) async fn settings(State(app): State<App>, Query(settings): Query<Settings>) -> Response {
    let mut response = see(local(settings.back.as_deref().unwrap_or("/")));
    let secure = app.hall.config.behind_proxy;
    if let Some(language) = settings.lang.and_then(|code| Language::named(&code, TEXTS)) {
        set_cookie(&mut response, "lang", language.code(), secure);
    }
    if let Some(light) = settings.light.and_then(|key| Light::named(&key)) {
        set_cookie(&mut response, "light", light.key(), secure);
    }
    response
}

/// The form for a new table.
pub(super) async fn new(State(app): State<App>, Path(key): Path<String>, visit: Visit) -> Response {
    let Some(game) = game(&app, &key) else { return look::nothing(State(app), visit).await };
    form(&app, game, &visit, StatusCode::OK, None)
}

fn form(app: &App, game: &'static dyn AnyBrains, visit: &Visit, status: StatusCode, refusal: Option<&str>) -> Response {
    let tongue = app.words.of(visit.language, game.key());
    let body = new_page::draw(game, visit, &tongue, refusal);
    let page = Page { title: tongue.word("ui-new"), class: "page-new".into(), game: Some(game.key()), body };
    (status, Html(frame(&page, visit, &tongue).into_string())).into_response()
}

/// Lays a table.
pub(super) async fn lay(State(app): State<App>, Path(key): Path<String>, visit: Visit, fields: Fields) -> Response {
    let Some(game) = game(&app, &key) else { return look::nothing(State(app), visit).await };
    let guest = visit.guest.called(fields.one("name"));
    let refuse = |words: String| form(&app, game, &visit, StatusCode::UNPROCESSABLE_ENTITY, Some(&words));
    let tongue = app.words.of(visit.language, game.key());
    if guest.name.is_empty() {
        return refuse(tongue.word("ui-refused-name"));
    }
    let chairs = chairs(&fields, &guest.person());
    let plan = Plan {
        game: game.key().to_owned(),
        rules: game.rules_version(),
        switches: game
            .switches()
            .iter()
            .map(|switch| switch.key.to_owned())
            .filter(|key| fields.all("switch").any(|on| on == key))
            .collect(),
        pace: Pace::named(fields.one("pace")).unwrap_or(Pace::Relaxed),
        listed: fields.one("listed") == "yes",
        lesson: false,
        hints: fields.one("hints") == "yes",
        daily: None,
        chairs,
    };
    if let Err(unsettled) = settled(game, &plan) {
        return refuse(tongue.say(&unsettled));
    }
    let mut response = begin(&app, &visit, plan, clock::seed(), guest.person()).await;
    remember(&mut response, &app, &guest);
    response
}

/// Whether the game can be played so.
fn settled(game: &'static dyn AnyBrains, plan: &Plan) -> Result<(), campiello_core::Message> {
    let switches: Vec<&str> = plan.switches.iter().map(String::as_str).collect();
    let edition = game.edition(None).map_err(|_| campiello_core::Message::new("ui-broken"))?;
    let seats = u8::try_from(plan.chairs.len()).unwrap_or(u8::MAX);
    game.open(seats, &switches, &edition, Seed::from_bytes([0; 32])).map(drop).map_err(|unsettled| unsettled.message())
}

fn chairs(fields: &Fields, host: &Person) -> Vec<Chair> {
    let mut own = 0;
    let mut levels = fields.all("level");
    let chair = |wish: &str| {
        let level = level::chosen(levels.next().unwrap_or_default());
        Some(match wish {
            "me" => {
                own += 1;
                let name = if own == 1 { host.name.clone() } else { format!("{} {own}", host.name) };
                Chair::Person(Person { id: host.id.clone(), name })
            }
            "open" => Chair::Open,
            "invited" => Chair::Invited,
            "bot" => Chair::Bot { bot: level.name().to_owned() },
            _ => return None,
        })
    };
    fields.all("chair").take(8).filter_map(chair).collect()
}

/// Lays the table; if nobody is waited for, the game begins at once.
async fn begin(app: &App, visit: &Visit, plan: Plan, seed: Seed, host: Person) -> Response {
    let (id, at) = (clock::name(10), clock::now());
    let ready =
        plan.chairs.iter().all(|chair| !chair.is_free()) && plan.chairs.iter().any(|chair| chair.person().is_some());
    let mut events = vec![Event::Laid { plan, seed: seed.to_string(), host, at }];
    events.extend(ready.then_some(Event::Started { at }));
    match app.hall.lay(&id, events).await {
        Ok(_) => see(&format!("/t/{id}")),
        Err(unable) => Failed(app.clone(), visit.clone(), unable).into_response(),
    }
}

/// The rules of a game.
pub(super) async fn rules(State(app): State<App>, Path(key): Path<String>, visit: Visit) -> Response {
    let Some(game) = game(&app, &key) else { return look::nothing(State(app), visit).await };
    let tongue = app.words.of(visit.language, game.key());
    let body = rules_page::draw(game, &tongue);
    let title = format!("{} · {}", tongue.word("ui-rules"), tongue.word("game-name"));
    let page = Page { title, class: format!("page-rules game-{key}"), game: Some(game.key()), body };
    Html(frame(&page, &visit, &tongue).into_string()).into_response()
}

/// What a lesson is.
pub(super) async fn learn(State(app): State<App>, Path(key): Path<String>, visit: Visit) -> Response {
    let Some(game) = game(&app, &key).filter(|game| game.lesson().is_some()) else {
        return look::nothing(State(app), visit).await;
    };
    let tongue = app.words.of(visit.language, game.key());
    let body = learn_page::draw(game, &visit, &tongue);
    let page = Page { title: tongue.word("ui-learn"), class: "page-learn".into(), game: Some(game.key()), body };
    Html(frame(&page, &visit, &tongue).into_string()).into_response()
}

/// A lesson begins.
pub(super) async fn begin_lesson(State(app): State<App>, Path(key): Path<String>, visit: Visit, _: Fields) -> Response {
    let Some((game, lesson)) = game(&app, &key).and_then(|game| Some((game, game.lesson()?))) else {
        return look::nothing(State(app), visit).await;
    };
    let learner = visit.guest.person();
    let chair = |seat: Seat| match seat.index() {
        0 => Chair::Person(learner.clone()),
        _ => Chair::Bot { bot: game.stand_in().to_owned() },
    };
    let plan = Plan {
        game: game.key().to_owned(),
        rules: game.rules_version(),
        switches: lesson.switches.iter().map(|&switch| switch.to_owned()).collect(),
        pace: Pace::Relaxed,
        listed: false,
        lesson: true,
        hints: false,
        daily: None,
        chairs: Seat::all(lesson.seats).map(chair).collect(),
    };
    begin(&app, &visit, plan, Seed::numbered(lesson.deal, 0), learner.clone()).await
}
