//! A world that fits a view.
//!
//! Hidden from a viewer is only which of the cards that another seat took it has since returned under the decks. The cards that
//! can have been returned at a place are those taken before that return ([`Open::older`]); these sets grow
//! from one return to the next, so choosing place by place makes all worlds equally likely.

use campiello_core::{BySeat, Chance, Seat};

use crate::components::{Card, Cards, Floor, bits};
use crate::state::{Open, Returned, State};
use crate::view::View;

/// Guesses the hands and the returned cards of the others.
pub fn guess(view: &View, luck: &mut impl Chance) -> State {
    let open = view.open.clone();
    let mut hands = BySeat::from_fn(|seat| open.players[seat].taken);
    let under = Floor::ALL.map(|floor| {
        let mut own = view.own.map_or(Returned::default(), |own| own.returned[floor as usize]);
        let mut under = Returned::default();
        for (place, returner) in open.returners[floor as usize].iter().enumerate() {
            let known = if view.viewer.is(returner) { own.pop() } else { None };
            let card = known.unwrap_or_else(|| returned_at(&open, floor, place, &hands[returner], luck));
            hands[returner].remove(card);
            under.push(card);
        }
        under
    });
    debug_assert!(hands_agree(view, &hands), "a seat knows its own hand");
    State { open, hands, under }
}

/// One of the cards that may lie at a place under a deck, given those that are not spoken for.
fn returned_at(open: &Open, floor: Floor, place: usize, left: &Cards, luck: &mut impl Chance) -> Card {
    let older = &open.older[floor as usize];
    let mut candidates = bits(left.0[floor as usize])
        .filter(|card| usize::from(older[usize::from(*card)]) <= place)
        .fold(0, |set, card| set | 1 << card);
    let card = luck.take_from(&mut candidates).expect("whoever returned a card had taken it before");
    Card::new(floor, card)
}

fn hands_agree(view: &View, hands: &BySeat<Cards, 4>) -> bool {
    let agrees = |seat: Seat| view.own.is_none_or(|own| own.hand == hands[seat]);
    view.seat().is_none_or(agrees)
}
