//! What a move costs, risks and brings. Everything is reckoned from what everybody sees and the own hand.

use alloc::vec::Vec;

use campiello_core::path::Remark;
use campiello_core::{Message, Seat};

use super::{cubes, effect, lots_sold};
use crate::buildings;
use crate::cleanup::pay;
use crate::components::{Colour, Place, Tile, Work};
use crate::grid::{Cell, Cells};
use crate::lagoon::{Dock, Lagoon};
use crate::notation::Action;
use crate::pyramid::Pyramid;
use crate::state::{Open, Phase};
use crate::turn::roof;
use crate::view::View;
use crate::works::{fishing, lace};
use crate::workshop;

/// The remarks on a move of the one who looks.
#[must_use]
pub fn remarks(view: &View, action: Action) -> Vec<Remark> {
    let open = &view.open;
    let Some(seat) = view.seat() else { return Vec::new() };
    let reckoning = Reckoning { open, seat };
    match action {
        Action::Take(step) => {
            let cube = open.players[seat].pyramid.cube(step);
            let mut remarks = price(open);
            remarks.extend(cube.map(|colour| reckoning.work(colour)));
            remarks
        }
        Action::Build { colour, cell } => reckoning.build(colour, cell),
        Action::Roof { tile, .. } => reckoning.roof(tile),
        Action::Pyramid(pyramid) => reckoning.leftovers(&pyramid),
        Action::Card(Some(card)) => Vec::from([Remark::gain(effect(open.edition(), card))]),
        Action::Sail(place) => reckoning.sail(place),
        Action::Fish(Some(fish)) => {
            Vec::from([Remark::gain(Message::new("remark-nth").with("nth", view.hand().count(fish) + 1))])
        }
        Action::Sell { ship, .. } => {
            let Phase::Port { sale } = open.phase else { return Vec::new() };
            let (lots, sold) = (open.edition().lots(ship), lots_sold(sale));
            Vec::from([points(lots.price(sold + 1) - lots.price(sold))])
        }
        Action::Lace(square) => reckoning.lace(square),
        Action::Recall(_) => Vec::from([coins(1)]),
        Action::Swap(one, other) => reckoning.swap(one, other),
        Action::Buy { .. } => Vec::from([privilege()]),
        Action::Coin => Vec::from([privilege(), coins(1)]),
        Action::Pay { square, convent } => reckoning.pay(square, convent),
        Action::End if open.moves == 0 => Vec::from([coins(1)]),
        Action::End
        | Action::Roofs(_)
        | Action::Discard(_)
        | Action::Privileges
        | Action::Card(None)
        | Action::Fish(None)
        | Action::Crew(_)
        | Action::Replace(_)
        | Action::Enough => Vec::new(),
    }
}

/// 4.1: what the next move costs; the first brings a coin.
fn price(open: &Open) -> Vec<Remark> {
    let price = open.price();
    let costs = || Remark::price(Message::new("remark-coins").with("coins", price)).signed("coins", price.into());
    Vec::from([if open.moves == 0 { coins(1) } else { costs() }])
}

fn coins(coins: u16) -> Remark {
    Remark::gain(Message::new("remark-coins").with("coins", coins)).signed("coins", coins.into())
}

fn points(points: u16) -> Remark {
    Remark::gain(Message::new("remark-points").with("points", points)).signed("score", points.into())
}

fn privilege() -> Remark {
    Remark::price(Message::new("remark-privilege")).signed("privileges", 1)
}

/// What a house of a colour would bring a seat now, if it were its turn.
pub(crate) struct Worth {
    /// The icon of what it brings.
    pub(crate) icon: &'static str,
    /// How many fish, squares or coins.
    pub(crate) amount: u16,
    /// Both in words.
    pub(crate) text: Message,
}

impl Worth {
    /// Reckons from what everybody sees.
    pub(crate) fn of(open: &Open, seat: Seat, colour: Colour) -> Self {
        if open.active == seat {
            return Self::of_active(open, colour);
        }
        let mut turn = open.clone();
        turn.active = seat;
        Self::of_active(&turn, colour)
    }

    fn of_active(open: &Open, colour: Colour) -> Self {
        let ring = &open.player().ring;
        let work = open.work(colour);
        let (icon, amount) = match work {
            Work::Fishing => ("fish", best_catch(open, &open.lagoon).map_or(0, |(fish, _)| fish.into())),
            Work::Lace => ("lace", lace::squares(open, ring.arrows()).len().into()),
            Work::Earning => ("coins", ring.coins().into()),
        };
        Self { icon, amount, text: Message::new("remark-work").with("work", work.key()).with("amount", amount) }
    }
}

/// 5.1.1: the most docks that match among the islands within reach of the active seat, and where.
fn best_catch(open: &Open, lagoon: &Lagoon) -> Option<(u8, Place)> {
    let arrows = open.player().ring.arrows();
    let islands = fishing::reach(open).iter().filter(|place| !place.is_port());
    islands.map(|island| (lagoon.matches(island, &arrows), island)).max_by_key(|(matches, _)| *matches)
}

/// What the one who looks can reckon.
struct Reckoning<'v> {
    open: &'v Open,
    seat: Seat,
}

impl Reckoning<'_> {
    /// What a cube of the colour does in this season, and what that would bring now.
    fn work(&self, colour: Colour) -> Remark {
        let Worth { icon, amount, text } = Worth::of(self.open, self.seat, colour);
        Remark::gain(text).signed(icon, amount.into())
    }

    fn build(&self, colour: Colour, cell: Cell) -> Vec<Remark> {
        let mut remarks = price(self.open);
        remarks.push(self.work(colour));
        if self.open.island.uncovered_half(cell) == Some(colour) {
            remarks.push(Remark::gain(Message::new("remark-same-half")).signed("privileges", 1));
        }
        remarks
    }

    fn roof(&self, tile: Tile) -> Vec<Remark> {
        let mut remarks = price(self.open);
        let player = &self.open.players[self.seat];
        remarks
            .push(points(roof::points(self.open, self.seat, tile.kind()) + buildings::roof_points(player.cards, tile)));
        remarks
    }

    /// 3.2: what is left of the reserve is sold.
    fn leftovers(&self, pyramid: &Pyramid) -> Vec<Remark> {
        let mut left = self.open.players[self.seat].reserve;
        if !left.take_all(&pyramid.cubes()) || left.is_empty() {
            return Vec::new();
        }
        let sold = Message::new("remark-left-over").with("coins", left.total()).with("cubes", cubes(&left));
        Vec::from([Remark::gain(sold).signed("coins", left.total().into())])
    }

    /// 8.1: what could be caught then.
    fn swap(&self, one: Dock, other: Dock) -> Vec<Remark> {
        let mut after = self.open.lagoon;
        after.swap(one, other);
        let catch = best_catch(self.open, &after).map(|(fish, place)| {
            let then = Message::new("remark-swap").with("fish", fish).with("place", place.key());
            Remark::gain(then).signed("fish", fish.into())
        });
        [privilege()].into_iter().chain(catch).collect()
    }

    /// 5.1: what is caught, and who goes home; or what ships wait.
    fn sail(&self, place: Place) -> Vec<Remark> {
        let open = self.open;
        if place.is_port() {
            let ships = open.lagoon.ships_in(place).map(|ship| super::ship("ship-short", open.edition(), ship));
            let ships = super::join("list", ships);
            return Vec::from([Remark::gain(Message::new("remark-ships").with("ships", ships))]);
        }
        let ring = &open.players[self.seat].ring;
        let matches = open.lagoon.matches(place, &ring.arrows());
        let catch = Remark::gain(Message::new("remark-catch").with("fish", matches));
        let mut remarks = Vec::from([catch.signed("fish", matches.into())]);
        if ring.can_send() {
            let others = Seat::all(open.seats).filter(|other| *other != self.seat);
            remarks.extend(others.filter(|other| open.players[*other].fishers[place as usize] > 0).map(|other| {
                let stays = open.players[other].ring.is_full();
                let key = if stays { "remark-stays" } else { "remark-goes-home" };
                Remark::warning(Message::new(key).with("seat", other))
            }));
        }
        remarks
    }

    /// 5.2: a privilege if it is needed, a coin, who goes home, and the union.
    fn lace(&self, square: Cell) -> Vec<Remark> {
        let (open, player) = (self.open, &self.open.players[self.seat]);
        let mut remarks = Vec::new();
        if lace::needs_privilege(open, square) {
            remarks.push(privilege());
        }
        if let Some(other) = lace::occupant(open, square) {
            remarks.push(Remark::warning(Message::new("remark-goes-home").with("seat", other)));
        }
        if open.workshops.coins().contains(square) {
            remarks.push(coins(1));
        }
        let union = player.lace.or(square.alone()).groups().find(|group| group.contains(square));
        let workers = union.map_or(1, Cells::len);
        if workers > 1 {
            let scores = Message::new("remark-union").with("workers", workers);
            remarks.push(Remark::gain(scores.with("points", workshop::union(workers))));
        }
        remarks
    }

    /// 6.2: two points, and what the union grows by.
    fn pay(&self, square: Cell, convent: bool) -> Vec<Remark> {
        let open = self.open;
        let Phase::Pay { paid, .. } = open.phase else { return Vec::new() };
        let mut remarks = Vec::new();
        if let Some(colour) = open.workshops.colour(square).filter(|_| !convent) {
            let text = Message::new("remark-cube").with("colour", colour.key());
            remarks.push(Remark::price(text).signed("cubes", 1));
        }
        let more = workshop::unions(paid.or(square.alone())) - workshop::unions(paid);
        remarks.push(points(pay::PAID + more));
        remarks
    }
}
