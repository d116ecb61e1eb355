"""Tables draw anew once for each restore, also where the operator says it while the server runs."""

from __future__ import annotations

from pathlib import Path

from rollwright.kernel.discovery import game_ids
from rollwright.tables.commands.game import Act, Close
from rollwright.tables.commands.outcome import Accepted
from tests.server.conftest import Time
from tests.server.test_outages import Scene, play


async def act(scene: Scene) -> None:
    """Whatever comes first."""
    live = await scene.live()
    table = live.table
    command = Act("ada", f"act {table.seq}", table.legal[0][:1], table.decisions[0], 0)
    assert isinstance((await scene.host.commits.carry_out(live, command, "Ada")).ruling, Accepted)


async def close(scene: Scene) -> None:
    reply = await scene.host.commits.command(scene.table, Close("ada", "close"))
    assert isinstance(reply.ruling, Accepted)


async def kinds(scene: Scene) -> list[str]:
    return [row.kind for row in await scene.host.store.tables.rows(scene.table)]


def test_a_table_in_memory_draws_anew_before_the_next_command_and_only_then(tmp_path: Path, clock: Time) -> None:
    async def scene(scene: Scene) -> None:
        tail = (await scene.live()).secret
        await scene.host.store.service.begin_epoch()
        await scene.host.beat()
        assert "resealed" not in await kinds(scene)
        await act(scene)
        assert (await kinds(scene))[-2:] == ["resealed", "acted"]
        live = await scene.live()
        assert live.secret[32:] == tail, "cards that are out are opened with the old one"
        assert live.table.restored == 1
        await scene.host.beat()
        await close(scene)
        assert (await kinds(scene)).count("resealed") == 1

    play(tmp_path, clock, scene)


def test_a_table_that_is_read_again_knows_that_it_has_drawn_anew(tmp_path: Path, clock: Time) -> None:
    async def scene(scene: Scene) -> None:
        await scene.host.store.service.begin_epoch()
        await scene.host.beat()
        await act(scene)
        secret = (await scene.live()).secret
        await scene.stop()
        await scene.start()
        await close(scene)
        assert (await scene.live()).secret == secret
        assert (await kinds(scene)).count("resealed") == 1

    play(tmp_path, clock, scene)


def test_every_row_that_seals_reaches_the_public_log_once(tmp_path: Path, clock: Time) -> None:
    async def scene(scene: Scene) -> None:
        host = scene.host
        await host.challenges.prepare()
        others = 4 * len(game_ids())
        await host.seals.enter()
        await host.store.service.begin_epoch()
        await host.beat()
        await act(scene)
        await host.seals.enter()
        await host.seals.enter()
        entries = await host.store.seals.entries(0, 10)
        assert sum(len(entry.seals) for entry in entries) == 2 + others
        head = await host.seals.head()
        assert (head["number"], head["hash"]) == (entries[-1].number, entries[-1].hash)
        assert await host.seals.head() is head, "it is signed once"

    play(tmp_path, clock, scene)
