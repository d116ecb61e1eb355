"""Studies at a server: played by its rules, for whoever shows a ticket; and the record of what one tries alone."""

from __future__ import annotations

import pytest

from tests.server.client import Client, Message, http
from tests.server.players import BOT, ME, begin, new_table
from tests.server.process import ServerProcess
from tests.tables.test_studies import TEXT


def test_a_study_comes_back_with_every_position_and_as_often_as_it_is_asked_for(server: ServerProcess) -> None:
    ticket = http(f"{server.url}/api/guests", "POST").json["ticket"]
    for _ in range(2):
        answer = http(f"{server.url}/api/studies", "POST", raw=TEXT.encode(), ticket=ticket)
        assert answer.status == 200
        assert [step["text"] for step in answer.json["steps"]][-3:] == ["choose red-2", "choose blue-2", "reroll yb"]


def test_one_that_the_rules_refuse_is_refused_in_words(server: ServerProcess) -> None:
    ticket = http(f"{server.url}/api/guests", "POST").json["ticket"]
    forged = TEXT.replace("choose red-2", "choose red-4")
    for body, word in ((forged.encode(), "is refused"), (b"nothing", "rollwright record"), (b"\xff", "UTF-8")):
        answer = http(f"{server.url}/api/studies", "POST", raw=body, ticket=ticket)
        assert (answer.status, answer.json["code"]) == (400, "invalid")
        assert word in answer.json["why"]
    assert http(f"{server.url}/api/studies", "POST", raw=b" " * 200_001, ticket=ticket).status == 413
    assert http(f"{server.url}/api/studies", "POST", raw=TEXT.encode()).status == 401


@pytest.mark.parametrize(
    ("start", "seats", "status"),
    [(True, [ME, ME], 200), (True, [ME, BOT], 409), (False, [ME, ME], 409)],
    ids=["practice alone", "practice against a bot", "a game at one screen"],
)
def test_the_record_of_a_game_that_goes_on_is_for_who_practises_alone(
    server: ServerProcess, start: bool, seats: list[Message], status: int
) -> None:
    ticket = http(f"{server.url}/api/guests", "POST").json["ticket"]
    study = http(f"{server.url}/api/studies", "POST", raw=TEXT.encode(), ticket=ticket).json
    from_here = {"start": study["steps"][6]["position"]} if start else {}
    with Client(server.url, name="Ada") as ada, Client(server.url, name="Bo") as bo:
        table = new_table(ada, *seats, **from_here)
        begin(table, ada)
        url = f"{server.url}/api/tables/{table}/record"
        assert http(url, ticket=ada.guest["ticket"]).status == status
        assert http(url, ticket=bo.guest["ticket"]).status == 409
        assert http(url).status == 409
