"""Vacations: somebody is away for some days, and their clocks stand at every table where turns have days.

A change is kept first, and then told to the tables, each by a row. It stays due until all have had it, so whichever
node is alive goes on with it; a table that is told twice changes nothing. Whose turn comes at a table that began since
is looked up then.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rollwright.server.clock import now_ms
from rollwright.server.host.commits import Commits
from rollwright.server.host.live import LiveTable
from rollwright.server.host.memory import Memory
from rollwright.server.logs import log_error
from rollwright.stores.store import Conflict, Posted, Store, StoreError
from rollwright.stores.vacations import KeptVacations, Span
from rollwright.tables.commands.called import called_from_json
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.commands.vacation import Pause
from rollwright.tables.log.clocks import DAY, DAYS
from rollwright.tables.log.fields import LogError
from rollwright.tables.log.table import PLAYING
from rollwright.tables.log.vacation import LONGEST

YEAR: Final = 365 * DAY
"""In any such time somebody has so many days, wherever a calendar begins its years."""
_HOUR: Final = 60 * 60 * 1000
_MINE: Final = 10_000
"""Milliseconds for which no other node tells what this one has claimed."""
_AT_ONCE: Final = 20
_TABLES: Final = 500
_TRIES: Final = 3


class NoVacation(ValueError):
    """Says why it can't be so."""


def days_of(span: Span) -> int:
    """A day that has begun counts; on one of them an hour may have been put back."""
    return max(1, -(-(span[1] - span[0] - _HOUR) // DAY))


def current(spans: tuple[Span, ...], now: int) -> Span | None:
    """The one that is, or the next that is to come."""
    return next((span for span in spans if span[1] > now), None)


def days_left(spans: tuple[Span, ...], days: int, now: int, until: int) -> int:
    """Of so many, in the year that ends then. What is over counts, and what is planned doesn't."""
    past = [(max(begins, until - YEAR), ends) for begins, ends in spans if until - YEAR < ends <= now]
    return days - sum(days_of(span) for span in past)


def granted(spans: tuple[Span, ...], days: int, now: int) -> tuple[Span, ...]:
    """Those that somebody has days for: where two persons have become one, each has brought vacations of their own.

    Of those to come it is the first alone; what somebody has planned themselves is never cut.
    """
    running, past = current(spans, now), tuple(span for span in spans if span[1] <= now)
    if running is None:
        return past
    begins, ends = running
    while days_of((begins, ends)) > (left := days_left(past, days, now, ends)):
        ends = begins + left * DAY
        if left <= 0:
            return past
    return (*past, (begins, ends))


def ended(spans: tuple[Span, ...], now: int) -> tuple[Span, ...]:
    """As they are where somebody is back: what has begun is over, what was planned is not to be."""
    return tuple((begins, min(ends, now)) for begins, ends in spans if begins < now and ends > now - YEAR)


def planned(spans: tuple[Span, ...], wish: Span, days: int, now: int) -> tuple[Span, ...]:
    """With this one in place of what is, or is planned. Raises NoVacation."""
    begins, ends = max(wish[0], now), wish[1]
    if ends <= begins:
        raise NoVacation("a vacation ends after it has begun")
    if begins > now + YEAR:
        raise NoVacation("a vacation is planned at most a year ahead")
    running = current(spans, now)
    if running is not None and running[0] < now == begins:
        begins = running[0]  # the same one, with another end
        spans = tuple(span for span in spans if span != running)
    before = ended(spans, now)
    left = days_left(before, days, now, ends)
    if days_of((begins, ends)) > left or ends - begins > LONGEST:
        raise NoVacation(f"you have {max(0, left)} of {days} days a year, and these would be {days_of((begins, ends))}")
    return (*before, (begins, ends))


class Vacations:
    """`days` is how many somebody has in a year."""

    def __init__(self, store: Store, memory: Memory, commits: Commits, days: int) -> None:
        self._store: Final = store
        self._memory: Final = memory
        self._commits: Final = commits
        self.days: Final = days

    async def of(self, person: str) -> KeptVacations:
        return (await self._of([person])).get(person, KeptVacations(person))

    async def _of(self, people: list[str]) -> dict[str, KeptVacations]:
        now, found = now_ms(), await self._store.vacations.of(people)
        return {one: replace(kept, spans=granted(kept.spans, self.days, now)) for one, kept in found.items()}

    async def plan(self, person: str, wish: Span) -> KeptVacations:
        """Raises NoVacation."""
        return await self._change(person, wish)

    async def end(self, person: str) -> KeptVacations:
        """They are back, or stay."""
        return await self._change(person, None)

    async def _change(self, person: str, wish: Span | None) -> KeptVacations:
        for _ in range(_TRIES):
            kept, now = await self.of(person), now_ms()
            spans = ended(kept.spans, now) if wish is None else planned(kept.spans, wish, self.days, now)
            if spans == kept.spans:
                return kept
            changed = KeptVacations(kept.person, kept.number + 1, spans)
            try:
                await self._store.vacations.keep(changed, now + _MINE)
            except Conflict:
                continue
            await self._tell(changed)
            return changed
        raise Conflict(f"the vacations of {person!r} change all the time")

    async def catch_up(self) -> None:
        """Go on with what is due: a node may have died in the middle of it."""
        now = now_ms()
        for person in await self._store.vacations.take(_AT_ONCE, now, now + _MINE):
            try:
                await self._tell(await self.of(person))
            except StoreError as error:  # it is due again when the claim ends
                log_error("vacation not told", error)

    async def read_turns(self, _store: Store, posted: Posted) -> None:
        """A reader of the outbox: whoever is called to a table may be on vacation, and the table not know it."""
        called = [one.person for one in called_from_json(posted.body).called if one.until]
        for kept in (await self._of(called)).values() if called else ():
            if current(kept.spans, now_ms()) is not None:
                await self._tell_table(posted.table, kept, await self._store.people.ids_of(kept.person))

    async def _tell(self, kept: KeptVacations) -> None:
        ids = await self._store.people.ids_of(kept.person)
        for card in await self._store.tables.cards_of(kept.person, _TABLES):
            if card["phase"] == PLAYING and card["clock"]["kind"] == DAYS:
                await self._tell_table(card["id"], kept, ids)
        await self._store.vacations.done(kept)

    async def _tell_table(self, table: str, kept: KeptVacations, ids: list[str]) -> None:
        try:
            live = await self._memory.find(table)
            while live is not None and await self._commit(live, kept, ids):
                # Who has changed them meanwhile may have told this table before the row came, and tells it no more.
                latest = await self.of(kept.person)
                if latest.number == kept.number:
                    return
                kept = latest
        except LogError as error:  # one that can't be read must not hold up the others
            log_error("table not told of a vacation", error, table=table)

    async def _commit(self, live: LiveTable, kept: KeptVacations, ids: list[str]) -> bool:
        """Whether the table didn't know it."""
        span, changed = current(kept.spans, now_ms()) or (0, 0), False
        for person in ids:
            if live.table.seats_of(person):
                told = Pause(person, f"vacation {kept.number} {live.table.seq}", *span)
                reply = await self._commits.carry_out(live, told, live.names.get(person, ""))
                changed = changed or isinstance(reply.ruling, Accepted)
        return changed
