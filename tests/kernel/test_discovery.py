"""Games are found without a list: ours in their folder, those of others by their entry point."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rollwright.kernel.discovery import UnknownGame, find_game, game_ids, left_out, package_of
from rollwright.kernel.game import make_setup, start
from rollwright.kernel.match import Match
from rollwright.kernel.playout import playout, random_move
from rollwright.kernel.record import read_record, replay, write_record
from rollwright.kernel.source import Source
from tests.toy import GAME

Announce = Callable[[str], None]


@pytest.fixture
def announce(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Announce:
    """A package that somebody has installed: its metadata is all that says it has games."""

    def announce(entries: str) -> None:
        metadata = tmp_path / "sealed_bids-1.0.dist-info"
        metadata.mkdir(exist_ok=True)
        (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1.0\n")
        (metadata / "entry_points.txt").write_text(f"[rollwright.games]\n{entries}\n")

    monkeypatch.syspath_prepend(tmp_path)
    return announce


@pytest.fixture
def toy_installed(announce: Announce) -> None:
    announce("toy = tests.toy")


def test_every_folder_of_ours_is_a_game_with_that_name() -> None:
    assert game_ids()
    for game_id in game_ids():
        assert find_game(game_id).id == game_id


@pytest.mark.usefixtures("toy_installed")
def test_a_game_of_another_package_is_found_by_its_entry_point() -> None:
    assert game_ids()[-1] == "toy"
    assert package_of("toy") == "tests.toy"
    assert find_game("toy") is GAME


@pytest.mark.parametrize("value", ["tests.toy", "tests.toy:GAME", "tests.toy.game:GAME", "tests.toy.game"])
def test_an_entry_point_names_the_package_or_the_game(announce: Announce, value: str) -> None:
    announce(f"toy = {value}")
    assert game_ids()[-1] == "toy"
    assert find_game("toy") is GAME
    assert package_of("toy") == "tests.toy", "rules page and messages lie there"


BROKEN = {
    "nowhere = no_such_package": "can't be imported: ModuleNotFoundError: No module named 'no_such_package'",
    "raises = raises_at_import": "can't be imported: ZeroDivisionError: nobody is worth anything",
    "leaves = leaves_at_import": "can't be imported: SystemExit: 3",
    "empty = tests.toy.position": "is no rollwright.kernel.game.Game: it is not there",
    "other = tests.toy:Final": "is no rollwright.kernel.game.Game",
    "bids = tests.toy": "its entry point is named 'bids', the game itself 'toy': name the entry point 'toy'",
    "stuck = never_starts": "can't be set up: ZeroDivisionError",
}


@pytest.mark.parametrize(("entry", "words"), BROKEN.items(), ids=list(BROKEN))
def test_a_game_that_can_not_be_used_is_left_out_by_name_and_takes_nothing_else_down(
    announce: Announce, tmp_path: Path, entry: str, words: str
) -> None:
    (tmp_path / "raises_at_import.py").write_text("raise ZeroDivisionError('nobody is worth anything')\n")
    (tmp_path / "leaves_at_import.py").write_text("raise SystemExit(3)\n")
    (tmp_path / "never_starts.py").write_text(NEVER_STARTS)
    announce(f"{entry}\ntoy = tests.toy")
    name = entry.split()[0]
    assert game_ids()[-1] == "toy"
    assert name not in game_ids()
    assert words in left_out()[name]
    for asked in (find_game, package_of):
        with pytest.raises(UnknownGame, match=f"the game '{name}' is left out: "):
            asked(name)


NEVER_STARTS = """
from rollwright.kernel.game import Game
def nothing(*_): raise ZeroDivisionError
GAME = Game(
    "stuck", players=(2,), rules={}, refusals={}, events=(), action_space=1, horizon=0, new=nothing, setup=nothing,
    to_act=nothing, stage=nothing, apply=nothing, standings=nothing, longest=nothing, check=nothing, legal=nothing,
    chance=nothing, outcome=nothing, write_action=nothing, read_action=nothing, action_to_json=nothing, write=nothing,
    read=nothing, evaluate=nothing,
)
"""


def test_a_game_of_ours_can_not_be_replaced(announce: Announce) -> None:
    announce("copenhagen_roll = tests.toy")
    assert find_game("copenhagen_roll").id == "copenhagen_roll"
    assert left_out() == {}


def test_without_it_there_is_no_such_game() -> None:
    assert "toy" not in game_ids()
    with pytest.raises(UnknownGame, match=r"there is no game 'toy'; there are .*copenhagen_roll"):
        find_game("toy")


@pytest.mark.usefixtures("toy_installed")
def test_an_unknown_game_is_reported_with_those_of_others() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*, toy$"):
        package_of("chess")


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_game_found_so_is_played_and_replayed_like_any_other(players: int) -> None:
    game = find_game("toy")
    match = Match(game, make_setup(game, players))
    source = Source("toy")
    while not match.over:
        match.play(*random_move(game, match.position, source))
    record = write_record(match, [f"player {seat}" for seat in range(players)])
    assert replay(game, read_record(record)).position == match.position
    assert playout(game, start(game, players), Source("toy")) == match.position
