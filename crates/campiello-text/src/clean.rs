//! Words from outside, made harmless.

/// The text without characters that a terminal or a page would obey rather than show: controls, and marks that turn the
/// direction of writing. Breaks and tabs become blanks.
#[must_use]
pub fn clean(text: &str) -> String {
    let turning = |c: char| {
        matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}' | '\u{2028}' | '\u{2029}')
            || ('\u{202a}'..='\u{202e}').contains(&c)
            || ('\u{2066}'..='\u{2069}').contains(&c)
    };
    text.chars()
        .map(|c| if matches!(c, '\n' | '\t') { ' ' } else { c })
        .filter(|c| !c.is_control() && !turning(*c))
        .collect()
}
