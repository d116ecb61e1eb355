"""Chapter 13: the content pack. test_content.py tells more of what is wrong with a bad one."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from rollwright.bots.greedy import Greedy
from rollwright.kernel.options import SetupError
from rollwright.kernel.playout import random_move
from rollwright.kernel.record import read_record, replay, write_record
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import PACK
from tests.games.woodcraft_roll.wrw import new, new_match, state

WORTH = {"nut": 1, "blueberry": 2, "scrapwood": 2, "sawblade": 3, "glue": 4, "lantern": 4, "chestnut": 5}
"""What the things that a line pays are about worth: a glue is worth more than a sawblade, for its two nuts."""


def pack(content: str) -> dict[str, Any]:
    """A pack as a client gets it."""
    found: dict[str, Any] = state(new(1, content))["pack"]
    return found


def without(path: str) -> str:
    """The pack of the tests with something left out: `without("board 3 brown")`."""
    found = json.loads(PACK)
    *way, last = [int(part) if part.isdigit() else part for part in path.split()]
    place = found
    for part in way:
        place = place[part]
    del place[last]
    return json.dumps(found)


@rule("WRW-13.1")
@pytest.mark.parametrize(
    ("path", "reported"),
    [
        ("board 3 brown", "board, line 4, brown: this is missing"),
        ("board 5", "board"),
        ("rows glue", "rows, glue"),
        ("lanterns points", "lanterns, points"),
        ("helpers 2 cost", "helper 3, cost"),
        ("crates 0 slots", "crate 1, slots"),
        ("orders 4 dice", "order 5, dice"),
        ("nuts", "nuts"),
    ],
)
def test_a_pack_that_lacks_something_is_refused_and_the_place_is_named(path: str, reported: str) -> None:
    with pytest.raises(SetupError) as refused:
        new(2, without(path))
    assert refused.value.rule == "WRW-13.1"
    assert reported in str(refused.value)


@rule("WRW-13.1")
@pytest.mark.parametrize("content", ["", PACK], ids=["ours", "another"])
def test_the_packs_we_have_are_accepted(content: str) -> None:
    assert state(new(2, content))["step"] == "deal"


@rule("WRW-13.2")
@pytest.mark.parametrize("content", ["", PACK], ids=["ours", "another"])
def test_a_record_holds_its_pack_and_replays_on_it(content: str) -> None:
    match = new_match(2, content)
    source = Source("pack")
    while not match.over:
        match.play(*random_move(match.game, match.position, source))
    text = write_record(match, ["Ada", "Bo"])
    assert "\ncontent: " in text
    again = replay(match.game, read_record(text))
    assert again.setup == match.setup
    assert again.position == match.position


@rule("WRW-13.2")
def test_another_pack_is_another_game() -> None:
    assert pack(PACK)["name"] == "Bench"
    assert pack(PACK)["hash"] != pack("")["hash"]
    assert pack(PACK)["board"] != pack("")["board"]


@rule("WRW-13.2")
@pytest.mark.parametrize(
    ("page", "reported"),
    [
        ("RULES.md", "The pack that comes with this program is ours, not the publisher’s."),
        ("RULES.fr.md", "Celui qui vient avec ce programme est de nous, et non de l’éditeur."),
        ("RULES.nl.md", "Het pakket dat bij dit programma hoort, is van ons, niet van de uitgever."),
    ],
)
def test_the_rules_page_says_that_the_pack_is_ours(page: str, reported: str) -> None:
    assert reported in (files("rollwright.games.woodcraft_roll") / page).read_text(encoding="utf-8")


@rule("WRW-13.3")
@pytest.mark.parametrize("side", ["yellow", "brown"])
def test_lines_further_right_are_worth_no_less(side: str) -> None:
    board = pack("")["board"]
    assert len(board) == 6
    worth = [sum(WORTH[thing] for thing in line[side]) for line in board]
    assert worth == sorted(worth)
    assert worth[5] > worth[0] > 0


@rule("WRW-13.4")
def test_the_yellow_bonus_of_line_6_is_a_sawblade_a_glue_and_a_lantern() -> None:
    assert pack("")["board"][5]["yellow"] == ["sawblade", "glue", "lantern"]


@rule("WRW-13.5")
def test_who_plays_solo_at_random_stays_far_below_50() -> None:
    results = []
    for seed in range(100):
        at = new(1)
        end = at.game.playout(at.position, Source(f"random {seed}"))
        results.append(at.game.standings(end)[0].points)
    assert sorted(results)[50] < 25
    assert max(results) < 50


@rule("WRW-13.5")
def test_who_plans_comes_near_the_grades() -> None:
    """These few games notice a pack that is far too rich or too poor, and no more."""
    results = []
    for seed in range(3):
        source = Source(f"planner {seed}")
        at = new(1)
        while not at.over:
            game, position, seat = at.game, at.position, at.active
            if at.rolling:
                action = game.draw(position, source)
            else:
                action = Greedy().choose(game, game.view(position, seat), seat, source)
            at = Scene(game, game.after(position, seat, action), [])
        results.append(at.points(0))
    assert 40 < sum(results) / 3 < 75, results
