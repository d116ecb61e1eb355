"""The bot `osprey`, level 6 of the ladder: asks the judge of its best few plans, and tries none of them out."""

from __future__ import annotations

from typing import Final

from rollwright.bots._sight import Sight
from rollwright.bots._thinker import Thinker

VERSION: Final = 3
BOT: Final = Thinker(nodes=0, sight=Sight(judged=True, ends=3))
