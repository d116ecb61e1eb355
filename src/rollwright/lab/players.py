"""Who plays: bots of ours by name, with the nodes or the time they get, bots of other packages, and other programs."""

from __future__ import annotations

import importlib
import re
import time
from functools import cache
from typing import Any, Final, final

from rollwright.bots import Bot, UnknownBot, bot_names, find_bot
from rollwright.bots._thinker import Thinker
from rollwright.kernel.game import Game
from rollwright.kernel.model import Action, Seat
from rollwright.kernel.source import Source
from rollwright.lab.external_bot import ExternalBot

RANDOM: Final = "random"
"""Where all are this one, whole games are played inside the engine."""
PROGRAM: Final = "run:"
NODES_AT_ONCE: Final = 20
"""Nodes between two looks at the clock."""


@cache
def find_player(name: str) -> Bot:
    """The bot that a command names. Raises UnknownBot.

    greedy              a bot of ours
    expert@2000           with this many nodes for a decision
    expert@50ms           with this much time (or 1s); its games are not the same every time
    package.module:NAME a bot that can be imported
    run:COMMAND         a program that is sent positions and answers (lab/external_bot.py)
    """
    if name.startswith(PROGRAM):
        return ExternalBot(name.removeprefix(PROGRAM))
    if ":" in name:
        return _imported(name)
    plain, at, budget = name.partition("@")
    if plain not in bot_names():
        more = "package.module:NAME, run:COMMAND"
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bot_names())}, {more}")
    return _with_budget(plain, budget) if at else find_bot(plain)


def _imported(name: str) -> Bot:
    module, _, attribute = name.partition(":")
    try:
        bot: Bot = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}") from error
    return bot


def _with_budget(name: str, budget: str) -> Bot:
    bot = find_bot(name)
    parts = re.fullmatch(r"(\d+)(ms|s|)", budget)
    if parts is None:
        raise UnknownBot(f"after @ come nodes or a time, as in {name}@2000, {name}@50ms or {name}@1s, not {budget!r}")
    if not isinstance(bot, Thinker) or not bot.searches:
        raise UnknownBot(f"{name} doesn't search, so it can't be given nodes or time")
    if not parts[2]:
        return find_bot(name, int(parts[1]))
    return TimedSearch(bot, int(parts[1]) / (1000 if parts[2] == "ms" else 1))


@final
class TimedSearch:
    """A bot's search with a time limit, in seconds."""

    def __init__(self, bot: Thinker, seconds: float) -> None:
        self._bot: Final = bot
        self._seconds: Final = seconds

    def choose(self, game: Game[Any], view: Any, seat: Seat, source: Source) -> Action:
        end = time.perf_counter() + self._seconds
        actions = game.legal(view, seat)
        if len(actions) == 1:
            return actions[0]
        search = self._bot.search(game, view, seat, source)
        while time.perf_counter() < end and not search.settled():
            search.step(NODES_AT_ONCE)
        return search.best()
