"""Whether a challenge ranks players by how well they play: bots of known strength take it up, day after day.

    python -m rollwright.training.daily copenhagen_roll --days 10 --each 15
    python -m rollwright.training.daily woodcraft_roll --bots duckling,heron,eagle --days 3 --each 5 --against gull

On each day everybody gets one deal, as on a server (tables/fairness/deal.py). The rank correlation of what came of it
with the strength of who played says how much a rank is worth: by the lead that ranks, and by the lead without luck.
"""

from __future__ import annotations

import argparse
import sys
from statistics import StatisticsError, correlation, fmean, stdev
from typing import Any, Final, NamedTuple

from rollwright.bots import LADDER
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE, Action
from rollwright.kernel.source import Source
from rollwright.lab.observed import first_asked
from rollwright.lab.players import find_player
from rollwright.tables.commands.calendar import DAY, day_at, new_challenge, week_at
from rollwright.tables.fairness.cards import Deck, deck_of, secret_of
from rollwright.tables.fairness.deal import Challenge
from rollwright.tables.fairness.dice import dealt, sha256
from rollwright.tables.study.account import DRAFT, Depth, account

FIRST: Final = 1_794_960_000_000
"""The first day: 18 November 2026."""


class Came(NamedTuple):
    """What came of one try."""

    bot: str
    lead: int
    adjusted: float


class DayReport(NamedTuple):
    """One day, by the lead and by the lead without luck."""

    day: str
    by_lead: float
    by_adjusted: float
    pairs_by_lead: float
    """Of two levels, how often the stronger did better on average."""
    pairs_by_adjusted: float


class Deal:
    """The dice and cards of a challenge."""

    def __init__(self, game: Game[Any], challenge: Challenge, seed: bytes) -> None:
        self._game: Final = game
        self._context: Final = challenge.context
        self._seed: Final = seed
        self._decks: Final[dict[str, Deck]] = {}

    def action(self, position: Any) -> Action:
        game = self._game
        node = game.chance(position)
        if not node.deck:
            return game.outcome(position, dealt(self._seed, self._context, node.total, node.label))
        if node.index == 0 or node.deck not in self._decks:
            self._decks[node.deck] = deck_of(game, position, secret_of(self._seed), self._context, node.deck)
        return self._decks[node.deck].order[node.index]


def taken_up(game: Game[Any], challenge: Challenge, seed: bytes, bot: str, against: str, by: str) -> Match[Any]:
    """A bot plays a challenge to its end; `by` seeds its thoughts, and those of its opponents."""
    players = [find_player(against if one else bot) for one in challenge.seats]
    source, match, deal = Source(by), Match(game, challenge.setup), Deal(game, challenge, seed)
    while seats := game.to_act(match.position):
        if seats[0] == CHANCE:
            match.play_judged(CHANCE, deal.action(match.position))
            continue
        seat = first_asked(seats, source)
        match.play_judged(seat, players[seat].choose(game, game.view(match.position, seat), seat, source))
    return match


def came_of(match: Match[Any], seat: int, bot: str, by: str, depth: Depth) -> Came:
    judge = match.game.judges.of(match.setup)
    if judge is None:
        sys.exit(f"there is no judge: {match.game.judges.fault(match.setup)}")
    points = [one.points for one in match.game.standings(match.position)]
    others = points[:seat] + points[seat + 1 :]
    lead = points[seat] - (max(others) if others else 0)
    return Came(bot, lead, lead - account(match, judge, by, depth).luck().leads[seat])


def report(day: str, came: list[Came], bots: list[str]) -> DayReport:
    """`bots` are in the order of strength, the weakest first."""
    strength = [float(bots.index(one.bot)) for one in came]
    leads, adjusted = [float(one.lead) for one in came], [one.adjusted for one in came]
    return DayReport(
        day,
        ranked_correlation(strength, leads),
        ranked_correlation(strength, adjusted),
        _pairs([fmean([one.lead for one in came if one.bot == bot]) for bot in bots]),
        _pairs([fmean([one.adjusted for one in came if one.bot == bot]) for bot in bots]),
    )


def ranked_correlation(left: list[float], right: list[float]) -> float:
    """Spearman's; 0 where one of them says nothing."""
    try:
        return correlation(_ranks(left), _ranks(right))
    except StatisticsError:
        return 0.0


def _ranks(values: list[float]) -> list[float]:
    """Equal values share the mean of their ranks."""
    return [sum(other < one for other in values) + (sum(other == one for other in values) - 1) / 2 for one in values]


def _pairs(means: list[float]) -> float:
    """Of all pairs in a list that should rise, the share that does."""
    pairs = [later > one for number, one in enumerate(means) for later in means[number + 1 :]]
    return sum(pairs) / len(pairs) if pairs else 1.0


def _mean(values: list[float]) -> str:
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} ± {error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether a challenge ranks players by how well they play.")
    parser.add_argument("game")
    parser.add_argument("--bots", default=",".join(LADDER), help="the weakest first, with commas between")
    parser.add_argument("--each", type=int, default=15, help="how many of each take it up (15)")
    parser.add_argument("--days", type=int, default=10)
    parser.add_argument("--weekly", action="store_true", help="the challenges of weeks")
    parser.add_argument("--against", default=LADDER[-1], help="who plays the other seats")
    for name, usual in (("paths", DRAFT.paths), ("outcomes", DRAFT.outcomes)):
        parser.add_argument(f"--{name}", type=int, default=usual, help=f"the depth of an account ({usual})")
    parser.add_argument("--seed", default="daily")
    chosen = parser.parse_args()
    game, bots, depth = find_game(chosen.game), chosen.bots.split(","), Depth(chosen.paths, chosen.outcomes)
    days: list[DayReport] = []
    for number in range(chosen.days):
        at = FIRST + number * DAY * (7 if chosen.weekly else 1)
        span, seed = week_at(at) if chosen.weekly else day_at(at), sha256(f"{chosen.seed} {number}".encode())
        challenge = new_challenge(span, game, seed)
        came: list[Came] = []
        for bot in bots:
            for one in range(chosen.each):
                by = f"{chosen.seed} {span.when} {bot} {one}"
                match = taken_up(game, challenge, seed, bot, chosen.against, by)
                came.append(came_of(match, challenge.seat, bot, by, depth))
        days.append(report(span.when, came, bots))
        last = days[-1]
        sys.stdout.write(
            f"{last.day}: rank correlation with strength {last.by_lead:.2f} by the lead, {last.by_adjusted:.2f} without"
            f" luck; pairs of levels in order {last.pairs_by_lead:.0%}, {last.pairs_by_adjusted:.0%}\n"
        )
        sys.stdout.flush()
    sys.stdout.write(
        f"{len(days)} challenges of {game.id}, {len(bots) * chosen.each} bots each, against {chosen.against}: rank"
        f" correlation {_mean([one.by_lead for one in days])} by the lead,"
        f" {_mean([one.by_adjusted for one in days])} without luck; all levels in order on"
        f" {sum(one.pairs_by_lead == 1 for one in days)} and {sum(one.pairs_by_adjusted == 1 for one in days)}"
        f" of {len(days)}\n"
    )


if __name__ == "__main__":
    main()
