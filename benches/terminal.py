#!/usr/bin/env python3
"""Measures terminal programs side by side, each in a pseudo-terminal of the same size, in one run.

    benches/terminal.py                          this program, and of chess-tui and xiangqi_tui what is on the PATH
    benches/terminal.py --json FILE              these programs too; FILE holds a list of objects as in PROGRAMS below
    benches/terminal.py --only xiangqi --runs 20

What the rows mean, each the median of the runs:
    first frame     from the start of the process to the last byte of its first burst, once READY can be read
    key to frame    from the key of a cursor step to the last byte that answers it, the median of twenty steps
    until the board stands, a cursor step, a move
                    bytes written; of the steps the worst; of the move all, from its first key to the board with the move on it.
                    The very first step is not counted: it may also wipe a word of welcome away.
    memory          what the process and its children hold for themselves; and the most resident memory, with the pages of
                    the program and of the system's libraries that happen to be in
    binary          size of the executable file
    idling          bytes written, and times that the process woke up, while nothing is done (one run)

Needs Python 3.8 and Linux (/proc). Build first: cargo build --release
"""

import argparse
import fcntl
import json
import os
import pty
import re
import select
import shutil
import signal
import statistics
import struct
import tempfile
import termios
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Keys are written as the terminal sends them. "open" leads from the first frame to a board that can be played on.
PROGRAMS = [
    {
        "name": "xiangqi",
        "command": [str(ROOT / "target/release/xiangqi"), "--new"],
        "ready": "Red to move",
        "steps": ["\x1b[D", "\x1b[A", "\x1b[C", "\x1b[B"],
        "move": [":h2e2\r"],
        "quit": "\x03",
    },
    {
        "name": "xiangqi_tui",
        "command": ["xiangqi_tui"],
        "ready": "就绪",
        "steps": ["\x1b[D", "\x1b[A", "\x1b[C", "\x1b[B"],
        "move": [":h2e2\r"],
        "quit": "\x03",
    },
    {
        "name": "chess-tui",
        "command": ["chess-tui", "--no-sound"],
        "ready": "Play Game",
        "open": ["\r", "\r", "\r"],
        "steps": ["\x1b[A", "\x1b[B", "\x1b[A", "\x1b[B"],
        "move": ["me4\r"],
        "quit": "q",
    },
]

ESCAPES = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[PX^_][^\x1b]*\x1b\\|[ -/]*[0-~])")
# No byte for so long ends a burst: longer than any pause inside an answer, shorter than a clock's tick.
QUIET = 0.15
PATIENCE = 10.0


def text_of(written):
    """What a reader sees of these bytes, without the blanks between cells."""
    return re.sub(r"\s+", "", ESCAPES.sub(b"", written).decode("utf-8", "replace"))


class Program:
    """A program that runs in a pseudo-terminal of its own, with a home folder of its own."""

    def __init__(self, entry, size):
        columns, rows = size
        self.home = tempfile.mkdtemp()
        environment = {"HOME": self.home, "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        command = entry["command"]
        path = shutil.which(command[0])
        self.started = time.perf_counter()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(path, command, environment)

    def burst(self, ready=None):
        """Reads until nothing comes any more (and, where given, `ready` can be read); the bytes and the time of the last."""
        written, last = b"", time.perf_counter()
        begun = last
        while True:
            seen = ready is None or ready in text_of(written)
            now = time.perf_counter()
            if now - begun > PATIENCE:
                if not seen:
                    raise SystemExit(f"{ready!r} did not appear: {text_of(written)[:200]}")
                return written, last
            wait = max(0.0, last + QUIET - now) if seen else PATIENCE
            if not select.select([self.terminal], [], [], wait)[0]:
                return written, last
            try:
                some = os.read(self.terminal, 65536)
            except OSError:
                return written, last
            last = time.perf_counter()
            written += some

    def send(self, keys):
        """Types these keys; the bytes that answer and the milliseconds until the last of them."""
        pressed = time.perf_counter()
        os.write(self.terminal, keys.encode())
        if not select.select([self.terminal], [], [], PATIENCE)[0]:
            return b"", 0.0
        written, last = self.burst()
        return written, (last - pressed) * 1000

    def tree(self):
        """The process and all its children."""
        members, queue = [], [self.process]
        while queue:
            process = queue.pop()
            members.append(process)
            for task in Path(f"/proc/{process}/task").glob("*/children"):
                queue += [int(child) for child in task.read_text().split()]
        return members

    def status(self, process, field):
        """A number of /proc/PROCESS/status, summed over its threads where it counts switches."""
        found = 0
        tasks = f"/proc/{process}/task/*/status" if "switches" in field else f"/proc/{process}/status"
        for status in Path("/").glob(tasks[1:]):
            for line in status.read_text().splitlines():
                if line.startswith(field + ":"):
                    found += int(line.split()[1])
        return found

    def total(self, field):
        return sum(self.status(process, field) for process in self.tree())

    def idle(self, seconds):
        """Bytes written and voluntary switches in so many seconds without a key."""
        self.burst()
        before, written, end = self.total("voluntary_ctxt_switches"), 0, time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            if select.select([self.terminal], [], [], left)[0]:
                written += len(os.read(self.terminal, 65536))
        return written, self.total("voluntary_ctxt_switches") - before

    def end(self, keys):
        """Leaves as a user would; a program that stays is killed."""
        try:
            os.write(self.terminal, keys.encode())
            self.burst()
        except OSError:
            pass
        for _ in range(100):
            if os.waitpid(self.process, os.WNOHANG)[0]:
                break
            time.sleep(0.01)
        else:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.terminal)
        shutil.rmtree(self.home, ignore_errors=True)


def run(entry, size, idle):
    """Starts a program, walks, plays a move, idles and leaves: the rows of one run."""
    program = Program(entry, size)
    written, last = program.burst(re.sub(r"\s+", "", entry["ready"]))
    first_frame = (last - program.started) * 1000
    written += b"".join(program.send(keys)[0] for keys in entry.get("open", []))
    program.send(entry["steps"][0])
    steps = [program.send(keys) for keys in entry["steps"] * 5]
    move = b"".join(program.send(keys)[0] for keys in entry["move"])
    idle_bytes, wakeups = program.idle(idle) if idle else (0, 0)
    rows = {
        "first frame, ms": first_frame,
        "key to frame, ms": statistics.median(milliseconds for _, milliseconds in steps),
        "bytes until the board stands": len(written),
        "bytes of a cursor step": max(len(written) for written, _ in steps),
        "bytes of a move": len(move),
        "memory of its own, KiB": program.total("RssAnon"),
        "with the files it maps, KiB": program.total("VmHWM"),
        "binary, KiB": os.stat(shutil.which(entry["command"][0])).st_size // 1024,
        f"bytes in {idle} s of idling": idle_bytes,
        f"wake-ups in {idle} s of idling": wakeups,
    }
    program.end(entry["quit"])
    return rows


def measure(entry, size, runs, idle):
    """All the rows for one program: medians of short runs, and the idling of one long run."""
    several = [run(entry, size, 0) for _ in range(runs)]
    rows = run(entry, size, idle)
    return {row: statistics.median(one[row] for one in several) if row in several[0] else rows[row] for row in rows}


def figure(number):
    """Whole numbers as they are, times with three digits."""
    return f"{number:,.3g}" if number < 1000 and number != int(number) else f"{int(number):,}"


def main():
    options = argparse.ArgumentParser(description="Measures terminal programs side by side.")
    options.add_argument("--json", metavar="FILE", help="more programs, as a list of objects like PROGRAMS in this file")
    options.add_argument("--only", metavar="NAME,...", help="these programs only")
    options.add_argument("--runs", type=int, default=9, help="how often each is started (default 9)")
    options.add_argument("--idle", type=int, default=10, help="seconds of idling (default 10)")
    options.add_argument("--size", default="80x24", help="COLUMNSxROWS (default 80x24)")
    chosen = options.parse_args()
    size = tuple(int(side) for side in chosen.size.split("x"))
    programs = PROGRAMS + (json.loads(Path(chosen.json).read_text()) if chosen.json else [])
    if chosen.only:
        programs = [entry for entry in programs if entry["name"] in chosen.only.split(",")]
    columns = {}
    for entry in programs:
        if shutil.which(entry["command"][0]):
            columns[entry["name"]] = measure(entry, size, chosen.runs, chosen.idle)
        else:
            print(f"{entry['name']}: {entry['command'][0]} is not here, left out")
    print(f"| at {chosen.size} | " + " | ".join(columns) + " |")
    print("|---|" + "---:|" * len(columns))
    for row in next(iter(columns.values()), {}):
        print(f"| {row} | " + " | ".join(figure(column[row]) for column in columns.values()) + " |")


main()
