//! What a search promises for Burano.

use burano::{Action, Burano, Phase};
use campiello_bots::{Brains, Budget, Chair, Sitting, play_on};
use campiello_core::{Game, Seat, Seed, Settings, Switches, Table};

/// What a season comes to hangs on the pyramid, so that time is well spent there: whoever has more looks at more of them.
#[test]
fn whoever_has_more_time_looks_at_more_pyramids() {
    let seed = Seed::numbered(41, 0);
    let mut table = Table::new(Settings::<Burano>::new(2, Switches::default()).expect("it can be played"), seed);
    let mut bots: Vec<_> = Seat::all(2).map(|seat| Sitting::new(Burano::reader(), seat, &seed)).collect();
    let mut seasons = 0;
    play_on(&mut table, |table, seat, legal| {
        let answer = bots[seat.index()].answer(table, seat, legal);
        if table.state().open.phase == Phase::Pyramid && seat == Seat::new(0) {
            seasons += 1;
            let [few, many] = [Budget::Playouts(1), Budget::Playouts(500)].map(|budget| {
                let chair = Chair::new(table.state(), seat, legal);
                let lines = Burano::lines(&chair, budget, &mut seed.luck(1));
                for line in &lines {
                    assert!(matches!(line[..], [Action::Pyramid(_)]), "a pyramid is a line by itself");
                    let built = Burano::play(&mut table.state().clone(), seat, &line[0], &mut seed.luck(2));
                    assert!(built.is_ok(), "{}: {built:?}", line[0]);
                }
                lines.len()
            });
            // Of the few cubes of a later season there may be no more pyramids than that.
            let more = if seasons == 1 { 2 * few } else { few };
            assert!(few <= 12 && many >= more, "{few} and {many} pyramids in season {seasons}");
        }
        answer
    });
    assert_eq!(seasons, 4);
}
