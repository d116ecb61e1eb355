"""The steps of a PostgreSQL database, run by Alembic. CONTRIBUTING.md says how one is added.

A step either expands (adds what older servers don't mind) or contracts (takes away what only older ones need). A step
that contracts raises `about.oldest`, the step that a server must at least know to work here. So servers of two
versions run side by side while an update goes round: first the database expands, then the servers change one by one,
and a release later the database contracts.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from rollwright.stores.store import Unavailable

_TRIES: Final = 20


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
    config.attributes["address"] = make_url(address).set(drivername="postgresql+asyncpg")
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
