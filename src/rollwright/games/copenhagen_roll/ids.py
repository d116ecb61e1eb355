"""The ids of all actions, for ever: logs and records hold them.

A kind of action has one range here, or more where a later rules version has added some: those come at the end. No range
is ever moved, shortened or used again; tests/data/ids has what each id means.
"""

from __future__ import annotations

from typing import Final

START_SEAT: Final = 0
CROSS_OUT: Final = 4
DICE_FALL: Final = 12
SETUP_MARKS: Final = 473
ROLL: Final = 478
PASS: Final = 479
END: Final = 480
DECLINE: Final = 481
REROLL: Final = 482
COLOR_CHANGE: Final = 943
CHOOSE: Final = 1093
PLACE: Final = 1510
BRICK: Final = 2557
NO_X: Final = 2602
ONE_X: Final = 2603
COAT_SQUARE: Final = 2693
COAT_TRACK: Final = 2738
MARK: Final = 2743
SPACE: Final = 2748
"""How many there are."""
