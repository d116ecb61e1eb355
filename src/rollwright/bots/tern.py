"""The bot `tern`, level 4 of the ladder: plans its turn, and counts what is in the making for less than it is worth."""

from __future__ import annotations

from typing import Final

from rollwright.bots._sight import Sight
from rollwright.bots._thinker import Thinker

VERSION: Final = 2
BOT: Final = Thinker(nodes=0, sight=Sight(prospects=25, grain=10))
