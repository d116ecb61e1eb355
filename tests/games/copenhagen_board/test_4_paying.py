"""Chapter 4: paying for a tile."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import build, cph, discards, draw, hand, house, player, state, turn


def placed(tile: str, squares: str, brick: str, player: str) -> Scene:
    """The tile lies there and is to be paid."""
    return turn(player).play(f"build {tile} {squares} brick {brick}")


def cost(at: Scene) -> int:
    """What is to be paid, abilities apart: so many cards are enough, one more or less is refused."""
    pending = state(at)["pending"]
    reported: int = pending["cost"]
    letter = pending["tile"][0]
    for number in range(6):
        found = at.refusal(f"pay {letter * number or 'nothing'}")
        code = found.code if found else ""
        wanted = "cph.pays_too_little" if number < reported else "cph.pays_too_much" if number > reported else ""
        assert code == wanted, f"{number} cards for a cost of {reported}: {found}"
    return reported


@rule("CPH-4.1")
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_a_tile_costs_a_card_for_each_square(size: int) -> None:
    squares = " ".join(["a1", "b1", "c1", "d1", "e1"][:size])
    assert cost(placed(f"purple-{size}", squares, "a1", "- ppppp")) == size


@rule("CPH-4.1")
def test_the_cards_go_on_the_discard_pile() -> None:
    at = turn("- gggb", more="discards=y1").play(*build("green-3", "a1 a2 a3", "a1", pay="ggg"))
    assert hand(at) == "b"
    assert discards(at) == "yggg"
    assert house(at) == "G..../g..../g...."
    assert at.values_of("cph.built") == [
        {"tile": "green-3", "squares": "a1 a2 a3", "brick": "a1", "cards": "ggg", "count": 3}
    ]


@rule("CPH-4.1")
def test_too_few_cards_are_refused() -> None:
    at = placed("green-3", "a1 a2 a3", "a1", "- ggg")
    assert at.refuses("pay gg", "cph.pays_too_little")
    assert at.allows("pay ggg")


@rule("CPH-4.1")
def test_a_tile_is_paid_before_anything_else() -> None:
    at = placed("green-3", "a1 a2 a3", "a1", "- ggg")
    for move in ("end", "take 1 2", "build green-2 a1 a2 brick a1", "coat a1", "discard g"):
        assert at.refuses(move, "cph.pay_first")


@rule("CPH-4.2")
def test_cards_of_another_colour_do_not_pay() -> None:
    at = placed("green-3", "a1 a2 a3", "a1", "- gggb")
    assert at.refuses("pay ggb", "cph.other_colour")
    assert at.refuses("pay gbb", "cph.other_colour")


@rule("CPH-4.3")
def test_one_tile_is_built_in_a_turn() -> None:
    at = turn("- rrbb").play(*build("red-2", "a1 a2", "a1", pay="rr"))
    assert at.refuses("build blue-2 b1 b2 brick b1", "cph.one_tile")


@rule("CPH-4.3")
def test_one_tile_is_built_with_both_actions_too() -> None:
    at = turn("- rrbb ready=both").play("take 1 2 both", *build("red-2", "a1 a2", "a1", pay="rr"))
    assert at.refuses("build blue-2 b1 b2 brick b1", "cph.one_tile")


@rule("CPH-4.4")
def test_a_tile_that_was_built_is_gone_for_everybody() -> None:
    at = turn("- rrrrr").play(*build("red-5", "a1 b1 c1 b2 c2", "a1", pay="rrrrr"), "end")
    assert [one["left"] for one in state(at)["tiles"] if one["tile"] == "red-5"] == [0]
    for seat in range(2):
        at = cph(f"active={seat} display=rygbpry gone=red-5 | - rrrrr | - rrrrr")
        assert at.refuses("build red-5 a1 b1 c1 b2 c2 brick a1", "cph.tile_gone")


@rule("CPH-4.4")
def test_each_copy_of_a_tile_is_built_once() -> None:
    at = cph("display=rygbpry | - rr | - rr").play(*build("red-2", "a1 a2", "a1", pay="rr"), "end")
    at = at.play(*build("red-2", "a1 a2", "a1", pay="rr"))
    assert [one["left"] for one in state(at)["tiles"] if one["tile"] == "red-2"] == [0]
    assert cph("display=rygbpry gone=red-2,red-2 | - rr | - -").refuses("build red-2 b1 b2 brick b1", "cph.tile_gone")


@rule("CPH-4.5")
def test_beside_a_tile_of_its_colour_a_tile_costs_one_card_less() -> None:
    at = placed("green-3", "b1 c1 d1", "b1", "G..../g..../g.... gggg")
    assert state(at)["pending"]["touching"]
    assert cost(at) == 2
    assert at.values_of("cph.placed")[0]["cost"] == 2


@rule("CPH-4.5")
def test_a_corner_is_no_contact() -> None:
    at = placed("green-3", "b3 b4 b5", "b3", "gB.../Gb... ggg")
    assert not state(at)["pending"]["touching"]
    assert cost(at) == 3


@rule("CPH-4.6")
def test_away_from_its_colour_a_tile_costs_its_size() -> None:
    assert cost(placed("green-3", "c1 c2 c3", "c1", "G..../g..../g.... ggg")) == 3


@rule("CPH-4.6")
def test_other_colours_lower_no_price() -> None:
    assert cost(placed("green-3", "b1 b2 b3", "b1", "B.Y../b.y../b.p.. ggg")) == 3


@rule("CPH-4.6")
def test_the_house_of_another_lowers_no_price() -> None:
    at = cph("display=rygbpry | - ggg | GggGg -").play("build green-3 a1 b1 c1 brick a1")
    assert cost(at) == 3


@rule("CPH-4.7")
def test_two_contacts_save_one_card() -> None:
    at = placed("green-4", "b1 b2 c2 b3", "c2", "g.gG./G.... gggg")
    assert cost(at) == 3


@rule("CPH-4.8")
@pytest.mark.parametrize(
    ("squares", "building"),
    [
        pytest.param("b1 b2", "G..../g....", id="beside"),
        pytest.param("a3 a4", "G..../g....", id="above"),
        pytest.param("b1 c1", "R..../ggG..", id="below"),
    ],
)
def test_a_contact_may_be_on_any_side(squares: str, building: str) -> None:
    assert cost(placed("green-2", squares, squares[:2], f"{building} gg")) == 1


@rule("CPH-4.9")
def test_specials_lower_no_price() -> None:
    assert cost(placed("green-3", "c1 d1 e1", "c1", "ww.../.w... ggg")) == 3
    assert cost(placed("green-3", "a2 b2 c2", "a2", "wwwww ggg")) == 3


@rule("CPH-4.9")
def test_a_special_that_a_coat_has_brought_lowers_no_price() -> None:
    at = cph("display=rygbpry step=coat coats=1 built | - ggg | - -").play("coat a1", "end")
    at = draw(at.play("take 1 2", "end"), "pp").play("build green-3 b1 b2 b3 brick b1")
    assert cost(at) == 3


@rule("CPH-4.10")
def test_more_than_the_cost_cannot_be_paid() -> None:
    at = placed("green-3", "b1 c1 d1", "b1", "G..../g..../g.... ggg")
    assert at.refuses("pay ggg", "cph.pays_too_much")
    assert at.allows("pay gg")


@rule("CPH-4.10")
def test_no_tile_costs_more_than_five() -> None:
    at = placed("purple-5", "a1 b1 c1 d1 e1", "a1", "- pppppp")
    assert at.refuses("pay pppppp", "cph.five_at_most")


@rule("CPH-4.11")
def test_a_tile_of_two_may_be_free() -> None:
    at = turn("G..../g.... - ready=discount").play(*build("green-2", "b1 b2", "b1", pay="nothing discount"))
    assert house(at) == "GG.../gg..."
    assert at.values_of("cph.built")[0]["cards"] == "nothing"
    assert hand(at) == ""


@rule("CPH-4.11")
def test_without_the_discount_it_is_not_free() -> None:
    at = turn("G..../g.... g ready=any").play("build green-2 b1 b2 brick b1")
    assert at.refuses("pay nothing", "cph.pays_too_little")


@rule("CPH-4.12")
def test_only_cards_in_hand_can_pay() -> None:
    at = turn("- ggb ready=change").play("build green-3 a1 a2 a3 brick a1")
    assert at.refuses("pay ggg", "cph.cards_not_held")
    assert at.refuses("pay gbb change", "cph.cards_not_held")
    assert at.allows("pay ggb change")


@rule("CPH-4.1")
def test_a_tile_that_cannot_be_paid_is_not_placed() -> None:
    at = turn("- gg")
    assert at.refuses("build green-3 a1 a2 a3 brick a1", "cph.too_few_cards")
    assert at.refusal("build green-3 a1 a2 a3 brick a1").values == {  # type: ignore[union-attr]
        "tile": "green-3",
        "cost": 3,
        "have": 2,
        "took": 0,
    }
    assert at.allows("build green-2 a1 a2 brick a1")
    assert turn("- gg ready=discount").allows("build green-3 a1 a2 a3 brick a1")
    assert turn("- ggb ready=change").allows("build green-3 a1 a2 a3 brick a1")
    assert turn("- ggb used=change").refuses("build green-3 a1 a2 a3 brick a1", "cph.too_few_cards")


@rule("CPH-4.12")
def test_cards_dealt_and_cards_taken_pay_alike() -> None:
    at = turn("- g+gg").play(*build("green-3", "a1 a2 a3", "a1", pay="ggg"))
    assert player(at)["cards"] == 0
