//! A guided first game: two turns of the learner, with a deal, a gift, a harvest and a third field, and a deal in the turn of another.
//!
//! In this deal the learner holds three garden beans, which pay for the third field at once; the blue between them is given away. The other seats do
//! what suits them, and say what the learner can hear.

use campiello_core::Seat;
use campiello_core::lesson::{Lesson, Step};

/// The lesson.
pub const LESSON: Lesson = Lesson { seats: 3, switches: &[], deal: 78, steps: STEPS };

const STEPS: &[Step] = &[
    // Plant, turn up, deal, give.
    own("plant garden on 1", "lesson-welcome"),
    own("plant garden on 1", "lesson-second"),
    own("turn", "lesson-turn"),
    own("offer up:blue to any for soy", "lesson-offer"),
    bot(1, "accept 1 from 1"),
    own("offer 1 to p1 for nothing", "lesson-gift"),
    bot(1, "accept 2"),
    own("end", "lesson-end-trading"),
    own("plant soy on 2", "lesson-received"),
    own("plant soy on 2", "lesson-draw"),
    bot(1, "plant blue on 1"),
    bot(1, "plant blue on 1"),
    bot(1, "plant blue on 1"),
    bot(1, "plant blue on 1"),
    bot(1, "turn"),
    bot(2, "pass"),
    bot(1, "end"),
    bot(1, "plant stink on 2"),
    bot(1, "plant stink on 2"),
    // A deal in the turn of another.
    bot(2, "plant chili on 1"),
    bot(2, "turn"),
    own("offer 5 to any for soy", "lesson-propose"),
    bot(2, "accept 1 from up:soy"),
    bot(2, "end"),
    own("plant soy on 2", "lesson-not-your-turn"),
    bot(2, "plant black-eyed on 2"),
    bot(2, "harvest 1"),
    bot(2, "plant blue on 1"),
    // Harvest, a third field, and an offer to accept.
    own("plant garden on 1", "lesson-front"),
    own("harvest 1", "lesson-harvest"),
    own("buy", "lesson-third-field"),
    own("plant soy on 2", "lesson-four"),
    own("turn", "lesson-turn-again"),
    bot(1, "offer 2 to p0 for blue + stink"),
    own("accept 1 from up:blue + up:stink", "lesson-accept"),
    own("end", "lesson-nothing-left"),
    bot(1, "plant blue on 1"),
    bot(1, "plant stink on 2"),
    own("plant green on 1", "lesson-end"),
];

const fn own(play: &'static str, says: &'static str) -> Step {
    Step { seat: Seat::new(0), play, says }
}

const fn bot(seat: u8, play: &'static str) -> Step {
    Step { seat: Seat::new(seat), play, says: "" }
}
