"""The server's faster writer of what is hashed, held against the plain one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.kernel.discovery import game_ids
from rollwright.server.json_text import write_sorted
from rollwright.tables.fairness.canonical import write_plainly, write_with
from rollwright.tables.log.visibility import view_json
from rollwright.tables.wire.outbound import view_hash
from tests.tables.evening import playing

texts = st.text(st.characters(exclude_categories=["Cs"]))  # half characters are refused on input
plain = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | texts
values = st.recursive(plain, lambda inner: st.lists(inner) | st.dictionaries(texts, inner))


@given(values)
def test_both_write_the_same(value: Any) -> None:
    assert write_sorted(value) == write_plainly(value)


@pytest.fixture
def compared() -> Iterator[list[int]]:
    """Every value that is hashed is written by both; the list grows with their lengths."""
    lengths: list[int] = []

    def write(value: object) -> bytes:
        text = write_plainly(value)
        assert write_sorted(value) == text
        lengths.append(len(text))
        return text

    write_with(write)
    yield lengths
    write_with(write_plainly)


@pytest.mark.parametrize("game_id", game_ids())
def test_they_write_the_same_of_whole_games(game_id: str, compared: list[int]) -> None:
    evening = playing("me", "open", game=game_id)
    evening.play_out()
    table = evening.table
    for person in ("ada", "bob", None):
        for seq in range(1, table.seq + 1):
            view_hash(view_json(table, person, seq))
    assert len(compared) > 4 * table.seq
    assert max(compared) > 1000
