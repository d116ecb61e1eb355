"""The lessons of every game can be played, are said in every language, and are short."""

from __future__ import annotations

import pytest

from rollwright.kernel.discovery import game_ids
from rollwright.testing.lessons import lesson_faults


@pytest.mark.parametrize("game_id", game_ids())
def test_every_lesson_can_be_learned(game_id: str) -> None:
    assert lesson_faults(game_id) == [], "scripts/lessons writes the hashes"
