"""What every store does with chat."""

from __future__ import annotations

from rollwright.stores.store import Person, Store
from tests.stores.conftest import run


def test_chat_is_numbered_and_said_once(store: Store) -> None:
    run(store.people.add(Person("p1", "Ada"), "hash", 1))
    assert run(store.chat.add("t1", "p1", "c1", "hello", 5)) == 1
    assert run(store.chat.add("t1", "p1", "c1", "hello", 6)) is None
    assert run(store.chat.add("t1", "p1", "c2", "again", 7)) == 2
    assert run(store.chat.add("t2", "p1", "c1", "elsewhere", 8)) == 1
    assert [(line.number, line.name, line.text) for line in run(store.chat.lines("t1", 9))] == [
        (1, "Ada", "hello"),
        (2, "Ada", "again"),
    ]
    assert [line.text for line in run(store.chat.lines("t1", 1))] == ["again"]
