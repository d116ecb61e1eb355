"""The puzzles of every game can be played: from where they start, along every line; and their themes have names."""

from __future__ import annotations

import copy
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from rollwright.kernel.discovery import game_ids, package_of
from rollwright.testing import puzzles
from rollwright.testing.puzzles import puzzle_faults, puzzles_of

WEB = Path(__file__).resolve().parent.parent / "web" / "src"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_puzzle_can_be_played(game_id: str) -> None:
    assert puzzles_of(game_id), "every game of ours has some"
    assert puzzle_faults(game_id) == []


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("game_id", game_ids())
def test_every_theme_has_a_name(game_id: str, language: str) -> None:
    named = [WEB / "puzzles/messages", WEB / "games" / game_id / "messages"]
    texts = [(folder / f"{language}.ftl").read_text("utf-8") for folder in named]
    messages = [re.search(r"^[a-z]+-theme =\n(.*?)^    }", text, re.MULTILINE | re.DOTALL) for text in texts]
    known = {name for found in messages if found for name in re.findall(r"^ +\[([a-z-]+)\] \S", found[1], re.MULTILINE)}
    wanted = {theme for puzzle in puzzles_of(game_id) for theme in puzzle["themes"]}
    assert wanted <= known


def whole_file(game_id: str = "copenhagen_roll") -> dict[str, Any]:
    data: dict[str, Any] = json.loads((files(package_of(game_id)) / "puzzles.json").read_text("utf-8"))
    return {**data, "puzzles": data["puzzles"][:1]}


def changed(**fields: Any) -> dict[str, Any]:
    data = copy.deepcopy(whole_file())
    data["puzzles"][0].update(fields)
    return data


FIRST = whole_file()["puzzles"][0]
LINES = FIRST["lines"]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (changed(start="round=6"), "not understood"),
        (changed(players=9), "players"),
        (changed(seat=1 - FIRST["seat"]), "not to act"),
        (changed(id="x"), "id"),
        (changed(lines=[]), "best line is not right"),
        (changed(lines=[LINES[-1], *LINES[1:-1], LINES[0]]), "best line is not right"),
        (changed(lines=[{**line, "right": True} for line in LINES]), "no line is wrong"),
        (changed(lines=[*LINES, LINES[0]]), "same position"),
        (changed(lines=[LINES[0], {**LINES[-1], "actions": [0, 0]}]), "can't be played"),
        (changed(lines=[{**LINES[0], "actions": LINES[0]["actions"][:1]}, *LINES[1:]]), "whole decision"),
        ({**whole_file(), "puzzles": [FIRST, FIRST]}, "two puzzles"),
        ({**whole_file(), "game": "another"}, "another"),
    ],
)
def test_what_is_wrong_with_a_puzzle_is_said(data: dict[str, Any], fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "_file_of", lambda _game_id: data)
    found = puzzle_faults("copenhagen_roll")
    assert any(fault in one for one in found), found
