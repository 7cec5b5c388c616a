//! Does outside what the state has asked for.

use super::message::{Effect, Exit};
use super::screen::Screen;
use crossterm::Command;
use crossterm::clipboard::CopyToClipboard;
use std::io;
use std::ops::ControlFlow;

/// Does one thing. The program ends where the answer is `Break`.
///
/// # Errors
/// When the terminal is gone.
pub fn perform(effect: Effect, screen: &mut Screen) -> io::Result<ControlFlow<Exit>> {
    match effect {
        Effect::Quit(exit) => return Ok(ControlFlow::Break(exit)),
        Effect::Suspend => screen.suspend()?,
        Effect::Resume => screen.resume()?,
        Effect::Repaint => screen.repaint()?,
        Effect::Bell => screen.say("\x07")?,
        Effect::Mouse(mouse) => screen.use_mouse(mouse)?,
        Effect::Copy(text) => screen.say(&clipboard_sequence(&text))?,
    }
    Ok(ControlFlow::Continue(()))
}

/// The sequence (OSC 52) that asks the terminal to put a text into its clipboard, over any distance.
fn clipboard_sequence(text: &str) -> String {
    let mut sequence = String::new();
    // Writing into a string cannot fail.
    let _ = CopyToClipboard::to_clipboard_from(text).write_ansi(&mut sequence);
    sequence
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clipboard_gets_the_text_in_base_64() {
        let sequence = clipboard_sequence("炮");
        assert!(sequence.starts_with("\x1b]52;c;54Ku"), "{sequence:?}");
    }
}
