//! 2 Before the first turn.

use campiello_core::{BySeat, Chance, Seat, SeatSet, Settings};

use crate::Burano;
use crate::cleanup;
use crate::components::{Buildings, COLOURS, CUBES, Colour, Cubes, ISLANDS, Place, SHIPS, Shoal, Work};
use crate::edition::Edition;
use crate::grid::Cells;
use crate::island::Island;
use crate::lagoon::{DOCKS, Lagoon};
use crate::pyramid::Pyramid;
use crate::ring::{ARROWS, HOUSES, Ring};
use crate::roofs::Stack;
use crate::state::{DISPLAY, Open, Phase, Player, ROOF_CELLS, Season, State};
use crate::turn::roof;
use crate::workshop::{Workshops, assemble};

/// 2.3: cubes of every colour in a reserve, and coins.
const RESERVE: u8 = 3;
const COINS: u16 = 3;
/// 2.2: everyone starts with one privilege.
const PRIVILEGES: u8 = 1;

/// The place of the free layout in [`crate::SWITCHES`].
const FREE_LAYOUT: usize = 0;

/// Lays out everything; then roofs are chosen (2.4).
pub fn setup(settings: &Settings<Burano>, luck: &mut impl Chance) -> State {
    let (seats, edition) = (settings.seats(), settings.edition());
    let first = Seat::new(luck.below(seats.into()) as u8);
    let mut open = Open {
        edition,
        seats,
        phase: Phase::Roofs,
        active: first,
        first,
        season: Season::Spring,
        round: 0,
        moves: 0,
        ready: SeatSet::NOBODY,
        supply: Cubes::each(CUBES),
        island: Island::bare(),
        lagoon: lagoon(luck),
        workshops: workshops(settings, luck),
        works: works(luck),
        display: [None; DISPLAY],
        deck: 0,
        stacks: edition.roofs.map(Stack::new),
        cards: Buildings::NONE,
        card_deck: Buildings::all(),
        players: BySeat::from_fn(|_| absent(edition)),
    };
    if let Some(colour) = open.supply.draw(luck) {
        open.island.build(edition.first_hollow(), colour);
    }
    roof::fill_display(&mut open, luck);
    for (letter, seat) in open.from_first().enumerate() {
        open.players[seat] = player(edition, letter, luck);
        let enough = open.supply.take_all(&Cubes::each(RESERVE));
        debug_assert!(enough, "four seats take 12 of 20");
    }
    let drawn = BySeat::from_fn(|_| Shoal::NONE);
    let plans = BySeat::from_fn(|_| Pyramid::default());
    let mut state = State { open, drawn, deck: edition.fish(), plans };
    state.open.deck = state.deck.total();
    crate::works::catch::fill_display(&mut state, luck);
    cleanup::roofs::begin(&mut state.open);
    state
}

/// 1.4 and 1.5: docks and ships at random.
fn lagoon(luck: &mut impl Chance) -> Lagoon {
    let mut docks: [Colour; ISLANDS * DOCKS] = core::array::from_fn(|n| Colour::ALL[n % COLOURS]);
    luck.shuffle(&mut docks);
    let mut ships: [Place; SHIPS] =
        core::array::from_fn(|n| if n < SHIPS / 2 { Place::WestPort } else { Place::EastPort });
    luck.shuffle(&mut ships);
    Lagoon { docks: core::array::from_fn(|island| core::array::from_fn(|n| docks[island * DOCKS + n])), ships }
}

/// 1.8: the first-game layout, or the same tiles at random.
fn workshops(settings: &Settings<Burano>, luck: &mut impl Chance) -> Workshops {
    let first_game = settings.edition().workshops(settings.seats());
    if settings.switches().is_on(FREE_LAYOUT) { assemble(first_game, luck) } else { *first_game }
}

/// 2.1 and 6.3: two colours for each work.
pub(crate) fn works(luck: &mut impl Chance) -> [Work; COLOURS] {
    let mut works = core::array::from_fn(|n| Work::ALL[n / 2]);
    luck.shuffle(&mut works);
    works
}

/// 2.2 and 2.3: a seat with the letter of this number.
fn player(edition: &'static Edition, letter: usize, luck: &mut impl Chance) -> Player {
    let mut pieces = [0, 1, 2, 3];
    luck.shuffle(&mut pieces);
    let mut player = Player { ring: ring(edition, pieces, letter), ..absent(edition) };
    player.reserve = Cubes::each(RESERVE);
    player.coins = COINS;
    player.privileges = PRIVILEGES;
    player.boat = edition.letters[letter];
    player.fishers[player.boat as usize] = 1;
    player
}

/// A ring of the pieces in this order, whose arrows point at the piece of a letter.
pub(crate) fn ring(edition: &Edition, pieces: [usize; 4], letter: usize) -> Ring {
    let houses: [_; HOUSES] = core::array::from_fn(|n| edition.ring[pieces[n / ARROWS]][n % ARROWS]);
    let place = pieces.iter().position(|piece| *piece == letter).unwrap_or_default();
    Ring::new(houses, (place * ARROWS) as u8)
}

/// What is before a seat that nobody sits in.
pub(crate) fn absent(edition: &'static Edition) -> Player {
    Player {
        ring: ring(edition, [0, 1, 2, 3], 0),
        reserve: Cubes::NONE,
        pyramid: Pyramid::default(),
        preparation: Cubes::NONE,
        roofs: [None; ROOF_CELLS],
        coins: 0,
        privileges: 0,
        boat: Place::Murano,
        fishers: [0; ISLANDS],
        lace: Cells::NONE,
        cards: Buildings::NONE,
        seen: Shoal::NONE,
        unseen: 0,
        sold: Shoal::NONE,
        points: Default::default(),
        turns: 0,
    }
}
