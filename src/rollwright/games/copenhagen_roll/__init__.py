"""Copenhagen Roll & Write: its rules, messages, rules page and pictures."""

from rollwright.games.copenhagen_roll.game import GAME

__all__ = ["GAME"]
