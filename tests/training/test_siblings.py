"""Whether a judge can tell good from better: what the test of judges finds in values that are known."""

from __future__ import annotations

from statistics import fmean

import pytest

from rollwright.games.copenhagen_roll.game import GAME
from rollwright.games.copenhagen_roll.position import Position
from rollwright.kernel.game import make_setup
from rollwright.kernel.model import Seat
from rollwright.training.siblings import SIBLINGS, Siblings, report


@pytest.fixture(scope="module")
def siblings() -> Siblings[Position]:
    found = Siblings(GAME, make_setup(GAME, 2), "test")
    found.find(6)
    found.play_out(4)
    return found


def test_siblings_are_different_positions_between_turns_with_the_same_seat(siblings: Siblings[Position]) -> None:
    assert GAME.between is not None
    assert len(siblings.decisions) == 6
    for decision in siblings.decisions:
        assert 2 <= len(decision) <= SIBLINGS
        assert len({GAME.write(one.view) for one in decision}) == len(decision)
        assert len({one.seat for one in decision}) == 1
        assert all(GAME.between(one.view) and len(one.worths) == 4 for one in decision)


def test_who_knows_what_came_of_them_agrees_wholly_and_who_tells_none_apart_not_at_all(
    siblings: Siblings[Position],
) -> None:
    came = {GAME.write(one.view): one.worth for decision in siblings.decisions for one in decision}

    def knows(view: Position, seat: Seat) -> float:
        return 7 + 3 * came[GAME.write(view)]

    assert siblings.agreement(knows) == pytest.approx(1)
    assert siblings.agreement(lambda view, seat: -knows(view, seat)) == pytest.approx(-1)
    assert siblings.agreement(lambda view, seat: 5) == 0
    best = [max(one.worth for one in decision) for decision in siblings.decisions]
    mean = [fmean(one.worth for one in decision) for decision in siblings.decisions]
    assert siblings.gain(knows) == pytest.approx(fmean(best) - fmean(mean))
    assert siblings.gain(knows) > 0 > siblings.gain(lambda view, seat: -knows(view, seat))


def test_differences_between_decisions_count_for_nothing(siblings: Siblings[Position]) -> None:
    """Who has the lead is plain to see, and no help in choosing."""
    turn = {GAME.write(one.view): number for number, decision in enumerate(siblings.decisions) for one in decision}
    assert siblings.agreement(lambda view, seat: turn[GAME.write(view)]) == 0


def test_the_same_seed_finds_the_same(siblings: Siblings[Position]) -> None:
    again = Siblings(GAME, make_setup(GAME, 2), "test")
    again.find(2)
    texts = [[GAME.write(one.view) for one in decision] for decision in again.decisions]
    assert texts == [[GAME.write(one.view) for one in decision] for decision in siblings.decisions[:2]]


def test_the_report_has_all_who_value_positions() -> None:
    found = report(GAME, make_setup(GAME, 2), decisions=2, trials=2, seed="report")
    assert list(found)[:2] == ["evaluate", "forecast"]
    assert list(found)[-1] == "at most"
    assert all(-1 <= figures.agreement <= 1 for figures in found.values())
