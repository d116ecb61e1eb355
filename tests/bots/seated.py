"""Bots at a table: whole games between them, in few words."""

from __future__ import annotations

from typing import Any, Final

from rollwright.bots import Bot, bot_names, find_bot
from rollwright.bots._sight import ALL, LONGEST
from rollwright.bots._thinker import Thinker
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.source import Source

BRIEFLY: Final = 20
"""Nodes for bots that search, where it is not their strength that is looked at."""


def _kind(bot: Bot) -> tuple[object, ...]:
    if not isinstance(bot, Thinker):
        return (type(bot),)
    return Thinker, bot.searches, bot.sight.judged, bot.sight.prospects == ALL, bot.sight.reach == LONGEST


DIFFERENT: Final = list({_kind(find_bot(name)): name for name in bot_names()}.values())
"""One bot of each kind: those of a kind differ in numbers only."""


def match_of(game: Game[Any], bots: list[Bot], seed: str, edition: str | None = None) -> Match[Any]:
    """A whole game between bots, one a seat. Every action is judged, so an illegal one raises."""
    match = Match(game, make_setup(game, len(bots), edition))
    sources = [Source(f"{seed} bot {seat}") for seat in range(len(bots))]
    match.settle(seed)
    while not match.over:
        seat = game.to_act(match.position)[0]
        match.play(seat, bots[seat].choose(game, game.view(match.position, seat), seat, sources[seat]))
        match.settle(seed)
    return match


def wins_alone(match: Match[Any], seat: int) -> bool:
    places = [standing.place for standing in match.game.standings(match.position)]
    return places[seat] == 1 and places.count(1) == 1
