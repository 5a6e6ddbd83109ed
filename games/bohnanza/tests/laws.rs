//! The eight laws on Bohnanza.
//!
//! `CAMPIELLO_GAMES=100000 CAMPIELLO_DEPTH=1000 CAMPIELLO_SEED=3 cargo test --release -p bohnanza --test laws random -- --nocapture`
//! plays as many as one likes; one position in `CAMPIELLO_DEPTH` is looked at in depth.

use bohnanza::pile::DRAWN;
use bohnanza::{Bean, Bohnanza, Phase, State};
use campiello_bots::Brains;
use campiello_core::{Luck, Seat, Viewer};
use campiello_testkit::laws::{self, Plan, wished};

const RULES: &str = include_str!("../RULES.md");

/// Hidden are hands and pile (2.5). What a seat drew at the end of its last turn (3.4) nobody has seen before somebody makes an offer: until then
/// each of these cards may as well be one that lies in the pile, if that is the pile it was drawn from. Before the first offer of the game
/// that goes for all cards.
fn swap(state: &State, viewer: Viewer, luck: &mut Luck) -> State {
    let mut swapped = state.clone();
    let open = &state.open;
    let silent = Seat::all(open.seats).all(|seat| open.players[seat].made == 0);
    if !silent || open.pile == 0 || matches!(open.phase, Phase::Over(_)) {
        return swapped;
    }
    let last = Seat::all(open.seats).find(|seat| seat.next(open.seats) == open.active).unwrap_or_default();
    for seat in Seat::all(open.seats).filter(|seat| !viewer.is(*seat)) {
        let hand = state.hands[seat];
        let drawn = match open.turn {
            1 => hand.len(),
            _ if seat == last => DRAWN.min(hand.len()),
            _ => 0,
        };
        let now = usize::from(open.memory.epoch);
        let of_this_pile = |place: &u8| state.own[seat].epoch(*place, now) == now;
        let mut cards: Vec<Bean> = hand.iter().collect();
        for place in (hand.len() - drawn..hand.len()).filter(of_this_pile) {
            let card = &mut cards[usize::from(place)];
            swapped.pile.add(*card);
            *card = swapped.pile.draw(luck);
        }
        swapped.hands[seat] = cards.into_iter().collect();
    }
    swapped
}

fn plan(games: u32) -> Plan<Bohnanza> {
    let (seed, depth) = (wished("CAMPIELLO_SEED", 11), wished("CAMPIELLO_DEPTH", 16));
    let random = || Bohnanza::bot("random").expect("bohnanza has a random bot");
    Plan { games, seed, depth, players: vec![random], swap: Some(swap), ..Plan::default() }
}

#[test]
fn the_laws_hold_in_random_games_of_every_setting() {
    laws::hold(&plan(wished("CAMPIELLO_GAMES", 60)), RULES);
}

#[test]
fn the_laws_hold_in_the_games_of_players_who_think() {
    let greedy = || Bohnanza::bot("greedy").expect("bohnanza has a greedy bot");
    laws::hold(&Plan { players: vec![greedy], ..plan(6) }, RULES);
}
