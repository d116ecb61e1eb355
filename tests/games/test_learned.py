"""What judges learned, as the games' folders hold it: it fits the game, came from its command, and is small enough."""

from __future__ import annotations

import gzip
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from rollwright.kernel.game import make_setup
from rollwright.kernel.net import Weights

MOST_BYTES = 150_000
"""Compressed: what the page has to fetch."""
CALIBRATION = {1: 1.0, 2: 0.02}
"""How far off chances may be on average, by the number of players. Alone they are of grades, and points count."""
BEYOND = 0.04


def modules() -> list[Any]:
    found = []
    for game_id in game_ids():
        folder = Path(str(import_module(find_game(game_id).weights).__file__)).parent
        found += [
            pytest.param(game_id, path, id=f"{game_id}-{path.stem}") for path in sorted(folder.glob("players_*.py"))
        ]
    return found


def test_every_game_has_a_judge_for_two() -> None:
    assert {(one.values[0], one.values[1].stem) for one in modules()} >= {
        (game_id, "players_2") for game_id in game_ids()
    }


def weights_of(game_id: str, path: Path) -> Weights:
    weights: Weights = import_module(f"{find_game(game_id).weights}.{path.stem}").WEIGHTS
    return weights


@pytest.mark.parametrize(("game_id", "path"), modules())
def test_it_fits_the_game_as_it_is_set_up_by_every_edition(game_id: str, path: Path) -> None:
    """Whoever changes traits has to teach the judge anew."""
    game, weights = find_game(game_id), weights_of(game_id, path)
    for edition in game.editions:
        assert game.judges.fault(make_setup(game, weights.players, edition)) == ""


@pytest.mark.parametrize(("game_id", "path"), modules())
def test_it_names_the_command_that_makes_it_anew(game_id: str, path: Path) -> None:
    weights = weights_of(game_id, path)
    assert weights.command.startswith(f"rollwright train {game_id} --players {weights.players} ")
    assert re.search(r" --games \d+", weights.command), "minutes alone give other games on another machine"
    assert re.search(r" --epochs \d+", weights.command)
    assert "/" not in weights.command.split("--out ")[1].split()[0].removeprefix("train/")


@pytest.mark.parametrize(("game_id", "path"), modules())
def test_it_is_small_calibrated_and_knows_more_than_evaluate(game_id: str, path: Path) -> None:
    weights = weights_of(game_id, path)
    assert len(gzip.compress(path.read_bytes(), 9)) <= MOST_BYTES
    assert weights.metrics["calibration"] <= CALIBRATION.get(weights.players, BEYOND)
    assert weights.metrics["first_loss"] < weights.metrics["evaluate_loss"]
