"""A friend leaves a game without a clock: those who wait nudge, decide, and bring it to an end, on a real server."""

from __future__ import annotations

import time
from typing import Any

from tests.server.client import Client, http
from tests.server.conftest import Start
from tests.server.players import ME, OPEN, begin, new_table, play_on, sit
from tests.server.process import ServerProcess


def of_two(server: ServerProcess, **more: Any) -> tuple[str, Client, Client]:
    """A table of two: who waits, and who is waited for."""
    ada, bob = Client(server.url, name="Ada").connect(), Client(server.url, name="Bob").connect()
    table = new_table(ada, ME, OPEN, **more)
    sit(bob, table)
    begin(table, ada, bob)
    return (table, bob, ada) if ada.offers(table) else (table, ada, bob)


def refused(answer: dict[str, Any]) -> str:
    code: str = answer["refusal"]["code"]
    return code


def listed(client: Client) -> dict[str, Any]:
    client.send({"t": "mine"})
    (card,) = client.wait_for("tables")["mine"]
    found: dict[str, Any] = card
    return found


def test_who_is_left_nudges_and_after_three_days_a_bot_plays_the_game_to_its_end(start_server: Start) -> None:
    server = start_server("--bot-pause", "0", mutant="days_go_by")
    table, waits, gone = of_two(server)
    assert refused(waits.command(table, "nudge")) == "table.nudge_later"
    assert refused(waits.command(table, "vote", wish="bot")) == "table.not_due"
    server.let_days_go_by(1)
    assert waits.command(table, "nudge")["t"] == "ack"
    news = gone.wait_for("ev", lambda one: one["told"]["kind"] == "nudged")
    assert news["told"]["seats"] == gone.info(table)["you"]
    assert (listed(gone)["nudged"], listed(waits)["nudged"]) == (True, False)
    assert refused(waits.command(table, "nudge")) == "table.nudge_later"
    server.let_days_go_by(2)
    assert waits.command(table, "vote", wish="bot")["t"] == "ack"
    gone.close()
    play_on(table, waits)
    assert waits.info(table)["phase"] == "over"
    seat = 1 - waits.info(table)["you"][0]
    assert waits.info(table)["seats"][seat]["away"]
    deadline = time.monotonic() + 30
    while not (games := http(f"{server.url}/api/me/games", ticket=gone.guest["ticket"]).json["games"]):
        assert time.monotonic() < deadline, "it is never listed"
        time.sleep(0.1)
    assert games[0]["seats"][seat]["stand_in"] == "greedy"
    assert games[0]["seats"][1 - seat]["stand_in"] is None
    waits.close()


def test_who_left_comes_back_and_takes_the_seat_from_the_bot(start_server: Start) -> None:
    server = start_server("--bot-pause", "0", mutant="days_go_by")
    table, waits, gone = of_two(server, patience=1)
    assert waits.info(table)["absence"]["patience"] == 1
    gone.close()
    server.let_days_go_by(1)
    assert waits.command(table, "vote", wish="bot")["t"] == "ack"
    waits.until(table, lambda _: bool(waits.offers(table)))
    with Client(server.url, gone.guest, seed=gone.seed).connect() as back:
        seen = back.open(table)
        assert seen["info"]["seats"][seen["info"]["you"][0]]["away"]
        assert back.command(table, "return")["t"] == "ack"
        play_on(table, waits, back)
        assert back.info(table)["phase"] == "over"
        assert not any(seat["away"] for seat in back.info(table)["seats"])
    waits.close()


def test_who_is_left_closes_the_table_and_it_stays_closed_when_the_server_starts_again(start_server: Start) -> None:
    server = start_server("--bot-pause", "0", mutant="days_go_by")
    table, waits, gone = of_two(server)
    server.let_days_go_by(3)
    assert waits.command(table, "vote", wish="close")["t"] == "ack"
    assert waits.reach(table, waits.heads[table])["info"]["phase"] == "closed"
    for client in (waits, gone):
        client.close()
    server.kill()
    heir = ServerProcess(server.data, "--bot-pause", "0").start()
    with Client(heir.url, waits.guest, seed=waits.seed).connect() as client:
        assert client.open(table)["info"]["phase"] == "closed"
    heir.stop()
