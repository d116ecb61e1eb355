"""Looking one action ahead, for any game, through the protocol. A game may bring a faster `quick` of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat

P = TypeVar("P")


def looks_best(game: Game[P], position: P, seat: Seat, actions: Sequence[Action]) -> Action:
    """The action of these after which `evaluate` says most; of equals the first."""
    best = actions[0]
    if len(actions) > 1:
        most = _value(game, position, seat, best)
        for action in actions[1:]:
            value = _value(game, position, seat, action)
            if value > most:
                best, most = action, value
    return best


def _value(game: Game[P], position: P, seat: Seat, action: Action) -> int:
    return game.evaluate(game.view(game.after(position, seat, action), seat), seat)
