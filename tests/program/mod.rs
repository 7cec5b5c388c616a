//! Runs the built program with pipes, in an environment of its own.

#![allow(dead_code)] // each test file uses a part of it

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// How the program is run.
pub struct Run {
    command: Command,
    /// The folder that is its home and where it stands.
    pub home: PathBuf,
}

/// What came of it.
pub struct Ran {
    /// The exit code.
    pub code: i32,
    /// What it wrote to standard output.
    pub out: String,
    /// What it wrote to standard error.
    pub err: String,
}

impl Run {
    /// The program in an English UTF-8 locale and an empty home folder, which belongs to this test.
    pub fn new(test: &str, arguments: &[&str]) -> Self {
        let home = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = std::fs::remove_dir_all(&home);
        std::fs::create_dir_all(&home).unwrap();
        Self::in_home(home, arguments)
    }

    /// The program in a home folder that is there already.
    pub fn in_home(home: PathBuf, arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xiangqi"));
        command
            .args(arguments)
            .env_clear()
            .env("HOME", &home)
            .env("LANG", "en_US.UTF-8")
            .env("TERM", "xterm-256color")
            .current_dir(&home)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .stdin(Stdio::piped());
        Self { command, home }
    }

    /// With a variable of the environment.
    pub fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Without a variable of the environment.
    pub fn without(mut self, name: &str) -> Self {
        self.command.env_remove(name);
        self
    }

    /// Runs it with this input.
    pub fn with_input(mut self, input: impl AsRef<[u8]>) -> Ran {
        let mut child = self.command.spawn().unwrap();
        // The program may leave before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(input.as_ref());
        Ran::from(child.wait_with_output().unwrap())
    }

    /// Runs it without input.
    pub fn go(self) -> Ran {
        self.with_input("")
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ran {
    /// What it wrote to standard output, if it has done its work.
    pub fn out(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The one line on standard error with which it failed.
    pub fn failure(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert_eq!(self.out, "");
        self.err
    }
}
