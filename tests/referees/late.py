"""Late positions: reached in play, then altered at random, and played on in lock-step from their text."""

from __future__ import annotations

from typing import Any, Final

from rollwright.kernel.game import Game
from rollwright.kernel.model import CHANCE, NotationError
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from tests.referees.lockstep import TEMPERAMENTS, Figures, chosen, play_on
from tests.referees.referee import late_of, referees_of

STEPS: Final = 120
"""So many steps of a game are played before it is altered, at most."""
MOST: Final = 60
"""So many steps are played on from a late position, at most; one in four is played to its end."""


def reached(game: Game[Any], setup: Setup, source: Source) -> Any:
    """A position that some players have come to."""
    position = game.new(setup)
    temperaments = [source.below(TEMPERAMENTS) for _ in range(setup.players)]
    for _ in range(source.below(STEPS)):
        actors = game.to_act(position)
        if not actors:
            break
        actor = actors[source.below(len(actors))]
        if actor == CHANCE:
            action = game.draw(position, source)
        else:
            action = chosen(game, position, actor, temperaments[actor], source)
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


def play_late(game: Game[Any], setup: Setup, seed: str) -> Figures:
    """Both engines go on from a late position. Raises Difference."""
    source = Source(seed)
    position = late_position(game, setup, source)
    referee = referees_of(game.id).resume(setup, game.write(position))
    return play_on(game, position, referee, source, MOST if source.below(4) else None)[1]
