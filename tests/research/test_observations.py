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
from rollwright.research.observation import NotObservable, ObservedGame
from tests.repository.files import ROOT
from tests.toy import GAME as TOY


def met(observed: ObservedGame, seed: str, one_in: int = 3) -> list[Any]:
    """Positions of a random game."""
    source, position, found = Source(seed), observed.opening, []
    while observed.game.to_act(position):
        position = observed.game.after(position, *random_move(observed.game, position, source))
        found.append(position)
    return found[::one_in]


@pytest.mark.parametrize("game_id", game_ids())
def test_the_page_says_where_everything_stands(game_id: str) -> None:
    path = ROOT / "docs" / "research" / f"{game_id}.md"
    reported = path.read_text(encoding="utf-8") if path.exists() else ""
    assert reported == page(game_id), "make it anew: python -m rollwright.research.layout docs/research"


@pytest.mark.parametrize("game_id", game_ids())
def test_views_that_differ_look_different(game_id: str) -> None:
    observed = ObservedGame(game_id, 2)
    seen: dict[bytes, str] = {}
    for position in met(observed, "differ", one_in=2):
        text = observed.game.write(observed.game.view(position, 1))
        assert seen.setdefault(observed.observation(position, 1).tobytes(), text) == text


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_hidden_changes_nothing(game_id: str) -> None:
    """Whatever the seat can't see is exchanged for something that agrees with its view."""
    observed, source = ObservedGame(game_id, 2), Source("exchange")
    for position in met(observed, "hidden", one_in=10):
        other = observed.game.sample(observed.game.view(position, 0), 0, source)
        assert np.array_equal(observed.observation(position, 0), observed.observation(other, 0))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_value_lies_between_0_and_1_and_none_is_left_out_of_the_layout(game_id: str) -> None:
    observed = ObservedGame(game_id, max(ObservedGame(game_id).game.players))
    reached = 0
    for one in observed.fields:
        assert one.first == reached
        reached += one.size
    assert reached == observed.size
    for position in met(observed, "bounds", one_in=20):
        seen = observed.observation(position, 1)
        assert seen.shape == (observed.size,)
        assert seen.min() >= 0
        assert seen.max() <= 1


def test_the_seat_that_looks_comes_first() -> None:
    """At a game of three, what seat 1 sees of itself is what seat 0 sees of the next player."""
    observed = ObservedGame("copenhagen_roll", 3)
    position = met(observed, "seats")[-1]
    mine = next(one for one in observed.fields if one.name == "self: filled")
    theirs = next(one for one in observed.fields if one.name == "player +1: filled")
    seen = [observed.observation(position, seat) for seat in (1, 0)]
    assert seen[0][mine.first : mine.first + 45].tolist() == seen[1][theirs.first : theirs.first + 45].tolist()
    assert seen[0][mine.first : mine.first + 45].any()


@pytest.mark.parametrize("game_id", game_ids())
def test_the_mask_is_what_is_legal(game_id: str) -> None:
    observed = ObservedGame(game_id)
    for position in met(observed, "mask", one_in=15):
        for seat in observed.game.to_act(position):
            if seat >= 0:
                assert np.flatnonzero(observed.legal_mask(position, seat)).tolist() == observed.game.legal(
                    position, seat
                )


@pytest.mark.usefixtures("toy")
def test_a_game_of_another_package_is_seen_too() -> None:
    assert ObservedGame("toy", 2).size == 11 + 2 * 10


@pytest.mark.usefixtures("toy")
def test_a_game_that_has_no_numbers_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "tests.toy.observe", None)
    with pytest.raises((NotObservable, ImportError), match=r"tests\.toy\.observe"):
        ObservedGame(TOY.id, 2)


def test_a_count_beyond_its_most_is_reported_as_the_most() -> None:
    features = Features()
    features.number("one", 12, 9)
    features.numbers("many", [1, 12], 9, "")
    features.one_of("none", -1, 2, "")
    features.members("some", (2, 0), 3, "")
    assert list(features.values) == [9, 1, 9, 0, 0, 1, 0, 1]
