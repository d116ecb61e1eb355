"""How much of what came of games was luck, by a judge's account of them.

    python -m rollwright.training.luck copenhagen_roll --players 2 --games 200 --by osprey

By a judge that knows a game well, the lead of a seat less its luck varies little: the rest is what was decided. A judge
that knows nothing finds no luck. So the share of the lead's variance that luck explains is a measure of judges too.
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import fmean, pvariance, stdev
from typing import Any, Final, NamedTuple

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.match import Match
from rollwright.kernel.model import CHANCE
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source
from rollwright.lab.observed import first_asked
from rollwright.lab.players import find_player
from rollwright.tables.study.account import DRAFT, Account, Depth, account

EVERY: Final = 20
"""Games between two words about how far it has come."""


class Share(NamedTuple):
    """Of games by one judge, for the first seat."""

    games: int
    of_lead: float
    """The share of the lead's variance that luck explains."""
    of_victory: float
    luck: float
    """On average, in points: it should be none."""
    error: float
    """Of that: one standard error."""
    seconds: float
    """Of an account."""


def played(game: Game[Any], setup: Setup, by: str, seed: str) -> Match[Any]:
    """A game between bots: of one kind, or of several, named with commas between, who sit down in turn."""
    bots, source, match = [find_player(name) for name in by.split(",")], Source(seed), Match(game, setup)
    while seats := game.to_act(match.position):
        if seats[0] == CHANCE:
            match.play_judged(CHANCE, game.draw(match.position, source))
            continue
        seat = first_asked(seats, source)
        bot = bots[seat % len(bots)]
        match.play_judged(seat, bot.choose(game, game.view(match.position, seat), seat, source))
    return match


def turned(bots: list[str], number: int) -> list[str]:
    """Several bots change seats from game to game."""
    return [bots[(seat + number) % len(bots)] for seat in range(len(bots))]


def share(accounts: list[Account], seconds: float) -> Share:
    leads, wins = ([one.end.leads[0] for one in accounts], [one.end.chances[0] for one in accounts])
    luck = [one.luck() for one in accounts]
    return Share(
        games=len(accounts),
        of_lead=_explained(leads, [one.leads[0] for one in luck]),
        of_victory=_explained(wins, [one.chances[0] for one in luck]),
        luck=fmean([one.leads[0] for one in luck]),
        error=stdev([one.leads[0] for one in luck]) / len(luck) ** 0.5,
        seconds=seconds / len(accounts),
    )


def off(found: Account) -> float:
    """By how much an account doesn't add up, at most: in points or in chances."""
    total = found.start.plus(found.luck()).plus(found.revealed())
    for seat in range(len(found.start.leads)):
        total = total.plus(found.decisions(seat))
    rest = total.less(found.end)
    return max([abs(one) for one in (*rest.leads, *rest.chances)])


def _explained(came: list[float], luck: list[float]) -> float:
    whole = pvariance(came)
    return 1 - pvariance([one - by for one, by in zip(came, luck, strict=True)]) / whole if whole else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description="How much of what came of games was luck.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--by", default="osprey", help="a bot, or several with commas between, who change seats")
    for name, usual in (("paths", DRAFT.paths), ("outcomes", DRAFT.outcomes)):
        parser.add_argument(f"--{name}", type=int, default=usual, help=f"the depth of an account ({usual})")
    parser.add_argument("--seed", default="luck")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    setup = make_setup(game, chosen.players)
    judge = game.judges.of(setup)
    if judge is None:
        sys.exit(f"there is no judge: {game.judges.fault(setup)}")
    depth = Depth(chosen.paths, chosen.outcomes)
    accounts, seconds = [], 0.0
    for number in range(chosen.games):
        bots = turned(chosen.by.split(","), number)
        match = played(game, setup, ",".join(bots), f"{chosen.seed} {number}")
        began = time.perf_counter()
        accounts.append(account(match, judge, f"{chosen.seed} {number}", depth))
        seconds += time.perf_counter() - began
        if number % EVERY == EVERY - 1:
            sys.stderr.write(f"{number + 1} of {chosen.games} games\n")
    found = share(accounts, seconds)
    sys.stdout.write(
        f"{found.games} games of {chosen.by}: luck explains {100 * found.of_lead:.1f}% of the lead's variance, "
        f"{100 * found.of_victory:.1f}% of the victory's; on average {found.luck:+.2f} ± {found.error:.2f} points; "
        f"off by {max(off(one) for one in accounts):.1e} at most; {found.seconds:.2f} s an account\n"
    )


if __name__ == "__main__":
    main()
