"""What is played: the game, the bots, who sits where in which game, and the seed that fixes everything random."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.options import OptionValue, Setup

Seating = tuple[int, ...]
"""For each seat, which of the plan's bots sits there."""


class OtherPlan(ValueError):
    """A folder or a file holds results of something else."""


class Plan(NamedTuple):
    """All that fixes the games' results, in values that can be written down and sent to other processes.

    Games are numbered without end. A *deal* is as many games as there are seatings, one after the other, and in all of
    them the dice fall alike as long as the rules' labels agree.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    rotate: bool = True
    seed: str = "arena"
    edition: str | None = None
    options: tuple[tuple[str, OptionValue], ...] = ()
    content: str = ""

    def setup(self) -> Setup:
        """Raises SetupError."""
        return make_setup(find_game(self.game), self.players, self.edition, dict(self.options), content=self.content)

    def seatings(self) -> list[Seating]:
        """Everyone who may meet at a table, in every seat: the games of a deal.

        With fewer bots than seats, some sit twice; with more, every selection of them plays.
        """
        count = len(self.bots)
        if count <= self.players:
            tables = [tuple(seat % count for seat in range(self.players))]
        else:
            tables = list(combinations(range(count), self.players))
        if not self.rotate:
            return tables
        rotated = [table[turn:] + table[:turn] for table in tables for turn in range(self.players)]
        return list(dict.fromkeys(rotated))  # one bot in all seats makes one seating

    def whole_deals(self, games: int) -> int:
        """At least this many games, and no deal cut short."""
        deal = len(self.seatings())
        return -(-games // deal) * deal

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "bots": list(self.bots), "options": dict(self.options)}


def seats_for(game: Game[Any], bots: int) -> int:
    """How many seats a table has by default: one for each bot, or else as few as the game allows."""
    return bots if bots in game.players else min(game.players)
