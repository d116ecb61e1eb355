"""What every store does with content packs."""

from __future__ import annotations

from rollwright.stores.people import Person
from rollwright.stores.store import KeptPack, Store
from tests.stores.conftest import run


def test_a_pack_is_kept_for_who_sent_it_and_of_each_person_the_latest_are(store: Store) -> None:
    for name in ("ada", "bob"):
        run(store.people.add(Person(name, name.title()), f"hash of {name}", 1))
    for at, name in enumerate(["one", "two", "one", "three"]):
        run(store.packs.add("ada", name, f"pack {name}", at, most=2))
    run(store.packs.add("bob", "two", "pack two", 9, most=2))
    assert [run(store.packs.content("ada", name)) for name in ("one", "two", "three")] == [
        "pack one",
        None,
        "pack three",
    ]
    assert run(store.packs.content("bob", "two")) == "pack two"
    assert run(store.packs.content("bob", "one")) is None
    run(store.people.erase("ada"))
    assert run(store.packs.content("ada", "one")) is None


def test_packs_are_listed_to_their_owner_alone_and_forgotten_one_by_one(store: Store) -> None:
    for name in ("ada", "bob"):
        run(store.people.add(Person(name, name.title()), f"hash of {name}", 1))
    for at, name in enumerate(["one", "two", "one"]):
        run(store.packs.add("ada", name, f"pack {name}", at, most=9))
    run(store.packs.add("bob", "one", "pack one", 5, most=9))
    assert run(store.packs.of("ada")) == [KeptPack("pack one", 2), KeptPack("pack two", 1)]
    assert run(store.packs.remove("ada", "one"))
    assert not run(store.packs.remove("ada", "one"))
    assert run(store.packs.of("ada")) == [KeptPack("pack two", 1)]
    assert run(store.packs.of("bob")) == [KeptPack("pack one", 5)]
