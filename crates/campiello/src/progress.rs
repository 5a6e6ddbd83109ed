//! Progress bars: on a terminal, never in a pipe.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar over so many steps, on the standard error if that is a terminal.
///
/// # Panics
/// Never: the template is ours.
#[must_use]
pub fn bar(steps: u64, what: String) -> ProgressBar {
    let target = if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len}  {elapsed_precise}");
    ProgressBar::with_draw_target(Some(steps), target)
        .with_style(style.expect("the template is well formed"))
        .with_message(what)
}
