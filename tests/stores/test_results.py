"""What every store does with finished games: each person has a list of theirs."""

from __future__ import annotations

import pytest

from rollwright.stores.people import Person
from rollwright.stores.store import Finish, Store
from tests.stores.conftest import Open, run


@pytest.fixture(autouse=True)
def people(store: Store) -> None:
    for name in ("ada", "bob"):
        run(store.people.add(Person(name, name.title()), f"hash of {name}", 1))


def finish(table: str, at: int = 1000) -> Finish:
    return Finish(table, "chess", at, {"seats": [1, 2], "table": table})


def tables_of(store: Store, person: str, most: int = 9, before: str = "") -> list[str]:
    return [one.table for one in run(store.results.of(person, most, before))]


def test_a_game_is_in_the_list_of_each_who_played_it_as_it_was_also_after_a_restart(
    store: Store, open_again: Open
) -> None:
    run(store.results.add(["ada", "bob"], finish("t1")))
    run(store.close())
    again = open_again()
    assert run(again.results.of("ada", 9)) == run(again.results.of("bob", 9)) == [finish("t1")]
    assert run(again.results.of("cleo", 9)) == []


def test_a_game_that_is_announced_again_is_there_once(store: Store) -> None:
    run(store.results.add(["ada"], finish("t1")))
    run(store.results.add(["ada", "bob"], finish("t1", at=2000)))
    assert run(store.results.of("ada", 9)) == [finish("t1")]
    assert tables_of(store, "bob") == ["t1"]


def test_the_latest_come_first_and_a_list_is_read_page_by_page(store: Store) -> None:
    for table, at in (("a", 1), ("b", 3), ("c", 2), ("d", 3), ("e", 3)):
        run(store.results.add(["ada"], finish(table, at)))
    pages = [tables_of(store, "ada", 2)]
    while pages[-1]:
        pages.append(tables_of(store, "ada", 2, pages[-1][-1]))
    assert pages == [["e", "d"], ["b", "c"], ["a"], []]
    assert tables_of(store, "ada", 9, "nowhere") == []


def test_who_is_erased_has_no_list_and_gets_none(store: Store) -> None:
    run(store.results.add(["ada", "bob"], finish("t1")))
    run(store.people.erase("ada"))
    run(store.results.add(["ada", "bob"], finish("t2")))
    assert tables_of(store, "ada") == []
    assert tables_of(store, "bob") == ["t2", "t1"]


def test_how_luck_fell_is_kept_for_all_who_played_and_the_latest_review_counts(store: Store) -> None:
    run(store.results.add_luck("t1", [9.0, -9.0]))  # before the end is known: there is nobody to keep it for
    run(store.results.add(["ada", "bob"], finish("t1")))
    run(store.results.add(["ada"], finish("t2")))
    run(store.results.add_luck("t1", [1.0, -1.0]))
    run(store.results.add_luck("t1", [1.5, -1.5]))
    found = {one.table: one.luck for one in run(store.results.of("ada", 9))}
    assert found == {"t1": [1.5, -1.5], "t2": None}
    assert run(store.results.of("bob", 9))[0].luck == [1.5, -1.5]
