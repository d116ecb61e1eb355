"""The loops that are measured, in any build: each does a known piece of work and says how much CPU time it took.

Games are random, from a seed that is a number. The same seeds give the same games in every build, and in `playouts`
the same games as in `driven`.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, start
from rollwright.kernel.source import Source


class Work(NamedTuple):
    """What a loop has done: whole games, actions in them (of chance too), and seconds of CPU time."""

    games: int
    actions: int
    seconds: float


def _node_clock() -> Callable[[], float]:
    """Pyodide's own process_time is a wall clock, but Node knows."""
    process: Any = importlib.import_module("js").process

    def seconds() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

    return seconds


cpu: Final = _node_clock() if sys.platform == "emscripten" else time.process_time


def new_game(game_id: str) -> tuple[Game[Any], Any]:
    """A game as its first edition has it, with the middle one of its numbers of players."""
    game = find_game(game_id)
    return game, start(game, game.players[len(game.players) // 2])


def driven(game_id: str, first: int, last: int) -> Work:
    """Random play driven from Python: who acts, how many actions are there, take one, apply it."""
    game, opening = new_game(game_id)
    to_act, draw, count, nth, after = game.to_act, game.draw, game.legal_count, game.nth_legal, game.after
    actions = 0
    began = cpu()
    for seed in range(first, last):
        position, source = opening, Source(str(seed))
        below = source.below
        while seats := to_act(position):
            seat = seats[0]
            if seat < 0:
                action = draw(position, source)
            else:
                if len(seats) > 1:
                    seat = seats[below(len(seats))]
                action = nth(position, seat, below(count(position, seat)))
            position = after(position, seat, action)
            actions += 1
    return Work(last - first, actions, cpu() - began)


def playouts(game_id: str, first: int, last: int) -> Work:
    """The game's own playout. Nobody counts its actions: they are those of `driven`."""
    game, opening = new_game(game_id)
    playout = game.playout
    began = cpu()
    for seed in range(first, last):
        playout(opening, Source(str(seed)))
    return Work(last - first, 0, cpu() - began)


def served(game_id: str, first: int, last: int) -> Work:
    """Random play as a table serves it: list what is legal, judge an action, apply it and hear what happened."""
    game, opening = new_game(game_id)
    actions = 0
    began = cpu()
    for seed in range(first, last):
        position, source = opening, Source(str(seed))
        while seats := game.to_act(position):
            seat = seats[0]
            if seat < 0:
                action = game.draw(position, source)
            else:
                seat = seats[source.below(len(seats))]
                legal = game.legal(position, seat)
                action = legal[source.below(len(legal))]
                if game.check(position, seat, action) is not None:
                    raise AssertionError(f"{game.write_action(action)} is listed as legal, and refused")
            position = game.apply(position, seat, action).position
            actions += 1
    return Work(last - first, actions, cpu() - began)


def applied(game_id: str, first: int, last: int) -> Work:
    """`after` alone, once for each move of some games: it makes a new position and leaves the old one as it was."""
    game, opening = new_game(game_id)
    moves = []
    for seed in range(first, last):
        position, source = opening, Source(str(seed))
        while seats := game.to_act(position):
            seat = seats[source.below(len(seats))]
            action = (
                game.draw(position, source)
                if seat < 0
                else game.nth_legal(position, seat, source.below(game.legal_count(position, seat)))
            )
            moves.append((position, seat, action))
            position = game.after(position, seat, action)
    after = game.after
    began = cpu()
    for position, seat, action in moves:
        after(position, seat, action)
    return Work(last - first, len(moves), cpu() - began)
