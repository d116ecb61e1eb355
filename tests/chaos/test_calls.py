"""Calls to turns, while everything is killed. The long form is `scripts/chaos --calls 10000`."""

from __future__ import annotations

import pytest

from tests.chaos.calls import call_all
from tests.chaos.faults import Pace
from tests.services.postgres import can_start

pytestmark = [pytest.mark.rare, pytest.mark.slow, pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here")]
SOON = 45.0
"""Seconds: other tests run on the same two cores. Alone it must be 5."""


def test_whoever_is_asked_is_told_whatever_is_killed() -> None:
    seen = call_all(150, tables=6, pace=Pace(node=2, worker=8, server=8, queue=8, line=8), soon=SOON)
    assert seen.problems == [], seen.lines()
    assert len(seen.told) >= 150
    assert seen.done["node killed"] + seen.done["node frozen"] >= 2
    assert seen.done["PostgreSQL killed"] + seen.done["PostgreSQL frozen"] >= 1
