"""Print which clause finds out each broken toy, after how many games, and how it says so."""

from __future__ import annotations

import sys
from textwrap import shorten

from rollwright.kernel.game import make_setup
from rollwright.testing.contract import ContractBroken, run_contract
from tests.kernel.broken import BROKEN, GAMES, Broken, course, hidden, legality, texts

MODULES = (texts, legality, hidden, course)
"""Imported for what they note."""


def line_of(broken: Broken) -> str:
    game = broken.make()
    done: list[int] = [0]
    try:
        run_contract(game, make_setup(game, 3), GAMES, "toy", done.append, broken.rates)
    except ContractBroken as found:
        mark = " " if found.clause.name == broken.clause else "!"
        said = f"{broken.name}: {shorten(found.fault, 150, placeholder=' …')}"
        return f"{mark}{found.clause.name:<15} {min(done[-1] + 1, GAMES):>5}  {said}"
    return f"!{'(nothing)':<15} {GAMES:>5}  {broken.name}"


if __name__ == "__main__":
    sys.stdout.write(f" {'clause':<15} games  how the toy is broken: what is said\n")
    sys.stdout.writelines(f"{line_of(broken)}\n" for broken in BROKEN)
