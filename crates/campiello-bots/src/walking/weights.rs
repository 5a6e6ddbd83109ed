//! The numbers people may argue about. Points are in hundredths, shares in per cent.

use super::faces::COUNTS;
use crate::weights::weights;

weights! {
    /// What is believed by whoever searches among others.
    ///
    /// Found by `campiello train`, from [what greedy believes](Weights::greedy) on and among three bots that do: 72 generations of 96 deals. With other
    /// deals the same bot led by 2.3 points more (1.3 to 3.3).
    "weights.txt":
    /// What `greedy` believes, and whoever plays alone.
    ///
    /// Found by playing, not by thinking: first by hand, then by `campiello train` in the solo game. What only matters with others at the table is as it was found
    /// by hand. `examples/strength.rs` measures the result.
    "greedy.txt":
    /// How far from the average card towards the best one an empty space may hope, by [`Count`](super::faces::Count).
    hope: [i32; COUNTS],
    /// The same from the average colour towards the best one, where several colours fit.
    colour_choice: i32,
    /// The chance to get a card that lies in the supply and stays there until the next turn.
    lying: i32,
    /// The chance to get a card that comes up from a deck.
    drawn: i32,
    /// How many cards come up per row and round, in hundredths, by the number of seats.
    flow: [i32; 4],
    /// How much of the above is left when only 0, 1, 2, … turns are left.
    reach: [i32; 6],
    /// The share of a token that a space costs for which no card of a fitting colour comes.
    misfit: i32,
    /// What a space costs that nothing can fill: no colour fits, and there is no token for it.
    stuck: i32,
    /// What −4, −3, −2, … coins more than needed are worth while many turns are left, once the usual waste is taken off.
    spare: [i32; 10],
    /// The coins that are usually wasted for every second floor that must be taken, in hundredths.
    waste_second: i32,
    /// The same for every other floor.
    waste: i32,
    /// With fewer turns left than these, spare coins are worth less in proportion.
    spare_turns: i32,
    /// What every card costs that must be taken beyond one a turn.
    crowding: i32,
    /// What it is worth to hold 0, 1, 2, 3 cards.
    held: [i32; 4],
    /// What a scaffold in use costs.
    scaffold: i32,
    /// What it is worth to complete a house now rather than later, by the number of seats.
    completed: [i32; 4],
    /// The share of its points that a character is worth who is still to come, by how many of the kind wait; 100 in the solo game.
    contested: [i32; 4],
    /// How likely closed windows cost points when the fullest other street has −2, −1, 0, 1, 2 more.
    windows: [i32; 5],
    /// When a character is chosen: the share that counts of what the others might add.
    alternatives: i32,
    /// By how much the points of a character may still change, in hundredths.
    doubt: i32,
    /// With others at the table: the round in which a bot in no hurry means to finish.
    horizon: i32,
    /// With others at the table: what every round costs that it takes longer than meant.
    late: i32,
    /// How many lots are tried for each card of a small hand.
    lots_tried: i32,
    /// How much worse than the best lot another may be to be tried, in hundredths of points.
    lots_within: i32,
}

impl Weights {
    /// What is believed by whoever searches at a table of so many seats.
    pub fn searching(seats: u8) -> Self {
        if seats == 1 { Self::greedy() } else { Self::default() }
    }
}
