//! A guided first game: the whole of a first spring, from the roofs to the clean-up.
//!
//! In this deal the first house is green and the learner gets a yellow and green tile, so that the second turn ends with a roof and the third builds
//! on it; the boat lies one step from a matching island, which lies one step from a port. The other seat plays what its bot played, but for its
//! last turn, which leaves the learner a place for a roof of their own.

use campiello_core::Seat;
use campiello_core::lesson::{Lesson, Step};

/// The lesson.
pub const LESSON: Lesson = Lesson { seats: 2, switches: &[], deal: 1, steps: STEPS };

const STEPS: &[Step] = &[
    // Roofs and pyramids.
    own("roofs islands workshops four", "lesson-welcome"),
    bot("roofs islands fountains four"),
    bot("pyramid bpwgwgwgo yoyo y"),
    own("pyramid wbygpbyow ygbo p", "lesson-pyramid"),
    // A first house, and a fish.
    own("take t1", "lesson-take"),
    own("build pink d5", "lesson-build"),
    own("sail san-michele", "lesson-sail"),
    own("fish sole", "lesson-fish"),
    own("end", "lesson-end-turn"),
    bot("take t1"),
    bot("take m2"),
    bot("end"),
    // Earning, and a roof.
    own("take m1", "lesson-earning"),
    own("build yellow c6", "lesson-coins"),
    own("enough", "lesson-workers"),
    own("roof four-yellow-green c6 c5", "lesson-roof"),
    own("card villa", "lesson-card"),
    own("end", "lesson-fourth-move"),
    bot("take b3"),
    bot("build white b4"),
    bot("lace e2"),
    bot("lace e3"),
    bot("lace e1"),
    bot("build yellow b3"),
    bot("enough"),
    bot("roof four-yellow-white b3 b4"),
    bot("card dyeworks"),
    bot("end"),
    // A second storey, lace, and a privilege.
    own("take m2", "lesson-lace"),
    own("build green c5", "lesson-storey"),
    own("lace c3", "lesson-first-worker"),
    own("lace c2", "lesson-beside"),
    own("lace b3", "lesson-union"),
    own("coin", "lesson-privilege"),
    own("take m3", "lesson-prepare"),
    own("end", "lesson-empty-purse"),
    bot("build orange c6"),
    bot("enough"),
    bot("roof islands-green-orange c5 c6"),
    bot("card brickyard"),
    bot("end"),
    // To the port.
    own("build blue d6", "lesson-blue"),
    own("sail west-port", "lesson-port"),
    own("sell a sole", "lesson-sell"),
    own("end", "lesson-last-turn"),
    bot("take m1"),
    bot("build yellow e5"),
    bot("enough"),
    bot("end"),
    // The clean-up.
    own("pay c2", "lesson-pay"),
    own("pay c3", "lesson-pay-again"),
    own("pay b3", "lesson-pay-union"),
    bot("pay e1"),
    bot("pay e2"),
    bot("pay e3"),
    own("buy blue", "lesson-cubes"),
    bot("enough"),
    own("roofs fountains", "lesson-end"),
];

const fn own(play: &'static str, says: &'static str) -> Step {
    Step { seat: Seat::new(0), play, says }
}

const fn bot(play: &'static str) -> Step {
    Step { seat: Seat::new(1), play, says: "" }
}
