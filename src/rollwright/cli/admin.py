"""`rollwright admin`: what whoever looks after a server can do."""

from __future__ import annotations

import argparse

from rollwright.cli.errors import CommandError


def run(args: argparse.Namespace) -> None:
    from rollwright.stores.addresses import is_address, without_password
    from rollwright.stores.store import StoreError

    if not args.store or not is_address(args.store):
        raise CommandError("--store is written like postgresql://user@host/database; a folder migrates by itself")
    try:
        from rollwright.stores.migrations import migrate
    except ImportError as error:
        raise CommandError(f"PostgreSQL needs more packages ({error.name}): pip install 'rollwright[many]'") from error
    try:
        migrate(args.store)
    except StoreError as error:
        raise CommandError(str(error)) from error
    print(f"{without_password(args.store)} is as this version needs it.")
