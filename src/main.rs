//! The program `xiangqi`: everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    xiangqi::cli::main()
}
