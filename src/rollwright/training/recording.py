"""Plays games to learn from, and records positions between turns as seats see them.

Each game begins with some random turns, so that positions differ, and is recorded only after those, so that what came
of a position is what the players made of it. A game follows from the plan and its number, wherever it is played.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game
from rollwright.kernel.judge import lead_of, result_shares
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.net import SURE, weights_from_json
from rollwright.kernel.options import Setup
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.kernel.traits import Traits
from rollwright.lab.batch import GameFailed
from rollwright.lab.observed import first_asked
from rollwright.lab.plan import Plan
from rollwright.lab.players import find_player

QUICK: Final = "quick"
"""Who plays by a game's own `quick`, what they can't see filled in by the odds."""
HELD_OUT: Final = 20
"""One game of this many is not learned from: what was learned is measured by it."""
TRIALS: Final = 20
"""Games by which it is found out how long games are."""

Policy = Callable[[Any, Seat, Source], Action]


class NotLearnable(Exception):
    """A game that doesn't say by which traits a position is judged."""


class Manner(NamedTuple):
    """How games are begun, and how much of them is recorded."""

    opening: int
    """At most so many random turns."""
    vary: bool = False
    """Whether each game draws its edition, and every other game the value of each option."""
    every: int = 1
    """One view of a position in so many is recorded. λ-returns are at their best where no turn is left out."""


class Recorded(NamedTuple):
    """Positions of games in a row, a row for each view of one."""

    first: int
    last: int
    took: float
    """Seconds by the clock."""
    game: array[int]
    turn: array[int]
    """How many turns had been handed over before."""
    seat: array[int]
    sizes: array[int]
    """How many traits hold."""
    held: array[int]
    """Their numbers, row after row."""
    shares: array[float]
    """What the end gave to each result of the seat, row after row."""
    points: array[int]
    lead: array[int]
    evaluate: array[int]
    """What the game's own `evaluate` says; 0 in games that are learned from."""
    forecast: array[int]


def is_held_out(number: int) -> bool:
    return number % HELD_OUT == 0


def record_games(plan: Plan, first: int, last: int, manner: Manner, judge: dict[str, Any] | None = None) -> Recorded:
    """The games with the numbers from the first to before the last.

    Bots that ask a judge go by these weights (as JSON), if any are given.
    """
    began = time.perf_counter()
    if judge is not None:
        find_game(plan.game).judges.bring(weights_from_json(judge))
    recorder = _Recorder(plan, manner)
    for number in range(first, last):
        try:
            recorder.record(number)
        except Exception as error:
            # Only a text: it must reach the caller from another process, whatever the error is made of.
            raise GameFailed(f"game {number} failed: {type(error).__name__}: {error}") from error
    return recorder.recorded(first, last, time.perf_counter() - began)


def usual_turns(plan: Plan) -> int:
    """How many turns a game has on average, by a few that are played."""
    recorder = _Recorder(plan, Manner(opening=0))
    for number in range(TRIALS):
        recorder.record(number)
    return len(recorder.rows.turn) // (plan.players * TRIALS)


@final
class _Recorder:
    """Plays and records the games of a plan, one by one."""

    def __init__(self, plan: Plan, manner: Manner) -> None:
        """Raises NotLearnable."""
        self._game: Final[Game[Any]] = find_game(plan.game)
        if self._game.traits is None or self._game.between is None:
            raise NotLearnable(f"{plan.game} has no traits and between (rollwright.kernel.traits): nothing to learn by")
        self._traits: Final = self._game.traits
        self._between: Final = self._game.between
        self._plan: Final = plan
        self._manner: Final = manner
        self._setup: Final = plan.setup()
        self._seatings: Final = plan.seatings()
        self._bots: Final = [_policy(self._game, name) for name in plan.bots]
        self.rows: Final = Recorded(
            0, 0, 0.0, array("i"), array("h"), array("b"), array("H"), array("H"), array("f"), array("h"), array("h"),
            array("i"), array("i"),
        )  # fmt: skip

    def recorded(self, first: int, last: int, took: float) -> Recorded:
        return self.rows._replace(first=first, last=last, took=took)

    def record(self, number: int) -> None:
        source = Source(f"{self._plan.seed} {number}")
        chosen = Source(f"{self._plan.seed} {number} recorded")
        random_turns = source.below(self._manner.opening + 1)
        seating = self._seatings[number % len(self._seatings)]
        game, position = self._game, self._game.new(self._drawn(source) if self._manner.vary else self._setup)
        rows, seats_before = self.rows, len(self.rows.seat)
        turns, stage = 0, -1
        while seats := game.to_act(position):
            if self._between(position) and game.stage(position) != stage:
                stage = game.stage(position)
                if turns >= random_turns:
                    self._note(position, number, turns, chosen)
                turns += 1
            if turns <= random_turns and random_turns:
                seat, action = random_move(game, position, source)
            elif seats[0] == CHANCE:
                seat, action = CHANCE, game.draw(position, source)
            else:
                seat = first_asked(seats, source)
                action = self._bots[seating[seat]](game.view(position, seat), seat, source)
            position = game.after(position, seat, action)
        standings = game.standings(position)
        points = [one.points for one in standings]
        for seat in rows.seat[seats_before:]:
            rows.shares.extend([share / SURE for share in result_shares(standings, seat, game.grades)])
            rows.points.append(points[seat])
            rows.lead.append(lead_of(points, seat))

    def _drawn(self, source: Source) -> Setup:
        game, players = self._game, self._plan.players
        edition = game.editions[source.below(len(game.editions))]
        values = {option.name: option.default(edition) for option in game.options}
        if source.below(2):
            for option in game.options:
                allowed = option.values_for(players)
                values[option.name] = allowed[source.below(len(allowed))]
        return Setup(players, self._setup.version, edition, values, self._setup.content)

    def _note(self, position: Any, number: int, turn: int, chosen: Source) -> None:
        game, rows = self._game, self.rows
        for seat in range(self._plan.players):
            if chosen.below(self._manner.every):
                continue
            view = game.view(position, seat)
            traits = Traits()
            self._traits(view, seat, traits)
            rows.game.append(number)
            rows.turn.append(turn)
            rows.seat.append(seat)
            rows.sizes.append(len(traits.held))
            rows.held.extend(traits.held)
            measured = is_held_out(number)
            rows.evaluate.append(game.evaluate(view, seat) if measured else 0)
            rows.forecast.append(game.forecast(view, seat) if measured else 0)


def _policy(game: Game[Any], name: str) -> Policy:
    if name == QUICK and "sample" in game.own:
        return lambda view, seat, source: game.quick(game.sample(view, seat, source), seat)
    if name == QUICK:
        return lambda view, seat, _: game.quick(view, seat)
    bot = find_player(name)
    return lambda view, seat, source: bot.choose(game, view, seat, source)
