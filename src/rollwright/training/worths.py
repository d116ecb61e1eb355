"""What the ways to go on from a position are worth beside one another, found by playing on for as long as it takes.

Every way is tried with the same dice and the same guesses at what is hidden. The seat's next decision is made by its
judge, so that who rolls again chooses well from what falls, and everything after that quickly; then the judge is asked.
Ways that lag far behind are given up early.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

from rollwright.bots import Search, Sight
from rollwright.kernel.game import Game
from rollwright.kernel.judge import Judge
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.net import SURE
from rollwright.kernel.source import Source

WIDE: Final = Sight(judged=True, width=16, ways=24, ends=48)
"""How ways are looked for: more widely than a bot does that somebody waits for."""
NEXT: Final = Sight(judged=True, ways=1)
"""How the seat's next decision is made in a trial."""
FAR: Final = 12.0
"""A way that is so far behind at the first look isn't tried at all."""
TURNS: Final = 4
"""For how many turns of the seat's own a trial goes on."""
HOPELESS: Final = 4.0
"""A way that lags by so many standard errors, and by CLEARLY, isn't tried any more."""
CLEARLY: Final = 2.0
"""A percent of winning counts as a point; alone there are points only."""


class Glimpse(NamedTuple):
    """What the first look says of a way: how far it is behind the most promising one."""

    actions: tuple[Action, ...]
    behind: float


class Gap(NamedTuple):
    """How far a way is behind the best, by trials of both: never above 0 in `worth`, but for what trials can't tell."""

    actions: tuple[Action, ...]
    worth: float
    error: float
    """One standard error of that."""
    chance: float
    points: float


class Trial(NamedTuple):
    chance: float
    points: float
    worth: float


def ways_of(game: Game[Any], view: Any, seat: Seat, seed: str) -> list[Glimpse]:
    """The ways to go on that are worth a try, the most promising first; no two lead to the same."""
    ways = Search(game, view, seat, Source(f"{seed} ways"), WIDE).ways
    seen = [Glimpse(way.actions, (ways[0].ahead - way.ahead) / 100) for way in ways]
    return [one for one in seen if one.behind < FAR]


def end_of(game: Game[Any], position: Any, seat: Seat, actions: tuple[Action, ...]) -> str:
    """Where a way leads: ways that lead to the same are the same."""
    for action in actions:
        if seat not in game.to_act(position) or action not in game.legal(position, seat):
            break
        position = game.after(position, seat, action)
    return game.write(position)


class Worths:
    """Trials of the ways to go on from one view."""

    def __init__(
        self, game: Game[Any], judge: Judge[Any], view: Any, seat: Seat, ways: list[tuple[Action, ...]], seed: str
    ) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._view: Final = view
        self._seat: Final = seat
        self._seed: Final = seed
        self._alone: Final = game.setup(view).players == 1
        self._trials: Final[dict[tuple[Action, ...], list[Trial]]] = {actions: [] for actions in ways}
        self._hopeless: Final[set[tuple[Action, ...]]] = set()
        self._over: int = 0

    def try_until(self, count: int) -> None:
        """Every way that may still be the best has so many trials; the others keep what they have."""
        if self.decided:
            return
        for actions, trials in self._trials.items():
            if actions not in self._hopeless:
                trials += [self._trial(actions, number) for number in range(len(trials), count)]
        gaps = self.gaps()
        self._hopeless.update(
            gap.actions for gap in gaps if gap.worth < -CLEARLY and gap.worth < -HOPELESS * gap.error and gap.error > 0
        )

    @property
    def decided(self) -> bool:
        """Whether only one way is left that may be the best, so that more trials would say nothing new."""
        return len(self._trials) - len(self._hopeless) == 1

    @property
    def over(self) -> float:
        """In which share of the trials the game was over."""
        return self._over / sum(len(trials) for trials in self._trials.values())

    def gaps(self) -> list[Gap]:
        """The ways, the best first."""
        best = max(
            (actions for actions in self._trials if actions not in self._hopeless),
            key=lambda actions: fmean(trial.worth for trial in self._trials[actions]),
        )
        return sorted((self._gap(actions, best) for actions in self._trials), key=lambda gap: -gap.worth)

    def _gap(self, actions: tuple[Action, ...], best: tuple[Action, ...]) -> Gap:
        if actions == best:
            return Gap(actions, 0.0, 0.0, 0.0, 0.0)
        pairs = list(zip(self._trials[actions], self._trials[best], strict=False))
        worths = [one.worth - other.worth for one, other in pairs]
        return Gap(
            actions,
            fmean(worths),
            sqrt(variance(worths) / len(worths)),
            fmean(one.chance - other.chance for one, other in pairs),
            fmean(one.points - other.points for one, other in pairs),
        )

    def _trial(self, actions: tuple[Action, ...], number: int) -> Trial:
        game, seat, seed = self._game, self._seat, f"{self._seed} {number}"
        position = game.sample(self._view, seat, Source(seed))
        for action in actions:
            # What was planned by one guess at what is hidden may not be possible by another.
            if seat not in game.to_act(position) or action not in game.legal(position, seat):
                break
            position = game.after(position, seat, action)
        view = game.view(self._played_on(position, seed), seat)
        self._over += not game.to_act(view)
        chance, lead = self._judge.stake(view, seat)
        won, points = chance / SURE, lead / 100
        return Trial(won, points, points if self._alone else 100 * won + points)

    def _played_on(self, position: Any, seed: str) -> Any:
        game, seat = self._game, self._seat
        stage, turns, careful = game.stage(position), 0, True
        while acting := game.to_act(position):
            now = game.stage(position)
            if now != stage and seat in acting:
                stage, turns = now, turns + 1
            if turns >= TURNS and self._judge.between(game.view(position, seat)):
                break
            if acting[0] == CHANCE:
                node = game.chance(position)
                drawn = Source(f"{seed} {node.label}").below(node.total)
                position = game.after(position, CHANCE, game.outcome(position, drawn))
            elif careful and acting[0] == seat and game.legal_count(position, seat) > 1:
                careful = False
                for action in self._decided(position, seed):
                    if seat in game.to_act(position) and action in game.legal(position, seat):
                        position = game.after(position, seat, action)
            else:
                position = game.after(position, acting[0], game.quick(position, acting[0]))
        return position

    def _decided(self, position: Any, seed: str) -> tuple[Action, ...]:
        view = self._game.view(position, self._seat)
        return Search(self._game, view, self._seat, Source(f"{seed} next"), NEXT).ways[0].actions
