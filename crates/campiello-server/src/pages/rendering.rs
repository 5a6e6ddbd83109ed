//! How a table looks to somebody, in parts: what changes is sent, what does not is not.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, OnceLock, Weak};

use axum::body::Bytes;

use crate::life::Stage;

/// An element of the page that can be exchanged, by its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its id.
    pub id: Arc<str>,
    /// The element.
    pub html: Arc<str>,
    /// The fingerprint of what it shows, if that is known.
    shows: Option<u64>,
}

impl Part {
    /// A part.
    #[must_use]
    pub fn new(id: impl Into<Arc<str>>, html: impl Into<Arc<str>>) -> Self {
        Self { id: id.into(), html: html.into(), shows: None }
    }

    /// A part that shows this: taken over from before if it was shown there, so that only what changes is drawn.
    pub fn showing(what: &impl Hash, before: Option<&Rendering>, draw: impl FnOnce() -> Self) -> Self {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        let shows = Some(hasher.finish());
        let parts = before.into_iter().flat_map(|before| &before.groups).flat_map(|group| &group.parts);
        let same = parts.into_iter().find(|part| part.shows == shows);
        same.cloned().unwrap_or_else(|| Self { shows, ..draw() })
    }
}

/// A group of parts below each other, which come and go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The id and class of the element around them.
    pub id: &'static str,
    /// The parts.
    pub parts: Vec<Part>,
}

impl Group {
    fn write(&self, html: &mut String) {
        let id = self.id;
        html.reserve(self.parts.iter().map(|part| part.html.len()).sum::<usize>() + 64);
        html.extend([r#"<div id=""#, id, r#"" class=""#, id, r#"">"#]);
        self.parts.iter().for_each(|part| html.push_str(&part.html));
        html.push_str("</div>");
    }

    fn has_same_parts(&self, other: &Self) -> bool {
        self.parts.iter().map(|part| &part.id).eq(other.parts.iter().map(|part| &part.id))
    }
}

/// How a table looks to somebody.
#[derive(Debug)]
pub struct Rendering {
    /// At another stage the page is another.
    pub stage: Stage,
    /// How many events the table had had.
    pub length: u64,
    /// Parts that are always there.
    pub fixed: Vec<Part>,
    /// Groups of parts that come and go.
    pub groups: Vec<Group>,
    /// What is told to those who saw that one before: mostly they all did.
    news: OnceLock<(Weak<Self>, Option<Bytes>)>,
}

impl Rendering {
    /// The look of a table at this stage after so many events.
    #[must_use]
    pub const fn new(stage: Stage, length: u64, fixed: Vec<Part>, groups: Vec<Group>) -> Self {
        Self { stage, length, fixed, groups, news: OnceLock::new() }
    }

    /// What is told to somebody who saw another look before, if anything; made once for the first and all who saw the same.
    pub fn news(&self, before: &Arc<Self>, make: impl Fn() -> Option<Bytes>) -> Option<Bytes> {
        let (of, news) = self.news.get_or_init(|| (Arc::downgrade(before), make()));
        if std::ptr::eq(of.as_ptr(), Arc::as_ptr(before)) { news.clone() } else { make() }
    }

    /// Everything, as it stands in the page.
    #[must_use]
    pub fn html(&self) -> String {
        self.html_with("", None)
    }

    /// The same with another element instead of the fixed part of this id, if there is another.
    #[must_use]
    pub fn html_with(&self, id: &str, other: Option<&str>) -> String {
        let mut html = String::new();
        for part in &self.fixed {
            html.push_str(other.filter(|_| *part.id == *id).unwrap_or(&part.html));
        }
        html.push_str(r#"<div class="columns">"#);
        self.groups.iter().for_each(|group| group.write(&mut html));
        html.push_str("</div>");
        html
    }

    /// The elements that change though nothing happens at the table: people come and go.
    #[must_use]
    pub fn presence(&self) -> String {
        let parts = self.fixed.iter().chain(self.groups.iter().flat_map(|group| &group.parts));
        parts.filter(|part| matches!(&*part.id, "seats" | "gather")).map(|part| &*part.html).collect()
    }

    /// The elements that look different now, one after the other; all of them if nothing was shown before. Nothing if the page is another
    /// one and has to be loaded anew.
    #[must_use]
    pub fn since(&self, before: Option<&Self>) -> Option<String> {
        if before.is_some_and(|before| before.stage != self.stage) {
            return None;
        }
        let mut html = String::new();
        let was = |id: &str| before.and_then(|before| before.fixed.iter().find(|part| *part.id == *id));
        for part in self.fixed.iter().filter(|part| was(&part.id) != Some(part)) {
            html.push_str(&part.html);
        }
        for group in &self.groups {
            let was = before.and_then(|before| before.groups.iter().find(|other| other.id == group.id));
            match was {
                Some(was) if was.has_same_parts(group) => {
                    let changed = group.parts.iter().zip(&was.parts).filter(|(new, old)| new != old);
                    changed.for_each(|(part, _)| html.push_str(&part.html));
                }
                _ => group.write(&mut html),
            }
        }
        Some(html)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendering(prompt: &str, parts: &[(&str, &str)]) -> Rendering {
        let parts = parts.iter().map(|(id, html)| Part::new(*id, *html)).collect();
        Rendering::new(Stage::Playing, 1, vec![Part::new("prompt", prompt)], vec![Group { id: "middle", parts }])
    }

    #[test]
    fn only_what_changed_is_sent() {
        let before = rendering("<p>", &[("a", "<a>"), ("b", "<b>")]);
        assert_eq!(before.since(Some(&before)).as_deref(), Some(""));
        let after = rendering("<p>", &[("a", "<a>"), ("b", "<c>")]);
        assert_eq!(after.since(Some(&before)).as_deref(), Some("<c>"));
    }

    #[test]
    fn a_group_is_sent_whole_when_parts_come_or_go() {
        let before = rendering("<p>", &[("a", "<a>")]);
        let after = rendering("<q>", &[("a", "<a>"), ("b", "<b>")]);
        let whole = r#"<div id="middle" class="middle"><a><b></div>"#;
        assert_eq!(after.since(Some(&before)), Some(format!("<q>{whole}")));
        assert_eq!(after.since(None), Some(format!("<q>{whole}")));
    }

    #[test]
    fn another_stage_is_another_page() {
        let before = Rendering { stage: Stage::Gathering, ..rendering("", &[]) };
        assert_eq!(rendering("", &[]).since(Some(&before)), None);
    }

    #[test]
    fn news_are_made_once_for_all_who_saw_the_same() {
        let (one, other) = (Arc::new(rendering("<a>", &[])), Arc::new(rendering("<b>", &[])));
        let now = rendering("<c>", &[]);
        let make = |news: &'static [u8]| move || Some(Bytes::from_static(news));
        assert_eq!(now.news(&one, make(b"first")).as_deref(), Some(b"first".as_slice()));
        assert_eq!(now.news(&one, make(b"again")).as_deref(), Some(b"first".as_slice()));
        assert_eq!(now.news(&other, make(b"other")).as_deref(), Some(b"other".as_slice()));
    }

    #[test]
    fn only_what_shows_something_else_is_drawn() {
        let drawn = |what: u8, before: Option<&Rendering>| {
            Part::showing(&what, before, || Part::new("a", if before.is_some() { "<new>" } else { "<old>" }))
        };
        let groups = vec![Group { id: "middle", parts: vec![drawn(1, None)] }];
        let before = Rendering::new(Stage::Playing, 1, Vec::new(), groups);
        assert_eq!(&*drawn(1, Some(&before)).html, "<old>");
        assert_eq!(&*drawn(2, Some(&before)).html, "<new>");
    }
}
