"""What every store does: what it keeps, and which races it settles."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.stores.store import Conflict, Person, Store, Unavailable
from tests.stores.conftest import Open, entry, run


def test_rows_come_back_as_they_were_in_order(store: Store) -> None:
    first, second = entry(seq=1), entry(seq=2, cid="c2")
    run(store.append([first]))
    run(store.append([second]))
    assert run(store.rows("t1")) == [first.row, second.row]
    assert run(store.rows("elsewhere")) == []


def test_what_was_committed_is_there_after_a_restart(store: Store, open_again: Open) -> None:
    run(store.append([entry(secret=b"tail")]))
    run(store.close())
    again = open_again()
    assert [row.seq for row in run(again.rows("t1"))] == [1]
    assert run(again.secret("t1")) == b"tail"


@pytest.mark.parametrize(
    ("seq", "actor", "cid"),
    [(1, "bob", "b1"), (2, "ada", "c1")],
    ids=["the same seq", "the same command"],
)
def test_of_two_rows_with_one_key_the_second_is_refused(store: Store, seq: int, actor: str, cid: str) -> None:
    run(store.append([entry()]))
    with pytest.raises(Conflict):
        run(store.append([entry(seq=seq, actor=actor, cid=cid, code="OTHER", people=("bob",))]))
    assert [row.actor for row in run(store.rows("t1"))] == ["ada"]
    assert run(store.cards_of("bob", 9)) == []


def test_one_command_creates_one_table(store: Store) -> None:
    run(store.append([entry("t1", cid="evening")]))
    assert run(store.created_by("ada", "evening")) == "t1"
    with pytest.raises(Conflict):
        run(store.append([entry("t2", cid="evening")]))
    assert run(store.created_by("bob", "evening")) is None


def test_a_code_leads_to_one_table(store: Store) -> None:
    run(store.append([entry("t1", code="ABC")]))
    with pytest.raises(Conflict):
        run(store.append([entry("t2", cid="c2", code="ABC")]))
    assert run(store.table_of_code("ABC")) == "t1"
    assert run(store.table_of_code("XYZ")) is None


def test_two_rows_are_committed_together_or_not_at_all(store: Store) -> None:
    run(store.append([entry("t1"), entry("t2", cid="c2")]))
    with pytest.raises(Conflict):
        run(store.append([entry("t1", 2, cid="c3"), entry("t2", 1, cid="c4")]))
    assert [len(run(store.rows(table))) for table in ("t1", "t2")] == [1, 1]


def test_of_many_at_once_one_wins_each_seq_and_the_losers_harm_nobody(store: Store) -> None:
    async def race() -> list[object]:
        await store.append([entry()])
        same = [store.append([entry(seq=2, actor=f"p{n}", cid="x")]) for n in range(50)]
        others = [store.append([entry(f"u{n}", cid=f"u{n}")]) for n in range(50)]
        return await asyncio.gather(
            *(work for pair in zip(same, others, strict=True) for work in pair), return_exceptions=True
        )

    outcomes = run(race())
    assert sum(outcome is None for outcome in outcomes[0::2]) == 1
    assert all(isinstance(outcome, Conflict) for outcome in outcomes[0::2] if outcome is not None)
    assert outcomes[1::2] == [None] * 50


def test_the_secret_is_no_part_of_the_log(store: Store) -> None:
    run(store.append([entry(secret=b"\x01secret")]))
    assert "secret" not in str([row.to_json() for row in run(store.rows("t1"))])
    assert run(store.secret("t1")) == b"\x01secret"
    run(store.append([entry(seq=2, cid="c2", secret=b"anew")]))
    assert run(store.secret("t1")) == b"anew"
    assert run(store.secret("t9")) == b""


def test_tables_are_listed_by_who_sits_there_the_latest_first(store: Store) -> None:
    run(store.append([entry("t1")]))
    run(store.append([entry("t2", cid="c2", people=("ada", "bob"))]))
    run(store.append([entry("t1", 2, cid="c3")]))
    assert [card["id"] for card in run(store.cards_of("ada", 9))] == ["t1", "t2"]
    assert [card["you"] for card in run(store.cards_of("bob", 9))] == ["bob"]
    run(store.append([entry("t2", 2, cid="c4", people=("ada",))]))
    assert run(store.cards_of("bob", 9)) == []


def test_strangers_are_shown_open_tables_that_wait(store: Store) -> None:
    run(store.append([entry("t1", is_open=True)]))
    run(store.append([entry("t2", cid="c2")]))
    assert [card["id"] for card in run(store.open_cards(9))] == ["t1"]
    run(store.append([entry("t1", 2, cid="c3", is_open=True, phase="playing")]))
    assert run(store.open_cards(9)) == []


def test_tables_that_wait_for_the_server_are_found_when_they_are_due(store: Store) -> None:
    run(store.append([entry("t1", due_at=0)]))
    run(store.append([entry("t2", cid="c2", due_at=5000)]))
    run(store.append([entry("t3", cid="c3")]))
    assert run(store.due(4999, 9, 4999)) == ["t1"]
    assert sorted(run(store.due(5000, 9, 5000))) == ["t1", "t2"]
    run(store.append([entry("t1", 2, cid="c4")]))
    assert run(store.due(5000, 9, 5000)) == ["t2"]


def test_whoever_looks_after_a_table_has_it_for_a_while(store: Store) -> None:
    run(store.append([entry("t1", due_at=4000)]))
    assert run(store.due(5000, 9, 8000)) == ["t1"]
    assert run(store.due(7999, 9, 12_000)) == []
    assert run(store.due(8000, 9, 12_000)) == ["t1"]


def test_who_knows_a_part_of_a_log_reads_the_rest(store: Store) -> None:
    run(store.append([entry(seq=1, cid="c1")]))
    run(store.append([entry(seq=2, cid="c2")]))
    run(store.append([entry(seq=3, cid="c3")]))
    assert [row.seq for row in run(store.rows("t1", 1))] == [2, 3]
    assert run(store.rows("t1", 3)) == []


def test_the_heads_of_many_tables_are_asked_for_at_once(store: Store) -> None:
    run(store.append([entry("t1")]))
    run(store.append([entry("t1", seq=2, cid="c2")]))
    run(store.append([entry("t2", cid="c3")]))
    run(store.say("t2", "ada", "c9", "hello", 5))
    assert run(store.heads(["t1", "t2", "t3"])) == {"t1": (2, 0), "t2": (1, 1)}
    assert run(store.heads([])) == {}


def test_a_person_is_found_by_the_hash_of_a_ticket_alone(store: Store) -> None:
    run(store.add_person(Person("p1", "Ada"), "hash", 1))
    assert run(store.person_of_ticket("hash")) == Person("p1", "Ada")
    assert run(store.person_of_ticket("other")) is None
    run(store.rename("p1", "Ada L."))
    assert run(store.names(["p1", "p2"])) == {"p1": "Ada L."}


def test_a_link_works_once_and_not_too_late(store: Store) -> None:
    run(store.add_person(Person("p1", "Ada"), "hash", 1))
    run(store.add_link("link", "p1", until=100))
    assert run(store.use_link("link", "late", 100)) is None
    assert run(store.use_link("link", "hash 2", 99)) == Person("p1", "Ada")
    assert run(store.use_link("link", "hash 3", 99)) is None
    assert run(store.person_of_ticket("hash 2")) == Person("p1", "Ada")
    assert run(store.person_of_ticket("late")) is None


def test_chat_is_numbered_and_said_once(store: Store) -> None:
    run(store.add_person(Person("p1", "Ada"), "hash", 1))
    assert run(store.say("t1", "p1", "c1", "hello", 5)) == 1
    assert run(store.say("t1", "p1", "c1", "hello", 6)) is None
    assert run(store.say("t1", "p1", "c2", "again", 7)) == 2
    assert run(store.say("t2", "p1", "c1", "elsewhere", 8)) == 1
    assert [(said.number, said.name, said.text) for said in run(store.said("t1", 9))] == [
        (1, "Ada", "hello"),
        (2, "Ada", "again"),
    ]
    assert [said.text for said in run(store.said("t1", 1))] == ["again"]


def test_a_pack_is_kept_for_who_sent_it_and_of_each_person_the_latest_are(store: Store) -> None:
    for at, name in enumerate(["one", "two", "one", "three"]):
        run(store.add_pack("ada", name, f"pack {name}", at, most=2))
    run(store.add_pack("bob", "two", "pack two", 9, most=2))
    assert [run(store.pack("ada", name)) for name in ("one", "two", "three")] == ["pack one", None, "pack three"]
    assert run(store.pack("bob", "two")) == "pack two"
    assert run(store.pack("bob", "one")) is None
    run(store.erase("ada"))
    assert run(store.pack("ada", "one")) is None


def test_who_is_banned_has_no_ticket_and_no_link_any_more(store: Store) -> None:
    for name in ("ada", "bob"):
        run(store.add_person(Person(name, name.title()), f"hash of {name}", 1))
    run(store.add_link("link", "ada", until=100))
    assert run(store.without_ticket(["ada", "bob"])) == set()
    run(store.ban("ada"))
    assert run(store.person_of_ticket("hash of ada")) is None
    assert run(store.use_link("link", "new", 1)) is None
    assert run(store.names(["ada"])) == {"ada": "Ada"}
    assert run(store.without_ticket(["ada", "bob", "nobody"])) == {"ada", "nobody"}


def test_old_guests_are_found_page_by_page_and_who_plays_is_known(store: Store) -> None:
    for at, name in enumerate(["ada", "bob", "cleo", "dora"]):
        run(store.add_person(Person(name, name), f"hash of {name}", at))
    run(store.append([entry(people=("ada", "bob"))]))
    assert run(store.people_before(3, "", 2)) == ["ada", "bob"]
    assert run(store.people_before(3, "bob", 2)) == ["cleo"]
    assert run(store.active_since(["ada", "cleo"], 1001)) == {"ada"}
    assert run(store.active_since(["ada", "cleo"], 1002)) == set()


def test_who_is_erased_leaves_rows_and_nothing_else(store: Store) -> None:
    run(store.add_person(Person("ada", "Ada"), "hash", 1))
    run(store.append([entry(actor="ada")]))
    run(store.say("t1", "ada", "c1", "hello", 5))
    run(store.erase("ada"))
    assert run(store.person_of_ticket("hash")) is None
    assert run(store.names(["ada"])) == {}
    assert run(store.said("t1", 9)) == []
    assert run(store.cards_of("ada", 9)) == []
    assert [row.actor for row in run(store.rows("t1"))] == ["ada"]


def test_a_closed_store_says_so(store: Store) -> None:
    run(store.close())
    with pytest.raises(Unavailable):
        run(store.rows("t1"))
