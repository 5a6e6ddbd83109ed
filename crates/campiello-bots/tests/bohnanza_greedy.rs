//! What `greedy` promises for Bohnanza.

use bohnanza::{Action, Bohnanza};
use campiello_bots::{Brains, Sitting, play_out};
use campiello_core::{Outcome, Seat, Seed, Settings, Switches, Table};

fn settings(seats: u8) -> Settings<Bohnanza> {
    Settings::new(seats, Switches::default()).expect("three to five seats")
}

/// A finished game of these bots, one per seat.
fn played(settings: Settings<Bohnanza>, seed: Seed, names: &[&str]) -> Table<Bohnanza> {
    let mut table = Table::new(settings, seed);
    let sitting =
        |(seat, name): (Seat, &&str)| Sitting::new(Bohnanza::bot(name).expect("a bot of this game"), seat, &seed);
    play_out(&mut table, &mut Seat::all(settings.seats()).zip(names).map(sitting).collect::<Vec<_>>());
    table
}

fn outcome(table: &Table<Bohnanza>) -> Outcome {
    table.outcome().expect("the game is over")
}

/// In how many of so many games the one bot is alone in front, in another seat every game.
fn won(seats: u8, games: u64, one: &str, others: &str) -> u64 {
    let victory = |game: &u64| {
        let own = (game % u64::from(seats)) as usize;
        let mut names = vec![others; seats.into()];
        names[own] = one;
        let ranks = outcome(&played(settings(seats), Seed::numbered(21, *game), &names)).ranks;
        (0..ranks.len()).all(|seat| (ranks[seat] == 1) == (seat == own))
    };
    (0..games).filter(victory).count() as u64
}

#[test]
fn greedy_beats_random() {
    for seats in 3..=5 {
        let won = won(seats, 100, "greedy", "random");
        assert!(won >= 95, "{seats} seats: won {won} of 100");
    }
}

#[test]
fn random_never_beats_greedy() {
    for seats in 3..=5 {
        let won = won(seats, 20, "random", "greedy");
        assert_eq!(won, 0, "{seats} seats: won {won} of 20");
    }
}

#[test]
fn whoever_does_not_trade_loses_to_those_who_do() {
    for seats in 3..=5 {
        let won = won(seats, 40, "hermit", "greedy");
        assert!(won <= 2, "{seats} seats: the hermit won {won} of 40");
    }
}

#[test]
fn two_who_trade_beat_those_who_do_not() {
    for seats in 3..=5 {
        let games = 40;
        let mut won = 0;
        for game in 0..games {
            let mut names = vec!["hermit"; seats.into()];
            let first = game as usize % names.len();
            let second = (first + 1) % names.len();
            (names[first], names[second]) = ("greedy", "greedy");
            let ranks = outcome(&played(settings(seats), Seed::numbered(22, game), &names)).ranks;
            won += u64::from((0..names.len()).all(|seat| ranks[seat] > 1 || names[seat] == "greedy"));
        }
        assert!(won * 100 >= games * 80, "{seats} seats: won {won} of {games}");
    }
}

#[test]
fn greedies_earn_what_people_earn_and_trade_all_the_time() {
    let games = 40;
    let (mut thalers, mut trades) = (0, 0);
    for game in 0..games {
        let table = played(settings(4), Seed::numbered(23, game), &["greedy"; 4]);
        thalers += outcome(&table).scores.iter().map(campiello_core::Score::total).sum::<i32>();
        trades += u64::from(table.state().open.trades);
    }
    assert!((10..=15).contains(&(thalers / 4 / games as i32)), "{thalers} thalers in {games} games");
    assert!(trades >= 20 * games, "{trades} trades in {games} games");
}

#[test]
fn greedies_come_to_an_end_with_few_offers_in_a_turn() {
    for settings in Settings::<Bohnanza>::every() {
        for game in 0..10 {
            let table = played(settings, Seed::numbered(24, game), &["greedy"; 5]);
            let mut offers = 0;
            for step in table.steps() {
                match step.action {
                    Action::Offer(_) => offers += 1,
                    Action::Turn => offers = 0,
                    _ => {}
                }
                assert!(offers < 60, "{settings:?}: {offers} offers in one turn");
            }
        }
    }
}

#[test]
fn no_greedy_repeats_an_offer_as_long_as_nobody_deals() {
    for game in 0..20 {
        let table = played(settings(4), Seed::numbered(26, game), &["greedy"; 4]);
        let mut made = Vec::new();
        for step in table.steps() {
            match step.action {
                Action::Turn | Action::Accept { .. } => made.clear(),
                Action::Offer(proposal) => {
                    assert!(!made.contains(&(step.seat, proposal)), "{} says again {}", step.seat, step.action);
                    made.push((step.seat, proposal));
                }
                _ => {}
            }
        }
    }
}
