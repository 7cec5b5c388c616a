#!/usr/bin/env bash
# Counts the instructions of perft 4 of the start position under valgrind: a figure that does not drift with the
# machine. usage: benches/instructions.sh        (needs: apt-get install valgrind)
set -euo pipefail
cd "$(dirname "$0")/.."
command -v valgrind >/dev/null || { echo "valgrind is not installed: apt-get install valgrind" >&2; exit 1; }
cargo build --release --quiet
count() { valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null | awk '/I +refs/ { gsub(",", ""); print $NF }'; }
all=$(count ./target/release/xiangqi perft 4)
start=$(count ./target/release/xiangqi perft 0)
awk -v all="$all" -v start="$start" 'BEGIN {
  printf "perft 4: %d instructions, %.1f for each of its 3,290,240 leaves (start-up: %d)\n", all - start, (all - start) / 3290240, start }'
