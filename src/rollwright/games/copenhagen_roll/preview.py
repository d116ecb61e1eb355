"""What an action would score and unlock, before it is played."""

from __future__ import annotations

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.drawing import Place
from rollwright.games.copenhagen_roll.position import Position
from rollwright.games.copenhagen_roll.turn import ACTIONS, after, apply
from rollwright.kernel.model import Action, Preview, Seat
from rollwright.parts.facade import HOUSE


def preview(position: Position, seat: Seat, action: Action) -> Preview:
    """Points and events of a legal action. A placing tells what its drawing brings, by where the X goes."""
    step = apply(position, seat, action)
    before = position.sheets[seat].points if seat >= 0 else 0
    deed = ACTIONS[action]
    if not isinstance(deed, Place):
        gain = step.position.sheets[seat].points - before if seat >= 0 else 0
        return Preview(gain, gain, step.events)
    gains = [
        after(step.position, seat, ids.BRICK + square).sheets[seat].points - before
        for square in HOUSE.cells(deed.cells)
    ]
    clean = apply(step.position, seat, ids.NO_X).events
    lines = [event for event in clean if event.code in _OF_LINES]
    return Preview(min(gains), max(gains), step.events + lines)


_OF_LINES = ("crw.row_completed", "crw.column_completed", "crw.coat_unlocked")
