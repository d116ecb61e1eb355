"""What every store does with people who know one another: invitations, blocks, and groups with a table of theirs."""

from __future__ import annotations

import pytest

from rollwright.stores.company import DECLINED, Circle, Invitation
from rollwright.stores.people import Person
from rollwright.stores.postgres.store import PostgresStore
from rollwright.stores.sqlite.store import SqliteStore
from rollwright.stores.store import Conflict, Finish, Store, Unknown
from tests.stores.conftest import Open, run

MANY = 99


@pytest.fixture(autouse=True)
def people(store: Store) -> None:
    for name in ("ada", "bob", "cleo", "dan"):
        run(store.people.add(Person(name, name.title()), f"hash of {name}", 1))


def invite(
    store: Store, person: str = "bob", table: str = "t1", by: str = "ada", at: int = 10, most: int = MANY
) -> bool:
    return run(store.company.invite(Invitation(person, table, by, at, {"word": "Revenge?"}), 0, most))


def asked(store: Store, person: str = "bob", since: int = 0) -> list[str]:
    return [one.table for one in run(store.company.invitations_of(person, since))]


def circle(store: Store, name: str = "c1", member: str = "ada", most: int = MANY) -> bool:
    made = Circle(name, f"word of {name}", {"name": "Thursday"}, "", (member,))
    return run(store.company.add_circle(made, 5, most))


def test_an_invitation_waits_for_an_answer_which_is_given_once(store: Store, open_again: Open) -> None:
    assert invite(store)
    assert invite(store, table="t2", at=20)
    assert not invite(store, by="cleo"), "nobody is asked twice to one table"
    run(store.close())
    again = open_again()
    assert run(again.company.invitations_of("bob", 0)) == [
        Invitation("bob", "t2", "ada", 20, {"word": "Revenge?"}),
        Invitation("bob", "t1", "ada", 10, {"word": "Revenge?"}),
    ]
    assert asked(again, since=15) == ["t2"]
    answered = run(again.company.answer("bob", "t1", DECLINED))
    assert answered is not None
    assert (answered.asked_by, answered.answer) == ("ada", DECLINED)
    assert run(again.company.answer("bob", "t1", DECLINED)) is None
    assert run(again.company.answer("cleo", "t2", DECLINED)) is None
    assert asked(again) == ["t2"]
    assert [(one.person, one.answer) for one in run(again.company.invitations_to("t1"))] == [("bob", DECLINED)]


def test_nobody_asks_more_people_than_the_limit_says_whoever_they_are(store: Store) -> None:
    assert [invite(store, table=f"t{number}", most=3) for number in range(5)] == [True] * 3 + [False] * 2
    assert not invite(store, "cleo", most=3)
    assert invite(store, "cleo", by="bob", most=3)
    later = Invitation("cleo", "t9", "ada", 50, {})
    assert run(store.company.invite(later, 11, 3)), "what was asked before counts no more"


def test_old_invitations_are_forgotten(store: Store) -> None:
    invite(store, table="t1", at=10)
    invite(store, table="t2", at=20)
    run(store.company.forget(20))
    assert asked(store) == ["t2"]


def test_a_block_counts_for_all_ids_of_both_and_can_be_taken_back(store: Store) -> None:
    run(store.company.block("ada", "bob", 1, MANY))
    assert run(store.company.who_block("bob", ["ada", "cleo"])) == {"ada"}
    assert run(store.company.who_block("ada", ["bob"])) == set()
    run(store.people.merge("bob", "cleo"))
    assert run(store.company.who_block("cleo", ["ada", "dan"])) == {"ada"}
    assert set(run(store.company.blocked_by("ada"))) == {"bob", "cleo"}
    run(store.people.merge("ada", "dan"))
    assert run(store.company.who_block("bob", ["dan"])) == {"dan"}
    run(store.company.unblock("dan", "cleo"))
    assert run(store.company.who_block("bob", ["ada", "dan"])) == set()
    assert run(store.company.blocked_by("dan")) == []


@pytest.mark.parametrize("strange", ["", "\0", "a\0b", "'", "%"])
def test_ids_that_nobody_has_find_nobody(store: Store, strange: str) -> None:
    """They come from paths of requests, which may hold anything."""
    assert run(store.people.names([strange])) == {}
    run(store.company.unblock("ada", strange))
    assert run(store.company.who_block("ada", [strange])) == set()
    assert run(store.company.answer("ada", strange, DECLINED)) is None
    assert run(store.company.circle_of(strange)) is None
    assert not run(store.accounts.remove_device("ada", strange))
    assert not run(store.accounts.name_device("ada", strange, "phone"))
    assert not run(store.accounts.remove_passkey("ada", strange))
    assert not run(store.alerts.remove_ring("ada", strange))
    assert run(store.alerts.wishes_of([strange])) == {}
    assert run(store.vacations.of([strange])) == {}


def test_of_blocks_the_latest_are_kept(store: Store) -> None:
    for at, other in enumerate(("bob", "cleo", "dan")):
        run(store.company.block("ada", other, at, 2))
    assert run(store.company.blocked_by("ada")) == ["dan", "cleo"]


def test_a_group_has_members_in_the_order_in_which_they_came(store: Store, open_again: Open) -> None:
    assert circle(store)
    assert run(store.company.join("c1", "cleo", 10, MANY, MANY))
    assert run(store.company.join("c1", "bob", 20, MANY, MANY))
    assert run(store.company.join("c1", "bob", 30, MANY, MANY)), "once more changes nothing"
    run(store.close())
    (found,) = run(open_again().company.circles_of("bob"))
    assert found == Circle("c1", "word of c1", {"name": "Thursday"}, "", ("ada", "cleo", "bob"))


def test_a_link_leads_to_its_group_until_it_is_changed_and_no_two_are_alike(store: Store) -> None:
    circle(store)
    with pytest.raises(Conflict):
        run(store.company.add_circle(Circle("c2", "word of c1", {}, "", ("bob",)), 5, MANY))
    found = run(store.company.circle_of("word of c1"))
    assert found is not None
    assert found.id == "c1"
    run(store.company.change_circle("c1", {"name": "Friday"}, "another"))
    assert run(store.company.circle_of("word of c1")) is None
    changed = run(store.company.circle_of("another"))
    assert changed is not None
    assert changed.body == {"name": "Friday"}


def test_a_group_and_a_person_have_their_limits(store: Store) -> None:
    assert [circle(store, f"c{number}", most=2) for number in range(3)] == [True, True, False]
    assert run(store.company.join("c1", "bob", 1, 2, MANY))
    assert not run(store.company.join("c1", "cleo", 1, 2, MANY))
    assert not run(store.company.join("no such", "cleo", 1, 2, MANY))


def test_nobody_is_in_more_groups_than_the_limit_says_however_they_came_in(store: Store) -> None:
    for name in ("c1", "c2"):
        circle(store, name)
    assert circle(store, "c3", "bob")
    run(store.people.merge("cleo", "bob"))
    assert [run(store.company.join(name, "cleo", 1, MANY, 2)) for name in ("c1", "c2", "c1")] == [True, False, True]
    run(store.company.leave("c1", "bob"))
    assert run(store.company.join("c2", "bob", 1, MANY, 2))


def test_what_a_group_is_called_is_changed_without_its_link(store: Store) -> None:
    """Else who changes it while another ends the link would have the old one back."""
    circle(store)
    assert run(store.company.change_circle("c1", {}, "another")) == "another"
    assert run(store.company.change_circle("c1", {"name": "Friday"}, None)) == "another"
    found = run(store.company.circle_of("another"))
    assert found is not None
    assert found.body == {"name": "Friday"}
    assert run(store.company.change_circle("no such", {}, None)) == ""


def test_of_two_who_lay_a_table_for_a_group_at_once_one_is_first(store: Store) -> None:
    circle(store)
    assert run(store.company.lay_table("c1", "t1", "", 1)) == "t1"
    assert run(store.company.lay_table("c1", "t2", "", 2)) == "t1"
    assert run(store.company.lay_table("c1", "t3", "t1", 3)) == "t3"
    (found,) = run(store.company.circles_of("ada"))
    assert (found.table, found.tables) == ("t3", ("t3", "t1"))


def test_the_last_who_leaves_takes_the_group_along(store: Store) -> None:
    circle(store)
    run(store.company.join("c1", "bob", 1, MANY, MANY))
    run(store.company.leave("c1", "ada"))
    assert run(store.company.circles_of("ada")) == []
    assert [one.members for one in run(store.company.circles_of("bob"))] == [("bob",)]
    run(store.company.leave("c1", "bob"))
    assert run(store.company.circle_of("word of c1")) is None


def test_two_who_become_one_are_one_member_with_the_invitations_of_both(store: Store) -> None:
    circle(store)
    run(store.company.join("c1", "bob", 1, MANY, MANY))
    run(store.company.join("c1", "cleo", 2, MANY, MANY))
    invite(store, "bob", "t1", by="ada")
    run(store.people.merge("bob", "cleo"))
    (found,) = run(store.company.circles_of("cleo"))
    assert set(found.members) == {"ada", "cleo"}
    assert len(found.members) == 2
    assert asked(store, "cleo") == ["t1"]
    assert not invite(store, "cleo", "t1", by="dan")
    run(store.company.leave("c1", "cleo"))
    assert run(store.company.circles_of("bob")) == []


def test_who_is_erased_is_in_nothing_of_it_and_comes_into_nothing(store: Store) -> None:
    circle(store)
    circle(store, "c2", "bob")
    run(store.company.join("c1", "bob", 1, MANY, MANY))
    invite(store, "bob", "t1", by="ada")
    invite(store, "ada", "t2", by="bob")
    run(store.company.block("ada", "bob", 1, MANY))
    run(store.company.block("bob", "ada", 1, MANY))
    run(store.people.erase("bob"))
    assert asked(store, "ada") == []
    assert run(store.company.invitations_to("t1")) == []
    assert run(store.company.blocked_by("ada")) == []
    assert [one.members for one in run(store.company.circles_of("ada"))] == [("ada",)]
    assert run(store.company.circle_of("word of c2")) is None
    with pytest.raises(Unknown):
        invite(store, "bob", "t3")
    with pytest.raises(Unknown):
        invite(store, "ada", "t3", by="bob")
    with pytest.raises(Unknown):
        run(store.company.block("bob", "ada", 1, MANY))
    with pytest.raises(Unknown):
        run(store.company.join("c1", "bob", 1, MANY, MANY))
    with pytest.raises(Unknown):
        circle(store, "c3", "bob")


def test_of_who_is_erased_no_row_holds_a_word_that_they_have_written(store: Store) -> None:
    mark = "wortleberry"
    run(store.company.add_circle(Circle("c1", "the link", {"name": mark}, "", ("bob",)), 5, MANY))
    run(store.company.invite(Invitation("ada", "t1", "bob", 1, {"word": mark}), 0, MANY))
    run(store.results.add(["bob"], Finish("t1", "chess", 1, {"record": mark})))
    run(store.results.add_luck("t1", [1.5]))
    assert rows_with(store, mark) == {"circles", "invitations", "results"}
    run(store.people.erase("bob"))
    assert rows_with(store, mark) == set()
    assert rows_with(store, "bob") <= {"departures"}


def rows_with(store: Store, text: str) -> set[str]:
    """The tables, of all that there are, in which some row holds it."""

    async def work() -> set[str]:
        if isinstance(store, SqliteStore):
            kept = await store.file.all("select name from sqlite_master where type = 'table'")
            found = set()
            for (name,) in kept:
                rows = await store.file.all(f"select * from {name}")
                found |= {name for row in rows if any(text in str(value) for value in row)}
            return found
        assert isinstance(store, PostgresStore)
        found = set()
        for database in store._databases.values():
            kept = await database.all("select table_name from information_schema.tables where table_schema = 'public'")
            for (name,) in kept:
                sought = f"select 1 from {name} as one where one::text like '%' || $1 || '%' limit 1"
                if await database.all(sought, text):
                    found.add(name)
        return found

    return run(work())
