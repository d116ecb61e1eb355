"""How fast our environments are, beside PettingZoo's and OpenSpiel's games in one run (scripts/bench env)."""

from __future__ import annotations

import argparse
import json
import tempfile
from contextlib import ExitStack
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median

from bench.builds import installed, say, wheels
from bench.pace import Piece, in_turn, ratio, spread
from bench.rules import rounded

ROUNDS = 20
PEERS = (("pettingzoo", "connect_four"), ("openspiel", "connect_four"), ("openspiel", "backgammon"))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench env", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="an object instead of a table")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--wheels", type=Path, help="a folder with both wheels, if scripts/build has been run")
    wanted = parser.parse_args(arguments)
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        both = wheels(wanted.wheels, Path(folder))
        build = stack.enter_context(installed("compiled", both.compiled, Path(folder) / "compiled"))
        libraries = ", ".join(f"{name} {version(name)}" for name in ("pettingzoo", "gymnasium", "open-spiel"))
        say(f"compiled, two players; {libraries}")
        ours = [
            (library, f"{prefix}{game_id}")
            for library, prefix in (("pettingzoo", ""), ("gymnasium", ""), ("openspiel", "rollwright_"))
            for game_id in build.ask("about")["games"]
        ]
        pieces: dict[str, Piece] = {
            f"{library} {name}": partial(build.ask, "stepped", library, name) for library, name in (*ours, *PEERS)
        }
        say(f"measuring: {wanted.rounds} rounds of {len(pieces)} pieces")
        done = in_turn(pieces, wanted.rounds)
    rates = {name: [work.actions / work.seconds for work in works] for name, works in done.items()}
    peer = rates["pettingzoo connect_four"]
    found = {
        name: {
            "steps_per_s": rounded(median(values)),
            "vs_pettingzoo_connect_four": rounded(ratio(values, peer)),
            "uncertainty": rounded(spread(values, peer)),
        }
        for name, values in rates.items()
    }
    if wanted.json:
        print(json.dumps(found, indent=2))
    else:
        for name, reported in found.items():
            versus = f"x {reported['vs_pettingzoo_connect_four']:<6} (± {reported['uncertainty']:.0%})"
            print(f"{name:<40}{reported['steps_per_s']:>10,} steps/s  {versus}")
    return 0
