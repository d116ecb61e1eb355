"""The ids of all actions, for ever: logs and records hold them.

A kind of action has one range here, or more where a later rules version has added some: those come at the end. No range
is ever moved, shortened or used again; tests/data/ids has what each id means.
"""

from __future__ import annotations

from typing import Final

CARD: Final = 0
ROLL: Final = 90
FIRST: Final = 202
OPPONENT: Final = 207
NEW_DIE: Final = 243
REMOVAL: Final = 249
KEEP: Final = 255
CHOOSE_DIE: Final = 300
CHOOSE_ORDER: Final = 372
TAKE: Final = 373
LANTERN: Final = 463
CHESTNUT: Final = 472
PICK: Final = 480
COMPLETE: Final = 485
GLUE: Final = 575
SAW: Final = 1187
RAISE: Final = 1403
SHIFT: Final = 1469
SELL: Final = 1513
HIRE: Final = 1516
BERRY: Final = 1524
END: Final = 1532
COMPLETE_IN_STEAD: Final = 1533
PICK_OPTION: Final = 2073
SPACE: Final = 2081
"""How many there are."""
