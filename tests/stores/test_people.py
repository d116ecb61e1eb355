"""What every store does with people."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.stores.people import TICKET_LASTS, TICKET_NOTED, Departure, Person
from rollwright.stores.store import Finish, Store, Unknown
from tests.stores.conftest import entry, run


def test_a_person_is_found_by_the_hash_of_a_ticket_alone(store: Store) -> None:
    run(store.people.add(Person("p1", "Ada"), "hash", 1))
    assert run(store.people.of_ticket("hash", 1)) == Person("p1", "Ada")
    assert run(store.people.of_ticket("other", 1)) is None
    run(store.people.rename("p1", "Ada L."))
    assert run(store.people.names(["p1", "p2"])) == {"p1": "Ada L."}


def test_a_link_works_once_and_not_too_late(store: Store) -> None:
    run(store.people.add(Person("p1", "Ada"), "hash", 1))
    run(store.people.add_link("link", "p1", until=100))
    assert run(store.people.use_link("link", "late", 100)) is None
    assert run(store.people.use_link("link", "hash 2", 99)) == Person("p1", "Ada")
    assert run(store.people.use_link("link", "hash 3", 99)) is None
    assert run(store.people.of_ticket("hash 2", 1)) == Person("p1", "Ada")
    assert run(store.people.of_ticket("late", 1)) is None


def test_a_ticket_lapses_when_it_has_not_been_used_for_a_year(store: Store) -> None:
    run(store.people.add(Person("p1", "Ada"), "hash", 1))
    assert run(store.people.of_ticket("hash", TICKET_LASTS)) == Person("p1", "Ada")
    assert run(store.people.of_ticket("hash", 2 * TICKET_LASTS - 1)) == Person("p1", "Ada")  # used meanwhile
    assert run(store.people.of_ticket("hash", 3 * TICKET_LASTS)) is None
    run(store.people.add(Person("p2", "Bob"), "hash of bob", 1))
    assert run(store.people.of_ticket("hash of bob", 1 + TICKET_LASTS)) is None


def test_a_use_of_a_ticket_is_noted_once_a_day(store: Store) -> None:
    run(store.people.add(Person("p1", "Ada"), "hash", 1))
    run(store.people.of_ticket("hash", TICKET_NOTED))  # not noted: less than a day has gone by
    assert run(store.people.of_ticket("hash", 1 + TICKET_LASTS)) is None


def test_a_ticket_that_came_by_a_link_lasts_as_long_as_any(store: Store) -> None:
    run(store.people.add(Person("p1", "Ada"), "hash", 1))
    run(store.people.add_link("link", "p1", until=3 * TICKET_LASTS))
    assert run(store.people.use_link("link", "phone", 2 * TICKET_LASTS)) == Person("p1", "Ada")
    assert run(store.people.of_ticket("phone", 3 * TICKET_LASTS - 1)) == Person("p1", "Ada")


def test_who_is_banned_has_no_ticket_and_no_link_any_more(store: Store) -> None:
    for name in ("ada", "bob"):
        run(store.people.add(Person(name, name.title()), f"hash of {name}", 1))
    run(store.people.add_link("link", "ada", until=100))
    run(store.people.ban("ada"))
    assert run(store.people.of_ticket("hash of ada", 1)) is None
    assert run(store.people.use_link("link", "new", 1)) is None
    assert run(store.people.names(["ada"])) == {"ada": "Ada"}
    assert run(store.people.of_ticket("hash of bob", 1)) == Person("bob", "Bob")


def test_departures_are_known_for_a_while_with_all_ids(store: Store) -> None:
    friends(store, "ada", "bob", "cleo", "dora")
    assert run(store.people.departed(60)) == set()
    run(store.people.merge("ada", "bob"))
    run(store.people.erase("ada"))
    run(store.people.ban("cleo"))
    gone = {Departure("ada", erased=True), Departure("bob", erased=True), Departure("cleo", erased=False)}
    assert run(store.people.departed(60)) == gone
    run(asyncio.sleep(2.1))
    assert run(store.people.departed(1)) == set()
    run(store.people.erase("cleo"))
    assert run(store.people.departed(1)) == {Departure("cleo", erased=True)}


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
    run(store.chat.add("t1", "ada", "c1", "hello", 5))
    run(store.people.erase("ada"))
    assert run(store.people.of_ticket("hash", 1)) is None
    assert run(store.people.names(["ada"])) == {}
    assert run(store.chat.lines("t1", 9)) == []
    assert run(store.tables.cards_of("ada", 9)) == []
    assert [row.actor for row in run(store.tables.rows("t1"))] == ["ada"]


def test_nothing_is_kept_for_somebody_who_has_been_erased(store: Store) -> None:
    run(store.people.add(Person("ada", "Ada"), "hash", 1))
    run(store.people.erase("ada"))
    link, pack = store.people.add_link("link", "ada", 100), store.packs.add("ada", "pack", "content", 1, most=9)
    for late in (link, pack, store.people.rename("ada", "Ada again")):
        with pytest.raises(Unknown):
            run(late)
    assert run(store.people.names(["ada"])) == {}
    assert run(store.people.use_link("link", "new", 1)) is None
    assert run(store.packs.content("ada", "pack")) is None


# Merged people


def friends(store: Store, *names: str) -> None:
    for at, name in enumerate(names, start=1):
        run(store.people.add(Person(name, name.title()), f"hash of {name}", at))


def test_who_is_merged_into_another_is_that_person_with_each_ticket(store: Store) -> None:
    friends(store, "ada", "bob", "cleo")
    run(store.people.merge("ada", "bob"))
    merged = Person("bob", "Bob", ("ada",))
    assert [run(store.people.of_ticket(f"hash of {name}", 1)) for name in ("ada", "bob")] == [merged, merged]
    assert run(store.people.of_ticket("hash of cleo", 1)) == Person("cleo", "Cleo")
    assert run(store.people.names(["ada", "bob", "cleo", "nobody"])) == {"ada": "Bob", "bob": "Bob", "cleo": "Cleo"}
    run(store.people.add_link("link", "ada", until=100))
    assert run(store.people.use_link("link", "hash 4", 9)) == merged
    run(store.people.rename("ada", "Bo"))
    assert run(store.people.names(["ada", "bob"])) == {"ada": "Bo", "bob": "Bo"}


def test_chains_of_merged_people_lead_to_the_last(store: Store) -> None:
    friends(store, "ada", "bob", "cleo", "dora", "eve")
    run(store.people.merge("ada", "bob"))
    run(store.people.merge("dora", "cleo"))
    run(store.people.merge("ada", "dora"))
    for name in ("ada", "bob", "cleo", "dora"):
        assert run(store.people.ids_of(name)) == ["cleo", "ada", "bob", "dora"]
    run(store.people.merge("cleo", "ada"))
    assert run(store.people.ids_of("cleo")) == ["cleo", "ada", "bob", "dora"]
    assert run(store.people.ids_of("eve")) == ["eve"]
    assert run(store.people.ids_of("nobody")) == ["nobody"]


def test_nobody_is_merged_with_somebody_who_is_not_there(store: Store) -> None:
    friends(store, "ada")
    for one, other in (("ada", "nobody"), ("nobody", "ada")):
        with pytest.raises(Unknown):
            run(store.people.merge(one, other))
    assert run(store.people.ids_of("ada")) == ["ada"]


def test_merged_people_have_the_tables_games_and_packs_of_all_their_ids_and_logs_stay_as_they_are(
    store: Store,
) -> None:
    friends(store, "ada", "bob")
    run(store.tables.append([entry("t1", people=("ada",))]))
    run(store.tables.append([entry("t2", cid="c2", people=("ada", "bob"), at=2000)]))
    run(store.tables.append([entry("t3", cid="c3", people=("bob",), at=3000)]))
    for number, people in enumerate([["ada"], ["ada", "bob"], ["bob"]], start=1):
        run(store.results.add(people, Finish(f"t{number}", "chess", number, {})))
    run(store.packs.add("ada", "pack", "content", 1, most=9))
    run(store.chat.add("t1", "ada", "c1", "hello", 5))
    logs = [run(store.tables.rows(table)) for table in ("t1", "t2", "t3")]
    run(store.people.merge("ada", "bob"))
    for name in ("ada", "bob"):
        assert [card["id"] for card in run(store.tables.cards_of(name, 9))] == ["t3", "t2", "t1"]
        assert [one.table for one in run(store.results.of(name, 9))] == ["t3", "t2", "t1"]
        assert [one.table for one in run(store.results.of(name, 9, "t2"))] == ["t1"]
        assert run(store.packs.content(name, "pack")) == "content"
    assert [line.name for line in run(store.chat.lines("t1", 9))] == ["Bob"]
    assert [run(store.tables.rows(table)) for table in ("t1", "t2", "t3")] == logs


def test_a_game_that_ends_after_its_player_was_merged_is_in_the_list(store: Store) -> None:
    friends(store, "ada", "bob")
    run(store.people.merge("ada", "bob"))
    run(store.results.add(["ada"], Finish("t1", "chess", 1, {})))
    assert [one.table for one in run(store.results.of("bob", 9))] == ["t1"]


def test_merged_people_are_banned_and_erased_as_one(store: Store) -> None:
    friends(store, "ada", "bob", "cleo")
    run(store.tables.append([entry(people=("ada",))]))
    run(store.chat.add("t1", "ada", "c1", "hello", 5))
    run(store.results.add(["ada", "bob"], Finish("t1", "chess", 1, {})))
    run(store.people.merge("ada", "bob"))
    run(store.people.ban("bob"))
    tickets = [run(store.people.of_ticket(f"hash of {name}", 1)) for name in ("ada", "bob", "cleo")]
    assert tickets == [None, None, Person("cleo", "Cleo")]
    run(store.people.erase("ada"))
    assert run(store.people.names(["ada", "bob"])) == {}
    assert run(store.chat.lines("t1", 9)) == []
    assert run(store.results.of("bob", 9)) == []
    assert run(store.tables.cards_of("ada", 9)) == []
    assert run(store.people.ids_of("ada")) == ["ada"]


def test_one_ticket_is_enough_for_all_ids_of_a_person(store: Store) -> None:
    friends(store, "ada", "bob")
    run(store.people.ban("bob"))
    run(store.people.merge("ada", "bob"))
    assert run(store.people.of_ticket("hash of ada", 1)) == Person("bob", "Bob", ("ada",))


def test_merged_people_are_as_old_and_as_idle_as_their_youngest_and_busiest_id(store: Store) -> None:
    friends(store, "ada", "bob", "cleo", "dora")  # of the times 1 to 4
    run(store.tables.append([entry(people=("ada",))]))
    run(store.people.merge("ada", "bob"))
    run(store.people.merge("dora", "cleo"))
    assert run(store.people.before(5, "", 9)) == ["bob", "cleo"]
    assert run(store.people.before(4, "", 9)) == ["bob"]
    assert run(store.people.active_since(["bob", "cleo"], 1001)) == {"bob"}
