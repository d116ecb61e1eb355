"""Games that are watched while they are played: who used what, and how points grew."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, Event, Seat
from rollwright.kernel.source import Source
from rollwright.lab.plan import Plan
from rollwright.lab.players import find_player
from rollwright.lab.yardstick import Kind, Yardstick, named


class Observed(NamedTuple):
    """Games in a row, each as JSON: a row for each seat."""

    first: int
    last: int
    games: list[list[dict[str, Any]]]
    took: float
    """Seconds by the clock."""


def observe_games(plan: Plan, first: int, last: int, yardstick: Yardstick) -> Observed:
    """The games with the numbers from the first to before the last; each follows from the plan and its number."""
    began = time.perf_counter()
    games = [_observe(plan, yardstick.kinds, number) for number in range(first, last)]
    return Observed(first, last, games, time.perf_counter() - began)


def _observe(plan: Plan, kinds: list[Kind], number: int) -> list[dict[str, Any]]:
    game = find_game(plan.game)
    seatings = plan.seatings()
    deal, seating = divmod(number, len(seatings))
    bots = [find_player(plan.bots[bot]) for bot in seatings[seating]]
    seed = f"{plan.seed} {deal}"
    sources = [Source(f"{seed} seat {seat}") for seat in range(plan.players)]
    order = Source(f"{seed} order")
    watch = _Watch(game, plan.players, kinds)
    position = game.new(plan.setup())
    while seats := game.to_act(position):
        seat = first_asked(seats, order)
        if seat == CHANCE:
            node = game.chance(position)
            action = game.outcome(position, Source(f"{seed} {node.label}").below(node.total))
        else:
            action = bots[seat].choose(game, game.view(position, seat), seat, sources[seat])
        step = game.apply(position, seat, action)
        watch.note(position, step.position, step.events)
        position = step.position
    return watch.rows(position)


def first_asked(seats: Sequence[Seat], order: Source) -> Seat:
    """Of those who act at the same time, who is asked first: drawn, since the last one sees that all others have."""
    return seats[order.below(len(seats))]


class _Watch:
    """One game."""

    def __init__(self, game: Game[Any], players: int, kinds: list[Kind]) -> None:
        self._game = game
        self._kinds = kinds
        self._turns: list[list[int]] = [[] for _ in range(players)]
        self._used: list[dict[str, set[str]]] = [{kind.name: set() for kind in kinds} for _ in range(players)]
        self._open: list[dict[str, set[str]]] = [
            {kind.name: set() for kind in kinds if kind.open} for _ in range(players)
        ]

    def note(self, before: Any, after: Any, events: list[Event]) -> None:
        turn = self._game.turn
        if turn is not None and turn(after) != turn(before) and turn(before) > 0:
            self._note_points(before)
        for event in events:
            for kind in self._kinds:
                if event.seat is not None and (name := named(kind.used, event)) is not None:
                    self._used[event.seat][kind.name].add(name)
                if (name := named(kind.open, event)) is not None:
                    for seat in range(len(self._open)) if event.seat is None else (event.seat,):
                        self._open[seat][kind.name].add(name)

    def _note_points(self, position: Any) -> None:
        for standing in self._game.standings(position):
            self._turns[standing.seat].append(standing.points)

    def rows(self, end: Any) -> list[dict[str, Any]]:
        self._note_points(end)
        return [
            {
                "points": standing.points,
                "place": standing.place,
                "parts": dict(standing.parts),
                "turns": self._turns[standing.seat],
                "used": {name: sorted(used) for name, used in self._used[standing.seat].items()},
                "open": {name: sorted(seen) for name, seen in self._open[standing.seat].items()},
            }
            for standing in self._game.standings(end)
        ]
