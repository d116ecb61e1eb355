"""Who is called by a row: whoever is asked since then and was not before; once a turn."""

from __future__ import annotations

import json
from collections import Counter

from rollwright.kernel.source import Source
from rollwright.tables.commands.absence import Nudge
from rollwright.tables.commands.called import Called, called_from_json
from rollwright.tables.log.clocks import Clock
from rollwright.tables.log.patience import NUDGE_AFTER
from rollwright.tables.log.table import PLAYING
from tests.tables.evening import Evening, playing


def notices(evening: Evening, rows: int = 60) -> list[tuple[set[str], Called | None, set[str]]]:
    """Who was asked before each row, its notice, and who was asked after it."""
    found: list[tuple[set[str], Called | None, set[str]]] = []
    source = Source("called")
    while len(found) < rows and evening.table.phase == PLAYING:
        before, acting = asked(evening), evening.table.acting()
        seat = acting[source.below(len(acting))]
        if evening.table.chairs[seat].player:
            ruling = evening.bot_acts(seat)
        else:
            offered = evening.offered(seat)
            ruling = evening.act(seat, offered[source.below(len(offered))])
        calls = [effect for effect in ruling.effects if isinstance(effect, Called)]
        assert len(calls) <= 1
        found.append((before, calls[0] if calls else None, asked(evening)))
    return found


def asked(evening: Evening) -> set[str]:
    table = evening.table
    return {table.chairs[seat].person for seat in table.acting() if not table.chairs[seat].player}


def test_somebody_is_called_when_they_are_asked_and_answered_when_they_are_no_more() -> None:
    evening, decisions = playing("me", "open"), Counter[str]()
    for before, call, after in notices(evening):
        called = set() if call is None else {one.person for one in call.called}
        answered = set() if call is None else set(call.answered)
        assert called == after - before
        assert answered == before - after
        decisions["decisions"] += 1
        decisions["calls"] += len(called)
    assert 5 < decisions["calls"] < decisions["decisions"], "once a turn, not once a decision"


def test_nobody_is_called_to_a_table_where_only_bots_wait_for_them() -> None:
    assert all(call is None for _, call, _ in notices(playing("me", "greedy"), 20))


def test_where_days_run_out_one_is_called_to_that_table_too() -> None:
    evening = playing("me", "greedy", clock=Clock("days", days=2))
    calls = [call for _, call, _ in notices(evening, 20) if call is not None and call.called]
    assert calls
    assert all(one.until == call.at + 2 * 24 * 3_600_000 for call in calls for one in call.called)


def test_a_nudge_calls_whom_it_is_for_and_says_who_waits() -> None:
    evening = playing("me", "open")
    (waited,) = asked(evening)
    other = ({"ada", "bob"} - {waited}).pop()
    evening.now += NUDGE_AFTER
    ruling = evening.do(Nudge(other, evening.cid()))
    (call,) = [effect for effect in ruling.effects if isinstance(effect, Called)]
    assert (call.nudged, call.by, call.called, call.answered) == ([waited], other, [], [])


def test_a_notice_is_read_as_it_was_written() -> None:
    evening = playing("me", "open")
    calls = [call for _, call, _ in notices(evening) if call is not None]
    calls.append(Called("toy", [], [], 5, ["ada"], "bob"))
    for call in calls:
        data = json.loads(json.dumps(call.to_json()))
        assert called_from_json(data).to_json() == data
