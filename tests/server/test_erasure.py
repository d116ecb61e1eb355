"""Who is forgotten after leaving a trace of every kind: nothing of it is in any table of PostgreSQL, nor in a log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any, Final

import asyncpg
import pytest

from tests.server.client import NO_CLOCK, Client, http
from tests.server.players import ME, OPEN, begin, new_table, play_on, sit
from tests.server.process import ServerProcess
from tests.server.test_accounts import sending, with_address
from tests.server.test_finished import until_listed
from tests.services.mail import MailServer
from tests.services.postgres import Postgres, can_start

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here")]

ADDRESS: Final = "zephyrine.quell@example.org"
TRACES: Final = {
    "name": "Zephyrine-Quell",
    "address": ADDRESS,
    "device": "Wortleberry phone",
    "webhook": "https://hook.example.org/gnomon-thursday",
    "zone": "Pacific/Chatham",
    "invitation": "Quincunx at nine?",
    "group": "Sassafras Friday",
    "chat": "Bergamot to you",
}
"""What only this person has brought here."""

Found = dict[str, set[str]]
"""By what is looked for: the tables of PostgreSQL with a row that has it."""


@pytest.fixture(scope="module")
def store() -> Iterator[str]:
    with Postgres(durable=False) as postgres:
        yield postgres.new_database()


@pytest.fixture(scope="module")
def mail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MailServer]:
    with MailServer(tmp_path_factory.mktemp("mail")) as started:
        yield started


def found_in(store: str, texts: dict[str, str]) -> Found:
    """Every row of every table is looked at as text, so that a table that is new is looked at too."""

    async def look() -> Found:
        connection = await asyncpg.connect(store)
        try:
            names = await connection.fetch(
                "select table_name from information_schema.tables where table_schema = 'public'"
            )
            found: Found = {what: set() for what in texts}
            for (name,) in names:
                for what, text in texts.items():
                    # Bytes are shown in hex.
                    query = f'select count(*) from "{name}" as one where position($1 in lower(one::text)) > 0'
                    for shown in (text.lower(), text.encode().hex()):
                        if await connection.fetchval(query, shown):
                            found[what].add(name)
            return found
        finally:
            await connection.close()

    return asyncio.run(look())


def leave_traces(server: ServerProcess, ada: Client, bob: Client) -> None:
    def asks(path: str, body: Any, method: str = "POST") -> Any:
        answer = http(f"{server.url}/api{path}", method, body, ada.guest["ticket"])
        assert answer.status < 300, f"{path}: {answer.status} {answer.text}"
        return answer.json if answer.text else None

    table = new_table(ada, ME, OPEN)
    sit(bob, table)
    begin(table, ada, bob)
    ada.command(table, "chat", text=TRACES["chat"])
    play_on(table, ada, bob)
    until_listed(server, ada.guest)
    until_listed(server, bob.guest)
    codes = asks("/account/codes", {})["codes"]
    asks("/sign-in/code", {"code": codes[0], "device": TRACES["device"]})
    asks("/alerts", {"when": "daily", "zone": TRACES["zone"], "mail": True}, "PUT")
    asks("/alerts/rings", {"kind": "webhook", "shape": "plain", "address": TRACES["webhook"]})
    asks("/alerts/calendar", {})
    to = new_table(ada, ME, OPEN, cid="next")
    asks(f"/tables/{to}/invitations", {"person": bob.guest["id"], "word": TRACES["invitation"]})
    asks("/circles", {"name": TRACES["group"], "game": "copenhagen_roll", "clock": NO_CLOCK})
    asks("/blocks", {"person": bob.guest["id"]})


def test_nothing_of_who_is_forgotten_is_left_in_postgresql_or_a_log(
    store: str, mail: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("erasure")
    server = ServerProcess(
        folder / "data", "--no-limits", "--bot-pause", "0", "--log", "info", *sending(mail), store=store
    ).start()
    guest = with_address(server, mail, ADDRESS, TRACES["name"])
    with Client(server.url, guest=guest).connect() as ada, Client(server.url, name="Bob").connect() as bob:
        leave_traces(server, ada, bob)
        before = found_in(store, TRACES)
        assert [what for what, tables in before.items() if not tables] == [], "all of it is kept before"
        assert http(f"{server.url}/api/guests/me", "DELETE", ticket=ada.guest["ticket"]).status == 204
        # What was posted last is in the outbox for a moment, whoever is forgotten.
        deadline = time.monotonic() + 30
        while any((after := found_in(store, TRACES)).values()):
            assert time.monotonic() < deadline, f"what is left: { {what: t for what, t in after.items() if t} }"
            time.sleep(0.2)
    assert server.stop() == 0
    said = server.said().lower()
    assert [what for what, text in TRACES.items() if text.lower() in said] == []
