"""`hint` at the prompt: the best moves, what chance each has to win, and how sure that is."""

from __future__ import annotations

import time
from typing import Final, TypeVar

from rollwright.bots import Advice, Advisor
from rollwright.kernel.game import Game
from rollwright.kernel.model import Seat
from rollwright.kernel.source import Source
from rollwright.texts.words import Words

P = TypeVar("P")

SECONDS: Final = 1.0
"""How long a person is made to wait."""
NODES: Final = 200
"""Nodes between two looks at the clock."""


def hint_lines(game: Game[P], view: P, seat: Seat, seed: str, words: Words) -> list[str]:
    """The best moves, one a line, after some thought."""
    advisor = Advisor(game, view, seat, Source(f"{seed} hint"))
    until = time.monotonic() + SECONDS
    while True:
        advisor.step(NODES)
        if time.monotonic() >= until:
            break
    alone = game.setup(view).players == 1
    return [_line(game.write_action(advice.action), advice, alone, words) for advice in advisor.best()]


def _line(move: str, advice: Advice, alone: bool, words: Words) -> str:
    if not advice.enough:
        return words.say("cli-hint-unsure", move=move, games=advice.games)
    low, high = advice.interval
    return words.say(
        "cli-hint-alone" if alone else "cli-hint",
        move=move,
        chance=round(100 * advice.chance),
        low=round(100 * low),
        high=round(100 * high),
        points=round(advice.points, 1),
        games=advice.games,
    )
