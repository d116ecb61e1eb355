"""What an action would score and unlock, told before it is played."""

from __future__ import annotations

from rollwright.games.copenhagen_board import legal, play
from rollwright.games.copenhagen_board.actions import ACTIONS, Build
from rollwright.games.copenhagen_board.position import Position
from rollwright.kernel.model import Action, Event, Preview, Seat


def preview(position: Position, seat: Seat, action: Action) -> Preview:
    """Points and events of a legal action. Placing a tile tells what it brings once it is paid, in whatever way."""
    events: list[Event] = []
    after = play.apply(position, seat, action, events)
    if isinstance(ACTIONS[action], Build):
        paid: list[Event] = []
        after = play.apply(after, seat, legal.nth_legal(after, seat, 0), paid)
        events += [event for event in paid if event.code not in _OF_PAYING]
    gain = after.players[seat].points - position.players[seat].points if seat >= 0 else 0
    return Preview(gain, gain, events)


_OF_PAYING = ("cph.ability_used", "cph.built")
