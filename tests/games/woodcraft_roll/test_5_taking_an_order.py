"""Chapter 5: taking an order."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import Scene, rule
from tests.games.woodcraft_roll.bench import BOARD, DISPLAY, choosing, chosen, display, left, possible
from tests.games.woodcraft_roll.wrw import dice, player, state


def takers(*players: str, turn: int = 2) -> Scene:
    """All of these have chosen to take an order."""
    at = choosing(*players, more=f"turn={turn} {BOARD} {DISPLAY}")
    return chosen(at, *["order"] * len(players))


@rule("WRW-5.1")
def test_an_order_is_taken_instead_of_a_die() -> None:
    at = choosing("rows=y1,y1 dice=y3 glue=1 held=a1", "rows=y1,y1", more=f"turn=3 {BOARD} {DISPLAY}")
    at = chosen(at, "order", "y4 3").play("take a12", "card a2")
    assert player(at)["held"] == ["a1", "a12"]
    assert player(at)["rows"][:4] == ["y1", "y1", "x", None]
    assert (dice(at), left(at), player(at)["nuts"]) == ("y3", "1 glue", 0)


@rule("WRW-5.1")
def test_only_an_order_of_the_display_can_be_taken() -> None:
    at = chosen(choosing("held=a1", ""), "order", "y4 3")
    assert at.refuses("take a1", "wrw.not_displayed", seat=0)
    assert at.refuses("take a2", "wrw.not_displayed", seat=0)
    assert at.refuses("take b1", "wrw.not_displayed", seat=0)
    assert at.offered(0) == ["take a11", "take a12", "take a13"]


@rule("WRW-5.1")
def test_with_an_empty_display_an_order_is_refused() -> None:
    at = choosing("", "", more=f"phase=2 {BOARD} gone=b1,b2,b3,b4,b5")
    assert at.refuses("choose order", "wrw.no_orders", seat=0)
    assert at.allows("choose y4 3", seat=0)


@rule("WRW-5.1")
def test_who_finds_no_order_left_crosses_out_the_row_for_nothing() -> None:
    more = f"turn=2 phase=2 {BOARD} display=b1,-,- gone=b2,b3,b4,b5"
    at = chosen(choosing("rows=y3", "rows=b5", more=more), "order", "order")
    at = at.play("take b1", seat=1)
    assert at.codes().count("wrw.no_order_left") == 1
    assert (player(at, 1)["held"], player(at, 0)["held"]) == (["b1"], [])
    assert player(at, 0)["rows"][:2] == ["y3", "x"]
    assert state(at)["step"] == "work"


@rule("WRW-5.2")
def test_the_higher_last_die_takes_first() -> None:
    at = takers("rows=y3", "rows=b5")
    assert state(at)["taker"] == 1
    assert at.refuses("take a11", "wrw.not_your_take", seat=0)
    at = at.play("take a11", "card a1")
    assert state(at)["taker"] == 0


@rule("WRW-5.2")
def test_of_three_the_highest_takes_first_and_the_lowest_last() -> None:
    at = takers("rows=y3", "rows=b5", "rows=y4")
    order = []
    for card in ("a1", "a2", "a3"):
        order.append(at.active)
        at = at.play(at.offered()[0], f"card {card}")
    assert order == [1, 2, 0]


@rule("WRW-5.2")
def test_a_row_crossed_out_is_no_die() -> None:
    assert state(takers("rows=b4,x", "rows=y1,y3", turn=3))["taker"] == 0
    assert state(takers("rows=b2,x", "rows=y1,y3", turn=3))["taker"] == 1


@rule("WRW-5.2")
def test_a_die_counts_as_it_was_noted() -> None:
    at = takers("rows=y3 dice=y9", "rows=b5")
    assert state(at)["taker"] == 1


@rule("WRW-5.3")
@pytest.mark.parametrize(
    ("one", "other", "first"),
    [("y2,y5", "y4,b5", 1), ("y4,b5", "y2,y5", 0), ("y5,y2,b6", "y4,y2,y6", 0), ("y5,x,b6", "y4,y2,y6", 0)],
)
def test_of_equal_dice_those_before_decide(one: str, other: str, first: int) -> None:
    at = takers(f"rows={one}", f"rows={other}", turn=one.count(",") + 2)
    assert state(at)["taker"] == first


@rule("WRW-5.3")
def test_a_missing_die_is_the_lowest() -> None:
    at = takers("rows=x,b5", "rows=y1,b5", turn=3)
    assert state(at)["taker"] == 1


@rule("WRW-5.4")
@pytest.mark.parametrize("first", [0, 1])
def test_of_players_who_are_level_chance_picks(first: int) -> None:
    at = takers("", "", turn=1)
    assert at.rolling
    assert possible(at) == {"first 0": 1, "first 1": 1}
    at = at.play(f"first {first}")
    assert state(at)["taker"] == first


@rule("WRW-5.4")
def test_chance_picks_among_the_level_only() -> None:
    at = takers("rows=y4", "rows=y2", "rows=b4")
    assert possible(at) == {"first 0": 1, "first 2": 1}
    at = at.play("first 2", "take a11", "card a1", "take a12", "card a2")
    assert state(at)["taker"] == 1


@rule("WRW-5.5")
def test_the_gap_is_filled_before_the_next_takes() -> None:
    at = takers("rows=y3", "rows=b5").play("take a12")
    assert at.rolling
    assert display(at) == ["a11", None, "a13"]
    assert at.refuses("take a11", "wrw.wait_for_chance", seat=0)
    at = at.play("card a7")
    assert display(at) == ["a11", "a7", "a13"]
    assert at.offered(0) == ["take a7", "take a11", "take a13"]


@rule("WRW-5.5")
def test_the_display_is_filled_from_the_deck_of_the_phase() -> None:
    at = takers("rows=y3", "rows=b5").play("take a12")
    assert set(possible(at)) == {f"card a{number}" for number in range(1, 11)}


@rule("WRW-5.6")
def test_the_secret_choice_names_no_order() -> None:
    at = choosing("", "")
    assert [move for move in at.offered(0) if not move.startswith(("choose y", "choose b"))] == ["choose order"]


@rule("WRW-5.6")
def test_an_order_that_has_just_come_may_be_taken() -> None:
    at = takers("rows=y3", "rows=b5").play("take a12", "card a7", "take a7", "card a8")
    assert player(at, 0)["held"] == ["a7"]


@rule("WRW-5.6")
def test_who_chose_an_order_takes_it_before_anything_else() -> None:
    at = takers("rows=y3 dice=y1 scrapwood=1", "rows=y1")
    assert at.refuses("end", "wrw.take_first", seat=0)
    assert at.refuses("raise y1 y2", "wrw.take_first", seat=0)


@rule("WRW-5.7")
def test_an_order_may_be_completed_in_the_turn_it_is_taken() -> None:
    at = choosing("dice=b4", "", more=f"{BOARD} {DISPLAY}")
    at = chosen(at, "order", "y4 3").play("take a11", "card a1").play("complete a11", seat=0)
    assert player(at)["done"] == ["a11"]
