//! What a position promises a seat, in hundredths of points.

use burano::components::COLOURS;
use burano::ring::Ring;
use burano::{Building, Cells, Colour, Cubes, Open, Phase, Place, Player, Season, State, Work};
use campiello_core::Seat;

use super::weights::Weights;
use super::{cards, fish, lace, roofing};

/// A point.
pub(super) const POINT: i32 = 100;

/// So many fish are worth a way to a port.
const PORTFUL: u8 = 3;

/// How much of the game is still to come for a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// Turns in this season.
    pub turns: i32,
    /// Turns until the end.
    pub all_turns: i32,
    /// Seasons after this one.
    pub seasons: i32,
}

impl Horizon {
    /// What comes for the active seat after this turn.
    pub(super) fn after_turn(open: &Open) -> Self {
        let in_turn = !matches!(open.phase, Phase::Pay { .. });
        let turns = if in_turn { i32::from(open.season.turns()) - 1 - i32::from(open.round) } else { 0 };
        Self::with(open.season, turns.max(0))
    }

    fn with(season: Season, turns: i32) -> Self {
        let later = &Season::ALL[season as usize + 1..];
        let all_turns = turns + later.iter().map(|season| i32::from(season.turns())).sum::<i32>();
        Self { turns, all_turns, seasons: later.len() as i32 }
    }
}

/// Who thinks, and by which beliefs.
#[derive(Clone, Copy)]
pub(super) struct Mind<'w> {
    pub weights: &'w Weights,
    pub seat: Seat,
}

impl Mind<'_> {
    /// What a position promises if the turn ended now.
    pub(super) fn value(&self, state: &State) -> i32 {
        let open = &state.open;
        let player = &open.players[self.seat];
        let horizon = Horizon::after_turn(open);
        let (lace, privileges) = lace::worth(self.weights, open, player, horizon);
        i32::from(player.total()) * POINT
            + self.money(player.coins.into(), privileges, horizon)
            + self.islands(open, self.seat, horizon)
            + lace
            - self.rivals(open, horizon)
            + fish::worth(self.weights, state, self.seat, horizon)
            + roofing::worth(self.weights, open, &open.island, self.seat, horizon)
            + self.cubes(open, player, horizon)
            + self.outlook(open, player, horizon)
            + cards::worth(self.weights, open, self.seat, horizon)
    }

    /// Coins, and the privileges that will not pay for lace.
    fn money(&self, coins: i32, privileges: i32, horizon: Horizon) -> i32 {
        if horizon.all_turns == 0 {
            return (coins + privileges) * POINT / 5;
        }
        let weights = self.weights;
        let first = coins.min(3);
        let next = (coins - 3).clamp(0, 6);
        let rest = (coins - 9).max(0);
        let rest_worth = if horizon.all_turns == 1 { POINT / 5 } else { weights.coin_rest };
        first * weights.coin_first
            + next * weights.coin_next
            + rest * rest_worth
            + privileges.min(3) * weights.privilege
            + (privileges - 3).max(0) * weights.privilege_rest
            + (coins.min(9) * weights.coin_early + privileges * weights.privilege_early) * horizon.all_turns / 13
    }

    /// 6.1: majorities in this clean-up and the next ones.
    fn islands(&self, open: &Open, seat: Seat, horizon: Horizon) -> i32 {
        let weights = self.weights;
        let breaks_ties = open.players[seat].cards.contains(Building::HarbourOffice);
        let full = i32::from(open.seats.min(4)) * POINT;
        let share = 100 - weights.island_risk * horizon.turns + weights.island_later * horizon.seasons;
        let mut sum = 0;
        for island in Place::ISLANDS {
            let own = open.players[seat].fishers[island as usize];
            if own == 0 {
                continue;
            }
            let (mut most, mut ties) = (0, 1);
            for (rival, other) in open.players.iter(open.seats) {
                if rival != seat {
                    let workers = other.fishers[island as usize];
                    most = most.max(workers);
                    ties += i32::from(workers == own);
                }
            }
            if own > most || own == most && breaks_ties {
                sum += full * share / 100;
            } else {
                if own == most {
                    sum += full / POINT / ties * POINT * share / 100;
                }
                sum += if horizon.turns > 0 { weights.island_presence } else { 0 };
            }
        }
        sum
    }

    /// What the others have of what a turn can take from them or give them: lace, majorities, coins.
    fn rivals(&self, open: &Open, horizon: Horizon) -> i32 {
        let weights = self.weights;
        if weights.rival == 0 {
            return 0;
        }
        let of_rival = |(seat, player): (Seat, &Player)| {
            let lace = lace::pay(&open.workshops, player.lace, counts(player), player.privileges.into());
            let coin = if horizon.all_turns == 0 { POINT / 5 } else { weights.coin_next };
            let lace = lace.points() * (POINT + weights.rival_later * horizon.seasons);
            lace + self.islands(open, seat, horizon) + i32::from(player.coins) * coin
        };
        let rivals = open.players.iter(open.seats).filter(|(seat, _)| *seat != self.seat);
        rivals.map(of_rival).sum::<i32>() * weights.rival / 100 / (i32::from(open.seats) - 1)
    }

    /// Cubes in preparation and in the pyramid.
    fn cubes(&self, open: &Open, player: &Player, horizon: Horizon) -> i32 {
        let weights = self.weights;
        if horizon.all_turns == 0 {
            return i32::from(player.preparation.total());
        }
        let prepared: i32 = player
            .preparation
            .iter()
            .map(|(colour, count)| i32::from(count) * self.prepared(open.work(colour), &player.ring, horizon))
            .sum();
        let mut offered = [false; Work::ALL.len()];
        if horizon.turns > 0 {
            let free = player.pyramid.free().filter_map(|step| player.pyramid.cube(step));
            free.for_each(|colour| offered[open.work(colour) as usize] = true);
        }
        let offered = offered.iter().filter(|offered| **offered).count() as i32;
        let stock = i32::from(player.pyramid.len()).min(2 * horizon.turns);
        prepared + offered * weights.free_work + stock * weights.stock
    }

    /// What the ring and the boat allow: workers who can leave, squares beside own workers, matching docks, a port.
    fn outlook(&self, open: &Open, player: &Player, horizon: Horizon) -> i32 {
        let (weights, ring) = (self.weights, &player.ring);
        if horizon.all_turns == 0 {
            return 0;
        }
        let workers = i32::from(ring.workers());
        let cubes = if horizon.seasons > 0 { weights.ring_cube } else { 0 } + horizon.seasons * weights.ring_seasons;
        let arrows = ring.arrows();
        let near = if horizon.turns > 0 { squares_near(open, player, arrows).min(3) } else { 0 };
        let routes = open.edition().routes(player.boat);
        let islands = routes.iter().filter(|place| !place.is_port());
        let matches = islands.map(|island| open.lagoon.matches(island, &arrows)).max().unwrap_or(0);
        let port = player.fish() >= PORTFUL && routes.iter().any(Place::is_port);
        workers * cubes
            + (workers - 1).min(4) * weights.ring_free
            + i32::from(ring.coins()) * weights.ring_coin
            + i32::from(ring.fountains()) * weights.ring_fountain
            + i32::from(near) * weights.lace_near
            + i32::from(matches) * weights.matching
            + i32::from(port) * weights.port_near
    }

    /// A cube in preparation, by what it will do.
    fn prepared(&self, work: Work, ring: &Ring, horizon: Horizon) -> i32 {
        let weights = self.weights;
        if horizon.turns == 0 {
            return weights.prepared;
        }
        match work {
            Work::Fishing => weights.prepared_fishing,
            Work::Lace => weights.prepared_lace * i32::from(ring.workers() - 1).min(3) / 3,
            Work::Earning => weights.prepared + weights.prepared_earning * i32::from(ring.coins()),
        }
    }
}

/// How many free squares of the arrows' colours lie beside a seat's own workers.
fn squares_near(open: &Open, player: &Player, arrows: Cubes) -> u8 {
    let tiles = arrows.iter().fold(Cells::NONE, |all, (colour, _)| all.or(open.workshops.tile(colour)));
    let taken = open.players.iter(open.seats).fold(Cells::NONE, |all, (_, player)| all.or(player.lace));
    player.lace.beside().and(tiles).without(taken).len()
}

/// The cubes of a pyramid by colour.
pub(super) fn counts(player: &Player) -> [u8; COLOURS] {
    Colour::ALL.map(|colour| player.pyramid.count(colour) + player.reserve.count(colour))
}
