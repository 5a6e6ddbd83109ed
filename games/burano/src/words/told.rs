//! The log: a move and what it led to, as a viewer may know it.

use alloc::string::ToString;
use alloc::vec::Vec;

use campiello_core::{Message, Seat, Viewer};

use super::{building, built, colour, enough, join, kind, lot, lots_sold, place, shapes, tile, whom};
use crate::components::{Colour, Cubes, Place, Shoal, Tile, Work};
use crate::grid::Cell;
use crate::notation::{Action, Post};
use crate::state::{Open, Phase, Player, Source, State};

/// A move as the log tells it to a viewer, with everything that it led to.
#[must_use]
pub fn told(before: &State, after: &State, seat: Seat, action: Action, viewer: Viewer) -> Message {
    let story = Story { before, after, seat, viewer };
    let mut parts = Vec::from([story.alone(action)]);
    story.earned(action, &mut parts);
    story.neighbours(&mut parts);
    story.pyramids(&mut parts);
    story.points(&mut parts);
    story.works(&mut parts);
    story.cubes(action, &mut parts);
    story.season(&mut parts);
    join("told-then", parts.into_iter())
}

/// A move between two states.
struct Story<'s> {
    before: &'s State,
    after: &'s State,
    seat: Seat,
    viewer: Viewer,
}

impl Story<'_> {
    /// The move itself.
    fn alone(&self, action: Action) -> Message {
        let open = &self.before.open;
        let player = &open.players[self.seat];
        match action {
            Action::Roofs(kinds) => {
                let kinds = join("list", kinds.iter().map(kind));
                Message::new("told-roofs").with("kinds", kinds).with("tiles", self.new_roofs())
            }
            Action::Discard(roof) => Message::new("told-discard").with("tile", tile(roof)),
            Action::Pyramid(pyramid) if self.viewer.is(self.seat) => built("told-pyramid-own", &pyramid),
            Action::Pyramid(_) => Message::new("told-pyramid"),
            Action::Take(step) => {
                let cube = player.pyramid.cube(step).map_or("", Colour::key);
                self.paid(Message::new("told-take").with("colour", cube).with("step", step.to_string()))
            }
            Action::Build { colour, cell } => {
                let same = open.island.uncovered_half(cell) == Some(colour);
                let key = if same { "told-build-privilege" } else { "told-build" };
                let level = open.island.height(cell) + 1;
                self.paid(at(key, cell).with("colour", colour.key()).with("level", level))
            }
            Action::Roof { tile: roof, first, second } => {
                let said = Message::new("told-roof").with("tile", tile(roof));
                self.paid(said.with("first", first.to_string()).with("second", second.to_string()))
            }
            Action::Privileges => Message::new("told-privileges"),
            Action::Card(_) => self.card(action),
            Action::Swap(one, other) => {
                let said = Message::new("told-swap").with("one", colour(one.colour)).with("here", place(one.island));
                said.with("other", colour(other.colour)).with("there", place(other.island))
            }
            Action::Sail(place) => Message::new("told-sail").with("place", place.key()),
            Action::Fish(Some(fish)) => Message::new("told-fish").with("fish", fish.key()),
            Action::Fish(None) => self.drawn(),
            Action::Crew(workers) => {
                Message::new("told-crew").with("workers", workers).with("place", player.boat.key())
            }
            Action::Sell { ship, kind } => {
                let sale = if let Phase::Port { sale } = open.phase { sale } else { None };
                let (lots, sold) = (open.edition().lots(ship), lots_sold(sale));
                let said = Message::new("told-sell").with("lot", lot(kind, lots.size)).with("ship", ship.key());
                said.with("points", lots.price(sold + 1) - lots.price(sold))
            }
            Action::Lace(square) => {
                let spent = player.privileges > self.after.open.players[self.seat].privileges;
                let key = if spent { "told-lace-privilege" } else { "told-lace" };
                self.on_square(key, square).with("coin", u8::from(open.workshops.coins().contains(square)))
            }
            Action::Recall(Post::Island(island)) => Message::new("told-recall-island").with("place", island.key()),
            Action::Recall(Post::Square(square)) => self.on_square("told-recall-square", square),
            Action::Buy { colour, step: Some(step) } => {
                Message::new("told-buy-step").with("colour", colour.key()).with("step", step.to_string())
            }
            Action::Buy { colour, step: None } => Message::new("told-buy").with("colour", colour.key()),
            Action::Coin => Message::new("told-coin"),
            Action::Pay { square, convent } => {
                self.on_square(if convent { "told-pay-free" } else { "told-pay" }, square)
            }
            Action::Replace(colour) => Message::new("told-replace").with("colour", colour.key()),
            Action::Enough => enough("told-enough", open.phase),
            Action::End => Message::new("told-end").with("moves", open.moves),
        }
    }

    /// 4.1: the first move brings a coin, the others cost.
    fn paid(&self, told: Message) -> Message {
        told.with("moves", self.before.open.moves).with("price", self.before.open.price())
    }

    fn on_square(&self, key: &'static str, square: Cell) -> Message {
        let colour = self.before.open.workshops.colour(square).map_or("", Colour::key);
        at(key, square).with("colour", colour)
    }

    /// A building card lies face up before its owner, wherever it came from.
    fn card(&self, action: Action) -> Message {
        let (before, after) = (self.before.open.players[self.seat].cards, self.after.open.players[self.seat].cards);
        let taken = after.iter().filter(|card| !before.contains(*card)).map(building);
        let key = if action == Action::Card(None) { "told-card-deck" } else { "told-card" };
        Message::new(key).with("card", join("list", taken))
    }

    /// 5.1.1: what came from the deck is known to its owner only.
    fn drawn(&self) -> Message {
        if !self.viewer.is(self.seat) {
            return Message::new("told-fish-deck");
        }
        let drawn: Shoal = more(self.before.drawn[self.seat], self.after.drawn[self.seat]);
        Message::new("told-fish-deck-own").with("fish", super::shoal(&drawn))
    }

    /// The tiles that have come to the roof cells.
    fn new_roofs(&self) -> Message {
        let before = self.before.open.players[self.seat].roofs;
        let new = |roof: &Tile| !before.contains(&Some(*roof));
        join("list", self.after.open.players[self.seat].roofs.into_iter().flatten().filter(new).map(quoted))
    }

    /// 5.1.1 and 8.2: workers of others who had to go home, or could not.
    fn neighbours(&self, parts: &mut Vec<Message>) {
        let (before, after) = (&self.before.open, &self.after.open);
        let grew = |island: &Place| {
            let fishers = |open: &Open| open.players[self.seat].fishers[*island as usize];
            fishers(after) > fishers(before)
        };
        let sent_to = Place::ISLANDS.into_iter().find(grew);
        for other in Seat::all(before.seats).filter(|other| *other != self.seat) {
            let (was, is) = (&before.players[other], &after.players[other]);
            if is.abroad() < was.abroad() {
                parts.push(self.of("told-goes-home", other));
            } else if sent_to.is_some_and(|island| was.fishers[island as usize] > 0) {
                parts.push(self.of("told-stays", other));
            }
        }
    }

    /// Something of a seat.
    fn of(&self, key: &'static str, seat: Seat) -> Message {
        with_owner(Message::new(key), seat, self.viewer)
    }

    /// 5.3: what an earning house has brought by itself.
    fn earned(&self, action: Action, parts: &mut Vec<Message>) {
        let open = &self.before.open;
        if let Action::Build { colour, .. } = action
            && open.work(colour) == Work::Earning
        {
            let coins = open.players[self.seat].ring.coins();
            parts.push(Message::new("told-earned").with("coins", coins));
        }
    }

    /// 3.2: when the last pyramid is built all are shown, and what is left over is sold.
    fn pyramids(&self, parts: &mut Vec<Message>) {
        let (before, after) = (&self.before.open, &self.after.open);
        if before.phase != Phase::Pyramid || after.phase == Phase::Pyramid {
            return;
        }
        parts.push(Message::new("told-shown-all"));
        for seat in Seat::all(before.seats) {
            let pyramid = &after.players[seat].pyramid;
            let mut left = before.players[seat].reserve;
            left.take_all(&pyramid.cubes());
            let said = with_owner(built("told-shown", pyramid), seat, self.viewer);
            parts.push(said.with("coins", left.total()));
        }
    }

    /// Points by their source, seat by seat. A sale has said its own.
    fn points(&self, parts: &mut Vec<Message>) {
        let (before, after) = (&self.before.open, &self.after.open);
        for source in Source::ALL {
            let gain = |seat: Seat| {
                let points = |open: &Open| open.players[seat].points[source as usize];
                points(after) - points(before)
            };
            let scores = Seat::all(before.seats)
                .filter(|seat| gain(*seat) > 0)
                .map(|seat| Message::new("scored").with("whom", whom(seat, self.viewer)).with("points", gain(seat)));
            let scores: Vec<Message> = scores.collect();
            if !scores.is_empty() && source != Source::Ships {
                let scores = join("list", scores.into_iter());
                parts.push(Message::new("told-points").with("source", source.key()).with("scores", scores));
            }
        }
    }

    /// 6.3: what the colours do from now on.
    fn works(&self, parts: &mut Vec<Message>) {
        let (before, after) = (&self.before.open, &self.after.open);
        if is_refilling(before) || !is_refilling(after) {
            return;
        }
        let work = |work: Work| {
            let colours = Colour::ALL.into_iter().filter(|colour| after.work(*colour) == work);
            Message::new("work-short").with("work", work.key()).with("colours", shapes(colours))
        };
        let works = join("list", Work::ALL.into_iter().map(work));
        parts.push(Message::new("told-works").with("works", works));
    }

    /// 6.4: how many cubes came from the supply, seat by seat.
    fn cubes(&self, action: Action, parts: &mut Vec<Message>) {
        let (before, after) = (&self.before.open, &self.after.open);
        if !is_refilling(after) {
            return;
        }
        let came = |seat: &Seat| refilled(after, *seat) && !refilled(before, *seat);
        let gain = |seat: Seat| {
            let cubes = all_cubes(&after.players[seat]).total() + u8::from(self.pays_cube(seat, action));
            let had = all_cubes(&before.players[seat]).total() + u8::from(self.buys_cube(seat, action));
            (seat, cubes.saturating_sub(had))
        };
        let gains = after.from_first().filter(came).map(gain).filter(|(_, cubes)| *cubes > 0);
        let gains: Vec<Message> = gains
            .map(|(seat, cubes)| Message::new("scored").with("whom", whom(seat, self.viewer)).with("points", cubes))
            .collect();
        if !gains.is_empty() {
            parts.push(Message::new("told-cubes").with("cubes", join("list", gains.into_iter())));
        }
    }

    /// 6.2: whether the move itself took a cube away from a seat.
    fn pays_cube(&self, seat: Seat, action: Action) -> bool {
        seat == self.seat && matches!(action, Action::Pay { convent: false, .. })
    }

    /// 8.3: whether the move itself brought a seat a cube.
    fn buys_cube(&self, seat: Seat, action: Action) -> bool {
        seat == self.seat && matches!(action, Action::Buy { .. })
    }

    fn season(&self, parts: &mut Vec<Message>) {
        let season = self.after.open.season;
        if season != self.before.open.season {
            parts.push(Message::new("told-season").with("season", season.key()));
        }
    }
}

/// 6.4 and 6.5: whether the clean-up has come to the cubes, and the colours are shuffled (6.3).
const fn is_refilling(open: &Open) -> bool {
    matches!(open.phase, Phase::Refill { .. } | Phase::Roofs)
}

/// 6.4: whether a seat has got its cubes in this clean-up: from the first player to the active seat.
fn refilled(open: &Open, seat: Seat) -> bool {
    match open.phase {
        Phase::Refill { .. } => {
            let nth = |wanted: Seat| open.from_first().position(|seat| seat == wanted);
            nth(seat) <= nth(open.active)
        }
        Phase::Roofs => true,
        _ => false,
    }
}

/// The cubes of a seat from which 6.4 makes its new reserve.
fn all_cubes(player: &Player) -> Cubes {
    let mut cubes = player.pyramid.cubes();
    cubes.add_all(&player.reserve);
    cubes
}

/// A tile whose name may have commas, among others.
fn quoted(roof: Tile) -> Message {
    Message::new("quoted").with("what", tile(roof))
}

/// Adds whose it is: the reader's, or a seat's.
fn with_owner(message: Message, seat: Seat, viewer: Viewer) -> Message {
    let who = if viewer.is(seat) { "you" } else { "seat" };
    message.with("who", who).with("seat", seat)
}

fn at(key: &'static str, cell: Cell) -> Message {
    Message::new(key).with("cell", cell.to_string())
}

/// What one bag has more than another.
fn more(before: Shoal, after: Shoal) -> Shoal {
    let mut more = after;
    before.iter().for_each(|(fish, count)| {
        more.take_many(fish, count);
    });
    more
}
