//! The numbers people may argue about. Points are in hundredths, shares in per cent.

use super::faces::COUNTS;

/// What `greedy` believes.
///
/// Found by playing, not by thinking: one weight after another was changed and kept if some hundred solo games, and games against
/// itself for what concerns rivals, went better. `examples/strength.rs` measures the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// How far from the average card towards the best one an empty space may hope, by [`Count`](super::faces::Count).
    pub hope: [i32; COUNTS],
    /// The same from the average colour towards the best one, where several colours fit.
    pub colour_choice: i32,
    /// The chance to get a card that lies in the supply and stays there until the next turn.
    pub lying: i32,
    /// The chance to get a card that comes up from a deck.
    pub drawn: i32,
    /// How many cards come up per row and round, in hundredths, by the number of seats.
    pub flow: [i32; 4],
    /// How much of the above is left when only 0, 1, 2, … turns are left.
    pub reach: [i32; 6],
    /// The share of a token that a space costs for which no card of a fitting colour comes.
    pub misfit: i32,
    /// What a space costs that nothing can fill: no colour fits, and there is no token for it.
    pub stuck: i32,
    /// What −4, −3, −2, … coins more than needed are worth while many turns are left, once the usual waste is taken off.
    pub spare: [i32; 10],
    /// The coins that are usually wasted for every second floor that must be taken, in hundredths.
    pub waste_second: i32,
    /// The same for every other floor.
    pub waste: i32,
    /// With fewer turns left than these, spare coins are worth less in proportion.
    pub spare_turns: i32,
    /// What every card costs that must be taken beyond one a turn.
    pub crowding: i32,
    /// What it is worth to hold 0, 1, 2, 3 cards.
    pub held: [i32; 4],
    /// What a scaffold in use costs.
    pub scaffold: i32,
    /// What it is worth to complete a house now rather than later, by the number of seats.
    pub completed: [i32; 4],
    /// The share of its points that a character is worth who is still to come, by how many of the kind wait; 100 in the solo game.
    pub contested: [i32; 4],
    /// How likely closed windows cost points when the fullest other street has −2, −1, 0, 1, 2 more.
    pub windows: [i32; 5],
    /// When a character is chosen: the share that counts of what the others might add.
    pub alternatives: i32,
    /// By how much the points of a character may still change, in hundredths.
    pub doubt: i32,
    /// With others at the table: the round in which a bot in no hurry means to finish.
    pub horizon: i32,
    /// With others at the table: what every round costs that it takes longer than meant.
    pub late: i32,
    /// Whether what may still come is looked at anew for every card that may be taken.
    pub closely: bool,
    /// How many lots are tried for each card of a small hand.
    pub lots_tried: usize,
    /// How much worse than the best lot another may be to be tried, in hundredths of points.
    pub lots_within: i32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            hope: [60, 60, 45, 75, 35, 75, 90, 60, 40, 40, 40, 0],
            colour_choice: 40,
            lying: 55,
            drawn: 50,
            flow: [160, 220, 170, 230],
            reach: [0, 50, 85, 90, 95, 100],
            misfit: 40,
            stuck: 1000,
            spare: [-1800, -1400, -1000, -450, -300, -100, -30, 0, 30, 50],
            waste_second: 45,
            waste: 18,
            spare_turns: 3,
            crowding: 60,
            held: [0, -10, -15, -60],
            scaffold: 10,
            completed: [-20, 20, 20, 20],
            contested: [0, 90, 96, 98],
            windows: [85, 75, 60, 35, 15],
            alternatives: 22,
            doubt: 750,
            horizon: 11,
            late: 150,
            closely: true,
            lots_tried: 3,
            lots_within: 500,
        }
    }
}
