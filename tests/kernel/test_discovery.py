"""Games are found without a list: ours in their folder, those of others by their entry point."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.kernel.discovery import UnknownGame, find_game, game_ids, package_of
from rollwright.kernel.game import make_setup, start
from rollwright.kernel.match import Match
from rollwright.kernel.playout import playout, random_move
from rollwright.kernel.record import read_record, replay, write_record
from rollwright.kernel.source import Source
from tests.toy import GAME


@pytest.fixture
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy as a package that somebody has installed: its metadata is all that says it is a game."""
    metadata = tmp_path / "sealed_bids-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[rollwright.games]\ntoy = tests.toy\n")
    monkeypatch.syspath_prepend(tmp_path)


def test_every_folder_of_ours_is_a_game_with_that_name() -> None:
    assert game_ids()
    for game_id in game_ids():
        assert find_game(game_id).id == game_id


@pytest.mark.usefixtures("toy_installed")
def test_a_game_of_another_package_is_found_by_its_entry_point() -> None:
    assert game_ids()[-1] == "toy"
    assert package_of("toy") == "tests.toy"
    assert find_game("toy") is GAME


@pytest.mark.usefixtures("toy_installed")
def test_an_entry_point_may_name_an_attribute_too(tmp_path: Path) -> None:
    (tmp_path / "sealed_bids-1.0.dist-info" / "entry_points.txt").write_text(
        "[rollwright.games]\nbids = tests.toy:GAME\n"
    )
    assert package_of("bids") == "tests.toy"


def test_without_it_there_is_no_such_game() -> None:
    assert "toy" not in game_ids()
    with pytest.raises(UnknownGame, match=r"there is no game 'toy'; there are .*copenhagen_roll"):
        find_game("toy")


@pytest.mark.usefixtures("toy_installed")
def test_an_unknown_game_is_told_with_those_of_others() -> None:
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
