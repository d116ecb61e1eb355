"""Lines of play, counted for every game that has a file in tests/data/perft."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import CHANCE
from rollwright.kernel.playout import perft

FOLDER: Final = Path(__file__).parent / "data" / "perft"
MANY: Final = 20_000
"""Counts above this are left to slow runs."""
FEW: Final = 20
"""The slow twin looks at no more positions than this."""

ENTRIES: Final = [
    (file.stem, entry)
    for file in sorted(FOLDER.glob("*.toml"))
    for entry in tomllib.loads(file.read_text())["position"]
]


def position_of(game_id: str, entry: dict[str, Any]) -> tuple[Game[Any], Any]:
    game = find_game(game_id)
    version, content = entry.get("version"), entry.get("content", "")
    setup = make_setup(game, entry["players"], entry["edition"], entry.get("options"), version, content)
    return game, game.read(setup, entry["text"]) if "text" in entry else game.new(setup)


def count_by_checking(game: Game[Any], position: Any, depth: int) -> int:
    """As perft, but by nothing except `check`, asked about every action for every seat and chance."""
    if depth == 0:
        return 1
    players = game.setup(position).players
    return sum(
        count_by_checking(game, game.apply(position, actor, action).position, depth - 1)
        for actor in (CHANCE, *range(players))
        for action in range(game.action_space)
        if game.check(position, actor, action) is None
    )


def cases() -> list[Any]:
    return [
        pytest.param(
            game_id, entry, depth, id=f"{entry['says']}-{depth}", marks=[pytest.mark.slow] if lines > MANY else []
        )
        for game_id, entry in ENTRIES
        for depth, lines in enumerate(entry["lines"], start=1)
    ]


@pytest.mark.parametrize(("game_id", "entry", "depth"), cases())
def test_there_are_as_many_lines_as_ever(game_id: str, entry: dict[str, Any], depth: int) -> None:
    game, position = position_of(game_id, entry)
    assert perft(game, position, depth) == entry["lines"][depth - 1]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "entry"), ENTRIES, ids=[entry["says"] for _, entry in ENTRIES])
def test_the_short_lines_are_those_that_the_judge_allows(game_id: str, entry: dict[str, Any]) -> None:
    game, position = position_of(game_id, entry)
    positions = 1
    for depth, lines in enumerate(entry["lines"], start=1):
        if positions > FEW:
            break
        assert count_by_checking(game, position, depth) == lines
        positions += lines


@pytest.mark.parametrize(("game_id", "entry"), ENTRIES, ids=[entry["says"] for _, entry in ENTRIES])
def test_positions_are_written_as_the_game_writes_them(game_id: str, entry: dict[str, Any]) -> None:
    game, position = position_of(game_id, entry)
    assert game.write(position) == entry.get("text", game.write(position))


def test_there_is_something_to_count_in_every_file() -> None:
    assert {game_id for game_id, _ in ENTRIES} == {file.stem for file in FOLDER.iterdir()}
