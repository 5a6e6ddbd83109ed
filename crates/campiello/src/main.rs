//! The program `campiello`: see the library beside it.

use std::process::ExitCode;

/// A page is thousands of small strings that come and go on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    campiello::run(std::env::args_os())
}
