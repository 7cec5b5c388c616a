//! Which process a file belongs to, and whether that process is still there. A number alone is not
//! enough: after a restart of the machine another program may have it.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// A process: its number, and when it started where the platform tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Process {
    id: u32,
    started: Option<String>,
}

impl Process {
    /// This process.
    pub fn own() -> Self {
        let id = std::process::id();
        Self {
            id,
            started: start_time(id),
        }
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// The process as it is written into a file.
    pub fn to_text(&self) -> String {
        match &self.started {
            Some(started) => format!("{} {started}", self.id),
            None => self.id.to_string(),
        }
    }

    /// Reads what [`to_text`](Self::to_text) wrote.
    pub fn parse(text: &str) -> Option<Self> {
        let (id, started) = match text.split_once(' ') {
            Some((id, started)) => (id, Some(started.to_owned())),
            None => (text, None),
        };
        Some(Self {
            id: id.parse().ok()?,
            started,
        })
    }

    /// Whether the process runs still. Asked of one's own number it says no: whoever wrote that is gone.
    pub fn is_alive(&self) -> bool {
        if self.id == std::process::id() {
            return self.started.is_some() && self.started == start_time(self.id);
        }
        if Path::new("/proc/self/stat").exists() {
            let now = start_time(self.id);
            return now.is_some() && (self.started.is_none() || self.started == now);
        }
        runs(self.id)
    }
}

/// When a process started, in the units of the platform: the 22nd field of its line in /proc, counted behind
/// the name, which may hold blanks. One that has ended and whose parent has not asked for it yet is gone, too.
fn start_time(id: u32) -> Option<String> {
    let line = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    let (_, fields) = line.rsplit_once(')')?;
    let mut fields = fields.split_whitespace();
    let is_there = !matches!(fields.next()?, "Z" | "X");
    let started = fields.nth(18).map(str::to_owned);
    started.filter(|_| is_there)
}

/// Asks a tool of the platform, where there is no /proc.
fn runs(id: u32) -> bool {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("tasklist");
        command.args(["/NH", "/FI", &format!("PID eq {id}")]);
        command
    } else {
        let mut command = Command::new("kill");
        command.args(["-0", &id.to_string()]);
        command
    };
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output();
    output.is_ok_and(|output| {
        let says_so = String::from_utf8_lossy(&output.stdout).contains(&id.to_string());
        output.status.success() && (says_so || !cfg!(windows))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Child;

    /// A program that runs until its input ends, and what is known of its process.
    fn reader() -> (Child, Process) {
        let child = Command::new(if cfg!(windows) { "cmd" } else { "cat" })
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let process = Process {
            id: child.id(),
            started: start_time(child.id()),
        };
        (child, process)
    }

    #[test]
    fn a_running_process_is_alive_and_an_ended_one_is_not() {
        let (mut child, process) = reader();
        assert!(process.is_alive());
        drop(child.stdin.take());
        child.wait().unwrap();
        assert!(!process.is_alive());
    }

    #[test]
    fn a_process_reads_back() {
        let own = Process::own();
        assert_eq!(Process::parse(&own.to_text()), Some(own));
        assert_eq!(Process::parse("12").map(|process| process.id), Some(12));
        assert_eq!(Process::parse("x 1"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_that_has_ended_is_gone_before_its_parent_has_asked_for_it() {
        let (mut child, process) = reader();
        assert!(process.is_alive());
        drop(child.stdin.take());
        // Its output ends when it does.
        let mut output = child.stdout.take().unwrap();
        std::io::copy(&mut output, &mut std::io::sink()).unwrap();
        let begun = std::time::Instant::now();
        while process.is_alive() {
            assert!(begun.elapsed().as_secs() < 10, "it is a zombie");
        }
        child.wait().unwrap();
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn another_process_with_the_same_number_is_not_taken_for_it() {
        let parent = std::os::unix::process::parent_id();
        let other = Process {
            id: parent,
            started: Some("1".to_owned()),
        };
        assert!(!other.is_alive());
        assert!(
            Process {
                started: None,
                ..other
            }
            .is_alive()
        );
    }
}
