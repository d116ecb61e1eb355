"""The public log of seals: what was sealed is entered there, at most once a second, and its head is signed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from rollwright.server.clock import now_ms
from rollwright.server.logs import log_error
from rollwright.stores.store import Conflict, Posted, Store, Unavailable
from rollwright.tables.commands.sealed import Sealed, sealed_from_json
from rollwright.tables.fairness.seal_log import SealEntry, head_text

_PAUSE: Final = 1.0
"""Seconds between two entries of this node."""
_LOOK: Final = 5.0
"""Seconds after which it looks for what another node has left behind."""
_AT_ONCE: Final = 1000
_MINE: Final = 10_000
"""Milliseconds for which no other node enters what this one has claimed."""
_TRIES: Final = 5


class SealLog:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._posted: Final = asyncio.Event()
        self._posted.set()  # a node that died may have left something
        self._key: Ed25519PrivateKey | None = None
        self._head: dict[str, Any] = {}
        """The one that was signed last."""

    def wake(self) -> None:
        """Something was sealed."""
        self._posted.set()

    async def run(self) -> None:
        """Enter what was sealed: the first at once, so that it is public before a roll, and then all of a second."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._posted.wait(), _LOOK)
            self._posted.clear()
            try:
                await self.enter()
            except Exception as error:  # it waits in the outbox
                log_error("seals not entered", error)
            await asyncio.sleep(_PAUSE)

    async def enter(self) -> None:
        """Make one entry of what waits in the outbox. Raises StoreError."""
        now = now_ms()
        taken = await self._store.outbox.take((Sealed.kind,), _AT_ONCE, now, now + _MINE)
        read = [(posted, leaf) for posted in taken if (leaf := _leaf(posted))]
        if not read:
            return
        await self._append({leaf for _, leaf in read}, now)
        await self._store.outbox.done([posted for posted, _ in read])
        if len(taken) >= _AT_ONCE:
            self.wake()

    async def add(self, leaves: set[str]) -> None:
        """What is sealed without a table. Nothing where all are there already. Raises StoreError."""
        await self._append(leaves, now_ms())

    async def _append(self, leaves: set[str], now: int) -> None:
        for _ in range(_TRIES):
            with contextlib.suppress(Conflict):  # another node was first, so there is another last entry
                await self._store.seals.append(leaves, now)
                return
        raise Unavailable("the log of seals is too busy")

    async def head(self) -> dict[str, Any]:
        """The signed head of the log. All nodes sign with one key, and so alike."""
        last = await self._store.seals.last() or SealEntry(0, 0, "", [], "")
        if (self._head.get("number"), self._head.get("hash")) != (last.number, last.hash):
            key = await self._signing_key()
            self._head = {
                "number": last.number,
                "hash": last.hash,
                "at": last.at,
                "key": key.public_key().public_bytes_raw().hex(),
                "signature": key.sign(head_text(last.number, last.hash)).hex(),
            }
        return self._head

    async def _signing_key(self) -> Ed25519PrivateKey:
        if self._key is None:
            fresh = Ed25519PrivateKey.generate().private_bytes_raw()
            self._key = Ed25519PrivateKey.from_private_bytes(await self._store.seals.signing_key(fresh))
        return self._key


def _leaf(posted: Posted) -> str:
    """Empty where a notice can't be read: then it stays, and keeps no other from the log."""
    try:
        return sealed_from_json(posted.body).leaf
    except ValueError as error:
        log_error("notice not read", error, table=posted.table, seq=posted.seq, kind=posted.kind)
        return ""
