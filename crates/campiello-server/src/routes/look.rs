//! Looking at a table.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use campiello_core::path::{BUTTON, Spelling};
use campiello_core::{Message, Seat};
use campiello_draw::page;
use maud::Markup;
use serde::Deserialize;
use serde_json::json;

use super::answer::Failed;
use crate::App;
use crate::clock;
use crate::eyes::{Eyes, Looks};
use crate::pages::frame::{Page, frame, sorry};
use crate::pages::gather;
use crate::pages::table::{self, Aside, Sight};
use crate::people::Visit;
use crate::room::Room;

/// A table, at any stage.
pub(super) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(looks): Query<Looks>,
    visit: Visit,
) -> Result<Html<String>, Failed> {
    let room = app.hall.room(&id).await.map_err(|unable| Failed(app.clone(), visit.clone(), unable))?;
    let eyes = Eyes::looking(&room.life(), &visit.guest.id, looks);
    Ok(Html(page(&app, &room, &visit, eyes, &Aside::default()).into_string()))
}

/// The whole page of a table.
pub(super) fn page(app: &App, room: &Arc<Room>, visit: &Visit, eyes: Eyes, aside: &Aside) -> Markup {
    let shown = room.shown();
    let tongue = app.words.at(visit.language, &shown.life);
    let sight = Sight {
        shown: &shown,
        eyes,
        tongue: &tongue,
        seal: &app.seal,
        now: clock::now(),
        mark: app.daily_mark(&shown.life),
    };
    let rendering = app.rendering(room, &shown, eyes, visit.language);
    let body = table::main(&sight, &rendering, &visit.token, aside);
    let game = shown.life.plan.game.as_str();
    let title = format!("{} · Campiello", tongue.word("game-name"));
    frame(&Page { title, class: format!("page-table game-{game}"), game: Some(game), body }, visit, &tongue)
}

/// A chair that somebody wants to sit down on.
#[derive(Deserialize)]
pub(super) struct Wanted {
    of: u8,
    #[serde(default)]
    key: String,
}

/// The page on which somebody says their name and sits down.
pub(super) async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    visit: Visit,
) -> Result<Html<String>, Failed> {
    let room = app.hall.room(&id).await.map_err(|unable| Failed(app.clone(), visit.clone(), unable))?;
    let shown = room.shown();
    let eyes = Eyes::of(&shown.life, &visit.guest.id, None);
    let tongue = app.words.at(visit.language, &shown.life);
    let sight = Sight {
        shown: &shown,
        eyes,
        tongue: &tongue,
        seal: &app.seal,
        now: clock::now(),
        mark: app.daily_mark(&shown.life),
    };
    let name = if eyes.own.is_empty() { visit.guest.name.as_str() } else { "" };
    let body = gather::sit(&sight, Seat::new(wanted.of), name, &wanted.key, &visit.token);
    let game = shown.life.plan.game.as_str();
    let page = Page { title: tongue.word("ui-sit-title"), class: "page-sit".into(), game: Some(game), body };
    Ok(Html(frame(&page, &visit, &tongue).into_string()))
}

/// What may come next in a move that is spelled click by click.
pub(super) async fn spell(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(said): Query<Vec<(String, String)>>,
    visit: Visit,
) -> Result<Response, Failed> {
    let room = app.hall.room(&id).await.map_err(|unable| Failed(app.clone(), visit.clone(), unable))?;
    let life = room.life();
    let looks_as = said.iter().find(|(name, _)| name == "as").and_then(|(_, seat)| seat.parse().ok()).map(Seat::new);
    // Whoever asks when the curtain has fallen is only late: nothing comes next.
    let seat = Eyes::of(&life, &visit.guest.id, looks_as).viewer.seat();
    let said: Vec<String> =
        said.into_iter().filter(|(name, _)| name == "said").map(|(_, target)| target).take(64).collect();
    let tongue = app.words.at(visit.language, &life);
    let spelling = seat.map_or_else(Spelling::nothing, |seat| life.spell(seat, &said));
    // A button that ends what was begun is the one that stands out.
    let ends = |target: &String| {
        let all: Vec<String> = said.iter().chain([target]).cloned().collect();
        target.starts_with(BUTTON) && seat.is_some_and(|seat| life.spell(seat, &all).whole.is_some())
    };
    let next: Vec<_> = (spelling.next.iter())
        .map(|letter| json!({ "target": letter.target, "label": tongue.say(&letter.label), "ends": ends(&letter.target) }))
        .collect();
    let say = |message: &Message| tongue.say(message);
    let areas: String = spelling.scene.areas.iter().map(|area| page::area(area, &say).html).collect();
    let prompt = spelling.scene.prompt.as_ref().map(say);
    let answer =
        json!({ "board": life.board, "next": next, "whole": spelling.whole, "areas": areas, "prompt": prompt });
    Ok(axum::Json(answer).into_response())
}

/// There is no such page.
pub(super) async fn nothing(State(app): State<App>, visit: Visit) -> Response {
    let tongue = app.words.plain(visit.language);
    (StatusCode::NOT_FOUND, Html(sorry(&visit, &tongue, "ui-no-page").into_string())).into_response()
}
