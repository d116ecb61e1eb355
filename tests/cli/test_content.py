"""Content packs at the command line: checked in words, and played with.

Packs are those of games that have any; each game's own is in its folder.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from rollwright.cli.__main__ import main
from rollwright.kernel.discovery import package_of
from tests.cli.conftest import Run

OWN = files(package_of("woodcraft_roll")) / "workshop-2.json"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack of one's own: ours under another name."""
    changed = json.loads(OWN.read_text(encoding="utf-8"))
    changed["name"] = "My workshop"
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(changed))
    return file


def test_a_pack_that_passes_is_reported_with_its_game_and_hash(run: Run, pack: Path) -> None:
    assert "is a pack for woodcraft_roll; its hash is " in run("content", "check", str(pack))


def test_the_mark_that_some_editors_put_first_does_no_harm(run: Run, pack: Path) -> None:
    pack.write_text(pack.read_text(), encoding="utf-8-sig")
    assert "is a pack for woodcraft_roll" in run("content", "check", str(pack))


Check = Callable[..., list[str]]


@pytest.fixture
def faults(capsys: pytest.CaptureFixture[str]) -> Check:
    """What `content check` says of a pack that it refuses, line by line."""

    def check(pack: Path, *more: str) -> list[str]:
        assert main(("content", "check", str(pack), *more)) == 2
        return capsys.readouterr().err.replace(str(pack), "mine.json").splitlines()

    return check


def test_all_that_is_wrong_with_a_pack_is_reported_with_the_place(faults: Check, pack: Path) -> None:
    pack.write_text(pack.read_text().replace('"brown"', '"blue"', 1).replace('"nuts": 24', '"nuts": 240', 1))
    assert faults(pack) == [
        "nuts: a whole number from 0 to 99 is needed, not 240",
        'board, line 1: "blue" is not known here; there are yellow, brown',
        "board, line 1, brown: this is missing",
        "rollwright: mine.json has 3 mistakes, and can’t be played with.",
    ]


@pytest.mark.parametrize(
    ("language", "reported"),
    [
        ("fr", "plateau, ligne 1, brun\u00a0: cela manque"),
        ("nl", "bord, baan 1, bruin: dit ontbreekt"),
    ],
)
def test_it_is_reported_in_the_language_of_the_terminal(
    faults: Check, pack: Path, language: str, reported: str
) -> None:
    pack.write_text(pack.read_text().replace('"brown"', '"blue"', 1))
    assert reported in faults(pack, "--lang", language)


def test_the_schema_of_packs_is_printed(run: Run, fails: Run) -> None:
    schema = json.loads(run("content", "schema"))
    assert schema["properties"]["nuts"] == {"type": "integer", "minimum": 0, "maximum": 99}
    assert json.loads(run("content", "schema", "--game", "woodcraft_roll")) == schema
    assert "copenhagen_roll has no schema of content packs" in fails("content", "schema", "--game", "copenhagen_roll")


@pytest.mark.parametrize(
    ("text", "reported"),
    [
        ("{", "is no content pack"),
        ("[]", "is no content pack: it is no object"),
        ('{"game": 7}', "doesn't say which game it is for"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ('{"game": "copenhagen_roll"}', "this game takes no content pack"),
    ],
)
def test_a_file_that_is_no_pack_is_refused(fails: Run, tmp_path: Path, text: str, reported: str) -> None:
    file = tmp_path / "pack.json"
    file.write_text(text)
    assert reported in fails("content", "check", str(file))


def test_a_pack_need_not_name_its_game(run: Run, pack: Path) -> None:
    unnamed = json.loads(pack.read_text())
    del unnamed["game"]
    pack.write_text(json.dumps(unnamed))
    assert "is a pack for woodcraft_roll" in run("content", "check", str(pack))
    assert "is a pack for woodcraft_roll" in run("content", "check", str(pack), "--game", "woodcraft_roll")
    assert "choose" in run("play", "woodcraft_roll", "--seats", "random", "--seed", "1", "--content", str(pack))


def test_where_several_games_take_packs_a_pack_has_to_name_its_own(
    fails: Run, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unnamed = json.loads(pack.read_text())
    del unnamed["game"]
    pack.write_text(json.dumps(unnamed))
    monkeypatch.setattr("rollwright.cli.content.game_ids", lambda: ["woodcraft_roll", "woodcraft_roll"])
    assert "doesn't say which game it is for" in fails("content", "check", str(pack))


def test_a_game_on_another_pack_is_saved_with_it_and_replays(run: Run, pack: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    command = ["play", "woodcraft_roll", "--seats", "random", "--seed", "1", "--content", str(pack)]
    run(*command, "--save", str(saved))
    assert "My workshop" in saved.read_text()
    assert "choose" in run("replay", str(saved))
