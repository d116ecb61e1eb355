"""Chapter 4: gaining a die."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import rule
from tests.games.woodcraft_roll.bench import DISPLAY, choosing, chosen, due, left, seen
from tests.games.woodcraft_roll.wrw import board, dice, player, state


@rule("WRW-4.1")
def test_others_see_that_one_has_chosen_and_not_what() -> None:
    before = choosing("", "")
    for choice in ("y4 3", "b6 1", "order"):
        at = before.play(f"choose {choice}", seat=0)
        for onlooker in (1, None):
            assert seen(at, onlooker)["players"][0]["chosen"] is True
            assert seen(at, onlooker)["players"][0]["choice"] == {"hidden": 1}
    one = before.play("choose y4 3", seat=0)
    other = before.play("choose order", seat=0)
    assert seen(one, 1) == seen(other, 1)
    assert seen(one, 0)["players"][0]["choice"] == {"die": "y4", "line": 3}
    assert seen(other, 0)["players"][0]["choice"] == {"order": True}


@rule("WRW-4.1")
def test_others_hear_that_one_has_chosen_and_not_what() -> None:
    for choice in ("y4 3", "order"):
        reported = choosing("", "").play(f"choose {choice}", seat=0)
        for onlooker in (1, None):
            heard = [reported.game.visible(event, onlooker) for event in reported.events]
            assert [(event.code, event.seat, event.values) for event in heard if event] == [("wrw.has_chosen", 0, {})]


@rule("WRW-4.1")
def test_all_choices_are_shown_with_the_last() -> None:
    at = choosing("", "").play("choose y4 3", seat=0)
    assert not at.values_of("wrw.took_die")
    at = at.play("choose b3 4", seat=1)
    assert [(event.seat, event.values["die"]) for event in at.events if event.code == "wrw.took_die"] == [
        (0, "y4"),
        (1, "b3"),
    ]


@rule("WRW-4.1")
def test_a_choice_stands() -> None:
    at = choosing("", "").play("choose y4 3", seat=0)
    assert at.refuses("choose b6 1", "wrw.chosen_already", seat=0)


@rule("WRW-4.1")
def test_players_choose_in_any_order() -> None:
    at = choosing("", "", "")
    one = at.play("choose y4 3", seat=0).play("choose order", seat=1).play("choose b6 1", seat=2)
    other = at.play("choose b6 1", seat=2).play("choose y4 3", seat=0).play("choose order", seat=1)
    assert one.hash == other.hash


@rule("WRW-4.2")
@pytest.mark.parametrize("choice", ["y6 1", "b6 2", "y1 1", "y4 4"])
def test_a_die_that_is_not_there_is_refused(choice: str) -> None:
    assert choosing("", "").refuses(f"choose {choice}", "wrw.no_such_die", seat=0)


@rule("WRW-4.2")
def test_an_empty_line_is_refused() -> None:
    at = choosing("", "", more=f"board=b6,-,y4,-,-,- {DISPLAY}")
    assert at.refuses("choose b6 2", "wrw.no_such_die", seat=0)
    assert sorted(at.offered(0)) == ["choose b6 1", "choose order", "choose y4 3"]


@rule("WRW-4.3")
def test_the_die_is_noted_and_gained() -> None:
    at = chosen(choosing("dice=b5", ""), "b5 2", "y4 3")
    assert dice(at) == "b5 b5"
    assert player(at)["rows"][:2] == ["b5", None]


@rule("WRW-4.3")
def test_the_die_is_noted_in_the_row_of_this_turn() -> None:
    more = f"turn=3 board=b6,b5,y4,b3,y2,y1 {DISPLAY}"
    at = chosen(choosing("rows=y1,x", "rows=y1,y1", more=more), "y2 5", "y4 3")
    assert player(at)["rows"][:4] == ["y1", "x", "y2", None]


@rule("WRW-4.4")
def test_the_bonus_is_gained_at_once() -> None:
    at = chosen(choosing("", ""), "y1 6", "y4 3")
    assert left(at, 0) == "1 glue, 1 sawblade"
    assert due(at, 0) == ["lantern"]
    assert left(at, 1) == "1 blueberry"


@rule("WRW-4.4")
@pytest.mark.parametrize(
    ("dice_on_board", "choice", "gained", "nuts"),
    [
        ("b6,-,-,-,-,-", "b6 1", "nothing", 1),
        ("-,b6,-,-,-,-", "b6 2", "1 scrapwood", 0),
        ("-,-,b6,-,-,-", "b6 3", "1 sawblade", 0),
        ("-,-,-,b6,-,-", "b6 4", "2 blueberry", 0),
        ("-,-,-,-,b6,-", "b6 5", "nothing", 1),
        ("-,-,-,-,-,b6", "b6 6", "2 glue, 1 blueberry", 0),
        ("y6,-,-,-,-,-", "y6 1", "1 scrapwood", 0),
        ("-,y6,-,-,-,-", "y6 2", "1 glue", 0),
        ("-,-,-,y6,-,-", "y6 4", "1 blueberry", 1),
    ],
)
def test_each_line_pays_its_own_bonus(dice_on_board: str, choice: str, gained: str, nuts: int) -> None:
    at = chosen(choosing("", "", more=f"board={dice_on_board} {DISPLAY}"), choice, choice)
    assert (left(at), player(at)["nuts"]) == (gained, nuts)


@rule("WRW-4.5")
def test_all_who_choose_a_die_get_all_of_it() -> None:
    at = chosen(choosing("", "", ""), "y1 6", "y1 6", "y1 6")
    for seat in range(3):
        assert (dice(at, seat), left(at, seat), due(at, seat)) == ("y1", "1 glue, 1 sawblade", ["lantern"])


@rule("WRW-4.6")
def test_a_die_leaves_the_board_once() -> None:
    assert board(chosen(choosing("", "", ""), "y1 6", "y1 6", "y1 6")) == "b6 b5 y4 b3 y2 -"
    assert board(chosen(choosing("", "", ""), "y1 6", "b6 1", "y1 6")) == "- b5 y4 b3 y2 -"


@rule("WRW-4.7")
def test_of_two_equal_dice_the_line_is_named() -> None:
    at = choosing("", "", more=f"board=b6,y4,y4,b3,y2,y1 {DISPLAY}")
    assert at.refuses("choose y4", "wrw.name_line", seat=0)
    at = chosen(at, "y4 2", "y4 3")
    assert (left(at, 0), left(at, 1)) == ("1 glue", "1 blueberry")
    assert board(at) == "b6 - - b3 y2 y1"


@rule("WRW-4.7")
def test_of_two_equal_dice_only_the_one_named_leaves() -> None:
    at = choosing("", "", more=f"board=b6,y4,y4,b3,y2,y1 {DISPLAY}")
    assert board(chosen(at, "y4 3", "y4 3")) == "b6 y4 - b3 y2 y1"
    assert state(at)["step"] == "choose"
