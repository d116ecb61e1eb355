"""What every store does with tables: what it keeps, and which races it settles."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.stores.people import Person
from rollwright.stores.store import Conflict, Store
from tests.stores.conftest import Open, entry, run


def test_rows_come_back_as_they_were_in_order(store: Store) -> None:
    first, second = entry(seq=1), entry(seq=2, cid="c2")
    run(store.tables.append([first]))
    run(store.tables.append([second]))
    assert run(store.tables.rows("t1")) == [first.row, second.row]
    assert run(store.tables.rows("elsewhere")) == []


def test_what_was_committed_is_there_after_a_restart(store: Store, open_again: Open) -> None:
    run(store.tables.append([entry(secret=b"tail")]))
    run(store.close())
    again = open_again()
    assert [row.seq for row in run(again.tables.rows("t1"))] == [1]
    assert run(again.tables.secret("t1")) == b"tail"


@pytest.mark.parametrize(
    ("seq", "actor", "cid"),
    [(1, "bob", "b1"), (2, "ada", "c1")],
    ids=["the same seq", "the same command"],
)
def test_of_two_rows_with_one_key_the_second_is_refused(store: Store, seq: int, actor: str, cid: str) -> None:
    run(store.tables.append([entry()]))
    with pytest.raises(Conflict):
        run(store.tables.append([entry(seq=seq, actor=actor, cid=cid, code="OTHER", people=("bob",))]))
    assert [row.actor for row in run(store.tables.rows("t1"))] == ["ada"]
    assert run(store.tables.cards_of("bob", 9)) == []


def test_one_command_creates_one_table(store: Store) -> None:
    run(store.tables.append([entry("t1", cid="evening")]))
    assert run(store.tables.created_by("ada", "evening")) == "t1"
    with pytest.raises(Conflict):
        run(store.tables.append([entry("t2", cid="evening")]))
    assert run(store.tables.created_by("bob", "evening")) is None


def test_a_code_leads_to_one_table(store: Store) -> None:
    run(store.tables.append([entry("t1", code="ABC")]))
    with pytest.raises(Conflict):
        run(store.tables.append([entry("t2", cid="c2", code="ABC")]))
    assert run(store.tables.of_code("ABC")) == "t1"
    assert run(store.tables.of_code("XYZ")) is None


@pytest.mark.parametrize("phase", ["playing", "over", "closed"])
def test_a_code_leads_nowhere_when_the_table_does_not_wait_any_more_and_another_may_have_it(
    store: Store, phase: str
) -> None:
    run(store.tables.append([entry("t1", code="ABC")]))
    run(store.tables.append([entry("t1", 2, cid="c2", code="ABC", phase=phase)]))
    assert run(store.tables.of_code("ABC")) is None
    run(store.tables.append([entry("t2", cid="c3", code="ABC")]))
    assert run(store.tables.of_code("ABC")) == "t2"
    run(store.tables.append([entry("t1", 3, cid="c4", code="ABC", phase="over")]))
    assert run(store.tables.of_code("ABC")) == "t2"


def test_while_seeds_are_revealed_a_code_leads_nowhere_and_is_still_the_tables_own(store: Store) -> None:
    """For a seed may be missing: then the table waits again, and is invited to by the same code."""
    run(store.tables.append([entry("t1", code="ABC")]))
    run(store.tables.append([entry("t1", 2, cid="c2", code="ABC", phase="starting")]))
    assert run(store.tables.of_code("ABC")) is None
    with pytest.raises(Conflict):
        run(store.tables.append([entry("t2", cid="c3", code="ABC")]))
    run(store.tables.append([entry("t1", 3, cid="c4", code="ABC")]))
    assert run(store.tables.of_code("ABC")) == "t1"


def test_a_game_that_was_over_when_it_came_has_no_code(store: Store) -> None:
    log = [entry(seq=seq, cid=f"c{seq}", code="ABC", phase="waiting" if seq < 3 else "over") for seq in range(1, 5)]
    run(store.tables.append(log))
    run(store.tables.append([entry("t2", cid="d1", code="ABC")]))
    assert run(store.tables.of_code("ABC")) == "t2"


def test_two_rows_are_committed_together_or_not_at_all(store: Store) -> None:
    run(store.tables.append([entry("t1"), entry("t2", cid="c2")]))
    with pytest.raises(Conflict):
        run(store.tables.append([entry("t1", 2, cid="c3"), entry("t2", 1, cid="c4")]))
    assert [len(run(store.tables.rows(table))) for table in ("t1", "t2")] == [1, 1]


def test_a_whole_log_is_committed_at_once_or_not_at_all(store: Store) -> None:
    """As of a game that was played elsewhere."""
    log = [entry(seq=seq, cid=f"c{seq}", secret=b"tail" if seq == 1 else None, phase="over") for seq in range(1, 9)]
    run(store.tables.append(log))
    assert run(store.tables.rows("t1")) == [one.row for one in log]
    assert run(store.tables.secret("t1")) == b"tail"
    assert [card["at"] for card in run(store.tables.cards_of("ada", 9))] == [log[-1].row.at]
    late = [entry("t2", seq, cid="the same" if seq > 5 else f"d{seq}") for seq in range(1, 9)]
    with pytest.raises(Conflict):
        run(store.tables.append(late))
    assert run(store.tables.rows("t2")) == []


def test_of_many_at_once_one_wins_each_seq_and_the_losers_harm_nobody(store: Store) -> None:
    async def race() -> list[object]:
        await store.tables.append([entry()])
        same = [store.tables.append([entry(seq=2, actor=f"p{n}", cid="x")]) for n in range(50)]
        others = [store.tables.append([entry(f"u{n}", cid=f"u{n}")]) for n in range(50)]
        return await asyncio.gather(
            *(work for pair in zip(same, others, strict=True) for work in pair), return_exceptions=True
        )

    outcomes = run(race())
    assert sum(outcome is None for outcome in outcomes[0::2]) == 1
    assert all(isinstance(outcome, Conflict) for outcome in outcomes[0::2] if outcome is not None)
    assert outcomes[1::2] == [None] * 50


def test_the_secret_is_no_part_of_the_log(store: Store) -> None:
    run(store.tables.append([entry(secret=b"\x01secret")]))
    assert "secret" not in str([row.to_json() for row in run(store.tables.rows("t1"))])
    assert run(store.tables.secret("t1")) == b"\x01secret"
    run(store.tables.append([entry(seq=2, cid="c2", secret=b"anew")]))
    assert run(store.tables.secret("t1")) == b"anew"
    assert run(store.tables.secret("t9")) == b""


def test_tables_are_listed_by_who_sits_there_the_latest_first(store: Store) -> None:
    run(store.tables.append([entry("t1")]))
    run(store.tables.append([entry("t2", cid="c2", people=("ada", "bob"))]))
    run(store.tables.append([entry("t1", 2, cid="c3")]))
    assert [card["id"] for card in run(store.tables.cards_of("ada", 9))] == ["t1", "t2"]
    assert [card["you"] for card in run(store.tables.cards_of("bob", 9))] == ["bob"]
    run(store.tables.append([entry("t2", 2, cid="c4", people=("ada",))]))
    assert run(store.tables.cards_of("bob", 9)) == []


def test_strangers_are_shown_open_tables_that_wait(store: Store) -> None:
    run(store.tables.append([entry("t1", is_open=True)]))
    run(store.tables.append([entry("t2", cid="c2")]))
    assert [card["id"] for card in run(store.tables.open_cards(9))] == ["t1"]
    run(store.tables.append([entry("t1", 2, cid="c3", is_open=True, phase="playing")]))
    assert run(store.tables.open_cards(9)) == []


def test_tables_that_wait_for_the_server_are_found_when_they_are_due(store: Store) -> None:
    run(store.tables.append([entry("t1", due_at=0)]))
    run(store.tables.append([entry("t2", cid="c2", due_at=5000)]))
    run(store.tables.append([entry("t3", cid="c3")]))
    assert run(store.tables.due(4999, 9, 4999)) == ["t1"]
    assert sorted(run(store.tables.due(5000, 9, 5000))) == ["t1", "t2"]
    run(store.tables.append([entry("t1", 2, cid="c4")]))
    assert run(store.tables.due(5000, 9, 5000)) == ["t2"]


def test_whoever_looks_after_a_table_has_it_for_a_while(store: Store) -> None:
    run(store.tables.append([entry("t1", due_at=4000)]))
    assert run(store.tables.due(5000, 9, 8000)) == ["t1"]
    assert run(store.tables.due(7999, 9, 12_000)) == []
    assert run(store.tables.due(8000, 9, 12_000)) == ["t1"]


def test_who_knows_a_part_of_a_log_reads_the_rest(store: Store) -> None:
    run(store.tables.append([entry(seq=1, cid="c1")]))
    run(store.tables.append([entry(seq=2, cid="c2")]))
    run(store.tables.append([entry(seq=3, cid="c3")]))
    assert [row.seq for row in run(store.tables.rows("t1", 1))] == [2, 3]
    assert run(store.tables.rows("t1", 3)) == []


def test_the_heads_of_many_tables_are_asked_for_at_once(store: Store) -> None:
    run(store.people.add(Person("ada", "Ada"), "hash", 1))
    run(store.tables.append([entry("t1")]))
    run(store.tables.append([entry("t1", seq=2, cid="c2")]))
    run(store.tables.append([entry("t2", cid="c3")]))
    run(store.chat.add("t2", "ada", "c9", "hello", 5))
    assert run(store.tables.heads(["t1", "t2", "t3"])) == {"t1": (2, 0), "t2": (1, 1)}
    assert run(store.tables.heads([])) == {}
