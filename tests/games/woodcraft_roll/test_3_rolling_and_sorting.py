"""Chapter 3: rolling and sorting."""

from __future__ import annotations

import pytest

from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import DISPLAY, bench, choosing, chosen, left, new, played_out
from tests.games.woodcraft_roll.wrw import board


def rolled(yellow: str, brown: str) -> Scene:
    """The first roll of a game."""
    return bench(f"turn=0 step=yellow {DISPLAY} | - | -").play(f"yellow {yellow}", f"brown {brown}")


@rule("WRW-3.1")
@pytest.mark.parametrize("players", [1, 3])
def test_every_round_begins_with_three_yellow_and_three_brown_dice(players: int) -> None:
    rolls = played_out(new(players), Source("rolls")).values_of("wrw.rolled")
    assert [roll["round"] for roll in rolls] == [1, 2, 3, 4, 5, 6]
    for roll in rolls:
        assert sorted(die[0] for die in str(roll["dice"]).split()) == ["b", "b", "b", "y", "y", "y"]


@rule("WRW-3.1")
def test_nobody_rolls_by_choice() -> None:
    at = choosing("", "")
    assert at.refuses("yellow 666", "wrw.chance_decides", seat=0)
    assert at.refuses("brown 124", "wrw.chance_decides", seat=1)


@rule("WRW-3.2")
def test_dice_are_sorted_from_high_to_low() -> None:
    assert board(rolled("124", "356")) == "b6 b5 y4 b3 y2 y1"


@rule("WRW-3.2")
@pytest.mark.parametrize("line", [0, 7])
def test_there_are_six_lines(line: int) -> None:
    assert choosing("", "").refuses(f"choose y4 {line}", "wrw.no_such_line", seat=0)


@rule("WRW-3.3")
@pytest.mark.parametrize(
    ("yellow", "brown", "lines"),
    [
        ("144", "124", "b4 y4 y4 b2 b1 y1"),
        ("555", "555", "b5 b5 b5 y5 y5 y5"),
        ("266", "266", "b6 b6 y6 y6 b2 y2"),
    ],
)
def test_of_equal_dice_brown_stands_to_the_left(yellow: str, brown: str, lines: str) -> None:
    assert board(rolled(yellow, brown)) == lines


@rule("WRW-3.4")
def test_a_die_offers_the_bonus_of_its_own_side() -> None:
    at = chosen(choosing("", ""), "b6 1", "y2 5")
    assert (left(at, 0), left(at, 1)) == ("nothing", "nothing")
    assert at.values_of("wrw.nuts") == [{"count": 1}]
    other = chosen(choosing("", "", more=f"board=y6,b5,y4,b3,y2,y1 {DISPLAY}"), "y6 1", "y2 5")
    assert left(other, 0) == "1 scrapwood"
    assert other.values_of("wrw.nuts") == []
