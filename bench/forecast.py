"""What things on a sheet of Copenhagen Roll & Write come to: a fit to games that were played.

    python -m bench.forecast 15000 > src/rollwright/games/copenhagen_roll/fitted.py

Two players play by the game's own `quick`, and now and then at random, so that there is something to compare. Each
turn's beginning is a sample: what the active player has more of than the other, and by what the game ended. The weights
are a least squares fit; they go in straight lines between four stages, and neighbours are held together a little.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rollwright.games.copenhagen_roll.components import BONUSES, COAT_LINES, LAST_ROUND_AT, STARS
from rollwright.games.copenhagen_roll.position import ROLL_DUE, Position
from rollwright.games.copenhagen_roll.sheet import Sheet
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import start
from rollwright.kernel.model import CHANCE, WON
from rollwright.kernel.source import Source
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.grid import count_bits
from rollwright.parts.house import LINES, ROWS
from rollwright.parts.tracks import get

STAGES: Final = (1, 4, 8, 11)
"""Points of the leader."""
ONE_IN: Final = 25
"""One action in this many is random."""
TIE: Final = 200.0
"""How much two neighbours are held together, in samples."""

Samples = npt.NDArray[np.floating[Any]]


def names() -> list[str]:
    found = []
    for kind, squares in (("row", 5), ("coat row", 5), ("column", 9), ("coat column", 9)):
        found += [f"{kind} {brick}{n}" for brick in ("clean ", "bricked ") for n in range(1, squares)]
    for colour in COLOURS:
        found += [f"{colour} track {n}" for n in range(1, 9)] + [f"{colour} star", f"{colour} bonus"]
    return [*found, "roofed", "surface", "point"]


NAMES: Final = {name: number for number, name in enumerate(names())}


def features(sheet: Sheet) -> list[float]:
    """What there is on a sheet, in the order of NAMES."""
    found: list[float] = [0.0] * len(NAMES)
    for line, mask in enumerate(LINES):
        filled = int(count_bits(sheet.filled & mask))
        if 0 < filled < count_bits(mask):
            kind = ("coat " if COAT_LINES[line] else "") + ("row" if line < ROWS else "column")
            found[NAMES[f"{kind} {'bricked' if sheet.bricks & mask else 'clean'} {filled}"]] += 1
    for number, colour in enumerate(COLOURS):
        marks = int(get(sheet.marks, number))
        if 0 < marks < 9:
            found[NAMES[f"{colour} track {marks}"]] = 1
        found[NAMES[f"{colour} star"]] = int(STARS[10 * number + marks] - get(sheet.stars_used, number))
        found[NAMES[f"{colour} bonus"]] = int(BONUSES[10 * number + marks] - get(sheet.bonuses_used, number))
    found[NAMES["roofed"]] = int(count_bits(~sheet.filled & (sheet.filled >> HOUSE.columns)))
    found[NAMES["surface"]] = int(count_bits(HOUSE.supported(sheet.filled)))
    found[NAMES["point"]] = int(sheet.points)
    return found


def play(number: int) -> list[tuple[list[float], int, float]]:
    """The samples of a game: differences, the leader's points, and what the game came to."""
    game, source = find_game("copenhagen_roll"), Source(f"forecast {number}")
    position: Position = start(game, 2)
    turns: list[tuple[int, list[float], int]] = []
    while game.to_act(position):
        seat = game.to_act(position)[0]
        if position.step == ROLL_DUE:
            mine, theirs = position.sheets[seat], position.sheets[1 - seat]
            difference = [a - b for a, b in zip(features(mine), features(theirs), strict=True)]
            # Whoever moves is a turn behind or level, which tells as well.
            difference += [1.0, float(seat == position.start)]
            turns.append((seat, difference, max(mine.points, theirs.points)))
        if seat == CHANCE:
            action = game.draw(position, source)
        elif source.below(ONE_IN):
            action = game.quick(position, seat)
        else:
            action = game.nth_legal(position, seat, source.below(game.legal_count(position, seat)))
        position = game.after(position, seat, action)
    first, second = game.standings(position)
    ahead = 100 * (first.points - second.points) + WON * (second.place - first.place)
    return [(x, leader, ahead if seat == 0 else -ahead) for seat, x, leader in turns if leader < LAST_ROUND_AT]


def fitted(games: int) -> Samples:
    """The weights, by stage and name."""
    samples = []
    for number in range(games):
        samples += play(number)
        if number % 1000 == 999:
            print(f"{number + 1} of {games} games", file=sys.stderr)
    x = np.array([sample[0] for sample in samples])
    leader = np.array([sample[1] for sample in samples])
    y = np.array([sample[2] for sample in samples])
    shares = np.stack([np.interp(leader, STAGES, np.eye(len(STAGES))[k]) for k in range(len(STAGES))], 1)
    wide = np.concatenate([x * shares[:, [k]] for k in range(len(STAGES))], 1)
    normal = wide.T @ wide + np.eye(wide.shape[1])
    width = x.shape[1]
    for stage in range(len(STAGES)):
        for name, number in NAMES.items():
            if stage:
                _tie(normal, (stage - 1) * width + number, stage * width + number, TIE)
            kind, _, count = name.rpartition(" ")
            if count.isdigit() and (neighbour := f"{kind} {int(count) + 1}") in NAMES:
                _tie(normal, stage * width + number, stage * width + NAMES[neighbour], TIE / 10)
    weights = np.linalg.solve(normal, wide.T @ y)
    print(f"{len(y)} samples, correlation {np.corrcoef(wide @ weights, y)[0, 1]:.3f}", file=sys.stderr)
    return weights.reshape(len(STAGES), width)


def _tie(normal: Samples, one: int, other: int, strength: float) -> None:
    for a, b in ((one, other), (other, one)):
        normal[a, a] += strength
        normal[a, b] -= strength


def module(weights: Samples, games: int) -> str:
    """The source of the module that holds them."""

    def stages(name: str) -> str:
        return "(" + ", ".join(str(round(weights[k, NAMES[name]])) for k in range(len(STAGES))) + ")"

    lines = [
        '"""What things on a sheet come to: written by bench/forecast.py, not by hand.',
        "",
        f"A fit to {games:,} games, in hundredths of a point to be ahead by in the end, winning counted as WON on top.",
        "Each weight is given for the four STAGES.",
        '"""',
        "",
        "from typing import Final",
        "",
        f"STAGES: Final = {STAGES}",
        '"""Points of the leader."""',
        "",
        "LINES: Final = (",
    ]
    for kind, squares in (("row", 5), ("coat row", 5), ("column", 9), ("coat column", 9)):
        lines.append(f"    (  # {kind}s, clean and with a brick, by their filled squares from 1 on")
        lines += [
            "        (" + ", ".join(stages(f"{kind} {brick} {n}") for n in range(1, squares)) + "),"
            for brick in ("clean", "bricked")
        ]
        lines.append("    ),")
    lines += [")", "TRACKS: Final = ("]
    lines += ["    (" + ", ".join(stages(f"{c} track {n}") for n in range(1, 9)) + f"),  # {c}" for c in COLOURS]
    lines += [")", '"""By their marks from 1 on; a full one is points."""']
    for constant, what in (("STARS", "star"), ("BONUSES", "bonus")):
        lines.append(f"{constant}: Final = (" + ", ".join(stages(f"{c} {what}") for c in COLOURS) + ")")
    for constant in ("roofed", "surface", "point"):
        lines.append(f"{constant.upper()}: Final = {stages(constant)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    games = int(sys.argv[1])
    print(module(fitted(games), games), end="")


if __name__ == "__main__":
    main()
