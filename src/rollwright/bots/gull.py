"""The bot `gull`, level 3 of the ladder: plans its turn, for points above all."""

from __future__ import annotations

from typing import Final

from rollwright.bots._sight import Sight
from rollwright.bots._thinker import Thinker

VERSION: Final = 2
BOT: Final = Thinker(nodes=0, sight=Sight(prospects=11, grain=10))
