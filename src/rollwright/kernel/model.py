"""The small values that games and their users exchange: events, refusals, chance, standings."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

Seat = int
Action = int
"""An action is its id in the fixed, documented space of its game."""

Value = int | str
Values = dict[str, Value]

CHANCE: Final = -1
"""The actor that rolls dice and draws cards. Seats count from 0."""
WON: Final = 300
"""What bots take a victory to be worth, in hundredths of a point, on top of the points to win by."""

P = TypeVar("P")


@final
class Event:
    """Something that happened, as a code and values that a message in any language is made from."""

    def __init__(self, code: str, seat: Seat | None, values: Values) -> None:
        self.code: Final = code
        self.seat: Final = seat
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.code == other.code
            and self.seat == other.seat
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.code, self.seat, tuple(sorted(self.values))))

    def __repr__(self) -> str:
        named = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Event({self.code!r}, seat={self.seat}{named})"

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "seat": self.seat, "values": dict(self.values)}


@final
class Refusal:
    """Why an action is not allowed: a code, the rule that forbids it, and what a reader needs to put it right."""

    def __init__(self, code: str, rule: str, values: Values) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.code == other.code
            and self.rule == other.rule
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.code, self.rule, tuple(sorted(self.values))))

    def __repr__(self) -> str:
        named = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Refusal({self.code!r}, {self.rule}{named})"

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "rule": self.rule, "values": dict(self.values)}


@final
class IllegalAction(Exception):
    """Raised by `play` when an action that the rules refuse is played all the same."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal: Final = refusal


@final
class NotationError(ValueError):
    """A text that names no action or position."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"{text!r} is not understood: {expected}")
        self.text: Final = text
        self.expected: Final = expected


@final
class Step(Generic[P]):
    """What an action leads to: the next position, and what happened on the way."""

    def __init__(self, position: P, events: list[Event]) -> None:
        self.position: Final = position
        self.events: Final = events


@final
class Chance:
    """A chance node: a label that the rules give it, and how many equally likely numbers decide it.

    Numbers from 0 to total - 1 are mapped to actions by the game's `outcome`, so that a fair number is all that a
    provider of dice has to find. The label is the same at every table that has come to the same roll.

    A node that draws a card names its deck (a deck shuffled anew has a new name), and the card's place in it: 0 for
    the first that is drawn. A roll has no deck.
    """

    def __init__(self, label: str, total: int, deck: str = "", index: int = 0) -> None:
        self.label: Final = label
        self.total: Final = total
        self.deck: Final = deck
        self.index: Final = index


@final
class Hidden:
    """In a view: something that is there and that the seat may not see. Only how many is known."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.count == other.count

    def __hash__(self) -> int:
        return hash(("hidden", self.count))

    def __repr__(self) -> str:
        return f"Hidden({self.count})"


@final
class Preview:
    """What an action would bring: points at least and at most, and the events it would cause."""

    def __init__(self, low: int, high: int, events: list[Event]) -> None:
        self.low: Final = low
        self.high: Final = high
        self.events: Final = events

    def to_json(self) -> dict[str, object]:
        return {"low": self.low, "high": self.high, "events": [event.to_json() for event in self.events]}


@final
class Standing:
    """A seat's score by source, its tie-breakers (more is better), and its place; equal places share."""

    def __init__(self, seat: Seat, place: int, parts: Values, tiebreaks: Values) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.parts: Final = parts
        self.tiebreaks: Final = tiebreaks

    @property
    def points(self) -> int:
        return sum(value for value in self.parts.values() if isinstance(value, int))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.place, self.points))

    def __repr__(self) -> str:
        return f"Standing(seat={self.seat}, place={self.place}, points={self.points})"

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "place": self.place,
            "points": self.points,
            "parts": dict(self.parts),
            "tiebreaks": dict(self.tiebreaks),
        }


def rank(scores: list[tuple[int, ...]]) -> list[int]:
    """Places from 1 for scores compared from left to right, more being better; equals share a place.

    >>> rank([(12, -20), (13, -18), (13, -18)])
    [3, 1, 1]
    """
    return [1 + sum(other > mine for other in scores) for mine in scores]
