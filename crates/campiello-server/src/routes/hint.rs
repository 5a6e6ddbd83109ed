//! A hint for whoever is to move: what a master thinks of their moves, by what they can know.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use campiello_bots::Advice;
use campiello_core::Seat;
use serde_json::json;

use super::answer::{Asker, refused};
use super::look;
use crate::App;
use crate::eyes::Eyes;
use crate::life::{Life, Refusal};
use crate::pages::hint as page;
use crate::pages::table::Aside;
use crate::people::{Fields, Visit};

/// Asks for a hint. Everybody sees that it was asked for, and only who asked is told.
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let asker = Asker::of(&headers);
    let Some(_thinking) = app.limits.think(&visit.guest.id) else {
        return (StatusCode::TOO_MANY_REQUESTS, "One hint at a time.").into_response();
    };
    let (person, seat) = (visit.guest.id.clone(), Seat::new(fields.number("seat").unwrap_or(u8::MAX)));
    let board = fields.number("board").unwrap_or_default();
    let life = match app.hall.act(&id, move |life| life.ask_hint(&person, seat, board)).await {
        Ok(life) => life,
        Err(unable) => return refused(app, id, visit, asker, unable).await,
    };
    let advice = advise(&app, &life, seat).await;
    // Meanwhile the table may have gone on.
    match app.hall.room(&id).await {
        Err(unable) => refused(app, id, visit, asker, unable).await,
        Ok(room) if room.life().board != board => refused(app, id, visit, asker, Refusal::Stale.into()).await,
        Ok(room) => {
            let tongue = app.words.at(visit.language, &life);
            let hint = || page::draw(&life, seat, &advice, &tongue);
            match asker {
                Asker::Program => axum::Json(report(&advice)).into_response(),
                Asker::Script => Html(hint().into_string()).into_response(),
                Asker::Form => {
                    let eyes = Eyes::of(&room.life(), &visit.guest.id, Some(seat));
                    let aside = Aside { refusal: None, hint: Some(hint()) };
                    Html(look::page(&app, &room, &visit, eyes, &aside).into_string()).into_response()
                }
            }
        }
    }
}

async fn advise(app: &App, life: &Arc<Life>, seat: Seat) -> Vec<Advice> {
    let (thinking, budget) = (Arc::clone(life), app.hall.config.bot_time);
    let advice = tokio::task::spawn_blocking(move || {
        thinking.game().advise(budget, thinking.table(), seat, &thinking.bots_luck())
    });
    advice.await.unwrap_or_default()
}

/// The best moves for programs.
fn report(advice: &[Advice]) -> serde_json::Value {
    let best = advice.iter().take(2);
    let moves =
        best.map(|advice| json!({ "move": advice.notation, "points": advice.ending.points, "won": advice.ending.won }));
    json!({ "hint": moves.collect::<Vec<_>>() })
}
