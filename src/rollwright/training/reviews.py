"""What reviews say of games between bots, and whether that can be relied on.

    python -m rollwright.training.reviews copenhagen_roll --games 100 --by gull,osprey
    python -m rollwright.training.reviews copenhagen_roll --games 100 --by heron --confirm 100

A review should add up in every game, find no luck on average, and more to blame in the decisions of weaker bots. With
`--confirm`, so many decisions of which something was called better, and so many that were called best, are tried once
more with four times the effort on other dice, and in games that are played to their end.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from rollwright.bots import LADDER
from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import make_setup
from rollwright.kernel.match import Match
from rollwright.tables.study.efforts import DRAFT, EFFORTS, Effort
from rollwright.tables.study.moments import Finding
from rollwright.tables.study.review import NoJudge, Review, judge_of, review
from rollwright.tables.study.verdicts import BEST, BETTER, OPEN, Care, Jury, Verdict
from rollwright.training.luck import off, played, share, turned

EVERY: Final = 10
"""Games between two words about how far it has come."""
TIMES: Final = 4
"""How much more effort a confirmation takes."""
TO_THE_END: Final = 0


class Level(NamedTuple):
    """How a bot has played, by the reviews of its games."""

    name: str
    games: int
    real: int
    best: int
    better: int
    open: int
    points: float
    """Given away a real decision, on average over its games, each by how many there were."""
    error: float
    """Of that: one standard error."""
    chance: float


class Second(NamedTuple):
    """The second opinions on decisions with one verdict."""

    word: str
    asked: int
    confirmed: int
    """By four times the effort."""
    ahead: int
    """In games played to the end, the better way was ahead, or at least not behind if it was called best."""
    denied: int
    """And there the opposite is sure."""


def off_by_turns(found: Review[Any]) -> float:
    """By how much the account of a review doesn't add up, at most, in all or turn by turn."""
    rest = found.turns[-1].after.less(found.account.end)
    return max(off(found.account), *[abs(one) for one in (*rest.leads, *rest.chances)])


def level(name: str, seats: Iterable[list[Finding]]) -> Level:
    """Of a bot, by the findings at each seat that it had."""
    given: list[tuple[float, int]] = []
    words: list[str] = []
    chance = 0.0
    for findings in seats:
        blamed = [one.verdict for one in findings if one.verdict.word == BETTER]
        words += [one.verdict.word for one in findings]
        chance += sum(one.chance.mean for one in blamed)
        given.append((sum(one.points.mean for one in blamed), len(findings)))
    real = max(1, len(words))
    mean = sum(points for points, _ in given) / real
    residues = [points - mean * count for points, count in given]
    error = stdev(residues) * len(given) ** 0.5 / real if len(given) > 1 else 0.0
    return Level(
        name,
        len(given),
        len(words),
        words.count(BEST),
        words.count(BETTER),
        words.count(OPEN),
        mean,
        error,
        chance / real,
    )


def second_opinion(match: Match[Any], finding: Finding, care: Care, seed: str) -> tuple[bool, bool, bool]:
    """Whether more effort confirms a verdict; whether games to the end point the same way; whether they deny it."""
    decision, word = finding.decision, finding.verdict.word
    view = match.game.view(match.positions[decision.start], decision.seat)
    jury = Jury(match.game, judge_of(match.game, match.setup), view, decision.seat, decision.actions, seed)
    rival = finding.verdict.better
    more = jury.compared(rival, False, Care(care.ways, care.looks, TIMES * care.trials, care.turns))
    end = jury.compared(rival, False, Care(care.ways, care.looks, TIMES * care.trials, TO_THE_END))
    if word == BETTER:
        return more.worth.low > 0, end.worth.mean > 0, end.worth.high < 0
    wider = jury.verdict(Care(2 * care.ways, TIMES * care.looks, TIMES * care.trials, care.turns))
    return not _blames(more) and not _blames(wider), end.worth.mean <= 0, end.worth.low > 0


def _blames(verdict: Verdict | None) -> bool:
    return verdict is not None and verdict.word == BETTER


def second(word: str, found: list[tuple[bool, bool, bool]]) -> Second:
    counts = [sum(1 for one in found if one[index]) for index in range(3)]
    return Second(word, len(found), *counts)


class Study:
    """Games that are played and reviewed one after another, and what came of them."""

    def __init__(self, effort: Effort, bots: list[str], confirm: int, seed: str) -> None:
        self._effort: Final = effort
        self._bots: Final = bots
        self._confirm: Final = confirm
        self._seed: Final = seed
        self._reviews: Final[list[Review[Any]]] = []
        self._by_bot: Final[dict[str, list[list[Finding]]]] = {name: [] for name in bots}
        self._seconds: Final[list[float]] = []
        self._opinions: Final[dict[str, list[tuple[bool, bool, bool]]]] = {BETTER: [], BEST: []}

    def run(self, game: Any, setup: Any, games: int, seconds: float) -> None:
        began = time.monotonic()
        for number in range(games):
            if seconds and time.monotonic() - began > seconds:
                break
            bots = turned(self._bots, number)
            self._one(played(game, setup, ",".join(bots), f"{self._seed} {number}"), bots, number)
            if number % EVERY == EVERY - 1:
                sys.stderr.write(f"{number + 1} of {games} games\n")
        sys.stdout.write("\n".join(self.lines()) + "\n")

    def _one(self, match: Match[Any], bots: list[str], number: int) -> None:
        began = time.process_time()
        found = review(match, f"{self._seed} {number}", self._effort)
        self._seconds.append(time.process_time() - began)
        self._reviews.append(found)
        for seat in range(found.players):
            findings = [one for one in found.findings if one.decision.seat == seat]
            self._by_bot[bots[seat % len(bots)]].append(findings)
        for one in found.findings:
            opinions = self._opinions.get(one.verdict.word)
            if opinions is not None and len(opinions) < self._confirm:
                other = f"{self._seed} {number} again"
                opinions.append(second_opinion(match, one, self._effort.care, other))

    def lines(self) -> list[str]:
        reviews, seconds = self._reviews, self._seconds
        found = share([one.account for one in reviews], sum(seconds))
        worst = max(off_by_turns(one) for one in reviews)
        order = {name: place for place, name in enumerate(LADDER)}
        levels = [level(name, self._by_bot[name]) for name in sorted(self._by_bot, key=lambda one: order.get(one, -1))]
        shares = f"{100 * found.of_lead:.1f}% of the lead's variance, {100 * found.of_victory:.1f}% of the victory's"
        return [
            f"{len(reviews)} games of {', '.join(self._bots)}, {self._effort.name}: off by {worst:.1e} at most",
            f"luck {found.luck:+.2f} ± {found.error:.2f} points; it explains {shares}",
            f"{fmean(seconds):.2f} s of processor time a review, {max(seconds):.2f} s at most",
            *[_told(one) for one in levels],
            *[_confirmed(second(word, two)) for word, two in self._opinions.items() if two],
        ]


def _told(one: Level) -> str:
    best, better, left = (100 * count / max(1, one.real) for count in (one.best, one.better, one.open))
    given = f"{one.points:.3f} ± {one.error:.3f} points, {100 * one.chance:.2f}%"
    return (
        f"{one.name}: {one.real} real decisions at {one.games} seats, {best:.0f}% best, {better:.0f}% with something "
        f"better, {left:.0f}% open; given away a decision: {given}"
    )


def _confirmed(one: Second) -> str:
    return (
        f"called {one.word}: {one.confirmed} of {one.asked} confirmed by {TIMES} times the effort; in games to the end "
        f"{one.ahead} point the same way, {one.denied} surely the other"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="What reviews say of games between bots.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--by", default="heron", help="a bot, or several with commas between, who change seats (heron)")
    parser.add_argument("--depth", choices=tuple(EFFORTS), default=DRAFT.name)
    parser.add_argument(
        "--confirm", type=int, default=0, metavar="N", help="ask again about N decisions of each verdict"
    )
    parser.add_argument("--seed", default="reviews")
    parser.add_argument("--seconds", type=float, default=0, help="stop after this long; 0 for never")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    setup = make_setup(game, chosen.players)
    try:
        judge_of(game, setup)
    except NoJudge as error:
        sys.exit(str(error))
    Study(EFFORTS[chosen.depth], chosen.by.split(","), chosen.confirm, chosen.seed).run(
        game, setup, chosen.games, chosen.seconds
    )


if __name__ == "__main__":
    main()
