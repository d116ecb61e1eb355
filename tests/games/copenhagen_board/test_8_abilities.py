"""Chapter 8: abilities."""

from __future__ import annotations

import pytest

from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import abilities, build, cph, display, draw, hand, house, state, turn

ALL = "any,additional,discount,change,both"
GREEN_3 = "build green-3 a1 a2 a3 brick a1"


@rule("CPH-8.1")
def test_all_five_abilities_may_be_used_in_one_turn() -> None:
    building = build("green-4", "a1 a2 a3 b2", "b2", pay="rgg discount change")
    at = turn(f"- r ready={ALL}", display="gygbpyg").play("take 1 3 7 any additional both", *building)
    assert hand(at) == "g"
    assert abilities(at, "ready") == []
    assert len(abilities(at, "used")) == 5
    assert [one["ability"] for one in at.values_of("cph.ability_used")] == [
        "any-cards",
        "additional-card",
        "both-actions",
        "construction-discount",
        "change-of-colors",
    ]


@rule("CPH-8.1")
def test_abilities_are_used_in_one_s_own_turn_only() -> None:
    at = cph(f"display=rygbpry | - - | - ggg ready={ALL}")
    assert at.refuses("take 2 6 any", "cph.not_your_turn", seat=1)
    assert at.refuses("pay gg discount", "cph.not_your_turn", seat=1)


@rule("CPH-8.2")
def test_a_used_ability_cannot_be_used_again() -> None:
    at = turn("- gggg ready=discount").play(GREEN_3, "pay gg discount")
    assert abilities(at, "used") == ["construction-discount"]
    for used, move in (("any", "take 2 6 any"), ("additional", "take 1 2 5 additional"), ("both", "take 1 2 both")):
        assert turn(f"- - used={used}").refuses(move, "cph.ability_used")
    at = turn("- ggg used=discount").play(GREEN_3)
    assert at.refuses("pay gg discount", "cph.ability_used")
    at = turn("- gggb used=change").play(GREEN_3)
    assert at.refuses("pay ggb change", "cph.ability_used")


@rule("CPH-8.2")
def test_an_activated_ability_can_be_used_again() -> None:
    at = cph("display=rygbpry step=coat coats=1 built | - ggg used=discount | - - ").play("coat activate", "end")
    at = draw(at.play("take 1 2", "end"), "pp").play(GREEN_3)
    assert at.allows("pay gg discount")


@rule("CPH-8.2")
def test_an_ability_works_once_in_an_action() -> None:
    at = turn("- ggg ready=discount").play(GREEN_3)
    assert at.refuses("pay g discount discount", "cph.ability_twice")
    assert turn("- - ready=any").refuses("take 1 3 any any", "cph.ability_twice")


@rule("CPH-8.3")
def test_only_one_s_own_abilities_can_be_used() -> None:
    at = cph(f"display=rygbpry | - gggb ready=any | - - ready={ALL}")
    assert at.refuses("take 1 2 5 additional", "cph.ability_missing")
    assert at.refuses("take 1 2 both", "cph.ability_missing")
    assert at.allows("take 2 6 any")
    at = at.play(GREEN_3)
    assert at.refuses("pay gg discount", "cph.ability_missing")
    assert at.refuses("pay ggb change", "cph.ability_missing")


@rule("CPH-8.4")
@pytest.mark.parametrize(("footbridges", "cards"), [("2 6", "ry"), ("1 7", "ry"), ("3 5", "gp")])
def test_any_cards_takes_from_any_two_footbridges(footbridges: str, cards: str) -> None:
    at = turn("- - ready=any", display="rygbpry").play(f"take {footbridges} any")
    assert hand(at) == cards
    assert abilities(at, "used") == ["any-cards"]


@rule("CPH-8.5")
def test_any_cards_is_kept_where_the_cards_are_neighbours() -> None:
    at = turn("- - ready=any").play("take 3 4 any")
    assert abilities(at, "ready") == ["any-cards"]
    assert "cph.ability_used" not in at.codes()
    assert len(hand(at)) == 2
    at = turn("- - ready=any,additional").play("take 1 2 5 any additional")
    assert abilities(at, "ready") == ["any-cards"]


@rule("CPH-8.6")
def test_additional_card_takes_a_third_card() -> None:
    at = turn("- - ready=additional", display="rygbpry").play("take 3 4 7 additional")
    assert hand(at) == "ygb"
    assert abilities(at, "used") == ["additional-card"]


@rule("CPH-8.6")
def test_there_is_no_third_card_without_it_and_no_fourth_with_it() -> None:
    assert turn("- - ready=additional").refuses("take 3 4 5", "cph.third_card")
    assert turn(f"- - ready={ALL}").refuses("take 3 4 5 6 additional", "cph.too_many_cards")


@rule("CPH-8.7")
def test_with_additional_card_alone_two_must_be_neighbours() -> None:
    at = turn("- - ready=any,additional", display="rygbpry")
    assert at.refuses("take 1 3 5 additional", "cph.no_pair")
    assert at.allows("take 1 2 5 additional")
    assert at.allows("take 2 6 7 additional")
    at = at.play("take 1 3 5 any additional")
    assert hand(at) == "rgp"
    assert abilities(at, "used") == ["any-cards", "additional-card"]


@rule("CPH-8.7")
def test_the_ends_of_the_ring_are_no_pair_among_three() -> None:
    assert turn("- - ready=additional").refuses("take 1 4 7 additional", "cph.no_pair")


@rule("CPH-8.8")
def test_three_abilities_serve_one_take() -> None:
    at = turn("- gg ready=any,additional,both", display="gygbpry").play("take 1 3 6 any additional both")
    at = at.play(GREEN_3, "pay ggg")
    assert abilities(at, "used") == ["any-cards", "additional-card", "both-actions"]
    assert hand(at) == "rg"


@rule("CPH-8.9")
def test_construction_discount_saves_a_card() -> None:
    at = turn("- ggg ready=discount").play(GREEN_3)
    assert at.refuses("pay ggg discount", "cph.pays_too_much")
    assert at.refuses("pay g discount", "cph.pays_too_little")
    at = at.play("pay gg discount")
    assert hand(at) == "g"
    assert abilities(at, "used") == ["construction-discount"]


@rule("CPH-8.9")
def test_construction_discount_is_a_choice() -> None:
    at = turn("- ggg ready=discount").play(GREEN_3, "pay ggg")
    assert abilities(at, "ready") == ["construction-discount"]


@rule("CPH-8.10")
def test_construction_discount_adds_to_a_contact() -> None:
    at = turn("G..../g..../g.... gg ready=discount").play("build green-3 b1 b2 b3 brick b1")
    assert at.refuses("pay gg discount", "cph.pays_too_much")
    assert hand(at.play("pay g discount")) == "g"


@rule("CPH-8.11")
@pytest.mark.parametrize(
    ("tile", "squares"),
    [("green-3", "a1 a2 a3"), ("red-3", "a1 b1 b2"), ("yellow-3", "a1 b1 b2"), ("purple-3", "a1 a2 a3")],
)
def test_blue_cards_alone_pay_for_any_other_colour(tile: str, squares: str) -> None:
    at = turn("- bbb ready=change").play(*build(tile, squares, "a1", pay="bbb change"))
    assert hand(at) == ""
    assert abilities(at, "used") == ["change-of-colors"]


@rule("CPH-8.11")
def test_change_of_colors_is_not_used_for_nothing() -> None:
    at = turn("- ggg ready=change").play(GREEN_3)
    assert at.refuses("pay ggg change", "cph.nothing_changed")
    assert abilities(at.play("pay ggg"), "ready") == ["change-of-colors"]


@rule("CPH-8.12")
def test_real_and_changed_cards_pay_mixed_as_one_wishes() -> None:
    at = turn("- ggggp ready=change")
    assert at.play("build green-5 b1 a2 b2 c2 b3 brick a2").allows("pay ggggp change")
    assert at.play("build purple-5 a1 b1 c1 d1 e1 brick a1").allows("pay ggggp change")
    at = turn("- ggp ready=change").play("build purple-2 a1 a2 brick a1")
    assert at.allows("pay gp change")
    assert hand(at.play("pay gg change")) == "p"
    assert at.refuses("pay pp", "cph.cards_not_held")


@rule("CPH-8.13")
def test_only_one_colour_is_changed() -> None:
    at = turn("- ggbbp ready=change,discount").play("build green-4 a1 a2 a3 b2 brick b2")
    assert at.refuses("pay ggbp change", "cph.one_colour_changed")
    assert at.refuses("pay bbp discount change", "cph.one_colour_changed")
    assert at.allows("pay ggbb change")


@rule("CPH-8.14")
def test_the_tile_keeps_its_colour() -> None:
    at = turn("B..../b.... bbb ready=change").play("build green-3 b1 b2 b3 brick b1")
    assert state(at)["pending"]["cost"] == 3
    at = at.play("pay bbb change")
    assert house(at) == "BG.../bg.../.g..."
    at = turn("G..../g.... bbb ready=change").play("build green-3 b1 b2 b3 brick b1")
    assert state(at)["pending"]["cost"] == 2


@rule("CPH-8.14")
def test_the_cards_kept_keep_their_colour() -> None:
    at = turn("- bbbb ready=change").play(GREEN_3, "pay bbb change")
    assert hand(at) == "b"


@rule("CPH-8.15")
def test_both_actions_allows_a_take_and_then_a_building() -> None:
    at = turn("- ggg ready=both").play("take 1 2 both", GREEN_3, "pay ggg")
    assert abilities(at, "used") == ["both-actions"]
    assert at.values_of("cph.built")
    assert len(hand(at)) == 2
    assert at.refuses("take 3 4", "cph.one_action")


@rule("CPH-8.15")
def test_both_actions_does_not_allow_a_second_take_or_a_take_after_building() -> None:
    assert turn("- ggg ready=both").play("take 1 2 both").refuses("take 4 5", "cph.take_once")
    assert turn("- ggg ready=both").play(GREEN_3, "pay ggg").refuses("take 1 2 both", "cph.one_action")


@rule("CPH-8.16")
def test_the_cards_just_taken_may_pay() -> None:
    at = turn("- g ready=both", display="ryggpry").play("take 3 4 both", GREEN_3, "pay ggg")
    assert hand(at) == ""


@rule("CPH-8.17")
def test_the_surplus_is_discarded_before_building() -> None:
    at = turn("- ggggrrr ready=both").play("take 1 2 both")
    assert at.refuses(GREEN_3, "cph.discard_first")
    at = at.play("discard rr")
    assert at.allows(GREEN_3)


@rule("CPH-8.18")
def test_the_display_is_refilled_after_the_building() -> None:
    at = turn("- ggg ready=both", display="rygbpry").play("take 3 4 both")
    assert display(at) == "ry..pry"
    at = at.play(GREEN_3, "pay ggg")
    assert display(at) == "ry..pry"
    assert display(draw(at.play("end"), "pp")) == "rypppry"


@rule("CPH-8.19")
def test_building_may_be_declined() -> None:
    at = turn("- ggg ready=both", display="rygbpry").play("take 3 4 both", "end")
    assert abilities(at, "used") == ["both-actions"]
    at = draw(at, "pp")
    assert display(at) == "rypppry"
    assert at.active == 1


@rule("CPH-8.20")
@pytest.mark.parametrize("ability", ["any", "additional", "both"])
def test_what_serves_a_take_does_not_serve_a_building(ability: str) -> None:
    at = turn(f"- ggg ready={ALL}").play(GREEN_3)
    assert at.refuses(f"pay ggg {ability}", "cph.serves_take")
    assert turn(f"- ggg ready={ALL}").refuses(f"{GREEN_3} {ability}", "cph.serves_take")
    assert len(abilities(at, "ready")) == 5


@rule("CPH-8.20")
@pytest.mark.parametrize("ability", ["discount", "change"])
def test_what_serves_a_building_does_not_serve_a_take(ability: str) -> None:
    at = turn(f"- ggg ready={ALL}")
    assert at.refuses(f"take 3 4 {ability}", "cph.serves_build")
    assert len(abilities(at, "ready")) == 5


@rule("CPH-8.21")
def test_a_refused_action_changes_nothing() -> None:
    def tried(at: Scene, move: str) -> None:
        before = at.hash
        assert at.refusal(move) is not None
        assert at.hash == before

    tried(turn("- ggg ready=discount"), "build green-3 a2 b2 c2 brick a2")
    tried(turn("- ggg ready=any"), "take 1 3 5 any additional")
    at = turn("- ggg ready=discount").play(GREEN_3)
    tried(at, "pay ggg discount")
    assert (hand(at), abilities(at, "ready")) == ("ggg", ["construction-discount"])


@rule("CPH-8.21")
def test_a_tile_placed_but_not_paid_has_cost_nothing() -> None:
    at = turn("- ggg ready=discount").play(GREEN_3)
    assert (hand(at), house(at), abilities(at, "ready")) == ("ggg", "-", ["construction-discount"])
