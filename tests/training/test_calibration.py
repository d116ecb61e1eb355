"""Whether what a judge says comes true: as it is counted."""

from __future__ import annotations

import pytest

from rollwright.kernel.game import make_setup
from rollwright.training.calibration import Said, calibrated, said_in
from tests.tables.test_review import judged
from tests.toy import GAME as TOY


def test_who_is_said_to_win_as_often_as_they_do_is_off_by_nothing() -> None:
    said = [Said(0.25, 0.25, 0, 0, float(number % 4 == 0)) for number in range(400)]
    assert calibrated(said).error == pytest.approx(0, abs=1e-6)


def test_who_wins_less_often_than_is_said_is_off_by_the_difference() -> None:
    said = [Said(0.75, 0.5, 0, 0, float(number % 2 == 0)) for number in range(400)]
    found = calibrated(said)
    assert found.error == pytest.approx(0.25, abs=1e-6)
    assert found.evened == pytest.approx(0, abs=1e-6)


def test_values_that_tell_nothing_have_the_loss_of_a_coin_and_those_that_tell_have_less() -> None:
    said = [Said(0.5, 0.5, number % 2, 7, float(number % 2 == 0)) for number in range(400)]
    found = calibrated(said)
    assert found.judge == pytest.approx(found.forecast) == pytest.approx(0.6931, abs=1e-3)
    assert found.evaluate < 0.1


def test_every_seat_is_asked_about_between_turns_and_all_of_them_share_one_victory() -> None:
    game = judged(TOY, 2)
    said = said_in(game, make_setup(game, 2), "random", "one")
    assert said
    assert sum(one.won for one in said) == pytest.approx(len(said) / 2)
    assert all(0 <= one.chance <= 1 for one in said)
    assert sum(one.evened for one in said) == pytest.approx(len(said) / 2)
