"""Engine and referee of Woodcraft Roll & Write agree on packs at random, with all that a pack can say."""

from __future__ import annotations

import json
from typing import Final

import pytest

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from tests.games.woodcraft_roll.random_packs import random_pack
from tests.referees.late import play_late_on
from tests.referees.lockstep import Figures, play_on
from tests.referees.referee import referees_of

GAME: Final = find_game("woodcraft_roll")


def setup_of(number: int) -> Setup:
    content = json.dumps(random_pack(Source(f"refereed {number}")))
    return make_setup(GAME, 1 + number % 5, version=1 + number % 2, content=content)


def play(number: int) -> Figures:
    setup = setup_of(number)
    return play_on(GAME, GAME.new(setup), referees_of(GAME.id).begin(setup), Source(f"game {number}"))


@pytest.mark.parametrize("number", range(5))
def test_engine_and_referee_agree_on_a_pack_at_random(number: int) -> None:
    assert play(number).games == 1


@pytest.mark.parametrize("number", range(10))
def test_they_agree_in_a_late_position_on_a_pack_at_random(number: int) -> None:
    assert play_late_on(GAME, setup_of(number), Source(f"late {number}")).games == 1


@pytest.mark.slow
def test_they_agree_on_many_packs() -> None:
    for number in range(100):
        play(number)
        play_late_on(GAME, setup_of(number), Source(f"late {number}"))
