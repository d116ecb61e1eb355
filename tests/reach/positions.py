"""Positions in which somebody has to decide, from random games of every set-up: as they are, or edited."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import CHANCE, NotationError, Seat
from rollwright.kernel.options import Setup, SetupError
from rollwright.kernel.source import Source
from tests.reach.edits import EDITS

_FAIR = 3
"""A step that is met often is taken at most so many times as often as the mean of all steps."""
_TRIES = 4


class Decision(NamedTuple):
    """A position, and a seat that may act in it."""

    setup: Setup
    position: Any
    seat: Seat
    edited: bool


def decisions(game: Game[Any], seed: str) -> Iterator[Decision]:
    """Without end, the same for the same seed. Steps that are rare in random games are met as often as others."""
    source = Source(f"{seed} {game.id}")
    taken: Counter[str] = Counter()
    while True:
        setup = some_setup(game, source)
        for position in _random_game(game, setup, source):
            found = _edited(game, setup, position, source) if source.below(2) else Decision(setup, position, -1, False)
            if found is None or found.position is None:
                continue
            position = found.position
            seats = game.to_act(position)
            seat = seats[source.below(len(seats))] if seats else CHANCE
            if seat == CHANCE or not game.legal_count(position, seat):
                continue
            step = game.write_action(game.nth_legal(position, seat, 0)).split()[0]
            if taken[step] * len(taken) > _FAIR * sum(taken.values()) / 2 or source.below(6):
                continue
            taken[step] += 1
            yield Decision(setup, position, seat, found.edited)


def read_decision(game: Game[Any], players: int, text: str) -> Decision:
    """A position that somebody has written down, and the first seat that may act."""
    setup = make_setup(game, players)
    position = game.read(setup, text)
    return Decision(setup, position, game.to_act(position)[0], True)


def some_setup(game: Game[Any], source: Source) -> Setup:
    """Any number of players, edition and house rules."""
    players = game.players[source.below(len(game.players))]
    edition = game.editions[source.below(len(game.editions))]
    options = {
        option.name: option.values[source.below(len(option.values))] for option in game.options if source.below(4) == 0
    }
    try:
        return make_setup(game, players, edition, options)
    except SetupError:
        return make_setup(game, players, edition)


def _random_game(game: Game[Any], setup: Setup, source: Source) -> Iterator[Any]:
    position = game.new(setup)
    while seats := game.to_act(position):
        seat = seats[source.below(len(seats))]
        if seat == CHANCE:
            action = game.draw(position, source)
        else:
            yield position
            action = game.nth_legal(position, seat, source.below(game.legal_count(position, seat)))
        position = game.after(position, seat, action)


def _edited(game: Game[Any], setup: Setup, position: Any, source: Source) -> Decision | None:
    edit = EDITS.get(game.id)
    if edit is None:
        return None
    text = game.write(position)
    for _ in range(_TRIES):
        try:
            return Decision(setup, game.read(setup, edit(text, source)), -1, True)
        except NotationError:
            continue  # impossible: the cards or orders are somewhere else already
    return None
