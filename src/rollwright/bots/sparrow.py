"""The bot `sparrow`, level 2 of the ladder: looks one action ahead, and has a faint idea of what is in the making."""

from __future__ import annotations

from typing import Final

from rollwright.bots._sight import Sight
from rollwright.bots._thinker import Thinker

VERSION: Final = 2
BOT: Final = Thinker(nodes=0, sight=Sight(prospects=6, grain=10, reach=1, width=1000))
