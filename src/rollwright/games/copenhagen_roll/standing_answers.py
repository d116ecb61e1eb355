"""What a player may say once for all marking: nothing is hidden when it is asked (chapter 8)."""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_roll import ids
from rollwright.games.copenhagen_roll.marking import may_decline, may_mark
from rollwright.games.copenhagen_roll.position import MARK, Position
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.standing_answer import StandingAnswer
from rollwright.parts.facade import COLOURS


def _decline(position: Position, seat: Seat, unless: tuple[str, ...]) -> Action | None:
    """Decline, unless a die is left that marks one of these tracks."""
    if position.step != MARK or position.is_decided(seat) or not may_decline(position):
        return None
    for name in unless:
        if may_mark(position, seat, COLOURS.index(name)):
            return None
    return ids.DECLINE


STANDING_ANSWERS: Final[tuple[StandingAnswer[Position], ...]] = (StandingAnswer("decline", tuple(COLOURS), _decline),)
