"""What every store knows of the service: when it was there, and when it was not."""

from __future__ import annotations

import pytest

from rollwright.stores.store import Store, Unavailable
from tests.stores.conftest import Open, entry, run


def test_a_beat_is_kept_as_long_as_some_table_waits(store: Store) -> None:
    run(store.service.beat(5))
    assert run(store.service.last_beat()) is None
    run(store.tables.append([entry(due_at=9)]))
    run(store.service.beat(6))
    assert run(store.service.last_beat()) == 6
    run(store.tables.append([entry(seq=2, cid="c2")]))
    run(store.service.beat(7))
    assert run(store.service.last_beat()) == 6


def test_outages_are_told_in_order_also_after_a_restart(store: Store, open_again: Open) -> None:
    run(store.service.add_outage(50, 60))
    run(store.service.add_outage(10, 20))
    run(store.service.add_outage(50, 70))
    assert run(store.service.outages()) == [(10, 20), (50, 70)]
    run(store.close())
    assert run(open_again().service.outages()) == [(10, 20), (50, 70)]


def test_a_store_that_can_be_written_to_is_ready(store: Store) -> None:
    run(store.tables.append([entry()]))
    run(store.ready())
    assert len(run(store.tables.rows("t1"))) == 1


def test_a_closed_store_says_so(store: Store) -> None:
    run(store.close())
    with pytest.raises(Unavailable):
        run(store.tables.rows("t1"))
