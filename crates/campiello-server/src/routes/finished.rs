//! Looking back at a finished game: replay, record, postcards. Before the end there is nothing here: a record holds the seed.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use campiello_core::{Seat, Viewer};
use campiello_draw::{Theme, png, svg};
use campiello_text::Language;
use serde::Deserialize;

use super::answer::{Failed, see};
use crate::App;
use crate::life::{Life, Stage};
use crate::pages::frame::{Page, frame};
use crate::pages::replay as page;
use crate::people::Visit;
use crate::words::TEXTS;

/// Where in the game.
#[derive(Deserialize)]
pub(super) struct At {
    at: Option<usize>,
}

pub(super) async fn finished(app: &App, id: &str, visit: &Visit) -> Result<std::sync::Arc<Life>, Response> {
    let room = app.hall.room(id).await.map_err(|unable| Failed(app.clone(), visit.clone(), unable).into_response())?;
    let life = room.life();
    if life.stage == Stage::Over { Ok(life) } else { Err(see(&format!("/t/{id}"))) }
}

/// The game, move by move.
pub(super) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    visit: Visit,
) -> Result<Html<String>, Response> {
    let life = finished(&app, &id, &visit).await?;
    let tongue = app.words.at(visit.language, &life);
    let body = page::draw(&life, at.at.unwrap_or(0), &tongue);
    let game = life.plan.game.as_str();
    let title = format!("{} · Campiello", tongue.word("ui-replay"));
    let page = Page { title, class: format!("page-replay page-table game-{game}"), game: Some(game), body };
    Ok(Html(frame(&page, &visit, &tongue).into_string()))
}

/// The record, to keep and to check.
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>, visit: Visit) -> Result<Response, Response> {
    let life = finished(&app, &id, &visit).await?;
    let name = format!("attachment; filename=\"{}-{id}.txt\"", life.plan.game);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, life.table().record()).into_response())
}

/// How a picture is drawn.
#[derive(Deserialize)]
pub(super) struct Wish {
    pub(super) lang: Option<String>,
    pub(super) night: Option<String>,
}

/// A finished street: `0.svg`, `1.png`.
pub(super) async fn postcard(
    State(app): State<App>,
    Path((id, file)): Path<(String, String)>,
    Query(wish): Query<Wish>,
    visit: Visit,
) -> Result<Response, Response> {
    let nothing = || StatusCode::NOT_FOUND.into_response();
    let life = finished(&app, &id, &visit).await?;
    let (seat, kind) = file.split_once('.').ok_or_else(nothing)?;
    let seat = Seat::new(seat.parse().map_err(|_| nothing())?);
    let language = wish.lang.and_then(|code| Language::named(&code, TEXTS)).unwrap_or(visit.language);
    let theme = if wish.night.is_some() { Theme::Night } else { Theme::Day };
    let tongue = app.words.at(language, &life);
    let scene = life.table().scene(Viewer::Spectator);
    let area = scene.areas.iter().find(|area| area.seat == Some(seat) && svg::is_postcard(area)).ok_or_else(nothing)?;
    let picture = svg::postcard(&scene, &area.id, theme, &|message| tongue.say(message)).ok_or_else(nothing)?;
    let keep = (CACHE_CONTROL, "private, max-age=86400");
    match kind {
        "svg" => Ok(([(CONTENT_TYPE, "image/svg+xml"), keep], picture).into_response()),
        "png" => {
            let made = tokio::task::spawn_blocking(move || png::render(&picture, 1920)).await;
            let pixels = made.ok().and_then(Result::ok).ok_or_else(nothing)?;
            Ok(([(CONTENT_TYPE, "image/png"), keep], pixels).into_response())
        }
        _ => Err(nothing()),
    }
}
