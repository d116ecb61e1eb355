"""A game that was played on a device is imported by a server, and goes on there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.record import write_record
from tests.games.woodcraft_roll.bench import PACK
from tests.offline.page import Page
from tests.server.client import Answer, Client, http
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


def on_pack(characters: int) -> str:
    """The record of a game of Woodcraft that has begun, on a pack of about so many characters."""
    game, pack = find_game("woodcraft_roll"), json.loads(PACK)
    languages = max(0, characters - len(game.content(PACK))) // 91  # "00000":"…80 signs…",
    pack["name"] = {f"{number:05}": "x" * 80 for number in range(languages)}
    match = Match(game, make_setup(game, 1, content=game.content(json.dumps(pack))))
    match.settle("a game")
    return write_record(match, ["Ada"], [""])


def test_a_pack_that_could_not_be_sent_can_not_be_imported_either(server: ServerProcess, tmp_path: Path) -> None:
    ticket = http(f"{server.url}/api/guests", "POST").json["ticket"]

    def send(text: str) -> Answer:
        return http(f"{server.url}/api/tables", "POST", raw=text.encode(), ticket=ticket)

    answer = send(on_pack(60_000))
    assert answer.status == 400
    assert "40000 is the most" in answer.json["why"]
    answer = send(on_pack(39_000))
    assert answer.status == 201, answer.text
    url = f"{server.url}/api/tables/{answer.json['table']}"
    assert len(http(url).text) < 10_000  # what every message says of it stays short
    log = tmp_path / "log"
    log.write_text(http(f"{url}/log").text)
    run = subprocess.run(
        [sys.executable, "-m", "rollwright.cli", "verify", str(log)], check=False, capture_output=True, text=True
    )
    # Nothing proves local dice; else nothing is wrong with the log.
    assert "1 things are wrong" in run.stdout, run.stdout + run.stderr
    assert "local: nothing proves them" in run.stdout


def test_numbers_of_thousands_of_digits_and_a_record_that_stops_before_a_roll_are_refused_in_words(
    server: ServerProcess,
) -> None:
    ticket = http(f"{server.url}/api/guests", "POST").json["ticket"]
    head, _, moves = saved()[0].partition("\n\n")
    header = "\n".join(line for line in head.splitlines() if not line.startswith("hash:"))
    huge = "9" * 5000
    before_a_roll = moves.splitlines()[: next(n for n, line in enumerate(moves.splitlines()) if line.startswith("*"))]
    for text, word in (
        (f"{header}\n\n{huge} roll\n", "seat"),
        (f"{header}\n\n0 choose w{huge}\n", "characters"),
        (header.replace("rules: ", f"rules: {huge}") + "\n\n", "rules version"),
        ("\n".join([header, "", *before_a_roll, ""]), "dice or cards come next"),
    ):
        answer = http(f"{server.url}/api/tables", "POST", raw=text.encode(), ticket=ticket)
        assert (answer.status, answer.json["code"]) == (400, "invalid")
        assert word in answer.json["why"]
