"""Whoever follows the public log of seals notices whatever is rewritten in it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.cli.seals import is_signed
from rollwright.tables.fairness.seal_log import SealEntry, entry_after, entry_hash
from rollwright.tables.study.follow import Followed, follow_from, followed_from_json
from tests.fairness.public_log import PublicLog, leaf, long_log


def test_an_honest_log_is_read_to_its_head_and_what_is_new_is_read_on() -> None:
    log = long_log(8)
    seen = log.followed()
    assert seen.head is not None
    assert (seen.head.to_json(), seen.seals) == (log.head(), 16)
    assert log.followed(seen).to_json() == seen.to_json()
    log.add(leaf("new"), at=9_000)
    after = log.followed(seen)
    assert after.head is not None
    assert (after.head.number, after.seals) == (9, 17)
    assert log.followed(after, whole=True).to_json() == after.to_json()


def test_a_log_with_nothing_in_it_has_a_signed_head_already() -> None:
    seen = PublicLog().followed()
    assert seen.head is not None
    assert (seen.head.number, seen.head.hash, seen.seals) == (0, "", 0)


def test_what_has_been_seen_is_kept_as_json() -> None:
    seen = long_log().followed()
    kept = followed_from_json(json.loads(json.dumps(seen.to_json())))
    assert kept is not None
    assert kept.to_json() == seen.to_json()
    nonsense: list[Any] = [None, [], {}, {"seals": 3}, {"seals": 3, "head": {"number": 1}}]
    for one in nonsense:
        assert followed_from_json(one) is None


def rewritten(log: PublicLog, number: int, *leaves: str) -> PublicLog:
    """The same log with another entry, and all that comes after it made to fit, signed by the same key."""
    forged = PublicLog(*log.entries[: number - 1], key=log.key)
    forged.add(*leaves, at=log.entries[number - 1].at)
    for entry in log.entries[number:]:
        forged.add(*entry.seals, at=entry.at)
    return forged


def test_a_log_that_was_rewritten_from_an_old_entry_on_is_found_to_be_forked() -> None:
    log = long_log(8)
    seen = log.followed()
    assert rewritten(log, 3, leaf("made up")).found_out(seen) == ("forked", 8)


def test_a_rewritten_log_that_has_grown_since_is_found_at_the_last_entry_that_was_seen() -> None:
    log = long_log(8)
    seen = log.followed()
    forged = rewritten(log, 3, leaf("made up"))
    forged.add(leaf("new"), at=9_000)
    assert forged.found_out(seen) == ("forked", 8)


def test_an_old_entry_that_was_changed_and_nothing_after_it_is_found_by_whoever_reads_the_whole_log() -> None:
    log = long_log(8)
    seen = log.followed()
    third = log.entries[2]
    log.entries[2] = SealEntry(third.number, third.at, third.before, [leaf("made up")], third.hash)
    assert log.found_out(seen) == ("", 0), "the last entry stands for it, and has not changed"
    assert log.found_out(seen, whole=True) == ("changed", 3)
    log.entries[2] = entry_after(log.entries[1], third.at, [leaf("made up")])
    assert log.found_out(seen, whole=True) == ("unlinked", 4)
    assert log.found_out(None) == ("unlinked", 4)


def test_a_log_that_was_cut_is_found() -> None:
    log = long_log(8)
    seen = log.followed()
    assert PublicLog(*log.entries[:6], key=log.key).found_out(seen) == ("below", 6)


def test_an_entry_that_is_kept_back_is_found() -> None:
    log = long_log(8)
    del log.entries[4]
    assert log.found_out(None) == ("missing", 5)


def test_a_head_that_no_entry_leads_to_is_found() -> None:
    log, honest = long_log(8), long_log(7)

    class Hidden(PublicLog):
        def answer(self, after: int) -> Any:
            return {**honest.answer(after), "head": log.head()}

    assert Hidden().found_out(None) == ("missing", 8)

    class Ahead(PublicLog):
        def answer(self, after: int) -> Any:
            return {"entries": [log.entries[-1].to_json()], "head": honest.head()}

    assert Ahead().found_out(None) == ("missing", 1), "what lies beyond the head leads nowhere, and not for ever"
    last = honest.entries[-1]
    log.entries[-1:] = []
    log.entries[-1] = SealEntry(last.number, last.at, last.before, last.seals, entry_hash(7, 0, "", []))
    assert log.found_out(None) == ("changed", 7)


def test_another_key_is_found_and_so_is_a_head_that_nobody_signed() -> None:
    log = long_log(8)
    seen = log.followed()
    assert PublicLog(*log.entries).found_out(seen) == ("key", 8)

    class Unsigned(PublicLog):
        def head(self) -> dict[str, Any]:
            return {**super().head(), "signature": "00" * 64}

    assert Unsigned(*log.entries, key=log.key).found_out(seen) == ("signature", 8)
    for nonsense in ("", "xyz", "é"):
        assert not is_signed()(nonsense, nonsense, b"")


def test_two_heads_of_one_number_are_the_proof_of_a_fork() -> None:
    log = long_log(8)
    forged = rewritten(log, 8, leaf("made up"))
    assert log.head()["number"] == forged.head()["number"]
    assert log.head()["hash"] != forged.head()["hash"]
    assert log.found_out(forged.followed()) == ("forked", 8)


@pytest.mark.parametrize(
    "answer", [None, [], {}, {"entries": []}, {"entries": {}, "head": {}}, {"entries": [3], "head": None}]
)
def test_what_is_no_log_is_said_to_be_none(answer: object) -> None:
    class Nonsense(PublicLog):
        def answer(self, after: int) -> Any:
            return answer

    assert Nonsense().found_out(Followed())[0] == "malformed"


def test_seals_out_of_order_or_twice_are_no_entry() -> None:
    log = long_log(2)
    seals = [leaf("a"), leaf("a")]
    log.entries.append(SealEntry(3, 0, log.entries[-1].hash, seals, entry_hash(3, 0, log.entries[-1].hash, seals)))
    assert log.found_out(None) == ("malformed", 3)


def test_an_entry_leads_to_the_signed_head_or_to_none() -> None:
    log = long_log(8)
    assert follow_from(log.entries[2], "", log.answer, is_signed()).to_json() == log.head()
    forged = rewritten(log, 3, leaf("made up"))
    assert PublicLog(*forged.entries[:3], *log.entries[3:], key=log.key).found_out(None) == ("unlinked", 4)


def test_time_does_not_go_back_in_a_log_whatever_the_clock_says() -> None:
    log = PublicLog()
    log.add(leaf("a"), at=5_000)
    log.add(leaf("b"), at=1_000)
    assert [entry.at for entry in log.entries] == [5_000, 5_000]
