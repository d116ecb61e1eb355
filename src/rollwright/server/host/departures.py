"""Departures: people who are banned or erased, and devices that are revoked.

They are shown out first: their sockets are closed, and nothing more is done for them, here and at other nodes. Only
when what was under way has ended are they erased. So what they have said or done last is erased with the rest, and
nothing of it comes back.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from typing import Final

from rollwright.bus.bus import Bus, News
from rollwright.server.host.memory import Memory
from rollwright.server.host.peers import Peers
from rollwright.server.host.tasks import Tasks
from rollwright.stores.people import Departure
from rollwright.stores.store import Store, Unavailable
from rollwright.tables.conversation.host import NAMES

_EVERYWHERE: Final = "departures"
"""Where nodes listen for this news: it is of no table."""
_BANNED: Final = "banned"
_ERASED: Final = "erased"
_MERGED: Final = "merged"
"""Nobody departs: they have become one person, and their sockets are to come back."""

_HEARD: Final = 0.25
"""Seconds that other nodes have to hear of it before somebody is erased."""
_PATIENCE: Final = 10.0
"""Seconds for what is under way to end."""
_REFUSED: Final = 60.0
"""Seconds for which nobody is let in who is leaving; by then the store knows no ticket of theirs."""
_OVERLAP: Final = 60
"""Seconds before the last look at the store that are looked at again."""


class Departed(Exception):
    """Nothing is done for this person any more."""


def departure_news(ids: Sequence[str], *, erased: bool, node: str = "") -> News:
    """What tells every node that a person, with these ids, is to be shown out."""
    return News(_EVERYWHERE, _ERASED if erased else _BANNED, node=node, here=tuple(ids))


@contextlib.asynccontextmanager
async def announced(bus: Bus, news: News, *, wait: bool) -> AsyncIterator[None]:
    """A departure takes place within: other nodes hear of it before, and again after.

    The first time they close sockets; the second time they forget what they have read meanwhile.
    """
    bus.publish(news)
    if wait:
        await asyncio.sleep(_HEARD)
    yield
    bus.publish(news)


class Departures:
    """Whoever does something for a person says so (`acting`), so that a departure can wait for it."""

    def __init__(self, store: Store, memory: Memory, peers: Peers, bus: Bus, tasks: Tasks) -> None:
        self._store: Final = store
        self._memory: Final = memory
        self._peers: Final = peers
        self._bus: Final = bus
        self._tasks: Final = tasks
        self._node: Final = secrets.token_hex(4)
        self._acting: Final[dict[str, int]] = {}
        """How many things are being done for a person."""
        self._ended: Final = asyncio.Event()
        self._leaving: Final[dict[str, float]] = {}
        """Who is leaving, and until when they are refused."""
        self._found: set[Departure] = set()
        """Those that the last look at the store has found."""
        self._looked_at = time.monotonic()
        self._disconnect: Callable[[Collection[str]], None] = lambda _: None
        self._reconnect: Callable[[Collection[str]], None] = lambda _: None

    def begin(self) -> None:
        self._bus.subscribe(_EVERYWHERE, self._on_news)

    def on_departure(
        self, disconnect: Callable[[Collection[str]], None], reconnect: Callable[[Collection[str]], None]
    ) -> None:
        """`disconnect` is called with the ids of persons, or devices, whose sockets are to be closed.

        `reconnect` with the ids of persons whose sockets are to come back.
        """
        self._disconnect, self._reconnect = disconnect, reconnect

    # Who is still in

    def include(self, person: str) -> bool:
        return self._leaving.get(person, 0.0) > time.monotonic()

    @contextlib.contextmanager
    def acting(self, person: str) -> Iterator[None]:
        """Something is being done for a person. Raises Departed."""
        if self.include(person):
            raise Departed
        self._acting[person] = self._acting.get(person, 0) + 1
        try:
            yield
        finally:
            self._acting[person] -= 1
            if not self._acting[person]:
                del self._acting[person]
                self._ended.set()

    # Showing out

    @contextlib.asynccontextmanager
    async def erasing(self, ids: Sequence[str]) -> AsyncIterator[None]:
        """A person with these ids is erased within: shown out before, forgotten after, here and at other nodes.

        Raises Unavailable where what is under way doesn't end.
        """
        news = departure_news(ids, erased=True, node=self._node)
        try:
            await self._show_out(ids)
            async with announced(self._bus, news, wait=self._store.shared):
                yield
        except Exception:
            for one in ids:  # they are still here, and may ask again
                self._leaving.pop(one, None)
            raise
        self._forget(ids)

    async def show_out_device(self, device: str) -> None:
        """Close the sockets of a device whose ticket the store has just forgotten, here and at other nodes."""
        self._bus.publish(departure_news([device], erased=False, node=self._node))
        await self._show_out([device])

    def reconnect(self, ids: Sequence[str]) -> None:
        """Have the sockets of persons come back, here and at other nodes, to learn who they are now.

        Where no news reaches a node, its sockets learn it when they next come back.
        """
        self._bus.publish(News(_EVERYWHERE, _MERGED, node=self._node, here=tuple(ids)))
        self._reconnect(ids)

    async def _show_out(self, ids: Collection[str]) -> None:
        until = time.monotonic() + _REFUSED
        self._leaving.update(dict.fromkeys(ids, until))
        self._disconnect(ids)
        try:
            async with asyncio.timeout(_PATIENCE):
                while not self._acting.keys().isdisjoint(ids):
                    self._ended.clear()
                    await self._ended.wait()
        except TimeoutError as error:
            raise Unavailable("something of this person's is still under way") from error

    def _forget(self, ids: Collection[str]) -> None:
        """Names and chat in memory. What the store knows is gone already."""
        for live in self._memory.all():
            kept = [line for line in live.chat if line.person not in ids]
            if len(kept) < len(live.chat):
                live.chat.clear()
                live.chat.extend(kept)
                live.people_changes += 1
            if [one for one in ids if live.names.pop(one, None) is not None]:
                self._peers.publish_here(live, NAMES)

    # Hearing of departures

    def _on_news(self, news: News) -> None:
        if news.node == self._node:
            return
        if news.what == _MERGED:
            self._reconnect(news.here)
        else:
            self._tasks.spawn(self._hear(news.here, erased=news.what == _ERASED))

    async def _hear(self, ids: Collection[str], *, erased: bool) -> None:
        try:
            await self._show_out(ids)
        finally:
            if erased:
                self._forget(ids)

    async def look(self) -> None:
        """Look for those that no news has come of: a bus may be down, and an operator may know of none."""
        now = time.monotonic()
        found = await self._store.people.departed(int(now - self._looked_at) + _OVERLAP)
        new = found - self._found
        for erased in (True, False):
            ids = [one.person for one in new if one.erased == erased]
            if ids:
                await self._hear(ids, erased=erased)
        self._found, self._looked_at = found, now
        for person in [person for person, until in self._leaving.items() if until <= now]:
            del self._leaving[person]
