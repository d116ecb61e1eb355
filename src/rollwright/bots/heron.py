"""The bot `heron`, level 5 of the ladder: plans its turn, by all that the game's `evaluate` knows."""

from __future__ import annotations

from typing import Final

from rollwright.bots._sight import Sight
from rollwright.bots._thinker import Thinker

VERSION: Final = 1
BOT: Final = Thinker(nodes=0, sight=Sight())
