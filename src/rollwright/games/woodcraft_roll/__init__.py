"""Woodcraft Roll & Write: its rules, messages, rules page, content pack and pictures."""

from rollwright.games.woodcraft_roll.game import GAME

__all__ = ["GAME"]
