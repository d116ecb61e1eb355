"""What a study of reviews counts: every decision of a bot once, and second opinions as they came."""

from __future__ import annotations

import pytest

from rollwright.tables.study.decisions import Decision
from rollwright.tables.study.moments import Finding
from rollwright.tables.study.verdicts import BEST, BETTER, OPEN, Span, Verdict
from rollwright.training.reviews import level, off_by_turns, second
from tests.tables.test_review import toy_review


def finding(word: str, points: float, chance: float) -> Finding:
    verdict = Verdict(word, (), Span(chance, 0, 1), Span(points, 0, 9), Span(points, 0, 9), [[0.0], [0.0]])
    return Finding(Decision(0, 0, 1, ()), verdict)


def test_what_a_bot_gives_away_is_counted_over_all_its_decisions() -> None:
    seats = [
        [finding(BEST, 0, 0), finding(BETTER, 2.0, 0.1)],
        [finding(OPEN, 5.0, 0.5), finding(BETTER, 1.0, 0.3)],
    ]
    found = level("gull", seats)
    assert (found.games, found.real, found.best, found.better, found.open) == (2, 4, 1, 2, 1)
    assert found.points == pytest.approx(0.75)
    assert found.chance == pytest.approx(0.1)
    assert found.error > 0


def test_a_review_is_off_by_nothing_to_speak_of() -> None:
    assert off_by_turns(toy_review(3)[1]) < 1e-9


def test_second_opinions_are_counted_as_they_came() -> None:
    assert second(BETTER, [(True, True, False), (True, False, True), (False, False, False)])[1:] == (3, 2, 1, 1)
