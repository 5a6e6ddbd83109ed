//! A game at the terminal: whose turn, what is asked, what is answered.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use campiello_core::erased::{AnyGame, AnyTable, Offered, Refused};
use campiello_core::table::{Obstacle, Undo};
use campiello_core::{Message, Scene, Seat, Viewer};
use campiello_text::Speaker;

use super::Opened;
use super::again::Again;
use super::crew::Crew;
use super::input::{self, Asked};
use super::keep::Keep;
use super::show;
use crate::desk::{Desk, Failure};
use crate::rules;
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
    /// Who sits at the keyboard.
    at_keyboard: Option<Seat>,
    /// What was drawn last, and for whom: in the middle of a turn only what has changed is drawn again.
    drawn: Option<(Seat, Scene)>,
    /// Whether the cards are reconstructed.
    reconstructed: bool,
    input: &'a mut dyn BufRead,
    /// Whether what is typed must be shown, because no terminal does.
    echo: bool,
    out: &'a mut dyn Write,
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
        while let Some(seat) = self.table.waiting().next() {
            if seat.index() >= usize::from(self.humans) {
                self.bot(seat)?;
            } else if !self.person(seat)? {
                self.line(&Message::new("play-left"))?;
                let command = format!("  {}", self.again.resume);
                return self.lines([command]);
            }
        }
        self.finish()
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
        self.drawn = None;
        debug_assert!(played.is_ok(), "law 2: what is listed is accepted");
        self.keep.write(&*self.table, self.desk)
    }

    /// A person's decision; false if they leave.
    fn person(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.humans > 1 && self.at_keyboard != Some(seat) && !self.pass_keyboard(seat)? {
            return Ok(false);
        }
        self.at_keyboard = Some(seat);
        self.news(seat)?;
        self.changes(seat)?;
        let offered = show::sorted(self.table.offered(seat));
        self.moves(seat, &offered)?;
        loop {
            let Some(line) = self.ask("play-prompt")? else { return Ok(false) };
            match self.answer(seat, &offered, input::read(&line, &self.speaker))? {
                Next::Ask => {}
                Next::Changed => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    fn answer(&mut self, seat: Seat, offered: &[Offered], asked: Asked) -> Result<Next, Failure> {
        match asked {
            Asked::Number(number) => match number.checked_sub(1).and_then(|n| offered.get(n)) {
                Some(offered) => return self.attempt(seat, &offered.notation),
                None => self.line(&Message::new("play-no-such-number").with("most", offered.len()))?,
            },
            Asked::Notation(typed) => {
                let meant = meant(&typed, offered, &self.speaker).map_or(typed.as_str(), |offer| &offer.notation);
                return self.attempt(seat, meant);
            }
            Asked::Undo => return self.undo(seat),
            Asked::Quit => return Ok(Next::Leave),
            Asked::Nothing => self.line(&Message::new("play-expected").with("most", offered.len()))?,
            Asked::Help => self.help(offered)?,
            Asked::Rule(number) => self.rule(&number)?,
            Asked::Board => self.board(seat)?,
            Asked::Moves => self.moves(seat, offered)?,
            Asked::Look => self.lines(show::words(&self.table.scene(Viewer::Seat(seat)), self.desk, &self.speaker))?,
            Asked::Score => self.lines(show::facts(&self.table.scene(Viewer::Seat(seat)), self.desk, &self.speaker))?,
            Asked::Log => {
                self.lines(show::log(&self.table.log(Viewer::Seat(seat)), Some(seat), self.desk, &self.speaker))?;
            }
            Asked::Save(name) => self.save(&name)?,
        }
        Ok(Next::Ask)
    }

    fn attempt(&mut self, seat: Seat, notation: &str) -> Result<Next, Failure> {
        match self.table.play(seat, notation, None) {
            Ok(()) => {
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

    fn undo(&mut self, seat: Seat) -> Result<Next, Failure> {
        let undo = self.table.undo(seat);
        if undo != Undo::Free {
            self.line(&self.refusal(undo))?;
            return Ok(Next::Ask);
        }
        self.table.go_back(self.table.moves() - 1);
        self.keep.write(&*self.table, self.desk)?;
        let moves = self.table.moves();
        self.told.iter_mut().for_each(|told| *told = moves.min(*told));
        self.line(&Message::new("play-undone"))?;
        Ok(Next::Changed)
    }

    /// Why a move stays: only where other people sit could they agree to take it back.
    fn refusal(&self, undo: Undo) -> Message {
        match undo {
            Undo::ByConsent(obstacle) if self.humans == 1 => Message::new(match obstacle {
                Obstacle::SomebodyActed => "play-undo-bot-acted",
                Obstacle::Luck => "play-undo-luck",
                Obstacle::Revealed => "play-undo-revealed",
            }),
            undo => undo.message(),
        }
    }

    fn save(&mut self, name: &str) -> Result<(), Failure> {
        if name.is_empty() {
            return self.line(&Message::new("play-save-name").with("file", self.keep.file().display().to_string()));
        }
        match Keep::copy(PathBuf::from(name), &*self.table, self.desk) {
            Ok(()) => self.line(&Message::new("play-saved").with("file", name)),
            Err(Failure::Content(text)) => self.text(&text),
            Err(failure) => Err(failure),
        }
    }

    fn rule(&mut self, asked: &str) -> Result<(), Failure> {
        match rules::section(self.game, Some(asked), self.desk) {
            Ok(lines) => self.lines(lines),
            Err(text) => self.text(&text),
        }
    }

    fn help(&mut self, offered: &[Offered]) -> Result<(), Failure> {
        self.lines(show::help(offered, self.desk, &self.speaker))?;
        self.line(&Message::new("play-help-rules"))?;
        self.lines(rules::contents(self.game, self.desk))
    }

    fn board(&mut self, seat: Seat) -> Result<(), Failure> {
        let scene = self.table.scene(Viewer::Seat(seat));
        self.lines([show::board(&scene, self.desk, &self.speaker)])
    }

    /// Draws the board: all of it when something else is to be done than before, otherwise what has changed and the
    /// person's own areas.
    fn changes(&mut self, seat: Seat) -> Result<(), Failure> {
        let scene = self.table.scene(Viewer::Seat(seat));
        let mut shown = scene.clone();
        let phase = |scene: &Scene| scene.prompt.as_ref().map(|prompt| prompt.key);
        let again = |(before, drawn): &(Seat, Scene)| *before == seat && phase(drawn) == phase(&scene);
        if let Some((_, drawn)) = self.drawn.take().filter(again) {
            shown.areas.retain(|area| show::is_own(area, seat) || !drawn.areas.contains(area));
        }
        self.drawn = Some((seat, scene));
        self.lines([show::board(&shown, self.desk, &self.speaker)])
    }

    fn moves(&mut self, seat: Seat, offered: &[Offered]) -> Result<(), Failure> {
        let scene = self.table.scene(Viewer::Seat(seat));
        self.lines(show::moves(offered, &scene, self.desk, &self.speaker))
    }

    /// What has happened since this person was last told.
    fn news(&mut self, seat: Seat) -> Result<(), Failure> {
        let log = self.table.log(Viewer::Seat(seat));
        let told = self.told[seat.index()];
        let news = show::log(&log[told..], Some(seat), self.desk, &self.speaker);
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
        let line = self.ask("play-press-enter")?;
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
    fn ask(&mut self, prompt: &'static str) -> Result<Option<String>, Failure> {
        write!(self.out, "{} ", self.speaker.word(prompt))?;
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
