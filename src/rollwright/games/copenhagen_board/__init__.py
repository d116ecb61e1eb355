"""Copenhagen, the board game: its rules, messages, rules page and pictures."""

from rollwright.games.copenhagen_board.game import GAME

__all__ = ["GAME"]
