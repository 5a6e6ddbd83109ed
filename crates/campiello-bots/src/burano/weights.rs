//! The numbers people may argue about. Points are in hundredths, shares in per cent.

use crate::weights::weights;

/// Those that say how far is looked, and not what is believed: more is better and slower, so they are not fitted.
pub(super) const SIGHT: [&str; 6] = ["beam", "narrow_beam", "season", "pyramids", "sites", "squares"];

weights! {
    /// What is believed by whoever reads ahead.
    ///
    /// Found by `campiello train`, from [what greedy believes](Weights::greedy) on and among two bots that do: 58 generations of 24 deals, spread 0.8 at
    /// first.
    "weights.txt":
    /// What `greedy` believes.
    ///
    /// First guessed, then fitted twice to games of four of these bots (200 of seed 101, 400 of seed 102): by least squares, by how much each weight
    /// should differ to foresee the results. About half of each step was taken in eleven groups (roofs, cards, fish, …). Each
    /// group was measured alone, one changed bot among three unchanged ones (`examples/burano.rs`, 300 or 400 games of seeds 2 and 4): all
    /// did better, by 2 to 17 points ± 2, two of them by little more than the error, and all were kept. `rival` is the better of the two values tried
    /// (50, 100; 200 games of seed 5); `pyramids` was tried with 20 and set to 12 for time. Two groups after a third fit (seed 103)
    /// brought nothing. A weight of 0 is one that the fits could not tell from nothing, or wanted below it.
    "greedy.txt":
    /// How many positions are kept from move to move of a turn.
    beam: i32,
    /// The same while a season is played in the mind.
    narrow_beam: i32,
    /// How many turns of a season are played in the mind to see what a pyramid is good for.
    season: i32,
    /// How many changes of a pyramid are tried.
    pyramids: i32,
    /// How many sites are tried for a cube.
    sites: i32,
    /// How many squares are tried for each worker.
    squares: i32,

    /// Each of the first three coins, which buy the next move.
    coin_first: i32,
    /// Each of the next six.
    coin_next: i32,
    /// Each coin more.
    coin_rest: i32,
    /// Each of the first three privileges.
    privilege: i32,
    /// Each privilege more.
    privilege_rest: i32,

    /// A coin, of nine at most, at the beginning more than at the end.
    coin_early: i32,
    /// A privilege, at the beginning more than at the end.
    privilege_early: i32,

    /// How much of an island's majority is lost until clean-up with every turn to come.
    island_risk: i32,
    /// What a majority is worth in each later season.
    island_later: i32,
    /// A worker on an island where others have more, or as many.
    island_presence: i32,

    /// How much of the lace is lost until clean-up with every turn to come.
    lace_risk: i32,
    /// What lace is worth in the next season if there are cubes to pay it.
    lace_later: i32,
    /// What is left of that with each season more.
    lace_fading: i32,
    /// Cubes that are built in a season and cannot pay.
    built_later: i32,

    /// How much the mean of the others counts.
    rival: i32,
    /// How much of another's lace counts again for each later season.
    rival_later: i32,

    /// A cube that is left for the next season.
    cube_left: i32,
    /// A house of the ring under a worker: a cube in the next season.
    ring_cube: i32,
    /// A worker on the ring who could leave.
    ring_free: i32,

    /// A worker on the ring, for every later season.
    ring_seasons: i32,
    /// A visible coin on the ring.
    ring_coin: i32,
    /// A visible fountain on the ring.
    ring_fountain: i32,
    /// A dock that matches, on the best island within reach.
    matching: i32,
    /// A port within reach of a boat with three fish or more.
    port_near: i32,
    /// A free square beside an own worker that an arrow allows, up to three.
    lace_near: i32,
    /// A cube in the pyramid, two for every turn to come in the season.
    stock: i32,

    /// A work that a free cube offers.
    free_work: i32,
    /// A prepared fishing cube.
    prepared_fishing: i32,
    /// A prepared lace cube when three workers can leave.
    prepared_lace: i32,
    /// A prepared earning cube: each visible coin.
    prepared_earning: i32,
    /// A prepared cube of any work, and of one not yet known.
    prepared: i32,

    /// A fish of which there is no other in hand.
    fish_1: i32,
    /// Two of a kind.
    fish_2: i32,
    /// Three.
    fish_3: i32,
    /// Four.
    fish_4: i32,
    /// Five.
    fish_5: i32,
    /// Six.
    fish_6: i32,
    /// The share that is left of that with one turn to come.
    fish_last: i32,
    /// The same with two.
    fish_soon: i32,
    /// The same with more.
    fish_share: i32,

    /// What the bonus of a roof is worth before it is taken.
    bonus: i32,
    /// How likely a tile is laid that fits now.
    roof_fits: i32,
    /// The same if a prepared cube is missing.
    roof_prepared: i32,
    /// The same if a free cube is missing.
    roof_free: i32,
    /// The same if a cube is missing that lies somewhere in the pyramid.
    roof_covered: i32,
    /// The same for all others.
    roof_hope: i32,
    /// What a roof that fits costs to lay.
    roof_cost: i32,
    /// A roof that another could lay.
    roof_given: i32,

    /// By how much a new tile must promise more than an old one.
    roof_change: i32,

    /// Cards: each half that may still be laid, for 9.1.
    card_half: i32,
    /// 9.2, each turn to come.
    card_wild: i32,
    /// 9.3, each turn to come.
    card_fish: i32,
    /// 9.4, each turn to come.
    card_lace: i32,
    /// 9.5, each turn to come.
    card_boat: i32,
    /// 9.6, each turn to come.
    card_guild: i32,
    /// 9.7, each clean-up.
    card_harbour: i32,
    /// 9.8, each clean-up.
    card_convent: i32,
    /// 9.9, each turn to come.
    card_hall: i32,
}
