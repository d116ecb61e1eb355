"""What a sender of calls does where those that it sends to are slow, or can't be reached."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.clock import now_ms
from rollwright.server.host.alerts import sender
from rollwright.server.host.alerts.calls import Calls
from rollwright.server.host.alerts.outgoing import NotSent, Outgoing
from rollwright.server.host.alerts.sender import WEBHOOK, Find, Sender
from rollwright.server.host.alerts.wishes import CHALLENGE, TRY, Wishes
from rollwright.server.host.company import Company
from rollwright.server.host.live import LiveTable
from rollwright.server.host.mail import Mail, MailFailed
from rollwright.server.host.tasks import Tasks
from rollwright.server.metrics import Counter, Metrics
from rollwright.server.settings import Settings
from rollwright.stores.alerts import Call, Ring
from rollwright.stores.company import Invitation
from rollwright.stores.people import Person
from rollwright.stores.sqlite.store import open_store
from rollwright.stores.store import Finish, Store
from tests.server.test_alerts_letters import live
from tests.tables.evening import Evening

DAY = 24 * 60 * 60 * 1000


class SlowMail(Mail):
    """A mail server that takes every mail, after a while."""

    def __init__(self, seconds: float = 0) -> None:
        self.seconds = seconds
        self.taken: list[str] = []

    @property
    def is_set_up(self) -> bool:
        return True

    async def post(self, address: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        await asyncio.sleep(self.seconds)
        self.taken.append(address)


class Nobody(Outgoing):
    """An internet that can't be reached."""

    async def post(self, to: str, headers: Mapping[str, str], body: bytes) -> int:
        raise NotSent("no route")


async def no_table(table: str, seq: int) -> LiveTable | None:
    raise AssertionError(f"nobody asked for {table}")


def sender_of(store: Store, mail: Mail, find: Find = no_table) -> Sender:
    metrics = Metrics()
    return Sender(store, find, mail, Nobody(inside=True), "", metrics.calls, metrics.call_seconds)


async def by_mail(store: Store, name: str, **wishes: Any) -> None:
    await store.people.add(Person(name, name.title()), f"hash of {name}", 1)
    await store.accounts.set_address(name, f"{name}@example.org", 1)
    await store.alerts.change_wishes(name, lambda _: Wishes(when="always", mail=True, **wishes).to_json())


async def run_for(seconds: float, *senders: Sender) -> None:
    tasks = [asyncio.create_task(one.run()) for one in senders]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_mail_server_that_is_slower_than_a_claim_lasts_gets_each_call_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "_MINE", 300)
    monkeypatch.setattr(sender, "_BEGUN", 200)
    monkeypatch.setattr(sender, "_IDLE", 0.02)

    async def scene() -> None:
        store, mail = open_store(tmp_path), SlowMail(0.9)
        await by_mail(store, "ada")
        await store.alerts.note(Call("ada", TRY, "", 1, now_ms(), {"at": now_ms()}), now_ms())
        await run_for(2, sender_of(store, mail), sender_of(store, mail))
        assert mail.taken == ["ada@example.org"]
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("meanwhile", ["nothing", "declined", "blocked"])
def test_an_invitation_that_was_answered_meanwhile_calls_nobody(tmp_path: Path, meanwhile: str) -> None:
    """It may have waited for the end of quiet hours, or for the hour of what comes once a day."""
    evening = Evening()
    evening.create("me", "open")
    ada, bob = Person("ada", "Ada"), Person("bob", "Bob")

    async def find(table: str, seq: int) -> LiveTable:
        return live(evening)

    async def scene() -> None:
        store, mail, told = open_store(tmp_path), SlowMail(), list[Invitation]()
        company = Company(store, told.append)
        await by_mail(store, "bob")
        await store.people.add(ada, "hash of ada", 1)
        await store.results.add(["ada"], Finish("t0", "toy", 1, {"seats": [{"person": "bob"}]}))
        assert await company.invite(ada, "bob", evening.table, "")
        (asked,) = told
        await Calls(store, lambda: None).invited("bob", "ada", asked.table, "copenhagen_roll")
        if meanwhile == "declined":
            assert await company.decline(bob, asked.table)
        elif meanwhile == "blocked":
            await company.block(bob, "ada")
        await run_for(0.5, sender_of(store, mail, find))
        assert mail.taken == (["bob@example.org"] if meanwhile == "nothing" else [])
        await store.close()

    asyncio.run(scene())


def test_no_mail_is_begun_when_the_claim_may_have_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the process was stopped for a while: another node has the claim then."""
    monkeypatch.setattr(sender, "_BEGUN", -1)

    async def scene() -> None:
        store, mail = open_store(tmp_path), SlowMail()
        await by_mail(store, "ada", challenge=True)
        await store.alerts.note(Call("ada", CHALLENGE, "", 1, now_ms(), {"at": now_ms()}), now_ms())
        await run_for(0.3, sender_of(store, mail))
        assert mail.taken == []
        await store.close()

    asyncio.run(scene())


def test_a_mail_server_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("rollwright.server.host.mail.POSTED_WITHIN", 0.2)

    async def scene() -> None:
        gone: list[asyncio.Task[bytes]] = []

        async def chatter(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            """Each line in time, and never the last one."""
            gone.append(asyncio.create_task(reader.read()))
            while not gone[0].done():
                writer.write(b"220-wait\r\n")
                await asyncio.sleep(0.02)
            writer.close()

        server = await asyncio.start_server(chatter, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        settings = Settings(tmp_path, smtp=f"smtp://127.0.0.1:{port}", mail_from="games@example.org")
        with pytest.raises(MailFailed) as failed:
            async with asyncio.timeout(5):
                await Mail(settings, Tasks(), Counter("", "", "")).post("ada@example.org", "s", "t", {})
        assert not failed.value.for_good
        await asyncio.gather(*gone, return_exceptions=True)
        await asyncio.sleep(0.1)
        server.close()

    asyncio.run(scene())


def test_no_place_is_dropped_where_mail_alone_gets_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mail server may be next door, and it is this server that is cut off from all others."""

    async def scene() -> None:
        store, mail = open_store(tmp_path), SlowMail()
        await by_mail(store, "ada", challenge=True)
        kept = {"shape": "plain", "secret": "s"}
        await store.alerts.add_ring(Ring("r", "ada", WEBHOOK, "http://hook.example/", kept, 1), 10)
        call, one = Call("ada", CHALLENGE, "", 1, now_ms(), {"at": now_ms() - 3 * DAY}), sender_of(store, mail)
        await store.alerts.note(call, now_ms())
        await run_for(0.3, one)
        assert len(mail.taken) == 1
        await store.alerts.put_off(call, 0)
        monkeypatch.setattr(sender, "_TRIED", 0)
        await run_for(0.3, one)
        assert len(await store.alerts.rings_of("ada")) == 1
        await store.close()

    asyncio.run(scene())


def test_a_server_that_is_back_after_days_tries_more_than_once(tmp_path: Path) -> None:
    """The names of the internet may not be known yet, moments after it has started."""

    async def scene() -> None:
        store, mail = open_store(tmp_path), SlowMail()
        await by_mail(store, "ada", challenge=True)
        kept = {"shape": "plain", "secret": "s"}
        await store.alerts.add_ring(Ring("r", "ada", WEBHOOK, "http://hook.example/", kept, 1), 10)
        await store.alerts.note(Call("ada", CHALLENGE, "", 1, 0, {"at": now_ms() - 3 * DAY}), now_ms())
        await run_for(0.3, sender_of(store, mail))
        (waits,) = await store.alerts.take(9, now_ms() + 10_000, now_ms() + 20_000)
        assert waits.told == ("mail",), "the other place is tried again"
        assert len(await store.alerts.rings_of("ada")) == 1
        await store.close()

    asyncio.run(scene())
