"""What every store does with challenges, and with the one try of each person."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.stores.challenges import KeptChallenge, Try
from rollwright.stores.people import Person
from rollwright.stores.store import Store, Unknown
from tests.stores.conftest import run

DAY = "2026-11-18/chess"
KEPT = KeptChallenge(DAY, {"id": DAY, "seats": ["", "é"]}, b"\0secret", 0)


def add(store: Store, *people: str) -> None:
    for person in people:
        run(store.people.add(Person(person, person.title()), f"hash of {person}", 1))


def begin(store: Store, person: str, table: str = "", at: int = 1, challenge: str = DAY) -> Try:
    return run(store.challenges.begin(Try(challenge, person, table or f"table of {person}", at)))


def rank(store: Store, person: str, score: int) -> None:
    run(store.challenges.rank(f"table of {person}", score, {"lead": score}))


def test_a_challenge_is_kept_as_it_was_first_made(store: Store) -> None:
    assert run(store.challenges.of([DAY])) == {}
    run(store.challenges.add(KEPT))
    run(store.challenges.add(KeptChallenge(DAY, {}, b"other", 1)))
    assert run(store.challenges.of([DAY, "none"])) == {DAY: KEPT}
    run(store.challenges.renew(DAY, 3))
    assert run(store.challenges.of([DAY]))[DAY].epoch == 3


def test_a_person_has_one_try_at_a_challenge(store: Store) -> None:
    add(store, "ada", "bob")
    first = begin(store, "ada")
    assert first.table == "table of ada"
    assert begin(store, "ada", "another", 2) == first
    assert begin(store, "bob").table == "table of bob"
    assert begin(store, "ada", "of another day", challenge="2026-11-19/chess").table == "of another day"
    assert run(store.challenges.begun(DAY)) == 2
    assert run(store.challenges.try_at("table of ada")) == first
    assert run(store.challenges.try_at("another")) is None


def test_of_tries_that_are_begun_at_once_one_is_kept(store: Store) -> None:
    add(store, "ada")

    async def all_at_once() -> set[str]:
        tries = [store.challenges.begin(Try(DAY, "ada", f"table {number}", number)) for number in range(8)]
        return {one.table for one in await asyncio.gather(*tries)}

    assert len(run(all_at_once())) == 1


def test_one_person_of_two_ids_has_one_try(store: Store) -> None:
    add(store, "ada", "guest")
    first = begin(store, "guest")
    run(store.people.merge("guest", "ada"))
    assert begin(store, "ada", "another", 2) == first
    assert [one.table for one in run(store.challenges.tries_of("ada", 9))] == ["table of guest"]


def test_what_came_of_a_try_is_kept_once_for_ever(store: Store) -> None:
    add(store, "ada")
    begin(store, "ada")
    rank(store, "ada", 5)
    rank(store, "ada", 50)
    run(store.challenges.rank("nobody's", 99, {"lead": 99}))
    (only,) = run(store.challenges.ranked(DAY, 9))
    assert (only.person, only.result) == ("ada", {"lead": 5})


def test_the_best_come_first_and_equals_in_the_order_in_which_they_began(store: Store) -> None:
    scores = {"ada": 5, "bob": -3, "cleo": 5, "dan": 8}
    add(store, *scores, "eve")
    for at, (person, score) in enumerate(scores.items()):
        begin(store, person, at=at)
        rank(store, person, score)
    begin(store, "eve")
    assert [one.person for one in run(store.challenges.ranked(DAY, 9))] == ["dan", "ada", "cleo", "bob"]
    assert [one.person for one in run(store.challenges.ranked(DAY, 2, 1))] == ["ada", "cleo"]
    assert run(store.challenges.scores(DAY, 9)) == [(8, 1), (5, 2), (-3, 1)]
    assert run(store.challenges.scores(DAY, 2)) == [(8, 1), (5, 2)]
    assert run(store.challenges.scores("none", 9)) == []


def test_what_ranks_is_studied_once(store: Store) -> None:
    add(store, "ada", "bob")
    for person in ("ada", "bob"):
        begin(store, person)
    rank(store, "bob", 1)
    assert run(store.challenges.unstudied(9)) == ["table of bob"]
    run(store.challenges.study("table of bob", {"luck": 1.5}))
    assert run(store.challenges.unstudied(9)) == []
    found = run(store.challenges.try_at("table of bob"))
    assert found is not None
    assert found.study == {"luck": 1.5}


def test_the_latest_tries_of_a_person_come_first(store: Store) -> None:
    add(store, "ada")
    for day in (17, 18, 19):
        begin(store, "ada", f"t{day}", day, f"2026-11-{day}/chess")
    assert [one.at for one in run(store.challenges.tries_of("ada", 2))] == [19, 18]


def test_a_try_is_forgotten_with_its_person_who_has_none_any_more(store: Store) -> None:
    add(store, "ada")
    begin(store, "ada")
    rank(store, "ada", 5)
    run(store.people.erase("ada"))
    assert run(store.challenges.ranked(DAY, 9)) == []
    assert (run(store.challenges.scores(DAY, 9)), run(store.challenges.begun(DAY))) == ([], 0)
    with pytest.raises(Unknown):
        begin(store, "ada")
