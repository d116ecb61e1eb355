"""Texts that are made once for many: never an old one, and never more than a number of bytes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.server.host.kept import KeptTexts
from rollwright.server.socket import session
from rollwright.tables.wire.inbound import Open
from tests.server.test_sessions import Scene


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 3), st.integers(0, 40)), max_size=60))
def test_a_text_is_that_of_its_version_and_all_together_stay_within_bounds(asked: list[tuple[int, int, int]]) -> None:
    kept = KeptTexts(100)
    for key, version, size in asked:
        wanted = f"{key}/{version}".ljust(3 + size, ".")
        assert kept.text(key, (version, size), lambda wanted=wanted: wanted) == wanted  # type: ignore[misc]
        assert kept.bytes == sum(len(text) for _, text in kept._texts.values()) <= 100


def test_who_opens_a_table_a_hundred_times_has_it_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0

    def counted(*values: object) -> dict[str, object]:
        nonlocal written
        written += 1
        return {"t": "snapshot"}

    async def run() -> None:
        scene = Scene(tmp_path)
        live = await scene.open()
        monkeypatch.setattr(session, "view_for", counted)
        scene.socket.thawed.set()
        for _ in range(100):
            await scene.session.conversation.receive(Open(live.table.id))
            await asyncio.sleep(0)
        await scene.close()

    asyncio.run(run())
    assert written <= 1
