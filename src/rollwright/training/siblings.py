"""Whether a judge can tell good from better: the test of a judge that best foretells how it will play.

    python -m rollwright.training.siblings copenhagen_roll --players 2 --decisions 60 --trials 150

How well a judge knows who will win says little about how it chooses: the ways to go on with a turn differ by less than
that. So decisions of played games are looked at. The positions that a decision can lead to are siblings; each is played
out many times by the game's own `quick`, on the same chance. What a judge says of siblings is then compared with what
came of them, both less their mean over the decision: 1 is a judge that knows every difference, 0 one that knows none.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from statistics import correlation, fmean
from typing import Any, Final, Generic, TypeVar, final

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
        return _agreement(self.decisions, lambda one: value(one.view, one.seat), lambda one: one.worth)

    def ceiling(self) -> float:
        """What a judge that knows everything would come to: trials have luck in them too, as their halves show."""
        halves = _agreement(self.decisions, lambda one: fmean(one.worths[::2]), lambda one: fmean(one.worths[1::2]))
        return float((2 * max(0.0, halves) / (1 + max(0.0, halves))) ** 0.5)

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


def report(game: Game[Any], setup: Setup, decisions: int, trials: int, seed: str) -> dict[str, float]:
    """The agreement of all that values positions of this game, and what could be reached."""
    siblings = Siblings(game, setup, seed)
    siblings.find(decisions)
    siblings.play_out(trials)
    values: dict[str, Callable[[Any, Seat], float]] = {"evaluate": game.evaluate, "forecast": game.forecast}
    judge = game.judges.of(setup)
    if judge is not None:
        values["judge"] = judge.worth
    return {name: siblings.agreement(value) for name, value in values.items()} | {"ceiling": siblings.ceiling()}


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
    for name, value in report(game, setup, chosen.decisions, chosen.trials, chosen.seed).items():
        sys.stdout.write(f"{name:10} {value:.2f}\n")


if __name__ == "__main__":
    main()
