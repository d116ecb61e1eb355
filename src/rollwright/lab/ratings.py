"""Ratings by openskill (the model of Plackett and Luce), for tables of any size and with shared places."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from openskill.models import PlackettLuce

from rollwright.lab.plan import Plan
from rollwright.lab.tally import Table


class Rating(NamedTuple):
    """How strong a bot is taken to be, and how sure that is (a standard deviation)."""

    mu: float
    sigma: float


@final
class Ratings:
    """Starts all alike at 25, and moves them after every table, in the order of the games."""

    def __init__(self, plan: Plan) -> None:
        self._model: Final = PlackettLuce()
        self.bots: Final = [Rating(self._model.mu, self._model.sigma) for _ in plan.bots]

    def add_deal(self, tables: list[Table]) -> None:
        for table in tables:
            if len({score.bot for score in table}) < 2:
                continue
            teams: list[Any] = [[self._model.rating(*self.bots[score.bot])] for score in table]
            rated = self._model.rate(teams, ranks=[float(score.place) for score in table])
            for bot in {score.bot for score in table}:
                # A bot that sits in two seats has been rated twice from the same start.
                own = [team[0] for team, score in zip(rated, table, strict=True) if score.bot == bot]
                self.bots[bot] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
