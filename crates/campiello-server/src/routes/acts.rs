//! Doing something at a table. Every act is one function of [`Life`]; here it gets its words from a form.

use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::response::{IntoResponse, Response};
use campiello_core::Seat;
use serde::Deserialize;

use super::answer::{Asker, done, refused, see};
use crate::App;
use crate::clock;
use crate::hall::Unable;
use crate::life::{Chair, Event, Key, Life, Refusal};
use crate::pages::{gather, level};
use crate::people::{Fields, Visit};

/// Who acts, where, and what they say about it.
pub(super) struct Act {
    pub(super) app: App,
    pub(super) id: String,
    pub(super) visit: Visit,
    pub(super) asker: Asker,
    fields: Fields,
}

impl FromRequest<App> for Act {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let Path(id) = Path::from_request_parts(&mut parts, app).await.map_err(IntoResponse::into_response)?;
        let visit = Visit::from_request_parts(&mut parts, app).await.map_err(IntoResponse::into_response)?;
        let asker = Asker::of(&parts.headers);
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Self { app: app.clone(), id, visit, asker, fields })
    }
}

impl Act {
    /// Does it, and answers as whoever asks understands it.
    async fn answer<A>(self, looks_as: Option<Seat>, act: A) -> Response
    where
        A: Fn(&Life) -> Result<Vec<Event>, Refusal> + Send + Sync + 'static,
    {
        match self.app.hall.act(&self.id, act).await {
            Ok(life) => done(&self.app, &life, &self.visit, self.asker, looks_as),
            Err(unable) => self.refuse(unable).await,
        }
    }

    /// Says why it cannot be done.
    pub(super) async fn refuse(self, unable: Unable) -> Response {
        refused(self.app, self.id, self.visit, self.asker, unable).await
    }

    pub(super) fn person(&self) -> String {
        self.visit.guest.id.clone()
    }

    /// A seat that the form names. A number that is no seat is refused by the act itself.
    pub(super) fn seat(&self, name: &str) -> Seat {
        Seat::new(self.fields.number(name).unwrap_or(u8::MAX))
    }

    /// The board that the person saw.
    pub(super) fn board(&self) -> u64 {
        self.fields.number("board").unwrap_or_default()
    }
}

/// A move.
pub(super) async fn play(act: Act) -> Response {
    let (person, seat) = (act.person(), act.seat("seat"));
    let (board, notation) = (act.board(), act.fields.one("move").to_owned());
    act.answer(Some(seat), move |life| life.play(&person, seat, board, &notation, clock::now())).await
}

/// Somebody passes, and wants to be asked no more in this turn.
pub(super) async fn hush(act: Act) -> Response {
    let (person, seat) = (act.person(), act.seat("seat"));
    let board = act.board();
    act.answer(Some(seat), move |life| life.hush(&person, seat, board, clock::now())).await
}

/// Somebody wants to be asked again.
pub(super) async fn speak(act: Act) -> Response {
    let (person, seat) = (act.person(), act.seat("seat"));
    act.answer(Some(seat), move |life| life.speak(&person, seat)).await
}

/// A move back.
pub(super) async fn undo(act: Act) -> Response {
    let (person, seat) = (act.person(), act.seat("seat"));
    act.answer(Some(seat), move |life| life.undo(&person, seat, clock::now())).await
}

/// The answer to somebody's wish to go back.
pub(super) async fn answer(act: Act) -> Response {
    let (person, agrees) = (act.person(), act.fields.one("agrees") == "yes");
    act.answer(None, move |life| life.answer(&person, agrees, clock::now())).await
}

/// A bot shall play for somebody.
pub(super) async fn away(act: Act) -> Response {
    let (person, seat) = (act.person(), act.seat("of"));
    let gone = match act.app.hall.room(&act.id).await {
        Ok(room) => room.is_gone(seat, act.app.hall.config.gone_after),
        Err(unable) => return act.refuse(unable).await,
    };
    act.answer(None, move |life| life.send_away(&person, seat, gone, clock::now())).await
}

/// Somebody plays again themselves.
pub(super) async fn back(act: Act) -> Response {
    let person = act.person();
    act.answer(None, move |life| life.come_back(&person, clock::now())).await
}

/// Somebody gives up.
pub(super) async fn resign(act: Act) -> Response {
    let person = act.person();
    act.answer(None, move |life| life.resign(&person, clock::now())).await
}

/// The game begins.
pub(super) async fn start(act: Act) -> Response {
    let person = act.person();
    act.answer(None, move |life| life.start(&person, clock::now())).await
}

/// The table is cleared before the game.
pub(super) async fn clear(act: Act) -> Response {
    let person = act.person();
    act.answer(None, move |life| life.clear(&person, clock::now())).await
}

/// Which chair.
#[derive(Deserialize)]
pub(super) struct Which {
    of: u8,
}

/// A chair is opened, kept, or given to a bot.
pub(super) async fn chair(Query(which): Query<Which>, act: Act) -> Response {
    let (person, seat) = (act.person(), Seat::new(which.of));
    let wanted = act.fields.one("chair").to_owned();
    let level = level::chosen(act.fields.one(&format!("level-{}", which.of)));
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
pub(super) async fn sit(act: Act) -> Response {
    let seat = act.seat("of");
    let guest = act.visit.guest.called(act.fields.one("name"));
    let key = if gather::key(&act.app.seal, &act.id, seat) == act.fields.one("key") { Key::Invited } else { Key::None };
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
pub(super) async fn rematch(act: Act) -> Response {
    let (person, table) = (act.person(), clock::name(10));
    let name = table.clone();
    let asked = act.app.hall.act(&act.id, move |life| life.ask_rematch(&person, &name)).await;
    let life = match asked {
        Ok(life) => life,
        Err(unable) => return act.refuse(unable).await,
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
        Err(unable) => act.refuse(unable).await,
    }
}
