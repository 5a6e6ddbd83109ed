//! The smallest game that has everything: luck, a secret, turns, an end.
#![allow(dead_code, unreachable_pub, reason = "every test file uses its own part of the game")]

use std::fmt;
use std::str::FromStr;

use campiello_core::census::Census;
use campiello_core::edition::{Edition, Mistake, OnceBox};
use campiello_core::path::Choice;
use campiello_core::{
    Chance, Game, Message, Outcome, Refusal, Scene, Score, Seat, Settings, Switch, Texts, Unreadable, Viewer, Waiting,
};
use serde::Serialize;

/// Whoever flips more heads wins; a flip is luck, a look at the hidden number is a revelation.
pub struct Coin;

#[derive(Debug, Serialize)]
pub struct Purse {
    pub name: String,
    pub coins: u8,
}

impl Edition for Purse {
    const STANDARD: &'static str = "purse";

    fn read(text: &str) -> Result<Self, Vec<Mistake>> {
        Ok(Self { name: text.to_string(), coins: 1 })
    }

    fn shelf() -> &'static OnceBox<Self> {
        static SHELF: OnceBox<Purse> = OnceBox::new();
        &SHELF
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn reconstructed(&self) -> bool {
        false
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    pub seats: u8,
    pub turn: Seat,
    pub moves: u8,
    pub heads: [u8; 2],
    pub secret: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Move {
    Flip,
    Look,
    Wait,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Flip => "flip",
            Self::Look => "look",
            Self::Wait => "wait",
        })
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.to_lowercase().as_str() {
            "flip" => Ok(Self::Flip),
            "look" => Ok(Self::Look),
            "wait" => Ok(Self::Wait),
            _ => Err(Unreadable(Message::new("coin-unreadable"))),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct NotYourTurn;

impl Refusal for NotYourTurn {
    fn rule(&self) -> &'static str {
        "1"
    }

    fn message(&self) -> Message {
        Message::new("coin-not-your-turn")
    }
}

impl Game for Coin {
    const KEY: &'static str = "coin";
    const RULES_VERSION: u16 = 3;
    const SEATS: (u8, u8) = (1, 2);
    const SWITCHES: &'static [Switch] = &[Switch { key: "short", seats: (2, 2) }];
    const TEXTS: Texts = &[];
    const RULES: Texts = &[];

    type Edition = Purse;
    type State = State;
    type Action = Move;
    type View = u8;
    type Illegal = NotYourTurn;

    fn setup(settings: &Settings<Self>, luck: &mut impl Chance) -> State {
        let secret = luck.below(100) as u8;
        State { seats: settings.seats(), turn: Seat::new(0), moves: 0, heads: [0; 2], secret }
    }

    fn waiting(state: &State) -> Waiting {
        if state.moves < 4 { Waiting::one(state.turn) } else { Waiting::Over }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Move>) {
        if Self::waiting(state).is_for(seat) {
            actions.extend([Move::Flip, Move::Look, Move::Wait]);
        }
    }

    fn play(state: &mut State, seat: Seat, action: &Move, luck: &mut impl Chance) -> Result<(), NotYourTurn> {
        if !Self::waiting(state).is_for(seat) {
            return Err(NotYourTurn);
        }
        match action {
            Move::Flip => state.heads[seat.index()] += luck.below(2) as u8,
            Move::Look => luck.reveal(),
            Move::Wait => {}
        }
        state.moves += 1;
        state.turn = seat.next(state.seats);
        Ok(())
    }

    fn view(state: &State, _: Viewer) -> u8 {
        state.moves
    }

    fn guess(moves: &u8, luck: &mut impl Chance) -> State {
        State { seats: 2, turn: Seat::new(moves % 2), moves: *moves, heads: [0; 2], secret: luck.below(100) as u8 }
    }

    fn tell(before: &State, _: &State, seat: Seat, action: &Move, _: Viewer) -> Message {
        Message::new("coin-told").with("move", action.to_string()).with("seat", seat.ordinal()).with("n", before.moves)
    }

    fn choice(_: &u8, action: &Move) -> Choice {
        Choice { path: vec![format!("button/{action}")], label: Message::new("coin-move"), remarks: vec![] }
    }

    fn layout(_: &u8) -> Scene {
        Scene::default()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let score = |heads: &u8| Score { parts: vec![("heads", i32::from(*heads))] };
        let scores: Vec<_> = state.heads[..usize::from(state.seats)].iter().map(score).collect();
        let ties = vec![vec![]; scores.len()];
        (Self::waiting(state) == Waiting::Over).then(|| Outcome::ranked("four-moves", scores, &ties))
    }

    fn census(_: &State, census: &mut Census) {
        census.found("coin");
    }

    fn longest(_: &Settings<Self>) -> u32 {
        4
    }
}
