//! Doing something at a table. Every act is one function of [`Life`]; here it gets its words from a form.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use campiello_core::Seat;
use serde::Deserialize;

use super::answer::{Asker, done, refused, see};
use crate::App;
use crate::clock;
use crate::life::{Chair, Event, Key, Life, Refusal};
use crate::pages::{gather, level};
use crate::people::{Fields, Visit};

/// Who acts, and where.
struct Act {
    app: App,
    id: String,
    visit: Visit,
    asker: Asker,
}

impl Act {
    fn new(app: App, id: String, visit: Visit, headers: &HeaderMap) -> Self {
        Self { app, id, visit, asker: Asker::of(headers) }
    }

    /// Does it, and answers as whoever asks understands it.
    async fn answer<A>(self, looks_as: Option<Seat>, act: A) -> Response
    where
        A: Fn(&Life) -> Result<Vec<Event>, Refusal> + Send + Sync + 'static,
    {
        match self.app.hall.act(&self.id, act).await {
            Ok(life) => done(&self.app, &life, &self.visit, self.asker, looks_as),
            Err(unable) => refused(self.app, self.id, self.visit, self.asker, unable).await,
        }
    }

    fn person(&self) -> String {
        self.visit.guest.id.clone()
    }
}

pub(super) fn seat(fields: &Fields, name: &str) -> Seat {
    // A number that is no seat is refused by the act itself.
    Seat::new(fields.number(name).unwrap_or(u8::MAX))
}

/// A move.
pub(super) async fn play(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let (person, seat) = (act.person(), seat(&fields, "seat"));
    let (board, notation) = (fields.number("board").unwrap_or_default(), fields.one("move").to_owned());
    act.answer(Some(seat), move |life| life.play(&person, seat, board, &notation, clock::now())).await
}

/// A move back.
pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let (person, seat) = (act.person(), seat(&fields, "seat"));
    act.answer(Some(seat), move |life| life.undo(&person, seat, clock::now())).await
}

/// The answer to somebody's wish to go back.
pub(super) async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let (person, agrees) = (act.person(), fields.one("agrees") == "yes");
    act.answer(None, move |life| life.answer(&person, agrees, clock::now())).await
}

/// A bot shall play for somebody.
pub(super) async fn away(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let (person, seat) = (act.person(), seat(&fields, "of"));
    let gone = match act.app.hall.room(&act.id).await {
        Ok(room) => room.is_gone(seat, act.app.hall.config.gone_after),
        Err(unable) => return refused(act.app, act.id, act.visit, act.asker, unable).await,
    };
    act.answer(None, move |life| life.send_away(&person, seat, gone, clock::now())).await
}

/// Somebody plays again themselves.
pub(super) async fn back(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    _: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let person = act.person();
    act.answer(None, move |life| life.come_back(&person, clock::now())).await
}

/// Somebody gives up.
pub(super) async fn resign(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    _: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let person = act.person();
    act.answer(None, move |life| life.resign(&person, clock::now())).await
}

/// The game begins.
pub(super) async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    _: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let person = act.person();
    act.answer(None, move |life| life.start(&person, clock::now())).await
}

/// The table is cleared before the game.
pub(super) async fn clear(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    _: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let person = act.person();
    act.answer(None, move |life| life.clear(&person, clock::now())).await
}

/// Which chair.
#[derive(Deserialize)]
pub(super) struct Which {
    of: u8,
}

/// A chair is opened, kept, or given to a bot.
pub(super) async fn chair(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let (person, seat) = (act.person(), Seat::new(which.of));
    let wanted = fields.one("chair").to_owned();
    let level = level::chosen(fields.one(&format!("level-{}", which.of)));
    act.answer(None, move |life| {
        let chair = match wanted.as_str() {
            "bot" => Chair::Bot { bot: level.name().to_owned() },
            "invited" => Chair::Invited,
            _ => Chair::Open,
        };
        life.arrange(&person, seat, chair)
    })
    .await
}

/// Somebody sits down.
pub(super) async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let seat = seat(&fields, "of");
    let guest = act.visit.guest.called(fields.one("name"));
    let key = if gather::key(&act.app.seal, &act.id, seat) == fields.one("key") { Key::Invited } else { Key::None };
    let first = act.visit.guest.name.is_empty();
    let (person, app) = (guest.person(), act.app.clone());
    let mut response = act
        .answer(None, move |life| {
            if person.name.is_empty() {
                return Err(Refusal::No("ui-refused-name"));
            }
            life.sit(seat, person.clone(), key)
        })
        .await;
    if first && response.status().is_redirection() {
        crate::people::remember(&mut response, &app, &guest);
    }
    response
}

/// The same people play the same game again.
pub(super) async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    _: Fields,
) -> Response {
    let act = Act::new(app, id, visit, &headers);
    let (person, table) = (act.person(), clock::name(10));
    let name = table.clone();
    let asked = act.app.hall.act(&act.id, move |life| life.ask_rematch(&person, &name)).await;
    let life = match asked {
        Ok(life) => life,
        Err(unable) => return refused(act.app, act.id, act.visit, act.asker, unable).await,
    };
    let at = clock::now();
    let mut plan = life.plan.clone();
    // A deal is one day's; whoever plays again gets a new one.
    if plan.daily.take().is_some() {
        plan.switches.clear();
    }
    plan.chairs = life.places.iter().map(|place| place.chair.clone()).collect();
    let laid = Event::Laid { plan, seed: clock::seed().to_string(), host: act.visit.guest.person(), at };
    match act.app.hall.lay(&table, vec![laid, Event::Started { at }]).await {
        Ok(_) if act.asker != Asker::Program => see(&format!("/t/{table}")),
        Ok(_) => done(&act.app, &life, &act.visit, act.asker, None),
        Err(unable) => refused(act.app, act.id, act.visit, act.asker, unable).await,
    }
}
