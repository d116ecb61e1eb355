"""The bot `eagle`, level 7 of the ladder: asks the judge that has learned the game, and tries its plans out."""

from __future__ import annotations

from typing import Final

from rollwright.bots._sight import Sight
from rollwright.bots._thinker import Thinker

VERSION: Final = 3
BOT: Final = Thinker(nodes=8000, sight=Sight(judged=True))
