//! The terminal while the board is on it. What is switched on is noted at once, and one `leave`,
//! shared by the guard, the panic hook and every way out, switches off exactly that.

use super::pen::{Pen, Widths, mark_second_halves};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use ratatui::layout::Size;
use ratatui::{Frame, Terminal};
use std::io::{self, Stdout, Write};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, Once};
use std::thread::{self, ThreadId};

/// What is switched on, one bit each.
static SWITCHED_ON: AtomicU8 = AtomicU8::new(0);
/// The thread that owns the terminal.
static OWNER: Mutex<Option<ThreadId>> = Mutex::new(None);

const RAW_MODE: u8 = 1;
const SCREEN: u8 = 2;
const MOUSE: u8 = 4;

// Clicks and the wheel only: reports of movement would wake the program for nothing.
#[cfg(unix)]
const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1006h";
#[cfg(unix)]
const MOUSE_OFF: &str = "\x1b[?1006l\x1b[?1000l";
const SCREEN_ON: &str = "\x1b[?1049h\x1b[?2004h\x1b[?25l";
const SCREEN_OFF: &str = "\x1b[?2004l\x1b[m\x1b[2J\x1b[?25h\x1b[?1049l\x1b[?25h";

/// Whether the program gets the clicks, or the terminal keeps them for marking text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseUse {
    /// Clicks are reported.
    Reported,
    /// Clicks stay the terminal's own.
    Left,
}

/// The guard: while it lives, the terminal is ours.
#[derive(Debug)]
pub struct Screen {
    terminal: Terminal<Pen<Stdout>>,
    mouse: MouseUse,
    /// The stop was our own, so its end is no news.
    resumed: bool,
}

impl Screen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// When the terminal refuses; it is then as it was before.
    pub fn enter(mouse: MouseUse) -> io::Result<Self> {
        install_panic_hook();
        if let Ok(mut owner) = OWNER.lock() {
            *owner = Some(thread::current().id());
        }
        let guard = LeaveOnDrop;
        switch_on(mouse)?;
        let mut terminal = Terminal::new(Pen::new(io::stdout(), size))?;
        terminal.clear()?;
        std::mem::forget(guard);
        Ok(Self {
            terminal,
            mouse,
            resumed: false,
        })
    }

    /// Draws a frame: only what changed is written, in one piece.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn draw(&mut self, paint: impl FnOnce(&mut Frame)) -> io::Result<()> {
        self.terminal.draw(|frame| {
            paint(frame);
            mark_second_halves(frame.buffer_mut());
        })?;
        Ok(())
    }

    /// The size of the window now; nothing where it is unknown.
    pub fn size(&self) -> Size {
        self.terminal.size().unwrap_or_default()
    }

    /// Forgets what the terminal shows, so that the next frame is drawn whole.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn repaint(&mut self) -> io::Result<()> {
        self.terminal.backend_mut().forget();
        self.terminal.clear()
    }

    /// Writes a sequence that changes nothing on the screen, such as the bell.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn say(&mut self, sequence: &str) -> io::Result<()> {
        self.terminal.backend_mut().say(sequence)
    }

    /// Writes a question with the next frame, which may leave the cursor anywhere. The answer comes as an event.
    pub fn ask(&mut self, question: &str) {
        self.terminal.backend_mut().stray(question);
    }

    /// Takes note of how wide the terminal draws lines.
    pub fn trust(&mut self, widths: Widths) {
        self.terminal.backend_mut().trust(widths);
    }

    /// Takes the clicks, or leaves them to the terminal.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn use_mouse(&mut self, mouse: MouseUse) -> io::Result<()> {
        self.mouse = mouse;
        switch_mouse(mouse)
    }

    /// Gives the terminal back, stops the process until someone continues it, and takes the
    /// terminal again.
    ///
    /// # Errors
    /// When the terminal is gone.
    #[cfg(unix)]
    pub fn suspend(&mut self) -> io::Result<()> {
        leave();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.retake()?;
        self.resumed = true;
        Ok(())
    }

    /// There is no such stop here.
    ///
    /// # Errors
    /// None.
    #[cfg(not(unix))]
    pub fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Takes the terminal again after a stop that came from outside, and whose end was told.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn resume(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.resumed) {
            return Ok(());
        }
        leave();
        self.retake()
    }

    fn retake(&mut self) -> io::Result<()> {
        switch_on(self.mouse)?;
        self.repaint()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

struct LeaveOnDrop;

impl Drop for LeaveOnDrop {
    fn drop(&mut self) {
        leave();
    }
}

/// Whether a shell stands behind the program to which a stop could return. Where the program is
/// itself the first of its session (a terminal window opened for it alone), a stop would only
/// freeze it.
#[cfg(target_os = "linux")]
pub fn can_suspend() -> bool {
    let Ok(stat) = std::fs::read_to_string("/proc/self/stat") else {
        return true;
    };
    // The name in round brackets may hold anything, so count from its end: state, parent, group,
    // session.
    let session = stat
        .rsplit_once(')')
        .and_then(|(_, rest)| rest.split_whitespace().nth(3)?.parse::<u32>().ok());
    session != Some(std::process::id())
}

/// Whether a shell stands behind the program to which a stop could return.
#[cfg(not(target_os = "linux"))]
pub fn can_suspend() -> bool {
    cfg!(unix)
}

fn size() -> io::Result<Size> {
    let (columns, rows) = crossterm::terminal::size()?;
    Ok(Size::new(columns, rows))
}

/// Raw mode comes first: in a background job it stops the process before anything was changed.
fn switch_on(mouse: MouseUse) -> io::Result<()> {
    enable_raw_mode()?;
    SWITCHED_ON.fetch_or(RAW_MODE, Ordering::SeqCst);
    #[cfg(windows)]
    crossterm::ansi_support::supports_ansi();
    SWITCHED_ON.fetch_or(SCREEN, Ordering::SeqCst);
    write(SCREEN_ON)?;
    switch_mouse(mouse)
}

#[cfg(unix)]
fn switch_mouse(mouse: MouseUse) -> io::Result<()> {
    match mouse {
        MouseUse::Reported => {
            SWITCHED_ON.fetch_or(MOUSE, Ordering::SeqCst);
            write(MOUSE_ON)
        }
        MouseUse::Left if SWITCHED_ON.fetch_and(!MOUSE, Ordering::SeqCst) & MOUSE != 0 => {
            write(MOUSE_OFF)
        }
        MouseUse::Left => Ok(()),
    }
}

#[cfg(not(unix))]
fn switch_mouse(mouse: MouseUse) -> io::Result<()> {
    use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
    match mouse {
        MouseUse::Reported => {
            SWITCHED_ON.fetch_or(MOUSE, Ordering::SeqCst);
            crossterm::execute!(io::stdout(), EnableMouseCapture)
        }
        MouseUse::Left => {
            SWITCHED_ON.fetch_and(!MOUSE, Ordering::SeqCst);
            crossterm::execute!(io::stdout(), DisableMouseCapture)
        }
    }
}

/// Gives the terminal back. It may be called at any time, any number of times, from the panic hook
/// too: it takes no lock that could be held and reports nothing, as nobody could help.
pub fn leave() {
    let on = SWITCHED_ON.swap(0, Ordering::SeqCst);
    if on & MOUSE != 0 {
        #[cfg(unix)]
        let _ = write(MOUSE_OFF);
        #[cfg(not(unix))]
        let _ = crossterm::execute!(io::stdout(), crossterm::event::DisableMouseCapture);
    }
    if on & SCREEN != 0 {
        let _ = write(SCREEN_OFF);
    }
    if on & RAW_MODE != 0 {
        let _ = disable_raw_mode();
    }
}

fn write(sequence: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(sequence.as_bytes())?;
    out.flush()
}

/// The message of a panic is to appear on the screen that the shell had. A panic of another thread
/// leaves the terminal to its owner.
fn install_panic_hook() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let is_owner = OWNER
                .try_lock()
                .is_ok_and(|owner| *owner == Some(thread::current().id()));
            if is_owner {
                leave();
            }
            report(panic);
        }));
    });
}
