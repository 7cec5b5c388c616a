#!/usr/bin/env bash
# Runs perft 5 of the start position with this program and with Debian's fairy-stockfish in turn, whole processes on
# one thread, and prints the processor seconds of each run and the median ratio.
# usage: benches/perft_ratio.sh [RUNS]        (needs: apt-get install fairy-stockfish)
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-3}
peer=$(command -v fairy-stockfish || echo /usr/games/fairy-stockfish)
[ -x "$peer" ] || { echo "fairy-stockfish is not installed: apt-get install fairy-stockfish" >&2; exit 1; }
cargo build --release --quiet
TIMEFORMAT='%U'

ours() { ./target/release/xiangqi perft 5 2>/dev/null; }
theirs() { printf 'setoption name UCI_Variant value xiangqi\nposition startpos\ngo perft 5\nquit\n' | "$peer"; }
seconds() { { time "$1" >"$2"; } 2>&1 | tail -n 1; }

out=$(mktemp -d)
trap 'rm -r "$out"' EXIT
ratios=()
for ((run = 1; run <= runs; run++)); do
  a=$(seconds ours "$out/ours")
  b=$(seconds theirs "$out/theirs")
  grep -q '^nodes 133312995$' "$out/ours" || { echo "wrong count here" >&2; exit 1; }
  grep -q 'Nodes searched: 133312995' "$out/theirs" || { echo "wrong count there" >&2; exit 1; }
  ratios+=("$(awk -v a="$a" -v b="$b" 'BEGIN { printf "%.1f", b / a }')")
  echo "run $run: xiangqi $a s, fairy-stockfish $b s, ratio ${ratios[-1]}"
done
printf '%s\n' "${ratios[@]}" | sort -n | awk '{ r[NR] = $1 } END { print "median ratio " r[int((NR + 1) / 2)] }'
