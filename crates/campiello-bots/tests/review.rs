//! What a review promises.

use campiello_bots::review::{Measure, Order, Review, Unfinished, review};
use campiello_bots::walking::Weights;
use campiello_bots::walking::thought::Thought;
use campiello_bots::{Brains, Budget, Sitting, level, play_out};
use campiello_core::{Game, Seat, Seed, Settings, Table, Viewer};
use walking::Walking;
use walking::notation::Action;

const ORDER: Order = Order { playouts: 160, seed: 7, threads: 1 };

fn begun<G: Brains>(seats: u8, deal: u64) -> Table<G> {
    Table::new(Settings::named(seats, []).expect("so many can play"), Seed::numbered(deal, 0))
}

fn sitting<G: Brains>(bot: &str, seats: u8, deal: u64) -> Vec<Sitting<G>> {
    let player = || level::player::<G>(bot, Budget::Playouts(1)).expect("it is known");
    Seat::all(seats).map(|seat| Sitting::new(player(), seat, &Seed::numbered(deal, 1))).collect()
}

fn finished<G: Brains>(bot: &str, seats: u8, deal: u64) -> Table<G> {
    let mut table = begun(seats, deal);
    play_out(&mut table, &mut sitting(bot, seats, deal));
    table
}

fn looked_at<G: Brains>(table: &Table<G>) -> Review {
    review(table, &ORDER, &|_| ()).expect("the game is over")
}

#[test]
fn luck_and_decisions_are_all_that_happened() {
    for review in [looked_at(&finished::<Walking>("easy", 2, 3)), looked_at(&finished::<Walking>("easy", 1, 3))] {
        for account in &review.accounts {
            let sum = account.own + account.others + account.luck;
            assert!((account.end - account.start.mean - sum).abs() < 1e-9, "{account:?}");
        }
        if review.measure == Measure::Winning {
            let decided: f64 = review.accounts.iter().map(|account| account.own + account.others).sum();
            assert!(decided.abs() < 1e-9, "what one loses the others gain: {decided}");
        }
    }
}

#[test]
fn somebody_wins_in_every_world() {
    let table = finished::<Walking>("easy", 3, 4);
    let review = looked_at(&table);
    for moment in &review.moments {
        let all: f64 = moment.chances.iter().map(|chance| chance.mean).sum();
        assert!((all - 1.0).abs() < 1e-9, "{moment:?}");
    }
    let (first, last) = (&review.moments[0], &review.moments[review.moments.len() - 1]);
    assert_eq!((first.moves, last.moves), (0, table.steps().len()));
    let ranks = table.outcome().expect("it is over").ranks;
    for (chance, rank) in last.chances.iter().zip(ranks) {
        assert!((chance.mean > 0.0) == (rank == 1) && chance.error.abs() < 1e-9, "{chance:?}");
    }
}

#[test]
fn the_same_order_gives_the_same_review_with_any_number_of_threads() {
    let table = finished::<Walking>("easy", 2, 5);
    let again = review(&table, &Order { threads: 3, ..ORDER }, &|_| ()).expect("the game is over");
    assert_eq!(looked_at(&table), again);
}

#[test]
fn games_that_are_not_over_are_not_reviewed() {
    let table = finished::<Walking>("greedy", 2, 5);
    let before = table.at(table.steps().len() - 1);
    assert_eq!(review(&before, &ORDER, &|_| ()), Err(Unfinished));
}

#[test]
fn a_blunder_is_found() {
    // Greedy plays, and once in the middle of the game lets nobody visit a house that is worth a visit: the least that a visitor brings.
    let mut table = begun::<Walking>(1, 11);
    let mut bots = sitting::<Walking>("greedy", 1, 11);
    let (mut legal, mut blunder) = (Vec::new(), None);
    while let Some(seat) = Walking::waiting(table.state()).next() {
        let mut action = bots[0].answer(&table, seat, &mut legal).expect("somebody can act");
        if blunder.is_none() && matches!(action, Action::Visit { .. }) {
            let worst =
                legal.iter().min_by_key(|action| points_after(&table, seat, **action)).expect("there are moves");
            assert!(points_after(&table, seat, action) >= points_after(&table, seat, *worst) + 5, "it is a blunder");
            action = *worst;
            blunder = Some((table.steps().len(), action.to_string()));
        }
        table.play(seat, &action, None).expect("it is legal");
    }
    let (at, played) = blunder.expect("houses are visited");
    let review = review(&table, &Order { playouts: 600, ..ORDER }, &|_| ()).expect("the game is over");
    let missed = review.missed.iter().find(|missed| missed.at == at);
    let missed = missed.unwrap_or_else(|| panic!("{played} at {at} is not among {:?}", review.missed));
    assert_eq!(missed.played.notation, played);
    assert!(missed.gain.mean > 2.0, "{missed:?}");
}

/// What greedy expects of an action.
fn points_after(table: &Table<Walking>, seat: Seat, action: Action) -> i32 {
    let view = Walking::view(table.state(), Viewer::Seat(seat));
    Thought::new(&view, seat, &Weights::greedy(), true).value(action) / 100
}
