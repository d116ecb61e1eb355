"""A judge: what a position between turns is worth to each seat, by what was learned from games that were played.

It says how likely each place is and how many points are to be expected, from what one seat sees. Alone, grades of
points stand in for places. What is learned holds for the rules, options, content and traits that it was learned with;
where a set-up has others there is no judge, `Judges.fault` says why, and a game's `evaluate` has to serve.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

from rollwright.kernel.model import Seat, Standing
from rollwright.kernel.net import SURE, UNIT, Net, Weights, chances_of
from rollwright.kernel.options import Setup, value_to_text
from rollwright.kernel.traits import Traits

P = TypeVar("P")

_ROUNDS: Final = 12
"""How often chances are made to add up by seats and by places in turn."""


def results_of(players: int, grades: tuple[int, ...]) -> int:
    """How many results a seat can have: places, or alone the grades of points and what is below them all."""
    return players if players > 1 else len(grades) + 1


def result_shares(standings: tuple[Standing, ...], seat: Seat, grades: tuple[int, ...]) -> list[int]:
    """What a game's end gives to each result of a seat, in parts of SURE: the best result first.

    Seats that are level share the places that they take up.
    """
    shares = [0] * results_of(len(standings), grades)
    if len(standings) == 1:
        points = standings[0].points
        shares[len([bound for bound in grades if points < bound])] = SURE
        return shares
    place = standings[seat].place
    level = len([one for one in standings if one.place == place])
    for shared in range(level):
        shares[place - 1 + shared] = SURE // level
    shares[place - 1] += SURE - sum(shares)
    return shares


def lead_of(points: list[int], seat: Seat) -> int:
    """How far a seat is ahead of the best of the others; alone, what it has."""
    others = [one for other, one in enumerate(points) if other != seat]
    return points[seat] - max(others) if others else points[seat]


@final
class Verdict:
    """What to expect for every seat: chances of its results in parts of SURE, and points in hundredths."""

    def __init__(self, chances: list[list[int]], points: list[int]) -> None:
        self.chances: Final = chances
        """By seat, then by result, the best first."""
        self.points: Final = points

    def to_json(self) -> dict[str, object]:
        return {"chances": [list(row) for row in self.chances], "points": list(self.points)}


@final
class Judge(Generic[P]):
    """Weights that fit a set-up, with the functions of the game that they are for."""

    def __init__(
        self,
        net: Net,
        players: int,
        grades: tuple[int, ...],
        traits: Callable[[P, Seat, Traits], None],
        between: Callable[[P], bool],
        to_act: Callable[[P], tuple[Seat, ...]],
        standings: Callable[[P], tuple[Standing, ...]],
    ) -> None:
        self._net: Final = net
        self._players: Final = players
        self._grades: Final = grades
        self._results: Final = results_of(players, grades)
        self._traits: Final = traits
        self.between: Final = between
        """between(view): whether a judge may be asked there: a turn has been handed over, or the game is over."""
        self._to_act: Final = to_act
        self._standings: Final = standings

    def chances(self, view: P, seat: Seat) -> list[int]:
        """How likely each result of a seat is, the best first, in parts of SURE: they add up."""
        if not self._to_act(view):
            return result_shares(self._standings(view), seat, self._grades)
        return chances_of(self._outputs(view, seat)[: self._results])

    def points(self, view: P, seat: Seat) -> int:
        """The points that a seat is expected to have in the end, in hundredths."""
        if not self._to_act(view):
            return 100 * self._standings(view)[seat].points
        return self._outputs(view, seat)[self._results] * 100 // UNIT

    def stake(self, view: P, seat: Seat) -> tuple[int, int]:
        """What a seat plays for: the chance of its best result in parts of SURE, and its lead in hundredths of a point.

        Alone the points stand in for the lead.
        """
        if not self._to_act(view):
            standings = self._standings(view)
            lead = 100 * lead_of([one.points for one in standings], seat)
            return result_shares(standings, seat, self._grades)[0], lead
        outputs = self._outputs(view, seat)
        numbers = self._results if self._players == 1 else self._results + 1
        return chances_of(outputs[: self._results])[0], outputs[numbers] * 100 // UNIT

    def worth(self, view: P, seat: Seat) -> int:
        """One number to rank by: the chance of the first place in 10,000ths, and the lead in hundredths of a point.

        Alone it is the points.
        """
        chance, lead = self.stake(view, seat)
        return lead if self._players == 1 else chance * 10_000 // SURE + lead

    def verdict(self, view: P, seat: Seat) -> Verdict:
        """What this seat can expect for itself and the others: what it can't see, it doesn't know of them either."""
        seats = range(self._players)
        chances = [self.chances(view, one) for one in seats]
        if self._players > 1 and self._to_act(view):
            chances = balanced(chances)
        return Verdict(chances, [self.points(view, one) for one in seats])

    def _outputs(self, view: P, seat: Seat) -> list[int]:
        traits = Traits()
        self._traits(view, seat, traits)
        return self._net.outputs(traits.held)


@final
class Judges(Generic[P]):
    """The judges of a game, one for each number of players for which there are weights that fit."""

    def __init__(
        self,
        home: str,
        grades: tuple[int, ...],
        traits: Callable[[P, Seat, Traits], None] | None,
        between: Callable[[P], bool] | None,
        new: Callable[[Setup], P],
        view: Callable[[P, Seat | None], P],
        to_act: Callable[[P], tuple[Seat, ...]],
        standings: Callable[[P], tuple[Standing, ...]],
    ) -> None:
        self._home: Final = home
        self._grades: Final = grades
        self._traits: Final = traits
        self._between: Final = between
        self._new: Final = new
        self._view: Final = view
        self._to_act: Final = to_act
        self._standings: Final = standings
        self._loaded: Final[dict[int, Weights | None]] = {}
        self._made: Final[dict[int, Judge[P]]] = {}
        self._layouts: Final[dict[int, str]] = {}

    def of(self, setup: Setup) -> Judge[P] | None:
        """The judge of games so set up, if there is one."""
        weights = self.weights(setup.players)
        if weights is None or self.misfit(setup, weights):
            return None
        found = self._made.get(setup.players)
        if found is None:
            found = self.judge(weights)
            self._made[setup.players] = found
        return found

    def bring(self, weights: Weights) -> None:
        """Take these instead of what the game's folder holds: where a host has them from elsewhere."""
        self._loaded[weights.players] = weights
        self._made.pop(weights.players, None)

    def fault(self, setup: Setup) -> str:
        """Why there is no judge of games so set up, for a developer; nothing if there is one."""
        if self._traits is None or self._between is None:
            return "the game has no traits: a judge would have nothing to judge by"
        weights = self.weights(setup.players)
        if weights is None:
            return f"there is no module {self._home}.players_{setup.players}"
        return self.misfit(setup, weights)

    def misfit(self, setup: Setup, weights: Weights) -> str:
        """Why weights don't fit a set-up; nothing if they do."""
        if weights.players != setup.players:
            return f"learned with {weights.players} players, not with {setup.players}"
        if weights.version != setup.version:
            return f"learned with rules version {weights.version}, not {setup.version}"
        if setup.edition not in weights.editions:
            return f"learned with {', '.join(weights.editions)}, not with the edition {setup.edition}"
        for name, value in setup.options.items():
            if value not in weights.options.get(name, ()):
                return f"never learned with option {name} as {value_to_text(value)}"
        if weights.content != content_hash(setup):
            return "learned with another content pack"
        if weights.layout != self._layout(setup):
            return "learned with other traits than the game has now"
        if weights.results != results_of(setup.players, self._grades):
            return f"learned with {weights.results} results, not with {results_of(setup.players, self._grades)}"
        return ""

    def judge(self, weights: Weights) -> Judge[P]:
        """A judge by these weights, whether or not they are the game's own."""
        assert self._traits is not None and self._between is not None
        return Judge(
            Net(weights), weights.players, self._grades, self._traits, self._between, self._to_act, self._standings
        )

    def _layout(self, setup: Setup) -> str:
        """Fields depend on the number of players alone, so that a host need not look again at each table."""
        if setup.players not in self._layouts:
            self._layouts[setup.players] = self.layout(setup).layout()
        return self._layouts[setup.players]

    def layout(self, setup: Setup) -> Traits:
        """The traits of games so set up, with their fields."""
        assert self._traits is not None
        named = Traits(named=True)
        self._traits(self._view(self._new(setup), 0), 0, named)
        return named

    def weights(self, players: int) -> Weights | None:
        """What the game's folder holds for that many players; it is read when it is first asked for."""
        if players not in self._loaded:
            known = self._home and self._traits is not None
            self._loaded[players] = _weights(self._home, players) if known else None
        return self._loaded[players]


def content_hash(setup: Setup) -> str:
    return hashlib.sha256(setup.content.encode()).hexdigest()[:16]


def balanced(chances: list[list[int]]) -> list[list[int]]:
    """Chances by seat and place, made to add up both ways, each changed in proportion as far as possible.

    Each seat has been judged for itself, so that two may be said to win. Whole numbers are rounded down, and what is
    missing then is put where it is missing both ways.
    """
    size = len(chances)
    table = [[chance + 1 for chance in row] for row in chances]
    for _ in range(_ROUNDS):
        columns = [sum([row[place] for row in table]) for place in range(size)]
        table = [[row[place] * SURE // columns[place] for place in range(size)] for row in table]
        table = [[chance * SURE // sum(row) for chance in row] for row in table]
    excess = max([sum([row[place] for row in table]) for place in range(size)])
    if excess > SURE:
        table = [[chance * SURE // excess for chance in row] for row in table]
    lacking = [SURE - sum([row[place] for row in table]) for place in range(size)]
    for row in table:
        missing = SURE - sum(row)
        for place in range(size):
            put = min(missing, lacking[place])
            row[place] += put
            missing -= put
            lacking[place] -= put
    return table


def _weights(home: str, players: int) -> Weights | None:
    name = f"{home}.players_{players}"
    try:
        module: Any = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not (name == error.name or name.startswith(f"{error.name}.")):
            raise
        return None
    weights: Weights = module.WEIGHTS
    return weights
