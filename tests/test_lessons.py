"""The lessons of every game can be played, are said in every language, are short, and ask for good moves."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.cli.lessons import course_of
from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import Game
from rollwright.kernel.lesson import LEARNER, begin
from rollwright.kernel.model import CHANCE
from rollwright.kernel.record import replay
from rollwright.testing.lessons import MOST_STEPS, lesson_faults


@pytest.mark.parametrize("game_id", game_ids())
def test_every_lesson_can_be_learned(game_id: str) -> None:
    assert course_of(game_id), "every game of ours is taught"
    assert lesson_faults(game_id) == [], "scripts/lessons writes the hashes"


@pytest.mark.parametrize("game_id", game_ids())
def test_no_other_moves_would_bring_more_points(game_id: str) -> None:
    """Where dice or cards come next, the points are not known yet."""
    game, compared = find_game(game_id), 0
    for name, lesson in course_of(game_id).items():
        for number, step in enumerate(lesson.steps, start=1):
            end = replay(game, step.record).position
            if CHANCE not in game.to_act(end):
                most, line = best(game, begin(game, step).position, len(step.moves()))
                assert most <= points(game, end), f"{name}, step {number}: {line} bring more"
                compared += 1
    assert compared > MOST_STEPS // 2


def points(game: Game[Any], position: Any) -> int:
    return game.standings(position)[LEARNER].points


def best(game: Game[Any], position: Any, moves: int) -> tuple[int, list[str]]:
    """The most points that the learner can have after so many moves, with the moves."""
    found: tuple[int, list[str]] = (points(game, position), [])
    if moves == 0 or LEARNER not in game.to_act(position):
        return found
    for action in game.legal(position, LEARNER):
        most, line = best(game, game.after(position, LEARNER, action), moves - 1)
        if most > found[0]:
            found = (most, [game.write_action(action), *line])
    return found
