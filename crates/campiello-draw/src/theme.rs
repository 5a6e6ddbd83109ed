//! Day and night.

/// The light in which a picture is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Cream paper and a blue sky.
    #[default]
    Day,
    /// Not an inverted day: walls keep their colours, the windows light up.
    Night,
    /// Whichever the reader's stylesheet says: colours are its variables, and what only one of the two shows is drawn with the class `by-day`
    /// or `by-night`. Only a page with that stylesheet can show it.
    Sheet,
}

/// The colours of everything that is not a piece: the page, the sky, the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The page.
    pub page: &'static str,
    /// What areas lie on.
    pub panel: &'static str,
    /// Borders and rules.
    pub line: &'static str,
    /// Text.
    pub ink: &'static str,
    /// Text that stands back.
    pub muted: &'static str,
    /// The backs of cards.
    pub accent: &'static str,
    /// Losses.
    pub warning: &'static str,
    /// The panes of windows.
    pub glass: &'static str,
    /// The sky above.
    pub sky: &'static str,
    /// The sky over the roofs.
    pub haze: &'static str,
    /// The ground.
    pub pavement: &'static str,
    /// The joints of the ground.
    pub joints: &'static str,
    /// The water.
    pub canal: &'static str,
    /// The water far from the quay.
    pub depth: &'static str,
}

const DAY: Palette = Palette {
    page: "#FBF3E2",
    panel: "#FFFDF6",
    line: "#E5D5B3",
    ink: "#2B2A33",
    muted: "#75664F",
    accent: "#1F6F78",
    warning: "#B3310F",
    glass: "#34566B",
    sky: "#BFE1EE",
    haze: "#F3EEDC",
    pavement: "#EBDDC1",
    joints: "#D3BF98",
    canal: "#2E8E97",
    depth: "#1E6F80",
};

const NIGHT: Palette = Palette {
    page: "#171B2B",
    panel: "#212740",
    line: "#38405F",
    ink: "#F6EFE0",
    muted: "#B6B2C2",
    accent: "#6CC6C9",
    warning: "#FF9B7A",
    glass: "#FFD98A",
    sky: "#1B2547",
    haze: "#3A3560",
    pavement: "#544E5A",
    joints: "#3C3846",
    canal: "#1B5566",
    depth: "#123A4A",
};

const SHEET: Palette = Palette {
    page: "var(--page)",
    panel: "var(--panel)",
    line: "var(--line)",
    ink: "var(--ink)",
    muted: "var(--muted)",
    accent: "var(--accent)",
    warning: "var(--warning)",
    glass: "var(--glass)",
    sky: "var(--sky)",
    haze: "var(--haze)",
    pavement: "var(--pavement)",
    joints: "var(--joints)",
    canal: "var(--canal)",
    depth: "var(--depth)",
};

impl Palette {
    /// All colours, in the order of the fields.
    #[must_use]
    pub const fn colours(&self) -> [&'static str; 14] {
        let Self { page, panel, line, ink, muted, accent, warning, glass, sky, haze, pavement, joints, canal, depth } =
            *self;
        [page, panel, line, ink, muted, accent, warning, glass, sky, haze, pavement, joints, canal, depth]
    }
}

impl Theme {
    /// The colours of this light.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Day => &DAY,
            Self::Night => &NIGHT,
            Self::Sheet => &SHEET,
        }
    }

    /// What is there by day only.
    pub(crate) fn by_day(self, markup: impl FnOnce() -> String) -> String {
        match self {
            Self::Day => markup(),
            Self::Night => String::new(),
            Self::Sheet => format!(r#"<g class="by-day">{}</g>"#, markup()),
        }
    }

    /// What is there by night only.
    pub(crate) fn by_night(self, markup: impl FnOnce() -> String) -> String {
        match self {
            Self::Day => String::new(),
            Self::Night => markup(),
            Self::Sheet => format!(r#"<g class="by-night">{}</g>"#, markup()),
        }
    }
}
