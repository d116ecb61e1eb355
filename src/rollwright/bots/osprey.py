"""The bot `osprey`, level 6 of the ladder: plans its turn, and tries its best plans out over the turns to come."""

from __future__ import annotations

from typing import Final

from rollwright.bots._sight import Sight
from rollwright.bots._thinker import Thinker

VERSION: Final = 1
BOT: Final = Thinker(nodes=1000, sight=Sight())
