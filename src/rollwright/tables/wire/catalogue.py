"""What there is to play, and against whom: for a host that offers tables."""

from __future__ import annotations

from typing import Any

from rollwright.bots import CHARACTERS, LADDER
from rollwright.kernel.discovery import find_game, game_ids


def catalogue() -> dict[str, Any]:
    """All games, and the bots that people are offered: the levels, the weakest first, and the characters."""
    return {"games": [_game(name) for name in game_ids()], "bots": list(LADDER), "characters": list(CHARACTERS)}


def _game(name: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "id": game.id,
        "players": list(game.players),
        "versions": list(game.versions),
        "editions": list(game.editions),
        "options": [option.to_json() for option in game.options],
        "content": game.content(""),
        "action_space": game.action_space,
    }
