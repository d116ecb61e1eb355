"""A game that is the same but for some of its parts."""

from __future__ import annotations

import inspect

import pytest

from rollwright.kernel.game import Game, start
from rollwright.kernel.model import CHANCE, Action, Seat, Step
from rollwright.testing.altered import GIVEN, altered
from tests.toy import GAME
from tests.toy.position import Position


def test_what_is_not_altered_is_as_it_was() -> None:
    other = altered(GAME, id="other", players=(2,))
    assert (other.id, other.players) == ("other", (2,))
    assert other.own == GAME.own
    assert all(getattr(other, name) == getattr(GAME, name) for name in (*GIVEN, *GAME.own) if name != "players")


def test_a_default_follows_what_it_is_made_of() -> None:
    def apply(position: Position, seat: Seat, action: Action) -> Step[Position]:
        return Step(position, [])

    position = start(GAME, 2)
    assert altered(GAME, apply=apply).after(position, CHANCE, 0) == position
    assert GAME.after(position, CHANCE, 0) != position


def test_what_is_the_game_s_own_stays_its_own() -> None:
    kept = altered(GAME, legal_count=lambda position, seat: 7)
    assert "legal_count" in kept.own
    assert altered(kept, legal=lambda position, seat: []).legal_count(start(GAME, 2), 0) == 7


def test_a_part_can_be_given_up_for_the_default() -> None:
    position = start(GAME, 2)
    assert GAME.view(position, None) is not position
    assert altered(GAME, view=None).view(position, None) is position


def test_every_part_of_a_game_can_be_altered() -> None:
    parts = set(inspect.signature(Game.__init__).parameters) - {"self", "game_id"}
    if "kwargs" in parts:
        pytest.skip("compiled code does not tell its parameters")
    everything = altered(GAME, **{name: getattr(GAME, name) for name in parts - set(GIVEN)})
    assert parts == {*GIVEN, *everything.own}
