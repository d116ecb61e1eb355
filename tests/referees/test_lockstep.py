"""Engine and referee of every game agree at every step, in games from the start and from late positions.

`scripts/lockstep` plays many more.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game
from tests.referees.late import play_late
from tests.referees.lockstep import Figures, play_game, verb_of
from tests.referees.referee import refereed

GAMES: Final = 36
"""Every number of players with every edition, rules version and content pack."""
LATE: Final = 60


def verbs(game: Game[Any]) -> set[str]:
    return {verb_of(game.write_action(action)) for action in range(game.action_space)}


@pytest.mark.slow
@pytest.mark.parametrize("game_id", refereed())
def test_engine_and_referee_agree_at_every_step(game_id: str) -> None:
    game = find_game(game_id)
    figures = Figures()
    for number in range(GAMES):
        figures.add(play_game(game, number, "gate"))
    for number in range(LATE):
        figures.add(play_late(game, number, "gate"))
    assert figures.games == GAMES + LATE
    assert figures.kinds == verbs(game), "every kind of action has been played"
