"""Chapter 2: turns."""

from __future__ import annotations

import pytest

from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.testing.scene import Scene, rule
from tests.games.copenhagen_board.cph import build, cph, display, drawn, new, score, state, turn


@rule("CPH-2.1")
@pytest.mark.parametrize(
    ("players", "first", "order"), [(3, 1, [1, 2, 0, 1, 2, 0]), (2, 0, [0, 1, 0, 1]), (4, 3, [3, 0, 1, 2, 3])]
)
def test_turns_go_clockwise_from_the_first_player(players: int, first: int, order: list[int]) -> None:
    at = drawn(new(players, start_seat=first))
    seen = []
    for _ in order:
        seen.append(at.active)
        at = drawn(at.play("take 1 2", "end"))
    assert seen == order


@rule("CPH-2.1")
def test_a_round_is_a_turn_for_everybody() -> None:
    at = drawn(new(3, start_seat=1))
    rounds = []
    for _ in range(6):
        rounds.append(state(at)["round"])
        at = drawn(at.play("take 1 2", "end"))
    assert rounds == [1, 1, 1, 2, 2, 2]


@rule("CPH-2.2")
def test_who_takes_cards_does_not_build_or_take_again() -> None:
    at = turn("- gg").play("take 1 2")
    assert at.refuses("take 4 5", "cph.one_action")
    assert at.refuses("build green-2 a1 a2 brick a1", "cph.one_action")
    assert at.refusal("build green-2 a1 a2 brick a1").values == {"done": "take"}  # type: ignore[union-attr]


@rule("CPH-2.2")
def test_who_builds_does_not_take_cards() -> None:
    at = turn("- gg").play(*build("green-2", "a1 a2", "a1", pay="gg"))
    assert at.refuses("take 1 2", "cph.one_action")
    assert at.refusal("take 1 2").values == {"done": "build"}  # type: ignore[union-attr]
    assert at.allows("end")


@rule("CPH-2.3")
def test_a_turn_cannot_be_passed() -> None:
    assert turn("- gg").refuses("end", "cph.act_first")
    assert turn("- gg").play("take 1 2").allows("end")


@rule("CPH-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_taking_cards_is_always_possible(players: int) -> None:
    at = new(players)
    source = Source(f"always {players}")
    turns = 0
    while not at.over:
        seat, action = random_move(at.game, at.position, source)
        at = Scene(at.game, at.game.after(at.position, seat, action), [])
        if not at.over and state(at)["step"] == "turn":
            turns += 1
            assert "." not in display(at)
            assert at.allows("take 1 2")
    assert turns > 10


@rule("CPH-2.4")
def test_only_the_active_player_acts() -> None:
    at = turn("- gg")
    for move in ("take 3 4", "build green-2 a1 a2 brick a1", "end", "pay gg", "coat a1", "discard g"):
        assert at.refuses(move, "cph.not_your_turn", seat=1)
    assert at.refusal("take 3 4", seat=1).values == {"active": 0}  # type: ignore[union-attr]
    assert at.allows("take 3 4", seat=0)


@rule("CPH-2.5")
def test_the_game_may_end_in_the_middle_of_a_round() -> None:
    ten = "/".join(["ggggg"] * 5)
    at = cph(f"turn=13 display=rygbpry | {ten}/Ggggg/Gggg. gg | - gg | - gg")
    assert (score(at), state(at)["round"]) == (11, 5)
    at = at.play(*build("green-2", "e7 e8", "e7", pay="g"))
    assert score(at) == 12
    assert at.over
    for seat in (1, 2):
        assert at.refuses("take 1 2", "cph.game_over", seat=seat)
