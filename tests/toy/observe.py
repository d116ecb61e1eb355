"""What a seat sees, as numbers (kernel/features.py)."""

from __future__ import annotations

from rollwright.kernel.features import Features, players_from
from rollwright.kernel.model import Hidden, Seat

from .position import STEPS, Position


def observe(view: Position, seat: Seat, features: Features) -> None:
    features.one_of("step", STEPS.index(view.step), len(STEPS), " ".join(STEPS))
    features.number("round", view.round, 3)
    features.one_of("prize", view.prize - 1, 3, "1 2 3")
    features.numbers("played", [view.played.count(card) for card in (1, 2, 3)], 3, "1 2 3")
    for other, name in players_from(seat, len(view.players)):
        player = view.players[other]
        hand = () if isinstance(player.hand, Hidden) else player.hand
        features.about(name)
        features.numbers("hand", [hand.count(card) for card in (1, 2, 3)], 3, "1 2 3")
        features.number("hidden cards", player.hand.count if isinstance(player.hand, Hidden) else 0, 3)
        features.flag("has bid", player.bid is not None)
        features.one_of("bid", player.bid if isinstance(player.bid, int) else -1, 4, "fold 1 2 3")
        features.number("points", player.points, 9)
