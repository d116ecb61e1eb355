"""How far the game has come: the steps of the set-up and of a turn."""

from __future__ import annotations

from typing import Final

START: Final = 0
"""Chance names the first player."""
FILL: Final = 1
"""Chance turns up cards where the display has gaps."""
DEAL: Final = 2
"""Chance deals the starting hands, now to the seat `active`."""
TURN: Final = 3
"""Take or build."""
DISCARD: Final = 4
"""Too many cards after taking."""
BUILD: Final = 5
"""Taken with both-actions: build, or end the turn."""
PAY: Final = 6
"""A tile is chosen and placed, and to be paid."""
COAT: Final = 7
"""A coat of arms waits for its action."""
DONE: Final = 8
"""Nothing is left but to end the turn."""
OVER: Final = 9
NAMES: Final = ("start", "fill", "deal", "turn", "discard", "build", "pay", "coat", "done", "over")

# Several of them, as masks.
BY_CHANCE: Final = (1 << START) | (1 << FILL) | (1 << DEAL)
OPEN: Final = (1 << TURN) | (1 << BUILD) | (1 << DONE)
"""Nothing is pending: to take, to build, or to end the turn."""
