"""The siege itself: what attackers do to honest people is counted, and judged.

`scripts/siege --short` is a step of the gate, where nothing else runs on the machine; `scripts/siege` is the whole.
"""

from __future__ import annotations

import pytest

from tests.siege.company import Figures, Wait, p99_ms, within
from tests.siege.report import FULL, GATE, Check, Report, Result

CALM = Figures(moves_per_s=90.0, p99_ms=8.0, bot_p99_ms=430.0, thrown_out=0, gave_up=0)


def result(
    moves_per_s: float = 88.0,
    p99_ms: float = 20.0,
    bot_p99_ms: float = 450.0,
    thrown_out: int = 0,
    lost_on_time: int = 0,
    rss_mb: float = 10.0,
    answers: int = 100,
) -> Result:
    figures = Figures(moves_per_s, p99_ms, bot_p99_ms, thrown_out, 0)
    return Result("onlookers", CALM, figures, lost_on_time, rss_mb, 30.0, {"101": answers})


def test_a_siege_is_held_where_players_hardly_notice_it() -> None:
    report = Report([result()], [Check("codes", True, "404")], FULL)
    assert report.held
    assert report.to_json()["attacks"]["onlookers"]["moves_share"] == 0.978


@pytest.mark.parametrize(
    ("seen", "miss"),
    [
        (result(moves_per_s=80.0), "moves_share"),
        (result(p99_ms=251.0), "p99_ms"),
        (result(bot_p99_ms=2001.0), "bot_p99_ms"),
        (result(thrown_out=1), "thrown_out"),
        (result(lost_on_time=1), "lost_on_time"),
        (result(rss_mb=151.0), "rss_mb"),
        (result(answers=0), "answers"),
    ],
)
def test_each_figure_alone_can_be_missed(seen: Result, miss: str) -> None:
    report = Report([seen], [], FULL)
    assert not report.held
    assert report.to_json()["attacks"]["onlookers"]["misses"] == [miss]
    assert report.lines()[1].endswith(f"NOT HELD: {miss}")


def test_a_check_that_fails_is_not_outweighed_by_figures() -> None:
    assert not Report([result()], [Check("codes", False, "200")], GATE).held


def test_who_still_waits_for_an_answer_counts_as_having_waited_so_far() -> None:
    answered = [Wait(ended=at, seconds=0.01) for at in (1.0, 2.0, 9.0)]
    assert [wait.seconds for wait in within(answered, None, 1.5, 5.0)] == [0.01]
    assert [wait.seconds for wait in within(answered, 3.0, 1.5, 5.0)] == [0.01, 2.0]
    assert p99_ms(list(within(answered, 3.0, 1.5, 5.0))) == 2000.0
