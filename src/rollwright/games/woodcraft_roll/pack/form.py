"""The shape of a whole pack, part by part, and its JSON Schema."""

from __future__ import annotations

from typing import Final, final

from rollwright.games.woodcraft_roll.components import (
    COLOURS,
    CRATE_KINDS,
    DIE,
    DIE_NAMES,
    LINES,
    MOST_CRATES,
    MOST_ORDERS,
    RESOURCES,
    SLOTS,
    THINGS,
    TOOLS,
)
from rollwright.games.woodcraft_roll.pack.faults import fault
from rollwright.games.woodcraft_roll.pack.shape import (
    NOT_BLANK,
    Each,
    Listed,
    Name,
    OneOf,
    Record,
    Schema,
    Shape,
    Slug,
    This,
    Whole,
    Words,
    words_of,
)
from rollwright.kernel.options import Fault, Place

GAME_ID: Final = "woodcraft_roll"
LEAST_ORDERS: Final = (13, 3)
"""By phase: five players are dealt two each, and three are displayed."""
MOST_GAINED: Final = 12
LONGEST_ROW: Final = 30
LONGEST_TRACK: Final = 99
MOST_SOLD: Final = TOOLS * LONGEST_ROW
"""All that can ever be sold: where a pack sets no limit, this is none."""
MOST_OPTIONS: Final = 8
_MOST_REPUTATION: Final = 9
_NEWEST: Final = 10**6

_DICE: Final = "y1–y12, b1–b12"
_NO_DICE: Final = ", ".join(THINGS[:DIE])
_ANY: Final = f"{_NO_DICE}, {_DICE}"


# Orders


@final
class OrderShape(Shape):
    """An order card, which asks for something."""

    def __init__(self) -> None:
        self.card: Final = Record(
            {"phase": Whole(1, 2)},
            {
                "name": NAME,
                "dice": Words(DIE_NAMES, _DICE, 0, None),
                "resources": Words(RESOURCES, ", ".join(RESOURCES), 0, None),
                "gains": Words(THINGS, _ANY, 0, MOST_GAINED),
                "points": Whole(0, LONGEST_TRACK),
                "reputation": Whole(0, _MOST_REPUTATION),
                "picture": Slug(24),
            },
        )

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        self.card.judge(value, place, faults)
        if isinstance(value, dict):
            asked = [value.get(name, "") for name in _ASKED]
            if all(isinstance(words, str) and not words_of(words) for words in asked):
                faults.append(fault("wrw.pack_asks_nothing", (*place, "dice")))

    def schema(self) -> Schema:
        return {
            **self.card.schema(),
            "anyOf": [{"required": [name], "properties": {name: NOT_BLANK}} for name in _ASKED],
        }


_ASKED: Final = ("dice", "resources")


@final
class OrdersShape(Shape):
    """All order cards, enough of each phase."""

    def __init__(self) -> None:
        self.cards: Final = Listed(OrderShape(), sum(LEAST_ORDERS), 2 * MOST_ORDERS)

    def judge(self, value: object, place: Place, faults: list[Fault]) -> None:
        self.cards.judge(value, place, faults)
        if not isinstance(value, list):
            return
        phases = [order.get("phase") for order in value if isinstance(order, dict)]
        for phase, least in enumerate(LEAST_ORDERS, start=1):
            count = phases.count(phase)
            if not least <= count <= MOST_ORDERS:
                faults.append(fault("wrw.pack_phase", place, phase=phase, least=least, most=MOST_ORDERS, count=count))

    def schema(self) -> Schema:
        counts = [
            {
                "contains": {"type": "object", "required": ["phase"], "properties": {"phase": {"const": phase}}},
                "minContains": least,
                "maxContains": MOST_ORDERS,
            }
            for phase, least in enumerate(LEAST_ORDERS, start=1)
        ]
        return {**self.cards.schema(), "allOf": counts}


# The sheet and the board

NAME: Final = Name(80)
_CIRCLE: Final = Whole(1, LONGEST_ROW)
_ROW: Final = Record({"circles": _CIRCLE, "chestnuts": Listed(_CIRCLE, 0, LONGEST_ROW, different=True)})
_POINTS: Final = Whole(0, LONGEST_TRACK)
_BONUS: Final = Words(THINGS[:DIE], _NO_DICE, 0, MOST_GAINED)
"""Of a line of the board: no dice besides the one that stands there."""
_GAINS: Final = Words(THINGS, _ANY, 0, MOST_GAINED)
_LANTERNS: Final = Record(
    {"rows": Listed(_GAINS, 3, 3), "columns": Listed(_GAINS, 3, 3), "points": Listed(_POINTS, 10, 10)}
)
_CRATE: Final = Record({"kind": OneOf(CRATE_KINDS), "slots": Words(tuple(SLOTS), ", ".join(SLOTS), 1, 2)})


def _helper(needed: dict[str, Shape] | None = None, optional: dict[str, Shape] | None = None) -> Record:
    return Record(
        {"cost": Whole(0, LONGEST_ROW), **(needed or {})}, {"name": NAME, "points": _POINTS, **(optional or {})}
    )


def _shows(least: int) -> dict[str, Shape]:
    """The resources that a helper deals in; left out, all three."""
    return {"shows": Words(RESOURCES[:TOOLS], ", ".join(RESOURCES[:TOOLS]), least, TOOLS, once=True)}


_OPTIONS: Final = Listed(Words(THINGS, _ANY, 1, MOST_GAINED), 1, MOST_OPTIONS, different=True)

PACK: Final = Record(
    {
        "name": NAME,
        "version": Whole(1, _NEWEST),
        "rows": Record(dict.fromkeys(RESOURCES, _ROW)),
        "nuts": _POINTS,
        "board": Listed(Record(dict.fromkeys(COLOURS, _BONUS)), LINES, LINES),
        "lanterns": _LANTERNS,
        "helpers": Each(
            _helper(optional=_shows(2)),
            _helper(optional=_shows(1)),
            _helper(),
            _helper(),
            _helper(needed={"choice": _OPTIONS}),
            _helper(),
            _helper(),
            _helper(),
        ),
        "crates": Listed(_CRATE, 1, MOST_CRATES),
        "orders": OrdersShape(),
    },
    {"game": This(GAME_ID), "sale": Whole(1, LONGEST_ROW)},
)


def schema() -> Schema:
    """What pack.schema.json holds."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A content pack for Woodcraft Roll & Write",
        "description": "What it means is in docs/woodcraft.md. What a schema can't say, the check says.",
        **PACK.schema(),
    }
