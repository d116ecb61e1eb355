"""What every store does with notices: committed with their rows, had by one at a time, and gone when they are done."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.stores.store import Conflict, Notice, Posted, Store
from tests.stores.conftest import Open, entry, run

END = Notice("finished", {"winner": "ada"})
POSTED = Posted("t1", 2, "finished", {"winner": "ada"})
KINDS = ("finished", "started")


def end(store: Store, table: str = "t1", *notices: Notice) -> None:
    """A table in two rows, the second of which ends its game."""
    run(store.tables.append([entry(table, cid=f"{table} created")]))
    run(store.tables.append([entry(table, 2, cid=f"{table} ended", phase="over", outbox=notices)]))


def waiting(store: Store, now: int = 10**15) -> list[Posted]:
    return run(store.outbox.take(KINDS, 99, now, now))


def test_a_notice_is_there_as_soon_as_its_row_is_also_after_a_restart(store: Store, open_again: Open) -> None:
    end(store, "t1", END)
    run(store.close())
    again = open_again()
    assert waiting(again) == [POSTED]
    assert len(run(again.tables.rows("t1"))) == 2


def test_a_row_that_lost_leaves_no_notice(store: Store) -> None:
    end(store, "t1", END)
    with pytest.raises(Conflict):
        run(store.tables.append([entry("t1", 2, cid="late", phase="over", outbox=(Notice("started", {}),))]))
    assert waiting(store) == [POSTED]


def test_of_rows_that_are_committed_together_a_notice_of_one_falls_with_the_other(store: Store) -> None:
    run(store.tables.append([entry("t1"), entry("t2", cid="c2")]))
    with pytest.raises(Conflict):
        run(store.tables.append([entry("t1", 2, cid="c3", outbox=(END,)), entry("t2", 1, cid="c4")]))
    assert waiting(store) == []


def test_of_many_who_write_one_row_one_posts_its_notice(store: Store) -> None:
    async def race() -> list[object]:
        await store.tables.append([entry()])
        ends = [entry(seq=2, actor=f"p{n}", cid="end", phase="over", outbox=(END,)) for n in range(20)]
        return await asyncio.gather(*(store.tables.append([one]) for one in ends), return_exceptions=True)

    assert run(race()).count(None) == 1
    assert waiting(store) == [POSTED]


def test_a_row_may_bring_notices_of_several_kinds(store: Store) -> None:
    end(store, "t1", END, Notice("started", {"n": 1}))
    assert sorted(posted.kind for posted in waiting(store)) == ["finished", "started"]


def test_whoever_takes_a_notice_has_it_for_a_while(store: Store) -> None:
    end(store, "t1", END)
    assert run(store.outbox.take(KINDS, 9, 1000, 5000)) == [POSTED]
    assert run(store.outbox.take(KINDS, 9, 4999, 9000)) == []
    assert run(store.outbox.take(KINDS, 9, 5000, 9000)) == [POSTED]


def test_of_many_who_take_at_once_each_notice_goes_to_one(store: Store) -> None:
    for number in range(20):
        end(store, f"t{number}", END)

    async def take() -> list[list[Posted]]:
        return await asyncio.gather(*(store.outbox.take(KINDS, 4, 1000, 9000) for _ in range(10)))

    taken = [posted.table for some in run(take()) for posted in some]
    taken += [posted.table for posted in run(store.outbox.take(KINDS, 99, 1000, 9000))]  # what others held just then
    assert sorted(taken) == sorted(f"t{number}" for number in range(20))


def test_what_is_done_never_comes_again_and_the_rest_does(store: Store) -> None:
    end(store, "t1", END)
    end(store, "t2", END)
    taken = run(store.outbox.take(KINDS, 9, 1000, 5000))
    run(store.outbox.done([posted for posted in taken if posted.table == "t1"]))
    assert [posted.table for posted in waiting(store)] == ["t2"]


def test_a_kind_that_nobody_here_reads_is_left_to_others(store: Store) -> None:
    end(store, "t1", Notice("of a later version", {}))
    assert waiting(store) == []
    assert [posted.table for posted in run(store.outbox.take(["of a later version"], 9, 1, 2))] == ["t1"]


def test_a_table_that_ended_without_a_notice_is_found_and_announced_once(store: Store) -> None:
    """As one does that was over before there was an outbox, or was ended by a server that knows none."""
    end(store, "t1")
    end(store, "t2", END)
    run(store.tables.append([entry("t3", cid="t3")]))
    run(store.tables.append([entry("t1", 3, cid="again", phase="over")]))
    assert run(store.outbox.unannounced(9, 1000, 5000)) == ["t1"]
    assert run(store.outbox.unannounced(9, 4999, 9000)) == []
    assert run(store.outbox.unannounced(9, 5000, 9000)) == ["t1"]
    for _ in range(2):
        run(store.outbox.announce("t1", 2, [END]))
    assert sorted(posted.table for posted in waiting(store)) == ["t1", "t2"]
    run(store.outbox.done([POSTED]))
    run(store.outbox.announce("t1", 2, [END]))
    run(store.outbox.announce("t2", 2, [END]))
    assert [posted.table for posted in waiting(store)] == ["t2"]
    assert run(store.outbox.unannounced(9, 10**15, 10**15)) == []
