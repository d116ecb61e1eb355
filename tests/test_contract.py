"""Every game that is found keeps the contract, with every number of players and in every edition.

`scripts/full` plays many more games of each.
"""

from __future__ import annotations

from typing import Final

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import make_setup
from rollwright.testing.contract import Rates, run_contract

GAMES: Final = 45
"""Of each number of players, shared out among the editions."""

RATES: Final = Rates(round_trips=1, sampled=200, whole_space=8000)
"""Round trips at every position; the costlier clauses less often, so that all fits into the gate."""

SETUPS: Final = [
    (game_id, players, edition)
    for game_id in game_ids()
    for players in find_game(game_id).players
    for edition in find_game(game_id).editions
]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players", "edition"), SETUPS)
def test_random_games_keep_the_contract(game_id: str, players: int, edition: str) -> None:
    game = find_game(game_id)
    games = GAMES // len(game.editions)
    report = run_contract(game, make_setup(game, players, edition), games, "contract", rates=RATES)
    assert report.games == games
    assert report.longest <= report.bound


@pytest.mark.parametrize(("game_id", "players", "edition"), SETUPS)
def test_a_game_keeps_the_contract_at_first_sight(game_id: str, players: int, edition: str) -> None:
    game = find_game(game_id)
    assert run_contract(game, make_setup(game, players, edition), games=1, seed="at first sight").games == 1
