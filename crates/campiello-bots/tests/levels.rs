//! What the bots of every name promise in every game: nobody sees more than their seat, everybody can be asked again, games come to an end, slips cost points.

use bohnanza::Bohnanza;
use burano::Burano;
use campiello_bots::{Bot, Brains, Budget, Chair, Level, Sitting, level, play_out};
use campiello_core::{Seat, Seed, Settings, Table, Viewer};
use walking::Walking;

/// Little enough for a test, and more than one world for some moves.
const FEW: Budget = Budget::Playouts(12);

fn player<G: Brains>(name: &str) -> Box<dyn Bot<G>> {
    level::player(name, FEW).expect("a bot of this name")
}

/// A finished game of these bots; the last sits in all seats that are left.
fn played<G: Brains>(settings: Settings<G>, seed: Seed, names: &[&str]) -> Table<G> {
    let mut table = Table::new(settings, seed);
    let sitting = |seat: Seat| Sitting::new(player(names[seat.index().min(names.len() - 1)]), seat, &seed);
    play_out(&mut table, &mut Seat::all(settings.seats()).map(sitting).collect::<Vec<_>>());
    table
}

/// Puts every so manyth choice of a game to all bots, as it was and in another world that fits what the seat knows.
fn nothing_hidden_counts<G: Brains>(every: usize) {
    let (least, most) = G::SEATS;
    for seats in least..=most {
        let (settings, seed) =
            (Settings::<G>::named(seats, []).expect("the game's seats"), Seed::numbered(42, seats.into()));
        // Whoever plays anything hides what nobody who plays well would, and the other way round.
        let table = played(settings, seed, &["random", "greedy"]);
        let mut state = G::setup(&settings, &mut seed.luck(0));
        let (mut legal, mut asked, mut otherwise) = (Vec::new(), 0, 0);
        for (number, step) in (1..).zip(table.steps()) {
            if number % every == usize::from(seats) {
                legal.clear();
                G::legal(&state, step.seat, &mut legal);
                let view = G::view(&state, Viewer::Seat(step.seat));
                let other = G::guess(&view, &mut seed.branch("guess").luck(number as u64));
                otherwise += usize::from(other != state);
                for name in level::names::<G>() {
                    let answer = |state| {
                        let luck = &mut seed.branch(name).luck(number as u64);
                        player::<G>(name).choose(&Chair::new(state, step.seat, &legal), luck)
                    };
                    let said = answer(&state);
                    assert_eq!(said, answer(&state), "{name} says the same again");
                    assert_eq!(said, answer(&other), "what is hidden from {name} changes nothing");
                    asked += 1;
                }
            }
            G::play(&mut state, step.seat, &step.action, &mut seed.luck(number as u64)).expect("it was played");
        }
        assert!(asked > 10, "{asked} questions at {seats} seats");
        // Alone at Walking in Burano nothing is hidden.
        assert!(seats == 1 || otherwise > 2, "in {otherwise} of {asked} questions something else could have been true");
    }
}

/// Whatever a search looks at may be played, and nothing is looked at twice.
fn lines_are_lawful<G: Brains>(every: usize) {
    let (settings, seed) =
        (Settings::<G>::named(3, []).expect("all our games have three seats"), Seed::numbered(44, 0));
    let table = played(settings, seed, &["greedy"]);
    let mut state = G::setup(&settings, &mut seed.luck(0));
    let mut legal = Vec::new();
    for (number, step) in (1..).zip(table.steps()) {
        if number % every == 0 {
            legal.clear();
            G::legal(&state, step.seat, &mut legal);
            let lines = G::lines(&Chair::new(&state, step.seat, &legal), Budget::default(), &mut seed.luck(0));
            assert!(!lines.is_empty());
            for (at, line) in lines.iter().enumerate() {
                assert!(!lines[..at].contains(line), "{line:?} is there twice");
                let played = G::play(&mut state.clone(), step.seat, &line[0], &mut seed.luck(0));
                assert!(played.is_ok(), "{} {}", step.seat, line[0]);
            }
        }
        G::play(&mut state, step.seat, &step.action, &mut seed.luck(number as u64)).expect("it was played");
    }
}

/// Whatever somebody has overlooked is not what they play, spelled or not.
fn what_was_overlooked_does_not_come_back<G: Brains>(seats: u8, every: usize) {
    let settings = Settings::<G>::named(seats, []).expect("the game's seats");
    let seed = Seed::numbered(45, 0);
    let table = played(settings, seed, &["greedy"]);
    let mut state = G::setup(&settings, &mut seed.luck(0));
    let (mut legal, mut overlooked) = (Vec::new(), 0);
    for (number, step) in (1..).zip(table.steps()) {
        if number % every == 0 {
            legal.clear();
            G::legal(&state, step.seat, &mut legal);
            let chair = Chair::new(&state, step.seat, &legal);
            for name in ["greedy", "master"] {
                let best = player::<G>(name).choose(&chair, &mut seed.luck(1));
                let others: Vec<_> = legal.iter().filter(|action| **action != best).cloned().collect();
                if !others.is_empty() {
                    let next = player::<G>(name).choose(&chair.seeing_listed(&others), &mut seed.luck(1));
                    assert!(others.contains(&next), "{name} does not think of {best}, and plays {next}");
                    overlooked += 1;
                }
            }
        }
        G::play(&mut state, step.seat, &step.action, &mut seed.luck(number as u64)).expect("it was played");
    }
    assert!(overlooked > 20, "{overlooked} times");
}

/// Somebody who reads ahead sits at every kind of table, among people of all levels.
fn games_end<G: Brains>() {
    for (game, settings) in Settings::<G>::every().enumerate() {
        let mut names = ["hard", "novice", "easy", "medium", "greedy"];
        names.rotate_right(game % usize::from(settings.seats()));
        let table = played(settings, Seed::numbered(43, game as u64), &names);
        assert!(table.outcome().is_some(), "{settings:?}");
    }
}

/// Among themselves better players score more, by so many points at least.
fn slips_cost<G: Brains>(seats: u8, games: u32, points: f64) {
    let mean = |name: &str| {
        let settings = Settings::<G>::named(seats, []).expect("the game's seats");
        let sum = |game: u32| {
            let outcome = played(settings, Seed::numbered(41, game.into()), &[name]).outcome().expect("it is over");
            outcome.scores.iter().map(|score| f64::from(score.total())).sum::<f64>()
        };
        (0..games).map(sum).sum::<f64>() / f64::from(games) / f64::from(seats)
    };
    let names = ["random", Level::Novice.name(), Level::Easy.name(), Level::Medium.name()];
    let means = names.map(mean);
    assert!(means.is_sorted_by(|worse, better| worse + points < *better), "{names:?}: {means:?}");
}

#[test]
fn nothing_hidden_counts_in_walking_in_burano() {
    nothing_hidden_counts::<Walking>(7);
}

#[test]
fn nothing_hidden_counts_in_burano() {
    nothing_hidden_counts::<Burano>(29);
}

#[test]
fn nothing_hidden_counts_in_bohnanza() {
    nothing_hidden_counts::<Bohnanza>(37);
}

#[test]
fn lines_are_lawful_in_walking_in_burano() {
    lines_are_lawful::<Walking>(1);
}

#[test]
fn lines_are_lawful_in_burano() {
    lines_are_lawful::<Burano>(3);
}

#[test]
fn lines_are_lawful_in_bohnanza() {
    lines_are_lawful::<Bohnanza>(5);
}

#[test]
fn what_was_overlooked_does_not_come_back_in_walking_in_burano() {
    what_was_overlooked_does_not_come_back::<Walking>(2, 2);
}

#[test]
fn what_was_overlooked_does_not_come_back_in_burano() {
    what_was_overlooked_does_not_come_back::<Burano>(3, 3);
}

#[test]
fn what_was_overlooked_does_not_come_back_in_bohnanza() {
    what_was_overlooked_does_not_come_back::<Bohnanza>(4, 3);
}

#[test]
fn games_of_walking_in_burano_end() {
    games_end::<Walking>();
}

#[test]
fn games_of_burano_end() {
    games_end::<Burano>();
}

#[test]
fn games_of_bohnanza_end() {
    games_end::<Bohnanza>();
}

#[test]
fn slips_cost_points_in_walking_in_burano() {
    slips_cost::<Walking>(2, 20, 3.0);
}

#[test]
fn slips_cost_points_in_burano() {
    slips_cost::<Burano>(2, 12, 5.0);
}

#[test]
fn slips_cost_thalers_in_bohnanza() {
    slips_cost::<Bohnanza>(4, 30, 1.0);
}
