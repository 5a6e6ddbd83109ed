//! A game at the terminal: whose turn, what is asked, what is answered.

mod errands;

use std::io::{self, BufRead, IsTerminal, Write};

use campiello_core::erased::{AnyGame, AnyTable, Offered, Refused};
use campiello_core::scene::Area;
use campiello_core::{Message, Scene, Seat, SeatSet, Viewer, Waiting};
use campiello_text::Speaker;

use super::Opened;
use super::again::Again;
use super::crew::Crew;
use super::input::{self, Asked};
use super::keep::Keep;
use super::show::{self, Menu};
use crate::desk::{Desk, Failure};
use crate::typed::{short, squeezed};

/// A game at the terminal.
pub(super) struct Session<'a> {
    desk: &'a Desk,
    speaker: Speaker,
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    crew: Box<dyn Crew>,
    humans: u8,
    keep: Keep,
    again: Again,
    /// How many moves every person has been told of.
    told: Vec<usize>,
    /// After how many moves every person passed, if that was their last word.
    passed: Vec<Option<usize>>,
    /// Who stays quiet, and while the table waits for whom: until then they pass by themselves.
    quiet: Vec<Option<SeatSet>>,
    /// Whom it was said how what is not listed can be typed.
    hinted: SeatSet,
    /// Who sits at the keyboard.
    at_keyboard: Option<Seat>,
    /// What was drawn last, and for whom: in the middle of a turn only what has changed is drawn again.
    drawn: Option<Drawn>,
    /// Whether the cards are reconstructed.
    reconstructed: bool,
    input: &'a mut dyn BufRead,
    /// Whether what is typed must be shown, because no terminal does.
    echo: bool,
    out: &'a mut dyn Write,
}

/// What was drawn for somebody, and after how many moves.
struct Drawn {
    seat: Seat,
    scene: Scene,
    moves: usize,
}

/// What comes after a line that was typed.
enum Next {
    /// Ask the same again.
    Ask,
    /// Something has changed on the table.
    Changed,
    /// The person leaves.
    Leave,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        desk: &'a Desk,
        opened: Opened,
        (crew, humans): (Box<dyn Crew>, u8),
        again: Again,
        (input, out): (&'a mut dyn BufRead, &'a mut dyn Write),
    ) -> Self {
        let Opened { game, table, keep, reconstructed, .. } = opened;
        let told = vec![table.moves(); humans.into()];
        let speaker = desk.speaker_of(game);
        Self {
            desk,
            speaker,
            game,
            table,
            crew,
            humans,
            keep,
            again,
            told,
            passed: vec![None; humans.into()],
            quiet: vec![None; humans.into()],
            hinted: SeatSet::NOBODY,
            at_keyboard: None,
            drawn: None,
            reconstructed,
            input,
            echo: !io::stdin().is_terminal(),
            out,
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn play(mut self) -> Result<(), Failure> {
        self.keep.write(&*self.table, self.desk)?;
        let file = self.keep.file().display().to_string();
        let game = self.speaker.word("game-name");
        self.line(&Message::new("play-welcome").with("game", game).with("seats", self.table.seats()))?;
        if self.reconstructed && self.speaker.knows("edition-note") {
            self.line(&Message::new("edition-note"))?;
        }
        self.line(&Message::new("play-kept").with("file", file.as_str()))?;
        self.seats()?;
        while let Some(seat) = self.next() {
            if !self.is_person(seat) {
                self.bot(seat)?;
            } else if !self.person(seat)? {
                self.line(&Message::new("play-left"))?;
                let command = format!("  {}", self.again.resume);
                return self.lines([command]);
            }
        }
        self.finish()
    }

    fn is_person(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.humans)
    }

    /// Who is to speak next. People who are spoken to come first; people who are merely asked come after the bots, so that they are asked once and
    /// not after every word.
    fn next(&self) -> Option<Seat> {
        let Waiting::For(awaited) = self.table.waiting() else { return None };
        let (people, bots): (Vec<Seat>, Vec<Seat>) = awaited.asked.iter().partition(|seat| self.is_person(*seat));
        let spoken_to = people.iter().find(|seat| self.table.pass(**seat).is_none());
        spoken_to.or(bots.first()).or(people.first()).copied().or(awaited.must.first())
    }

    /// For whom the table waits.
    fn must(&self) -> SeatSet {
        match self.table.waiting() {
            Waiting::For(awaited) => awaited.must,
            Waiting::Over => SeatSet::NOBODY,
        }
    }

    /// What ends the asking, where a person is merely asked.
    fn pass(&self, seat: Seat) -> Option<String> {
        self.table.pass(seat).filter(|_| !self.must().contains(seat))
    }

    /// Who sits where.
    fn seats(&mut self) -> Result<(), Failure> {
        let sits = |seat: Seat| {
            let bot = self.crew.name(seat).unwrap_or_default();
            let who = match (self.humans, bot) {
                (1, "") => "you",
                (_, "") => "person",
                _ => "bot",
            };
            let sits = Message::new("play-sits").with("number", seat.ordinal()).with("who", who);
            self.speaker.say(&sits.with("bot", bot))
        };
        let sits: Vec<_> = Seat::all(self.table.seats()).map(sits).collect();
        self.text(&sits.join(" · "))
    }

    fn bot(&mut self, seat: Seat) -> Result<(), Failure> {
        let chosen = self.crew.choose(&*self.table, seat);
        let notation = chosen.expect("law 1: whoever is waited for can act, and every other seat has a bot");
        let played = self.table.play(seat, &notation, None);
        debug_assert!(played.is_ok(), "law 2: what is listed is accepted");
        self.keep.write(&*self.table, self.desk)
    }

    /// A person's decision; false if they leave.
    fn person(&mut self, seat: Seat) -> Result<bool, Failure> {
        let quiet = self.quiet[seat.index()].filter(|must| *must == self.must());
        self.quiet[seat.index()] = quiet;
        if let Some(pass) = self.pass(seat).filter(|_| quiet.is_some() || self.nothing_new(seat)) {
            return self.attempt(seat, &pass).map(|_| true);
        }
        if self.humans > 1 && self.at_keyboard != Some(seat) && !self.pass_keyboard(seat)? {
            return Ok(false);
        }
        self.at_keyboard = Some(seat);
        self.news(seat)?;
        self.changes(seat)?;
        let menu = Menu::of(&*self.table, seat);
        self.moves(seat, &menu, false)?;
        let prompt = self.prompt(seat, &menu);
        loop {
            let Some(line) = self.ask(&prompt)? else { return Ok(false) };
            match self.answer(seat, &menu, input::read(&line, &self.speaker))? {
                Next::Ask => {}
                Next::Changed => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    /// Whether this person has passed, and nothing has happened since that would be worth calling them.
    fn nothing_new(&self, seat: Seat) -> bool {
        self.passed[seat.index()].is_some_and(|since| !self.table.calls(seat, since).contains(&true))
    }

    /// What is asked for; whoever is merely asked may just press Enter.
    fn prompt(&self, seat: Seat, menu: &Menu) -> Message {
        let pass = self.pass(seat).and_then(|pass| menu.offered.iter().find(|offer| offer.notation == pass));
        pass.map_or(Message::new("play-prompt"), |pass| {
            Message::new("play-prompt-pass").with("pass", pass.choice.label.clone())
        })
    }

    fn answer(&mut self, seat: Seat, menu: &Menu, asked: Asked) -> Result<Next, Failure> {
        let offered = &menu.offered;
        match asked {
            Asked::Number(number) => match number.checked_sub(1).and_then(|n| offered.get(n)) {
                Some(offered) => return self.attempt(seat, &offered.notation),
                None => self.line(&Message::new("play-no-such-number").with("most", offered.len()))?,
            },
            Asked::Notation(typed) => {
                let meant = meant(&typed, offered, &self.speaker).map(|offer| offer.notation.clone());
                let say = |message: &Message| self.speaker.say(message);
                let meant = meant.or_else(|| self.table.understand(seat, &typed, &say)).unwrap_or(typed);
                return self.attempt(seat, &meant);
            }
            Asked::Undo => return self.undo(seat),
            Asked::Quit => return Ok(Next::Leave),
            Asked::Nothing if self.pass(seat).is_some() => {
                let pass = self.pass(seat).unwrap_or_default();
                return self.attempt(seat, &pass);
            }
            Asked::Wait => return self.wait(seat),
            Asked::Nothing => self.line(&Message::new("play-expected").with("most", offered.len()))?,
            Asked::Help => self.help(offered)?,
            Asked::Rule(number) => self.rule(&number)?,
            Asked::Board => self.board(seat)?,
            Asked::Moves => self.moves(seat, menu, true)?,
            Asked::Look => self.lines(show::words(&self.table.scene(Viewer::Seat(seat)), self.desk, &self.speaker))?,
            Asked::Score => self.lines(show::facts(&self.table.scene(Viewer::Seat(seat)), self.desk, &self.speaker))?,
            Asked::Log => {
                self.lines(show::log(&self.table.log(Viewer::Seat(seat)), Some(seat), self.desk, &self.speaker))?;
            }
            Asked::Save(name) => self.save(&name)?,
        }
        Ok(Next::Ask)
    }

    /// Passes, and goes on passing until the table waits for somebody else. Only what everybody sees decides how long: what the
    /// hand allows plays no part.
    fn wait(&mut self, seat: Seat) -> Result<Next, Failure> {
        let Some(pass) = self.pass(seat) else {
            let spoken = if self.must().contains(seat) { "no" } else { "yes" };
            self.line(&Message::new("play-wait-not-now").with("spoken", spoken))?;
            return Ok(Next::Ask);
        };
        self.quiet[seat.index()] = Some(self.must());
        self.attempt(seat, &pass)
    }

    fn attempt(&mut self, seat: Seat, notation: &str) -> Result<Next, Failure> {
        let passes = self.pass(seat).is_some_and(|pass| pass == notation);
        match self.table.play(seat, notation, None) {
            Ok(()) => {
                self.passed[seat.index()] = passes.then(|| self.table.moves());
                self.keep.write(&*self.table, self.desk)?;
                return Ok(Next::Changed);
            }
            Err(Refused::Illegal { rule, reason }) => {
                self.line(&Message::new("play-refused").with("rule", rule).with("reason", reason))?;
            }
            Err(Refused::Unreadable(expected)) => {
                self.line(&Message::new("play-unreadable").with("typed", short(notation)).with("expected", expected))?;
            }
        }
        self.line(&Message::new("play-nothing-changed"))?;
        Ok(Next::Ask)
    }

    fn board(&mut self, seat: Seat) -> Result<(), Failure> {
        let scene = show::own_last(self.table.scene(Viewer::Seat(seat)), seat);
        self.lines([show::board(&scene, self.desk, &self.speaker)])
    }

    /// What the moves of a seat are clicked on.
    fn targets(&self, seat: Seat) -> Vec<String> {
        self.table.offered(seat).into_iter().flat_map(|offer| offer.choice.path).collect()
    }

    /// Draws the board: all of it when something else is to be done than before, otherwise what has changed and the
    /// person's own areas. Small boards need no second look before somebody else has acted, unless they are what the
    /// next decision is about.
    fn changes(&mut self, seat: Seat) -> Result<(), Failure> {
        let scene = self.table.scene(Viewer::Seat(seat));
        let mut shown = scene.clone();
        let phase = |scene: &Scene| scene.prompt.as_ref().map(|prompt| prompt.key);
        if let Some(drawn) = self.drawn.take().filter(|drawn| drawn.seat == seat) {
            let same = phase(&drawn.scene) == phase(&scene);
            let log = self.table.log(Viewer::Seat(seat));
            // After an undo there may be fewer moves than when it was drawn.
            let alone = log.iter().skip(drawn.moves).all(|(actor, _)| *actor == seat);
            let known = |area: &Area| if area.dense { alone } else { same };
            let targets = self.targets(seat);
            let asked = |area: &Area| {
                area.pieces.iter().any(|piece| piece.target.as_ref().is_some_and(|target| targets.contains(target)))
            };
            shown.areas.retain(|area| {
                show::is_own(area, seat) || !known(area) || !drawn.scene.areas.contains(area) || (!same && asked(area))
            });
        }
        self.drawn = Some(Drawn { seat, scene, moves: self.table.moves() });
        let shown = show::in_short(show::own_last(shown, seat), seat);
        self.lines([show::board(&shown, self.desk, &self.speaker)])
    }

    /// The moves; all of them, or the suggestions folded. How to type others is said once, and with all of them.
    fn moves(&mut self, seat: Seat, menu: &Menu, all: bool) -> Result<(), Failure> {
        let scene = self.table.scene(Viewer::Seat(seat));
        self.lines(show::moves(menu, all, &scene, self.desk, &self.speaker))?;
        let hints = menu.hints(&self.speaker);
        if !hints.is_empty() && (all || !self.hinted.contains(seat)) {
            self.hinted = self.hinted.with(seat);
            for hint in hints {
                self.text(&hint)?;
            }
        }
        Ok(())
    }

    /// What has happened since this person was last told.
    fn news(&mut self, seat: Seat) -> Result<(), Failure> {
        let log = self.table.log(Viewer::Seat(seat));
        let told = self.told[seat.index()];
        let calls = self.table.calls(seat, told);
        let worth_telling = |(line, calls): (&(Seat, Message), bool)| (calls || line.0 == seat).then(|| line.clone());
        let since: Vec<_> = log[told..].iter().zip(calls).filter_map(worth_telling).collect();
        let news = show::news(&since, Some(seat), self.desk, &self.speaker);
        self.told[seat.index()] = log.len();
        self.lines([String::new()])?;
        self.lines(news)?;
        self.lines([String::new()])
    }

    /// Hides what the one before saw until the next one sits there; false if nobody comes.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.desk.colour {
            // Clears the screen and what could be scrolled back to.
            write!(self.out, "\u{1b}[2J\u{1b}[3J\u{1b}[H")?;
        } else if self.at_keyboard.is_some() {
            self.lines(vec![String::new(); 60])?;
        }
        self.line(&Message::new("play-pass-keyboard").with("number", seat.ordinal()))?;
        let line = self.ask(&Message::new("play-press-enter"))?;
        Ok(line.is_some_and(|line| input::read(&line, &self.speaker) != Asked::Quit))
    }

    fn finish(mut self) -> Result<(), Failure> {
        let own = (self.humans == 1).then(|| Seat::new(0));
        let viewer = own.map_or(Viewer::Spectator, Viewer::Seat);
        if let Some(seat) = own {
            self.news(seat)?;
        }
        let board = show::board(&self.table.scene(viewer), self.desk, &self.speaker);
        self.lines([board])?;
        if let Some(outcome) = self.table.outcome() {
            self.lines(show::outcome(&outcome, own, self.desk, &self.speaker))?;
        }
        self.line(&Message::new("play-over"))?;
        let command = format!("  {}", self.again.look);
        self.lines([command])
    }

    /// Asks for a line; nothing at the end of the input.
    fn ask(&mut self, prompt: &Message) -> Result<Option<String>, Failure> {
        write!(self.out, "{} ", self.speaker.say(prompt))?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo || read == 0 {
            writeln!(self.out, "{}", short(&line))?;
        }
        Ok((read > 0).then_some(line))
    }

    fn line(&mut self, message: &Message) -> Result<(), Failure> {
        let text = self.speaker.say(message);
        self.text(&text)
    }

    fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.lines(campiello_draw::columns::wrap(text, self.desk.width))
    }

    fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> Result<(), Failure> {
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}

/// The offered move that was meant, if it is only one: its notation or its name, in any case and with any blanks.
fn meant<'o>(typed: &str, offered: &'o [Offered], speaker: &Speaker) -> Option<&'o Offered> {
    if let Some(exact) = offered.iter().find(|offer| offer.notation == typed) {
        return Some(exact);
    }
    let typed = squeezed(typed);
    let is_meant =
        |offer: &&Offered| squeezed(&offer.notation) == typed || squeezed(&speaker.say(&offer.choice.label)) == typed;
    let mut meant = offered.iter().filter(is_meant);
    meant.next().filter(|_| meant.next().is_none())
}
