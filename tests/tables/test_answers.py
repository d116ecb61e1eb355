"""Which row answered which command, where tables go on from the same row in several ways."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rollwright.tables.log.answers import Answers


@given(st.lists(st.tuples(st.integers(0, 4), st.booleans(), st.integers(0, 5))))
def test_copies_know_their_own_rows_as_dicts_would(deeds: list[tuple[int, bool, int]]) -> None:
    copies, rows = [Answers()], [[""]]  # rows[copy][seq] is the command that the row has answered
    for which, copied, command in deeds:
        at = which % len(copies)
        if copied:
            copies.append(copies[at].copy())
            rows.append(rows[at].copy())
        elif f"c{command}" not in rows[at]:
            copies[at].add("ada", f"c{command}", len(rows[at]))
            rows[at].append(f"c{command}")
        for answers, log in zip(copies, rows, strict=True):
            for asked in map("c{}".format, range(6)):
                seq = answers.seq_of("ada", asked)
                known = 0 < seq < len(log) and log[seq] == asked
                assert known == (asked in log)
