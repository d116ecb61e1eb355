"""The bot `easy`: looks one action ahead, and overlooks six in ten."""

from __future__ import annotations

from typing import Final

from rollwright.bots._glance import Glancer

VERSION: Final = 1
BOT: Final = Glancer(overlooked=60)
