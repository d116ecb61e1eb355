"""Whether a judge can tell good from better: the test of a judge that best foretells how it will play.

    python -m rollwright.training.siblings copenhagen_roll --players 2 --decisions 60 --trials 150

How well a judge knows who will win says little about how it chooses: the ways to go on with a turn differ by less than
that. So decisions of played games are looked at. The positions that a decision can lead to are siblings; each is played
out many times by the game's own `quick`, on the same chance. Two figures say how far a judge knows what comes of it:

- its agreement: how what it says of siblings correlates with what came of them, both less their mean over the decision.
  1 is a judge that knows every difference, 0 one that knows none. A few decisions that a game hangs on count for much.
- its gain: what came of the sibling that it likes best, less that mean. Every decision counts alike.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from statistics import correlation, fmean
from typing import Any, Final, Generic, NamedTuple, TypeVar, final

from rollwright.kernel.discovery import find_game
from rollwright.kernel.game import Game, make_setup
from rollwright.kernel.judge import lead_of, result_shares
from rollwright.kernel.model import CHANCE, Seat
from rollwright.kernel.net import SURE
from rollwright.kernel.options import Setup
from rollwright.kernel.source import Source

P = TypeVar("P")

SIBLINGS: Final = 6
"""How many of a decision are played out, the best by `evaluate`."""
POINT: Final = 0.01
"""What a point of lead counts for beside a chance of winning."""


@final
class Sibling(Generic[P]):
    """A position between turns that a decision leads to, from the view of who decides; and what came of it."""

    def __init__(self, view: P, seat: Seat) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.worths: Final[list[float]] = []
        """By trial: the share of the first place, and the lead; alone the points."""

    @property
    def worth(self) -> float:
        return fmean(self.worths)


Decision = list[Sibling[P]]


@final
class Siblings(Generic[P]):
    """Decisions of games played by `quick`, each with its siblings."""

    def __init__(self, game: Game[P], setup: Setup, seed: str) -> None:
        assert game.between is not None, f"{game.id} doesn't say where a judge may be asked"
        self._game: Final = game
        self._between: Final = game.between
        self._setup: Final = setup
        self._seed: Final = seed
        self._games = 0
        self.decisions: Final[list[Decision[P]]] = []

    def find(self, decisions: int) -> None:
        """Look for that many, one a game, each somewhere in it."""
        while len(self.decisions) < decisions:
            self._games += 1
            source = Source(f"{self._seed} {self._games}")
            played = self._decisions_of_a_game(source)
            while played:
                found = self._siblings(*played.pop(source.below(len(played))))
                if len(found) > 1:
                    self.decisions.append(found)
                    break

    def play_out(self, trials: int) -> None:
        """Play each sibling on to the end that many times."""
        for number, decision in enumerate(self.decisions):
            for sibling in decision:
                for trial in range(trials):
                    source = Source(f"{self._seed} {number} {trial}")
                    start = self._game.sample(sibling.view, sibling.seat, source)
                    sibling.worths.append(self._worth(self._play(start, source), sibling.seat))

    def agreement(self, value: Callable[[P, Seat], float]) -> float:
        """How far the differences that a value makes between siblings are those that came out."""
        return _agreement(self.decisions, lambda one: value(one.view, one.seat), _worth_of)

    def gain(self, value: Callable[[P, Seat], float]) -> float:
        """What the choice by a value brings on average over a choice by lot."""
        return fmean([_gain(decision, lambda one: value(one.view, one.seat)) for decision in self.decisions])

    def ceiling(self) -> float:
        """The agreement of a judge that knows everything: trials have luck in them too, as their halves show."""
        halves = max(0.0, _agreement(self.decisions, _even, _odd))
        return float((2 * halves / (1 + halves)) ** 0.5)

    def most(self) -> float:
        """The gain of who chooses by half of the trials, in the other half."""
        return fmean([_gain(decision, _even, _odd) for decision in self.decisions])

    def _decisions_of_a_game(self, source: Source) -> list[tuple[P, Seat]]:
        found: list[tuple[P, Seat]] = []
        position = self._game.new(self._setup)
        while seats := self._game.to_act(position):
            if seats[0] == CHANCE:
                position = self._game.after(position, CHANCE, self._game.draw(position, source))
                continue
            seat = seats[source.below(len(seats))]
            if self._game.legal_count(position, seat) > 1:
                found.append((position, seat))
            position = self._game.after(position, seat, self._game.quick(position, seat))
        return found

    def _siblings(self, position: P, seat: Seat) -> Decision[P]:
        """Where the seat's actions lead to if all go on by `quick`, unless chance has a say in it first."""
        game, ends = self._game, dict[str, P]()
        for action in game.legal(position, seat):
            after = self._to_between(game.after(position, seat, action))
            if after is not None:
                ends.setdefault(game.write(after), game.view(after, seat))
        best_first = sorted(ends.values(), key=lambda view: -game.evaluate(view, seat))
        return [Sibling(view, seat) for view in best_first[:SIBLINGS]]

    def _to_between(self, position: P) -> P | None:
        game = self._game
        while (seats := game.to_act(position)) and not self._between(position):
            if seats[0] == CHANCE:
                return None
            position = game.after(position, seats[0], game.quick(position, seats[0]))
        return position if seats else None

    def _play(self, position: P, source: Source) -> P:
        game = self._game
        while seats := game.to_act(position):
            seat = seats[0]
            action = game.draw(position, source) if seat == CHANCE else game.quick(position, seat)
            position = game.after(position, seat, action)
        return position

    def _worth(self, position: P, seat: Seat) -> float:
        standings = self._game.standings(position)
        lead = lead_of([one.points for one in standings], seat)
        if len(standings) == 1:
            return lead
        return result_shares(standings, seat, self._game.grades)[0] / SURE + POINT * lead


def _worth_of(sibling: Sibling[Any]) -> float:
    return sibling.worth


def _even(sibling: Sibling[Any]) -> float:
    return fmean(sibling.worths[::2])


def _odd(sibling: Sibling[Any]) -> float:
    return fmean(sibling.worths[1::2])


def _gain(
    decision: Decision[P], by: Callable[[Sibling[P]], float], of: Callable[[Sibling[P]], float] = _worth_of
) -> float:
    return of(max(decision, key=by)) - fmean([of(one) for one in decision])


def _agreement(
    decisions: list[Decision[P]], one: Callable[[Sibling[P]], float], other: Callable[[Sibling[P]], float]
) -> float:
    found: tuple[list[float], list[float]] = ([], [])
    for decision in decisions:
        for values, value in zip(found, (one, other), strict=True):
            here = [value(sibling) for sibling in decision]
            mean = fmean(here)
            values.extend([each - mean for each in here])
    return correlation(*found) if all(len(set(values)) > 1 for values in found) else 0.0


class Figures(NamedTuple):
    """Of one who values positions."""

    agreement: float
    gain: float


def report(game: Game[Any], setup: Setup, decisions: int, trials: int, seed: str) -> dict[str, Figures]:
    """All that values positions of this game, and last what could be reached."""
    siblings = Siblings(game, setup, seed)
    siblings.find(decisions)
    siblings.play_out(trials)
    values: dict[str, Callable[[Any, Seat], float]] = {"evaluate": game.evaluate, "forecast": game.forecast}
    judge = game.judges.of(setup)
    if judge is not None:
        values["judge"] = judge.worth
    found = {name: Figures(siblings.agreement(value), siblings.gain(value)) for name, value in values.items()}
    return {**found, "at most": Figures(siblings.ceiling(), siblings.most())}


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether judges of a game can tell good from better.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--trials", type=int, default=150)
    parser.add_argument("--seed", default="siblings")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    setup = make_setup(game, chosen.players)
    for name, figures in report(game, setup, chosen.decisions, chosen.trials, chosen.seed).items():
        sys.stdout.write(f"{name:10} agreement {figures.agreement:5.2f}  gain {figures.gain:6.3f}\n")


if __name__ == "__main__":
    main()
