"""What every store does with people."""

from __future__ import annotations

from rollwright.stores.store import Person, Store
from tests.stores.conftest import entry, run


def test_a_person_is_found_by_the_hash_of_a_ticket_alone(store: Store) -> None:
    run(store.people.add(Person("p1", "Ada"), "hash", 1))
    assert run(store.people.of_ticket("hash")) == Person("p1", "Ada")
    assert run(store.people.of_ticket("other")) is None
    run(store.people.rename("p1", "Ada L."))
    assert run(store.people.names(["p1", "p2"])) == {"p1": "Ada L."}


def test_a_link_works_once_and_not_too_late(store: Store) -> None:
    run(store.people.add(Person("p1", "Ada"), "hash", 1))
    run(store.people.add_link("link", "p1", until=100))
    assert run(store.people.use_link("link", "late", 100)) is None
    assert run(store.people.use_link("link", "hash 2", 99)) == Person("p1", "Ada")
    assert run(store.people.use_link("link", "hash 3", 99)) is None
    assert run(store.people.of_ticket("hash 2")) == Person("p1", "Ada")
    assert run(store.people.of_ticket("late")) is None


def test_who_is_banned_has_no_ticket_and_no_link_any_more(store: Store) -> None:
    for name in ("ada", "bob"):
        run(store.people.add(Person(name, name.title()), f"hash of {name}", 1))
    run(store.people.add_link("link", "ada", until=100))
    assert run(store.people.without_ticket(["ada", "bob"])) == set()
    run(store.people.ban("ada"))
    assert run(store.people.of_ticket("hash of ada")) is None
    assert run(store.people.use_link("link", "new", 1)) is None
    assert run(store.people.names(["ada"])) == {"ada": "Ada"}
    assert run(store.people.without_ticket(["ada", "bob", "nobody"])) == {"ada", "nobody"}


def test_old_guests_are_found_page_by_page_and_who_plays_is_known(store: Store) -> None:
    for at, name in enumerate(["ada", "bob", "cleo", "dora"]):
        run(store.people.add(Person(name, name), f"hash of {name}", at))
    run(store.tables.append([entry(people=("ada", "bob"))]))
    assert run(store.people.before(3, "", 2)) == ["ada", "bob"]
    assert run(store.people.before(3, "bob", 2)) == ["cleo"]
    assert run(store.people.active_since(["ada", "cleo"], 1001)) == {"ada"}
    assert run(store.people.active_since(["ada", "cleo"], 1002)) == set()


def test_who_is_erased_leaves_rows_and_nothing_else(store: Store) -> None:
    run(store.people.add(Person("ada", "Ada"), "hash", 1))
    run(store.tables.append([entry(actor="ada")]))
    run(store.chat.say("t1", "ada", "c1", "hello", 5))
    run(store.people.erase("ada"))
    assert run(store.people.of_ticket("hash")) is None
    assert run(store.people.names(["ada"])) == {}
    assert run(store.chat.said("t1", 9)) == []
    assert run(store.tables.cards_of("ada", 9)) == []
    assert [row.actor for row in run(store.tables.rows("t1"))] == ["ada"]
