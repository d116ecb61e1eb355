"""Random play and counting, for any game, through the protocol. Games bring faster playouts of their own."""

from __future__ import annotations

from typing import TypeVar

from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.source import Source

P = TypeVar("P")


def random_move(game: Game[P], position: P, source: Source) -> tuple[Seat, Action]:
    """One legal action of a seat that may act, or of chance. A game's own `playout` draws in just this way."""
    seats = game.to_act(position)
    if seats[0] == CHANCE:
        return CHANCE, game.draw(position, source)
    seat = seats[0] if len(seats) == 1 else seats[source.below(len(seats))]
    count = game.legal_count(position, seat)
    return seat, game.nth_legal(position, seat, source.below(count))


def playout(game: Game[P], position: P, source: Source) -> P:
    """Random legal play to the end, step by step: the plain twin of a game's own `playout`."""
    while game.to_act(position):
        seat, action = random_move(game, position, source)
        position = game.after(position, seat, action)
    return position


def perft(game: Game[P], position: P, depth: int) -> int:
    """How many lines of that many actions there are, each outcome of chance and each acting seat a branch."""
    if depth == 0:
        return 1
    count = 0
    for seat in game.to_act(position):
        if depth == 1:
            count += len(game.outcomes(position)) if seat == CHANCE else game.legal_count(position, seat)
            continue
        for action in game.legal(position, seat):
            count += perft(game, game.after(position, seat, action), depth - 1)
    return count
