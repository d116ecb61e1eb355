"""A table on a content pack: its log and its record hold the pack whole."""

from __future__ import annotations

import json

from rollwright.kernel.discovery import find_game
from rollwright.kernel.record import content_hash, read_record, replay
from rollwright.tables.commands.bot_turns import bot_request, choose
from rollwright.tables.commands.command import OpenTable
from rollwright.tables.commands.create import Create
from rollwright.tables.commands.decide import decide
from rollwright.tables.commands.game import Rematch
from rollwright.tables.commands.outcome import Accepted
from rollwright.tables.log.fold import fold
from rollwright.tables.wire.export import record
from rollwright.tables.wire.outbound import info
from rollwright.tables.wire.schema import PACK_INFO
from tests.games.woodcraft_roll.bench import PACK
from tests.tables.evening import PEOPLE, Evening, fresh, playing, seats, seed_hash

ID = "woodcraft_roll"


def test_the_log_of_a_table_holds_its_pack() -> None:
    table = playing("me", game=ID, content=PACK).table
    again = None
    for row in table.rows:
        again = fold(again, row)
    assert again is not None
    assert again.setup.content == table.setup.content == find_game(ID).content(PACK)


def test_the_record_of_a_table_holds_its_pack_after_its_hash() -> None:
    table = playing("me", game=ID, content=PACK).table
    text = record(table, PEOPLE)
    assert text is not None
    assert f"content: {content_hash(table.setup.content)} {{" in text
    assert replay(table.game, read_record(text)).setup == table.setup


def test_a_bot_plays_on_the_pack_of_its_table() -> None:
    evening = playing("me", "random", game=ID, content=PACK)
    request = bot_request(evening.table, 1)
    assert request is not None
    assert choose(request) in evening.table.legal[1]


def test_a_rematch_is_played_on_the_same_pack() -> None:
    evening = playing("me", game=ID, content=PACK)
    evening.play_out()
    ruling = evening.do(Rematch("ada", evening.cid(), fresh("next"), seed_hash("ada", 1)))
    create = next(effect.create for effect in ruling.effects if isinstance(effect, OpenTable))
    opened = decide(None, create, evening.now)
    assert isinstance(opened, Accepted)
    assert opened.table.setup == evening.table.setup


def test_those_at_a_table_are_told_of_a_pack_that_is_not_the_games_own() -> None:
    bench = info(playing("me", game=ID, content=PACK).table, None, PEOPLE)["content"]
    assert bench == {"hash": content_hash(find_game(ID).content(PACK)), "name": "Bench", "version": 1}
    assert PACK_INFO.fault(bench, "the pack") == ""
    assert info(playing("me", game=ID).table, None, PEOPLE)["content"] is None
    assert info(playing("me", "open").table, None, PEOPLE)["content"] is None


def test_a_pack_with_a_mistake_makes_no_table() -> None:
    pack = json.loads(PACK)
    del pack["nuts"]
    command = Create("ada", "c1", fresh(), ID, seats("me"), content=json.dumps(pack), seed_hash=seed_hash("ada"))
    refusal = Evening().refusal(command).refusal
    assert refusal is not None
    assert refusal.values == {"message": "nuts: this is missing", "rule": "WRW-13.1"}
