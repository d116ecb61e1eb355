"""Plays the games of a plan. A batch follows from the plan and the games' numbers, wherever it is played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from rollwright.bots import Bot
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, play
from rollwright.kernel.model import CHANCE
from rollwright.kernel.source import Source
from rollwright.lab.plan import Plan
from rollwright.lab.players import RANDOM, find_player


class GameFailed(Exception):
    """A game that can't be played to its end: which one, whose fault it was, and what went wrong."""


class Batch(NamedTuple):
    """Games in a row. Each list has a value for each seat of the first game, then of the second, and so on."""

    first: int
    last: int
    points: list[int]
    places: list[int]
    decisions: list[int]
    """0 where games are played inside the engine, which doesn't count them."""
    seconds: list[float]
    """How long the bot of the seat has thought: the one value here that differs from run to run."""
    took: float
    """Seconds by the clock for the whole batch."""


def play_games(plan: Plan, first: int, last: int) -> Batch:
    """The games with the numbers from the first to before the last."""
    began = time.perf_counter()
    game = find_game(plan.game)
    opening = game.new(plan.setup())
    seatings = plan.seatings()
    only_random = set(plan.bots) == {RANDOM}
    bots = [] if only_random else [find_player(name) for name in plan.bots]
    batch = Batch(first, last, [], [], [], [], 0.0)
    for number in range(first, last):
        deal, seating = divmod(number, len(seatings))
        if only_random:
            position = game.playout(opening, Source(f"{plan.seed} {number}"))
            decisions, seconds = [0] * plan.players, [0.0] * plan.players
        else:
            at_table = [bots[bot] for bot in seatings[seating]]
            try:
                position, decisions, seconds = _play_one(game, opening, at_table, f"{plan.seed} {deal}")
            except Exception as error:
                names = ", ".join(plan.bots[bot] for bot in seatings[seating])
                # Only a text: it must reach the arena from another process, whatever the error is made of.
                raise GameFailed(f"game {number} ({names}) failed: {type(error).__name__}: {error}") from error
        for standing in game.standings(position):
            batch.points.append(standing.points)
            batch.places.append(standing.place)
        batch.decisions.extend(decisions)
        batch.seconds.extend(seconds)
    return batch._replace(took=time.perf_counter() - began)


def _play_one(game: Game[Any], position: Any, bots: Sequence[Bot], seed: str) -> tuple[Any, list[int], list[float]]:
    """The end of a game, with each seat's decisions and seconds of thought."""
    sources = [Source(f"{seed} seat {seat}") for seat in range(len(bots))]
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    while seats := game.to_act(position):
        seat = seats[0]
        if seat == CHANCE:
            node = game.chance(position)
            action = game.outcome(position, Source(f"{seed} {node.label}").below(node.total))
            position = game.after(position, CHANCE, action)
            continue
        view = game.view(position, seat)
        began = time.perf_counter()
        action = bots[seat].choose(game, view, seat, sources[seat])
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        position = play(game, position, seat, action).position  # judged: a bot may come from anywhere
    return position, decisions, seconds
