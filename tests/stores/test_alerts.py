"""What every store does with wishes, rings and calls."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from rollwright.stores.alerts import TURN, Call, Ring
from rollwright.stores.store import Notice, Store, Unknown
from tests.stores.conftest import Open, entry, run
from tests.stores.test_accounts import friends

RING = Ring("r1", "ada", "push", "https://push.example/1", {"auth": "a"}, 10)
CALL = Call("ada", TURN, "t1", 5, 1000, {"game": "toy"})


def due(store: Store, now: int = 2000) -> list[Call]:
    return run(store.alerts.take(9, now, now + 500))


def test_wishes_are_kept_one_set_for_a_person(store: Store) -> None:
    friends(store, "ada", "bob")
    assert run(store.alerts.wishes("ada")) is None
    run(store.alerts.change_wishes("ada", lambda before: {"when": "away", "before": before}))
    assert run(store.alerts.wishes("ada")) == {"when": "away", "before": None}
    run(store.alerts.change_wishes("ada", lambda _: {"when": "always"}))
    assert run(store.alerts.wishes("ada")) == {"when": "always"}
    assert run(store.alerts.wishes("bob")) is None


def test_of_changes_to_wishes_at_once_none_is_lost(store: Store, open_again: Open) -> None:
    """Else a link to a calendar that was ended just now would lead there again, or who wants no mail would get some."""
    friends(store, "ada", "bob")
    run(store.people.merge("bob", "ada"))
    nodes = (store, open_again()) if store.shared else (store, store)

    async def all_at_once() -> None:
        changes = [
            node.alerts.change_wishes(person, lambda before: {"made": (before or {"made": 0})["made"] + 1})
            for _ in range(10)
            for node, person in zip(nodes, ("ada", "bob"), strict=True)
        ]
        await asyncio.gather(*changes)

    run(all_at_once())
    assert run(store.alerts.wishes("ada")) == {"made": 20}


def test_a_ring_belongs_to_whoever_added_it_last_and_the_latest_stay(store: Store) -> None:
    friends(store, "ada", "bob")
    second = replace(RING, id="r2", kind="webhook", at=11)
    for ring in (RING, second):
        run(store.alerts.add_ring(ring, 9))
    assert run(store.alerts.rings_of("ada")) == [RING, second]
    assert (run(store.alerts.ring("r2")), run(store.alerts.ring("r9"))) == (second, None)
    run(store.alerts.add_ring(replace(RING, person="bob", at=12), 9))
    assert run(store.alerts.rings_of("ada")) == [second]
    run(store.alerts.add_ring(replace(RING, id="r3", at=13), 1))
    assert [ring.id for ring in run(store.alerts.rings_of("ada"))] == ["r3"]
    assert not run(store.alerts.remove_ring("bob", "r3")), "it is Ada's"
    assert run(store.alerts.remove_ring("ada", "r3"))
    assert run(store.alerts.rings_of("ada")) == []


def test_a_call_is_taken_when_it_is_due_and_by_one_node(store: Store) -> None:
    friends(store, "ada")
    run(store.alerts.note(CALL, 900))
    assert due(store, 999) == []
    assert due(store, 1000) == [replace(CALL, due_at=1500)]
    assert due(store, 1499) == [], "another node has it"
    assert due(store, 1500) == [replace(CALL, due_at=2000)], "which has died"
    run(store.alerts.done(CALL))
    assert due(store, 9999) == []


def test_of_many_nodes_each_takes_other_people_with_all_their_calls(store: Store) -> None:
    people = [f"p{number}" for number in range(30)]
    friends(store, *people)
    for person in people:
        for subject in ("t1", "t2", "t3"):
            run(store.alerts.note(replace(CALL, person=person, subject=subject), 900))

    async def take() -> list[list[Call]]:
        return await asyncio.gather(*(store.alerts.take(5, 2000, 9000) for _ in range(8)))

    taken = [[call.person for call in some] for some in run(take())]
    taken.append([call.person for call in run(store.alerts.take(99, 2000, 9000))])
    assert sorted(person for some in taken for person in some) == sorted(people * 3)
    assert sum(len(set(some)) for some in taken) == len(people), "a digest is one, and comes from one node"


def test_a_notice_that_comes_again_calls_nobody_again(store: Store) -> None:
    friends(store, "ada")
    run(store.alerts.note(CALL, 900))
    (taken,) = due(store)
    run(store.alerts.told(taken, "r1", 2000))
    run(store.alerts.done(taken))
    run(store.alerts.note(CALL, 3000))
    assert due(store, 9999) == []
    run(store.alerts.note(replace(CALL, seq=7), 3000))
    assert [(call.seq, call.told) for call in due(store, 9999)] == [(7, ())]


@pytest.mark.parametrize("answer_first", [True, False])
def test_whoever_has_answered_is_not_called_whatever_is_read_first(store: Store, answer_first: bool) -> None:
    friends(store, "ada")
    if not answer_first:
        run(store.alerts.note(CALL, 900))
    run(store.alerts.answer("ada", "t1", 6, 950))
    if answer_first:
        run(store.alerts.note(CALL, 960))
    assert due(store, 9999) == []
    run(store.alerts.note(replace(CALL, seq=8), 990))
    run(store.alerts.answer("ada", "t1", 6, 995))
    assert [call.seq for call in due(store)] == [8], "an old answer is none to a new call"


def test_what_was_told_is_due_again_once_answered(store: Store) -> None:
    friends(store, "ada")
    run(store.alerts.note(CALL, 900))
    (taken,) = due(store)
    run(store.alerts.told(taken, "r1", 2000))
    run(store.alerts.told(taken, "r2", 2000))
    run(store.alerts.done(taken))
    run(store.alerts.answer("ada", "t1", 6, 3000))
    (over,) = due(store, 3000)
    assert over.is_over
    assert over.told == ("r1", "r2")
    run(store.alerts.done(over))
    assert due(store, 9999) == []


def test_who_answers_while_a_node_is_telling_is_not_forgotten(store: Store) -> None:
    friends(store, "ada")
    run(store.alerts.note(CALL, 900))
    (taken,) = due(store)
    run(store.alerts.told(taken, "r1", 2000))
    run(store.alerts.answer("ada", "t1", 6, 2100))
    run(store.alerts.done(taken))
    assert [call.is_over for call in due(store, 2100)] == [True]


def test_what_is_told_to_somebody_who_has_answered_just_before_is_withdrawn(store: Store) -> None:
    friends(store, "ada")
    run(store.alerts.note(CALL, 900))
    (taken,) = due(store)
    run(store.alerts.answer("ada", "t1", 6, 2100))
    assert due(store, 9999) == []
    run(store.alerts.told(taken, "r1", 2200))
    run(store.alerts.done(taken))
    assert [(call.is_over, call.told) for call in due(store, 2200)] == [(True, ("r1",))]


def test_a_call_can_be_put_off(store: Store) -> None:
    friends(store, "ada")
    run(store.alerts.note(CALL, 900))
    (taken,) = due(store)
    run(store.alerts.put_off(taken, 8000))
    assert due(store, 7999) == []
    assert len(due(store, 8000)) == 1


def test_old_calls_are_forgotten_once_they_are_done(store: Store) -> None:
    friends(store, "ada")
    run(store.alerts.note(CALL, 900))
    run(store.alerts.forget(5000))
    (taken,) = due(store)
    run(store.alerts.done(taken))
    run(store.alerts.forget(900))
    run(store.alerts.note(CALL, 900))
    assert due(store, 9999) == [], "it is still known"
    run(store.alerts.forget(901))
    run(store.alerts.note(CALL, 900))
    assert len(due(store, 9999)) == 1


def test_all_ids_of_a_person_are_one(store: Store) -> None:
    friends(store, "ada", "bob")
    run(store.alerts.change_wishes("ada", lambda _: {"when": "away"}))
    run(store.alerts.add_ring(RING, 9))
    run(store.alerts.note(CALL, 900))
    run(store.people.merge("ada", "bob"))
    assert run(store.alerts.wishes("bob")) == {"when": "away"}
    run(store.alerts.change_wishes("ada", lambda _: {"when": "never"}))
    for name in ("ada", "bob"):
        assert run(store.alerts.wishes(name)) == {"when": "never"}
        assert run(store.alerts.rings_of(name)) == [RING]


@pytest.mark.parametrize("how", ["erased", "banned"])
def test_with_a_person_all_of_it_goes(store: Store, how: str) -> None:
    friends(store, "ada")
    run(store.alerts.change_wishes("ada", lambda _: {"when": "away"}))
    run(store.alerts.add_ring(RING, 9))
    run(store.alerts.note(CALL, 900))
    run(store.people.erase("ada") if how == "erased" else store.people.ban("ada"))
    assert run(store.alerts.wishes("ada")) is None
    assert run(store.alerts.rings_of("ada")) == []
    assert due(store, 9999) == []
    if how == "erased":
        for late in (
            store.alerts.note(CALL, 900),
            store.alerts.answer("ada", "t1", 6, 950),
            store.alerts.add_ring(RING, 9),
            store.alerts.change_wishes("ada", lambda _: {}),
        ):
            with pytest.raises(Unknown):
                run(late)


def test_there_is_one_key_for_all_nodes(store: Store) -> None:
    assert run(store.alerts.push_key(b"first")) == b"first"
    assert run(store.alerts.push_key(b"second")) == b"first"


def test_notices_of_rows_that_share_a_commit_are_all_posted(store: Store) -> None:
    tables = [f"t{number}" for number in range(12)]
    for table in tables:
        run(store.tables.append([entry(table, cid=table)]))

    async def play() -> None:
        notice = Notice("called", {"at": 1})
        await asyncio.gather(
            *(store.tables.append([entry(one, 2, cid=f"{one} 2", outbox=(notice,))]) for one in tables)
        )

    run(play())
    taken = run(store.outbox.take(["called"], 99, 1000, 9000))
    assert sorted(posted.table for posted in taken) == sorted(tables)
