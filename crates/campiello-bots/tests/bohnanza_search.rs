//! What those who read ahead in Bohnanza promise, and greedy where it does not see all.

use bohnanza::{Action, Bohnanza};
use campiello_bots::{Bot, Brains, Budget, Chair, Level, Search, Sitting, level, play_out};
use campiello_core::{Game, Luck, Seat, Seed, Settings, Switches, Table, Viewer};

/// Little enough for a test, and more than one world for every move.
const BUDGET: Budget = Budget::Playouts(48);

fn settings(seats: u8) -> Settings<Bohnanza> {
    Settings::new(seats, Switches::default()).expect("three to five seats")
}

fn player(name: &str, budget: Budget) -> Box<dyn Bot<Bohnanza>> {
    level::player(name, budget).expect("a bot of this name")
}

/// A finished game of these bots, one per seat; more of them than seats are left out.
fn played(settings: Settings<Bohnanza>, seed: Seed, names: &[&str], budget: Budget) -> Table<Bohnanza> {
    let mut table = Table::new(settings, seed);
    let sitting = |(seat, name): (Seat, &&str)| Sitting::new(player(name, budget), seat, &seed);
    play_out(&mut table, &mut Seat::all(settings.seats()).zip(names).map(sitting).collect::<Vec<_>>());
    table
}

/// Goes through a game of greedies, and calls with every so manyth position: the state, whose turn it is, what is legal.
fn positions(seats: u8, every: usize, mut each: impl FnMut(&Table<Bohnanza>, Seat, &[Action])) {
    let mut table = Table::new(settings(seats), Seed::numbered(31, seats.into()));
    let (mut greedy, mut legal) = (Bohnanza::greedy(), Vec::new());
    while let Some(seat) = Bohnanza::waiting(table.state()).next() {
        legal.clear();
        Bohnanza::legal(table.state(), seat, &mut legal);
        if table.steps().len().is_multiple_of(every) {
            each(&table, seat, &legal);
        }
        let chosen = greedy.choose(&Chair::new(table.state(), seat, &legal), &mut luck(0));
        table.play(seat, &chosen, None).expect("what is listed or spelled is accepted");
    }
}

fn luck(number: u64) -> Luck {
    Seed::numbered(32, number).luck(0)
}

#[test]
fn whoever_has_nothing_to_say_does_not_think_about_it() {
    let (mut asked, mut thought) = (0, 0);
    positions(4, 1, |table, seat, legal| {
        if legal.contains(&Action::Pass) {
            asked += 1;
            thought += u32::from(
                Bohnanza::lines(&Chair::new(table.state(), seat, legal), Budget::default(), &mut luck(3)).len() > 1,
            );
        }
    });
    assert!(thought * 2 < asked, "{thought} of {asked} times");
}

#[test]
fn worlds_are_believed_in_which_everybody_would_have_refused_what_they_refused() {
    let (mut truths, mut believed, mut guesses, mut doubted) = (0, 0, 0, 0);
    positions(4, 3, |table, seat, _| {
        let state = table.state();
        if state.open.refusals.all().is_empty() {
            return;
        }
        let view = Bohnanza::view(state, Viewer::Seat(seat));
        truths += 1;
        believed += u32::from(Bohnanza::is_believable(&view, state));
        for number in 0..10 {
            guesses += 1;
            doubted += u32::from(!Bohnanza::is_believable(&view, &Bohnanza::guess(&view, &mut luck(number))));
        }
    });
    assert!(truths > 10 && believed * 10 >= truths * 9, "the truth was believed {believed} of {truths} times");
    assert!(doubted * 20 > guesses, "{doubted} of {guesses} guesses were doubted");
}

#[test]
fn what_a_reader_says_is_accepted_by_the_table_however_often_it_was_asked() {
    let mut asked = Bohnanza::reader();
    positions(4, 2, |table, seat, legal| {
        let chair = Chair::new(table.state(), seat, legal);
        let chosen = asked.choose(&chair, &mut luck(6));
        let mut state = table.state().clone();
        assert!(Bohnanza::play(&mut state, seat, &chosen, &mut luck(7)).is_ok(), "{chosen} is refused");
        let listed = Bohnanza::reader().choose(&chair.seeing_listed(legal), &mut luck(6));
        assert!(legal.contains(&listed), "{listed} was not to be thought of");
    });
}

#[test]
fn whoever_overlooks_the_best_plays_the_next_best_and_spoils_nothing() {
    positions(4, 3, |table, seat, legal| {
        let chair = Chair::new(table.state(), seat, legal);
        let best = Bohnanza::greedy().choose(&chair, &mut luck(4));
        let others: Vec<Action> = legal.iter().copied().filter(|action| *action != best).collect();
        if others.is_empty() {
            return;
        }
        let next = Bohnanza::greedy().choose(&chair.seeing_listed(&others), &mut luck(4));
        assert!(others.contains(&next), "{next} was not to be seen");
        let quiet = others.iter().any(|action| matches!(action, Action::Pass | Action::End));
        assert!(
            !quiet || !matches!(next, Action::Harvest { .. } | Action::Buy),
            "{best} was overlooked, and it plays {next}"
        );
    });
}

#[test]
fn a_master_beats_greedies() {
    let games = 12;
    let won = (0..games).filter(|game| {
        let own = (*game % 3) as usize;
        let mut names = ["greedy"; 3];
        names[own] = Level::Master.name();
        let table = played(settings(3), Seed::numbered(35, *game), &names, Budget::Playouts(16));
        table.outcome().expect("the game is over").ranks[own] == 1
    });
    let won = won.count();
    assert!(won >= 6, "won {won} of {games}, and a third would be even");
}

#[test]
fn a_search_answers_at_once_what_is_no_question() {
    positions(3, 11, |table, seat, legal| {
        let chair = Chair::new(table.state(), seat, legal);
        if let [only] = Bohnanza::lines(&chair, Budget::default(), &mut luck(5)).as_slice() {
            assert_eq!(Search { budget: BUDGET }.line(&chair, &mut luck(5))[0], only[0]);
        }
    });
}
