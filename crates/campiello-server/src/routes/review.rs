//! Looking back at a finished game with somebody who knows: how the chances went, and what could have been.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use campiello_draw::{Theme, png};
use campiello_text::Language;

use super::answer::see;
use super::finished::{Wish, finished};
use crate::App;
use crate::pages::frame::{Page, frame};
use crate::pages::review as page;
use crate::people::Visit;
use crate::words::TEXTS;

/// The page: how far the review is, or what it found.
pub(super) async fn review(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Html<String>, Response> {
    let life = finished(&app, &id, &visit).await?;
    let tongue = app.words.at(visit.language, &life);
    let underway = app.reviews.of(&life);
    let body = page::draw(&life, &underway, &tongue);
    let game = life.plan.game.as_str();
    let title = format!("{} · Campiello", tongue.word("ui-review"));
    let page = Page { title, class: format!("page-review game-{game}"), game: Some(game), body };
    Ok(Html(frame(&page, &visit, &tongue).into_string()))
}

/// The curve as a picture, to keep or to send: `curve.svg`, `curve.png`.
pub(super) async fn picture(
    State(app): State<App>,
    Path((id, file)): Path<(String, String)>,
    Query(wish): Query<Wish>,
    visit: Visit,
) -> Result<Response, Response> {
    let life = finished(&app, &id, &visit).await?;
    let language = wish.lang.and_then(|code| Language::named(&code, TEXTS)).unwrap_or(visit.language);
    let theme = if wish.night.is_some() { Theme::Night } else { Theme::Day };
    let underway = Arc::clone(&app.reviews.of(&life));
    let Some(review) = underway.review() else { return Err(see(&format!("/t/{id}/review"))) };
    let tongue = app.words.at(language, &life);
    let picture = page::Said::new(review, &tongue.names, &|message| tongue.say(message)).picture(theme);
    match file.as_str() {
        "curve.svg" => Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response()),
        "curve.png" => {
            let made = tokio::task::spawn_blocking(move || png::render(&picture, 1920)).await;
            let pixels = made.ok().and_then(Result::ok).ok_or_else(|| StatusCode::NOT_FOUND.into_response())?;
            Ok(([(CONTENT_TYPE, "image/png")], pixels).into_response())
        }
        _ => Err(StatusCode::NOT_FOUND.into_response()),
    }
}
