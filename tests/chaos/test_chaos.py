"""All of it at once, in a short form. The long one is `scripts/chaos --long`, all mutants `scripts/chaos --mutants`."""

from __future__ import annotations

import pytest

from tests.chaos.chaos import chaos
from tests.chaos.faults import Pace
from tests.services.postgres import can_start

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here"),
]
STUCK = 45.0
"""Seconds: other tests run on the same two cores. Alone it must be 15."""


def test_nothing_is_lost_doubled_or_told_wrongly_while_everything_breaks() -> None:
    report = chaos(15, tables=12, pace=Pace(node=1.5, worker=8, server=6, queue=8, line=5), stuck=STUCK)
    assert report.problems == []
    assert report.acked >= 50
    assert report.done["node killed"] + report.done["node frozen"] >= 2
    assert report.done["PostgreSQL killed"] + report.done["PostgreSQL frozen"] >= 1


@pytest.mark.rare
def test_the_same_finds_out_nodes_that_trust_the_bus() -> None:
    report = chaos(3, tables=6, mutant="trust_the_bus", stuck=STUCK)
    assert any("ends at row" in problem for problem in report.problems), report.lines()
