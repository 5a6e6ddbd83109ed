//! The program `campiello`: see the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    campiello::run(std::env::args_os())
}
