"""Scenes of Woodcraft Roll & Write on a pack of their own, whose numbers stay when ours is balanced anew.

The pack is bench.json. Its orders are a1 to a13 and b1 to b5: what they ask for and give stands there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rollwright.kernel.model import Event
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene
from tests.games.woodcraft_roll import wrw
from tests.games.woodcraft_roll.wrw import player, state

PACK = (Path(__file__).parent / "bench.json").read_text(encoding="utf-8")
DISPLAY = "display=a11,a12,a13"
BOARD = "board=b6,b5,y4,b3,y2,y1"


def new(players: int) -> Scene:
    return wrw.new(players, PACK)


def bench(text: str, version: int | None = None) -> Scene:
    """A position in notation: the table, then a player a seat; by the newest rules unless told otherwise."""
    return wrw.wrw(text, PACK, version)


def choosing(*players: str, more: str = f"{BOARD} {DISPLAY}") -> Scene:
    """All choose, in the first turn unless told otherwise."""
    return bench(f"step=choose {more} | " + " | ".join(one or "-" for one in players))


def working(*players: str, more: str = DISPLAY, version: int | None = None) -> Scene:
    """All do free actions, in the first turn: each took a yellow 1 and has paid it. One player is joined by another."""
    seats = players if len(players) > 1 else (*players, "")
    return bench(f"step=work {more} | " + " | ".join(f"rows=y1 {one}" for one in seats), version)


def final(*players: str) -> Scene:
    """The end of the game with these sheets."""
    rows = "rows=" + ",".join(["y1"] * 12)
    seats = " | ".join(f"{rows} {one}" for one in players)
    at = wrw.ended(bench(f"turn=12 step=work phase=2 | {seats}"))
    assert at.over
    return at


# Moves


def chosen(at: Scene, *choices: str) -> Scene:
    """Each seat chooses: `chosen(at, "y4 3", "order")`."""
    return wrw.each(at, *(f"choose {choice}" for choice in choices))


def played_out(at: Scene, source: Source) -> Scene:
    """The game to its end, at random; the events are those of all moves."""
    events: list[Event] = []
    position = at.position
    while at.game.to_act(position):
        seat, action = random_move(at.game, position, source)
        step = at.game.apply(position, seat, action)
        events += step.events
        position = step.position
    return Scene(at.game, position, events)


# Facts


def possible(at: Scene) -> dict[str, int]:
    """What chance may do, each with its weight."""
    return {at.game.write_action(action): weight for action, weight in at.game.outcomes(at.position)}


def seen(at: Scene, seat: int | None) -> dict[str, Any]:
    """The position as a seat, or an onlooker, gets it."""
    return state(at, seat, view=True)


def display(at: Scene) -> list[str | None]:
    found: list[str | None] = state(at)["display"]
    return found


def circled(at: Scene, thing: str, seat: int = 0) -> int:
    found: int = player(at, seat)["resources"][thing]["circled"]
    return found


def crossed(at: Scene, thing: str, seat: int = 0) -> int:
    found: int = player(at, seat)["resources"][thing]["crossed"]
    return found


def left(at: Scene, seat: int = 0) -> str:
    """What is circled and not crossed out: `2 glue, 1 blueberry`."""
    return ", ".join(f"{count} {thing}" for thing, count in wrw.unused(at, seat).items()) or "nothing"


def nuts(at: Scene, seat: int = 0) -> int:
    found: int = player(at, seat)["nuts"]
    return found


def due(at: Scene, seat: int = 0) -> list[str]:
    """The choices that a player has to make, the last one first."""
    found: list[str] = player(at, seat)["due"]
    return found


def part(at: Scene, name: str, seat: int = 0) -> int:
    """One of the six parts of the score, as the standings and the sheet have it."""
    counted = at.game.standings(at.position)[seat].parts[name]
    shown: int = player(at, seat)["parts"][name]
    assert counted == shown
    return shown
