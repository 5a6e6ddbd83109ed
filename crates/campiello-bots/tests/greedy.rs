//! The greedy bots of all games remember nothing, and know nothing but their view.

use std::ops::RangeInclusive;

use bohnanza::Bohnanza;
use burano::Burano;
use campiello_bots::{Brains, Chair, play_on};
use campiello_core::{Seed, Settings, Table};
use walking::Walking;

fn greedy_depends_on_nothing_but_its_view<G: Brains>(seats: RangeInclusive<u8>) {
    let greedy = || G::bot("greedy").expect("all games have it");
    for seats in seats {
        let seed = Seed::numbered(14, seats.into());
        let mut table = Table::new(Settings::<G>::named(seats, []).expect("the game's seats"), seed);
        let mut old = greedy();
        play_on(&mut table, |table, seat, legal| {
            let chair = Chair::at(table, seat, legal)?;
            let luck = || seed.branch("greedy").luck(0);
            let chosen = old.choose(&chair, &mut luck());
            assert_eq!(chosen, greedy().choose(&chair, &mut luck()), "a bot that has just sat down answers the same");
            let other = G::guess(&chair.view(), &mut seed.branch("guess").luck(table.steps().len() as u64));
            let blind = greedy().choose(&Chair::new(&other, seat, chair.legal()), &mut luck());
            assert_eq!(chosen, blind, "what is hidden changes nothing");
            Some(chosen)
        });
        assert!(table.outcome().is_some(), "the game was played to its end");
    }
}

#[test]
fn greedy_of_walking_in_burano_depends_on_nothing_but_its_view() {
    greedy_depends_on_nothing_but_its_view::<Walking>(1..=4);
}

#[test]
fn greedy_of_burano_depends_on_nothing_but_its_view() {
    greedy_depends_on_nothing_but_its_view::<Burano>(2..=4);
}

#[test]
fn greedy_of_bohnanza_depends_on_nothing_but_its_view() {
    greedy_depends_on_nothing_but_its_view::<Bohnanza>(3..=5);
}
