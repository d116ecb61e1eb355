"""Content packs over HTTP: sent, judged, kept for who sent them, and played on."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.record import content_hash
from tests.games.woodcraft_roll.bench import PACK
from tests.server.client import Answer, Client, Message, http
from tests.server.conftest import Start
from tests.server.players import ME, begin, play_on
from tests.server.process import ServerProcess

GAME = "woodcraft_roll"
HASH = content_hash(find_game(GAME).content(PACK))


def send(url: str, pack: bytes | str, guest: Message | None = None, game: str = GAME) -> Answer:
    raw = pack if isinstance(pack, bytes) else pack.encode()
    ticket = (guest or http(f"{url}/api/guests", "POST").json)["ticket"]
    return http(f"{url}/api/games/{game}/content", "POST", raw=raw, ticket=ticket)


def with_name(name: str) -> str:
    return json.dumps({**json.loads(PACK), "name": name})


def test_a_pack_that_is_sent_is_told_by_hash_name_and_version(server: ServerProcess) -> None:
    answer = send(server.url, PACK)
    assert answer.status == 201
    assert answer.json == {"hash": HASH, "name": "Bench", "version": 1}


def test_a_pack_is_the_same_with_the_mark_that_some_editors_put_first(server: ServerProcess) -> None:
    assert send(server.url, b"\xef\xbb\xbf" + PACK.encode()).json["hash"] == HASH


@pytest.mark.parametrize(
    ("pack", "status", "reported"),
    [
        (PACK.replace('"nuts"', '"nails"'), 400, r'pack: "nails" is not known here; .*\(WRW-13\.1\)'),
        ("{", 400, r"pack: this is no JSON"),
        (b"\xff\xfe", 400, r"no text in UTF-8"),
        ("", 400, r"nothing was sent"),
        ("workshop-1", 400, r"the game's own pack"),
        (with_name("\ud800"), 400, r"the sign U\+D800 can't be shown"),
        (PACK.replace('"y1', '"y1' + " " * 50_000, 1), 413, r"\d+ signs; 40000 is the most"),
        (PACK + " " * 100_000, 413, r"at most 100000 bytes"),
    ],
    ids=["a mistake", "no JSON", "no text", "nothing", "ours", "half a sign", "too many signs", "too many bytes"],
)
def test_what_can_not_be_played_on_is_refused_in_words(
    server: ServerProcess, pack: bytes | str, status: int, reported: str
) -> None:
    answer = send(server.url, pack)
    assert answer.status == status
    assert re.search(reported, answer.json["why"])


def test_all_that_is_wrong_is_told_with_code_values_and_place(server: ServerProcess) -> None:
    pack = json.loads(PACK)
    pack["nuts"] = 100
    pack["board"][3]["brown"] = "acorn"
    faults = send(server.url, json.dumps(pack)).json["faults"]
    assert [(fault["code"], fault["place"]) for fault in faults] == [
        ("wrw.pack_whole", ["nuts"]),
        ("wrw.pack_word", ["board", 3, "brown"]),
    ]
    assert faults[0]["values"] == {"least": 0, "most": 99, "found": "100"}
    assert faults[1]["text"].startswith('board, line 4, brown: "acorn" can\'t stand here')


def test_a_game_that_has_no_content_takes_none(server: ServerProcess) -> None:
    games = {game["id"]: game["content"] for game in http(f"{server.url}/api/games").json["games"]}
    assert games[GAME] == "workshop-3"
    other = next(game for game, content in games.items() if not content)
    assert "takes no content pack" in send(server.url, PACK, game=other).json["why"]
    assert send(server.url, PACK, game="chess").status == 404


def test_only_who_has_sent_a_pack_can_set_a_table_with_it(server: ServerProcess) -> None:
    with Client(server.url) as ada, Client(server.url) as bob:
        assert send(server.url, PACK, ada.guest).status == 201
        assert ada.create([ME], GAME, content=HASH)["t"] == "ack"
        refused = bob.create([ME], GAME, content=HASH)
    assert (refused["code"], refused["refusal"]["code"]) == ("unknown", "table.unknown_content")


def test_a_guest_has_so_many_packs_and_is_erased_with_them(server: ServerProcess) -> None:
    with Client(server.url) as ada:
        first, *_, last = [send(server.url, with_name(f"Pack {n}"), ada.guest).json["hash"] for n in range(21)]
        assert ada.create([ME], GAME, content=first)["t"] == "nack"
        assert ada.create([ME], GAME, content=last)["t"] == "ack"
        assert send(server.url, with_name("A secret pack"), ada.guest).status == 201
        http(f"{server.url}/api/guests/me", "DELETE", ticket=ada.guest["ticket"])
    for file in server.data.iterdir():
        assert b"A secret pack" not in file.read_bytes()


def test_a_table_on_a_pack_outlives_a_restart_and_its_exports_hold_the_pack(
    start_server: Start, tmp_path: Path
) -> None:
    server = start_server("--bot-pause", "0", "--no-limits")
    with Client(server.url) as ada:
        send(server.url, PACK, ada.guest)
        table = ada.create([ME], GAME, content=HASH)["table"]
        ada.open(table)
        assert ada.info(table)["content"] == {"hash": HASH, "name": "Bench", "version": 1}
        begin(table, ada)
        play_on(table, ada, moves=20)
    server.stop()
    server.start()
    with Client(server.url, ada.guest) as again:
        again.open(table)
        assert again.views[table]["view"]["pack"]["hash"] == HASH
        play_on(table, again)
    record = exported(server, table, "record", tmp_path)
    log = exported(server, table, "log", tmp_path)
    assert f"content: {HASH} {{" in record.read_text()
    assert "honest: " in rollwright("verify", log)
    assert re.search(r"^hash: \w{16}$", record.read_text(), re.MULTILINE)
    rollwright("replay", record)  # which compares the hash that it ends with

    rows: list[dict[str, Any]] = json.loads(log.read_text())
    rows[0]["body"]["setup"]["content"] = find_game(GAME).content(with_name("Another"))
    log.write_text(json.dumps(rows))
    assert "not honest" in rollwright("verify", log, fails=True)


def exported(server: ServerProcess, table: str, what: str, folder: Path) -> Path:
    file = folder / what
    file.write_text(http(f"{server.url}/api/tables/{table}/{what}").text)
    return file


def rollwright(command: str, file: Path, fails: bool = False) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "rollwright.cli", command, str(file)], check=False, capture_output=True, text=True
    )
    assert (run.returncode != 0) == fails, run.stderr
    return run.stdout
