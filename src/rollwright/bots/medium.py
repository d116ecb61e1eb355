"""The bot `medium`: looks one action ahead, and overlooks three in ten."""

from __future__ import annotations

from typing import Final

from rollwright.bots._glance import Glancer

VERSION: Final = 1
BOT: Final = Glancer(overlooked=30)
