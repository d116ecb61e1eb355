"""A million random games by one command: what is left of the engine's speed, and the memory (scripts/bench arena).

One process plays games in the engine alone, before and after; between them `rollwright arena` plays on all cores. Where
the machine is busy with other things, the clock says little: then CPU time is what can be compared.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple

from bench.builds import say
from rollwright.kernel import source
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import start
from rollwright.kernel.source import Source

ALONE = 5.0
"""Seconds of CPU time for the engine alone, each time."""


class Pace(NamedTuple):
    """Games in a second: of CPU time, and by the clock."""

    cpu: float
    clock: float


def engine(game_id: str) -> Pace:
    """One process, nothing but playouts."""
    game = find_game(game_id)
    opening = start(game, game.players[0])
    games, cpu, clock = 0, time.process_time(), time.perf_counter()
    while time.process_time() - cpu < ALONE:
        for number in range(games, games + 100):
            game.playout(opening, Source(f"alone {number}"))
        games += 100
    return Pace(games / (time.process_time() - cpu), games / (time.perf_counter() - clock))


def resident(pid: int) -> int:
    """Bytes held by a process and all that it has started."""
    total = 0
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        total += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        total += sum(resident(int(child)) for child in children)
    except OSError:
        pass  # it has just ended
    return total


def observed(command: list[str]) -> tuple[list[int], float, float]:
    """Run a command: its memory once a second, its CPU time with that of its children, and its time by the clock."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    clock = time.perf_counter()
    held: list[int] = []
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        over = threading.Event()

        def look() -> None:
            while not over.wait(1):
                held.append(resident(process.pid))

        looking = threading.Thread(target=look)
        looking.start()
        code = process.wait()
        over.set()
        looking.join()
    if code:
        raise RuntimeError(f"{' '.join(command)} ended with {code}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return held, cpu, time.perf_counter() - clock


def measure(game_id: str, games: int) -> dict[str, Any]:
    cores = os.cpu_count() or 1
    say(f"the engine alone, {'interpreted' if str(source.__file__).endswith('.py') else 'compiled'}")
    first = engine(game_id)
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "rollwright.cli", "arena", game_id, "random", "--games", str(games), "--out", folder]
        say(f"rollwright {' '.join(command[2:-1])} …, on {cores} cores")
        held, cpu, clock = observed([sys.executable, *command])
        reported = json.loads((Path(folder) / "report.json").read_text())
    again = engine(game_id)
    alone = Pace((first.cpu + again.cpu) / 2, (first.clock + again.clock) / 2)
    quarter = max(1, len(held) // 4)
    return {
        "game": game_id,
        "games": reported["games"],
        "cores": cores,
        "engine_alone_per_cpu_s": round(alone.cpu),
        "engine_alone_per_s": round(alone.clock),
        "arena_per_cpu_s": round(games / cpu),
        "arena_per_s": round(games / clock),
        "share_of_engine_by_cpu_time": round(games / cpu / alone.cpu, 3),
        "share_of_engine_and_cores_by_the_clock": round(games / clock / (alone.clock * cores), 3),
        "seconds": round(clock, 1),
        "cpu_seconds": round(cpu, 1),
        "memory_mb_first_quarter": round(max(held[:quarter]) / 1e6),
        "memory_mb_last_quarter": round(max(held[-quarter:]) / 1e6),
        "points": reported["bots"][0]["points"],
    }


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench arena", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="copenhagen_roll")
    parser.add_argument("--games", type=int, default=1_000_000)
    wanted = parser.parse_args(arguments)
    print(json.dumps(measure(wanted.game, wanted.games), indent=2))
    return 0
