"""A thousand recorded games of every game and version replay to the same end."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from rollwright.kernel.discovery import find_game, game_ids
from tests.recorded import FOLDER, GAMES, file_of, name_of, read, replay

FILES = sorted(FOLDER.glob("*.xz"))
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.name))


def replayed(file: Path, many: int) -> int:
    """How many of the first games end as they did."""
    game_id, version = name_of(file)
    game = find_game(game_id)
    recorded = list(itertools.islice(read(file), many))
    assert [replay(game, version, one) for one in recorded] == [one.digest for one in recorded]
    return len(recorded)


def test_every_version_of_every_game_has_its_recorded_games() -> None:
    games = [find_game(game_id) for game_id in game_ids()]
    files = {file_of(game, version) for game in games for version in game.versions}
    assert files == set(FILES), (
        "play and keep a thousand games of each version that has none yet: python -m tests.recorded; "
        "a file of a version that is gone can be deleted"
    )


@every_file
def test_recorded_games_replay(file: Path) -> None:
    assert replayed(file, 20) == 20


@pytest.mark.slow
@every_file
def test_all_recorded_games_replay(file: Path) -> None:
    assert replayed(file, GAMES) == GAMES
