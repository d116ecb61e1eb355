"""Exact values of Sealed Bids with cards face up, and alone: what comes of a position if all play by `quick`.

Chance, who bids first, and what the second takes the first bid for are enumerated: nothing is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from rollwright.kernel.game import Game
from rollwright.kernel.judge import lead_of, result_shares
from rollwright.kernel.model import CHANCE, Seat
from rollwright.kernel.net import SURE
from tests.toy.open_hands import GAME as OPEN
from tests.toy.position import FOLD, Position

GAME: Final[Game[Position]] = OPEN


class Value(NamedTuple):
    """For one seat."""

    chances: tuple[float, ...]
    points: float
    lead: float


@cache
def value(position: Position, seat: Seat) -> Value:
    """Of a position between rounds."""
    if not GAME.to_act(position):
        standings = GAME.standings(position)
        points = [one.points for one in standings]
        shares = result_shares(standings, seat, GAME.grades)
        return Value(tuple([share / SURE for share in shares]), points[seat], lead_of(points, seat))
    parts = [
        (odds / 3, value(after, seat))
        for prize, _ in GAME.outcomes(position)
        for odds, after in _rounds(GAME.after(position, CHANCE, prize))
    ]
    return Value(
        tuple([sum(odds * one.chances[result] for odds, one in parts) for result in range(len(parts[0][1].chances))]),
        sum(odds * one.points for odds, one in parts),
        sum(odds * one.lead for odds, one in parts),
    )


def _rounds(position: Position) -> Iterator[tuple[float, Position]]:
    """How a round may end whose prize is known, and how likely each end is."""
    seats = GAME.to_act(position)
    if not seats or not _bidding(position):
        yield 1.0, position
        return
    for seat in seats:
        seen = list(_guesses(GAME.view(position, seat), seat))
        for guess in seen:
            bid = GAME.after(position, seat, GAME.quick(guess, seat))
            for odds, end in _rounds(bid):
                yield odds / len(seats) / len(seen), end


def _bidding(position: Position) -> bool:
    return position.step == "bid"


def _guesses(view: Position, seat: Seat) -> Iterator[Position]:
    """What a seat may take a hidden bid for, all equally likely: as the game's `sample` does."""
    hidden = [other for other, player in enumerate(view.players) if other != seat and player.bid is not None]
    if not hidden:
        yield view
        return
    (other,) = hidden
    hand: Any = view.players[other].hand
    for bid in (FOLD, *sorted(set(hand))):
        players = list(view.players)
        players[other] = replace(players[other], bid=bid)
        yield replace(view, players=tuple(players))
