"""Clocks: how much time a seat has left, counted in milliseconds that are handed in. Nothing here looks at a clock."""

from __future__ import annotations

from typing import Any, Final, final

NO_CLOCK: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"

GRACE: Final = 30_000
"""A person who comes back after a timeout has at least this much."""
TO_REVEAL: Final = 30_000
"""How long persons have to reveal their seeds."""
DAY: Final = 86_400_000
LEAST_SECONDS: Final = 180
MOST_DAYS: Final = 7
"""What a new table may be given: from 3 minutes in all to 7 days for each turn. Logs may hold others."""
TO_GATHER: Final = 7 * DAY
"""A table that waits is closed when nothing has happened there for so long."""

# Why seats have begun or ceased to act
ACTED: Final = "acted"
UNDONE: Final = "undone"
OTHERWISE: Final = ""


@final
class Clock:
    """The setting: no clock; seconds for each seat and an increment for each turn; or days for each turn."""

    def __init__(self, kind: str, seconds: int = 0, increment: int = 0, days: int = 0) -> None:
        self.kind: Final = kind
        self.increment: Final = increment * 1000
        self.first: Final = seconds * 1000 if kind == LIVE else days * DAY
        """What a seat has at first, and with days for each turn."""
        self._json: Final[dict[str, Any]] = {"kind": kind}
        if kind == LIVE:
            self._json.update(seconds=seconds, increment=increment)
        elif kind == DAYS:
            self._json.update(days=days)

    @property
    def is_offered(self) -> bool:
        """Whether a new table may be given it."""
        if self.kind == LIVE:
            return self.first >= LEAST_SECONDS * 1000
        return self.kind != DAYS or self.first <= MOST_DAYS * DAY

    def to_json(self) -> dict[str, Any]:
        return dict(self._json)


def clock_from_json(data: dict[str, Any]) -> Clock:
    """From an object of the shape fields.CLOCK."""
    return Clock(data["kind"], data.get("seconds", 0), data.get("increment", 0), data.get("days", 0))


@final
class Clocks:
    """The clocks of a table. Those of the seats that may act are running, each its own."""

    def __init__(self, setting: Clock, seats: int) -> None:
        self.setting: Final = setting
        self.left: Final = [setting.first] * seats
        """As it was at `since`."""
        self.running: Final = [False] * seats
        self.given: Final = [0] * seats
        """The increment that came when the clock last stopped: who takes a move back gives it back."""
        self.stands_from: Final = [0] * seats
        self.stands_until: Final = [0] * seats
        """From when to when the clock of a seat stands, running or not: its player is on vacation."""
        self.since = 0

    def copy(self) -> Clocks:
        twin = Clocks(self.setting, len(self.left))
        twin.left[:] = self.left
        twin.running[:] = self.running
        twin.given[:] = self.given
        twin.stands_from[:] = self.stands_from
        twin.stands_until[:] = self.stands_until
        twin.since = self.since
        return twin

    def left_at(self, seat: int, now: int) -> int:
        """Never more than at `since`: where it is said to be earlier than that, somebody's clock was set back."""
        return self.left[seat] - (self._ran(seat, self.since, now) if self.running[seat] else 0)

    def _ran(self, seat: int, start: int, end: int) -> int:
        """For how long of this time a clock that runs has not stood."""
        stood = min(end, self.stands_until[seat]) - max(start, self.stands_from[seat])
        return max(0, end - start) - max(0, stood)

    def stand(self, seat: int, begins: int, ends: int) -> None:
        """A clock stands from one time to another, and at no other. The time so far has been charged."""
        self.stands_from[seat], self.stands_until[seat] = begins, ends

    def out_of(self, seat: int) -> int:
        """When the time of a seat is over, if its clock runs on."""
        end = self.since + self.left[seat]
        stood_from = max(self.since, self.stands_from[seat])
        return end + max(0, self.stands_until[seat] - stood_from) if stood_from < end else end

    def out_at(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat, runs in enumerate(self.running) if runs and self.left_at(seat, now) <= 0]

    def first_out(self) -> int | None:
        """When the next time is over, if all goes on as it is."""
        ends = [self.out_of(seat) for seat, runs in enumerate(self.running) if runs]
        return min(ends) if ends else None

    def charge(self, now: int) -> None:
        """Take the time that has gone by from those that are running."""
        for seat, runs in enumerate(self.running):
            if runs:
                self.left[seat] -= self._ran(seat, self.since, now)
        self.since = now

    def follow(self, acting: list[bool], why: str) -> None:
        """Run for those that may act now, and stop for the others. The time so far has been charged."""
        for seat, acts in enumerate(acting):
            if acts and not self.running[seat]:
                self._start(seat, why)
            elif self.running[seat] and not acts:
                self.given[seat] = self.setting.increment if why == ACTED else 0
                self.left[seat] += self.given[seat]
            self.running[seat] = acts

    def _start(self, seat: int, why: str) -> None:
        if why == UNDONE:
            self.left[seat] -= self.given[seat]
        elif self.setting.kind == DAYS:
            self.left[seat] = self.setting.first
        self.given[seat] = 0

    def credit(self, milliseconds: int) -> None:
        """Give time back to those that are running, and have not stood. The time so far has been charged."""
        for seat, runs in enumerate(self.running):
            if runs:
                self.left[seat] += self._ran(seat, self.since - milliseconds, self.since)

    def grant_grace(self, seat: int) -> None:
        """Who comes back must have time to act."""
        self.left[seat] = max(self.left[seat], GRACE)
        self.given[seat] = 0

    def to_json(self) -> list[object]:
        """For the table's hash."""
        stands = [list(self.stands_from), list(self.stands_until)] if any(self.stands_until) else []
        return [list(self.left), list(self.running), list(self.given), self.since, *stands]
