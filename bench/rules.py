"""How fast the rules of every game are, in the three builds and beside OpenSpiel (scripts/bench rules)."""

from __future__ import annotations

import argparse
import json
import os
import platform
import tempfile
from contextlib import ExitStack
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median

from bench.builds import Build, in_pyodide, installed, say, wheels
from bench.loops import Work
from bench.pace import Piece, in_turn, ratio, spread

ROUNDS = 60
QUICK = 12

MEANINGS = {
    "vs_openspiel_backgammon": "x as many actions/s, driven from Python, as OpenSpiel's backgammon",
    "vs_openspiel_connect_four": "x as many actions/s, driven from Python, as OpenSpiel's connect four",
    "vs_interpreted": "x as many actions/s as the same source interpreted",
    "clone_apply_us": "microseconds for an action that makes a new position",
    "playouts_per_s": "random games/s inside the game's own playout",
    "playouts_vs_driven": "x as many random games/s as driven from Python",
    "pyodide_vs_interpreted": "x as many actions/s in Pyodide as interpreted",
    "driven_per_s": "actions/s, compiled, driven from Python",
    "interpreted_per_s": "actions/s, interpreted",
    "pyodide_per_s": "actions/s, in Pyodide",
    "openspiel_backgammon_per_s": "actions/s, OpenSpiel's backgammon",
    "openspiel_connect_four_per_s": "actions/s, OpenSpiel's connect four",
    "actions_per_game": "actions in a random game, chance included",
    "uncertainty": "how far a ratio above may be off, as a part of it: the largest of them",
}


def figures(game_id: str, compiled: Build, plain: Build, pyodide: Build, rounds: int) -> dict[str, float]:
    """Everything about one game, measured in turn."""
    pieces: dict[str, Piece] = {
        "driven": partial(compiled.ask, "driven", game_id),
        "backgammon": partial(compiled.ask, "peer", "backgammon"),
        "connect_four": partial(compiled.ask, "peer", "connect_four"),
        "playouts": partial(compiled.ask, "playouts", game_id),
        "applied": partial(compiled.ask, "applied", game_id),
        "interpreted": partial(plain.ask, "driven", game_id),
        "pyodide": partial(pyodide.ask, "driven", game_id),
    }
    say(f"measuring {game_id}: {rounds} rounds of {len(pieces)} pieces")
    done = in_turn(pieces, rounds)
    rates = {name: [work.actions / work.seconds for work in works] for name, works in done.items()}
    games = {name: [work.games / work.seconds for work in works] for name, works in done.items()}
    pairs = {
        "vs_openspiel_backgammon": (rates["driven"], rates["backgammon"]),
        "vs_openspiel_connect_four": (rates["driven"], rates["connect_four"]),
        "vs_interpreted": (rates["driven"], rates["interpreted"]),
        "playouts_vs_driven": (games["playouts"], games["driven"]),
        "pyodide_vs_interpreted": (rates["pyodide"], rates["interpreted"]),
    }
    found = {name: ratio(*pair) for name, pair in pairs.items()} | {
        "clone_apply_us": 1e6 / median(rates["applied"]),
        "playouts_per_s": median(games["playouts"]),
        "driven_per_s": median(rates["driven"]),
        "interpreted_per_s": median(rates["interpreted"]),
        "pyodide_per_s": median(rates["pyodide"]),
        "openspiel_backgammon_per_s": median(rates["backgammon"]),
        "openspiel_connect_four_per_s": median(rates["connect_four"]),
        "actions_per_game": actions_per_game(done["driven"]),
        "uncertainty": max(spread(*pair) for pair in pairs.values()),
    }
    return {name: rounded(found[name]) for name in MEANINGS}


def actions_per_game(works: list[Work]) -> float:
    return sum(work.actions for work in works) / sum(work.games for work in works)


def rounded(value: float) -> float:
    """Three digits are more than a run can vouch for."""
    return round(value) if value >= 1000 else float(f"{value:.3g}")


def table(found: dict[str, dict[str, float]]) -> str:
    lines = []
    for game_id, values in found.items():
        lines.append(game_id)
        lines += [f"  {name:<30}{value:>12,}  {MEANINGS[name]}" for name, value in values.items()]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench rules", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="one object a game instead of a table")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} rounds instead of {ROUNDS}")
    parser.add_argument("--wheels", type=Path, help="a folder with both wheels, if scripts/build has been run")
    wanted = parser.parse_args(arguments)
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        both = wheels(wanted.wheels, Path(folder))
        compiled = stack.enter_context(installed("compiled", both.compiled, Path(folder) / "compiled"))
        plain = stack.enter_context(installed("interpreted", both.pure, Path(folder) / "pure"))
        pyodide = stack.enter_context(in_pyodide(both.pure))
        say(
            f"Python {platform.python_version()} and {pyodide.ask('about')['python']} (Pyodide), "
            f"OpenSpiel {version('open-spiel')}, {platform.machine()}, {os.cpu_count()} cores"
        )
        found = {
            game_id: figures(game_id, compiled, plain, pyodide, QUICK if wanted.quick else ROUNDS)
            for game_id in compiled.ask("about")["games"]
        }
    print(json.dumps(found, indent=2) if wanted.json else table(found))
    return 0
