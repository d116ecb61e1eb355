"""Chapter 2: rounds and turns."""

from __future__ import annotations

from itertools import permutations

import pytest

from rollwright.kernel.source import Source
from rollwright.testing.scene import rule
from tests.games.woodcraft_roll.bench import (
    BOARD,
    DISPLAY,
    bench,
    choosing,
    chosen,
    final,
    new,
    nuts,
    played_out,
    working,
)
from tests.games.woodcraft_roll.wrw import board, dice, player, state


@rule("WRW-2.1")
def test_after_round_6_the_game_is_over() -> None:
    rows = "rows=" + ",".join(["y1"] * 12)
    at = bench(f"turn=12 step=work phase=2 | {rows} | {rows}").play("end", seat=0)
    assert not at.over
    at = at.play("end", seat=1)
    assert at.over
    assert "wrw.game_over" in at.codes()


@rule("WRW-2.1")
@pytest.mark.parametrize("move", ["choose y4 3", "choose order", "raise y1 y2", "end", "hire 4", "take a1"])
def test_after_the_end_no_action_is_accepted(move: str) -> None:
    at = final("dice=y1 scrapwood=1 blueberry=3", "")
    for seat in (0, 1):
        assert at.refuses(move, "wrw.game_over", seat=seat)


@rule("WRW-2.1")
def test_after_round_5_another_round_is_rolled() -> None:
    rows = "rows=" + ",".join(["y1"] * 10)
    at = bench(f"turn=10 step=work phase=2 display=b1,b2,b3 | {rows} | {rows}").play("end", seat=0).play("end", seat=1)
    assert at.rolling
    assert state(at.play("yellow 124", "brown 356"))["round"] == 6


@rule("WRW-2.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_has_12_turns_and_a_row_for_each(players: int) -> None:
    at = played_out(new(players), Source(f"twelve {players}"))
    for seat in range(players):
        rows = player(at, seat)["rows"]
        assert len(rows) == 12
        assert None not in rows
    turns = at.values_of("wrw.turn_began")
    assert [(one["turn"], one["round"], one["half"]) for one in turns] == [
        (turn, (turn + 1) // 2, 2 - turn % 2) for turn in range(1, 13)
    ]


@rule("WRW-2.3")
def test_a_second_die_or_an_order_besides_the_die_is_refused() -> None:
    at = chosen(choosing("", ""), "y4 3", "y2 5")
    assert at.refuses("choose b6 1", "wrw.one_choice", seat=0)
    assert at.refuses("choose order", "wrw.one_choice", seat=0)
    assert at.refuses("take a11", "wrw.nothing_to_take", seat=0)


@rule("WRW-2.3")
def test_a_turn_with_neither_is_refused() -> None:
    at = choosing("dice=y1 scrapwood=1", "")
    assert at.refuses("end", "wrw.choose_first", seat=0)
    assert at.refuses("raise y1 y2", "wrw.choose_first", seat=0)
    assert at.allows("choose y4 3", seat=0)
    assert at.allows("choose order", seat=0)


@rule("WRW-2.4")
def test_free_actions_come_in_any_order_and_number() -> None:
    at = working("dice=y1,y2,y3 glue=1 sawblade=1 blueberry=1 held=a3,a10")
    at = at.play("glue y1 y3 y4", "complete a10", "saw y2 y1 y1", "hire 4", "complete a3", seat=0)
    assert player(at)["done"] == ["a3", "a10"]
    assert at.allows("shift y1 y2", seat=0)


@rule("WRW-2.4")
def test_a_turn_without_free_actions_may_be_ended() -> None:
    assert working("dice=y1,y2,y3 glue=1").allows("end", seat=0)


@rule("WRW-2.5")
def test_free_actions_of_two_players_may_be_mixed_in_any_way() -> None:
    at = working("dice=y1,y2 scrapwood=1 glue=1", "dice=b4 sawblade=1 blueberry=3")
    moves = [(0, "glue y1 y2 y3"), (0, "raise y3 y4"), (1, "saw b4 b1 b3"), (1, "hire 4")]
    ends = set()
    for mixed in permutations(moves):
        if mixed.index(moves[0]) < mixed.index(moves[1]) and mixed.index(moves[2]) < mixed.index(moves[3]):
            after = at
            for seat, move in mixed:
                after = after.play(move, seat=seat)
            ends.add(after.hash)
    assert len(ends) == 1


@rule("WRW-2.5")
def test_free_actions_touch_nobody_else() -> None:
    at = working("dice=y1,y2 glue=1", "dice=y1,y2 glue=1")
    after = at.play("glue y1 y2 y3", seat=0)
    assert (dice(after, 0), nuts(after, 0)) == ("y3", 2)
    assert player(after, 1) == player(at, 1)


@rule("WRW-2.6")
def test_the_turn_is_over_when_all_have_ended_it() -> None:
    at = working("", "", "", more=f"board=b6,-,y4,b3,-,- {DISPLAY}").play("end", seat=0).play("end", seat=1)
    assert board(at) == "b6 - y4 b3 - -"
    assert board(at.play("end", seat=2)) == "- b6 - y4 b3 -"


@rule("WRW-2.6")
def test_who_has_ended_does_nothing_more() -> None:
    at = working("dice=y1 scrapwood=1", "", more=f"{BOARD} {DISPLAY}").play("end", seat=0)
    assert at.refuses("raise y1 y2", "wrw.turn_ended", seat=0)
    assert at.refuses("end", "wrw.turn_ended", seat=0)
