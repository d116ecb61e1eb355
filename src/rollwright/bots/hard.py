"""The bot `hard`: plans its turn, and tries its best plans out for a moment."""

from __future__ import annotations

from typing import Final

from rollwright.bots._thinker import Thinker

BOT: Final = Thinker(nodes=400, turns=4)
