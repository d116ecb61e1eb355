"""Chapter 11: the end of the game."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import rule
from tests.games.woodcraft_roll.bench import final, part
from tests.games.woodcraft_roll.wrw import player

CELLS = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]


def lanterns(count: int) -> str:
    return "lanterns=" + ",".join(CELLS[:count])


@rule("WRW-11.1")
def test_the_points_are_the_sum_of_six_parts() -> None:
    at = final(f"nuts=7 helpers=1,6,8 done=a1,a8,a13 crates=1ab,2a {lanterns(6)} held=a2 dice=y3", "")
    parts = {name: part(at, name) for name in ("nuts", "helpers", "reputation", "orders", "crates", "lanterns")}
    assert parts == {"nuts": 7, "helpers": 4, "reputation": 9, "orders": 13, "crates": 7, "lanterns": 2}
    assert at.points(0) == player(at)["points"] == sum(parts.values()) == 42
    assert at.points(1) == 0


@rule("WRW-11.2")
@pytest.mark.parametrize("count", [1, 7, 20])
def test_part_1_is_the_nuts(count: int) -> None:
    at = final(f"nuts={count}", "")
    assert (part(at, "nuts"), at.points(0)) == (count, count)


@rule("WRW-11.3")
@pytest.mark.parametrize(
    ("sheet", "points"),
    [
        ("done=a1,a7,a2,a3", 3 * 4),
        ("done=a2,a3,a4", 0),
        ("helpers=8", 0),
        ("done=a7 helpers=8", 3 * 1),
        ("held=a7 done=a2", 0),
        ("held=a2,a3 done=a1", 1 * 1),
    ],
)
def test_part_3_is_reputation_times_completed_orders(sheet: str, points: int) -> None:
    assert part(final(sheet, ""), "reputation") == points


@rule("WRW-11.4")
def test_part_4_is_the_points_of_completed_orders() -> None:
    at = final("done=a6,a8 held=a10", "")
    assert part(at, "orders") == 3 + 5
    assert at.points(0) == 8


@rule("WRW-11.5")
def test_part_5_is_the_points_of_active_crates() -> None:
    at = final("helpers=1,2,3 done=a2,a3,a4,a5,a6 crates=1ab,2a,5a", "")
    assert part(at, "crates") == 4 + 5


@rule("WRW-11.6")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (2, 0), (3, 4), (4, 4), (5, 8), (8, 8)])
def test_the_helper_crate_counts_helpers(count: int, points: int) -> None:
    helpers = "helpers=" + ",".join(str(number) for number in range(1, count + 1)) if count else ""
    assert part(final(f"{helpers} crates=1ab", ""), "crates") == points


@rule("WRW-11.7")
@pytest.mark.parametrize(("done", "points"), [("", 0), ("done=a2", 1), ("done=a2,a3,a4,a5,a6", 5)])
def test_the_order_crate_counts_completed_orders(done: str, points: int) -> None:
    assert part(final(f"{done} held=a9 crates=2a", ""), "crates") == points


@rule("WRW-11.8")
@pytest.mark.parametrize(
    ("sheet", "points"), [("", 1), ("done=a1,a7", 7), ("done=a1,a7 helpers=8", 7), ("helpers=8", 1), ("held=a7", 1)]
)
def test_the_reputation_crate_counts_reputation_on_orders(sheet: str, points: int) -> None:
    assert part(final(f"{sheet} crates=3a", ""), "crates") == points


@rule("WRW-11.9")
@pytest.mark.parametrize(("count", "points"), [(0, 3), (6, 9), (9, 12)])
def test_the_lantern_crate_counts_marked_lanterns(count: int, points: int) -> None:
    grid = lanterns(count) if count else ""
    assert part(final(f"{grid} nuts=2 crates=4a", ""), "crates") == points


@rule("WRW-11.10")
@pytest.mark.parametrize(
    ("done", "total", "points"),
    [
        ("a6", 3, 0),
        ("a12", 4, 1),
        ("a10,a8,a6", 15, 3),
        ("a10,a8,a12", 16, 4),
        ("a10", 7, 1),
    ],
)
def test_the_masterpiece_crate_counts_full_fours_of_part_4(done: str, total: int, points: int) -> None:
    at = final(f"done={done} crates=5ab", "")
    assert (part(at, "orders"), part(at, "crates")) == (total, points)


@rule("WRW-11.11")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 0, 0, 1, 1, 1, 2, 2, 2, 5])))
def test_part_6_is_by_the_number_of_marked_lanterns(count: int, points: int) -> None:
    at = final(lanterns(count) if count else "", "")
    assert part(at, "lanterns") == points


@rule("WRW-11.11")
def test_surplus_lanterns_count_as_nuts_alone() -> None:
    at = final(f"{lanterns(9)} nuts=2", "")
    assert (part(at, "lanterns"), part(at, "nuts"), at.points(0)) == (5, 2, 7)


@rule("WRW-11.12")
def test_the_most_points_win() -> None:
    at = final("nuts=5 glue=4", "nuts=6", "nuts=4 scrapwood=6")
    assert at.places() == [2, 1, 3]


@rule("WRW-11.12")
def test_unused_resources_break_a_tie() -> None:
    at = final("nuts=15 glue=4", "nuts=15 scrapwood=2 sawblade=2 blueberry=2", "nuts=10 blueberry=9")
    assert [one.tiebreaks["resources"] for one in at.game.standings(at.position)] == [4, 6, 9]
    assert at.places() == [2, 1, 3]


@rule("WRW-11.12")
def test_a_resource_crossed_out_is_used() -> None:
    at = final("nuts=15 glue=4/3 blueberry=9/9", "nuts=15 scrapwood=2")
    assert [player(at, seat)["unused"] for seat in (0, 1)] == [1, 2]
    assert at.places() == [2, 1]


@rule("WRW-11.12")
def test_lanterns_and_dice_are_no_resources() -> None:
    at = final("nuts=15 dice=y6,b6 lanterns=a1 held=a2", "nuts=15 blueberry=1")
    assert at.places() == [2, 1]


@rule("WRW-11.13")
def test_players_still_level_share_the_victory() -> None:
    at = final("nuts=15 glue=4 blueberry=2", "nuts=15 scrapwood=6", "nuts=15 scrapwood=5")
    assert at.places() == [1, 1, 3]
