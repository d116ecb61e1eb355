"""Chapter 11: what is known to whom. test_hidden.py proves it over whole games."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import cph, draw, new, turn


def seen(at: Scene, seat: int | None) -> dict[str, Any]:
    """The position as a seat, or an onlooker, gets it."""
    reported: dict[str, Any] = at.game.to_json(at.game.view(at.position, seat))
    return reported


DEALT = cph("display=rygbpry | - b+gg | - +rrp")


@rule("CPH-11.1")
def test_only_the_owner_sees_the_cards_that_were_dealt() -> None:
    assert seen(DEALT, 0)["players"][0]["hand"] == {"known": "b", "secret": "gg"}
    assert seen(DEALT, 1)["players"][0]["hand"] == {"known": "b", "secret": {"hidden": 2}}
    assert seen(DEALT, 1)["players"][1]["hand"] == {"known": "", "secret": "rrp"}
    assert seen(DEALT, None)["players"][1]["hand"] == {"known": "", "secret": {"hidden": 3}}


@rule("CPH-11.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_see_how_many_cards_a_hand_has(seat: int | None) -> None:
    assert [one["cards"] for one in seen(DEALT, seat)["players"]] == [3, 3]


@rule("CPH-11.1")
def test_a_view_does_not_tell_one_dealt_hand_from_another() -> None:
    other = cph("display=rygbpry | - b+pp | - +rrp")
    for seat in (1, None):
        assert seen(DEALT, seat) == seen(other, seat)
    assert seen(DEALT, 0) != seen(other, 0)


@rule("CPH-11.2")
def test_a_take_is_told_to_everybody() -> None:
    at = turn(display="rygbpry").play("take 3 4")
    took = next(event for event in at.events if event.code == "cph.took")
    for seat in (0, 1, None):
        heard = at.game.visible(took, seat)
        assert heard.values == {"footbridges": "3 4", "cards": "gb", "count": 2}
        assert seen(at, seat)["players"][0]["hand"]["known"] == "gb"


@rule("CPH-11.2")
def test_a_dealt_card_is_told_to_its_owner_only() -> None:
    at = draw(new(2, start_seat=0), "rygbpry" + "g")
    dealt = at.events[-1]
    assert at.game.visible(dealt, 0) == dealt
    assert dealt.values == {"colour": "green"}
    for seat in (1, None):
        heard = at.game.visible(dealt, seat)
        assert (heard.code, heard.seat, heard.values) == ("cph.dealt_hidden", 0, {})


@rule("CPH-11.3")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_supply_is_hidden_from_everybody_but_its_size_is_not(seat: int | None) -> None:
    at = cph("display=rygbpry supply=r9g8 | - - | - - | - -")
    other = cph("display=rygbpry supply=b9p8 | - - | - - | - -")
    assert seen(at, seat) == seen(other, seat)
    assert seen(at, seat)["supply"]["cards"] == 17


@rule("CPH-11.3")
def test_the_place_of_the_end_card_is_hidden() -> None:
    at = cph("display=rygbpry supply=r9 | - - | - -")
    for seat in (0, 1, None):
        assert seen(at, seat)["supply"] == {"cards": 10, "second": False, "end_card": True}
