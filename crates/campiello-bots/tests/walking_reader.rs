//! What the players promise who play Walking in Burano on in the mind: lawful turns, and what finished games have taught.

use campiello_bots::network::Network;
use campiello_bots::walking::Reader;
use campiello_bots::walking::judge::{WIDTH, learned};
use campiello_bots::{Bot, Brains, Chair, Sitting, play_on, play_out};
use campiello_core::{Game, Seat, Seed, Settings, Table, Viewer};
use walking::{Phase, Walking};

/// Lets these bots play, seat by seat, and shows every choice to somebody.
fn watched(
    seats: u8,
    seed: Seed,
    bot: fn() -> Box<dyn Bot<Walking>>,
    mut watch: impl FnMut(&Chair<'_, Walking>, &Table<Walking>),
) {
    let settings = Settings::<Walking>::named(seats, []).expect("one to four seats");
    let mut table = Table::new(settings, seed);
    let mut bots: Vec<_> = Seat::all(seats).map(|seat| Sitting::new(bot(), seat, &seed)).collect();
    play_on(&mut table, |table, seat, legal| {
        let answer = bots[seat.index()].answer(table, seat, legal);
        watch(&Chair::new(table.state(), seat, legal), table);
        answer
    });
}

fn random() -> Box<dyn Bot<Walking>> {
    Walking::bot("random").expect("it is one")
}

/// Readers compare columns, not takes, and plan whole turns: every one of them can be played as it is meant, and none comes twice.
#[test]
fn the_turns_that_a_reader_thinks_of_are_lawful() {
    let mut turns = 0;
    for seats in 1..=4 {
        for game in 0..4 {
            let seed = Seed::numbered(17, game);
            watched(seats, seed, random, |chair, table| {
                for reader in [Reader::default(), Reader::searching(), Reader::closely()] {
                    let courses = reader.thinks_of(chair);
                    assert!(courses.is_sorted_by(|one, other| one.points >= other.points), "the best comes first");
                    for (at, course) in courses.iter().enumerate() {
                        assert!(
                            courses[..at].iter().all(|other| other.line != course.line),
                            "{:?} comes twice",
                            course.line
                        );
                        let mut imagined = table.state().clone();
                        for action in &course.line {
                            let played = Walking::play(&mut imagined, chair.seat(), action, &mut seed.luck(0));
                            assert!(played.is_ok(), "{action}: {played:?}");
                        }
                        turns += u32::from(course.line.len() > 1);
                    }
                }
            });
        }
    }
    assert!(turns > 5000, "{turns} turns");
}

/// A seat stands after a course as it was told it would: what the judge sees then is what is there.
#[test]
fn a_seat_stands_as_the_judge_was_told() {
    let reader = Reader::searching();
    let mut compared = 0;
    for seats in 1..=4 {
        let seed = Seed::numbered(19, seats.into());
        watched(seats, seed, random, |chair, table| {
            if !matches!(table.state().open.phase, Phase::Take | Phase::Place) {
                return;
            }
            for course in reader.thinks_of(chair) {
                let mut imagined = table.state().clone();
                let placing = course.line.len() - 1;
                for action in &course.line[..placing] {
                    Walking::play(&mut imagined, chair.seat(), action, &mut seed.luck(0)).expect("it is lawful");
                }
                let player = &imagined.open.players[chair.seat()];
                let after = course.after;
                assert_eq!(after.built, player.street);
                assert_eq!(after.hand, imagined.hands[chair.seat()]);
                assert_eq!(after.tokens, i32::from(player.tokens));
                assert_eq!(after.coins, i32::from(player.coins.min(6)));
                compared += 1;
            }
        });
    }
    assert!(compared > 500, "{compared} courses");
}

/// Nothing else than what the seat can see reaches the judge.
#[test]
fn what_is_hidden_does_not_reach_the_judge() {
    let reader = Reader::searching();
    for seats in 1..=4 {
        let seed = Seed::numbered(20, seats.into());
        let mut number = 0;
        watched(seats, seed, random, |chair, table| {
            let view = Walking::view(table.state(), Viewer::Seat(chair.seat()));
            let other = Walking::guess(&view, &mut seed.branch("guess").luck(number));
            number += 1;
            let [here, there] = [table.state(), &other].map(|state| {
                let courses = reader.thinks_of(&Chair::new(state, chair.seat(), chair.legal()));
                courses.into_iter().map(|course| (course.line, course.points)).collect::<Vec<_>>()
            });
            assert_eq!(here, there);
        });
        assert!(number > 20);
    }
}

#[test]
fn there_is_a_judge_for_every_number_of_seats() {
    for seats in 1..=4 {
        assert_eq!(learned(seats).map(Network::inputs), Some(WIDTH), "{seats} seats");
    }
}

/// The points of a bot in one seat, another one every deal, with readers in the others.
fn points(seats: u8, own: fn() -> Box<dyn Bot<Walking>>) -> f64 {
    let settings = Settings::<Walking>::named(seats, []).expect("one to four seats");
    let one = |deal: u32| {
        let (seed, seat) = (Seed::numbered(21, deal.into()), Seat::new((deal % u32::from(seats)) as u8));
        let bot = |at| if at == seat { own() } else { Walking::reader() };
        let mut table = Table::new(settings, seed);
        play_out(&mut table, &mut Seat::all(seats).map(|at| Sitting::new(bot(at), at, &seed)).collect::<Vec<_>>());
        f64::from(table.outcome().expect("it is over").scores[seat.index()].total())
    };
    (0..DEALS).map(one).sum::<f64>() / f64::from(DEALS)
}

const DEALS: u32 = 60;

/// What games have taught is worth points: whoever trusts the judge does better with the same deals, alone and among others.
#[test]
fn whoever_trusts_the_judge_does_better() {
    for seats in 1..=4 {
        let (plain, trusting) = (points(seats, Walking::reader), points(seats, Walking::own_reader));
        assert!(trusting > plain + 1.0, "{seats} seats: {trusting} and {plain} points");
    }
}
