"""Why a move is refused: the first rule that is against it, with values that are true in the position.

A verb alone asks why nothing of its kind can be done. The pack is bench.json; seat 0 is asked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from rollwright.kernel.model import NotationError, Refusal, Value
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import bench
from tests.games.woodcraft_roll.wrw import GAME, new

ROOT: Final = Path(__file__).parents[3]
TABLE: Final = "step=work display=a11,a12,a13"
PLACES: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight")
TOOLS: Final[dict[str, Value]] = {"one": "scrapwood", "two": "glue", "three": "sawblade"}
ALL_HIRED: Final = "helpers=1,2,3,4,5,6,7,8"


def reasons(at: Scene, text: str) -> Refusal:
    found = at.refusal(text, seat=0)
    assert found is not None, f"{text!r} is allowed"
    return found


def case(rule_id: str, table: str, sheet: str, text: str, code: str, **values: Value) -> Any:
    return pytest.param(f"{table} | {sheet}", text, code, values, marks=rule(rule_id), id=f"{text} with {sheet}")


def at_work(rule_id: str, sheet: str, text: str, code: str, **values: Value) -> Any:
    return case(rule_id, TABLE, f"{sheet} rows=y1", text, code, **values)


def on_offer(helper: str, *things: str) -> dict[str, Value]:
    return {"helper": helper, **dict.fromkeys(PLACES, ""), **dict(zip(PLACES, things, strict=False))}


CASES: Final = [
    # What helpers 5 and 7 bring
    at_work("WRW-9.11", "due=pick5", "end", "wrw.pick_first", **on_offer("H5", "glue", "sawblade")),
    at_work("WRW-9.11", "due=pick5 glue=4", "end", "wrw.pick_first", **on_offer("H5", "sawblade")),
    at_work("WRW-9.11", "due=pick5", "pick", "wrw.pick_first", **on_offer("H5", "glue", "sawblade")),
    at_work("WRW-9.11", "due=pick5", "pick scrapwood", "wrw.not_offered", **on_offer("H5", "glue", "sawblade")),
    at_work("WRW-9.11", "due=pick5", "pick nut", "wrw.not_offered", **on_offer("H5", "glue", "sawblade")),
    at_work("WRW-8.2", "due=pick5 glue=4", "pick glue", "wrw.row_full", thing="glue"),
    at_work("WRW-9.13", "due=pick7", "end", "wrw.thanks_first", **on_offer("H7", "scrapwood", "glue")),
    at_work("WRW-9.13", "due=pick7 glue=4", "raise", "wrw.thanks_first", **on_offer("H7", "scrapwood")),
    at_work("WRW-9.13", "due=pick7", "pick sawblade", "wrw.not_in_thanks", **on_offer("H7", "scrapwood", "glue")),
    at_work("WRW-9.13", "due=pick7 sawblade=4", "pick sawblade", "wrw.not_in_thanks",
            **on_offer("H7", "scrapwood", "glue")),
    at_work("WRW-9.13", "", "pick", "wrw.nothing_to_pick"),
    # Turning dice
    at_work("WRW-9.9", "dice=y4 helpers=4", "shift y4 y6", "wrw.yellow_by_one", die="y4", helper="H4"),
    at_work("WRW-9.9", "dice=y4 helpers=4", "shift y4 b5", "wrw.yellow_by_one", die="y4", helper="H4"),
    at_work("WRW-9.8", "dice=b4 helpers=3", "shift b4 b6", "wrw.brown_by_one", die="b4", helper="H3"),
    at_work("WRW-9.3", "dice=y4", "shift y4 y6", "wrw.helper_missing", helper="H4"),
    at_work("WRW-9.3", "dice=y4", "shift", "wrw.nobody_to_turn", one="H3", other="H4"),
    at_work("WRW-9.4", "dice=y4 helpers=4 used=4", "shift", "wrw.helper_used", helper="H4"),
    at_work("WRW-9.8", "dice=y4 helpers=3", "shift", "wrw.no_brown_die", helper="H3"),
    at_work("WRW-9.9", "dice=b4 helpers=4", "shift", "wrw.no_yellow_die", helper="H4"),
    # Crates
    at_work("WRW-8.10", "blueberry=1 crates=1ab", "berry 1", "wrw.blueberry_crate_complete", crate=1, kind="helpers"),
    at_work("WRW-8.10", "blueberry=1", "berry 2", "wrw.no_blueberry_slot", crate=2, kind="orders"),
    at_work("WRW-8.10", "blueberry=1", "berry 6", "wrw.no_such_blueberry_crate", crate=6, crates=5),
    at_work("WRW-8.10", "blueberry=1", "berry 9", "wrw.no_such_blueberry_crate", crate=9, crates=5),
    at_work("WRW-8.10", "crates=1ab", "berry", "wrw.no_blueberry"),
    at_work("WRW-8.10", "blueberry=1 crates=1ab,3a,5ab", "berry 1", "wrw.no_blueberry_place"),
    at_work("WRW-8.10", "blueberry=1 crates=1ab,3a,5ab", "berry", "wrw.no_blueberry_place"),
    at_work("WRW-8.9", "due=chestnut crates=2a", "chestnut 2", "wrw.crate_complete", crate=2, kind="orders"),
    at_work("WRW-8.9", "due=chestnut", "chestnut 6", "wrw.no_such_crate", crate=6, crates=5),
    at_work("WRW-8.9", "due=chestnut", "chestnut 9", "wrw.no_such_crate", crate=9, crates=5),
    at_work("WRW-8.9", "", "chestnut", "wrw.no_chestnut_due"),
    at_work("WRW-8.4", "", "lantern", "wrw.no_lantern_due"),
    # Glue, sawblades and scrapwood
    at_work("WRW-7.8", "dice=y1", "raise", "wrw.no_scrapwood"),
    at_work("WRW-7.8", "dice=y1 sawblade=1 helpers=1 used=1", "raise", "wrw.no_scrapwood"),
    at_work("WRW-7.1", "dice=y1,y2", "glue", "wrw.no_glue"),
    at_work("WRW-7.6", "dice=y2", "saw", "wrw.no_sawblade"),
    at_work("WRW-7.11", "scrapwood=1", "raise", "wrw.no_dice"),
    at_work("WRW-7.11", "scrapwood=1", "raise y1 y2", "wrw.no_dice"),
    at_work("WRW-7.1", "dice=y1 glue=1", "glue", "wrw.two_dice"),
    at_work("WRW-7.2", "dice=y6,b7 glue=1", "glue", "wrw.too_large", sum=13),
    at_work("WRW-7.2", "dice=y12 scrapwood=1", "raise", "wrw.too_large", sum=13),
    at_work("WRW-7.7", "dice=y1,b1 sawblade=1", "saw", "wrw.saw_one", die="y1"),
    at_work("WRW-7.1", "dice=y1,y2", "glue y1 y2 y4", "wrw.no_glue"),
    at_work("WRW-7.1", "dice=y1,y2 glue=1", "glue y1 y2 y4", "wrw.wrong_sum", sum=3),
    at_work("WRW-7.11", "dice=y1,y2 glue=1", "glue y1 b2 y4", "wrw.no_die", die="b2"),
    at_work("WRW-7.8", "dice=y3 helpers=1", "raise y3 y4 with scrapwood", "wrw.no_scrapwood"),
    at_work("WRW-9.6", "dice=y3 scrapwood=1 helpers=1", "raise y3 y4 with scrapwood", "wrw.same_resource",
            thing="scrapwood"),
    # Orders
    at_work("WRW-6.7", "dice=b3", "complete", "wrw.no_order_held"),
    at_work("WRW-6.7", "dice=b3", "complete a2", "wrw.not_your_order", order="a2"),
    at_work("WRW-6.1", "dice=y3 held=a2", "complete", "wrw.dice_missing", order="a2", missing="b3"),
    at_work("WRW-6.3", "dice=y2 held=a4", "complete", "wrw.resources_missing", order="a4", thing="glue", count=1),
    at_work("WRW-6.3", "dice=y2 sawblade=1 held=a2,a4 helpers=1", "complete", "wrw.resource_in_stead",
            order="a4", thing="glue", other="sawblade", helper="H1"),
    at_work("WRW-6.3", "dice=y2 sawblade=1 held=a4 helpers=1 used=1", "complete a4", "wrw.resources_missing",
            order="a4", thing="glue", count=1),
    at_work("WRW-9.6", "dice=y2 glue=1 held=a4 helpers=1", "complete a4 with glue for glue", "wrw.same_resource",
            thing="glue"),
    at_work("WRW-6.1", "dice=y3 glue=1 held=a4 helpers=1", "complete a4 with glue for glue", "wrw.dice_missing",
            order="a4", missing="y2"),
    # Helpers
    at_work("WRW-9.1", "blueberry=1 helpers=4", "hire", "wrw.too_few_blueberries", helper="H1", cost=2, have=1),
    at_work("WRW-9.2", f"blueberry=9 {ALL_HIRED}", "hire", "wrw.all_hired"),
    at_work("WRW-9.3", "glue=1", "sell", "wrw.helper_missing", helper="H2"),
    at_work("WRW-9.4", "glue=1 helpers=2 used=2", "sell", "wrw.helper_used", helper="H2"),
    at_work("WRW-9.7", "helpers=2", "sell", "wrw.nothing_to_sell", **TOOLS),
    at_work("WRW-9.7", "glue=4/3 helpers=2 used=2 sold=3", "sell", "wrw.sale_limit", limit=3),
    # Choosing, taking, keeping
    case("WRW-4.2", "board=b6,b5,-,-,-,- display=a11,a12,a13", "-", "choose y4", "wrw.not_on_board", die="y4"),
    case("WRW-4.7", "board=b6,b5,-,-,-,- display=a11,a12,a13", "-", "choose b5", "wrw.name_line", die="b5"),
    case("WRW-2.3", "board=b6,b5,-,-,-,- display=a11,a12,a13", "-", "end", "wrw.choose_first"),
    case("WRW-2.3", "board=b6,b5,-,-,-,- phase=2 gone=b1,b2,b3,b4,b5", "-", "end", "wrw.choose_die_first"),
    at_work("WRW-1.4", "", "keep a1", "wrw.kept_already"),
    at_work("WRW-2.3", "", "choose order", "wrw.one_choice"),
    at_work("WRW-8.4", "due=lantern", "choose order", "wrw.lantern_first"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "move", "code", "values"), CASES)
def test_a_refusal_gives_the_rule_and_true_values(text: str, move: str, code: str, values: dict[str, Value]) -> None:
    at = bench(text)
    assert at.refuses(move, code, seat=0)
    assert reasons(at, move).values == values


@pytest.mark.parametrize(
    ("sheet", "verb"),
    [
        ("dice=y1 sawblade=1 helpers=1", "raise"),
        ("dice=y1,y2 glue=1", "glue"),
        ("dice=y2 sawblade=1", "saw"),
        ("dice=b3 held=a2", "complete"),
        ("dice=b3 helpers=3", "shift"),
        ("glue=1 helpers=2", "sell"),
        ("blueberry=1", "hire"),
        ("blueberry=1", "berry"),
        ("due=chestnut", "chestnut"),
        ("due=lantern", "lantern"),
    ],
)
def test_a_verb_alone_is_no_refusal_where_something_of_its_kind_can_be_done(sheet: str, verb: str) -> None:
    at = bench(f"{TABLE} | {sheet} rows=y1")
    assert [move for move in at.offered(0) if move.startswith(verb)]
    with pytest.raises(NotationError):
        at.refusal(verb, seat=0)


VERBS: Final = ("raise", "glue", "saw", "shift", "sell", "hire", "berry", "complete", "lantern", "chestnut", "pick")
ADVICE: Final = ("wrw.resource_in_stead", "wrw.pick_first", "wrw.thanks_first")
"""Refusals that name what can be done instead."""


@pytest.mark.parametrize("players", [1, 3])
def test_in_play_a_verb_alone_is_refused_just_where_nothing_of_its_kind_can_be_done(players: int) -> None:
    source = Source(f"verbs {players}")
    at = new(players)
    while not at.over:
        seat, action = random_move(GAME, at.position, source)
        if seat >= 0 and source.below(3) == 0:
            for verb in VERBS:
                offered = [move for move in at.offered(seat) if move.split()[0] == verb]
                try:
                    refusal = at.refusal(verb, seat)
                except NotationError:
                    assert offered, f"{verb} is understood by nobody and possible for nobody"
                else:
                    assert refusal is not None
                    assert not offered or refusal.code in ADVICE, f"{refusal}, though {offered[0]} is allowed"
        at = Scene(GAME, GAME.after(at.position, seat, action), [])
