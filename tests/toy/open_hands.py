"""Sealed Bids with the cards dealt face up: only bids are secret. So here are cards that all may see."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rollwright.kernel.model import Event, Hidden, Seat
from tests.toy.game import Toy
from tests.toy.position import Position


class OpenHands(Toy):
    """The toy, with a view that covers less."""

    id = "toy_open"

    def view(self, position: Position, seat: Seat | None) -> Position:
        players = [
            player if own == seat or player.bid is None else replace(player, bid=Hidden(1))
            for own, player in enumerate(position.players)
        ]
        return replace(position, players=tuple(players))

    def visible(self, event: Event, seat: Seat | None) -> Event | None:
        return event if event.code == "toy.dealt" else super().visible(event, seat)


GAME: Final = OpenHands().game
