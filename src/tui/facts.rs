//! What this terminal is, for a report of a fault.

use super::theme::Depth;

/// The colours that the environment promises.
pub fn colors() -> Depth {
    let variable = |name| std::env::var(name).ok();
    Depth::detect(
        variable("NO_COLOR").as_deref(),
        variable("COLORTERM").as_deref(),
        variable("TERM").as_deref(),
    )
}

/// The terminal's size and colours, by name.
pub fn facts() -> [(&'static str, String); 2] {
    let size = match crossterm::terminal::size() {
        Ok((columns, rows)) => format!("{columns}x{rows}"),
        Err(error) => format!("unknown ({error})"),
    };
    let depth = colors();
    let depth = match depth {
        Depth::None => "none",
        Depth::Sixteen => "16",
        Depth::Indexed => "256",
        Depth::TrueColor => "true colour",
    };
    [("size", size), ("colours", depth.to_owned())]
}
