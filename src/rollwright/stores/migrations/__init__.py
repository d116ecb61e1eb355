"""The steps of a PostgreSQL database, run by Alembic. CONTRIBUTING.md says how one is added.

A step either expands (adds what older servers don't mind) or contracts (takes away what only older ones need). A step
that contracts raises `about.oldest`, the step that a server must at least know to work here. So servers of two
versions run side by side while an update goes round: first the database expands, then the servers change one by one,
and a release later the database contracts. As long as `about.oldest` admits servers that don't know the newest format
of logs, no log is begun in it; `leave_behind` says that there are none of them any more.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, make_url, pool, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from rollwright.stores.store import Unavailable

_TRIES: Final = 20


def leave_behind(address: str) -> None:
    """Servers of older versions are refused from now on, so nothing need be written in a format that they can read."""
    asyncio.run(_leave_behind(address))


async def _leave_behind(address: str) -> None:
    engine = create_async_engine(_url(address), poolclass=pool.NullPool)
    try:
        async with engine.begin() as connection:
            await connection.execute(text("update about set oldest = (select version_num::int from alembic_version)"))
    except (DBAPIError, OSError) as error:
        raise Unavailable(f"the database can't be reached: {str(error).splitlines()[0]}") from error
    finally:
        await engine.dispose()


def _url(address: str) -> URL:
    return make_url(address).set(drivername="postgresql+asyncpg")


def migrate(address: str, steps: Path | None = None, until: str = "head") -> None:
    """Take every step that a database lacks. Servers may be running.

    For tests, `steps` holds further ones, and `until` names the last.
    """
    folder = Path(__file__).parent
    config = Config()
    config.set_main_option("script_location", str(folder))
    places = [folder / "versions", *([steps] if steps else [])]
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(str(place) for place in places))
    config.attributes["address"] = _url(address)
    for tries_left in reversed(range(_TRIES)):
        try:
            command.upgrade(config, until)
        except (DBAPIError, OSError) as error:
            busy = "lock timeout" in str(error)
            if not busy or not tries_left:
                raise Unavailable(f"the database can't be migrated: {str(error).splitlines()[0]}") from error
            time.sleep(0.5)
        else:
            return
