//! How far off it is what quick players make of a position: `spreads GAME SEATS GAMES SEED [BOT]`. All seats are played by one bot, a hard one if nothing is said.
//!
//! At some moments of every game quick players play on in a few worlds, as in a hint or a review. From what they come to and from who won in the end the two
//! numbers of `Brains::SPREADS` are found, and a table tells how often those won who were said to win so often.

use bohnanza::Bohnanza;
use burano::Burano;
use campiello_bots::learned::{Promised, chances, spread_of, spreads};
use campiello_bots::search::World;
use campiello_bots::{Brains, Budget, Ending, Sitting, level, play_on};
use campiello_core::{Seat, Seed, Settings, Table, Viewer};
use walking::Walking;

/// Those at the table, and how much they think.
const BOT: &str = "hard";
const BUDGET: Budget = Budget::Playouts(160);
/// In how many worlds a moment is played on, and which part of the moves are moments.
const WORLDS: u32 = 4;
const EVERY: usize = 9;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, games, seed, rest @ ..] = &words[..] else { panic!("spreads GAME SEATS GAMES SEED [BOT]") };
    let number = |word: &String| -> u64 { word.parse().expect("a number") };
    let bot = rest.first().map_or(BOT, String::as_str);
    let look = Look { seats: number(seats) as u8, games: number(games), seed: number(seed), bot };
    match game.as_str() {
        "walking" => look.at::<Walking>(),
        "burano" => look.at::<Burano>(),
        "bohnanza" => look.at::<Bohnanza>(),
        other => panic!("there is no game {other}"),
    }
}

struct Look<'a> {
    seats: u8,
    games: u64,
    seed: u64,
    bot: &'a str,
}

impl Look<'_> {
    fn at<G: Brains>(&self) {
        let promised: Vec<Promised> = (0..self.games).flat_map(|game| self.played::<G>(game)).collect();
        let found = spreads(&promised);
        println!("{} with {} seats: {} worlds, spreads {found:.1?}", G::KEY, self.seats, promised.len());
        for part in 0..3 {
            tell(G::SPREADS, part, &promised);
        }
    }

    /// What was promised at some moments of a game.
    fn played<G: Brains>(&self, game: u64) -> Vec<Promised> {
        let seed = Seed::numbered(self.seed, game);
        let mut table = Table::<G>::new(Settings::named(self.seats, []).expect("so many can play"), seed);
        let bot = |seat| Sitting::new(level::player(self.bot, BUDGET).expect("it is known"), seat, &seed);
        let mut bots: Vec<_> = Seat::all(self.seats).map(bot).collect();
        let mut promised = Vec::new();
        play_on(&mut table, |table, seat, legal| {
            let moves = table.steps().len();
            if (moves + game as usize).is_multiple_of(EVERY) {
                let view = G::view(table.state(), Viewer::Spectator);
                let points = |number| {
                    let world = World::<G>::guessed(&view, &seed.branch("worlds"), moves as u32 * WORLDS + number);
                    world.endings(&world.played_on()).iter().map(|ending| ending.points).collect()
                };
                let left = G::left(table.state());
                promised.extend((0..WORLDS).map(|number| Promised { left, points: points(number), won: Vec::new() }));
            }
            bots[seat.index()].answer(table, seat, legal)
        });
        let won: Vec<f64> = Ending::all::<G>(table.state(), table.state()).iter().map(|ending| ending.won).collect();
        for promised in &mut promised {
            promised.won.clone_from(&won);
        }
        promised
    }
}

/// How often those won who were said to, in a third of the game.
fn tell(spreads: [f64; 2], part: u32, promised: &[Promised]) {
    let (mut said, mut came, mut seen) = ([0.0; 5], [0.0; 5], [0_u32; 5]);
    for Promised { left, points, won } in promised {
        if (((1.0 - left) * 3.0) as u32).min(2) != part {
            continue;
        }
        for (chance, won) in chances(points, spread_of(spreads, *left)).iter().zip(won) {
            let at = ((chance * 5.0) as usize).min(4);
            said[at] += chance;
            came[at] += won;
            seen[at] += 1;
        }
    }
    let row = (0..5).filter(|at| seen[*at] > 0).map(|at| {
        let seen = f64::from(seen[at]);
        format!("{:.2} → {:.2} ({seen})", said[at] / seen, came[at] / seen)
    });
    println!("  third {}: {}", part + 1, row.collect::<Vec<_>>().join(", "));
}
