"""Late positions: reached in play, then altered at random, and played on in lock-step from their text."""

from __future__ import annotations

from typing import Any, Final

from rollwright.kernel.game import Game
from rollwright.kernel.model import NotationError
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from tests.referees.lockstep import Figures, Player, next_move, play_on, setup_of
from tests.referees.referee import late_of, referees_of

STEPS: Final = 120
"""So many steps of a game are played before it is altered, at most."""
MOST: Final = 60
"""So many steps are played on from a late position, at most; one in four is played to its end."""


def reached(game: Game[Any], setup: Setup, source: Source) -> Any:
    """A position that some players have come to."""
    position = game.new(setup)
    players = [Player(source) for _ in range(setup.players)]
    for _ in range(source.below(STEPS)):
        if not game.to_act(position):
            break
        actor, action = next_move(game, position, players, source)
        position = game.after(position, actor, action)
    return position


def late_position(game: Game[Any], setup: Setup, source: Source) -> Any:
    """A late position that the game reads, and in which whoever is to act can do something."""
    while True:
        text = late_of(game.id)(game, setup, reached(game, setup, source), source)
        try:
            position = game.read(setup, text)
        except NotationError:
            continue
        actors = game.to_act(position)
        if actors and all(game.legal(position, actor) for actor in actors):
            return position


def play_late(game: Game[Any], number: int, seed: str) -> Figures:
    """Both engines go on from a late position. Raises Difference."""
    return play_late_on(game, setup_of(game, number, seed), Source(f"{seed} late {number}"))


def play_late_on(game: Game[Any], setup: Setup, source: Source) -> Figures:
    """The same of a set-up. Raises Difference."""
    position = late_position(game, setup, source)
    referee = referees_of(game.id).resume(setup, game.write(position))
    return play_on(game, position, referee, source, MOST if source.below(4) else None)
