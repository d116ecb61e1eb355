"""Replays, records and logs: made once and kept, in so many bytes; what they hold is what everybody may see."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from rollwright.server.http import exports
from rollwright.server.http.exports import Busy, Exports
from rollwright.server.limits import Account, Limits
from tests.server.client import Client, http
from tests.server.players import BOT, ME, OPEN, begin, new_table, play_on, playing, sit
from tests.server.process import ServerProcess


class Maker:
    """Counts how often something was made."""

    def __init__(self, text: str = "text") -> None:
        self.text = text
        self.made = 0

    async def __call__(self) -> str:
        self.made += 1
        await asyncio.sleep(0.01)
        return self.text


def ask(kept: Exports, key: str, make: Callable[[], Coroutine[Any, Any, str]]) -> Coroutine[Any, Any, Any]:
    return kept.get(key, "text/plain", Account(Limits(False), ""), make)


def test_what_many_ask_for_at_once_and_again_is_made_once() -> None:
    async def scene() -> None:
        kept, maker = Exports(10**6), Maker()
        found = await asyncio.gather(*(ask(kept, "one", maker) for _ in range(50)))
        await ask(kept, "one", maker)
        assert maker.made == 1
        assert {gzip.decompress(one.packed) for one in found} == {b"text"}

    asyncio.run(scene())


def test_so_many_bytes_are_kept_and_what_was_asked_for_last() -> None:
    async def scene() -> None:
        kept, maker = Exports(5000), Maker()
        for number in range(100):
            await ask(kept, "first", maker)
            await ask(kept, f"other {number}", Maker(str(number)))
            assert kept.bytes <= 5000
        assert maker.made == 1

    asyncio.run(scene())


def test_whoever_goes_away_leaves_it_to_those_who_still_wait() -> None:
    async def scene() -> None:
        kept, maker = Exports(10**6), Maker()
        first = asyncio.create_task(ask(kept, "one", maker))
        await asyncio.sleep(0)
        second = asyncio.create_task(ask(kept, "one", maker))
        await asyncio.sleep(0)
        first.cancel()
        assert gzip.decompress((await second).packed) == b"text"
        assert maker.made == 1

    asyncio.run(scene())


def test_what_can_not_be_made_is_tried_again_for_the_next() -> None:
    async def scene() -> None:
        async def fails() -> str:
            raise ValueError("once")

        kept = Exports(10**6)
        with pytest.raises(ValueError, match="once"):
            await ask(kept, "one", fails)
        assert gzip.decompress((await ask(kept, "one", Maker())).packed) == b"text"

    asyncio.run(scene())


def test_where_too_many_are_asked_for_at_once_the_rest_must_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exports, "_MOST_WAITING", 3)

    async def scene() -> None:
        kept = Exports(10**6)
        found = await asyncio.gather(*(ask(kept, str(n), Maker()) for n in range(5)), return_exceptions=True)
        assert [isinstance(one, Busy) for one in found] == [False] * 3 + [True] * 2

    asyncio.run(scene())


def test_whoever_asks_first_pays_for_the_time_that_it_took() -> None:
    async def scene() -> None:
        async def slow() -> str:
            until = time.thread_time() + 0.05
            while time.thread_time() < until:
                pass
            return "text"

        kept, limits = Exports(10**6), Limits()
        payer, other = Account(limits, "192.0.2.1"), Account(limits, "192.0.2.2")
        charged: dict[str, float] = {"payer": 0.0, "other": 0.0}
        payer.charge = lambda milliseconds: charged.__setitem__("payer", milliseconds)  # type: ignore[method-assign]
        other.charge = lambda milliseconds: charged.__setitem__("other", milliseconds)  # type: ignore[method-assign]
        await kept.get("one", "text/plain", payer, slow)
        await kept.get("one", "text/plain", other, slow)
        assert charged["payer"] >= 25
        assert charged["other"] == 0

    asyncio.run(scene())


# At a server


def get(url: str, ticket: str = "", **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    if ticket:
        request.add_header("authorization", f"Bearer {ticket}")
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


@pytest.mark.parametrize("what", ["replay", "record", "log"])
def test_of_a_game_that_is_over_whoever_has_it_is_told_that_nothing_has_changed(
    server: ServerProcess, what: str
) -> None:
    with Client(server.url) as ada:
        table = playing(ada, ME, BOT)
        play_on(table, ada)
    url = f"{server.url}/api/tables/{table}/{what}"
    status, headers, plain = get(url)
    assert (status, "content-encoding" in headers) == (200, False)
    status, packed_headers, packed = get(url, accept_encoding="gzip")
    assert (status, packed_headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(packed) == plain
    assert get(url, if_none_match=headers["etag"])[0] == 304
    assert headers["cache-control"] == "private, no-cache"


def test_a_replay_that_was_made_costs_next_to_nothing(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        table = playing(ada, ME, BOT)
        play_on(table, ada)
    url = f"{server.url}/api/tables/{table}/replay"
    started = time.monotonic()
    get(url, accept_encoding="gzip")
    first = time.monotonic() - started
    started = time.monotonic()
    for _ in range(20):
        get(url, accept_encoding="gzip")
    assert (time.monotonic() - started) / 20 < max(first / 2, 0.02)


def test_while_a_game_goes_on_every_viewer_gets_what_they_may_see_as_it_is_now(server: ServerProcess) -> None:
    with Client(server.url) as ada, Client(server.url) as bob:
        table = new_table(ada, ME, OPEN)
        sit(bob, table)
        begin(table, ada, bob)
        url = f"{server.url}/api/tables/{table}/replay"
        before = json.loads(get(url, ada.guest["ticket"])[2])
        play_on(table, ada, bob, moves=6)
        after = json.loads(get(url, ada.guest["ticket"])[2])
        assert len(after["steps"]) > len(before["steps"])
        assert after["steps"][: len(before["steps"])] == before["steps"]
        assert get(url, bob.guest["ticket"])[0] == 200


def test_who_is_erased_or_renamed_is_so_in_what_was_made_before(server: ServerProcess) -> None:
    with Client(server.url, name="Zebedee") as client:
        table = playing(client, ME, BOT)
        play_on(table, client)
        urls = [f"{server.url}/api/tables/{table}/{what}" for what in ("replay", "record")]
        assert all("Zebedee" in http(url).text for url in urls)
        client.send({"t": "name", "name": "Florence"})
        client.wait_for("welcome")
        assert all("Florence" in http(url).text and "Zebedee" not in http(url).text for url in urls)
        http(f"{server.url}/api/guests/me", "DELETE", ticket=client.guest["ticket"])
    assert all("Florence" not in http(url).text for url in urls)
