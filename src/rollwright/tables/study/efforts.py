"""How deep a review goes."""

from __future__ import annotations

from typing import Final, final

from rollwright.tables.study import account
from rollwright.tables.study.account import Depth
from rollwright.tables.study.verdicts import Care


@final
class Effort:
    """How carefully positions are valued, and decisions looked at."""

    def __init__(self, name: str, depth: Depth, care: Care) -> None:
        self.name: Final = name
        self.depth: Final = depth
        self.care: Final = care


DRAFT: Final = Effort("draft", account.DRAFT, Care(ways=3, looks=4, trials=12, turns=4))
WHOLE: Final = Effort("whole", account.WHOLE, Care(ways=6, looks=12, trials=64, turns=6))
EFFORTS: Final[dict[str, Effort]] = {DRAFT.name: DRAFT, WHOLE.name: WHOLE}
