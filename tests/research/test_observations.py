"""What a seat sees as numbers: all that it may see, nothing else, and where the page says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.kernel.discovery import game_ids
from rollwright.kernel.features import Features
from rollwright.kernel.playout import random_move
from rollwright.kernel.source import Source
from rollwright.research.layout import page
from rollwright.research.seen import NotObservable, Watched
from tests.repository.files import ROOT
from tests.toy import GAME as TOY


def met(watched: Watched, seed: str, one_in: int = 3) -> list[Any]:
    """Positions of a random game."""
    source, position, found = Source(seed), watched.opening, []
    while watched.game.to_act(position):
        position = watched.game.after(position, *random_move(watched.game, position, source))
        found.append(position)
    return found[::one_in]


@pytest.mark.parametrize("game_id", game_ids())
def test_the_page_says_where_everything_stands(game_id: str) -> None:
    path = ROOT / "docs" / "research" / f"{game_id}.md"
    told = path.read_text(encoding="utf-8") if path.exists() else ""
    assert told == page(game_id), "make it anew: python -m rollwright.research.layout docs/research"


@pytest.mark.parametrize("game_id", game_ids())
def test_views_that_differ_look_different(game_id: str) -> None:
    watched = Watched(game_id, 2)
    seen: dict[bytes, str] = {}
    for position in met(watched, "differ", one_in=2):
        text = watched.game.write(watched.game.view(position, 1))
        assert seen.setdefault(watched.observation(position, 1).tobytes(), text) == text


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_hidden_changes_nothing(game_id: str) -> None:
    """Whatever the seat can't see is exchanged for something that agrees with its view."""
    watched, source = Watched(game_id, 2), Source("exchange")
    for position in met(watched, "hidden", one_in=10):
        other = watched.game.sample(watched.game.view(position, 0), 0, source)
        assert np.array_equal(watched.observation(position, 0), watched.observation(other, 0))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_value_lies_between_0_and_1_and_none_is_left_out_of_the_layout(game_id: str) -> None:
    watched = Watched(game_id, max(Watched(game_id).game.players))
    reached = 0
    for one in watched.fields:
        assert one.first == reached
        reached += one.size
    assert reached == watched.size
    for position in met(watched, "bounds", one_in=20):
        seen = watched.observation(position, 1)
        assert seen.shape == (watched.size,)
        assert seen.min() >= 0
        assert seen.max() <= 1


def test_the_seat_that_looks_comes_first() -> None:
    """At a game of three, what seat 1 sees of itself is what seat 0 sees of the next player."""
    watched = Watched("copenhagen_roll", 3)
    position = met(watched, "seats")[-1]
    mine = next(one for one in watched.fields if one.name == "self: filled")
    theirs = next(one for one in watched.fields if one.name == "player +1: filled")
    seen = [watched.observation(position, seat) for seat in (1, 0)]
    assert seen[0][mine.first : mine.first + 45].tolist() == seen[1][theirs.first : theirs.first + 45].tolist()
    assert seen[0][mine.first : mine.first + 45].any()


@pytest.mark.parametrize("game_id", game_ids())
def test_the_mask_is_what_is_legal(game_id: str) -> None:
    watched = Watched(game_id)
    for position in met(watched, "mask", one_in=15):
        for seat in watched.game.to_act(position):
            if seat >= 0:
                assert np.flatnonzero(watched.legal_mask(position, seat)).tolist() == watched.game.legal(position, seat)


@pytest.mark.usefixtures("toy")
def test_a_game_of_another_package_is_seen_too() -> None:
    assert Watched("toy", 2).size == 11 + 2 * 10


@pytest.mark.usefixtures("toy")
def test_a_game_that_has_no_numbers_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "tests.toy.observe", None)
    with pytest.raises((NotObservable, ImportError), match=r"tests\.toy\.observe"):
        Watched(TOY.id, 2)


def test_a_count_beyond_its_most_is_told_as_the_most() -> None:
    features = Features()
    features.number("one", 12, 9)
    features.numbers("many", [1, 12], 9, "")
    features.one_of("none", -1, 2, "")
    features.members("some", (2, 0), 3, "")
    assert list(features.values) == [9, 1, 9, 0, 0, 1, 0, 1]
