"""`rollwright worker`: computes the turns of bots for many servers, in one process or more."""

from __future__ import annotations

import argparse
from pathlib import Path

from rollwright.cli.arguments import Commands, add_bot_pause, add_bus, add_log_level, add_store
from rollwright.cli.errors import CommandError
from rollwright.cli.serve import need_bus


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("worker", help="think for the bots of many servers")
    add_store(parser)
    add_bus(parser)
    parser.add_argument("--processes", metavar="N", type=int, default=1, help="how many bots think at once (1)")
    add_bot_pause(parser)
    add_log_level(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    try:
        from rollwright.server.settings import Settings
        from rollwright.server.worker import run as run_worker
        from rollwright.stores.addresses import is_address
        from rollwright.stores.store import StoreError
    except ImportError as error:
        raise CommandError(f"a worker needs more packages ({error.name}): pip install 'rollwright[many]'") from error
    if not is_address(args.store or ""):
        raise CommandError("a worker needs the servers' store: --store postgresql://user@host/database")
    if not args.bus:
        raise CommandError("a worker needs the servers' bus: --bus nats://host:4222")
    need_bus(args.bus)
    settings = Settings(
        data=Path(),
        store=args.store,
        accounts=args.accounts or "",
        bus=args.bus,
        workers=True,
        bot_pause=args.bot_pause / 1000,
        bot_processes=args.processes,
        keep_idle=60.0,
    )
    try:
        run_worker(settings, args.log, lambda: print(f"{args.processes} bots think. Ctrl-C stops.", flush=True))
    except StoreError as error:
        raise CommandError(str(error)) from error
