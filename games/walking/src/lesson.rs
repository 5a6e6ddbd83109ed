//! A guided first game: five turns that show every part of a turn.
//!
//! In this deal the middle column is a red house, which the learner completes in two turns. The second house is yellow and orange, so that
//! a token is spent; in between, closed windows and a hand that is too full come up. The other seat plays what the greedy bot played.

use campiello_core::Seat;
use campiello_core::lesson::{Lesson, Step};

/// The lesson.
pub const LESSON: Lesson = Lesson { seats: 2, switches: &[], deal: 1, steps: STEPS };

const STEPS: &[Step] = &[
    // The first two floors, on a scaffold.
    own("take 2 top 2", "lesson-welcome"),
    own("place red2b at 0", "lesson-scaffold"),
    own("place red3a at 0", "lesson-second-card"),
    own("done", "lesson-done"),
    bot("take 1 top 1"),
    bot("place orange3d at 0"),
    bot("done"),
    bot("take 2 top 2"),
    bot("place orange2d at 0"),
    bot("done"),
    // The red house is completed, and the Woman comes.
    own("take 3 bottom 2", "lesson-ends"),
    own("place red1a at 0", "lesson-complete"),
    own("done", "lesson-spare"),
    own("visit 0 woman", "lesson-visitor"),
    // A house beside it.
    own("take 3 all", "lesson-whole-column"),
    own("place yellow1a at 1", "lesson-neighbours"),
    own("done", "lesson-purse"),
    bot("take 1 bottom 2"),
    bot("place blue1c at 1"),
    bot("place blue2c at 1"),
    bot("place red3d at 1"),
    bot("done"),
    bot("visit 1 boy"),
    bot("take 2 bottom 2"),
    bot("place green1c at 2"),
    bot("done"),
    // A closed window, and too many cards.
    own("take 1 bottom 2", "lesson-flowers"),
    own("place yellow2a at 1", "lesson-windows"),
    own("done", "lesson-limits"),
    own("return red2a", "lesson-return"),
    // A token completes the second house; who comes is the learner's first choice.
    own("take 3 bottom 1", "lesson-end"),
    own("place orange3a at 1", "lesson-token"),
];

const fn own(play: &'static str, says: &'static str) -> Step {
    Step { seat: Seat::new(0), play, says }
}

const fn bot(play: &'static str) -> Step {
    Step { seat: Seat::new(1), play, says: "" }
}
