"""Who plays: bots of ours by name, a bot in another Python package, or a program of its own."""

from __future__ import annotations

import importlib
from typing import Final

from rollwright.bots import Bot, UnknownBot, bot_names, find_bot

RANDOM: Final = "random"
"""Where all are this one, whole games are played inside the engine."""


def find_player(name: str) -> Bot:
    """The bot that a command names: `greedy`, or `package.module:NAME` for a bot that can be imported.

    Raises UnknownBot.
    """
    module, colon, attribute = name.partition(":")
    if not colon:
        if name not in bot_names():
            raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bot_names())}, and package.module:NAME")
        return find_bot(name)
    try:
        bot: Bot = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}") from error
    return bot
