//! The numbers people may argue about. Values are in thousandths of a thaler, shares in per cent, times in hundredths of a round.

use super::plan::TURNS;
use crate::weights::weights;

weights! {
    /// What `haggler` believes, and whoever reads ahead.
    ///
    /// Found by `campiello train` among bots that believe [other things](Weights::greedy): what a field or a card is worth depends on how well one deals.
    "weights.txt":
    /// What `greedy` believes.
    ///
    /// Found by playing, not by thinking: one weight after another was changed and kept if some hundred games at every number of seats went better.
    /// `examples/trading.rs` measures the result.
    "greedy.txt":
    /// How many of the cards that are drawn from a pile come to the discard pile while it lasts.
    discarded: i32,
    /// What a field brings in a round if nothing is known about it, with two and with three fields.
    fallow: [i32; 2],
    /// How long a single bean stays on its field at least.
    stuck: i32,
    /// The share of the cards of a wanted sort that reach a field if they come up in one's own turn.
    own_share: i32,
    /// The same for the turns of those who do not grow the sort, together for all who do.
    others_share: i32,
    /// The same for the turns of those who grow it too.
    growers_share: i32,
    /// How much of a gain counts in the next turn, the one after it, and so on.
    gain_ahead: [i32; TURNS],
    /// The same for losses.
    loss_ahead: [i32; TURNS],
    /// What planting the second card must bring.
    second: i32,
    /// The third field is bought if the game lasts so long.
    third_field: i32,
    /// What a hand card is worth because others may want it.
    chip: i32,
    /// What a card in another hand is worth to a seat that does not grow the sort.
    unwanted: i32,
    /// How much of what a card adds to a field it is worth in the hidden hand of its grower.
    held_share: i32,
    /// How much of what others gain counts as the own loss, for all others together.
    rivalry: i32,
    /// How much more it is at the end of the game for every thaler by which the other leads.
    leader: i32,
    /// When the end of the game begins.
    late: i32,
    /// What a deal must bring to be accepted.
    accept: i32,
    /// What a deal must bring to be offered.
    offer: i32,
    /// How many offers are made in a phase in the turn of another and in one's own.
    offers: [i32; 2],
    /// How much of an offer to the seat is left, in per cent, if it is not accepted at once and the own one is refused.
    kept: i32,
    /// The least chance of an offer that is made.
    chance: i32,
}

impl Weights {
    /// What is believed by a bot that never deals: nothing comes from others, and so little that a third field does not pay.
    pub fn alone() -> Self {
        Self { fallow: [150, 150], others_share: 0, growers_share: 0, third_field: i32::MAX, ..Self::greedy() }
    }
}
