"""The ids of all actions, for ever: logs and records hold them.

A kind of action has one range here, or more where a later rules version has added some: those come at the end. No range
is ever moved, shortened or used again; tests/data/ids has what each id means.
"""

from __future__ import annotations

from typing import Final

START_SEAT: Final = 0
CARD: Final = 4
END_CARD: Final = 9
END: Final = 10
TAKE: Final = 11
DISCARD: Final = 123
BUILD: Final = 178
PAY: Final = 3310
COAT_SPECIAL: Final = 3814
COAT_ABILITY: Final = 3859
COAT_ACTIVATE: Final = 3864
SPACE: Final = 3865
"""How many there are."""
