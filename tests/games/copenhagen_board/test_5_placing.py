"""Chapter 5: placing a tile."""

from __future__ import annotations

import pytest

from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import build, hand, house, new, turn


def with_cards(colour: str, building: str = "-") -> Scene:
    """Seat 0's turn with seven cards of a colour."""
    return turn(f"{building} {colour[0] * 7}")


@rule("CPH-5.1")
def test_a_tile_without_a_place_cannot_be_built() -> None:
    nearly_full = "/".join(["ggggG"] * 8 + ["gggg."])
    at = with_cards("red", nearly_full)
    assert not [text for text in at.offered() if text.startswith("build")]
    assert at.refuses("build red-2 d9 e9 brick d9", "cph.square_taken")
    assert hand(at) == "rrrrrrr"
    assert at.allows("take 1 2")


@rule("CPH-5.1")
def test_a_tile_is_placed_before_it_is_paid() -> None:
    at = with_cards("red")
    assert at.refuses("pay rr", "cph.nothing_to_pay")
    at = at.play(*build("red-2", "a1 a2", "a1", pay="rr"))
    assert at.refuses("pay rr", "cph.nothing_to_pay")


@rule("CPH-5.1")
def test_nobody_builds_in_the_house_of_another() -> None:
    at = new(3)
    source = Source("own house")
    while not at.over:
        seat, action = random_move(at.game, at.position, source)
        before = [house(at, other) for other in range(3) if other != seat]
        at = Scene(at.game, at.game.after(at.position, seat, action), [])
        assert [house(at, other) for other in range(3) if other != seat] == before
    assert all(house(at, seat) != "-" for seat in range(3))


@rule("CPH-5.2")
def test_a_tile_may_be_turned_by_quarters() -> None:
    assert with_cards("purple").allows("build purple-5 a1 a2 a3 a4 a5 brick a1")
    assert with_cards("purple").allows("build purple-5 a1 b1 c1 d1 e1 brick a1")
    for squares, brick in (("a1 b1 a2 a3", "a3"), ("a1 b1 c1 c2", "a1"), ("b1 b2 b3 a3", "b1"), ("a1 a2 b2 c2", "c2")):
        assert with_cards("blue").allows(f"build blue-4 {squares} brick {brick}")


@rule("CPH-5.3")
def test_a_tile_may_be_flipped() -> None:
    at = with_cards("yellow")
    assert at.allows("build yellow-5 a1 a2 b2 c2 c3 brick c3")
    assert at.allows("build yellow-5 c1 c2 b2 a2 a3 brick a3")
    assert at.allows("build yellow-5 c1 c2 b2 a2 a3 brick c1")
    assert with_cards("blue").allows("build blue-4 a1 b1 b2 b3 brick b3")


@rule("CPH-5.3")
def test_the_brick_goes_with_its_square() -> None:
    at = with_cards("yellow").play(*build("yellow-5", "c1 c2 b2 a2 a3", "a3", pay="yyyyy"))
    assert house(at) == "..y../yyy../Y...."
    for brick in ("b2", "a2", "c2"):
        assert with_cards("yellow").refuses(f"build yellow-5 c1 c2 b2 a2 a3 brick {brick}", "cph.brick_elsewhere")


@rule("CPH-5.4")
def test_the_brick_is_not_chosen() -> None:
    at = with_cards("purple")
    assert at.allows("build purple-3 a1 a2 a3 brick a1")
    assert at.allows("build purple-3 a1 a2 a3 brick a3")
    assert at.refuses("build purple-3 a1 a2 a3 brick a2", "cph.brick_elsewhere")
    assert with_cards("blue").refuses("build blue-4 a1 b1 a2 a3 brick a1", "cph.brick_elsewhere")
    assert with_cards("green").refuses("build green-5 b1 a2 b2 c2 b3 brick b2", "cph.brick_elsewhere")


@rule("CPH-5.5")
def test_a_tile_stays_on_the_grid() -> None:
    assert with_cards("purple").refuses("build purple-5 b1 c1 d1 e1 f1 brick b1", "cph.off_grid")
    assert with_cards("red", "/".join(["g...."] * 8)).refuses("build red-2 a9 a10 brick a9", "cph.off_grid")


@rule("CPH-5.5")
def test_a_tile_covers_empty_squares_only() -> None:
    at = with_cards("red", "g....")
    assert at.refuses("build red-2 a1 b1 brick a1", "cph.square_taken")
    assert at.refusal("build red-2 a1 b1 brick a1").values == {"squares": "a1"}  # type: ignore[union-attr]
    assert at.allows("build red-2 b1 c1 brick b1")
    assert with_cards("red", "w....").refuses("build red-2 a1 a2 brick a1", "cph.square_taken")


@rule("CPH-5.6")
def test_the_bottom_row_supports() -> None:
    assert with_cards("red").allows("build red-2 c1 c2 brick c1")
    assert with_cards("red").refuses("build red-2 c2 c3 brick c2", "cph.unsupported")


@rule("CPH-5.7")
def test_one_square_above_another_tile_supports() -> None:
    assert with_cards("purple", "g....").allows("build purple-5 a2 b2 c2 d2 e2 brick a2")
    assert with_cards("purple", "g....").allows("build purple-5 a2 b2 c2 d2 e2 brick e2")
    assert with_cards("purple", "....w").allows("build purple-5 a2 b2 c2 d2 e2 brick a2")


@rule("CPH-5.7")
def test_a_tile_may_stand_on_the_bottom_row_and_on_another_tile() -> None:
    assert with_cards("red", "g....").allows("build red-3 b1 a2 b2 brick b1")


@rule("CPH-5.8")
@pytest.mark.parametrize("squares", ["a2 b2", "a4 a5", "d9 e9"])
def test_a_tile_in_the_air_is_refused(squares: str) -> None:
    assert with_cards("red").refuses(f"build red-2 {squares} brick {squares[:2]}", "cph.unsupported")


@rule("CPH-5.9")
def test_a_tile_beside_another_is_refused() -> None:
    at = with_cards("red", "g..../g....")
    assert at.refuses("build red-2 b2 c2 brick b2", "cph.only_beside")
    assert at.allows("build red-2 a3 b3 brick a3")


@rule("CPH-5.10")
def test_a_place_under_an_overhang_is_legal() -> None:
    at = with_cards("red", "g..../ggggg")
    assert at.allows("build red-2 b1 c1 brick b1")
