//! Seats, viewers and settings.

mod coin;

use campiello_core::seat::SeatSet;
use campiello_core::settings::Unsettled;
use campiello_core::{BySeat, Seat, Settings, Switches, Viewer, Waiting};
use coin::Coin;

#[test]
fn seats_are_written_one_way() {
    for number in 0..=7 {
        let seat = Seat::new(number);
        assert_eq!(seat.to_string().parse(), Ok(seat));
    }
    for text in ["", "p", "0", "P0", "p00", "p8", "p10", " p0", "p0 ", "p-1", "pé"] {
        assert_eq!(text.parse::<Seat>(), Err(()), "{text:?}");
    }
}

#[test]
fn seats_follow_each_other_clockwise() {
    let seats: Vec<Seat> = Seat::all(3).collect();
    assert_eq!(seats.iter().map(|seat| seat.next(3)).collect::<Vec<_>>(), [seats[1], seats[2], seats[0]]);
    assert_eq!(Seat::new(0).next(1), Seat::new(0));
    assert_eq!(Seat::new(2).ordinal(), 3);
}

#[test]
fn everybody_looks_and_the_spectator_last() {
    let viewers: Vec<Viewer> = Viewer::all(2).collect();
    assert_eq!(viewers, [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator]);
    assert!(viewers[1].is(Seat::new(1)) && !viewers[1].is(Seat::new(0)) && !Viewer::Spectator.is(Seat::new(0)));
}

#[test]
fn a_table_waits_for_seats() {
    let both = Waiting::all(SeatSet::only(Seat::new(2)).with(Seat::new(1)));
    assert_eq!(both.next(), Some(Seat::new(1)));
    assert!(both.is_for(Seat::new(2)) && !both.is_for(Seat::new(0)) && !Waiting::Over.is_for(Seat::new(0)));
    assert_eq!((Waiting::Over.next(), Waiting::all(SeatSet::NOBODY).next()), (None, None));
    let things = BySeat::<usize, 4>::from_fn(|seat| 10 * seat.index());
    assert_eq!(things.iter(2).map(|(seat, thing)| (seat.index(), *thing)).collect::<Vec<_>>(), [(0, 0), (1, 10)]);
}

#[test]
fn only_lawful_settings_can_be_made() {
    let every: Vec<_> = Settings::<Coin>::every().map(|settings| (settings.seats(), settings.switches())).collect();
    assert_eq!(every, [(1, Switches::from_bits(0)), (2, Switches::from_bits(0)), (2, Switches::from_bits(1))]);
    let unsettled = |seats, keys: &[&str]| Settings::<Coin>::named(seats, keys.iter().copied()).expect_err("unlawful");
    assert_eq!(unsettled(0, &[]), Unsettled::Seats { least: 1, most: 2 });
    assert_eq!(unsettled(3, &[]), Unsettled::Seats { least: 1, most: 2 });
    assert_eq!(unsettled(1, &["short"]), Unsettled::SwitchSeats { key: "short", least: 2, most: 2 });
    assert_eq!(unsettled(2, &["long"]), Unsettled::UnknownSwitch { key: "long".into(), known: "short".into() });
}
