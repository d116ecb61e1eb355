"""Chapter 2: turn order and phases."""

from __future__ import annotations

from collections import Counter

import pytest

from rollwright.kernel.game import digest
from rollwright.kernel.model import IllegalAction
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import rule
from tests.games.copenhagen_roll.crw import draw, house, new, new_match, passed, sheet, state, turn

# One turn, step by step.
TO_ROLL = new(3, start_seat=0)
TO_CHOOSE = TO_ROLL.rolled("rrryp")
TO_PLACE = TO_CHOOSE.play("choose red-3")
TO_NAME_THE_X = TO_PLACE.play("place a1 b1 b2")
TO_END = TO_NAME_THE_X.play("brick a1")
TO_MARK = TO_END.play("end")
BEFORE_MARKING = [TO_ROLL, TO_CHOOSE, TO_PLACE, TO_NAME_THE_X, TO_END]


@rule("CRW-2.1")
def test_every_round_begins_with_the_start_player_and_goes_clockwise() -> None:
    at = new(4, start_seat=2)
    turns = []
    for _ in range(8):
        turns.append((state(at)["round"], at.active))
        at = passed(at)
    assert turns == [(1, 2), (1, 3), (1, 0), (1, 1), (2, 2), (2, 3), (2, 0), (2, 1)]


@rule("CRW-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_have_the_same_number_of_turns_whoever_reaches_12_first(players: int) -> None:
    first_to_12: set[int | None] = set()
    for seed in range(12):
        match = new_match(players, start_seat=1)
        source = Source(f"equal turns {seed}")
        turns = Counter[int]()
        while not match.over:
            seat, action = random_move(match.game, match.position, source)
            turns[seat] += match.game.write_action(action) == "roll"
            first_to_12.update(event.seat for event in match.play(seat, action) if event.code == "crw.last_round")
        assert len({turns[seat] for seat in range(players)}) == 1, turns
    assert first_to_12 == set(range(players))


@rule("CRW-2.3")
def test_nobody_marks_before_the_active_player_has_drawn_or_passed_and_is_done() -> None:
    for at in [*BEFORE_MARKING, TO_CHOOSE.play("pass")]:
        assert at.refuses("mark yellow", "crw.marking_closed", seat=1)
    assert TO_MARK.allows("mark yellow", seat=1)


@rule("CRW-2.3")
@pytest.mark.parametrize("move", ["choose yellow-2", "place a3 b3", "brick a1", "pass", "end"])
def test_nothing_is_drawn_once_marking_has_begun(move: str) -> None:
    assert TO_MARK.refuses(move, "crw.drawing_closed", seat=0)


@rule("CRW-2.4")
def test_a_drawing_by_somebody_else_is_refused_and_changes_nothing() -> None:
    match = new_match(3, start_seat=0)
    for actor, text in [(0, "roll"), (-1, "dice rrryp"), (0, "choose red-2")]:
        match.play_text(actor, text)
    before = digest(match.game, match.position)
    with pytest.raises(IllegalAction) as refused:
        match.play_text(1, "place a1 b1")
    assert refused.value.refusal.code == "crw.not_your_turn"
    assert digest(match.game, match.position) == before
    assert len(match.moves) == 3


@rule("CRW-2.4")
@pytest.mark.parametrize("move", ["roll", "choose red-2", "place a1 b1", "brick a1", "pass", "end"])
def test_the_others_neither_roll_nor_choose_nor_draw(move: str) -> None:
    for at in BEFORE_MARKING:
        assert at.refuses(move, "crw.not_your_turn", seat=1)


@rule("CRW-2.4")
def test_the_others_act_in_phase_three_only() -> None:
    for at in BEFORE_MARKING:
        assert at.game.to_act(at.position) == (0,)
        assert at.offered(seat=1) == at.offered(seat=2) == []
    assert TO_MARK.game.to_act(TO_MARK.position) == (1, 2)


@rule("CRW-2.5")
def test_the_next_player_rolls_all_five_dice() -> None:
    at = TO_MARK.play("decline", "decline")
    assert at.active == 1
    assert state(at)["dice"] == ""
    at = at.play("roll")
    assert at.game.chance(at.position).total == 6**5
    assert state(at.play("dice wwgyp"))["dice"] == "ygpww"


@rule("CRW-2.6")
def test_reroll_color_change_bonus_no_x_and_use_again_may_all_go_into_one_drawing() -> None:
    at = turn("- y3g4b2p1", dice="rrypp", more="crossed=purple-5")
    at = at.play("reroll rr", "dice pp", "change y p", *draw("purple-5 b1 again", "a1 b1 c1 d1 e1"))
    assert house(at) == "OOOOO"
    used = {one["colour"]: (one["stars_used"], one["bonuses_used"]) for one in sheet(at)["tracks"]}
    assert used == {"red": (1, 0), "yellow": (1, 0), "green": (1, 0), "blue": (1, 0), "purple": (0, 1)}


@rule("CRW-2.7")
def test_passing_is_allowed_where_a_shape_could_be_drawn_and_leads_to_marking() -> None:
    at = turn(dice="rrryp")
    assert at.allows("choose red-3")
    at = at.play("pass", "end")
    assert state(at)["step"] == "mark"
    assert house(at) == "-"


@rule("CRW-2.7")
def test_one_must_draw_or_pass_to_end() -> None:
    assert turn().refuses("end", "crw.draw_or_pass")


@rule("CRW-2.7")
def test_after_a_pass_the_shape_is_given_up() -> None:
    at = turn().play("pass")
    assert at.refuses("choose red-3", "crw.already_passed")
    assert at.refuses("pass", "crw.already_passed")


@rule("CRW-2.8")
def test_after_a_pass_all_five_dice_are_unused() -> None:
    at = turn(dice="rrryp").play("pass", "end")
    assert state(at)["dice"] == "rrryp"
    assert set(at.offered(seat=1)) == {"decline", "mark red", "mark yellow", "mark purple"}


@rule("CRW-2.9")
def test_a_turn_has_one_shape() -> None:
    at = turn(dice="rrbby")
    assert at.allows("choose blue-2")
    at = at.play(*draw("red-2", "a1 b1", x="a1"))
    assert at.refuses("choose blue-2", "crw.already_drawn")
    assert at.refuses("pass", "crw.already_drawn")


@rule("CRW-2.9")
def test_further_squares_come_from_coats_and_one_x_only() -> None:
    # Row 2 is completed, so a coat is due; there are stars and bonuses of every kind.
    at = turn("OOOO./OOO.. y9g9b9p9", dice="rrbby").play(*draw("red-2", "d2 e2", x="d2"))
    assert {text.split()[0] for text in at.offered()} == {"coat"}
    at = at.play("coat e1")
    assert {text.split()[0] for text in at.offered()} == {"one-x", "change", "end"}
    at = at.play("one-x a3")
    assert house(at) == "OOOOO/OOOXO/X...."
