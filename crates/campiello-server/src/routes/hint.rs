//! A hint for whoever is to move: what a master thinks of their moves, by what they can know.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use campiello_bots::Advice;
use campiello_core::Seat;
use serde_json::json;

use super::acts::Act;
use super::answer::Asker;
use super::look;
use crate::App;
use crate::eyes::Eyes;
use crate::hall::Unable;
use crate::life::{Life, Refusal};
use crate::pages::hint as page;
use crate::pages::table::Aside;
use crate::people::{Thinking, Visit};

/// So often a table may go on while somebody thinks about it.
const TRIES: usize = 4;

/// Asks for a hint. Everybody sees that it was asked for, and only who asked is told.
pub(super) async fn hint(act: Act) -> Response {
    let Some(turn) = act.app.limits.think(&act.visit.guest.id).map(Arc::new) else {
        return act.refuse(Refusal::No("ui-refused-one-hint").into()).await;
    };
    let (person, seat, board) = (act.person(), act.seat("seat"), act.board());
    let asks = {
        let person = person.clone();
        move |life: &Life| life.ask_hint(&person, seat, board)
    };
    let found = match act.app.hall.act(&act.id, asks).await {
        Ok(life) => think(&act.app, life, (&person, seat), &turn).await,
        Err(unable) => Err(unable),
    };
    match found {
        Ok((life, advice)) => answer(&act.app, &life, &act.visit, act.asker, (seat, &advice)).await,
        Err(unable) => act.refuse(unable).await,
    }
}

/// Thinks about the table as it is. If it goes on meanwhile, which happens where several may speak at once, thinks again, as long as the seat
/// is still to speak.
async fn think(
    app: &App,
    life: Arc<Life>,
    (person, seat): (&str, Seat),
    turn: &Arc<Thinking>,
) -> Result<(Arc<Life>, Vec<Advice>), Unable> {
    let mut life = life;
    for _ in 0..TRIES {
        let advice = advise(app, &life, seat, Arc::clone(turn)).await;
        let now = app.hall.room(&life.id).await?.life();
        if now.board == life.board {
            return Ok((now, advice));
        }
        now.ask_hint(person, seat, now.board)?;
        life = now;
    }
    Err(Refusal::Stale.into())
}

async fn answer(app: &App, life: &Arc<Life>, visit: &Visit, asker: Asker, hint: (Seat, &[Advice])) -> Response {
    let (seat, advice) = hint;
    let tongue = app.words.at(visit.language, life);
    let hint = || page::draw(life, seat, advice, &tongue);
    match asker {
        Asker::Program => axum::Json(report(advice)).into_response(),
        Asker::Script => Html(hint().into_string()).into_response(),
        Asker::Form => {
            let Ok(room) = app.hall.room(&life.id).await else { return StatusCode::NOT_FOUND.into_response() };
            let eyes = Eyes::of(&room.life(), &visit.guest.id, Some(seat));
            let aside = Aside { refusal: None, hint: Some(hint()) };
            Html(look::page(app, &room, visit, eyes, &aside).into_string()).into_response()
        }
    }
}

/// Thinks on a thread of its own, and keeps the guest's turn until it is done: also when they do not wait for it.
async fn advise(app: &App, life: &Arc<Life>, seat: Seat, turn: Arc<Thinking>) -> Vec<Advice> {
    let (thinking, budget) = (Arc::clone(life), app.hall.config.bot_time);
    let advice = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        thinking.game().advise(budget, thinking.table(), seat, &thinking.bots_luck())
    });
    advice.await.unwrap_or_default()
}

/// The best moves for programs.
fn report(advice: &[Advice]) -> serde_json::Value {
    let best = advice.iter().take(2);
    let moves = best.map(|advice| match &advice.ending {
        Some(ending) => json!({ "move": advice.notation, "points": ending.points, "won": ending.won }),
        None => json!({ "move": advice.notation }),
    });
    json!({ "hint": moves.collect::<Vec<_>>() })
}
