"""Content packs: what is wrong with one is said in words, with the place; and what the pack of ours keeps to."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from rollwright.games.woodcraft_roll.components import DIE_NAMES, THINGS
from rollwright.games.woodcraft_roll.content_pack import OWN_VERSIONS, pack_of
from rollwright.kernel.discovery import package_of
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.options import SetupError
from rollwright.kernel.record import content_hash, read_record, replay, write_record
from rollwright.testing.contract import run_contract
from rollwright.testing.scene import rule
from tests.games.woodcraft_roll.bench import PACK
from tests.games.woodcraft_roll.wrw import GAME

OWN = files(package_of("woodcraft_roll")) / "workshop-2.json"


def changed(path: str, value: object) -> str:
    """A small pack with one thing put in its place: `changed("board 3 brown", "acorn")`."""
    pack: Any = json.loads(PACK)
    *way, last = [int(part) if part.isdigit() else part for part in path.split()]
    place = pack
    for part in way:
        place = place[part]
    place[last] = value
    return json.dumps(pack)


@rule("WRW-13.1")
@pytest.mark.parametrize(
    ("path", "value", "reported"),
    [
        ("game", "chess", 'game: this pack is for "chess", not for woodcraft_roll'),
        ("colour", "red", 'pack: "colour" is not known here; there are name, version, rows,'),
        ("name", 7, "name: a text of up to 80 signs is needed, or one for each language"),
        ("name", "two\u2028lines", "pack: the sign U+2028 can't be shown; leave it out"),
        ("name", {"\ud800": "half a sign"}, "pack: the sign U+D800 can't be shown; leave it out"),
        ("orders 4 dice", "y1\u0085b5", "pack: the sign U+0085 can't be shown; leave it out"),
        ("version", 0, "version: a whole number from 1 to 1000000 is needed, not 0"),
        ("nuts", True, "nuts: a whole number from 0 to 99 is needed, not true"),
        ("nuts", 24.0, "nuts: a whole number from 0 to 99 is needed, not 24.0"),
        ("sale", 31, "sale: a whole number from 1 to 30 is needed, not 31"),
        ("rows glue", 4, "rows, glue: an object with circles, chestnuts is needed"),
        ("rows glue circles", 31, "rows, glue, circles: a whole number from 1 to 30 is needed, not 31"),
        ("rows glue chestnuts", [9], "rows, glue, chestnuts, number 1: there is no circle 9; this row has 4"),
        ("rows glue chestnuts", [2, 2], "rows, glue, chestnuts, number 2: 2 stands here twice; once is enough"),
        ("board", [], "board: 6 entries are needed, not 0"),
        ("board", {}, "board: a list is needed"),
        ("board 3 brown", "acorn", 'board, line 4, brown: "acorn" can\'t stand here; there are scrapwood, glue,'),
        ("board 3 brown", "y3", 'board, line 4, brown: "y3" can\'t stand here; there are scrapwood, glue,'),
        ("board 3 brown", 3, "board, line 4, brown: words with spaces between are needed, out of scrapwood,"),
        ("board 3 brown", "nut " * 13, "board, line 4, brown: 0 to 12 words are needed, not 13"),
        ("lanterns points", [0] * 9, "lanterns, points: 10 entries are needed, not 9"),
        ("lanterns rows 1", "acorn", 'lanterns, row 2: "acorn" can\'t stand here'),
        ("helpers 2 cost", 13, "helper 3, cost: a cost of 13 could never be paid; the row of blueberries has 12"),
        ("helpers 2 choice", ["glue"], 'helper 3: "choice" is not known here; there are cost, name, points'),
        ("helpers 2 shows", "glue", 'helper 3: "shows" is not known here; there are cost, name, points'),
        ("helpers 0 shows", "glue", "helper 1, shows: 2 to 3 words are needed, not 1"),
        ("helpers 1 shows", "glue Glue", 'helper 2, shows: "glue" stands here twice; once is enough'),
        ("helpers 1 shows", "blueberry", 'helper 2, shows: "blueberry" can\'t stand here; there are scrapwood, glue,'),
        ("helpers 4 choice", [""], "helper 5, option 1: 1 to 12 words are needed, not 0"),
        ("helpers 4 choice", ["y1 glue", "Glue Y1"], "helper 5, option 2: options 1 and 2 are alike"),
        ("helpers 4 choice", [f"y{n}" for n in range(1, 10)], "helper 5, choice: 1 to 8 entries are needed, not 9"),
        ("crates 0 kind", "apples", 'crate 1, kind: "apples" is none of helpers, orders, reputation, lanterns,'),
        ("crates 0 slots", "", "crate 1, slots: 1 to 2 words are needed, not 0"),
        ("orders 4 dice", "", "order 5, dice: dice or resources are needed; this order asks for nothing"),
        ("orders 4 dice", "y1 y13", 'order 5, dice: "y13" can\'t stand here; there are y1–y12, b1–b12'),
        ("orders 4 resources", "nut", 'order 5, resources: "nut" can\'t stand here; there are scrapwood, glue,'),
        ("orders 4 picture", "A spoon", "order 5, picture: a word of small letters and hyphens is needed, of up to 24"),
        ("orders 0 phase", 2, "orders: phase 1 needs 13 to 45 orders; it has 12"),
    ],
)
def test_what_is_wrong_is_reported_with_the_place(path: str, value: object, reported: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.content(changed(path, value))
    assert reported in refused.value.message
    assert (refused.value.code, refused.value.rule) == ("content", "WRW-13.1")


@rule("WRW-13.1")
def test_dice_and_things_are_read_in_letters_of_any_case() -> None:
    pack = pack_of(changed("orders 4", {"phase": 1, "name": "Bird table", "dice": "Y3 b12", "gains": "Glue B1"}))
    order = pack.orders[4]
    assert [DIE_NAMES[kind] for kind in order.dice] == ["y3", "b12"]
    assert [THINGS[thing] for thing in order.gains] == ["glue", "b1"]


@rule("WRW-13.1")
@pytest.mark.parametrize("text", ["{", "[]", "[" * 100_000])
def test_what_is_no_pack_at_all_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="pack: "):
        GAME.content(text)


@rule("WRW-13.2")
def test_a_pack_is_the_same_however_it_is_laid_out() -> None:
    data = json.loads(PACK)
    texts = {GAME.content(text) for text in (PACK, json.dumps(data, indent=4), json.dumps(data, sort_keys=True))}
    assert len(texts) == 1
    assert "\n" not in texts.pop()


@rule("WRW-13.2")
def test_our_own_pack_goes_by_its_name() -> None:
    assert GAME.content("") == GAME.content("workshop-3") == "workshop-3"
    assert make_setup(GAME, 2).content == "workshop-3"


@rule("WRW-13.2")
def test_the_first_version_of_our_pack_is_still_played_and_replayed() -> None:
    match = Match(GAME, make_setup(GAME, 1, content="workshop-1"))
    match.settle("first version")
    text = write_record(match, ["Ada"])
    assert "content: workshop-1\n" in text
    assert replay(GAME, read_record(text)).position == match.position
    assert [OWN_VERSIONS[name].helper_points[5] for name in ("workshop-1", "workshop-2")] == [0, 1]


@rule("WRW-13.2")
def test_a_record_embeds_another_pack_and_replays_without_it() -> None:
    match = Match(GAME, make_setup(GAME, 1, content=PACK))
    match.settle("embedded")
    text = write_record(match, ["Ada"])
    assert f"content: {content_hash(GAME.content(PACK))} " in text
    assert replay(GAME, read_record(text)).position == match.position


@rule("WRW-13.2")
@pytest.mark.parametrize("players", GAME.players)
def test_a_game_keeps_the_contract_on_another_pack_too(players: int) -> None:
    """Its decks are small: phase I runs out, and what was not kept comes up from the bottom."""
    report = run_contract(GAME, make_setup(GAME, players, content=PACK), games=1, seed="another pack")
    assert report.longest <= report.bound


@rule("WRW-13.3")
def test_our_pack_has_at_least_24_orders_a_phase_with_names_in_three_languages() -> None:
    pack = json.loads(OWN.read_text(encoding="utf-8"))
    assert [sum(order["phase"] == phase for order in pack["orders"]) for phase in (1, 2)] == [24, 24]
    names = [order["name"] for order in pack["orders"]]
    assert all(set(name) == {"en", "fr", "nl"} for name in names)
    for language in ("en", "fr", "nl"):
        assert len({name[language] for name in names}) == len(names)
