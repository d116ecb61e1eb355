"""What is counted, and how sure it is."""

from __future__ import annotations

import pytest

from rollwright.kernel.source import Source
from rollwright.lab.batch import Batch
from rollwright.lab.chances import mean_interval, wilson
from rollwright.lab.plan import Plan
from rollwright.lab.ratings import Ratings
from rollwright.lab.report import to_json, to_text
from rollwright.lab.tally import Goal, Tally, deals

DUEL = Plan("copenhagen_roll", ("a", "b"), 2)


def tally_of(plan: Plan, points: list[int], places: list[int]) -> Tally:
    """By seat, game after game."""
    games = len(points) // plan.players
    tally = Tally(plan)
    for tables in deals(plan, [Batch(0, games, points, places, [1] * len(points), [0.5] * len(points), 1.0)]):
        tally.add_deal(tables)
    return tally


def duels(wins: int, losses: int) -> Tally:
    """Deals that `a` wins or loses from both seats."""
    won, lost = [1, 2, 2, 1], [2, 1, 1, 2]
    return tally_of(DUEL, [0] * 4 * (wins + losses), won * wins + lost * losses)


# Published values: Wilson's interval for 10 of 10, 1 of 10, and 400 games.
@pytest.mark.parametrize(
    ("score", "games", "low", "high"), [(10, 10, 0.7225, 1.0), (1, 10, 0.0179, 0.4042), (244, 400, 0.5614, 0.6565)]
)
def test_wilsons_interval(score: int, games: int, low: float, high: float) -> None:
    assert wilson(score, games)[1:] == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0.5, 0.0, 1.0)


def test_a_mean_has_bounds_from_two_values_on() -> None:
    assert mean_interval(1, 3, 9).low == float("-inf")
    assert mean_interval(4, 8, 24) == pytest.approx((2, 2 - 1.6003, 2 + 1.6003), abs=1e-3)


def test_a_draw_is_half_a_win_and_half_a_first_place() -> None:
    tally = tally_of(DUEL, [5, 5, 3, 4], [1, 1, 2, 1])  # level; then b, in seat 0, behind a
    assert tally.rate(0, 1).found == 0.75
    assert tally.rate(1, 0).found == 0.25
    assert [bot.firsts for bot in tally.bots] == [1.5, 0.5]


def test_points_are_compared_by_deal() -> None:
    """Seat 0 is worth 10 points: from both seats together, `a` is 1 ahead in the one deal and 3 in the other."""
    tally = tally_of(DUEL, [11, 0, 10, 1, 13, 0, 10, 3], [1, 2, 1, 2, 1, 2, 1, 2])
    assert tally.pairs[0, 1].points_ahead() == pytest.approx((2, 2 - 1.96, 2 + 1.96), abs=1e-3)


def test_who_plays_alone_is_compared_with_those_who_had_the_same_dice() -> None:
    tally = tally_of(Plan("woodcraft_roll", ("a", "b", "c"), 1), [50, 60, 60, 20, 10, 30], [1] * 6)
    assert tally.rate(0, 1).found == 0.5
    assert tally.rate(2, 0).found == 1
    assert [bot.firsts for bot in tally.bots] == [0, 0.5, 1.5]


def test_a_bot_that_sits_twice_meets_the_other_once_a_game() -> None:
    tally = tally_of(Plan("copenhagen_roll", ("a", "b"), 3), [3, 2, 1, 2, 3, 1, 3, 1, 2], [1, 2, 3, 2, 1, 3, 1, 3, 2])
    # a b a: ahead and behind; b a a: ahead and behind; a a b: ahead and behind
    assert tally.pairs[0, 1].tables == 3
    assert tally.rate(0, 1).found == 0.5


def test_a_batch_may_end_in_the_middle_of_a_deal() -> None:
    whole = Batch(0, 4, [1, 2, 3, 4, 5, 6, 7, 8], [2, 1] * 4, [1] * 8, [0.0] * 8, 1.0)
    head = Batch(0, 1, [1, 2], [2, 1], [1] * 2, [0.0] * 2, 1.0)
    rest = Batch(1, 4, [3, 4, 5, 6, 7, 8], [2, 1] * 3, [1] * 6, [0.0] * 6, 1.0)
    assert list(deals(DUEL, [whole])) == list(deals(DUEL, [head, rest]))


def test_who_wins_more_is_rated_higher_and_all_start_alike() -> None:
    ratings = Ratings(DUEL)
    start = ratings.bots[0]
    assert ratings.bots == [start, start]
    for tables in deals(DUEL, [Batch(0, 8, [0] * 16, [1, 2, 2, 1] * 4, [1] * 16, [0.0] * 16, 1.0)]):
        ratings.add_deal(tables)
    assert ratings.bots[0].mu > start.mu > ratings.bots[1].mu
    assert ratings.bots[0].sigma < start.sigma


# The goal


def test_a_goal_is_open_until_the_interval_leaves_its_level() -> None:
    goal = Goal(0.55)
    assert goal.verdict(duels(7, 3)) is None
    assert goal.verdict(duels(40, 10)) is True
    assert goal.verdict(duels(10, 40)) is False


def test_ten_looks_together_are_wrong_in_one_run_of_forty_at_most() -> None:
    """A bot that is ahead in just 55% of games must not be said to be ahead in more."""
    goal, source = Goal(0.55), Source("looks")
    wrong = 0
    for _ in range(1000):
        won = 0
        for look in range(1, goal.looks + 1):
            won += sum(source.below(100) < 55 for _ in range(40))
            if wilson(won, 40 * look, goal.z).low > goal.level:
                wrong += 1
                break
    assert wrong <= 35, "2.5% of 1,000 runs, and two standard deviations"


# The report


def test_the_report_tells_shares_points_and_the_goal() -> None:
    tally = duels(40, 10)
    reported = to_json(tally, Ratings(DUEL), Goal(0.55))
    assert reported["pairs"][0]["ahead"] == pytest.approx([0.8, 0.7112, 0.8667], abs=1e-3)
    assert reported["bots"][0]["ms_per_decision"] == 500
    lines = [" ".join(line.split()) for line in to_text(reported).splitlines()]
    assert "a - 80.0% (71.1-86.7)" in lines
    assert "b 20.0% (13.3-28.9) -" in lines
    assert "goal, a ahead in over 55%: reached" in lines
