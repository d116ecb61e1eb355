"""A bot's turn, in a worker of its own. A bot that fails has a substitute, as on a server."""

from __future__ import annotations

import json

from rollwright.kernel.model import Action
from rollwright.tables.bot_turns import LAST_RESORT, choose, request_from_json
from rollwright.tables.table import STAND_IN


def think(text: str) -> Action:
    """The action of the bot that a request asks; of a simpler one where that fails."""
    request = request_from_json(json.loads(text))
    for bot in (request.bot, STAND_IN):
        try:
            return choose(request.by(bot))
        except Exception:  # a bot's mistake must not stop the game
            continue
    return choose(request.by(LAST_RESORT))
