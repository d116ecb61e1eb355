"""`rollwright admin`: what an operator can do to a store. With PostgreSQL the servers may be running."""

from __future__ import annotations

import argparse
import secrets
import time
from typing import TYPE_CHECKING, Final

from rollwright.cli.arguments import Commands, add_bus, add_store
from rollwright.cli.errors import CommandError

if TYPE_CHECKING:
    from rollwright.stores.store import Store
    from rollwright.tables.log.table import Table

_PAGE: Final = 500
_DAY: Final = 24 * 60 * 60 * 1000
_TRIES: Final = 5
_BUS: Final = 3.0
"""Seconds in which the bus is to be reached."""


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("admin", help="look after what a server keeps")
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    migrate = tasks.add_parser("migrate", help="take a PostgreSQL to what this version needs, while play goes on")
    migrate.add_argument("--done", action="store_true", help="no server of an older version runs any more")
    table = tasks.add_parser("table", help="show a table")
    close = tasks.add_parser("close", help="close a table that is not over")
    ban = tasks.add_parser("ban", help="take a person's tickets away, and close their sockets")
    erase = tasks.add_parser("erase", help="forget a person: name, tickets, chat, packs and list of games")
    merge = tasks.add_parser(
        "merge", help="make one person of two: logs keep both ids, and all else is theirs together"
    )
    purge = tasks.add_parser("purge", help="forget guests who have not played for long")
    tasks.add_parser("restored", help="say that games were restored from a backup: running ones draw their dice anew")
    for task in (table, close):
        task.add_argument("table", metavar="TABLE", help="a table's id, or its code while it waits for players")
    for task in (ban, erase, merge):
        task.add_argument("person", metavar="PERSON", help="a person's id")
    merge.add_argument("into", metavar="INTO", help="the id of the person who they are, and whose name is kept")
    purge.add_argument("--days", metavar="N", type=int, required=True, help="how long, in days")
    for task in tasks.choices.values():
        add_store(task)
    for task in (ban, erase):
        add_bus(task)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from rollwright.stores.store import StoreError

    try:
        if args.task == "migrate":
            _migrate(args)
        else:
            _with_store(args)
    except StoreError as error:
        raise CommandError(str(error)) from error


def _migrate(args: argparse.Namespace) -> None:
    from rollwright.stores.addresses import is_address, without_password

    if args.data or not is_address(args.store or ""):
        raise CommandError("--store is written like postgresql://user@host/database; a folder migrates by itself")
    try:
        from rollwright.stores.migrations import leave_behind, migrate
    except ImportError as error:
        raise CommandError(f"PostgreSQL needs more packages ({error.name}): pip install 'rollwright[many]'") from error
    for address in f"{args.store} {args.accounts or ''}".split():
        migrate(address)
        print(f"{without_password(address)} is as this version needs it.")
        if args.done:
            leave_behind(address)
            print("Servers of older versions are refused there from now on.")


def _with_store(args: argparse.Namespace) -> None:
    import asyncio

    from rollwright.cli.serve import data_folder
    from rollwright.stores.factory import open_store

    store = open_store(args.data or args.store or str(data_folder()), args.accounts or "")

    async def work() -> None:
        try:
            await _do(args, store)
        finally:
            await store.close()

    asyncio.run(work())


async def _do(args: argparse.Namespace, store: Store) -> None:
    if args.task == "table":
        await _show(store, await _id_of(store, args.table))
    elif args.task == "close":
        await _close(store, await _id_of(store, args.table))
    elif args.task == "ban":
        name = await _name(store, args.person)
        await _depart(store, args.person, args.bus, erased=False)
        print(f"{name} can't come in any more; sockets are closed within seconds.")
    elif args.task == "erase":
        name = await _name(store, args.person)
        await _depart(store, args.person, args.bus, erased=True)
        print(f"{name} is forgotten.")
    elif args.task == "merge":
        name, kept = await _name(store, args.person), await _name(store, args.into)
        await store.people.merge(args.person, args.into)
        print(f"{name} is {kept} from now on.")
    elif args.task == "restored":
        await store.service.begin_epoch()
        print("Games that are not over draw their dice anew before the next roll, and say so.")
    else:
        print(f"{await purge(store, args.days, time.time_ns() // 1_000_000)} guests are forgotten.")


async def _id_of(store: Store, word: str) -> str:
    return await store.tables.of_code(word.upper()) or word


async def _depart(store: Store, person: str, address: str, *, erased: bool) -> None:
    """Servers that the bus leads to show the person out at once; others find it in the store, within seconds."""
    from rollwright.bus.factory import open_bus
    from rollwright.cli.serve import need_bus
    from rollwright.server.host.departures import announced, departure_news

    if address:
        need_bus(address)
    bus = open_bus(address)
    await bus.begin()
    try:
        if not await bus.connected(_BUS):
            print(f"{address} can't be reached; servers notice it within seconds all the same.")
        ids = await store.people.ids_of(person)
        async with announced(bus, departure_news(ids, erased=erased), wait=bool(address)):
            await (store.people.erase(person) if erased else store.people.ban(person))
    finally:
        await bus.close()


async def _name(store: Store, person: str) -> str:
    names = await store.people.names([person])
    if person not in names:
        raise CommandError(f"there is no person {person!r}")
    return names[person] or "A guest without a name"


async def _read(store: Store, table_id: str, *, strictly: bool = False) -> Table:
    """The table, its last hash compared; strictly, that of every row."""
    from rollwright.tables.log.fields import LogError
    from rollwright.tables.log.fold import replay, replay_strictly

    rows = await store.tables.rows(table_id)
    if not rows:
        raise CommandError(f"there is no table {table_id!r}")
    try:
        return replay_strictly(rows) if strictly else replay(rows)
    except LogError as error:
        raise CommandError(f"the log of {table_id} has {len(rows)} rows and does not replay: {error}") from error


async def _show(store: Store, table_id: str) -> None:
    table = await _read(store, table_id, strictly=True)
    at = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(table.at / 1000))
    print(f"{table.id}, code {table.code}: {table.game.id}, {table.phase}, {table.seq} rows, the last at {at} UTC")
    names = await store.people.names(table.persons())
    for seat, chair in enumerate(table.chairs):
        who = f"{chair.person} ({names.get(chair.person, 'erased')})" if chair.person else chair.bot or "open"
        print(f"  seat {seat + 1}: {who}{', away' if chair.away else ''}{', resigned' if chair.resigned else ''}")
    print("Its log replays, and every hash in it fits.")


async def _close(store: Store, table_id: str) -> None:
    from rollwright.server.clock import now_ms
    from rollwright.server.host.live import entry_of
    from rollwright.stores.store import Conflict
    from rollwright.tables.commands.decide import decide
    from rollwright.tables.commands.game import Close
    from rollwright.tables.commands.outcome import Accepted
    from rollwright.tables.log.fields import SERVER

    command = Close(SERVER, f"admin {secrets.token_hex(8)}")
    for _ in range(_TRIES):
        table = await _read(store, table_id)
        ruling = decide(table, command, now_ms(), await store.tables.secret(table_id))
        if not isinstance(ruling, Accepted):
            raise CommandError(f"{table_id} can't be closed: it is {table.phase}")
        try:
            await store.tables.append([entry_of(ruling)])
        except Conflict:
            continue  # somebody has moved meanwhile
        print(f"{table_id} is closed.")
        return
    raise CommandError(f"{table_id} is too busy; try again")


async def purge(store: Store, days: int, now: int) -> int:
    """Forget guests who joined and last played longer ago than that. Gives how many."""
    since = now - days * _DAY
    last, forgotten = "", 0
    while page := await store.people.before(since, last, _PAGE):
        last = page[-1]
        for person in sorted(set(page) - await store.people.active_since(page, since)):
            await store.people.erase(person)
            forgotten += 1
    return forgotten
