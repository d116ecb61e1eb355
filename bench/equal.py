"""Plays the same games in two builds and compares all that can be seen of them (scripts/compare-builds)."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from typing import Final

from bench.builds import Build, in_pyodide, installed, say, wheels

BATCH: Final = 20
"""Games between two lines of progress."""


def sums(build: Build, game_id: str, games: int) -> list[str]:
    """Steps and hash of each game, in one build."""
    found: list[str] = []
    started = time.monotonic()
    for first in range(0, games, BATCH):
        found += build.ask("sums", game_id, first, min(first + BATCH, games))
        if time.monotonic() - started > 20:
            started = time.monotonic()
            say(f"{build.name}: {len(found)} of {games} games of {game_id}")
    return found


def first_difference(one: Build, other: Build, game_id: str, number: int) -> str:
    """Where the accounts of a game part ways, in words."""
    accounts = one.ask("tell", game_id, number), other.ask("tell", game_id, number)
    for line, (ours, theirs) in enumerate(zip_longest(*accounts), 1):
        if ours != theirs:
            return f"line {line} of its account\n  {one.name}: {ours}\n  {other.name}: {theirs}"
    return "at some time, and not when it is played again: it depends on more than its seed"


def faults(one: Build, other: Build, game_id: str, ours: list[str], theirs: list[str]) -> list[str]:
    return [
        f"game {number} of {game_id} differs: {first_difference(one, other, game_id, number)}"
        for number, (mine, yours) in enumerate(zip(ours, theirs, strict=True))
        if mine != yours
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/compare-builds", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="of each game, compiled and interpreted (2000)")
    parser.add_argument("--pyodide", type=int, default=0, help="how many of them in Pyodide as well (none)")
    parser.add_argument("--wheels", type=Path, help="a folder with both wheels, if scripts/build has been run")
    wanted = parser.parse_args(arguments)
    found: list[str] = []
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        both = wheels(wanted.wheels, Path(folder))
        plain = stack.enter_context(installed("interpreted", both.pure, Path(folder) / "pure"))
        others = [(stack.enter_context(installed("compiled", both.compiled, Path(folder) / "compiled")), wanted.games)]
        if wanted.pyodide:
            others.append((stack.enter_context(in_pyodide(both.pure)), min(wanted.pyodide, wanted.games)))
        for build in (plain, *(other for other, _ in others)):
            about = build.ask("about")
            print(f"{build.name}: Python {about['python']} on {about['platform']}, compiled: {about['compiled']}")
        pool = stack.enter_context(ThreadPoolExecutor(2))
        for game_id in plain.ask("about")["games"]:
            mine = pool.submit(sums, plain, game_id, wanted.games)
            theirs = [(other, pool.submit(sums, other, game_id, games)) for other, games in others]
            ours = mine.result()
            for other, result in theirs:
                found_there = result.result()
                games = len(found_there)
                different = faults(plain, other, game_id, ours[:games], found_there)
                steps = sum(int(line.split()[0]) for line in found_there)
                print(
                    f"{game_id}: {games - len(different)} of {games} games ({steps} steps) are equal, move by move and "
                    f"hash by hash, {plain.name} and {'in ' if other.name == 'Pyodide' else ''}{other.name}"
                )
                found += different
    for fault in found[:5]:
        print(fault, file=sys.stderr)
    return 1 if found else 0
