//! The program in a pseudo-terminal, its screen read back through an emulator. Nothing here sleeps: a test waits for
//! what the screen shows, until a deadline.

use portable_pty::{Child, CommandBuilder, MasterPty, NativePtySystem, PtySize, PtySystem};
use std::fmt::Write as _;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use vt100::{MouseProtocolMode, Parser, Screen};

/// The program to be tested.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_xiangqi");

const PATIENCE: Duration = Duration::from_secs(10);

/// A terminal with a program in it.
pub struct Terminal {
    master: Option<Box<dyn MasterPty + Send>>,
    input: Option<Box<dyn Write + Send>>,
    is_closed: Arc<AtomicBool>,
    output: Receiver<Vec<u8>>,
    child: Box<dyn Child + Send + Sync>,
    emulator: Parser,
    /// The modes of the line before the program started.
    modes: String,
    /// How many bytes the program has written.
    pub written: usize,
    /// The bytes that it has written.
    pub bytes: Vec<u8>,
}

/// How a program is started.
pub struct Launch {
    command: CommandBuilder,
    columns: u16,
    rows: u16,
}

fn program(arguments: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(PROGRAM);
    command.args(arguments);
    command
}

/// The home folder of a test.
pub fn folder_of(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A folder of its own for a test, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = folder_of(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

impl Launch {
    /// The program with these arguments, in 80 by 24 cells, an English UTF-8 locale and an empty home folder.
    pub fn new(test: &str, arguments: &[&str]) -> Self {
        Self::of(folder(test), program(arguments))
    }

    /// The program once more in the home folder that it had in that test before.
    pub fn again(test: &str, arguments: &[&str]) -> Self {
        Self::of(folder_of(test), program(arguments))
    }

    /// A shell command, in which `$XIANGQI` is the program.
    pub fn shell(test: &str, script: &str) -> Self {
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", script]);
        Self::of(folder(test), command)
    }

    /// A shell to type into.
    pub fn interactive_shell(test: &str) -> Self {
        let mut command = CommandBuilder::new("sh");
        command.arg("-i");
        Self::of(folder(test), command)
            .env("PS1", "ready> ")
            .env("ENV", "")
    }

    fn of(home: PathBuf, mut command: CommandBuilder) -> Self {
        command.env_clear();
        command.env("PATH", std::env::var("PATH").unwrap_or_default());
        command.env("XIANGQI", PROGRAM);
        command.env("HOME", &home);
        command.env("LANG", "en_US.UTF-8");
        command.env("TERM", "xterm-256color");
        command.cwd(home);
        Self {
            command,
            columns: 80,
            rows: 24,
        }
    }

    /// With a variable of the environment.
    #[must_use]
    pub fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Without a variable of the environment.
    #[must_use]
    pub fn without(mut self, name: &str) -> Self {
        self.command.env_remove(name);
        self
    }

    /// In a window of another size.
    #[must_use]
    pub const fn size(mut self, columns: u16, rows: u16) -> Self {
        self.columns = columns;
        self.rows = rows;
        self
    }

    /// Starts it.
    pub fn start(self) -> Terminal {
        let pair = NativePtySystem::default()
            .openpty(size(self.columns, self.rows))
            .unwrap();
        let modes = line_modes(pair.master.as_ref());
        let child = pair.slave.spawn_command(self.command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        let is_closed = Arc::new(AtomicBool::new(false));
        let closed = Arc::clone(&is_closed);
        thread::spawn(move || {
            let mut buffer = [0; 8192];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                let is_heard = sender.send(buffer[..length].to_vec()).is_ok();
                if !is_heard || closed.load(Ordering::SeqCst) {
                    break;
                }
            }
        });
        Terminal {
            input: Some(pair.master.take_writer().unwrap()),
            master: Some(pair.master),
            is_closed,
            output,
            child,
            emulator: emulator(self.columns, self.rows),
            modes,
            written: 0,
            bytes: Vec::new(),
        }
    }
}

const fn size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

fn emulator(columns: u16, rows: u16) -> Parser {
    let [rows, columns] = [rows, columns].map(|cells| cells.max(1).try_into().unwrap());
    Parser::new(rows, columns, 0)
}

/// What a screen shows, without the blanks at the ends of rows: whether they were written is nobody's business.
pub fn shown(screen: &Screen) -> String {
    let contents = screen.contents();
    let rows: Vec<&str> = contents.lines().map(str::trim_end).collect();
    rows.join("\n").trim_end().to_owned()
}

/// The modes of the line, in words.
fn line_modes(master: &dyn MasterPty) -> String {
    let modes = master.get_termios().unwrap();
    format!(
        "{:?} {:?} {:?}",
        modes.input_flags, modes.output_flags, modes.local_flags
    )
}

impl Terminal {
    /// Types text as it is.
    pub fn type_text(&mut self, text: &str) {
        self.send(text.as_bytes());
    }

    /// Sends bytes as a terminal would.
    pub fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    /// Clicks on a cell, counted from 0.
    pub fn click(&mut self, (column, row): (u16, u16)) {
        let (column, row) = (column + 1, row + 1);
        self.type_text(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// Changes the size of the window.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        let [cells_down, cells_across] =
            [rows, columns].map(|cells| cells.max(1).try_into().unwrap());
        self.emulator
            .screen_mut()
            .set_size(cells_down, cells_across);
        self.master
            .as_ref()
            .unwrap()
            .resize(size(columns, rows))
            .unwrap();
    }

    /// Reads what the program writes next.
    pub fn read_on(&mut self) {
        let bytes = self.output.recv_timeout(PATIENCE);
        let bytes = bytes.unwrap_or_else(|error| {
            panic!(
                "{error}: nothing more is written. The screen:\n{}",
                self.screen()
            )
        });
        self.take(&bytes);
    }

    /// Waits until the screen shows what is wanted.
    pub fn wait_until(&mut self, what: &str, is_there: impl Fn(&Screen) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !is_there(self.emulator.screen()) {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.take(&bytes),
                Err(error) => panic!("{error}: no {what}. The screen:\n{}", self.screen()),
            }
        }
    }

    /// Waits until a text is on the screen.
    pub fn wait_for(&mut self, text: &str) {
        self.wait_until(&format!("\"{text}\""), |screen| {
            screen.contents().contains(text)
        });
    }

    /// Waits until a text is not on the screen any more.
    pub fn wait_without(&mut self, text: &str) {
        self.wait_until(&format!("end of \"{text}\""), |screen| {
            !screen.contents().contains(text)
        });
    }

    /// Waits for a time in which nothing is written, and returns how much was before.
    pub fn written_within(&mut self, time: Duration) -> usize {
        let before = self.written;
        let deadline = Instant::now() + time;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
            }
        }
        self.written - before
    }

    fn take(&mut self, bytes: &[u8]) {
        self.written += bytes.len();
        self.bytes.extend_from_slice(bytes);
        self.emulator.process(bytes);
    }

    /// What the screen shows.
    pub fn screen(&self) -> String {
        shown(self.emulator.screen())
    }

    /// The text of one row.
    pub fn row(&self, row: u16) -> String {
        let (_, columns) = self.emulator.screen().size();
        let mut rows = self.emulator.screen().rows(0, columns.get());
        rows.nth(row.into()).unwrap_or_default()
    }

    /// The emulator's screen.
    pub fn emulated(&self) -> &Screen {
        self.emulator.screen()
    }

    /// The number of the process.
    pub fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Sends a signal to the process.
    pub fn signal(&self, name: &str) {
        let status = std::process::Command::new("kill")
            .args([&format!("-{name}"), &self.process().to_string()])
            .status()
            .unwrap();
        assert!(status.success(), "kill -{name} failed");
    }

    /// Closes the terminal, as a window that is closed.
    pub fn hang_up(&mut self) {
        self.is_closed.store(true, Ordering::SeqCst);
        // The writer's last act is to type, so the program writes once more and the reader sees the flag.
        self.input = None;
        self.master = None;
    }

    /// Waits until the process has ended and returns its exit code.
    pub fn wait_for_exit(&mut self) -> u32 {
        let deadline = Instant::now() + PATIENCE;
        loop {
            // All output is read up to the end of the program, so that it is never stuck writing.
            match self.output.recv_timeout(Duration::from_millis(5)) {
                Ok(bytes) => self.take(&bytes),
                Err(_) => {
                    if let Some(status) = self.child.try_wait().unwrap() {
                        // The last bytes may still be on their way; the reader ends with the line.
                        while let Ok(bytes) = self.output.recv_timeout(PATIENCE / 20) {
                            self.take(&bytes);
                        }
                        return status.exit_code();
                    }
                }
            }
            assert!(
                Instant::now() < deadline,
                "the program did not end. The screen:\n{}",
                self.screen()
            );
        }
    }

    /// What the program has left switched on; empty when the terminal is as it was.
    pub fn left_behind(&self) -> String {
        let screen = self.emulator.screen();
        let mut left = String::new();
        let mut note = |is_wrong: bool, what: &str| {
            if is_wrong {
                let _ = write!(left, "{what}; ");
            }
        };
        note(screen.alternate_screen(), "alternate screen");
        note(screen.hide_cursor(), "hidden cursor");
        note(screen.bracketed_paste(), "bracketed paste");
        note(
            screen.mouse_protocol_mode() != MouseProtocolMode::None,
            "mouse",
        );
        let modes = self.master.as_deref().map(|master| line_modes(master));
        note(
            modes.as_ref().is_some_and(|modes| *modes != self.modes),
            &format!("line modes {modes:?} instead of {:?}", self.modes),
        );
        left
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
