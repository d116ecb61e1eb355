"""Who sits where, in which game."""

from __future__ import annotations

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.options import SetupError
from rollwright.lab.plan import Plan, seats_for


def test_two_bots_play_each_deal_from_both_seats() -> None:
    assert Plan("toy", ("a", "b"), 2).seatings() == [(0, 1), (1, 0)]


def test_with_more_bots_than_seats_every_selection_meets() -> None:
    assert Plan("toy", ("a", "b", "c"), 2).seatings() == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_with_fewer_bots_than_seats_some_sit_twice() -> None:
    assert Plan("toy", ("a", "b"), 3).seatings() == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]


def test_one_bot_in_all_seats_need_not_change_places() -> None:
    assert Plan("toy", ("a",), 3).seatings() == [(0, 0, 0)]


def test_alone_each_bot_plays_each_deal_once() -> None:
    assert Plan("toy", ("a", "b"), 1).seatings() == [(0,), (1,)]


def test_fixed_seats_are_those_named() -> None:
    assert Plan("toy", ("a", "b", "c"), 3, rotate=False).seatings() == [(0, 1, 2)]


def test_no_deal_is_left_unfinished() -> None:
    plan = Plan("toy", ("a", "b", "c"), 2)
    assert [plan.whole_deals(games) for games in (1, 6, 7)] == [6, 6, 12]


@pytest.mark.parametrize(("bots", "seats"), [(1, 2), (2, 2), (4, 4), (5, 2)])
def test_all_bots_sit_at_one_table_where_the_game_allows_it(bots: int, seats: int) -> None:
    assert seats_for(find_game("copenhagen_roll"), bots) == seats


def test_a_game_that_is_not_for_so_many_says_so() -> None:
    with pytest.raises(SetupError, match="for 2, 3, 4 players, not for 5"):
        Plan("copenhagen_roll", ("random",), 5).setup()
