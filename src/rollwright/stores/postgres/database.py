"""One PostgreSQL database: its connections, and what is raised when something is wrong with them.

A key that is taken is a Conflict. Whatever else goes wrong is Unavailable: the connection is lost, or the server is
slow, or its disk is full. The outcome may then be unknown, and the caller retries with the same command id.
Connections come back by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from rollwright.stores.store import PROBE, Conflict, Unavailable

T = TypeVar("T")

STEP: Final = 11
"""The newest step of `migrations` that this code knows of, and the least that it needs."""
_PATIENCE: Final = 6.0
"""Seconds after which the server counts as gone. It gives up by itself a little earlier, and then says why."""
_CONNECTIONS: Final = 8
_PAUSE: Final = 0.25
"""Seconds without an attempt to connect after one has failed: a server that is starting has better things to do."""
_SETTINGS: Final = {
    "application_name": "rollwright",
    "synchronous_commit": "on",
    "statement_timeout": "5s",
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "5s",  # of a server that froze: its locks must not last
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",  # every statement here goes by an index, whatever the values
}

# The last is what the driver says of a connection that breaks while it is being given work.
_TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncpg.InternalClientError)

_ABSENT: Final = (ConnectionError, asyncpg.CannotConnectNowError, asyncpg.PostgresConnectionError)
"""Raised where there is no server to connect to, or not yet."""


class Database:
    """A database at an address. It connects when it is first asked for something."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self._pool: Any = None
        self._opening: Final = asyncio.Lock()
        self._closed = False
        self._absent_until = 0.0

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection. Whatever is wrong with it, or with what was asked of it, is raised as a StoreError."""
        if self._closed:
            raise Unavailable("the store is closed")
        try:
            async with self._opening:
                if self._pool is None:
                    self._pool = await asyncpg.create_pool(
                        self.address,
                        min_size=0,
                        max_size=_CONNECTIONS,
                        timeout=_PATIENCE,
                        command_timeout=_PATIENCE,
                        server_settings=_SETTINGS,
                        reset=_leave_as_it_is,
                    )
            connection = await self._connect()
            try:
                yield connection
            except (TimeoutError, asyncio.CancelledError, asyncpg.InternalClientError):
                connection.terminate()  # waiting until it is in order again could take for ever
                raise
            finally:
                await self._pool.release(connection)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except _TROUBLE as error:
            raise Unavailable(str(error) or type(error).__name__) from error

    async def _connect(self) -> Any:
        """One from the pool, or a new one."""
        if time.monotonic() < self._absent_until:
            raise Unavailable("the database was not there a moment ago")
        try:
            return await self._pool.acquire(timeout=_PATIENCE)
        except _ABSENT:
            self._absent_until = time.monotonic() + _PAUSE
            raise

    async def do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """A transaction."""

        async def within() -> T:
            async with self.connection() as connection, connection.transaction():
                return await work(connection)

        # The caller may be cancelled; the work is carried out all the same.
        return await asyncio.shield(asyncio.ensure_future(within()))

    async def all(self, sql: str, *values: object) -> list[Any]:
        """One statement, which is a transaction of its own."""

        async def within() -> list[Any]:
            async with self.connection() as connection:
                found: list[Any] = await connection.fetch(sql, *(storable(value) for value in values))
                return found

        return await asyncio.shield(asyncio.ensure_future(within()))

    async def one(self, sql: str, *values: object) -> Any:
        found = await self.all(sql, *values)
        return found[0] if found else None

    async def check(self, shard: int | None) -> None:
        """Raises Unavailable where it can't be reached, is not for this version, or holds another shard's tables."""
        async with self.connection() as connection:
            if await connection.fetchval("select to_regclass('about')") is None:
                raise Unavailable("the database is empty: rollwright admin migrate")
            step = int(await connection.fetchval("select version_num from alembic_version"))
            oldest = await connection.fetchval("select oldest from about")
            if shard is not None:
                await connection.execute("update about set shard = $1 where shard is null", shard)
            holds = await connection.fetchval("select shard from about")
        if step < STEP:
            raise Unavailable(f"the database is at step {step}, and {STEP} is needed: rollwright admin migrate")
        if oldest > STEP:
            raise Unavailable(f"the database is made for a newer rollwright (step {oldest}, not {STEP}); use that one")
        if holds != shard and shard is not None:
            raise Unavailable(f"it holds shard {holds}, and is named as shard {shard}: keep the order of addresses")

    async def ready(self) -> None:
        async def probe(connection: Any) -> None:
            # In a file of its own, which has to be made: rows that are there could be written again on a full disk too.
            await connection.execute("truncate probes")
            await connection.execute("insert into probes (body) values ($1)", secrets.token_bytes(PROBE))

        await self.do(probe)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            if self._pool is not None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._pool.close(), _PATIENCE)


async def _leave_as_it_is(connection: Any) -> None:
    """Nothing here changes a session, so there is nothing to reset before the next user has it."""


def storable(value: Any) -> Any:
    """PostgreSQL has no place for the character zero in a text."""
    if isinstance(value, list):
        return [storable(one) for one in value]
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def text(value: object) -> str:
    """JSON, as it is kept."""
    return msgspec.json.encode(value).decode()
