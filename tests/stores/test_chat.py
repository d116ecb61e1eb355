"""What every store does with chat."""

from __future__ import annotations

import pytest

from rollwright.stores.people import Person
from rollwright.stores.store import MOST_LINES, Store, Unknown
from tests.stores.conftest import Open, run


def come(store: Store, *names: str) -> None:
    for name in names:
        run(store.people.add(Person(name, name.title()), f"hash of {name}", 1))


def said(store: Store, table: str = "t1") -> list[tuple[int, str]]:
    return [(line.number, line.text) for line in run(store.chat.lines(table, MOST_LINES + 9))]


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


def test_the_number_of_a_line_is_not_used_again_whatever_has_been_erased(store: Store, open_again: Open) -> None:
    come(store, "ada", "bob")
    for number in range(1, 4):
        assert run(store.chat.add("t1", "bob", f"c{number}", f"line {number}", 5)) == number
    run(store.people.erase("bob"))
    assert said(store) == []
    assert run(store.chat.add("t1", "ada", "c1", "alone", 6)) == 4
    run(store.close())
    again = open_again()
    assert run(again.chat.add("t1", "ada", "c2", "still", 7)) == 5
    assert said(again) == [(4, "alone"), (5, "still")]


def test_of_a_table_the_latest_lines_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("sqlite", "postgres"):
        monkeypatch.setattr(f"rollwright.stores.{module}.chat.MOST_LINES", 3)
    come(store, "ada")
    for number in range(1, 6):
        run(store.chat.add("t1", "ada", f"c{number}", f"line {number}", 5))
    for number in range(1, 3):
        run(store.chat.add("t2", "ada", f"c{number}", f"line {number}", 5))
    assert said(store) == [(3, "line 3"), (4, "line 4"), (5, "line 5")]
    assert said(store, "t2") == [(1, "line 1"), (2, "line 2")]


def test_nothing_is_kept_that_somebody_says_who_has_been_erased(store: Store) -> None:
    come(store, "ada", "bob")
    run(store.people.merge("ada", "bob"))
    assert run(store.chat.add("t1", "ada", "c1", "hello", 5)) == 1
    run(store.people.erase("bob"))
    for name in ("ada", "bob"):
        with pytest.raises(Unknown):
            run(store.chat.add("t1", name, "c2", "still here", 6))
    assert said(store) == []
