"""Whether a game's puzzles can be played: each starts where it says, its lines are legal and differ, the best is right.

    from rollwright.testing.puzzles import puzzle_faults
    assert puzzle_faults("my_game") == []

Puzzles lie in the game's folder, in `puzzles.json`.
"""

from __future__ import annotations

import importlib.resources
import json
from collections.abc import Iterator
from typing import Any

from rollwright.kernel.discovery import find_game, package_of
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import SetupError
from rollwright.tables.log.starting import StartError, start_of
from rollwright.tables.study.moments import line_of
from rollwright.tables.wire.study_shapes import PUZZLES


def puzzles_of(game_id: str) -> list[dict[str, Any]]:
    """The puzzles of a game; none where there is no file."""
    found = _file_of(game_id)
    return [] if found is None else found["puzzles"]


def puzzle_faults(game_id: str) -> list[str]:
    """What is wrong with the puzzles of a game; nothing where it has none."""
    data = _file_of(game_id)
    if data is None:
        return []
    fault = PUZZLES.fault(data, "the file")
    if fault:
        return [fault]
    game = find_game(game_id)
    found = [] if data["game"] == game_id else [f"the file is of {data['game']}"]
    ids = [puzzle["id"] for puzzle in data["puzzles"]]
    found += [f"two puzzles are called {one}" for one in sorted(set(ids)) if ids.count(one) > 1]
    for puzzle in data["puzzles"]:
        found += [f"puzzle {puzzle['id']}: {fault}" for fault in _faults(game, data["rules"], puzzle)]
    return found


def _file_of(game_id: str) -> dict[str, Any] | None:
    file = importlib.resources.files(package_of(game_id)) / "puzzles.json"
    if not file.is_file():
        return None
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def _faults(game: Game[Any], rules: int, puzzle: dict[str, Any]) -> Iterator[str]:
    try:
        setup = make_setup(game, puzzle["players"], puzzle["edition"], puzzle["options"], rules)
        start = start_of(game, setup, puzzle["start"])
    except (SetupError, StartError) as error:
        yield str(error)
        return
    seat, lines = puzzle["seat"], puzzle["lines"]
    if seat not in game.to_act(start):
        yield f"seat {seat} is not to act"
        return
    if not lines or not lines[0]["right"] or lines[0]["worth"] != 0:
        yield "the best line is not right"
    if all(line["right"] for line in lines):
        yield "no line is wrong"
    if any(line["worth"] > 0 for line in lines):
        yield "a line is ahead of the best"
    ends: list[str] = []
    for number, line in enumerate(lines):
        played = line_of(game, start, seat, tuple(line["actions"]))
        if len(played.actions) != len(line["actions"]):
            yield f"line {number} can't be played to its end"
        elif not _is_over(game, start, seat, played.position):
            yield f"line {number} is not a whole decision"
        ends.append(game.write(played.position))
    if len(set(ends)) < len(ends):
        yield "two lines lead to the same position"


def _is_over(game: Game[Any], start: Any, seat: int, end: Any) -> bool:
    """Whether a decision is: nothing of it can be taken back any more, or it waits for others."""
    acting = game.to_act(end)
    return CHANCE in acting or seat not in acting or game.stage(end) != game.stage(start)
