"""What an action would score and unlock, before it is played."""

from __future__ import annotations

from rollwright.games.copenhagen_board.paying import offer_payments
from rollwright.games.copenhagen_board.position import Position
from rollwright.games.copenhagen_board.turn import apply
from rollwright.kernel.model import Action, Preview, Seat
from rollwright.kernel.walk import Walk


def preview(position: Position, seat: Seat, action: Action) -> Preview:
    """Points and events of a legal action. Placing a tile tells what it brings once it is paid, in whatever way."""
    step = apply(position, seat, action)
    after, events = step.position, step.events
    if after.placed is not None:
        walk = Walk(0, None)
        offer_payments(after, walk)
        paid = apply(after, seat, walk.picked)
        after = paid.position
        events = events + [event for event in paid.events if event.code not in _OF_PAYING]
    gain = after.players[seat].points - position.players[seat].points if seat >= 0 else 0
    return Preview(gain, gain, events)


_OF_PAYING = ("cph.ability_used", "cph.built")
