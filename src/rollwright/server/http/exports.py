"""Replays, studies, records and logs: made once for all who ask, one at a time, and kept packed."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator, Hashable, Iterator
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from rollwright.server.json_text import to_text
from rollwright.server.limits import Account
from rollwright.server.metering import in_slices
from rollwright.tables.log.table import Table
from rollwright.tables.study.studies import study_parts
from rollwright.tables.wire.export import replay_parts
from rollwright.tables.wire.outbound import People

_MOST_WAITING: Final = 32
"""Exports that are made, or wait to be."""
_OVERHEAD: Final = 500
"""Bytes that an export takes beside its content."""
_LEVEL: Final = 5
"""Of packing: a little larger than the smallest, in half the time."""


class Export:
    """Something to be sent, as often as it is asked for."""

    def __init__(self, content: bytes, media_type: str) -> None:
        self.packed: Final = gzip.compress(content, _LEVEL, mtime=0)
        self._etag: Final = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        self._media_type: Final = media_type

    def answer(self, request: Request) -> Response:
        # Whoever asks again is to ask us: a table goes on, and a name can change.
        headers = {"etag": self._etag, "cache-control": "private, no-cache", "vary": "accept-encoding, authorization"}
        if request.headers.get("if-none-match") == self._etag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, media_type=self._media_type, headers=headers)
        return Response(gzip.decompress(self.packed), media_type=self._media_type, headers=headers)


class Busy(Exception):
    """Too many exports are being made."""


class Exports:
    """Those that were asked for last, as many as fit into so many bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes: Final = most_bytes
        self.bytes = 0
        self._kept: Final[OrderedDict[Hashable, Export]] = OrderedDict()
        self._making: Final[dict[Hashable, asyncio.Task[Export]]] = {}
        self._one: Final = asyncio.Lock()

    async def get(
        self, key: Hashable, media_type: str, account: Account, make: Callable[[], Coroutine[Any, Any, str]]
    ) -> Export:
        """What the key stands for. It is made where it isn't kept; whoever asks first pays. Raises Busy."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= _MOST_WAITING:
                raise Busy
            making = asyncio.create_task(self._make(key, media_type, account, make))
            self._making[key] = making
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _make(
        self, key: Hashable, media_type: str, account: Account, make: Callable[[], Coroutine[Any, Any, str]]
    ) -> Export:
        async with self._one:
            content = (await account.pay_for(make())).encode()
            export = await asyncio.to_thread(Export, content, media_type)
        self._keep(key, export)
        return export

    def _keep(self, key: Hashable, export: Export) -> None:
        self._kept[key] = export
        self.bytes += len(export.packed) + _OVERHEAD
        while self.bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= len(dropped.packed) + _OVERHEAD


async def replay_text(table: Table, people: People, viewer: int | None, account: Account) -> str:
    """The JSON of a replay, for a game that has begun. It takes long, so others go on meanwhile."""
    return await in_slices(_with_steps(replay_parts(table, people, viewer)), account.give_way)


async def study_text(text: str, account: Account) -> str:
    """The JSON of a study, likewise. Raises RecordError."""
    return await in_slices(_with_steps(study_parts(text)), account.give_way)


def _with_steps(parts: Iterator[dict[str, Any]]) -> Generator[None, None, str]:
    """What comes first, with the steps that follow."""
    head, steps = to_text(next(parts)), []
    for step in parts:
        steps.append(to_text(step))
        yield
    return f'{head[:-1]},"steps":[{",".join(steps)}]}}'
