"""Why a move is refused: the truest reason, with its rule, whatever form the text had."""

from __future__ import annotations

import pytest

from rollwright.kernel.model import Refusal
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import cph

FULL = "display=rygbpry"


def turn(player: str = "- rrggb", more: str = "") -> Scene:
    return cph(f"turn=3 {FULL} {more} | {player} | - -")


def reason(at: Scene, text: str) -> Refusal:
    found = at.refusal(text)
    assert found is not None, f"{text!r} is allowed"
    return found


@rule("CPH-7.4")
@pytest.mark.parametrize("text", ["take 3", "take 1 7", "take", "build green-3", "end"])
def test_while_a_coat_action_is_due_nothing_else_is_the_reason(text: str) -> None:
    assert turn("rrrrr/rrrrr rr", "step=coat coats=1 built").refuses(text, "cph.coat_first")


@rule("CPH-10.8")
@pytest.mark.parametrize("text", ["take 1 7", "take 3", "coat f1", "pay rgb"])
def test_after_the_end_that_is_the_reason(text: str) -> None:
    assert turn(more="step=over").refuses(text, "cph.game_over", seat=0)


@rule("CPH-4.2")
def test_cards_of_three_colours_without_change_have_the_wrong_colour() -> None:
    at = turn("- gggbp")
    at = at.play("build green-3 a1 a2 a3 brick a1")
    assert reason(at, "pay gbp").values == {"tile": "green-3", "cards": "gbp", "change": 0}
    assert at.refuses("pay gbp", "cph.other_colour")
    assert at.refuses("pay ggb", "cph.other_colour")


@rule("CPH-8.13")
def test_change_of_colours_is_advised_only_where_it_would_do() -> None:
    at = turn("- gggbp ready=change").play("build green-3 a1 a2 a3 brick a1")
    assert reason(at, "pay ggb").values["change"] == 1
    assert at.allows("pay ggb change")
    assert at.refuses("pay gbp change", "cph.one_colour_changed")
    without = turn("- gggbp").play("build green-3 a1 a2 a3 brick a1")
    assert without.refuses("pay gbp change", "cph.ability_missing")


@rule("CPH-3.1", "CPH-3.3", "CPH-8.6", "CPH-8.7")
@pytest.mark.parametrize(
    ("text", "code", "ability"),
    [
        ("take 2 5", "cph.not_neighbours", "any"),
        ("take 1 7", "cph.ends_apart", "any"),
        ("take 1 3 5 additional", "cph.no_pair", "any"),
        ("take 1 2 4", "cph.third_card", "additional"),
    ],
)
def test_an_ability_is_advised_only_by_whom_it_can_be_used(text: str, code: str, ability: str) -> None:
    ready, used = turn("- rr ready=any,additional"), turn(f"- rr ready={'additional' if ability == 'any' else 'any'}")
    assert ready.refuses(text, code)
    assert reason(ready, text).values[ability] == 1
    assert ready.allows(f"{text} {ability}")
    assert used.refuses(text, code)
    assert reason(used, text).values[ability] == 0


@rule("CPH-8.3")
def test_an_ability_that_is_named_must_be_there_first_of_all() -> None:
    assert turn("- rr ready=any").refuses("take 1 3 5 additional", "cph.ability_missing")
    assert turn("- rr used=any").refuses("take 2 5 any", "cph.ability_used")


@rule("CPH-4.1")
def test_who_cannot_pay_is_advised_what_can_be_done() -> None:
    text = "build green-3 a1 a2 a3 brick a1"
    taken = cph("turn=3 step=build both took display=..gbpry | - gg used=both | - -")
    assert taken.refuses(text, "cph.too_few_cards")
    assert reason(taken, text).values["took"] == 1
    assert taken.allows("end")
    assert reason(turn("- gg"), text).values["took"] == 0


@rule("CPH-3.7")
@pytest.mark.parametrize("cards", ["rrrr", "rr", "rrggbbp"])
def test_too_many_discards_are_counted(cards: str) -> None:
    at = turn("- rrrrggbb", "step=discard took")
    assert at.refuses(f"discard {cards}", "cph.discard_number")
    assert at.refuses("discard", "cph.discard_first")


@rule("CPH-5.9")
def test_touching_from_below_is_no_support() -> None:
    at = turn("r..../r..../rrr.. ggg")
    assert at.refuses("build green-2 c2 d2 brick c2", "cph.only_beside")


@rule("CPH-7.11")
def test_an_ability_may_be_named_in_full() -> None:
    at = turn("rrrrr/rrrrr rr ready=additional", "step=coat coats=1 built")
    assert at.play("coat any-cards").hash == at.play("coat any").hash
    assert turn("- rr ready=any").allows("take 2 6 any-cards")


@pytest.mark.parametrize(
    ("more", "text", "code"),
    [
        ("step=done took", "take", "cph.one_action"),
        ("step=done took", "take 9", "cph.one_action"),
        ("step=build both took", "take 3", "cph.take_once"),
        ("step=done built", "build", "cph.one_tile"),
        ("step=turn", "pay", "cph.nothing_to_pay"),
        ("step=turn", "coat", "cph.no_coat"),
        ("step=turn", "discard", "cph.no_discard_due"),
        ("step=turn", "card", "cph.chance_decides"),
    ],
)
def test_a_verb_alone_is_answered_with_why_it_is_not_possible_now(more: str, text: str, code: str) -> None:
    assert turn(more=more).refuses(text, code)
