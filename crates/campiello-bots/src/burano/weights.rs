//! The numbers people may argue about. Points are in hundredths, shares in per cent.

/// Declares the weights with their usual values, and how to find one by its name.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $usual:literal,)*) => {
        /// What `greedy` believes.
        ///
        /// First guessed, then fitted twice to games of four of these bots (200 of seed 101, 400 of seed 102): `examples/burano_fit.rs` says by how
        /// much each weight should differ to foresee the results. About half of each step was taken in eleven groups (roofs, cards, fish, …). Each
        /// group was measured alone, one changed bot among three unchanged ones (`examples/burano.rs`, 300 or 400 games of seeds 2 and 4): all
        /// did better, by 2 to 17 points ± 2, two of them by little more than the error, and all were kept. `rival` is the better of the two values tried
        /// (50, 100; 200 games of seed 5); `pyramids` was tried with 20 and set to 12 for time. Two groups after a third fit (seed 103)
        /// brought nothing. A weight of 0 is one that the fits could not tell from nothing, or wanted below it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Default for Weights {
            fn default() -> Self {
                Self { $($name: $usual,)* }
            }
        }

        impl Weights {
            /// The names of all weights.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The weight of this name.
            pub fn named(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// How many positions are kept from move to move of a turn.
    beam: 8,
    /// The same while a season is played in the mind.
    narrow_beam: 2,
    /// How many changes of a pyramid are tried.
    pyramids: 12,
    /// How many sites are tried for a cube.
    sites: 2,
    /// How many squares are tried for each worker.
    squares: 4,

    /// Each of the first three coins, which buy the next move.
    coin_first: 125,
    /// Each of the next six.
    coin_next: 80,
    /// Each coin more.
    coin_rest: 50,
    /// Each of the first three privileges.
    privilege: 170,
    /// Each privilege more.
    privilege_rest: 100,

    /// A coin, of nine at most, at the beginning more than at the end.
    coin_early: 15,
    /// A privilege, at the beginning more than at the end.
    privilege_early: 25,

    /// How much of an island's majority is lost until clean-up with every turn to come.
    island_risk: 8,
    /// What a majority is worth in each later season.
    island_later: 14,
    /// A worker on an island where others have more, or as many.
    island_presence: 40,

    /// How much of the lace is lost until clean-up with every turn to come.
    lace_risk: 3,
    /// What lace is worth in the next season if there are cubes to pay it.
    lace_later: 60,
    /// What is left of that with each season more.
    lace_fading: 40,
    /// Cubes that are built in a season and cannot pay.
    built_later: 3,

    /// How much the mean of the others counts.
    rival: 50,
    /// How much of another's lace counts again for each later season.
    rival_later: 30,

    /// A cube that is left for the next season.
    cube_left: 95,
    /// A house of the ring under a worker: a cube in the next season.
    ring_cube: -70,
    /// A worker on the ring who could leave.
    ring_free: 0,

    /// A worker on the ring, for every later season.
    ring_seasons: 40,
    /// A visible coin on the ring.
    ring_coin: 30,
    /// A visible fountain on the ring.
    ring_fountain: 60,
    /// A dock that matches, on the best island within reach.
    matching: 60,
    /// A port within reach of a boat with three fish or more.
    port_near: 60,
    /// A free square beside an own worker that an arrow allows, up to three.
    lace_near: 60,
    /// A cube in the pyramid, two for every turn to come in the season.
    stock: 0,

    /// A work that a free cube offers.
    free_work: 60,
    /// A prepared fishing cube.
    prepared_fishing: 420,
    /// A prepared lace cube when three workers can leave.
    prepared_lace: 390,
    /// A prepared earning cube: each visible coin.
    prepared_earning: 30,
    /// A prepared cube of any work, and of one not yet known.
    prepared: 250,

    /// A fish of which there is no other in hand.
    fish_1: 200,
    /// Two of a kind.
    fish_2: 480,
    /// Three.
    fish_3: 900,
    /// Four.
    fish_4: 1500,
    /// Five.
    fish_5: 1700,
    /// Six.
    fish_6: 2100,
    /// The share that is left of that with one turn to come.
    fish_last: 32,
    /// The same with two.
    fish_soon: 42,
    /// The same with more.
    fish_share: 48,

    /// What the bonus of a roof is worth before it is taken.
    bonus: 600,
    /// How likely a tile is laid that fits now.
    roof_fits: 30,
    /// The same if a prepared cube is missing.
    roof_prepared: 22,
    /// The same if a free cube is missing.
    roof_free: 14,
    /// The same if a cube is missing that lies somewhere in the pyramid.
    roof_covered: 10,
    /// The same for all others.
    roof_hope: 0,
    /// What a roof that fits costs to lay.
    roof_cost: 150,
    /// A roof that another could lay.
    roof_given: 40,

    /// By how much a new tile must promise more than an old one.
    roof_change: 80,

    /// Cards: each half that may still be laid, for 9.1.
    card_half: 30,
    /// 9.2, each turn to come.
    card_wild: 140,
    /// 9.3, each turn to come.
    card_fish: 10,
    /// 9.4, each turn to come.
    card_lace: 40,
    /// 9.5, each turn to come.
    card_boat: 15,
    /// 9.6, each turn to come.
    card_guild: 15,
    /// 9.7, each clean-up.
    card_harbour: 0,
    /// 9.8, each clean-up.
    card_convent: 225,
    /// 9.9, each turn to come.
    card_hall: 62,
}
