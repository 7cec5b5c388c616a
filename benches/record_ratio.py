#!/usr/bin/env python3
"""Checks one file with `xiangqi check` and with the Python library cchess, and prints both rates and their ratio.

usage: cargo bench --bench records -- make games.pgn 100000
       benches/record_ratio.py target/release/xiangqi games.pgn      (needs: pip install cchess)

cchess reads one game of a file and takes long, so it is given the first games of the same file, one by one.
"""
import os
import re
import resource
import subprocess
import sys
import tempfile
import time

import cchess

SAMPLE = 200


def ours(program, path):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.monotonic()
    out = subprocess.run([program, "check", path], check=True, capture_output=True, text=True).stdout
    wall = time.monotonic() - begin
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(out.strip())
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, after.ru_maxrss / 1024


def theirs(path):
    with open(path, encoding="utf-8") as file:
        head = file.read(SAMPLE * 8000)
    games = re.split(r"(?=^\[Game )", head, flags=re.M)[1:SAMPLE + 1]
    size, plies, spent = 0, 0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        one = os.path.join(folder, "one.pgn")
        for text in games:
            with open(one, "w", encoding="utf-8") as file:
                file.write(text)
            begin = time.process_time()
            game = cchess.Game.read_from(one)
            spent += time.process_time() - begin
            size += len(text.encode())
            plies += len(game.dump_iccs_moves()[0])
    return size / spent / 1e6, plies, sum(len(re.findall(r"[进退平]", text)) for text in games)


def main():
    program, path = sys.argv[1:]
    wall, cpu, memory = ours(program, path)
    size = os.path.getsize(path) / 1e6
    rate, read, written = theirs(path)
    print(f"xiangqi: {size:.0f} MB in {wall:.2f} s, {cpu:.2f} s of the processor: {size / cpu:.1f} MB/s; {memory:.1f} MiB")
    print(f"cchess: {rate:.3f} MB/s of the processor, {read} of {written} plies")
    print(f"ratio {size / cpu / rate:.0f}")


main()
