"""The work on a review, in pieces that are the same in whatever order they are worked out, and by whom.

A piece can be written as plain values and loses nothing: so those who think about a game in different places can give
one another what they have found.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from rollwright.kernel.judge import Judge
from rollwright.kernel.match import Match
from rollwright.tables.study.account import Account, Bookkeeper, Entry, Value, Valued, account_of
from rollwright.tables.study.decisions import Decision
from rollwright.tables.study.efforts import Effort
from rollwright.tables.study.moments import Finding
from rollwright.tables.study.stakes import Stakes
from rollwright.tables.study.verdicts import Jury, Span, Verdict

P = TypeVar("P")

Found = dict[str, Any]
"""A piece that was worked out, in plain values: its number, and an entry's `secret` and `after` or a `verdict`."""

_VERDICT_WEIGHS: Final = 2
"""About so much longer does a verdict take than the values of an entry."""


@final
class Pieces(Generic[P]):
    """All that there is to work out at one depth: first the values of all entries, then the verdicts."""

    def __init__(
        self,
        match: Match[P],
        judge: Judge[P],
        seed: str,
        effort: Effort,
        entries: list[Entry[P]],
        decisions: list[Decision],
    ) -> None:
        self.name: Final = effort.name
        self._match: Final = match
        self._judge: Final = judge
        self._seed: Final = seed
        self._care: Final = effort.care
        self._entries: Final = entries
        self._decisions: Final = decisions
        self._keeper: Final = Bookkeeper(match.game, judge, seed, effort.depth)
        self._values: Final[list[Valued | None]] = [None] * len(entries)
        self._verdicts: Final[list[Verdict | None]] = [None] * len(decisions)
        self._done: Final[set[int]] = set()

    def __len__(self) -> int:
        return len(self._entries) + len(self._decisions)

    @property
    def done(self) -> float:
        """How much of the work is done, from 0 to 1."""
        verdicts = len([number for number in self._done if number >= len(self._entries)])
        done = len(self._done) + (_VERDICT_WEIGHS - 1) * verdicts
        return done / (len(self._entries) + _VERDICT_WEIGHS * len(self._decisions))

    def has(self, number: int) -> bool:
        """Whether a piece is worked out."""
        return number in self._done

    def work_out(self, number: int) -> None:
        """One piece."""
        if number < len(self._entries):
            self._values[number] = self._keeper.valued(self._entries[number])
        else:
            self._verdicts[number - len(self._entries)] = self._judged(number - len(self._entries))
        self._done.add(number)

    def found(self, number: int) -> Found:
        """One piece, worked out, as plain values."""
        if not self.has(number):
            self.work_out(number)
        if number >= len(self._entries):
            return {"number": number, "verdict": _verdict_json(self._verdicts[number - len(self._entries)])}
        valued = self._values[number]
        assert valued is not None, "what is worked out is there"
        secret, after = valued.secret, valued.after
        return {
            "number": number,
            "secret": None if secret is None else _stakes_json(secret),
            "after": None if after is None else _value_json(after),
        }

    def take(self, found: Found) -> None:
        """One piece that somebody else has worked out."""
        number: int = found["number"]
        if number >= len(self._entries):
            self._verdicts[number - len(self._entries)] = _verdict_from(found["verdict"])
        else:
            secret, after = found["secret"], found["after"]
            self._values[number] = Valued(
                None if secret is None else Stakes(*secret),
                None if after is None else Value([Stakes(*one) for one in after["known"]], Stakes(*after["doubt"])),
            )
        self._done.add(number)

    def account(self) -> Account:
        """When all is worked out."""
        return account_of(self._entries, [valued for valued in self._values if valued is not None])

    def findings(self) -> list[Finding]:
        """On each real decision, in the order of the game."""
        both = zip(self._decisions, self._verdicts, strict=True)
        return [Finding(decision, verdict) for decision, verdict in both if verdict is not None]

    def _judged(self, index: int) -> Verdict | None:
        match, decision = self._match, self._decisions[index]
        view = match.game.view(match.positions[decision.start], decision.seat)
        seed = f"{self._seed} {decision.start}"
        return Jury(match.game, self._judge, view, decision.seat, decision.actions, seed).verdict(self._care)


def _value_json(value: Value) -> dict[str, Any]:
    return {"known": [_stakes_json(stakes) for stakes in value.known], "doubt": _stakes_json(value.doubt)}


def _stakes_json(stakes: Stakes) -> list[list[float]]:
    return [stakes.chances, stakes.leads]


def _verdict_json(verdict: Verdict | None) -> dict[str, Any] | None:
    if verdict is None:
        return None
    return {
        "word": verdict.word,
        "better": list(verdict.better),
        "chance": _span_json(verdict.chance),
        "points": _span_json(verdict.points),
        "worth": _span_json(verdict.worth),
        "leads": verdict.leads,
    }


def _verdict_from(data: dict[str, Any] | None) -> Verdict | None:
    if data is None:
        return None
    chance, points, worth = (Span(*data[name]) for name in ("chance", "points", "worth"))
    return Verdict(data["word"], tuple(data["better"]), chance, points, worth, data["leads"])


def _span_json(span: Span) -> list[float]:
    return [span.mean, span.low, span.high]
