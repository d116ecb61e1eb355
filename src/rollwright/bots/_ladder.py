"""The levels that people are offered, the weakest first.

Each is a module of this folder: settings of one search. An id is for ever; what people read is a message.
"""

from __future__ import annotations

from typing import Final

LADDER: Final = ("duckling", "sparrow", "gull", "tern", "heron", "osprey", "eagle")
USUAL: Final = LADDER[len(LADDER) // 2]
"""For who hasn't chosen."""
