"""What every store does with the public log of seals: one log, each seal once, each entry linked to the one before."""

from __future__ import annotations

import asyncio

from rollwright.stores.store import Conflict, Store
from rollwright.tables.fairness.seal_log import SealEntry, fault_of
from tests.fairness.public_log import leaf
from tests.stores.conftest import Open, run


def entries(store: Store) -> list[SealEntry]:
    """All there are, having looked that each follows from the one before."""
    found = run(store.seals.entries(0, 1000))
    number, before = 0, ""
    for entry in found:
        assert fault_of(entry, number, before) == ""
        number, before = entry.number, entry.hash
    return found


def test_seals_are_entered_together_sorted_and_found_by_their_leaves(store: Store, open_again: Open) -> None:
    assert run(store.seals.last()) is None
    run(store.seals.append([leaf("b"), leaf("a")], 1000))
    run(store.seals.append([leaf("c")], 2000))
    run(store.close())
    again = open_again()
    first, second = entries(again)
    assert first.seals == sorted([leaf("a"), leaf("b")])
    assert (first.number, first.at, first.before, second.number, second.at) == (1, 1000, "", 2, 2000)
    last, of_b, of_none = (
        run(again.seals.last()),
        run(again.seals.of(leaf("b"))),
        run(again.seals.of(leaf("nobody's"))),
    )
    assert last is not None
    assert of_b is not None
    assert (last.to_json(), of_b.to_json(), of_none) == (second.to_json(), first.to_json(), None)


def test_a_seal_that_is_entered_already_is_left_out(store: Store) -> None:
    run(store.seals.append([leaf("a")], 1000))
    run(store.seals.append([leaf("a")], 2000))
    run(store.seals.append([leaf("a"), leaf("b")], 3000))
    assert [entry.seals for entry in entries(store)] == [[leaf("a")], [leaf("b")]]


def test_entries_are_given_page_by_page(store: Store) -> None:
    for number in range(5):
        run(store.seals.append([leaf(f"{number}")], number))
    assert [entry.number for entry in run(store.seals.entries(2, 2))] == [3, 4]
    assert run(store.seals.entries(5, 2)) == []


def test_of_many_who_enter_at_once_each_is_entered_and_the_log_has_one_line(store: Store) -> None:
    async def enter(name: str) -> None:
        while True:
            try:
                await store.seals.append([leaf(name), leaf("of all")], 1000)
            except Conflict:
                continue
            return

    async def race() -> None:
        await asyncio.gather(*(enter(f"{number}") for number in range(12)))

    run(race())
    entered = [seal for entry in entries(store) for seal in entry.seals]
    assert sorted(entered) == sorted([leaf("of all"), *(leaf(f"{number}") for number in range(12))])


def test_the_key_of_the_log_is_made_once(store: Store, open_again: Open) -> None:
    key = run(store.seals.signing_key(bytes(range(32))))
    assert key == bytes(range(32))
    run(store.close())
    assert run(open_again().seals.signing_key(bytes(32))) == key
