"""The bot `magpie`, a character: plans its turn as `heron` does, but hopes for more than is likely.

It counts what is in the making for half as much again. So it begins more than it finishes, and its points vary more
than those of `heron`.
"""

from __future__ import annotations

from typing import Final

from rollwright.bots._sight import Sight
from rollwright.bots._thinker import Thinker

VERSION: Final = 1
BOT: Final = Thinker(nodes=0, sight=Sight(prospects=150))
