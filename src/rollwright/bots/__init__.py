"""Bots: players that are given a view and a source, and choose. They know the kernel, and no game by name.

Every module of this folder is a bot and offers it as BOT, so a new bot is a new file. Its name is for ever, for logs
hold it; its VERSION rises whenever it comes to play differently. A module whose name starts with an underscore is
shared by bots, and none itself. People are offered those of the LADDER, the weakest first, and CHARACTERS; the
others are yardsticks, and what old logs name.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Protocol, TypeVar

from rollwright.bots._hint import SIGHT, Advice, Advisor, hint
from rollwright.bots._ladder import CHARACTERS, LADDER, USUAL, YARDSTICK
from rollwright.bots._search import Search, Way
from rollwright.bots._sight import Sight
from rollwright.bots._thinker import Thinker
from rollwright.bots._trials import Trials
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source

__all__ = [
    "CHARACTERS",
    "LADDER",
    "SIGHT",
    "USUAL",
    "YARDSTICK",
    "Advice",
    "Advisor",
    "Bot",
    "Search",
    "Sight",
    "Trials",
    "UnknownBot",
    "Way",
    "bot_names",
    "bot_version",
    "find_bot",
    "hint",
    "recorded_bot",
]

P = TypeVar("P")


class UnknownBot(LookupError):
    """No bot of that name: says which there are."""


class Bot(Protocol):
    """A player. It keeps nothing from one choice to the next, so one bot can sit in any number of seats and games."""

    def choose(self, game: Game[P], view: P, seat: Seat, source: Source) -> Action:
        """A legal action of a seat that may act, by what the seat sees and nothing else.

        The same view and a source of the same seed give the same action. A bot has no clock: how long it thinks
        follows from the view alone.
        """
        ...


def bot_names() -> list[str]:
    """The names of all bots, found without importing any."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))


def bot_version(name: str) -> int:
    """The version of the bot of that name: it rises whenever the bot comes to play differently, and logs hold it."""
    version: int = importlib.import_module(f"{__name__}.{name}").VERSION
    return version


def recorded_bot(name: str, bot: str | None) -> str:
    """The id of the bot at a seat of a record, empty for a person: as it is written, or else by the name."""
    if bot is None:
        return name if name in bot_names() else ""
    return bot.partition(" ")[0]


def find_bot(name: str, nodes: int | None = None) -> Bot:
    """The bot of that name; if it searches, with this many nodes for a choice instead of its own. Raises UnknownBot."""
    if name not in bot_names():
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
    bot: Bot = importlib.import_module(f"{__name__}.{name}").BOT
    return Thinker(nodes, bot.sight) if nodes is not None and isinstance(bot, Thinker) and bot.searches else bot
