"""Patience: how long a table without a clock waits for somebody, who was nudged, and what the others say about it.

Times are milliseconds that are handed in. Nothing here looks at a clock, and nothing happens by itself: people decide.
"""

from __future__ import annotations

from typing import Final, final

from rollwright.kernel.model import Seat

_HOUR: Final = 3_600_000
_DAY: Final = 24 * _HOUR
DAYS_OF_PATIENCE: Final = 3
"""What a table has agreed on where nothing was said."""
NUDGE_AFTER: Final = _HOUR
"""Who has been waited for so long may be nudged."""
NUDGE_AGAIN: Final = _DAY
"""And again so long after that, whoever does it."""

# What the others may wish for
BOT_PLAYS: Final = "bot"
CLOSE_TABLE: Final = "close"
WAIT_ON: Final = "wait"
WISHES: Final = (BOT_PLAYS, CLOSE_TABLE, WAIT_ON)


@final
class Patience:
    """Of one table. A seat is waited for while it may act and a person plays there."""

    def __init__(self, agreed: int | None, seats: int) -> None:
        self.agreed: Final = agreed
        """Days, as they were set when the table was created; None where nothing was said."""
        self.since: Final = [0] * seats
        """Since when each seat is waited for; 0 where it isn't."""
        self.nudged: Final = [0] * seats
        """When it was nudged last since then; 0 where it wasn't."""
        self.votes: Final[dict[str, str]] = {}
        """What each person wishes for, as long as the same seats are waited for."""

    def copy(self) -> Patience:
        twin = Patience(self.agreed, len(self.since))
        twin.since[:] = self.since
        twin.nudged[:] = self.nudged
        twin.votes.update(self.votes)
        return twin

    @property
    def days(self) -> int:
        return DAYS_OF_PATIENCE if self.agreed is None else self.agreed

    @property
    def length(self) -> int:
        return self.days * _DAY

    def waited_for(self) -> list[Seat]:
        return [seat for seat, since in enumerate(self.since) if since]

    def late_from(self, seat: Seat) -> int:
        """From then on the others may decide about a seat that is waited for."""
        return self.since[seat] + self.length

    def late_at(self, now: int) -> list[Seat]:
        return [seat for seat in self.waited_for() if now >= self.late_from(seat)]

    def nudge_from(self, seat: Seat) -> int:
        """From then on a seat that is waited for may be nudged."""
        return self.nudged[seat] + NUDGE_AGAIN if self.nudged[seat] else self.since[seat] + NUDGE_AFTER

    def follow(self, waited: list[bool], acted: Seat, at: int) -> None:
        """Wait for those that may act now. Who has just acted is waited for anew; what was said before is settled."""
        for seat, waits in enumerate(waited):
            was = self.since[seat] > 0
            if was and waits and seat != acted:
                continue
            if was or waits:
                self.votes.clear()
            self.since[seat] = at if waits else 0
            self.nudged[seat] = 0

    def to_json(self) -> list[object]:
        """For the table's hash: nothing where nothing was said."""
        if self.agreed is None and not any(self.nudged) and not self.votes:
            return []
        return [self.agreed, list(self.nudged), dict(self.votes)]
