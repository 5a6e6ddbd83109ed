//! One `play` block, statement by statement.

use campiello_core::chance::Dictated;
use campiello_core::position::Rulebook;
use campiello_core::{Awaited, Chance, Refusal, Seat, SeatSet, Seed, Settings, Waiting};

use super::headings::Block;

/// A game that a block plays.
pub(super) struct Scenario<G: Rulebook> {
    settings: Settings<G>,
    seed: Seed,
    state: G::State,
    moves: u64,
    luck: Option<Vec<u32>>,
    checks: usize,
}

/// What comes before everything else.
#[derive(Default)]
struct Head<'t> {
    seats: Option<u8>,
    switches: Vec<&'t str>,
    seed: Option<u64>,
}

impl<'t> Head<'t> {
    /// Whether the statement belongs to the head, or what is wrong with it.
    fn read(&mut self, statement: &'t str) -> Result<bool, String> {
        let number = |text: &str| text.trim().parse().map_err(|_| format!("{text:?} is not a number"));
        match statement.split_once(' ') {
            Some(("seats", seats)) => self.seats = Some(number(seats)? as u8),
            Some(("switch", key)) => self.switches.push(key.trim()),
            Some(("seed", seed)) => self.seed = Some(number(seed)?),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl<G: Rulebook> Scenario<G> {
    /// Runs a block and says how many checks it made; or the line and what is wrong there.
    pub(super) fn run(block: &Block<'_>) -> Result<usize, (usize, String)> {
        let mut head = Head::default();
        let mut rest = block.statements.iter().peekable();
        while let Some((line, statement)) = rest.peek() {
            if !head.read(statement).map_err(|what| (*line, what))? {
                break;
            }
            rest.next();
        }
        let mut scenario = Self::set_up(&head).map_err(|what| (block.line, what))?;
        for (line, statement) in rest {
            scenario.statement(statement).map_err(|what| (*line, format!("`{statement}`: {what}")))?;
        }
        match scenario.luck {
            None => Ok(scenario.checks),
            Some(_) => Err((block.line, "no move follows the luck".into())),
        }
    }

    fn set_up(head: &Head<'_>) -> Result<Self, String> {
        let settings = Settings::named(head.seats.unwrap_or(G::SEATS.0), head.switches.iter().copied());
        let settings = settings.map_err(|unsettled| format!("{unsettled:?}"))?;
        let seed = Seed::numbered(head.seed.unwrap_or(1), 0);
        let state = G::setup(&settings, &mut seed.luck(0));
        Ok(Self { settings, seed, state, moves: 0, luck: None, checks: 0 })
    }

    fn statement(&mut self, statement: &str) -> Result<(), String> {
        let (word, rest) = statement.split_once(' ').unwrap_or((statement, ""));
        let rest = rest.trim();
        match word {
            "given" => G::arrange(&mut self.state, rest),
            "luck" => self.dictate(rest),
            "seats" | "switch" | "seed" => Err("comes too late: it must stand first".into()),
            _ => {
                self.checks += 1;
                match word {
                    "ask" => self.ask(rest),
                    "legal" => self.legal(rest),
                    "waiting" => self.waiting(rest, |awaited| awaited.must),
                    "asked" => self.waiting(rest, |awaited| awaited.asked),
                    "may" => self.waiting(rest, |awaited| awaited.may),
                    "over" => self.over(rest),
                    _ => self.turn(self.seat(word)?, rest),
                }
            }
        }
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let seat: Seat = word.parse().map_err(|()| format!("{word:?} is neither a statement nor a seat"))?;
        if seat.index() < usize::from(self.settings.seats()) { Ok(seat) } else { Err(format!("there is no {seat}")) }
    }

    fn dictate(&mut self, numbers: &str) -> Result<(), String> {
        let number = |word: &str| word.parse().map_err(|_| format!("{word:?} is not a number"));
        if self.luck.is_some() {
            return Err("the luck of the next move is dictated already".into());
        }
        self.luck = Some(numbers.split_whitespace().map(number).collect::<Result<_, _>>()?);
        Ok(())
    }

    /// `take 2`, `take 2 ! 3.1`, `tke !!`.
    fn turn(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        if let Some(text) = text.strip_suffix("!!") {
            return match text.trim().parse::<G::Action>() {
                Ok(action) => Err(format!("expected to be unreadable, and is read as {action}")),
                Err(_) => Ok(()),
            };
        }
        match text.rsplit_once(" !") {
            Some((text, rule)) => self.refused(seat, &read::<G>(text)?, rule.trim()),
            None => self.accepted(seat, &read::<G>(text)?),
        }
    }

    fn accepted(&mut self, seat: Seat, action: &G::Action) -> Result<(), String> {
        self.play(seat, action)?.map_err(|illegal| {
            format!("expected to be accepted, and refused by rule {}: {illegal:?}", illegal.rule())
        })?;
        self.moves += 1;
        Ok(())
    }

    fn refused(&mut self, seat: Seat, action: &G::Action, rule: &str) -> Result<(), String> {
        let before = self.state.clone();
        match self.play(seat, action)? {
            Ok(()) => Err(format!("expected to be refused by rule {rule}, and accepted")),
            Err(_) if self.state != before => Err("refused, and yet the state changed".into()),
            Err(illegal) if illegal.rule() != rule => {
                Err(format!("expected to be refused by rule {rule}, and refused by {}: {illegal:?}", illegal.rule()))
            }
            Err(_) => Ok(()),
        }
    }

    /// Plays with the dictated luck, which must be used up, or with that of the seed.
    fn play(&mut self, seat: Seat, action: &G::Action) -> Result<Result<(), G::Illegal>, String> {
        let Some(numbers) = self.luck.take() else {
            return Ok(self.play_with(seat, action, &mut self.seed.luck(self.moves + 1)));
        };
        let mut luck = Dictated::new(numbers);
        let played = self.play_with(seat, action, &mut luck);
        match luck.left() {
            0 => Ok(played),
            left => Err(format!("the move left {left} numbers of the dictated luck unused")),
        }
    }

    fn play_with(&mut self, seat: Seat, action: &G::Action, luck: &mut impl Chance) -> Result<(), G::Illegal> {
        G::play(&mut self.state, seat, action, luck)
    }

    fn ask(&self, text: &str) -> Result<(), String> {
        let (question, expected) = text.rsplit_once('=').ok_or("expected: ask <question> = <answer>")?;
        let found = G::ask(&self.state, question.trim())?;
        same(expected.trim(), found.trim())
    }

    fn legal(&self, text: &str) -> Result<(), String> {
        let mut words = text.splitn(3, ' ');
        let (seat, relation, rest) = (words.next(), words.next(), words.next().unwrap_or_default());
        let seat = self.seat(seat.unwrap_or_default())?;
        let mut actions = Vec::new();
        G::legal(&self.state, seat, &mut actions);
        match relation {
            Some("=") => same(rest.trim(), &actions.len().to_string()),
            Some("has") if actions.contains(&read::<G>(rest)?) => Ok(()),
            Some("lacks") if !actions.contains(&read::<G>(rest)?) => Ok(()),
            Some("has" | "lacks") => {
                let all: Vec<String> = actions.iter().map(ToString::to_string).collect();
                Err(format!("found {}", all.join(", ")))
            }
            _ => Err("expected: legal p0 = 3, legal p0 has <move> or legal p0 lacks <move>".into()),
        }
    }

    fn waiting(&self, seats: &str, part: fn(Awaited) -> SeatSet) -> Result<(), String> {
        let mut expected = SeatSet::NOBODY;
        for word in seats.split_whitespace().filter(|word| *word != "nobody") {
            expected = expected.with(self.seat(word)?);
        }
        let found = G::waiting(&self.state);
        let same = matches!(found, Waiting::For(awaited) if part(awaited) == expected) && !seats.is_empty();
        if same { Ok(()) } else { Err(format!("found {}", waits_for(found))) }
    }

    fn over(&self, end: &str) -> Result<(), String> {
        let found = G::waiting(&self.state);
        match G::outcome(&self.state) {
            Some(outcome) if found == Waiting::Over => same(end, outcome.end),
            _ => Err(format!("the game is not over; found {}", waits_for(found))),
        }
    }
}

fn read<G: Rulebook>(text: &str) -> Result<G::Action, String> {
    text.trim().parse().map_err(|unreadable| format!("cannot be read: {unreadable:?}"))
}

fn same(expected: &str, found: &str) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {expected:?}, found {found:?}")) }
}

fn waits_for(waiting: Waiting) -> String {
    match waiting {
        Waiting::Over => "over".into(),
        Waiting::For(awaited) => {
            let named = |seats: SeatSet| seats.iter().fold(String::new(), |named, seat| format!("{named} {seat}"));
            format!("waiting{}; asked{}; may{}", named(awaited.must), named(awaited.asked), named(awaited.may))
        }
    }
}
