"""The bots that people are offered: the levels, the weakest first, and characters.

Each is a module of this folder: settings of one search. An id is for ever; what people read is a message.
"""

from __future__ import annotations

from typing import Final

LADDER: Final = ("duckling", "sparrow", "gull", "tern", "heron", "osprey", "eagle")
USUAL: Final = LADDER[len(LADDER) // 2]
"""For who hasn't chosen."""
CHARACTERS: Final = ("magpie",)
"""Those who play in a manner of their own, and not by how strong they are."""
YARDSTICK: Final = "heron"
"""The level that plays as they do but for that: what they are measured against."""
