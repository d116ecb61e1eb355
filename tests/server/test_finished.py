"""The end of a game reaches the lists of those who played it: once, whatever dies or fails on the way."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

from rollwright.server.host.live import entry_of
from rollwright.server.host.outbox import Deliveries, keep_result
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import SqliteStore, open_store
from rollwright.stores.store import Entry, Posted, Store
from rollwright.tables.commands.command import Command
from rollwright.tables.commands.finished import Finished
from rollwright.tables.commands.outcome import Accepted
from tests.server.client import Client, http
from tests.server.conftest import Start, Time
from tests.server.players import BOT, ME, OPEN, begin, new_table, play_on, playing, sit
from tests.server.process import ServerProcess
from tests.stores.conftest import entry as no_game
from tests.tables.evening import Evening
from tests.tables.evening import playing as evening_of


def games(server: ServerProcess, guest: dict[str, Any], query: str = "") -> list[dict[str, Any]]:
    answer = http(f"{server.url}/api/me/games{query}", ticket=guest["ticket"])
    assert answer.status == 200
    listed: list[dict[str, Any]] = answer.json["games"]
    return listed


def until_listed(server: ServerProcess, guest: dict[str, Any], many: int = 1) -> list[dict[str, Any]]:
    deadline = time.monotonic() + 30
    while len(listed := games(server, guest)) < many:
        assert time.monotonic() < deadline, "it is never listed"
        time.sleep(0.1)
    return listed


def test_a_finished_game_is_in_the_list_of_each_who_played_it(server: ServerProcess) -> None:
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Bob") as bob:
        table = new_table(ada, ME, OPEN, BOT)
        sit(bob, table)
        begin(table, ada, bob)
        assert games(server, ada.guest) == []
        play_on(table, ada, bob)
        result = ada.info(table)["result"]
    for client, seat in ((ada, 0), (bob, 1)):
        (game,) = until_listed(server, client.guest)
        assert (game["table"], game["game"], game["you"]) == (table, "copenhagen_roll", [seat])
        assert [one["name"] for one in game["seats"]] == ["Ada", "Bob", "greedy"]
        assert [(one["points"], one["place"]) for one in game["seats"]] == [(s["points"], s["place"]) for s in result]
        assert games(server, client.guest, f"?before={table}") == []
    stranger = http(f"{server.url}/api/guests", "POST").json
    assert games(server, stranger) == []
    assert http(f"{server.url}/api/me/games").status == 401


def test_the_end_of_a_game_is_announced_by_the_next_server_where_one_dies_before_it_could(start_server: Start) -> None:
    server = start_server("--bot-pause", "0", mutant="no_delivery")
    with Client(server.url) as ada:
        table = playing(ada, ME, BOT)
        play_on(table, ada)
        time.sleep(3)  # longer than it takes to sweep
        assert games(server, ada.guest) == []
    server.kill()
    heir = ServerProcess(server.data, "--bot-pause", "0").start()
    (game,) = until_listed(heir, ada.guest)
    assert (game["table"], game["you"]) == (table, [0])
    heir.stop()


# Without a server


@cache
def an_evening() -> tuple[Entry, ...]:
    """A whole game of ada and bob, as it is kept."""
    kept: list[Entry] = []

    class Kept(Evening):
        def do(self, command: Command) -> Accepted:
            decision = super().do(command)
            kept.append(entry_of(decision))
            return decision

    begun = evening_of("me", "open")
    evening = Kept(begun.name)
    evening.__dict__.update(begun.__dict__)
    first = [dataclasses.replace(entry, outbox=()) for entry in _entries(begun)]
    evening.play_out()
    return (*first, *kept)


def _entries(evening: Evening) -> list[Entry]:
    table = evening.table
    return [entry_of(Accepted(row, table, [], b"tail" if row.seq == 1 else None)) for row in table.rows]


def with_store(folder: Path, scene: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(folder)
        for name in ("ada", "bob"):
            await store.people.add(Person(name, name.title()), f"hash of {name}", 1)
        await scene(store)
        await store.close()

    asyncio.run(run())


async def keep(store: Store, notices: bool = True) -> str:
    """Keep the game, with notices or as a version that writes none."""
    for entry in an_evening():
        await store.tables.append([entry if notices else dataclasses.replace(entry, outbox=())])
    return an_evening()[-1].row.table


async def lists(store: Store) -> list[list[str]]:
    return [[one.table for one in await store.results.of(person, 9)] for person in ("ada", "bob")]


def test_the_game_that_is_kept_here_ends_with_one_notice() -> None:
    ends = [sum(one.kind == Finished.kind for one in entry.outbox) for entry in an_evening()]
    assert ends == [0] * (len(an_evening()) - 1) + [1]


def test_a_reader_that_fails_keeps_no_other_from_a_notice_and_gets_it_again(tmp_path: Path, clock: Time) -> None:
    given: list[Posted] = []

    async def fails_once(store: Store, posted: Posted) -> None:
        given.append(posted)
        if len(given) == 1:
            raise RuntimeError("not now")

    async def scene(store: SqliteStore) -> None:
        table = await keep(store)
        deliveries = Deliveries(store, {"finished": (fails_once, keep_result)})
        await deliveries.deliver()
        assert await lists(store) == [[table], [table]]
        await deliveries.deliver()
        assert len(given) == 1, "nobody has it before its time"
        clock.now += 11_000
        await deliveries.deliver()
        clock.now += 11_000
        await deliveries.deliver()
        assert len(given) == 2
        assert given[0] == given[1]
        assert await lists(store) == [[table], [table]]

    with_store(tmp_path, scene)


def test_who_takes_a_notice_and_dies_leaves_it_to_others(tmp_path: Path, clock: Time) -> None:
    async def scene(store: SqliteStore) -> None:
        table = await keep(store)
        assert len(await store.outbox.take(["finished"], 9, clock.now, clock.now + 10_000)) == 1
        await Deliveries(store).deliver()
        assert await lists(store) == [[], []]
        clock.now += 10_000
        await Deliveries(store).deliver()
        assert await lists(store) == [[table], [table]]
        assert await store.outbox.take(["finished"], 9, 10**15, 10**15) == []

    with_store(tmp_path, scene)


def test_the_end_that_an_older_version_has_not_announced_is_announced_from_the_log(tmp_path: Path, clock: Time) -> None:
    async def scene(store: SqliteStore) -> None:
        table = await keep(store, notices=False)
        for _ in range(2):
            await Deliveries(store).catch_up()
            await Deliveries(store).deliver()
            assert await lists(store) == [[table], [table]]
            clock.now += 2 * 60 * 60 * 1000
        (reported,) = await store.results.of("ada", 9)
        assert reported.body == an_evening()[-1].outbox[0].body

    with_store(tmp_path, scene)


def test_a_log_that_can_not_be_read_keeps_no_other_end_from_being_announced(tmp_path: Path, clock: Time) -> None:
    async def scene(store: SqliteStore) -> None:
        table = await keep(store, notices=False)
        for number in range(9):
            await store.tables.append([no_game(f"broken {number}", cid=f"broken {number}", phase="over")])
        for _ in range(3):
            await Deliveries(store).catch_up()
        await Deliveries(store).deliver()
        assert await lists(store) == [[table], [table]]

    with_store(tmp_path, scene)
