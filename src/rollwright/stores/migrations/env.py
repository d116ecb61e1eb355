"""What Alembic runs to take a database from one step to the next: each step a transaction of its own."""

from __future__ import annotations

import asyncio
import time

from alembic import context
from sqlalchemy import Connection, pool, text
from sqlalchemy.ext.asyncio import create_async_engine

_ONE_AT_A_TIME = 7_365_118
"""The number of the lock that a migration holds."""


def _run(connection: Connection) -> None:
    # Not by waiting for it: an index that is made while others write waits for all statements that are under way.
    while not connection.execute(text(f"select pg_try_advisory_lock({_ONE_AT_A_TIME})")).scalar():
        connection.commit()
        time.sleep(0.1)
    # A step that waited for a lock would make all play wait behind it. It fails instead, and is retried.
    connection.execute(text("set lock_timeout = '1s'"))
    is_new = connection.execute(text("select to_regclass('about')")).scalar() is None
    connection.commit()
    context.configure(connection=connection, transaction_per_migration=True)
    with context.begin_transaction():
        context.run_migrations()
    if is_new:  # no server of an older version has ever been here
        connection.execute(text("update about set oldest = (select version_num::int from alembic_version)"))
        connection.commit()


async def _main() -> None:
    engine = create_async_engine(context.config.attributes["address"], poolclass=pool.NullPool)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(_run)
    finally:
        await engine.dispose()


asyncio.run(_main())
