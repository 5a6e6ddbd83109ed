//! How the server answers to acts: a script gets what it needs, a form gets a page, a program gets JSON.

use axum::http::header::{ACCEPT, LOCATION};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use campiello_core::Seat;
use maud::{Markup, html};
use tracing::error;

use crate::App;
use crate::eyes::Eyes;
use crate::hall::Unable;
use crate::life::{Life, Refusal};
use crate::pages::frame::sorry;
use crate::pages::rules;
use crate::pages::table::Aside;
use crate::people::Visit;
use crate::words::Tongue;

/// Who asks, and what kind of answer they understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asker {
    /// The page's script.
    Script,
    /// A form without a script.
    Form,
    /// A program.
    Program,
}

impl Asker {
    /// Who asks, by the headers.
    #[must_use]
    pub(super) fn of(headers: &HeaderMap) -> Self {
        let accepts = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
        if accepts.contains("application/json") {
            Self::Program
        } else if headers.contains_key("x-campiello") {
            Self::Script
        } else {
            Self::Form
        }
    }
}

/// Why somebody gets no page: who they are, and what went wrong.
pub struct Failed(pub App, pub Visit, pub Unable);

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Self(app, visit, unable) = self;
        let tongue = app.words.plain(visit.language);
        let (status, key) = match &unable {
            Unable::NoTable => (StatusCode::NOT_FOUND, "ui-no-table"),
            Unable::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "ui-refused"),
            Unable::Broken(broken) => {
                error!(%broken, "a table cannot be opened");
                (StatusCode::CONFLICT, "ui-broken")
            }
            Unable::Trouble(trouble) => {
                error!(%trouble, "the store is in trouble");
                (StatusCode::SERVICE_UNAVAILABLE, "ui-trouble")
            }
        };
        (status, Html(sorry(&visit, &tongue, key).into_string())).into_response()
    }
}

/// What a refusal says, with the way to its rule.
#[must_use]
pub(super) fn explain(refusal: &Refusal, life: &Life, tongue: &Tongue<'_>) -> Markup {
    html! {
        p {
            (tongue.say(&refusal.message()))
            @if let Some(rule) = refusal.rule() {
                " " a href=(rules::link(&life.plan.game, rule)) target="_blank" rel="noopener" {
                    (tongue.say(&campiello_core::Message::new("ui-rule").with("rule", rule)))
                }
            }
        }
    }
}

/// The answer to an act that was done: nothing for a script (the stream brings it), the table for a form, the next moves for a program.
pub(super) fn done(app: &App, life: &Life, visit: &Visit, asker: Asker, looks_as: Option<Seat>) -> Response {
    match asker {
        Asker::Script => StatusCode::NO_CONTENT.into_response(),
        Asker::Form => see(&format!("/t/{}{}", life.id, query(life, visit, looks_as))),
        Asker::Program => axum::Json(report(app, life, visit)).into_response(),
    }
}

/// The answer to an act that was not done.
pub(super) async fn refused(app: App, id: String, visit: Visit, asker: Asker, unable: Unable) -> Response {
    app.hall.metrics.refusals.add(1);
    let Unable::Refused(refusal) = &unable else { return Failed(app, visit, unable).into_response() };
    let stale = matches!(refusal, Refusal::Stale);
    app.hall.metrics.stale.add(u64::from(stale));
    let status = match refusal {
        Refusal::Stale => StatusCode::CONFLICT,
        Refusal::Forbidden(_) => StatusCode::FORBIDDEN,
        Refusal::Rule(..) | Refusal::Unreadable(_) | Refusal::No(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let Ok(room) = app.hall.room(&id).await else { return Failed(app, visit, unable).into_response() };
    let shown = room.shown();
    let tongue = app.words.at(visit.language, &shown.life);
    match asker {
        Asker::Program => {
            let mut report = report(&app, &shown.life, &visit);
            report["refusal"] = tongue.say(&refusal.message()).into();
            report["rule"] = refusal.rule().into();
            (status, axum::Json(report)).into_response()
        }
        // The newest board comes with it, so that nobody looks at an old one.
        Asker::Script if stale => {
            let eyes = Eyes::of(&shown.life, &visit.guest.id, None);
            let board = app.rendering(&room, &shown, eyes, visit.language).since(None).unwrap_or_default();
            let said =
                html! { div id="refusal" class="refusal" role="alert" { (explain(refusal, &shown.life, &tongue)) } };
            (status, Html(format!("{board}{}", said.into_string()))).into_response()
        }
        Asker::Script => {
            let said =
                html! { div id="refusal" class="refusal" role="alert" { (explain(refusal, &shown.life, &tongue)) } };
            (status, Html(said.into_string())).into_response()
        }
        Asker::Form => {
            let eyes = Eyes::of(&shown.life, &visit.guest.id, None);
            let explained = explain(refusal, &shown.life, &tongue);
            (
                status,
                Html(
                    super::look::page(&app, &room, &visit, eyes, &Aside { refusal: Some(explained), hint: None })
                        .into_string(),
                ),
            )
                .into_response()
        }
    }
}

/// Go and see that page.
pub(super) fn see(address: &str) -> Response {
    (StatusCode::SEE_OTHER, [(LOCATION, address)]).into_response()
}

/// Whoever looks with one of several seats goes on looking with it.
fn query(life: &Life, visit: &Visit, looks_as: Option<Seat>) -> String {
    let several = life.seats_of(&visit.guest.id).len() > 1;
    looks_as.filter(|_| several).map(|seat| format!("?as={}", seat.index())).unwrap_or_default()
}

/// The table for programs: whom it waits for, and what the guest's seats may do.
fn report(_app: &App, life: &Life, visit: &Visit) -> serde_json::Value {
    let own = life.seats_of(&visit.guest.id);
    let moves: Vec<_> = (life.awaited().iter())
        .filter(|seat| own.contains(*seat))
        .flat_map(|seat| {
            let offers = life.table().offered(seat);
            offers.into_iter().map(move |offer| serde_json::json!({ "seat": seat.index(), "move": offer.notation }))
        })
        .collect();
    serde_json::json!({
        "table": *life.id,
        "stage": life.stage,
        "length": life.length,
        "board": life.board,
        "awaited": life.awaited().iter().map(Seat::index).collect::<Vec<_>>(),
        "moves": moves,
    })
}
