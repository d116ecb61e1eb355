"""How well greedy plays the board game, over whole games. Cards and seeds are fixed, so the figures are too."""

from __future__ import annotations

import pytest

from rollwright.bots import find_bot
from rollwright.kernel.discovery import find_game
from tests.bots.seated import match_of, wins_alone
from tests.games.copenhagen_board.cph import ID

GAMES = 200


def beats_random(seed: int) -> bool:
    """Whether greedy wins a game of two, sitting in the first seat or the second by turns."""
    seat = seed % 2
    bots = [find_bot("random"), find_bot("random")]
    bots[seat] = find_bot("greedy")
    return wins_alone(match_of(find_game(ID), bots, f"strength {seed}"), seat)


@pytest.mark.slow
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert sum(beats_random(seed) for seed in range(GAMES)) >= 0.95 * GAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_players_build_and_score(players: int) -> None:
    match = match_of(find_game(ID), [find_bot("greedy")] * players, f"self {players}")
    assert all(standing.points >= 3 for standing in match.game.standings(match.position))
