//! `walking_fit SEATS GAMES SEED PLAYER SLIPS OUT`
use campiello_bots::learned::Lessons;
use campiello_bots::overlooking::Overlooking;
use campiello_bots::walking::value;
use campiello_bots::{Budget, Sitting, level};
use campiello_core::{Game, Seat, Seed, Settings, Table};
use walking::{Phase, Walking};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let number = |at: usize| args[at].parse::<u64>().unwrap();
    let (seats, games, seed, slips) = (number(1) as u8, number(2), number(3), number(5) as u32);
    let playouts = std::env::var("P").map_or(30, |p| p.parse().unwrap());
    let threads = 1;
    let mut lessons = Lessons::new(value::STAGES, value::WIDTH);
    let mut test = Vec::new();
    let results: Vec<_> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads)
            .map(|worker| {
                let args = &args;
                scope.spawn(move || {
                    let mut all = Vec::new();
                    for game in (worker..games).step_by(threads as usize) {
                        let seed = Seed::numbered(seed, game);
                        let mut table = Table::new(Settings::<Walking>::named(seats, []).unwrap(), seed);
                        let mut sitting: Vec<_> = Seat::all(seats)
                            .map(|seat| {
                                let player = level::player::<Walking>(&args[4], Budget::Playouts(playouts)).unwrap();
                                Sitting::new(Box::new(Overlooking { player, per_cent: slips }), seat, &seed)
                            })
                            .collect();
                        let mut seen = Vec::new();
                        let mut legal = Vec::new();
                        let mut round = 0;
                        while let Some(seat) = Walking::waiting(table.state()).next() {
                            let open = &table.state().open;
                            if open.phase == Phase::Take && open.round != round {
                                round = open.round;
                                for seat in Seat::all(seats) {
                                    seen.push((seat, value::stage(open), value::shown(table.state(), seat)));
                                }
                            }
                            let action = sitting[seat.index()].answer(&table, seat, &mut legal).unwrap();
                            table.play(seat, &action, None).unwrap();
                        }
                        let outcome = table.outcome().unwrap();
                        all.push((game, seen, outcome.scores.iter().map(|score| f64::from(score.total())).collect::<Vec<_>>()));
                    }
                    all
                })
            })
            .collect();
        handles.into_iter().flat_map(|handle| handle.join().unwrap()).collect()
    });
    let mut mean = 0.0;
    for (game, seen, points) in &results {
        mean += points.iter().sum::<f64>() / points.len() as f64 / results.len() as f64;
        for (seat, stage, shown) in seen {
            if game % 5 == 4 {
                test.push((*stage, *shown, points[seat.index()]));
            } else {
                lessons.add(*stage, shown, points[seat.index()]);
            }
        }
    }
    let learned = lessons.learn(20.0);
    println!("mean {mean:.2}");
    for stage in 0..value::STAGES {
        let (mut n, mut greedy, mut fitted, mut sum, mut squares) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for (_, shown, points) in test.iter().filter(|(s, ..)| *s == stage) {
            let Some(value) = learned.value(stage, shown) else { continue };
            n += 1.0;
            greedy += (points - shown[1]).powi(2);
            fitted += (points - value).powi(2);
            sum += points;
            squares += points * points;
        }
        if n > 30.0 {
            let sd = (squares / n - (sum / n) * (sum / n)).sqrt();
            println!("stage {stage}: {n} sd {sd:.2} greedy's error {:.2} fitted {:.2}", (greedy / n as f64).sqrt(), (fitted / n as f64).sqrt());
        }
    }
    std::fs::write(&args[6], learned.to_string()).unwrap();
}
