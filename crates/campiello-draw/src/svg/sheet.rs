//! The sheet that a picture is drawn on: it collects markup, keeps ids unique and adds the definitions at the end.

use std::collections::BTreeSet;

use campiello_core::message::Message;
use campiello_core::scene::{Fact, Piece};

use crate::art::{self, Art, Finish, plain};
use crate::theme::{Palette, Theme};
use crate::words::{Speaker, Words, escape, fitted, size_to_fit, width_of};

/// A picture under way.
pub(crate) struct Sheet<'a> {
    /// The light of the picture.
    pub(crate) theme: Theme,
    speak: Speaker<'a>,
    markup: String,
    ids: BTreeSet<String>,
    clips: u32,
}

/// The height of the line below a captioned piece.
const CAPTION: f64 = 22.0;

impl<'a> Sheet<'a> {
    /// An empty sheet.
    pub(crate) fn new(theme: Theme, speak: Speaker<'a>) -> Self {
        Self { theme, speak, markup: String::new(), ids: BTreeSet::new(), clips: 0 }
    }

    /// The colours of the page.
    pub(crate) const fn page(&self) -> &'static Palette {
        self.theme.palette()
    }

    /// Puts a message into the reader's language.
    pub(crate) fn say(&self, message: &Message) -> String {
        (self.speak)(message)
    }

    /// Draws markup over everything so far.
    pub(crate) fn add(&mut self, markup: impl AsRef<str>) {
        self.markup.push_str(markup.as_ref());
    }

    /// Draws text.
    pub(crate) fn write(&mut self, words: &Words<'_>) {
        self.markup.push_str(&words.to_string());
    }

    /// An `id` attribute, or nothing if the id is taken: a scene that names two pieces alike is still a valid picture.
    /// Ids that begin with `def-` belong to definitions.
    pub(crate) fn id(&mut self, id: &str) -> String {
        if id.is_empty() || id.starts_with("def-") || !self.ids.insert(id.to_owned()) {
            return String::new();
        }
        format!(r#" id="{}""#, escape(id))
    }

    /// A clip of this size with rounded corners, for this sheet alone; answers the reference to it.
    pub(crate) fn clip(&mut self, width: f64, height: f64, radius: f64) -> String {
        self.clips += 1;
        let id = format!("def-clip-{}", self.clips);
        self.add(format!(
            r#"<clipPath id="{id}"><rect width="{width:.1}" height="{height:.1}" rx="{radius}"/></clipPath>"#
        ));
        format!("url(#{id})")
    }

    /// The art of a piece, or a plain card with its lines.
    pub(crate) fn art(&self, piece: &Piece) -> Art {
        art::draw(&piece.face, self.theme).unwrap_or_else(|| plain::card(piece, self.theme, self.speak))
    }

    /// Draws a piece as it stands in its place, without finish.
    pub(crate) fn standing(&mut self, piece: &Piece, art: &Art, at: (f64, f64), scale: f64) {
        self.group(piece, at, scale, &art.markup);
    }

    /// Draws a piece that lies loose on a table.
    pub(crate) fn loose(&mut self, piece: &Piece, art: &Art, at: (f64, f64), scale: f64) {
        let markup = match art.finish {
            Finish::Bare => art.markup.clone(),
            Finish::Card => format!(
                r#"<rect x="1" y="2.5" width="118" height="119.5" rx="9" fill="{}" opacity=".22"/><g clip-path="url(#def-card)"><rect width="120" height="120" fill="{}"/>{}</g>"#,
                if self.theme == Theme::Day { "#5B4A34" } else { "#05070F" },
                self.page().sky,
                art.markup
            ),
            Finish::Captioned => format!("{}{}", art.markup, self.caption(piece, art)),
        };
        self.group(piece, at, scale, &markup);
    }

    fn caption(&self, piece: &Piece, art: &Art) -> String {
        let words = self.say(piece.lines.first().unwrap_or(&piece.label));
        let size = size_to_fit(&words, 12.5, 11.0, art.width + 4.0);
        let words = fitted(&words, size, art.width + 8.0);
        Words::label(&words, size, self.page().ink).at(art.width / 2.0, art.height + 16.0).middle().to_string()
    }

    fn group(&mut self, piece: &Piece, (x, y): (f64, f64), scale: f64, markup: &str) {
        let id = self.id(&piece.id);
        let title = escape(&self.say(&piece.label));
        self.add(format!(
            r#"<g{id} role="img" transform="translate({x:.1} {y:.1}) scale({scale:.4})"><title>{title}</title>{markup}</g>"#
        ));
    }

    /// Draws a fact, its icon's left edge at `x` and its middle at `y`; answers how far the next one must stand off.
    pub(crate) fn fact(&mut self, fact: &Fact, (x, y): (f64, f64), size: f64) -> f64 {
        let page = self.page();
        let icon = art::icon(fact.icon).unwrap_or_else(|| plain::icon(self.theme));
        let number = fact.value.to_string().replace('-', "−");
        let ink = if fact.value < 0 { page.warning } else { page.ink };
        let words = Words::title(&number, size, ink).at(x + size * 1.65, y + size * 0.36);
        let title = escape(&self.say(&fact.label));
        self.add(format!(
            r#"<g role="img"><title>{title}</title><g transform="translate({:.1} {y:.1}) scale({:.3})">{icon}</g>{words}</g>"#,
            x + size * 0.75,
            size * 1.35 / 24.0
        ));
        width_of_fact(fact, size)
    }

    /// The finished picture.
    pub(crate) fn finish(self, width: f64, height: f64) -> String {
        let definitions = art::definitions(&self.markup, self.theme);
        let definitions = if definitions.is_empty() { definitions } else { format!("<defs>{definitions}</defs>") };
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0} {height:.0}" width="{width:.0}" height="{height:.0}">{definitions}{}</svg>"#,
            self.markup
        )
    }
}

/// The width of a fact with the air behind it.
pub(crate) fn width_of_fact(fact: &Fact, size: f64) -> f64 {
    size * 2.2 + width_of(&fact.value.to_string(), size)
}

/// The height of a loose piece, with its caption.
pub(crate) fn height_of(art: &Art) -> f64 {
    let caption = if art.finish == Finish::Captioned { CAPTION } else { 0.0 };
    art.height + caption
}
