//! The deal of the day: its page, its tries, and what is kept back until the day is over.

use std::collections::HashMap;

use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use tracing::warn;

use super::answer::{Failed, see};
use super::look;
use crate::App;
use crate::clock;
use crate::daily::{Own, unless_there};
use crate::hall::Unable;
use crate::life::{Chair, Day, Deal};
use crate::pages::daily as page;
use crate::pages::frame::{Page, frame, sorry};
use crate::people::{Fields, Visit, remember};

/// Today's deal.
pub(super) async fn today(State(app): State<App>, visit: Visit) -> Response {
    show(app, visit, Day::at(clock::now()), None).await
}

/// The deal of a day that was, or of today.
pub(super) async fn of_day(State(app): State<App>, Path(day): Path<String>, visit: Visit) -> Response {
    let today = Day::at(clock::now());
    match day.parse::<Day>() {
        Ok(day) if day == today => show(app, visit, day, None).await,
        // A day on which nobody played is not there; if the store does not say, the page says that it is in trouble.
        Ok(day) if day < today && app.was_played(day).await.unwrap_or(true) => show(app, visit, day, None).await,
        _ => look::nothing(State(app), visit).await,
    }
}

async fn show(app: App, visit: Visit, day: Day, refusal: Option<&'static str>) -> Response {
    let Some(game) = app.daily_game() else { return look::nothing(State(app), visit).await };
    if day == Day::at(clock::now())
        && let Err(unable) = app.mark_daily(day).await
    {
        warn!(%unable, "the master cannot play the deal of the day");
    }
    let seen = async { Ok((app.daily_board(day, &visit.guest.id).await?, app.days_beside(day).await?)) };
    let (board, beside) = match seen.await {
        Ok(seen) => seen,
        Err(trouble) => return Failed(app.clone(), visit, Unable::Trouble(trouble)).into_response(),
    };
    let tongue = app.words.of(visit.language, game.key());
    let body = page::draw(&board, beside, &visit, &tongue, refusal);
    let title = format!("{} · {}", tongue.word("ui-daily"), tongue.say(&day.message()));
    let page = Page { title, class: "page-daily".into(), game: Some(game.key()), body };
    let status = if refusal.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    (status, Html(frame(&page, &visit, &tongue).into_string())).into_response()
}

/// Somebody plays: the try that counts, begun or gone on with; and when that is done, or the day is over, as often as they like without counting.
pub(super) async fn play(State(app): State<App>, visit: Visit, fields: Fields) -> Response {
    let today = Day::at(clock::now());
    let day = fields.one("day").parse().ok().filter(|day| *day <= today).unwrap_or(today);
    let guest = if visit.guest.name.is_empty() { visit.guest.called(fields.one("name")) } else { visit.guest.clone() };
    if guest.name.is_empty() {
        return show(app, visit, day, Some("ui-refused-name")).await;
    }
    let board = match app.daily_board(day, &guest.id).await {
        Ok(board) => board,
        Err(trouble) => return Failed(app, visit, Unable::Trouble(trouble)).into_response(),
    };
    if let Own::Begun(table) = &board.own {
        return see(&format!("/t/{table}"));
    }
    let counts = !board.is_open();
    let id = if counts { app.daily_table(day, &guest.id) } else { clock::name(10) };
    let laid = app.lay_daily(&id, Deal { day, counts }, Chair::Person(guest.person()), guest.person()).await;
    match unless_there(laid) {
        Ok(()) => {
            let mut response = see(&format!("/t/{id}"));
            remember(&mut response, &app, &guest);
            response
        }
        Err(unable) => Failed(app, visit, unable).into_response(),
    }
}

/// Keeps back what would tell others about a deal that they still play: the tables of those who are ahead of them, and every record, which
/// holds the seed.
pub(super) async fn keep(
    State(app): State<App>,
    Path(path): Path<HashMap<String, String>>,
    visit: Visit,
    request: Request,
    next: Next,
) -> Response {
    // Whatever is wrong with the address, whoever answers says it.
    let room = match path.get("id") {
        Some(id) => app.hall.room(id).await.ok(),
        None => None,
    };
    let Some(life) = room.map(|room| room.life()).filter(|life| life.plan.daily.is_some()) else {
        return next.run(request).await;
    };
    if let Some(deal) = life.plan.daily {
        app.open_mark(deal.day).await;
    }
    let key = if app.is_kept(&life, &visit.guest.id).await {
        "ui-daily-kept"
    } else if life.keeps_seed(clock::now()) && request.uri().path().ends_with("/record") {
        "ui-daily-record"
    } else {
        return next.run(request).await;
    };
    let tongue = app.words.plain(visit.language);
    (StatusCode::FORBIDDEN, Html(sorry(&visit, &tongue, key).into_string())).into_response()
}

/// The deal of today for the lobby.
pub(super) async fn for_lobby(app: &App, visit: &Visit) -> Option<crate::daily::Board> {
    app.daily_game()?;
    app.daily_board(Day::at(clock::now()), &visit.guest.id).await.ok()
}
