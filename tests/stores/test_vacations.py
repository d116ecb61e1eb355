"""What every store does with vacations."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.stores.store import Conflict, Store, Unknown
from rollwright.stores.vacations import KeptVacations
from tests.stores.conftest import run
from tests.stores.test_accounts import friends

FIRST = KeptVacations("ada", 1, ((10, 20),))
SECOND = KeptVacations("ada", 2, ((10, 20), (30, 40)))


def of(store: Store, person: str) -> KeptVacations | None:
    return run(store.vacations.of([person])).get(person)


def test_vacations_are_kept_for_each_person(store: Store) -> None:
    friends(store, "ada", "bob")
    assert of(store, "ada") is None
    for kept in (FIRST, SECOND):
        run(store.vacations.keep(kept, 1000))
        assert of(store, "ada") == kept
    assert run(store.vacations.of(["ada", "bob"])) == {"ada": SECOND}


def test_of_two_changes_at_once_one_is_refused(store: Store) -> None:
    friends(store, "ada")

    async def both() -> list[object]:
        changes = (FIRST, KeptVacations("ada", 1, ((50, 60),)))
        return list(await asyncio.gather(*(store.vacations.keep(one, 0) for one in changes), return_exceptions=True))

    assert sorted(type(came).__name__ for came in run(both())) == ["Conflict", "NoneType"]
    with pytest.raises(Conflict):
        run(store.vacations.keep(FIRST, 0))


def test_a_change_is_due_until_the_tables_have_been_told_of_it(store: Store) -> None:
    friends(store, "ada")
    run(store.vacations.keep(FIRST, 1000))
    assert run(store.vacations.take(9, 999, 5000)) == []
    assert run(store.vacations.take(9, 1000, 5000)) == ["ada"]
    assert run(store.vacations.take(9, 4999, 6000)) == [], "another node has it"
    assert run(store.vacations.take(9, 5000, 6000)) == ["ada"], "which has died"
    run(store.vacations.keep(SECOND, 2000))
    run(store.vacations.done(FIRST))
    assert run(store.vacations.take(9, 2000, 7000)) == ["ada"], "it has changed meanwhile"
    run(store.vacations.done(SECOND))
    assert run(store.vacations.take(9, 99_999, 99_999)) == []


def test_two_people_who_become_one_have_the_vacations_of_both_and_their_tables_are_told(store: Store) -> None:
    friends(store, "ada", "bob")
    run(store.vacations.keep(FIRST, 1000))
    run(store.vacations.keep(SECOND, 1000))
    run(store.vacations.keep(KeptVacations("bob", 1, ((5, 7),)), 1000))
    for one in (SECOND, KeptVacations("bob", 1)):
        run(store.vacations.done(one))
    run(store.people.merge("bob", "ada"))
    both = KeptVacations("ada", 3, ((5, 7), (10, 20), (30, 40)))
    assert run(store.vacations.of(["ada", "bob"])) == {"ada": both, "bob": both}
    assert run(store.vacations.take(9, 1, 2)) != []
    run(store.vacations.keep(KeptVacations("bob", 4, ((5, 7),)), 1000))
    assert of(store, "ada") == KeptVacations("ada", 4, ((5, 7),))


def test_they_are_erased_with_their_person_and_none_are_kept_after(store: Store) -> None:
    friends(store, "ada")
    run(store.vacations.keep(FIRST, 1000))
    run(store.people.erase("ada"))
    assert of(store, "ada") is None
    with pytest.raises(Unknown):
        run(store.vacations.keep(FIRST, 1000))
