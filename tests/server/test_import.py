"""A game that was played on a device is imported by a server, and goes on there."""

from __future__ import annotations

import pytest

from rollwright.kernel.discovery import game_ids
from tests.offline.page import Page
from tests.server.client import Client, http
from tests.server.process import ServerProcess


def saved(game: str = "copenhagen_roll", moves: int = 2) -> tuple[str, str]:
    """The record of a game against a bot on a device, and the hash of what its player sees; short games go on too."""
    page = Page()
    table = page.create("random", game=game)
    for pick in range(moves):
        page.play(table, pick)
    view_hash: str = page.look(table)["view_hash"]
    return page.host.export(table, "record"), view_hash


@pytest.mark.parametrize("game", game_ids())
def test_a_game_begun_on_a_device_goes_on_at_a_server(server: ServerProcess, game: str) -> None:
    text, view_hash = saved(game)
    with Client(server.url, name="Ada") as ada:
        answer = http(f"{server.url}/api/tables", "POST", raw=text.encode(), ticket=ada.guest["ticket"])
        assert answer.status == 201
        table = answer.json["table"]
        seen = ada.open(table)
        assert (seen["view_hash"], seen["info"]["dice"]["scheme"]) == (view_hash, "local")
        offer = next(offer for offer in seen["offers"] if offer["actions"])
        assert ada.act(table, offer, offer["actions"][0]["id"])["t"] == "ack"
        again = http(f"{server.url}/api/tables", "POST", raw=text.encode(), ticket=ada.guest["ticket"])
        assert (again.status, again.json["table"]) == (200, table)


def test_a_record_that_the_rules_refuse_is_refused_in_words(server: ServerProcess) -> None:
    ticket = http(f"{server.url}/api/guests", "POST").json["ticket"]
    forged = saved()[0].replace("hash: ", "hash: 0")
    for body, word in ((forged.encode(), "hash"), (b"nothing", "rollwright record 1"), (b"\xff", "UTF-8")):
        answer = http(f"{server.url}/api/tables", "POST", raw=body, ticket=ticket)
        assert (answer.status, answer.json["code"]) == (400, "invalid")
        assert word in answer.json["why"]
    assert http(f"{server.url}/api/tables", "POST", raw=b" " * 200_001, ticket=ticket).status == 413
    assert http(f"{server.url}/api/tables", "POST", raw=forged.encode()).status == 401
