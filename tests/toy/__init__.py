"""Sealed Bids: a toy game with everything that makes games hard, in one small folder.

It has private hands, secret bids that are made at the same time, chance, a solo mode and two editions. It shows what
a game of one's own takes, and that nothing outside its folder has to know of it.
"""

from .game import GAME

__all__ = ["GAME"]
