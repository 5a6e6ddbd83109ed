//! `campiello arena`: bots against each other, and how sure it is who is stronger.

mod answer;
mod contest;
mod plot;
mod report;

pub(crate) use answer::Range;

use std::io::Write;
use std::path::{Path, PathBuf};

use campiello_bots::arena::{Fixtures, Verdict};
use campiello_bots::{Brains, Budget, level};
use campiello_core::Message;
use campiello_draw::Theme;
use clap::ArgMatches;

use crate::arena::answer::Answer;
use crate::arena::contest::{Contest, Match};
use crate::bots;
use crate::desk::{Desk, Failure};
use crate::files;
use crate::games::{self, Visitor};
use crate::picture::{self, Form};
use crate::wishes::{self, Wishes};

/// What to play.
struct Plan<'a> {
    game: &'a str,
    table: Wishes<'a>,
    games: u64,
    bots: &'a str,
    budget: Budget,
    /// The budgets of the first bot, one match for each; none if there is one match.
    curve: Vec<Budget>,
    seed: u64,
    threads: usize,
    sprt: bool,
}

/// Plays the match, or one for every budget, and shows what came out.
///
/// # Errors
/// Settings that no table can have, bots that nobody knows, a picture that cannot be written.
///
/// # Panics
/// If a game breaks the contract.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let game = games::named(given.get_one::<String>("game").map_or("", String::as_str), desk)?;
    let plan = plan(given, game.key(), Wishes::new(given, game));
    let picture = given.get_one::<PathBuf>("plot").map(|file| form(file, desk)).transpose()?;
    let answer = games::with_game(plan.game, Arena { plan: &plan, desk }).expect("the game is listed")?;
    let speaker = desk.speaker_of(game);
    let json = given.get_flag("json");
    // Before the picture: if that cannot be written, what was played is not lost.
    if json {
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    } else {
        report::write(&answer, desk, &speaker, out)?;
    }
    let Some((form, file)) = picture else { return Ok(()) };
    let theme = if given.get_flag("night") { Theme::Night } else { Theme::Day };
    picture::write(plot::draw(&answer, theme, desk, &speaker), (form, file), desk)?;
    if json { Ok(()) } else { picture::tell(file, desk, out) }
}

fn plan<'a>(given: &'a ArgMatches, game: &'a str, table: Wishes<'a>) -> Plan<'a> {
    let number = |name: &str| given.get_one::<u64>(name).copied();
    let budget = bots::budget(given);
    let alike = |number: u64| budget.alike(u32::try_from(number).unwrap_or(u32::MAX));
    Plan {
        game,
        table,
        games: number("games").unwrap_or(1),
        bots: given.get_one::<String>("bots").map_or("", String::as_str),
        budget,
        curve: given.get_many::<u64>("curve").into_iter().flatten().copied().map(alike).collect(),
        seed: number("seed").unwrap_or(1),
        threads: wishes::threads(given),
        sprt: given.get_flag("sprt"),
    }
}

/// The form that a picture's name asks for, if nothing else would be lost.
fn form<'a>(file: &'a Path, desk: &Desk) -> Result<(Form, &'a Path), Failure> {
    let Some(form) = Form::of(file) else {
        let message = Message::new("usage-wrong-value").with("argument", "--plot");
        let message = message.with("value", file.display().to_string()).with("expected", desk.word("expect-plot"));
        return Err(Failure::Usage(desk.say(&message)));
    };
    files::free_for_picture(file, form.ending(), None, desk)?;
    Ok((form, file))
}

struct Arena<'a> {
    plan: &'a Plan<'a>,
    desk: &'a Desk,
}

impl Visitor for Arena<'_> {
    type Out = Result<Answer, Failure>;

    fn visit<G: Brains>(self) -> Self::Out {
        let Self { plan, desk } = self;
        let names = bots::known::<G>(plan.bots, desk)?;
        if plan.sprt && plan.table.seats == 1 && names.len() == 1 {
            return Err(Failure::Usage(desk.word("fail-arena-sprt-alone")));
        }
        if !plan.curve.is_empty() && level::has_own_budget(&names[0]) {
            return Err(Failure::Usage(desk.word("fail-arena-curve-own")));
        }
        let settings = plan.table.settings::<G>(desk)?;
        let fixtures = Fixtures::new(names.len(), plan.table.seats);
        let play = |first: Budget| -> Result<Contest, Failure> {
            let budgets = (0..names.len()).map(|bot| if bot == 0 { first } else { plan.budget }).collect();
            Match { settings, fixtures: &fixtures, names: &names, budgets, plan }.play(desk)
        };
        let budgets = if plan.curve.is_empty() { &[plan.budget] } else { plan.curve.as_slice() };
        let contests = budgets.iter().map(|budget| Ok((*budget, play(*budget)?)));
        Ok(Answer::new(plan, &names, &contests.collect::<Result<Vec<_>, Failure>>()?))
    }
}

/// The end of the key of what a verdict says.
const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Open => "open",
        Verdict::Better => "better",
        Verdict::NotBetter => "not-better",
    }
}
