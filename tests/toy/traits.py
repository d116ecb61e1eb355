"""What a judge goes by between rounds (kernel/traits.py)."""

from __future__ import annotations

from typing import Final

from rollwright.kernel.model import Hidden, Seat
from rollwright.kernel.traits import Traits

from .position import Position, size

GRADES: Final = (3, 6)
"""Points, for who plays alone."""


def between(view: Position) -> bool:
    return view.step in ("prize", "over")


def traits(view: Position, seat: Seat, traits: Traits) -> None:
    players = len(view.players)
    for turn in range(players):
        player = view.players[(seat + turn) % players]
        hand = () if isinstance(player.hand, Hidden) else player.hand
        traits.about("others" if turn else "self")
        for card in (1, 2, 3):
            traits.steps(f"cards {card}", hand.count(card), 3)
        traits.one_of("hand", sum([4 ** (card - 1) for card in hand]), 64, "nothing 1 11 … 111222333")
        traits.steps("cards", size(player.hand), 3)
        traits.steps("points", player.points, 9)
    traits.about("")
    traits.steps("round", view.round, 4)
    for card in (1, 2, 3):
        traits.steps(f"played {card}", view.played.count(card), 3)
