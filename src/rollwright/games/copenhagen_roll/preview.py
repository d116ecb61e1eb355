"""What an action would score and unlock, told before it is played."""

from __future__ import annotations

from rollwright.games.copenhagen_roll import play
from rollwright.games.copenhagen_roll.actions import ACTIONS, NO_X_USE, Place
from rollwright.games.copenhagen_roll.actions import BRICK as BRICK_ON
from rollwright.games.copenhagen_roll.position import Position
from rollwright.kernel.model import Action, Event, Preview, Seat
from rollwright.parts.facade import HOUSE


def preview(position: Position, seat: Seat, action: Action) -> Preview:
    """Points and events of a legal action. A placing tells what its drawing brings, by where the X goes."""
    events: list[Event] = []
    after = play.apply(position, seat, action, events)
    deed = ACTIONS[action]
    if not isinstance(deed, Place):
        gain = after.sheets[seat].points - position.sheets[seat].points if seat >= 0 else 0
        return Preview(gain, gain, events)
    endings = [BRICK_ON + square for square in HOUSE.cells(deed.cells)]
    gains = [play.apply(after, seat, ending, None).sheets[seat].points for ending in endings]
    clean: list[Event] = []
    play.apply(after, seat, NO_X_USE, clean)
    lines = [event for event in clean if event.code in _OF_LINES]
    before = position.sheets[seat].points
    return Preview(min(gains) - before, max(gains) - before, events + lines)


_OF_LINES = ("crw.row_completed", "crw.column_completed", "crw.coat_unlocked")
