"""What an action would score and unlock, before it is played."""

from __future__ import annotations

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.bonuses import stars_left
from rollwright.games.copenhagen_roll.codes import tell
from rollwright.games.copenhagen_roll.components import ABILITIES, NO_X
from rollwright.games.copenhagen_roll.drawing import Place
from rollwright.games.copenhagen_roll.position import Position
from rollwright.games.copenhagen_roll.turn import ACTIONS, after, apply
from rollwright.kernel.model import Action, Preview, Seat
from rollwright.parts.facade import HOUSE


def preview(position: Position, seat: Seat, action: Action) -> Preview:
    """Points and events of a legal action. A placing tells what its drawing brings, by where the X goes.

    Of lines it tells what the best X makes of them, and if a star could make more, how much and which.
    """
    step = apply(position, seat, action)
    before = position.sheets[seat].points if seat >= 0 else 0
    deed = ACTIONS[action]
    if not isinstance(deed, Place):
        gain = step.position.sheets[seat].points - before if seat >= 0 else 0
        return Preview(gain, gain, step.events)
    bricks = [ids.BRICK + square for square in HOUSE.cells(deed.cells)]
    gains = [after(step.position, seat, brick).sheets[seat].points - before for brick in bricks]
    most = max(gains)
    best = apply(step.position, seat, bricks[gains.index(most)]).events
    told = step.events + [event for event in best if event.code in _OF_LINES]
    if stars_left(position, NO_X) > 0:
        more = after(step.position, seat, ids.NO_X).sheets[seat].points - before - most
        if more > 0:
            tell(told, "crw.more_by_star", seat, ability=ABILITIES[NO_X], points=more)
    return Preview(min(gains), most, told)


_OF_LINES = ("crw.row_completed", "crw.column_completed", "crw.coat_unlocked")
