"""A game that this device alone knows is reviewed there."""

from __future__ import annotations

import time

import pytest

from rollwright.kernel.discovery import game_ids
from tests.e2e.browser import Visitor
from tests.e2e.conftest import Note, Start, Visit
from tests.e2e.kept import KEPT_SECONDS, offline, play_a_bot
from tests.e2e.workers import WorkerClient
from tests.e2e.world import GAME, Playing, is_over

WHOLE_SECONDS = 1200
"""A busy machine takes long. How long it takes on a calm one stands in docs/measurements."""


def a_game_begun(visit: Visit, start_server: Start, game: str) -> tuple[Visitor, WorkerClient, str]:
    """Somebody with no server, their line to the worker that plays, and the table of a game that has begun."""
    visitor = offline(visit, start_server)
    page = visitor.open("/")
    table = play_a_bot(page, game)
    page.close()
    me = WorkerClient(visitor.open("/help")).connect()
    me.open(table)
    return visitor, me, table


def test_a_game_of_this_device_is_reviewed_with_no_server_and_the_review_is_kept(
    visit: Visit, start_server: Start, note: Note
) -> None:
    visitor, me, table = a_game_begun(visit, start_server, GAME)
    me.send({"t": "review", "table": table, "id": "early", "depth": "draft"})
    assert me.wait_for("nack")["refusal"]["code"] == "table.not_over"
    Playing(table, [me], table, ["greedy"]).go_on(is_over)

    started = time.monotonic()
    me.send({"t": "review", "table": table, "id": "first", "depth": "draft"})
    told = me.wait_for("review", timeout=KEPT_SECONDS)
    begun = time.monotonic() - started
    me.send({"t": "mine"})
    me.wait_for("tables", timeout=5)  # whoever plays on meanwhile is answered
    while told["review"] is None:
        told = me.wait_for("review", timeout=KEPT_SECONDS)
    note(f"review: the first piece after {begun:.1f} s, the draft after {time.monotonic() - started:.0f} s, offline")
    assert told["review"]["turns"][-1]["to"] > 20
    me.page.close()

    later = visitor.open("/help")
    again = WorkerClient(later).connect()
    again.send({"t": "review", "table": table, "id": "second", "depth": "draft"})
    assert again.wait_for("review", timeout=60)["review"] == told["review"], "it was kept"


@pytest.mark.slow
@pytest.mark.parametrize("game", game_ids())
def test_the_page_answers_while_a_whole_game_is_looked_at_deeply(
    game: str, visit: Visit, start_server: Start, note: Note
) -> None:
    _, me, table = a_game_begun(visit, start_server, game)
    Playing(table, [me], table, ["greedy"]).go_on(is_over)
    started = time.monotonic()
    me.send({"t": "review", "table": table, "id": "whole", "depth": "whole"})
    after: dict[str, float] = {}
    waits: list[float] = []
    while "whole" not in after:
        told = me.wait_for("review", timeout=KEPT_SECONDS)
        if told["review"] is not None:
            after[told["depth"]] = time.monotonic() - started
        asked = time.monotonic()
        me.send({"t": "mine"})
        me.wait_for("tables", timeout=5)
        waits.append(time.monotonic() - asked)
        assert asked - started < WHOLE_SECONDS
    note(
        f"{game}: a draft after {after['draft']:.0f} s, the whole after {after['whole']:.0f} s, offline; "
        f"of {len(waits)} questions meanwhile the slowest took {max(waits):.1f} s"
    )
    assert len(waits) > 10
