"""The measure of a challenge deals as a server does, and ranks as a reader would."""

from __future__ import annotations

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.model import CHANCE
from rollwright.training.daily import Came, Deal, ranked_correlation, report, taken_up
from tests.tables.test_challenge import GAMES, Taken, challenge, seed_of


@pytest.mark.parametrize("game", GAMES)
def test_it_deals_what_a_table_deals(game: str) -> None:
    one = challenge(game)
    match = Taken(one).play().table.match
    assert match is not None
    deal = Deal(find_game(game), one, seed_of("seed"))
    for number, move in enumerate(match.moves):
        if move.actor == CHANCE:
            assert deal.action(match.positions[number]) == move.action


def test_a_bot_takes_it_up_and_the_same_thoughts_come_to_the_same() -> None:
    one, game = challenge("copenhagen_roll"), find_game("copenhagen_roll")
    first, second = (taken_up(game, one, seed_of("seed"), "greedy", "random", "thoughts") for _ in range(2))
    assert first.over
    assert [move.action for move in first.moves] == [move.action for move in second.moves]


def test_ranks_are_compared_whatever_the_distances() -> None:
    assert ranked_correlation([1, 2, 3], [10, 20, 1000]) == pytest.approx(1)
    assert ranked_correlation([1, 2, 3], [5, 4, -3]) == pytest.approx(-1)
    assert ranked_correlation([1, 2, 3], [7, 7, 7]) == 0


def test_a_day_says_how_often_the_stronger_of_two_did_better() -> None:
    came = [Came("weak", 1, 0.0), Came("weak", 3, 1.0), Came("middling", 1, 2.0), Came("strong", 9, 3.0)]
    found = report("today", came, ["weak", "middling", "strong"])
    assert found.pairs_by_lead == pytest.approx(2 / 3)
    assert found.pairs_by_adjusted == 1
    assert found.by_adjusted > found.by_lead
