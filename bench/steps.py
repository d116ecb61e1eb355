"""Random play through environments for learning: see the observation and the mask, take a legal action, step.

Every loop does the same for ours and for others: the observation is made and the mask read at every step, a legal
action is drawn from the same generator, and only CPU time counts. Imports are late: not every build has the libraries.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from bench.loops import Work, cpu
from rollwright.kernel.source import Source


def stepped(library: str, name: str, first: int, last: int) -> Work:
    """Random games of an environment, by library and name."""
    return _LOOPS[library](name, first, last)


def _pettingzoo(name: str, first: int, last: int) -> Work:
    env = _pettingzoo_env(name)
    steps = 0
    began = cpu()
    for seed in range(first, last):
        below = Source(str(seed)).below
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut_short, _ = env.last()
            if over or cut_short:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[below(len(legal))]))
            steps += 1
    return Work(last - first, steps, cpu() - began)


@cache
def _pettingzoo_env(name: str) -> Any:
    if name == "connect_four":
        return importlib.import_module("pettingzoo.classic.connect_four_v3").env()
    return importlib.import_module("rollwright.research.pettingzoo_env").env(name, players=2)


def _gymnasium(name: str, first: int, last: int) -> Work:
    """One learner against `random`; only the learner's steps count."""
    env = _gymnasium_env(name)
    steps = 0
    began = cpu()
    for seed in range(first, last):
        below = Source(str(seed)).below
        _, reported = env.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(reported["action_mask"])
            _, _, over, _, reported = env.step(legal[below(len(legal))])
            steps += 1
    return Work(last - first, steps, cpu() - began)


@cache
def _gymnasium_env(name: str) -> Any:
    return importlib.import_module("rollwright.research.gymnasium_env").SeatEnv(name)


def _openspiel(name: str, first: int, last: int) -> Work:
    """Steps of players count; chance's outcomes are drawn by a plain loop."""
    game = _openspiel_game(name)
    steps = 0
    began = cpu()
    for seed in range(first, last):
        state = game.new_initial_state()
        below = Source(str(seed)).below
        while not state.is_terminal():
            if state.is_chance_node():
                left = below(1 << 30) / (1 << 30)
                action = -1
                for action, odds in state.chance_outcomes():  # noqa: B007 - the last one is taken in any case
                    left -= odds
                    if left < 0:
                        break
            else:
                np.asarray(state.observation_tensor(state.current_player()), np.float32)
                legal = np.flatnonzero(state.legal_actions_mask())
                action = int(legal[below(len(legal))])
                steps += 1
            state.apply_action(action)
    return Work(last - first, steps, cpu() - began)


@cache
def _openspiel_game(name: str) -> Any:
    if name.startswith("rollwright_"):
        importlib.import_module("rollwright.research.openspiel_game")
    return importlib.import_module("pyspiel").load_game(name)


_LOOPS: dict[str, Callable[[str, int, int], Work]] = {
    "pettingzoo": _pettingzoo,
    "gymnasium": _gymnasium,
    "openspiel": _openspiel,
}
