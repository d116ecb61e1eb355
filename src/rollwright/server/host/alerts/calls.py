"""Notices of the outbox become calls, by what each person wishes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from rollwright.server.clock import now_ms
from rollwright.server.host.alerts.wishes import CHALLENGE, INVITE, OVER, TRY, Wishes, due_at, wishes_from_json
from rollwright.server.logs import log_error
from rollwright.stores.alerts import TURN, Call, Wisher
from rollwright.stores.store import Posted, Store, Unknown
from rollwright.tables.commands.called import called_from_json
from rollwright.tables.commands.finished import finished_from_json

_PAGE: Final = 500
_DAY: Final = 24 * 60 * 60 * 1000
_LOOK: Final = 60.0
"""Seconds between looks whether there are new challenges, and calls to be forgotten."""
_FORGOTTEN: Final = 30 * _DAY
"""Milliseconds after which a call that nothing is to be done about is forgotten."""


async def wishes_of(store: Store, person: str) -> Wishes | None:
    kept = await store.alerts.wishes(person)
    return None if kept is None else wishes_from_json(kept)


class Calls:
    """What it notes is due at once, or later; `wake` is called where it is due at once."""

    def __init__(self, store: Store, wake: Callable[[], None]) -> None:
        self._store: Final = store
        self._wake: Final = wake

    async def run(self) -> None:
        """Every node does it: a call that is noted already is not noted again."""
        day = 0
        while True:
            now = now_ms()
            try:
                if now // _DAY != day:
                    await self.call_to_challenge(now // _DAY, now)
                    await self._store.alerts.forget(now - _FORGOTTEN)
                    day = now // _DAY
            except Exception as error:  # the next look finds the same
                log_error("nobody called to the challenge", error)
            await asyncio.sleep(_LOOK)

    async def read_turns(self, _store: Store, posted: Posted) -> None:
        """A reader of the outbox: it has become somebody's turn, or ceased to be, or somebody is nudged.

        A nudge is one more call to the same turn: it takes the place of the first, and goes with it.
        """
        turns = called_from_json(posted.body)
        wishers = await self._wishers([*turns.answered, *turns.nudged, *(one.person for one in turns.called)])
        for person in turns.answered:
            await self._answer(wishers.get(person), posted.table, posted.seq)
        for one in turns.called:
            body = {"game": turns.game, "seat": one.seat, "until": one.until, "at": turns.at, "person": one.person}
            await self._note(wishers.get(one.person), TURN, posted.table, posted.seq, body)
        deaf = await self._store.company.who_block(turns.by, turns.nudged) if turns.nudged else set()
        for person in turns.nudged:
            if person in deaf:
                continue
            body = {"game": turns.game, "by": turns.by, "at": turns.at, "person": person}
            await self._note(wishers.get(person), TURN, posted.table, posted.seq, body)

    async def read_end(self, _store: Store, posted: Posted) -> None:
        """A reader of the outbox: a game is over."""
        finished = finished_from_json(posted.body)
        wishers = await self._wishers(finished.persons())
        for person in wishers:
            await self._answer(wishers[person], posted.table, posted.seq)
            if len(finished.persons()) > 1:
                body = {"game": finished.game, "at": finished.at, "person": person}
                await self._note(wishers[person], OVER, posted.table, posted.seq, body)

    async def invited(self, person: str, by: str, table: str, game: str) -> None:
        """Somebody asks a person to sit down with them. To a table everybody is called once, whoever asks."""
        body = {"game": game, "by": by, "at": now_ms(), "person": person}
        await self._note((await self._wishers([person])).get(person), INVITE, table, 1, body)

    async def call_to_challenge(self, day: int, at: int) -> None:
        """Tell all who wish it of the challenges of a day, counted from 1970."""
        after = ""
        while people := await self._store.alerts.who_wish(after, _PAGE):
            for wisher in (await self._wishers(people)).values():
                await self._note(wisher, CHALLENGE, "", day, {"at": at})
            after = people[-1]

    async def try_out(self, person: str) -> None:
        now = now_ms()
        await self._note((await self._wishers([person])).get(person), TRY, "", now // 1000, {"at": now})

    async def _wishers(self, people: list[str]) -> dict[str, Wisher]:
        return await self._store.alerts.wishes_of(people) if people else {}

    async def _note(self, wisher: Wisher | None, kind: str, table: str, seq: int, body: dict[str, Any]) -> bool:
        """Whether the person wishes to be called to such a thing."""
        now = now_ms()
        call = Call("", kind, table, seq, 0, body | {"table": table})
        due = None if wisher is None else due_at(wishes_from_json(wisher.wishes), call, now)
        if wisher is None or due is None:
            return False
        try:
            await self._store.alerts.note(replace(call, person=wisher.person, due_at=due), now)
        except Unknown:
            return False  # erased just now
        if due <= now:
            self._wake()
        return True

    async def _answer(self, wisher: Wisher | None, table: str, seq: int) -> None:
        if wisher is None:
            return
        try:
            await self._store.alerts.answer(wisher.person, table, seq, now_ms())
        except Unknown:
            return
        self._wake()
