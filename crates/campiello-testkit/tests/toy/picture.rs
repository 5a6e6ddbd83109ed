//! What a viewer knows, guesses and sees.

use campiello_core::path::Choice;
use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece};
use campiello_core::{Chance, Message, Scene, Seat, Viewer};

use super::rules::{Phase, State, calls};
use super::words::Move;
use super::{PEBBLES, any_set, fault, pebbles, spelling};

/// What one viewer knows. The own hand, pouch, bid and foretelling are absent for spectators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub viewer: Viewer,
    /// The public part; hidden sets are empty and hidden bids absent.
    pub public: State,
    pub own: Option<Own>,
    pub hand_sizes: [u32; 3],
    pub pouch_sizes: [u32; 3],
    pub has_bid: [bool; 3],
    pub foretold_sizes: [u32; 3],
    leak: u32,
    pub unseen: Unseen,
    everything: Option<Box<State>>,
}

/// What a seat alone knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    hand: u32,
    pouch: u32,
    bid: Option<u8>,
    foretold: u32,
}

/// A field that the comparison of views overlooks.
#[derive(Clone, Debug)]
pub struct Unseen(pub u32);

impl PartialEq for Unseen {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Unseen {}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let over = state.phase == Phase::Over;
        let mut public = state.clone();
        public.bag = 0;
        public.hands = [0; 3];
        public.ghost = 0;
        if !over {
            public.pouches = [0; 3];
            public.bids = [None; 3];
            public.foretold = [0; 3];
        }
        let own = match viewer {
            Viewer::Seat(seat) => {
                let n = seat.index();
                let (hand, pouch, bid) = (state.hands[n], state.pouches[n], state.bids[n]);
                Some(Own { hand, pouch, bid, foretold: state.foretold[n] })
            }
            Viewer::Spectator => None,
        };
        let all: u32 = state.hands.iter().enumerate().map(|(n, hand)| hand << (n * 4)).sum();
        Self {
            viewer,
            public,
            own,
            hand_sizes: state.hands.map(u32::count_ones),
            pouch_sizes: state.pouches.map(u32::count_ones),
            has_bid: state.bids.map(|bid| bid.is_some()),
            foretold_sizes: state.foretold.map(u32::count_ones),
            leak: if fault::is(fault::LEAK_VIEW) { all } else { 0 },
            unseen: Unseen(all),
            everything: (fault::is(fault::GUESS_KNOWS) || fault::is(fault::LEAK_VIEW)).then(|| Box::new(state.clone())),
        }
    }

    pub fn guess(&self, luck: &mut impl Chance) -> State {
        if let Some(everything) = &self.everything {
            return State::clone(everything);
        }
        let mut state = self.public.clone();
        let me = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        if let (Some(seat), Some(Own { hand, pouch, bid, foretold })) = (me, self.own) {
            let n = seat.index();
            state.hands[n] = hand;
            state.bids[n] = bid;
            state.foretold[n] = foretold;
            state.pouches[n] = if fault::is(fault::GUESS_FORGETS) { 0 } else { pouch };
        }
        let seen = state.hands.iter().chain(&state.pouches).chain(&state.laid).fold(state.aside, |all, set| all | set);
        let mut unknown = !seen & ((1 << PEBBLES) - 1);
        for n in 0..usize::from(state.seats) {
            while state.hands[n].count_ones() < self.hand_sizes[n] {
                state.hands[n] |= luck.take_from(&mut unknown).map_or(0, |pebble| 1 << pebble);
            }
            while state.pouches[n].count_ones() < self.pouch_sizes[n] {
                state.pouches[n] |= luck.take_from(&mut unknown).map_or(0, |pebble| 1 << pebble);
            }
            if self.has_bid[n] && state.bids[n].is_none() {
                state.bids[n] = Some(luck.below(4) as u8);
            }
            if state.foretold[n] == 0 {
                state.foretold[n] = any_set(self.foretold_sizes[n], luck);
            }
        }
        match fault::planted() {
            fault::GUESS_LOSES => drop(luck.take_from(&mut unknown)),
            fault::GUESS_IMPURE if calls().is_multiple_of(2) => state.ghost = 1,
            _ => {}
        }
        state.bag = unknown;
        state
    }

    pub fn layout(&self) -> Scene {
        let mut areas = Vec::new();
        if let Some(Own { hand, pouch, .. }) = self.own {
            areas.push(area("hand", "toy-hand", pebbles(hand).map(|pebble| piece("hand", pebble))));
            areas.push(area("pouch", "toy-pouch", pebbles(pouch).map(|pebble| piece("pouch", pebble))));
        }
        for seat in Seat::all(self.public.seats) {
            let n = seat.index();
            let mut laid = area("laid", "toy-laid", pebbles(self.public.laid[n]).map(|pebble| piece("laid", pebble)));
            if !fault::is(fault::TWIN_AREAS) {
                laid.id = format!("laid/{n}");
            }
            laid.seat = Some(seat);
            let cards = self.hand_sizes[n] as i32;
            laid.facts.push(Fact {
                icon: "hand",
                value: cards,
                label: Message::new("toy-holds").with("pebbles", cards),
            });
            areas.push(laid);
        }
        if fault::is(fault::TWIN_PIECES)
            && let Some(piece) = areas[0].pieces.first().cloned()
        {
            areas[0].pieces.push(piece);
        }
        if fault::is(fault::SCENE_PEEKS) {
            areas[0].facts.push(Fact { icon: "hand", value: self.unseen.0 as i32, label: Message::new("toy-hand") });
        }
        Scene { prompt: None, areas, ..Scene::default() }
    }
}

fn area(id: &str, title: &'static str, pieces: impl Iterator<Item = Piece>) -> Area {
    let size = Cell { column: PEBBLES, row: 1 };
    Area {
        id: id.into(),
        title: Message::new(title),
        seat: None,
        column: Column::Table,
        backdrop: "table",
        size,
        dense: false,
        folded: false,
        headings: Vec::new(),
        pieces: pieces.collect(),
        facts: vec![],
    }
}

fn piece(area: &str, pebble: u8) -> Piece {
    Piece {
        id: format!("pebble/{pebble}"),
        target: Some(format!("{area}/{pebble}")),
        cell: Cell { column: pebble, row: 0 },
        face: Face::new("toy/pebble", "grey").with("worth", i32::from(pebble)),
        label: Message::new("toy-pebble").with("pebble", pebble),
        lines: vec![],
        facts: Vec::new(),
    }
}

pub fn choice(action: Move) -> Choice {
    let hand = |pebble: u8| format!("hand/{}", if fault::is(fault::OFF_SCENE) { 99 } else { pebble });
    let button = |name: &str| format!("button/{name}");
    let (path, label) = match action {
        Move::Knock if fault::is(fault::NO_CLICK) => (vec![], Message::new("toy-knock")),
        Move::Knock => (vec![button("knock")], Message::new("toy-knock")),
        Move::Draw => (vec![button("draw")], Message::new("toy-draw")),
        Move::Lay(pebble) if fault::is(fault::PREFIX) => {
            (vec![hand(pebble)], Message::new("toy-lay").with("pebble", pebble))
        }
        Move::Lay(pebble) => (vec![hand(pebble), button("lay")], Message::new("toy-lay").with("pebble", pebble)),
        Move::Hide(pebble) => {
            let last = button(if fault::is(fault::SAME_PATH) { "lay" } else { "hide" });
            (vec![hand(pebble), last], Message::new("toy-hide").with("pebble", pebble))
        }
        Move::Exchange(out, back) => (vec![hand(out), format!("pouch/{back}")], Message::new("toy-exchange")),
        Move::Bid(fingers) => (vec![format!("button/bid/{fingers}")], Message::new("toy-bid").with("fingers", fingers)),
        Move::Nod => (vec![button("nod")], Message::new("toy-nod")),
        Move::Foretell(set) => (spelling::path(set), Message::new("toy-foretell")),
    };
    Choice { path, label, remarks: vec![] }
}
