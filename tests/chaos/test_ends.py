"""The ends of games, announced by nodes that die in the act. The long form is `scripts/chaos --ends 500`."""

from __future__ import annotations

import pytest

from tests.chaos.ends import hand_in
from tests.services.postgres import can_start

pytestmark = [pytest.mark.rare, pytest.mark.slow, pytest.mark.skipif(not can_start(), reason="PostgreSQL isn't here")]


def test_no_end_of_a_game_is_lost_or_announced_twice_where_nodes_die_as_they_announce_it() -> None:
    seen = hand_in(16)
    assert seen.problems == []
    assert seen.report.ends == 16
    assert seen.deaths >= 3


def test_the_same_finds_out_a_last_node_that_tells_nobody() -> None:
    seen = hand_in(8, last="no_delivery")
    assert any("was never told" in problem or "wait for nobody" in problem for problem in seen.problems), seen.lines()
