"""What every store does with reviews."""

from __future__ import annotations

from rollwright.stores.people import Person
from rollwright.stores.store import Store
from rollwright.tables.commands.fresh import fresh_from
from tests.stores.conftest import run

TABLE = fresh_from(bytes(64)).table
OTHER = fresh_from(bytes([1] * 64)).table


def test_a_review_is_kept_beside_its_table_and_the_first_kind_that_is_there_is_given(store: Store) -> None:
    assert run(store.reviews.of(TABLE, ["whole", "draft"])) is None
    run(store.reviews.keep(TABLE, "draft", {"depth": "draft", "done": 1, "luck": [0.25, "é"]}))
    assert run(store.reviews.of(TABLE, ["whole", "draft"])) == {"depth": "draft", "done": 1, "luck": [0.25, "é"]}
    run(store.reviews.keep(TABLE, "whole", {"depth": "whole"}))
    assert run(store.reviews.of(TABLE, ["whole", "draft"])) == {"depth": "whole"}
    assert run(store.reviews.of(TABLE, ["draft"])) == {"depth": "draft", "done": 1, "luck": [0.25, "é"]}
    assert run(store.reviews.of(OTHER, ["whole", "draft"])) is None


def test_a_review_takes_the_place_of_the_one_of_its_kind(store: Store) -> None:
    for number in (1, 2):
        run(store.reviews.keep(TABLE, "whole", {"number": number}))
    assert run(store.reviews.of(TABLE, ["whole"])) == {"number": 2}


def test_a_review_stays_when_a_person_is_erased_for_it_names_none(store: Store) -> None:
    run(store.people.add(Person("ada", "Ada"), "hash of ada", 1))
    run(store.reviews.keep(TABLE, "whole", {"number": 1}))
    run(store.people.erase("ada"))
    assert run(store.reviews.of(TABLE, ["whole"])) == {"number": 1}
