"""The pages that say where everything stands in a game's observations and actions.

    python -m rollwright.research.layout docs/research

They are generated from the game itself, and a test compares them.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path
from typing import Any

from rollwright.kernel.discovery import game_ids
from rollwright.kernel.game import Game
from rollwright.research.observation import ObservedGame


def page(game_id: str) -> str:
    """In Markdown."""
    sizes = {players: ObservedGame(game_id, players) for players in ObservedGame(game_id).game.players}
    shown = max(2, min(sizes))
    observed = sizes[shown]
    counts = ", ".join(f"{one.size} with {players}" for players, one in sizes.items())
    lines = [
        f"# {game_id}: observations and actions",
        "",
        "[research.md](../research.md) says how to use this. It is made by `python -m rollwright.research.layout`.",
        "",
        "## The observation",
        f"Values by the number of players: {counts}. This is the layout for {shown}.",
        "For more, the fields of a player are repeated, and those with a value for each seat are longer. Each value is",
        "divided by the most it can be, so that all lie between 0 and 1.",
        "",
        "| first | values | most | field | one after the other |",
        "|---|---|---|---|---|",
    ]
    lines += [f"| {one.first} | {one.size} | {one.most} | {one.name} | {one.parts} |" for one in observed.fields]
    lines += [
        "",
        "## Actions",
        f"There are {observed.game.action_space:,}, those of chance included. The mask has a 1 for each that is legal.",
        "",
        "| ids | action | for example |",
        "|---|---|---|",
    ]
    lines += [f"| {first}-{last} | {verb} | `{example}` |" for first, last, verb, example in _runs(observed.game)]
    return "\n".join(lines) + "\n"


def _runs(game: Game[Any]) -> list[tuple[int, int, str, str]]:
    """Actions with ids one after the other whose texts begin with the same word."""
    found = []
    for verb, run in groupby(range(game.action_space), lambda action: game.write_action(action).split()[0]):
        ids = list(run)
        found.append((ids[0], ids[-1], verb, game.write_action(ids[len(ids) // 2])))
    return found


def main(folder: str) -> None:
    for game_id in game_ids():
        (Path(folder) / f"{game_id}.md").write_text(page(game_id), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
