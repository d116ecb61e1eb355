"""Coming and going: those who sit are told of, onlookers are not, and nobody can flood a player by it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.host import presence
from rollwright.server.limits import Limits
from rollwright.server.socket.host import SocketHost
from rollwright.stores.people import Person
from rollwright.tables.commands.lobby import Sit, Start
from rollwright.tables.conversation.conversation import Conversation
from rollwright.tables.conversation.host import PEOPLE
from rollwright.tables.wire.inbound import LeaveTable, Open
from rollwright.tables.wire.outbound import Message
from tests.server.client import Client
from tests.server.players import ME, OPEN, begin, new_table, sit
from tests.server.process import ServerProcess
from tests.server.test_sessions import Scene, play


class Onlooker:
    """A line that nobody listens to."""

    def __init__(self, scene: Scene, person: str, limits: Limits | None = None) -> None:
        hosting = SocketHost(scene.host, limits or Limits(False), scene.metrics)
        self.heard: list[Message] = []
        self.conversation = Conversation(hosting, self, person, person)

    def send(self, message: Message) -> bool:
        self.heard.append(message)
        return True

    def send_row(self, live: Any, seq: int, viewer: str) -> bool:
        return True

    def send_snapshot(self, live: Any, viewer: str) -> bool:
        return self.send({"t": "snapshot", "table": live.table.id})


def kinds(scene: Scene) -> list[str]:
    return [message["t"] for message in scene.socket.sent]


def test_a_thousand_onlookers_who_come_and_go_tell_a_player_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        scene.socket.thawed.set()
        for number in range(1000):
            one = Onlooker(scene, f"guest {number}").conversation
            await one.receive(Open(live.table.id))
            await one.receive(LeaveTable(live.table.id))
        await asyncio.sleep(1.2)
        assert kinds(scene).count("info") == 0
        assert scene.socket.closed is None
        await scene.close()

    play(scene())


def test_somebody_who_sits_and_comes_and_goes_a_thousand_times_is_told_of_once_a_second(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        scene.socket.thawed.set()
        await scene.host.commits.carry_out(live, Sit("bob", "c2", "0" * 64), "Bob")
        bob = Onlooker(scene, "bob").conversation
        for _ in range(1000):
            await bob.receive(Open(live.table.id))
            await bob.receive(LeaveTable(live.table.id))
        await bob.receive(Open(live.table.id))
        await asyncio.sleep(1.2)
        infos = [message["info"] for message in scene.socket.sent if message["t"] == "info"]
        assert 1 <= len(infos) <= 6  # the thousand may take some seconds
        assert infos[-1]["seats"][1]["connected"]
        assert scene.socket.closed is None
        await scene.close()

    play(scene())


def test_names_are_told_of_once_a_second_too(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        scene.socket.thawed.set()
        await scene.host.store.people.add(Person("bob", "Bob"), "", 0)
        await scene.host.commits.carry_out(live, Sit("bob", "c2", "0" * 64), "Bob")
        for number in range(200):
            await scene.host.guests.rename("bob", f"Bob {number}")
        await asyncio.sleep(1.2)
        infos = [message["info"] for message in scene.socket.sent if message["t"] == "info"]
        assert 1 <= len(infos) <= 6
        assert infos[-1]["seats"][1]["name"] == "Bob 199"
        await scene.close()

    play(scene())


def test_an_onlooker_who_sits_down_is_connected_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        scene.socket.thawed.set()
        await Onlooker(scene, "bob").conversation.receive(Open(live.table.id))
        await scene.host.commits.carry_out(live, Sit("bob", "c2", "0" * 64), "Bob")
        await asyncio.sleep(0.05)
        assert scene.socket.sent[-1]["info"]["seats"][1]["connected"]
        await scene.close()

    play(scene())


def test_a_table_has_so_many_onlookers_and_room_for_its_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "MOST_WATCHERS", 3)

    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()  # Ada is the first
        guests = [Onlooker(scene, f"guest {number}", Limits()) for number in range(3)]
        for guest in guests:
            await guest.conversation.receive(Open(live.table.id))
        assert [guest.heard[-1]["t"] for guest in guests] == ["snapshot", "snapshot", "nack"]
        assert guests[-1].heard[-1]["code"] == "limit"
        await scene.host.commits.carry_out(live, Sit("bob", "c2", "0" * 64), "Bob")
        bob = Onlooker(scene, "bob", Limits())
        await bob.conversation.receive(Open(live.table.id))
        assert bob.heard[-1]["t"] == "snapshot"
        guests[0].conversation.leave_all()
        guests[1].conversation.leave_all()
        await guests[2].conversation.receive(Open(live.table.id))
        assert guests[2].heard[-1]["t"] == "snapshot"
        await scene.close()

    play(scene())


def test_an_onlooker_watches_a_table_with_few_sockets_and_a_player_with_as_many_as_there_are(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        guests = [Onlooker(scene, "guest", Limits()) for _ in range(6)]
        players = [Onlooker(scene, "ada", Limits()) for _ in range(6)]
        for one in (*guests, *players):
            await one.conversation.receive(Open(live.table.id))
        assert [one.heard[-1]["t"] for one in guests] == ["snapshot"] * 4 + ["nack"] * 2
        assert [one.heard[-1]["t"] for one in players] == ["snapshot"] * 6
        await scene.close()

    play(scene())


def test_other_nodes_are_told_of_a_crowd_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        published: list[str] = []
        monkeypatch.setattr(scene.host.bus, "publish", lambda news: published.append(news.what))
        for number in range(500):
            scene.host.presence.come(live, f"guest {number}")
        await asyncio.sleep(1.2)
        assert published.count(PEOPLE) <= 3
        await scene.close()

    play(scene())


def test_a_player_is_seen_to_leave_and_to_come_back(server: ServerProcess) -> None:
    with Client(server.url) as ada, Client(server.url) as bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        begin(table, ada, bob)
        bob.close()
        ada.wait_for("info", lambda message: not message["info"]["seats"][1]["connected"])
        bob.connect()
        bob.open(table)
        ada.wait_for("info", lambda message: bool(message["info"]["seats"][1]["connected"]))


def test_who_sits_at_a_game_that_has_begun_is_playing(tmp_path: Path) -> None:
    async def scene() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        onlooker = Onlooker(scene, "guest").conversation
        await onlooker.receive(Open(live.table.id))
        await scene.host.commits.carry_out(live, Sit("bob", "c2", "0" * 64), "Bob")
        assert not scene.session.conversation.is_playing()
        await scene.host.commits.carry_out(live, Start("ada", "c3"), "Ada")
        assert scene.session.conversation.is_playing()
        assert not onlooker.is_playing()
        scene.session.conversation.leave_all()
        assert not scene.session.conversation.is_playing()
        await scene.close()

    play(scene())
