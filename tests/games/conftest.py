"""What the tests of all rules share: the advice of every refusal that they see is tried."""

from __future__ import annotations

import pytest

from rollwright.kernel.model import Refusal, Seat
from rollwright.testing.scene import Scene
from tests import illegal
from tests.advice import bad_advice


@pytest.fixture(autouse=True)
def try_every_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Scene.refusal

    def refusal(self: Scene, text: str, seat: Seat | None = None) -> Refusal | None:
        found = plain(self, text, seat)
        if found is not None:
            actor = self.active if seat is None else seat
            bad = bad_advice(self.game, self.position, actor, text, found)
            assert not bad, f"{text!r} is refused as {found}, which advises {bad}"
            illegal.keep(self.game, self.position, actor, text)
        return found

    monkeypatch.setattr(Scene, "refusal", refusal)
