"""Chapter 4: drawing."""

from __future__ import annotations

import pytest

from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_roll.crw import crw, draw, house, new, passed, score, state, turn


def placing(shape: str, building: str = "-") -> Scene:
    """The shape is chosen and is to be placed in this building."""
    return turn(f"{building} -", dice=shape[0] * 5).play(f"choose {shape}")


@rule("CRW-4.1")
def test_a_shape_without_a_place_cannot_be_chosen() -> None:
    at = turn("/".join(["XXXXX"] * 8 + ["XXXX."]) + " -", dice="rryyp")
    assert at.refuses("choose red-2", "crw.no_place")
    assert at.allows("pass")


@rule("CRW-4.1")
def test_the_chosen_shape_is_drawn_before_anything_else() -> None:
    at = turn(dice="rrryp")
    assert at.refuses("place a1 b1", "crw.choose_first")
    at = at.play("choose red-2")
    for move in ("pass", "end", "reroll yp", "choose red-3", "brick a1"):
        assert at.refuses(move, "crw.place_first")


@rule("CRW-4.1")
def test_nobody_draws_in_the_building_of_another() -> None:
    at = new(3)
    source = Source("own building")
    while not at.over:
        seat, action = random_move(at.game, at.position, source)
        before = [house(at, other) for other in range(3) if other != seat]
        at = Scene(at.game, at.game.after(at.position, seat, action), [])
        assert [house(at, other) for other in range(3) if other != seat] == before
    assert all(house(at, seat) != "-" for seat in range(3))


@rule("CRW-4.2")
def test_a_shape_may_be_turned_by_quarters() -> None:
    assert placing("red-2").allows("place a1 a2")
    assert placing("red-2").allows("place a1 b1")
    for squares in ("a1 b1 a2 a3", "a1 b1 c1 c2", "b1 b2 b3 a3", "a1 a2 b2 c2"):
        assert placing("blue-4-right").allows(f"place {squares}")


@rule("CRW-4.3")
def test_a_shape_is_never_mirrored() -> None:
    assert placing("yellow-5").allows("place a1 a2 b2 c2 c3")
    assert placing("yellow-5").refuses("place c1 c2 b2 a2 a3", "crw.mirrored")
    assert placing("blue-4-right").refuses("place a1 b1 b2 b3", "crw.mirrored")
    assert placing("blue-4-left").allows("place a1 b1 b2 b3")
    assert placing("yellow-4-left").refuses("place b1 a2 b2 a3", "crw.mirrored")


@rule("CRW-4.4")
def test_a_shape_stays_on_the_grid() -> None:
    assert placing("purple-5").allows("place e1 e2 e3 e4 e5")
    assert placing("purple-5").refuses("place b1 c1 d1 e1 f1", "crw.off_grid")
    assert placing("red-2", "/".join(["O...."] * 8)).refuses("place a9 a10", "crw.off_grid")


@rule("CRW-4.5")
def test_a_shape_covers_empty_squares_only() -> None:
    at = placing("red-2", "O....")
    assert at.refuses("place a1 b1", "crw.square_taken")
    assert at.allows("place b1 c1")


@rule("CRW-4.6")
def test_the_bottom_row_supports() -> None:
    assert placing("red-2").allows("place c1 c2")
    assert placing("red-2").refuses("place c2 c3", "crw.unsupported")


@rule("CRW-4.7")
def test_one_square_above_a_filled_one_holds_up_the_whole_shape() -> None:
    assert placing("purple-5", "O....").allows("place a2 b2 c2 d2 e2")


@rule("CRW-4.8")
def test_beside_a_filled_square_is_no_support() -> None:
    assert placing("red-2", "O..../O....").refuses("place b2 c2", "crw.only_touching")


@rule("CRW-4.8")
def test_a_corner_is_no_support() -> None:
    at = placing("red-2", "O..../O....")
    assert at.refuses("place b3 c3", "crw.only_touching")
    assert at.allows("place a3 b3")


@rule("CRW-4.8")
def test_beneath_a_filled_square_is_no_support() -> None:
    assert placing("red-2", "O..../O..../OOOOO").refuses("place d2 e2", "crw.only_touching")


@rule("CRW-4.9")
def test_the_squares_of_a_shape_do_not_support_each_other() -> None:
    assert placing("red-2").refuses("place a4 a5", "crw.unsupported")


@rule("CRW-4.10")
def test_a_place_beneath_an_overhang_is_legal() -> None:
    assert placing("red-2", "O..../OOOOO").allows("place b1 c1")


@rule("CRW-4.11")
def test_one_square_becomes_x_and_all_others_o() -> None:
    assert house(turn().play(*draw("red-3", "a1 b1 b2", x="b2"))) == "OO.../.X..."


@rule("CRW-4.11")
def test_a_drawing_without_its_x_is_not_done() -> None:
    at = turn().play("choose red-3", "place a1 b1 b2")
    for move in ("end", "pass", "place a1 b1 b2"):
        assert at.refuses(move, "crw.brick_first")
    assert at.refuses("no-x", "crw.star_locked")


@rule("CRW-4.11")
def test_a_drawing_has_no_second_x() -> None:
    at = turn().play("choose red-3", "place a1 b1 b2")
    assert at.refuses("brick a1 b1", "crw.one_brick")
    assert at.play("brick a1").refuses("brick b1", "crw.no_brick_due")


@rule("CRW-4.12")
def test_the_player_chooses_which_square_of_the_shape_is_the_x() -> None:
    at = placing("red-2").play("place a1 b1")
    assert house(at.play("brick a1")) == "XO..."
    assert house(at.play("brick b1")) == "OX..."
    assert at.refuses("brick c1", "crw.brick_elsewhere")


@rule("CRW-4.13")
@pytest.mark.parametrize("edition", ["fr", "nl"])
def test_a_single_supports_a_later_shape(edition: str) -> None:
    at = turn("- p3", edition=edition).play("one-x d1")
    assert house(at) == "...X."
    assert at.play(*draw("red-2", "d2 e2", x="d2")).codes().count("crw.drawn") == 1


@rule("CRW-4.13")
def test_a_single_of_a_coat_supports_a_later_shape_too() -> None:
    at = passed(passed(crw("step=coat coats=1 drawn | - - | - - | - -").play("coat d1", "end")))
    at = at.rolled("rrryp").play(*draw("red-2", "d2 e2", x="d2"))
    assert house(at) == "...O./...XO"


@rule("CRW-4.13")
def test_a_single_completes_a_line() -> None:
    at = turn("OOOO. p3", edition="fr").play("one-x e1")
    assert at.values_of("crw.row_completed") == [{"row": 1, "points": 1}]


def row_in_colours(first: str, second: str, third: str) -> Scene:
    """Row 1 filled in three turns by twos of these colours, with the same X and O, and the turn after."""
    at = new(3, start_seat=0)
    for colour, squares, x in [(first, "a1 b1", "a1"), (second, "c1 d1", "d1"), (third, "e1 e2", "e2")]:
        at = at.rolled("gggww").play(*draw(f"{colour}-2 w2", squares, x=x), "end", "decline", "decline")
        at = passed(passed(at))
    return at


@rule("CRW-4.14")
def test_colours_leave_no_trace_in_the_building() -> None:
    red = row_in_colours("red", "red", "red")
    mixed = row_in_colours("red", "blue", "purple")
    assert score(red) == score(mixed) == 1
    assert state(red)["position"] == state(mixed)["position"]
    assert red.hash == mixed.hash
    assert red.rolled("rrryp").offered() == mixed.rolled("rrryp").offered()
