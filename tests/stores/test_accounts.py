"""What every store does with passkeys, codes, addresses, words and devices."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rollwright.stores.accounts import Codes, Device, Passkey, Word, departed_device, device_of
from rollwright.stores.people import TICKET_LASTS, Departure, Person
from rollwright.stores.postgres.store import PostgresStore
from rollwright.stores.sqlite.file import FILE
from rollwright.stores.store import Conflict, Store, Unknown
from tests.stores.conftest import run

PASSKEY = Passkey("key", "ada", b"public", 3, "Phone", 10, 10, ("internal", "hybrid"), backed_up=True)
LINK = Word("link", "ada", "ada@example.org", 100)


def friends(store: Store, *names: str) -> None:
    for name in names:
        run(store.people.add(Person(name, name.title()), f"{name:*<20} ticket", 1))


def test_a_passkey_is_found_by_its_id_and_by_its_person(store: Store) -> None:
    friends(store, "ada", "bob")
    second = replace(PASSKEY, id="second", at=9, transports=(), backed_up=False)
    for passkey in (PASSKEY, second):
        run(store.accounts.add_passkey(passkey))
    assert run(store.accounts.passkey("key")) == PASSKEY
    assert run(store.accounts.passkey("other")) is None
    assert run(store.accounts.passkeys_of("ada")) == [second, PASSKEY]
    assert run(store.accounts.passkeys_of("bob")) == []


def test_an_id_of_a_passkey_is_registered_once(store: Store) -> None:
    friends(store, "ada", "bob")
    run(store.accounts.add_passkey(PASSKEY))
    for again in (PASSKEY, replace(PASSKEY, person="bob")):
        with pytest.raises(Conflict):
            run(store.accounts.add_passkey(again))
    assert run(store.accounts.passkey("key")) == PASSKEY


def test_the_count_of_a_passkey_rises_or_its_use_is_refused(store: Store) -> None:
    friends(store, "ada")
    run(store.accounts.add_passkey(PASSKEY))
    assert not run(store.accounts.use_passkey("key", 3, False, 20))
    assert not run(store.accounts.use_passkey("key", 0, False, 20))
    assert run(store.accounts.passkey("key")) == PASSKEY, "nothing of it is noted"
    assert run(store.accounts.use_passkey("key", 4, False, 20))
    assert run(store.accounts.passkey("key")) == replace(PASSKEY, sign_count=4, used_at=20, backed_up=False)


def test_of_two_uses_with_one_count_one_is_refused(store: Store) -> None:
    friends(store, "ada")
    run(store.accounts.add_passkey(PASSKEY))

    async def at_once() -> list[bool]:
        return await asyncio.gather(*(store.accounts.use_passkey("key", 4, True, 20) for _ in range(5)))

    assert sorted(run(at_once())) == [False] * 4 + [True]


def test_a_passkey_that_does_not_count_is_used_again_and_again(store: Store) -> None:
    friends(store, "ada")
    run(store.accounts.add_passkey(replace(PASSKEY, sign_count=0)))
    assert run(store.accounts.use_passkey("key", 0, True, 20))
    assert run(store.accounts.use_passkey("key", 0, True, 30))


def test_only_its_person_removes_a_passkey(store: Store) -> None:
    friends(store, "ada", "bob")
    run(store.accounts.add_passkey(PASSKEY))
    assert not run(store.accounts.remove_passkey("bob", "key"))
    assert run(store.accounts.remove_passkey("ada", "key"))
    assert not run(store.accounts.remove_passkey("ada", "key"))
    assert run(store.accounts.passkey("key")) is None


def test_a_code_is_used_once_and_new_codes_replace_all(store: Store) -> None:
    friends(store, "ada", "bob")
    assert run(store.accounts.codes_of("ada")) == Codes(0, 0, 0)
    run(store.accounts.set_codes("ada", ["one", "two", "three"]))
    run(store.accounts.set_codes("bob", ["four"]))
    assert run(store.accounts.use_code("one", 5)) == "ada"
    assert run(store.accounts.use_code("one", 6)) is None
    assert run(store.accounts.use_code("none", 6)) is None
    assert run(store.accounts.codes_of("ada")) == Codes(2, 1, 5)
    run(store.accounts.set_codes("ada", ["five"]))
    assert run(store.accounts.use_code("two", 7)) is None
    assert run(store.accounts.codes_of("ada")) == Codes(1, 0, 0)
    assert run(store.accounts.use_code("four", 8)) == "bob"


def test_of_two_who_use_a_code_at_once_one_comes_in(store: Store) -> None:
    friends(store, "ada")
    run(store.accounts.set_codes("ada", ["one"]))

    async def at_once() -> list[str | None]:
        return await asyncio.gather(*(store.accounts.use_code("one", 5) for _ in range(5)))

    assert sorted(run(at_once()), key=str) == [None] * 4 + ["ada"]


def test_a_person_has_one_address_and_an_address_one_person(store: Store) -> None:
    friends(store, "ada", "bob")
    assert run(store.accounts.address_of("ada")) == ""
    run(store.accounts.set_address("ada", "a@example.org", 1))
    run(store.accounts.set_address("ada", "b@example.org", 2))
    assert run(store.accounts.person_at("a@example.org")) is None
    assert (run(store.accounts.person_at("b@example.org")), run(store.accounts.address_of("ada"))) == (
        "ada",
        "b@example.org",
    )
    run(store.accounts.set_address("bob", "b@example.org", 3))
    assert run(store.accounts.person_at("b@example.org")) == "bob"
    assert run(store.accounts.address_of("ada")) == ""
    run(store.accounts.remove_address("bob"))
    assert run(store.accounts.person_at("b@example.org")) is None


def test_a_word_is_used_once_for_what_it_is_and_in_time(store: Store) -> None:
    friends(store, "ada")
    run(store.accounts.add_word("hash", LINK, 1))
    assert run(store.accounts.use_word("hash", "challenge", 2)) is None
    assert run(store.accounts.use_word("hash", "link", 100)) is None
    assert run(store.accounts.word("hash", "link", 100)) is None
    assert run(store.accounts.word("hash", "link", 99)) == LINK
    assert run(store.accounts.use_word("hash", "link", 99)) == LINK
    assert run(store.accounts.word("hash", "link", 99)) is None
    assert run(store.accounts.use_word("hash", "link", 99)) is None


def test_words_that_are_too_old_are_forgotten(store: Store) -> None:
    friends(store, "ada")
    run(store.accounts.add_word("old", LINK, 1))
    run(store.accounts.add_word("new", Word("challenge", "", "", 300), 100))
    assert run(store.accounts.use_word("old", "link", 1)) is None
    assert run(store.accounts.use_word("new", "challenge", 1)) == Word("challenge", "", "", 300)


def test_a_ticket_is_a_device_with_a_name_until_it_lapses(store: Store) -> None:
    friends(store, "ada")
    run(store.accounts.add_device("ada", "phone's own ticket hash", "Phone", 50))
    assert run(store.people.of_ticket("phone's own ticket hash", 50)) == Person("ada", "Ada")
    first, phone = Device("ada" + "*" * 13, "", 1, 1, 0), Device("phone's own tick", "Phone", 50, 50, 50)
    assert run(store.accounts.devices_of("ada", 60)) == [phone, first]
    assert run(store.accounts.devices_of("ada", TICKET_LASTS + 1)) == [phone]
    assert run(store.accounts.name_device("ada", first.id, "Laptop"))
    run(store.accounts.prove_device("ada***************** ticket", 70))
    assert run(store.accounts.devices_of("ada", 80))[1] == replace(first, name="Laptop", proved_at=70)


def test_a_device_is_named_and_removed_by_its_owner_alone(store: Store) -> None:
    friends(store, "ada", "bob")
    device = device_of("ada***************** ticket")
    assert not run(store.accounts.name_device("bob", device, "mine"))
    assert not run(store.accounts.remove_device("bob", device))
    for part in ("", "ada", "%"):
        assert not run(store.accounts.remove_device("ada", part)), "a part of a name is none"
    run(store.people.add_link("link", "ada", until=100))
    assert run(store.accounts.remove_device("ada", device))
    assert run(store.people.of_ticket("ada***************** ticket", 2)) is None
    assert run(store.people.use_link("link", "new", 2)) is None, "who held the ticket may hold a link"
    assert Departure(departed_device(device), erased=False) in run(store.people.departed(60))
    assert run(store.people.of_ticket("bob***************** ticket", 2)) is not None


def test_merged_people_have_the_passkeys_codes_addresses_and_devices_of_all_their_ids(store: Store) -> None:
    friends(store, "ada", "bob")
    run(store.accounts.add_passkey(PASSKEY))
    run(store.accounts.set_codes("ada", ["one"]))
    run(store.accounts.set_address("ada", "a@example.org", 1))
    run(store.people.merge("ada", "bob"))
    assert run(store.accounts.passkeys_of("bob")) == [PASSKEY]
    assert run(store.accounts.codes_of("bob")).left == 1
    assert run(store.accounts.address_of("bob")) == "a@example.org"
    assert len(run(store.accounts.devices_of("bob", 2))) == 2
    run(store.accounts.set_codes("bob", ["two"]))
    assert run(store.accounts.use_code("one", 3)) is None


def all_ways_in(store: Store) -> None:
    run(store.accounts.add_passkey(PASSKEY))
    run(store.accounts.set_codes("ada", ["hash of a code"]))
    run(store.accounts.set_address("ada", "ada@example.org", 1))
    run(store.accounts.add_word("word", LINK, 1))
    run(store.accounts.add_device("ada", "ticket 2", "Adas Telefon", 50))


@pytest.mark.parametrize("erased", [True, False])
def test_who_is_erased_or_banned_has_no_way_in_any_more(store: Store, erased: bool) -> None:
    friends(store, "ada", "bob")
    all_ways_in(store)
    run(store.people.merge("ada", "bob"))
    run(store.people.erase("bob") if erased else store.people.ban("bob"))
    assert run(store.accounts.passkey("key")) is None
    assert run(store.accounts.use_code("hash of a code", 2)) is None
    assert run(store.accounts.person_at("ada@example.org")) is None
    assert run(store.accounts.use_word("word", "link", 2)) is None
    assert run(store.people.of_ticket("ticket 2", 60)) is None
    assert run(store.accounts.devices_of("bob", 60)) == []


def test_nothing_opens_an_account_that_has_been_erased(store: Store) -> None:
    friends(store, "ada")
    run(store.people.erase("ada"))
    accounts = store.accounts
    for late in (
        accounts.add_passkey(PASSKEY),
        accounts.set_codes("ada", ["one"]),
        accounts.set_address("ada", "ada@example.org", 1),
        accounts.add_word("word", LINK, 1),
        accounts.add_device("ada", "ticket", "Phone", 1),
    ):
        with pytest.raises(Unknown):
            run(late)


def test_nothing_of_an_account_is_left_in_any_table_once_it_is_erased(store: Store, tmp_path: Path) -> None:
    friends(store, "ada")
    all_ways_in(store)
    assert {"ada@example.org", "Adas Telefon", "hash of a code"} <= set(_texts(store, tmp_path))
    run(store.people.erase("ada"))
    left = [text for text in _texts(store, tmp_path) if "ada" in text.lower() or text in ("hash of a code", "key")]
    assert left == ["ada"], "that somebody with this id is gone is known for a day"


def _texts(store: Store, folder: Path) -> list[str]:
    """Every text in every table that a store has."""
    if isinstance(store, PostgresStore):
        return [text for database in store._databases.values() for text in run(_texts_of(database))]
    connection = sqlite3.connect(folder / "data" / FILE)
    tables = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
    rows = [row for table in tables for row in connection.execute(f"select * from {table}")]
    connection.close()
    return [value for row in rows for value in row if isinstance(value, str)]


async def _texts_of(database: Any) -> list[str]:
    tables = await database.all("select tablename from pg_tables where schemaname = 'public'")
    rows = [row for (table,) in tables for row in await database.all(f"select * from {table}")]
    return [value for row in rows for value in row if isinstance(value, str)]
