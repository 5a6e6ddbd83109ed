//! How an action is clicked.
//!
//! A path is a row of click targets on the scene: `hand/red3b` then `lot/1`. The page lights whatever continues a legal
//! action; clicks, keys and drags all walk the same paths. Law 8: every legal action has exactly one path, no
//! path begins with another, and every target lies on the actor's scene or is a button. Actions that are too many to list are
//! spelled: the game says what may come next.

use alloc::string::String;
use alloc::vec::Vec;

use crate::message::Message;
use crate::scene::{Area, Scene};

/// The prefix of targets that are text buttons and lie on no area.
pub const BUTTON: &str = "button/";

/// An action as a person meets it: where to click, what it is called, what it costs and breaks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The click targets, in order.
    pub path: Vec<String>,
    /// What happens, as on a button.
    pub label: Message,
    /// What it costs, breaks or brings, one remark each.
    pub remarks: Vec<Remark>,
}

/// A remark on a choice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Remark {
    /// Whether it is a price, a warning or a gain.
    pub tone: Tone,
    /// The remark.
    pub text: Message,
    /// The same at a glance: an icon and a number, as on a [fact](crate::scene::Fact). Without one, the words stand alone.
    pub sign: Option<(&'static str, i32)>,
}

impl Remark {
    /// What has to be paid.
    #[must_use]
    pub const fn price(text: Message) -> Self {
        Self { tone: Tone::Price, text, sign: None }
    }

    /// What is broken or lost.
    #[must_use]
    pub const fn warning(text: Message) -> Self {
        Self { tone: Tone::Warning, text, sign: None }
    }

    /// What it brings.
    #[must_use]
    pub const fn gain(text: Message) -> Self {
        Self { tone: Tone::Gain, text, sign: None }
    }

    /// The remark with its icon and number.
    #[must_use]
    pub fn signed(self, icon: &'static str, value: i32) -> Self {
        Self { sign: Some((icon, value)), ..self }
    }
}

/// The tone of a remark, always shown with a sign and not by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// What has to be paid.
    Price,
    /// What is broken or lost.
    Warning,
    /// What it brings.
    Gain,
}

/// Where an action that is spelled click by click stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelling<A> {
    /// What may be clicked next. Nothing, if nothing begins like this or the action is whole.
    pub next: Vec<Letter>,
    /// The action, once it is whole.
    pub whole: Option<A>,
    /// How the table looks with what was said: the prompt, and the areas that look different from those of the scene with the same ids.
    pub scene: Scene,
}

/// A click that continues a [`Spelling`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Letter {
    /// The click target.
    pub target: String,
    /// What it adds, as on a button.
    pub label: Message,
}

impl<A> Spelling<A> {
    /// Nothing begins like this.
    #[must_use]
    pub fn nothing() -> Self {
        Self::go_on(Vec::new())
    }

    /// The action is whole, if it is one.
    #[must_use]
    pub fn whole(action: impl Into<Option<A>>) -> Self {
        Self { next: Vec::new(), whole: action.into(), scene: Scene::default() }
    }

    /// One of these comes next.
    #[must_use]
    pub fn go_on(next: Vec<Letter>) -> Self {
        Self { next, whole: None, scene: Scene::default() }
    }

    /// Shows what was said so far.
    #[must_use]
    pub fn showing(self, prompt: Option<Message>, areas: Vec<Area>) -> Self {
        Self { scene: Scene { prompt, areas, ..Scene::default() }, ..self }
    }
}
