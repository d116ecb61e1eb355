"""Chapter 7: coats of arms."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import abilities, build, cph, hand, house, score, state, turn

ALL = "any,additional,discount,change,both"


def due(building: str = "-", coats: int = 1, more: str = "", owned: str = "ready=any", cards: str = "-") -> Scene:
    """A coat action is due in this building."""
    return turn(f"{building} {cards} {owned}", more=f"step=coat coats={coats} built {more}")


def under(square: str) -> str:
    """A house with a single window below a square."""
    x = "abcde".index(square[0])
    return "/".join(["....."] * (int(square[1]) - 2) + ["." * x + "g" + "." * (4 - x)])


@rule("CPH-7.1")
@pytest.mark.parametrize("squares", ["c3 d3", "e5 d5", "b7 c7", "d9 c9"])
def test_covering_a_coat_earns_an_action(squares: str) -> None:
    coat = squares.split()[0]
    at = turn(f"{under(coat)} rr").play(*build("red-2", squares, coat, pay="rr"))
    assert at.values_of("cph.coat_covered") == [{"square": coat}]
    assert state(at)["coats"] == 1
    assert state(at)["step"] == "coat"


@rule("CPH-7.1")
def test_covering_another_square_earns_none() -> None:
    at = turn(f"{under('c4')} rr").play(*build("red-2", "c4 d4", "c4", pay="rr"))
    assert state(at)["coats"] == 0
    assert state(at)["step"] == "done"


@rule("CPH-7.2")
@pytest.mark.parametrize("row", [2, 4, 6])
def test_completing_row_2_4_or_6_earns_an_action(row: int) -> None:
    building = "/".join(["....."] * (row - 2) + ["...g.", "ggg.."])
    at = turn(f"{building} rr").play(*build("red-2", f"d{row} e{row}", f"d{row}", pay="rr"))
    assert at.values_of("cph.coat_row") == [{"row": row}]
    assert state(at)["coats"] == 1


@rule("CPH-7.2")
@pytest.mark.parametrize("row", [1, 3, 7, 8])
def test_completing_another_row_earns_none(row: int) -> None:
    building = "/".join([*["....."] * (row - 2), *["...g."] * (row > 1), "ggg.."])
    at = turn(f"{building} rr").play(*build("red-2", f"d{row} e{row}", f"d{row}", pay="rr"))
    assert at.values_of("cph.row_completed") == [{"row": row, "points": 1}]
    assert state(at)["coats"] == 0


@rule("CPH-7.3")
def test_one_placement_may_earn_three_actions() -> None:
    at = turn("ggggg/gg.gg/...../gg.gg ppp").play(*build("purple-3", "c2 c3 c4", "c2", pay="ppp"))
    assert at.values_of("cph.coat_covered") == [{"square": "c3"}]
    assert at.values_of("cph.coat_row") == [{"row": 2}, {"row": 4}]
    assert state(at)["coats"] == 3
    at = at.play("coat a3", "coat a5", "coat both")
    assert state(at)["coats"] == 0
    assert at.allows("end")


@rule("CPH-7.3")
def test_without_a_coat_there_is_no_action() -> None:
    for move in ("coat a1", "coat both", "coat activate"):
        assert turn("- - used=any").refuses(move, "cph.no_coat")
        assert turn("- - used=any").play("take 1 2").refuses(move, "cph.no_coat")


@rule("CPH-7.4")
def test_coat_actions_are_taken_one_after_the_other() -> None:
    at = due("g....", coats=2, owned="used=any")
    at = at.play("coat b1")
    assert state(at)["coats"] == 1
    for move in ("end", "take 1 2", "build red-2 c1 c2 brick c1", "pay rr", "discard r"):
        assert at.refuses(move, "cph.coat_first")
    at = at.play("coat activate")
    assert state(at)["coats"] == 0
    assert at.allows("end")


@rule("CPH-7.4")
def test_each_coat_action_is_a_free_choice() -> None:
    at = due("g....", coats=2, owned="used=any")
    for first in ("coat b1", "coat both", "coat activate"):
        for second in ("coat c1", "coat discount"):
            assert at.play(first, second).allows("end")


@rule("CPH-7.5")
def test_a_coat_action_cannot_be_declined() -> None:
    assert due("g....").refuses("end", "cph.coat_first")
    assert due(more="specials=0", owned=f"used={ALL}").refuses("end", "cph.coat_first")
    assert due(more="specials=0", owned="ready=any").refuses("end", "cph.coat_first")


@rule("CPH-7.5")
def test_a_coat_action_that_is_not_possible_is_lost() -> None:
    at = turn(f"...g./ggg.. rr ready={ALL}", more="specials=0").play(*build("red-2", "d2 e2", "d2", pay="rr"))
    assert at.codes()[-1] == "cph.coat_lost"
    assert state(at)["coats"] == 0
    assert at.allows("end")


@rule("CPH-7.5")
def test_with_one_thing_left_to_choose_it_is_not_lost() -> None:
    for player, more in (
        (f"rr ready={ALL}", ""),
        ("rr ready=any", "specials=0"),
        ("rr ready=any,additional,change,both used=discount", "specials=0"),
    ):
        at = turn(f"...g./ggg.. {player}", more=more).play(*build("red-2", "d2 e2", "d2", pay="rr"))
        assert "cph.coat_lost" not in at.codes()
        assert state(at)["coats"] == 1


@rule("CPH-7.5")
def test_the_last_of_several_actions_may_be_lost() -> None:
    at = due("g....", coats=2, more="specials=1", owned=f"ready={ALL}").play("coat b1")
    assert at.codes()[-1] == "cph.coat_lost"
    assert at.allows("end")


@rule("CPH-7.6")
def test_a_special_is_placed_at_no_cost() -> None:
    at = due("g....", cards="rrr").play("coat a2")
    assert house(at) == "g..../w...."
    assert state(at)["specials"] == 11
    assert hand(at) == "rrr"
    assert at.values_of("cph.special_built") == [{"square": "a2", "left": 11}]


@rule("CPH-7.6")
def test_a_special_obeys_the_rules_for_placing() -> None:
    at = due("g..../g....")
    assert at.refuses("coat b3", "cph.unsupported")
    assert at.refuses("coat b2", "cph.only_beside")
    assert at.refuses("coat a1", "cph.square_taken")
    assert at.refuses("coat f1", "cph.off_grid")
    assert at.allows("coat a3")
    assert at.allows("coat b1")


@rule("CPH-7.7")
def test_a_special_is_a_window() -> None:
    at = due("gggg.").play("coat e1")
    assert house(at) == "ggggw"
    assert score(at) == 2


@rule("CPH-7.8")
def test_a_special_cannot_be_bought() -> None:
    at = turn("- rygbp ready=any,discount,change")
    assert at.refuses("build special a1", "cph.special_not_bought")
    assert at.refuses("build white-1 a1", "cph.special_not_bought")


@rule("CPH-7.9")
def test_without_specials_that_choice_is_gone() -> None:
    at = due("g....", more="specials=0", owned="used=any")
    assert at.refuses("coat b1", "cph.no_special")
    assert at.allows("coat both")
    assert at.allows("coat activate")


@rule("CPH-7.10")
def test_a_special_that_covers_a_coat_earns_a_further_action() -> None:
    at = due("...../...../...../....g/gggg.").play("coat e5")
    assert score(at) == 2
    assert at.values_of("cph.coat_covered") == [{"square": "e5"}]
    assert state(at)["coats"] == 1


@rule("CPH-7.10")
def test_a_special_that_completes_a_coat_row_earns_a_further_action() -> None:
    at = due("...../...../g..../.gggg").play("coat a4")
    assert at.values_of("cph.coat_row") == [{"row": 4}]
    assert state(at)["coats"] == 1


@rule("CPH-7.10")
def test_chains_go_on() -> None:
    at = due("ggggg/gggg./ggggg/gggg.").play("coat e2", "coat e4", "coat e5")
    assert state(at)["coats"] == 1
    assert at.play("coat both").allows("end")


@rule("CPH-7.11")
@pytest.mark.parametrize(
    ("word", "ability"),
    [
        ("additional", "additional-card"),
        ("discount", "construction-discount"),
        ("change", "change-of-colors"),
        ("both", "both-actions"),
    ],
)
def test_an_ability_is_taken_from_the_supply(word: str, ability: str) -> None:
    at = due().play(f"coat {word}")
    assert abilities(at, "ready") == ["any-cards", ability]
    assert state(at)["abilities"][ability] == 1
    assert at.values_of("cph.ability_taken") == [{"ability": ability}]


@rule("CPH-7.12")
def test_nobody_has_an_ability_twice() -> None:
    assert due(owned="ready=any").refuses("coat any", "cph.ability_owned")
    assert due(owned="used=any").refuses("coat any", "cph.ability_owned")
    assert due(owned="ready=any,both").refuses("coat both", "cph.ability_owned")
    assert due(owned="used=any,both").refuses("coat both", "cph.ability_owned")


@rule("CPH-7.12")
def test_an_ability_may_be_owned_by_several() -> None:
    at = cph("display=rygbpry step=coat coats=1 built | - - ready=any | - - ready=any,both")
    assert at.allows("coat both")


@rule("CPH-7.13")
def test_activate_turns_all_used_abilities_active() -> None:
    at = cph("display=rygbpry step=coat coats=1 built | - - used=any,discount ready=both | - - used=any")
    at = at.play("coat activate")
    assert abilities(at, "ready") == ["any-cards", "construction-discount", "both-actions"]
    assert abilities(at, "used") == []
    assert abilities(at, "used", seat=1) == ["any-cards"]
    assert at.values_of("cph.activated") == [{"count": 2}]


@rule("CPH-7.13")
def test_activate_reaches_what_was_used_in_this_turn() -> None:
    at = turn("...g./ggg.. r ready=discount used=any").play(*build("red-2", "d2 e2", "d2", pay="r discount"))
    assert abilities(at, "used") == ["any-cards", "construction-discount"]
    assert abilities(at.play("coat activate"), "used") == []


@rule("CPH-7.14")
def test_activate_needs_a_used_ability() -> None:
    assert due(owned="ready=any,both").refuses("coat activate", "cph.nothing_to_activate")
    assert due(owned="ready=any used=both").allows("coat activate")


@rule("CPH-7.15")
def test_both_actions_taken_while_building_does_not_serve_in_this_turn() -> None:
    at = turn("...g./ggg.. rr").play(*build("red-2", "d2 e2", "d2", pay="rr"), "coat both")
    assert at.refuses("take 1 2 both", "cph.one_action")
    assert at.refuses("take 1 2", "cph.one_action")
    assert at.refuses("build red-2 a1 b1 brick a1", "cph.one_tile")
