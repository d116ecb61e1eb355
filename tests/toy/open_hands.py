"""Sealed Bids with the cards dealt face up: only bids are secret. So here are cards that all may see."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rollwright.kernel.model import Event, Hidden, Seat
from rollwright.testing.altered import altered
from tests.toy.game import GAME as TOY
from tests.toy.position import Position


def view(position: Position, seat: Seat | None) -> Position:
    players = [
        player if own == seat or player.bid is None else replace(player, bid=Hidden(1))
        for own, player in enumerate(position.players)
    ]
    return replace(position, players=tuple(players))


def visible(event: Event, seat: Seat | None) -> Event | None:
    return event if event.code == "toy.dealt" else TOY.visible(event, seat)


GAME: Final = altered(TOY, id="toy_open", view=view, visible=visible)
