"""How well bots play, measured over whole games. Dice and seeds are fixed, so the figures are too."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from rollwright.bots import Bot, find_bot
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source
from rollwright.testing.altered import altered
from tests.bots.seated import match_of, wins_alone


def score_only(game: Game[Any]) -> Game[Any]:
    """The game with an evaluation that knows the score, and the squares that break a tie, but nothing in the making."""

    def evaluate(view: Any, seat: Seat) -> int:
        standing = game.standings(view)[seat]
        return 100 * standing.points + int(standing.tiebreaks["empty_squares"])

    return altered(game, evaluate=evaluate)


class ShortSighted:
    """Greedy, looking just as far, for whom only the score counts."""

    def choose(self, game: Game[Any], view: Any, seat: Seat, source: Source) -> Action:
        return find_bot("greedy").choose(score_only(game), view, seat, source)


def beats(other: Bot, seed: int) -> bool:
    """Whether greedy wins a game of two, sitting in the first seat or the second by turns."""
    seat = seed % 2
    bots = [other, other]
    bots[seat] = find_bot("greedy")
    return wins_alone(match_of(find_game("copenhagen_roll"), bots, f"strength {seed}"), seat)


def beats_random(seed: int) -> bool:
    return beats(find_bot("random"), seed)


def beats_short_sighted(seed: int) -> bool:
    return beats(ShortSighted(), seed)


def wins(game: Callable[[int], bool], games: int) -> int:
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        return sum(pool.map(game, range(games), chunksize=5))


@pytest.mark.slow
def test_greedy_wins_at_least_95_percent_of_200_games_against_random() -> None:
    assert wins(beats_random, 200) >= 190


@pytest.mark.slow
def test_what_is_in_the_making_wins_against_a_greed_for_points_alone() -> None:
    assert wins(beats_short_sighted, 60) >= 50


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
def test_each_step_of_the_ladder_beats_the_one_below(better: str, worse: str) -> None:
    """Only a rough check, of a game that is soon over: the figures are in docs/measurements/bots.md."""
    game = find_game("copenhagen_board")
    won = 0
    for number in range(60):
        bots = [find_bot(worse), find_bot(worse)]
        bots[number % 2] = find_bot(better)
        won += wins_alone(match_of(game, bots, f"ladder {number // 2}"), number % 2)
    assert won > 30
