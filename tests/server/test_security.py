"""What a socket may not do: origins, sizes, silence, nonsense, floods, slow readers. None of it hurts the others."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Client, Message, http
from tests.server.conftest import Start
from tests.server.players import BOT, ME, OPEN, new_table, play_on, playing
from tests.server.process import ServerProcess


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", ""])
def test_a_page_from_elsewhere_can_open_no_socket(server: ServerProcess, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Client(server.url).connect(origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_page_and_those_named_can(start_server: Start) -> None:
    process = start_server("--origin", "https://play.example.org")
    Client(process.url).connect(origin=process.url).close()
    Client(process.url).connect(origin="https://play.example.org").close()
    with pytest.raises(InvalidStatus):
        Client(process.url).connect(origin="https://play.example.org.evil.example")


def test_a_frame_of_more_than_4_kib_ends_the_line(server: ServerProcess) -> None:
    client = Client(server.url).connect()
    client.socket.send("x" * 4097)
    code, _ = client.wait_closed()
    assert code == 1009
    assert http(f"{server.url}/healthz").status == 200


def test_many_small_pieces_of_a_large_message_end_it_too(server: ServerProcess) -> None:
    client = Client(server.url).connect()
    with contextlib.suppress(ConnectionClosed):
        client.socket.send("x" * 1000 for _ in range(5))  # with more under way the line may break before it is closed
    assert client.wait_closed()[0] == 1009


def test_who_says_no_hello_is_sent_away(server: ServerProcess) -> None:
    silent = Client(server.url).connect(hello=False)
    started = time.monotonic()
    code, said = silent.wait_closed(timeout=8)
    assert (code, said[-1]) == (4400, {"t": "bye", "code": "hello_first"})
    assert 4 <= time.monotonic() - started <= 8
    rude = Client(server.url).connect(hello=False)
    rude.send({"t": "mine"})
    assert rude.wait_closed()[0] == 4400


def test_a_ticket_that_is_not_known_is_refused_by_name(server: ServerProcess) -> None:
    guest = {"id": "nobody", "name": "", "ticket": "made up"}
    client = Client(server.url, guest).connect(hello=False)
    client.send({"t": "hello", "ticket": "made up", "proto": 1, "tables": {}})
    code, said = client.wait_closed()
    assert (code, said) == (4401, [{"t": "bye", "code": "unknown_ticket"}])


def test_nonsense_is_refused_in_words_and_the_line_stays(server: ServerProcess) -> None:
    with Client(server.url) as client:
        for text in (
            "",
            "{",
            "[]",
            "null",
            '{"t": "fly"}',
            '{"t": "cmd"}',
            "\x00",
            "[" * 4000,
            '{"t":"mine","x":1}',
            "1e999",
        ):
            client.socket.send(text)
            assert client.wait_for("nack")["code"] == "invalid"
        client.socket.send(b"\x00\xff")
        assert client.wait_for("nack")["code"] == "invalid"
        client.send({"t": "hello", "ticket": client.guest["ticket"], "proto": 1, "tables": {}})
        assert client.wait_for("nack")["code"] == "invalid"
        client.send({"t": "mine"})
        assert client.wait_for("tables")


def test_mangled_messages_never_break_the_server(server: ServerProcess) -> None:
    source = random.Random(4)
    with Client(server.url) as client:
        table = playing(client)
        fine: list[Message] = [
            {"t": "cmd", "table": table, "cid": "a", "do": "act", "actions": [1], "decision": 3, "seat": 0},
            {"t": "cmd", "table": table, "cid": "b", "do": "sit", "seed_hash": "0" * 64},
            {"t": "create", "cid": "c", "game": "copenhagen_roll", "players": 2, "seats": [ME, OPEN],
             "clock": {"kind": "live", "seconds": 60, "increment": 0}, "open": False, "seed_hash": "0" * 64},
            {"t": "ask", "table": table, "id": "q", "plan": [1, "place a1"], "seat": 0},
            {"t": "sync", "table": table, "from": 2},
            {"t": "open", "table": table},
        ]  # fmt: skip
        values: list[Any] = [None, -1, 2**53, 2**70, 1.5, "", "x" * 300, [], {}, [[]], True, "\u202e", {"kind": "me"}]
        for _ in range(1000):
            message = dict(source.choice(fine))
            for _ in range(source.randint(1, 2)):
                message[source.choice([*message, "more"])] = source.choice(values)
            client.socket.send(json.dumps(message))
        client.send({"t": "mine"})
        client.wait_for("tables", timeout=60)  # nothing was read until now: the server waited
    assert http(f"{server.url}/healthz").status == 200
    assert '"level": "error"' not in server.said()


def test_bytes_that_are_no_http_break_nothing(server: ServerProcess) -> None:
    source = random.Random(5)
    for _ in range(50):
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
            raw.sendall(source.randbytes(source.randint(1, 3000)))
    assert http(f"{server.url}/healthz").status == 200


def test_those_who_stop_reading_cost_the_others_nothing(start_server: Start) -> None:
    process = start_server("--bot-pause", "0", "--no-limits")
    with Client(process.url) as ada:
        table = playing(ada, ME, BOT)
        frozen = [Client(process.url).connect(max_queue=1) for _ in range(20)]
        before = process.memory
        for client in frozen:
            for _ in range(200):
                client.send({"t": "open", "table": table})  # each is answered with the whole table
        play_on(table, ada, moves=30)
        assert ada.gaps == 0
        assert process.memory - before < 50 * 2**20
        for client in frozen:
            client.socket.socket.close()


def test_those_who_read_nothing_of_many_large_answers_cost_little(start_server: Start) -> None:
    """What waits is counted in bytes: a whole game is long, and many ask for it again and again."""
    process = start_server("--bot-pause", "0", "--no-limits")
    with Client(process.url) as ada:
        table = playing(ada, ME, BOT)
        play_on(table, ada)
        size = len(json.dumps(ada.open(table)))
        frozen = [Client(process.url).connect(max_queue=1) for _ in range(40)]
        before = process.memory
        for client in frozen:
            for _ in range(60):
                client.send({"t": "open", "table": table})
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            assert process.memory - before < 40 * (3 * 2**17 + 2 * size)
            time.sleep(0.2)
        for client in frozen:
            client.socket.socket.close()


def test_a_flood_by_one_costs_the_others_little(start_server: Start) -> None:
    """All messages of the flood arrive at once; between any two of them others have their turn."""
    process = start_server()
    with Client(process.url).connect(max_queue=None) as rude, Client(process.url) as ada:
        table, theirs = playing(ada, ME, BOT), playing(rude, ME, BOT)
        ask = json.dumps({"t": "ask", "table": theirs, "id": "q", "plan": []})
        rude.until(theirs, lambda state: bool(state["offers"]))
        for _ in range(2000):
            rude.socket.send(ask)
        waits = []
        for _ in range(20):
            started = time.monotonic()
            ada.send({"t": "ask", "table": table, "id": "mine", "plan": []})
            ada.wait_for("answer")
            waits.append(time.monotonic() - started)
            time.sleep(0.05)
        assert max(waits) < 0.5
        rude.socket.socket.close()


def test_refused_origins_are_logged_now_and_then_with_their_number(start_server: Start) -> None:
    process = start_server("--address-share", "0.1")  # a busy machine takes long for each
    statuses = []
    for _ in range(40):
        with pytest.raises(InvalidStatus) as refused:
            Client(process.url, {"id": "", "ticket": ""}).connect(origin="https://evil.example" + "x" * 3000)
        statuses.append(refused.value.response.status_code)
    assert set(statuses) == {403, 429}  # the limit comes first
    logged = [line for line in process.said().splitlines() if "origin refused" in line]
    assert len(logged) == 1
    assert len(logged[0]) < 500


def test_a_flood_is_held_back_and_nothing_of_it_is_lost(start_server: Start) -> None:
    process = start_server()
    with Client(process.url) as client:
        started = time.monotonic()
        for _ in range(300):
            client.send({"t": "mine"})
        for _ in range(300):
            client.wait_for("tables")
        assert time.monotonic() - started > 1.5  # 1.5 s of the node's time at once, then a quarter of it
        time.sleep(4)
        answers = [client.create([ME, OPEN], "copenhagen_roll") for _ in range(15)]
        assert [answer["t"] for answer in answers[:12]] == ["ack"] * 12
        assert {answer.get("code") for answer in answers[13:]} == {"limit"}
        table = answers[0]["table"]
        said = [client.command(table, "chat", text=f"line {number}") for number in range(12)]
        assert said[0]["t"] == "ack"
        assert said[-1]["code"] == "limit"


def test_somebody_may_look_at_32_tables_at_a_time(server: ServerProcess) -> None:
    with Client(server.url) as client:
        tables = [new_table(client, ME, OPEN) for _ in range(32)]
        more = client.create([ME, OPEN], "copenhagen_roll")["table"]
        client.send({"t": "open", "table": more})
        assert client.wait_for("nack")["code"] == "limit"
        client.send({"t": "leave_table", "table": tables[0]})
        client.open(more)


def test_who_is_in_debt_waits_and_is_not_thrown_out(start_server: Start) -> None:
    process = start_server("--address-share", "0.02")  # 60 ms of the node at once, then 10 a second
    with Client(process.url) as ada:
        answers = [http(f"{process.url}/api/games") for _ in range(30)]
        assert answers[0].status == 200
        assert (answers[-1].status, answers[-1].json["code"]) == (429, "limit")
        wait = int(answers[-1].headers["retry-after"])
        assert 1 <= wait <= 11
        started = time.monotonic()
        ada.send({"t": "mine"})
        assert ada.wait_for("tables", timeout=30)
        assert time.monotonic() - started > 0.05
        time.sleep(wait)
        assert http(f"{process.url}/api/games").status == 200
        assert 'rollwright_held_back_total{limit="address_time"}' in http(f"{process.url}/metrics").text
