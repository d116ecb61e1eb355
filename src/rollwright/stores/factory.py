"""The store at an address or in a folder."""

from __future__ import annotations

from pathlib import Path

from rollwright.stores.addresses import is_address
from rollwright.stores.sqlite.store import open_store as open_folder
from rollwright.stores.store import Store, Unavailable


def open_store(place: str, accounts: str = "") -> Store:
    """Several addresses stand for a shard each, with spaces between. Raises InUse, or Unavailable."""
    if not is_address(place):
        return open_folder(Path(place))
    try:
        from rollwright.stores.postgres.store import open_store as open_postgres  # noqa: PLC0415  only where it is asked for
    except ImportError as error:
        raise Unavailable(f"PostgreSQL needs more packages ({error.name}): pip install 'rollwright[many]'") from error
    return open_postgres(place.split(), accounts)
