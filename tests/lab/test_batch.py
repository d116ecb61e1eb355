"""A game's result follows from the plan and its number alone."""

from __future__ import annotations

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.source import Source
from rollwright.lab.batch import Batch, GameFailed, play_games
from rollwright.lab.plan import Plan

MIXED = Plan("copenhagen_board", ("greedy", "random"), 2)


def without_clock(*batches: Batch) -> list[list[int]]:
    """All that must be the same every time."""
    return [
        [value for batch in batches for value in getattr(batch, name)] for name in ("points", "places", "decisions")
    ]


def test_it_does_not_matter_how_games_are_cut_into_batches() -> None:
    assert without_clock(play_games(MIXED, 0, 3)) == without_clock(play_games(MIXED, 0, 1), play_games(MIXED, 1, 3))


def test_another_seed_makes_other_games() -> None:
    assert without_clock(play_games(MIXED, 0, 3)) != without_clock(play_games(MIXED._replace(seed="other"), 0, 3))


def test_the_dice_of_a_deal_fall_alike_whoever_sits_where() -> None:
    """Two bots that play alike change seats: the first seat makes the same points, and so does the second."""
    batch = play_games(Plan("copenhagen_roll", ("greedy", "tests.lab.players:TWIN"), 2), 0, 2)
    assert batch.points[:2] == batch.points[2:]
    assert batch.decisions[:2] == batch.decisions[2:]


def test_random_alone_is_the_engines_own_playout() -> None:
    game = find_game("copenhagen_roll")
    plan = Plan(game.id, ("random",), 3)
    batch = play_games(plan, 5, 7)
    for number in (5, 6):
        end = game.playout(game.new(plan.setup()), Source(f"{plan.seed} {number}"))
        found = batch.points[3 * (number - 5) : 3 * (number - 4)]
        assert found == [standing.points for standing in game.standings(end)]


def test_a_bot_that_breaks_the_rules_is_named_with_the_rule() -> None:
    with pytest.raises(GameFailed, match=r"^game 0 \(tests.lab.players:CHEAT, random\) failed: IllegalAction: .*CRW-"):
        play_games(Plan("copenhagen_roll", ("tests.lab.players:CHEAT", "random"), 2), 0, 1)


def test_thinking_is_timed() -> None:
    batch = play_games(MIXED, 0, 1)
    assert batch.seconds[0] > batch.seconds[1] > 0
    assert batch.took > sum(batch.seconds)
