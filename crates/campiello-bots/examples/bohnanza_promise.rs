//! Learns what the beginning of a turn promises a seat of Bohnanza: `bohnanza_promise GAMES SEED > promise.txt`, with three to five seats in turn. A haggler plays
//! among greedy bots. Every fifth game is kept apart: how far the promises are off there, and by how much one must lead to win three times out of
//! four, is told on the error stream.

use bohnanza::Bohnanza;
use campiello_bots::bohnanza::promise::{STAGES, WIDTH, is_boundary, shown};
use campiello_bots::bohnanza::value::Yields;
use campiello_bots::learned::{Learned, Lessons, lead, spread};
use campiello_bots::{Brains, Sitting, play_on};
use campiello_core::{Game, Seat, Seed, Settings, Table};

/// Weights of what was seen seldom stay near nothing.
const CAUTION: f64 = 20.0;

/// The beginning of a turn.
struct Moment {
    stage: usize,
    seats: Vec<Seen>,
}

/// What it shows of a seat, the thalers that it has, and those that it will have.
struct Seen {
    shown: [f64; WIDTH],
    has: f64,
    will_have: f64,
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("GAMES and SEED are numbers"));
    let (games, seed) = (numbers.next().unwrap_or(300), numbers.next().unwrap_or(1));
    let mut lessons = Lessons::new(STAGES, WIDTH);
    let mut apart = Vec::new();
    for game in 0..games {
        let seats = 3 + (game % 3) as u8;
        let moments = play(seats, Seat::new((game / 3 % u64::from(seats)) as u8), &Seed::numbered(seed, game));
        if game / 3 % 5 == 4 {
            apart.extend(moments);
            continue;
        }
        for moment in moments {
            for seen in &moment.seats {
                lessons.add(moment.stage, &seen.shown, seen.will_have - seen.has);
            }
        }
    }
    let learned = lessons.learn(CAUTION);
    (0..STAGES).for_each(|stage| tell(stage, &learned, &apart));
    println!(
        "# bohnanza_promise {games} {seed}: a line per number of seats and round before the end, weights in the order of `promise::shown`."
    );
    print!("{learned}");
}

fn play(seats: u8, haggler: Seat, seed: &Seed) -> Vec<Moment> {
    let settings = Settings::<Bohnanza>::named(seats, []).expect("it can be played by so many");
    let mut table = Table::new(settings, *seed);
    let bot =
        |seat: Seat| if seat == haggler { Bohnanza::bot("haggler").expect("it is one") } else { Bohnanza::greedy() };
    let mut bots: Vec<_> = Seat::all(seats).map(|seat| Sitting::new(bot(seat), seat, seed)).collect();
    let mut moments = Vec::new();
    let mut turn = 0;
    play_on(&mut table, |table, seat, legal| {
        let state = table.state();
        if state.open.turn != turn && is_boundary(&state.open) {
            turn = state.open.turn;
            let yields = Yields::of(state.open.edition());
            let looked: Vec<_> = Seat::all(seats).map(|seat| shown(state, seat, &yields)).collect();
            let has = |seat: usize| f64::from(state.open.players[Seat::new(seat as u8)].thalers.count());
            let seen = |(seat, (_, shown)): (usize, &(usize, [f64; WIDTH]))| Seen {
                shown: *shown,
                has: has(seat),
                will_have: 0.0,
            };
            let all = looked.iter().enumerate().map(seen).collect();
            moments.push(Moment { stage: looked[0].0, seats: all });
        }
        bots[seat.index()].answer(table, seat, legal)
    });
    let outcome = Bohnanza::outcome(table.state()).expect("it is over");
    for moment in &mut moments {
        for (seat, score) in moment.seats.iter_mut().zip(&outcome.scores) {
            seat.will_have = f64::from(score.total());
        }
    }
    moments
}

fn tell(stage: usize, learned: &Learned, apart: &[Moment]) {
    let here: Vec<&Moment> = apart.iter().filter(|moment| moment.stage == stage).collect();
    if here.is_empty() {
        return;
    }
    let promised = |seen: &Seen| seen.has + learned.value(stage, &seen.shown).unwrap_or_default();
    let all = || here.iter().flat_map(|moment| &moment.seats);
    let squares: f64 = all().map(|seen| (promised(seen) - seen.will_have).powi(2)).sum();
    let off = (squares / f64::from(all().count() as u32)).sqrt();
    let leads = here.iter().flat_map(|moment| {
        let promised: Vec<f64> = moment.seats.iter().map(promised).collect();
        let finals: Vec<f64> = moment.seats.iter().map(|seen| seen.will_have).collect();
        (0..finals.len()).map(move |seat| (lead(&promised, seat), lead(&finals, seat) > 0.0))
    });
    let spread = spread(&leads.collect::<Vec<_>>());
    eprintln!("stage {stage}: {} moments, off by {off:.2} thalers, spread {spread:.1}", here.len());
}
