//! The eleven characters: one figure of 80 by 170, told apart by their hats, dressed by the wardrobe.

use super::paint::{line, moved, path};
use super::tones::INK;
use super::wardrobe::{PEOPLE, Person};

/// What an arm does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arm {
    Down,
    Wave,
    Hip,
    Out,
}

/// How the legs stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Legs {
    Still,
    Striding,
    Skirt,
}

impl Arm {
    /// The right arm from the shoulder to the wrist, and the hand.
    const fn right(self) -> (&'static str, (f64, f64)) {
        match self {
            Self::Down => ("M55 63Q65 76 63.4 96", (63.4, 100.0)),
            Self::Wave => ("M55 64Q72 64 75 43", (75.6, 38.0)),
            Self::Hip => ("M55 63Q78 76 60 90", (58.0, 91.0)),
            Self::Out => ("M55 63Q62 82 73 87", (76.0, 88.0)),
        }
    }
}

/// The character of this number, from 1 (Woman) to 11 (Gardener).
pub(super) fn person(who: i32) -> Option<&'static Person> {
    PEOPLE.get(usize::try_from(who - 1).ok()?)
}

impl Person {
    /// The whole figure, with what its hands hold, from (0, 0) to (80, 170).
    pub(super) fn figure(&self) -> String {
        let mut figure = self.legs() + &self.arm(self.arms.0, true) + &self.arm(self.arms.1, false);
        figure += &self.torso();
        ink!(figure, r#"<g transform="rotate({} 40 50)">{}</g>"#, self.tilt, self.head());
        figure += &(self.held)();
        if self.child { moved(6.0, 26.0, 0.84, &figure) } else { figure }
    }

    /// Head and shoulders in a box of this width; the height is 1.05 of it.
    pub(super) fn bust(&self, width: f64) -> String {
        let upper = self.arm(Arm::Down, true) + &self.arm(Arm::Down, false) + &self.torso() + &self.head();
        if self.child {
            let scale = width / 76.0;
            return moved(-2.0 * scale, -24.0 * scale, scale, &moved(6.0, 26.0, 0.84, &upper));
        }
        let scale = width / 80.0;
        moved(0.0, 4.0 * scale, scale, &upper)
    }

    fn legs(&self) -> String {
        let Self { skin, bottom, .. } = self;
        match self.legs {
            Legs::Skirt => format!(
                r##"<path d="M29 120h8v38h-8zM43 120h8v38h-8z" fill="{skin}"/><path d="M26 84H54L64 132H16Z" fill="{bottom}"/><path d="M16 132H64L63 127H17Z" fill="#fff" opacity=".35"/><path d="M24 158H38V164H20Q20 159 24 158ZM42 158H56Q60 159 60 164H42Z" fill="{INK}"/>"##
            ),
            Legs::Still => {
                path("M24 94H56L57 160H44L40 112L36 160H23Z", bottom)
                    + &path("M22 158H38V164H18Q18 159 22 158ZM42 158H58Q62 159 62 164H42Z", INK)
            }
            Legs::Striding => {
                path("M24 94H56L64 159H51L40 114L29 159H16Z", bottom)
                    + &path("M15 158H30L29 164H11Q11 159 15 158ZM50 158H65Q69 159 69 164H51Z", INK)
            }
        }
    }

    fn arm(&self, arm: Arm, left: bool) -> String {
        let (d, (x, y)) = arm.right();
        let side = if left { r#" transform="matrix(-1 0 0 1 80 0)""# } else { "" };
        let sleeve = line(d, self.top, 9.6) + &format!(r#"<g opacity=".14">{}</g>"#, line(d, "#000", 9.6));
        format!(r#"<g{side}>{sleeve}<circle cx="{x}" cy="{y}" r="4.8" fill="{}"/></g>"#, self.skin)
    }

    fn torso(&self) -> String {
        let Self { skin, top, body, back, .. } = self;
        format!(
            r##"{back}<path d="M35 44H45V56H35Z" fill="{skin}"/><path d="M35 49Q40 54 45 49V52Q40 57 35 52Z" fill="#000" opacity=".15"/><path d="M20 62Q22 54 34 52Q40 58 46 52Q58 54 60 62L56 98H24Z" fill="{top}"/>{body}"##
        )
    }

    fn head(&self) -> String {
        let Self { skin, head, .. } = self;
        format!(
            r##"<circle cx="24.6" cy="36" r="3.4" fill="{skin}"/><circle cx="55.4" cy="36" r="3.4" fill="{skin}"/><path d="M25 30A15 15 0 0 1 55 30V36A15 14.4 0 0 1 25 36Z" fill="{skin}"/><g fill="{INK}"><circle cx="34" cy="35" r="1.9"/><circle cx="46" cy="35" r="1.9"/></g><g fill="#E2665A" opacity=".4"><circle cx="30.4" cy="40.4" r="3"/><circle cx="49.6" cy="40.4" r="3"/></g><path d="M36 42Q40 45.6 44 42" fill="none" stroke="#8A3B2A" stroke-width="1.7" stroke-linecap="round"/>{head}"##
        )
    }
}
