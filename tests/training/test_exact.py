"""The whole of training on the toy game: with a fixed seed, what is learned comes near the exact values."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from rollwright.kernel.game import make_setup
from rollwright.kernel.net import SURE
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.lab.plan import Plan
from rollwright.training.course import Course, Settings
from rollwright.training.module import read_module
from rollwright.training.recording import record_games
from tests.lab.conftest import InHouse
from tests.lab.test_run import quiet
from tests.toy.exact import GAME, value
from tests.toy.position import Position

EDITION = "quick"
"""Two rounds."""


def positions(players: int) -> list[Position]:
    """Between rounds, in games at random: other ones than were learned from."""
    found = []
    for number in range(120):
        source = Source(f"exact {number}")
        position = GAME.new(make_setup(GAME, players, EDITION))
        while GAME.to_act(position):
            if position.step == "prize":
                found.append(position)
            position = GAME.after(position, *random_move(GAME, position, source))
    return found


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("players", "games"), [(1, 3000), (2, 5000)])
def test_learned_values_come_near_the_exact_ones(players: int, games: int, tmp_path: Path) -> None:
    plan = Plan("toy_open", ("quick",), players, seed="exact", edition=EDITION)
    settings = Settings(games=games, epochs=8, hidden=32, rate=0.01, opening=1)
    told: list[str] = []
    course = Course(tmp_path, plan, settings, quiet, told.append)
    course.run(lambda: InHouse(partial(record_games, opening=1)))
    judge = GAME.judges.judge(read_module(tmp_path / "weights" / f"players_{players}.py"))
    chances, points = [], []
    for position in positions(players):
        for seat in range(players):
            exact = value(position, seat)
            said = judge.chances(position, seat)
            chances += [abs(one / SURE - other) for one, other in zip(said, exact.chances, strict=True)]
            points.append(abs(judge.points(position, seat) / 100 - exact.points))
    assert sum(chances) / len(chances) < 0.025
    assert sorted(chances)[int(0.95 * len(chances))] < 0.12
    assert sum(points) / len(points) < 0.1
    assert f"{games:,} games" in told[0]
