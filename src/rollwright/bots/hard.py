"""The bot `hard`: looks one action ahead, and overlooks one in twelve."""

from __future__ import annotations

from typing import Final

from rollwright.bots._glance import Glancer

VERSION: Final = 1
BOT: Final = Glancer(overlooked=8)
