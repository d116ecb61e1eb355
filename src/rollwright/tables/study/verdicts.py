"""The verdict on a decision: whether something was better than what was played, by how much, and how sure that is.

The bots' own search names the ways to go on, from what the seat saw. Some trials of each say which of them to hold
against what was played; and then both are tried on numbers that nobody has seen yet, the same dice and the same guesses
at what was hidden for both. So the way that is held against the played one wasn't chosen for its luck in these trials.
Where the trials don't settle it, nothing is said.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic, TypeVar, final

from rollwright.bots import SIGHT, Search, Trials, Way
from rollwright.kernel.game import Game
from rollwright.kernel.judge import Judge
from rollwright.kernel.model import CHANCE, Action, Seat
from rollwright.kernel.net import SURE
from rollwright.kernel.source import Source
from rollwright.tables.study.stakes import DEVIATES

P = TypeVar("P")

Pair = tuple[tuple[float, float], tuple[float, float]]
"""What a trial came to, chance and lead, after what was played, and after the other way."""

BEST: Final = "best"
BETTER: Final = "better"
OPEN: Final = "open"

LEAST: Final = 0.3
"""What is worth less isn't worth a word: in points, or percents of winning where there are others to win against."""
REACH: Final = 3.0
"""What seems best may be this far behind, by the upper bound, and is still called so: in the same measure."""
FIRST: Final = 8
"""After so many trials it is looked whether what was played is best: then no more are needed."""
OBVIOUS: Final = 750
"""By how much the first look must prefer a way to all others for it to be obvious: in hundredths of a point."""
CERTAIN: Final = 3.5
"""And so many to say that something was better: most decisions were good, and hardly any of those may be blamed."""


@final
class Span:
    """A mean, and where it lies with 95% certainty."""

    def __init__(self, mean: float, low: float, high: float) -> None:
        self.mean: Final = mean
        self.low: Final = low
        self.high: Final = high


NOTHING: Final = Span(0.0, 0.0, 0.0)


@final
class Care:
    """How carefully decisions are looked at."""

    def __init__(self, ways: int, looks: int, trials: int, turns: int) -> None:
        self.ways: Final = ways
        """Of how many ways, the best at the first look, one is chosen to be held against what was played."""
        self.looks: Final = looks
        """By how many trials of each."""
        self.trials: Final = trials
        """How many trials of both decide, and as many again where something seems better."""
        self.turns: Final = turns
        """For how many turns of the seat's own these go on before the judge is asked: more than in a search for a move,
        for a judge may be wrong about two positions in the same manner each time."""


@final
class Verdict:
    """On one decision."""

    def __init__(
        self, word: str, better: tuple[Action, ...], chance: Span, points: Span, worth: Span, leads: list[list[float]]
    ) -> None:
        self.word: Final = word
        """BEST, BETTER or OPEN."""
        self.better: Final = better
        """The way that was held against what was played."""
        self.chance: Final = chance
        """By how much it is ahead in the chance of the best result, from 0 to 1."""
        self.points: Final = points
        """And in points of lead."""
        self.worth: Final = worth
        """And in both together, a percent counted as a point: what is decided by. Alone, in points."""
        self.leads: Final = leads
        """What it came to in each trial, in points of lead: of what was played, and of the other."""


@final
class Jury(Generic[P]):
    """Looks at one decision of a seat, from what the seat saw."""

    def __init__(
        self, game: Game[P], judge: Judge[P], view: P, seat: Seat, actions: tuple[Action, ...], seed: str
    ) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._seat: Final = seat
        self._played: Final = actions
        self._search: Final = Search(game, view, seat, Source(f"{seed} search"), SIGHT)
        self._view: Final = view
        self._seed: Final = seed
        self._sample: Final = game.sample(view, seat, Source(f"{seed} guess"))
        self._alone: Final = game.setup(view).players == 1

    def verdict(self, care: Care) -> Verdict | None:
        """None where there was nothing to decide: one way alone, or an obvious one that was taken."""
        end = self._end(self._played)
        ways = sorted(self._search.ways, key=lambda way: -way.ahead)
        others = [way for way in ways if self._end(way.actions) != end]
        own = next((way for way in ways if self._end(way.actions) == end), None)
        if not others or (own is not None and own.ahead - others[0].ahead > OBVIOUS):
            return None
        others = [way for way in others if self.is_fair(way.actions)]
        if not others or not self._whole(self._played):
            return Verdict(OPEN, (), NOTHING, NOTHING, NOTHING, [])
        known = {way.actions: self._looked(way, care.looks) for way in others[: care.ways]}
        rival = max(others[: care.ways], key=lambda way: known[way.actions])
        ahead = own is not None and self._looked(own, care.looks) >= known[rival.actions]
        return self.compared(rival.actions, ahead, care)

    def compared(self, rival: tuple[Action, ...], ahead: bool, care: Care) -> Verdict:
        """Both ways on the same numbers. `ahead`: what was played looks like the better one.

        What would be called better is heard again, in trials that are twice as long: a judge that is wrong about two
        positions is wrong in the same manner each time, and only what comes later shows it.
        """
        pairs: list[Pair] = []
        self._try(pairs, rival, "held", care.turns, min(FIRST, care.trials))
        if len(pairs) < care.trials and self._weighed(pairs, rival, ahead).word != BEST:
            self._try(pairs, rival, "held", care.turns, care.trials)
        verdict = self._weighed(pairs, rival, ahead)
        if verdict.word != BETTER:
            return verdict
        again: list[Pair] = []
        self._try(again, rival, "heard again", 2 * care.turns, care.trials)
        heard = self._weighed(again, rival, ahead)
        return self._weighed(pairs + again, rival, ahead, doubted=heard.worth.mean < LEAST)

    def _end(self, actions: tuple[Action, ...]) -> str:
        """Where a line leads: lines that lead to the same are the same."""
        return self._game.write(self._after(actions)[0])

    def _whole(self, actions: tuple[Action, ...]) -> bool:
        """Whether a line can be played to its end by the seat alone: where others act in between, maybe not."""
        return self._after(actions)[1] == len(actions)

    def _after(self, actions: tuple[Action, ...]) -> tuple[P, int]:
        """Where a line leads as far as it can be played, and how far that is."""
        game, position = self._game, self._sample
        for done, action in enumerate(actions):
            if self._seat not in game.to_act(position) or action not in game.legal(position, self._seat):
                return position, done
            position = game.after(position, self._seat, action)
        return position, len(actions)

    def is_fair(self, rival: tuple[Action, ...]) -> bool:
        """Who rolls again will choose well from what falls; in trials it is `quick` that chooses.

        So a roll looks worse than it is beside a choice that was searched for, and isn't blamed for that.
        """
        return not self._falls(self._played) or self._falls(rival)

    def _falls(self, actions: tuple[Action, ...]) -> bool:
        return CHANCE in self._game.to_act(self._after(actions)[0])

    def _looked(self, way: Way, looks: int) -> float:
        """What some trials say of a way, with the first look, which counts for as much as the leaf trusts it."""
        trials, leaf = self._search.trials, self._search.leaf
        total = sum([leaf.worth(trials.play(way.actions, number)) for number in range(looks)])
        return (leaf.trust * way.ahead + total) / (leaf.trust + looks)

    def _try(self, pairs: list[Pair], rival: tuple[Action, ...], name: str, turns: int, until: int) -> None:
        """More pairs, until there are so many."""
        trials = Trials(self._game, self._view, self._seat, f"{self._seed} {name}", turns, self._search.leaf)
        for number in range(len(pairs), until):
            played, other = trials.play(self._played, number), trials.play(rival, number)
            pairs.append((self._stake(played), self._stake(other)))

    def _weighed(self, pairs: list[Pair], rival: tuple[Action, ...], ahead: bool, doubted: bool = False) -> Verdict:
        chances = [other[0] - played[0] for played, other in pairs]
        points = [other[1] - played[1] for played, other in pairs]
        worths = points if self._alone else [100 * won + lead for won, lead in zip(chances, points, strict=True)]
        chance, lead, worth = span(chances), span(points), span(worths)
        surely = worth.mean - (worth.mean - worth.low) * CERTAIN / DEVIATES
        word = OPEN
        if surely > LEAST and chance.mean >= 0 and lead.mean >= 0:
            word = OPEN if doubted else BETTER
        elif worth.high < LEAST or (ahead and worth.mean < 0 and worth.high < REACH):
            word = BEST
        leads = [[played[1] for played, _ in pairs], [other[1] for _, other in pairs]]
        return Verdict(word, rival, chance, lead, worth, leads)

    def _stake(self, position: P) -> tuple[float, float]:
        """The chance and the lead that a trial comes to."""
        chance, lead = self._judge.stake(self._game.view(position, self._seat), self._seat)
        return chance / SURE, lead / 100


def span(values: list[float]) -> Span:
    """Of numbers that are drawn alike. Few of them may be close to one another by chance: Student's factor, nearly."""
    count = len(values)
    mean = sum(values) / count
    variance = sum([(value - mean) * (value - mean) for value in values]) / (count - 1)
    half = (DEVIATES + 2.5 / (count - 1)) * sqrt(variance / count)
    return Span(mean, mean - half, mean + half)
