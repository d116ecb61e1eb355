"""Games of OpenSpiel, played at random from Python as ours are: the measure that ours are held against."""

from __future__ import annotations

import importlib
from typing import Any

from bench.loops import Work, cpu
from rollwright.kernel.source import Source


def peer(name: str, first: int, last: int) -> Work:
    """Random play of a game of OpenSpiel: list what is legal, take one, apply it, which changes the state in place."""
    pyspiel: Any = importlib.import_module("pyspiel")  # only where OpenSpiel is measured
    game = pyspiel.load_game(name)
    actions = 0
    began = cpu()
    for seed in range(first, last):
        state = game.new_initial_state()
        source = Source(str(seed))
        below = source.below
        while not state.is_terminal():
            if state.is_chance_node():
                left = below(1 << 30) / (1 << 30)
                action = -1
                for action, odds in state.chance_outcomes():  # noqa: B007 - the last one is taken in any case
                    left -= odds
                    if left < 0:
                        break
            else:
                legal = state.legal_actions()
                action = legal[below(len(legal))]
            state.apply_action(action)
            actions += 1
    return Work(last - first, actions, cpu() - began)
