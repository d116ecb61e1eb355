"""The shapes of what is said about moves: what they are, advice on them, and the review of a whole game."""

from __future__ import annotations

from typing import Final

from rollwright.tables.log.fields import ACTION, ID, LATEST, MOST_SEATS, MOST_START, MOST_STEPS, OPTION, SEAT
from rollwright.tables.log.shapes import (
    HEX,
    Anything,
    Either,
    Fields,
    Flag,
    ListOf,
    MapOf,
    Named,
    Nothing,
    Number,
    Text,
    Whole,
    Word,
)

MANY: Final = 100_000
TEXT: Final = Text(0, MANY)
VALUES: Final = Named("Values", MapOf(Named("Value", Either(TEXT, Whole(-LATEST, LATEST))), 64))
SEEN: Final = Named("View", Anything())
"""A position as somebody may see it."""
_NULL: Final = Nothing()
_COUNT: Final = Whole(0, LATEST)

OFFERED: Final = Fields("OfferedAction", {"id": ACTION, "text": TEXT, "do": TEXT}, more=True)
_STEPS: Final = ListOf(OFFERED, MOST_STEPS)

# ---------------------------------------------------------------- advice

_PERCENT: Final = Whole(0, 100)
ADVISED: Final = Fields(
    "Advised",
    {
        "steps": _STEPS,
        "chance": Either(_PERCENT, _NULL),
        "low": Either(_PERCENT, _NULL),
        "high": Either(_PERCENT, _NULL),
        "points": Either(Whole(-LATEST, LATEST), _NULL),
        "games": _COUNT,
    },
)

# ---------------------------------------------------------------- a review: tables/study/review.py says what each means

DRAFT: Final = "draft"
WHOLE: Final = "whole"
DEPTHS: Final = (DRAFT, WHOLE)
DEPTH: Final = Named("Depth", Word(*DEPTHS))
_BY_SEAT: Final = ListOf(Number(), MOST_SEATS)
STAKES: Final = Fields("Stakes", {"chances": _BY_SEAT, "leads": _BY_SEAT})
_CHANGES: Final = {"luck": STAKES, "revealed": STAKES, "choices": ListOf(STAKES, MOST_SEATS)}
SPAN: Final = Fields("Span", {"mean": Number(), "low": Number(), "high": Number()})
_MOVES: Final = {"from": _COUNT, "to": _COUNT}
LINE: Final = Fields(
    "Line",
    {"actions": ListOf(ACTION, MOST_STEPS), "steps": _STEPS, "view": SEEN, "points": Whole(-LATEST, LATEST)},
)
DIFFERENCE: Final = Fields(
    "Difference",
    {"code": TEXT, "values": VALUES, "played": Either(Number(), TEXT), "better": Either(Number(), TEXT)},
)
JUDGED_AS: Final = Named("JudgedAs", Word("best", "better", "open"))
JUDGED: Final = Fields(
    "Judged",
    {
        "seat": SEAT,
        **_MOVES,
        "verdict": JUDGED_AS,
        "chance": SPAN,
        "points": SPAN,
        "better": LINE,
        "start": TEXT,
    },
)
"""One decision of a game that goes on, for who made it."""
SPREAD: Final = Fields(
    "Spread",
    {"played": ListOf(_COUNT, MANY), "better": ListOf(_COUNT, MANY), "from": Whole(-LATEST, LATEST)},
)
_DIFFERENCES: Final = ListOf(DIFFERENCE, 64)
_TRIALS: Final = {"chance": SPAN, "points": SPAN, "games": _COUNT, "spread": SPREAD}

MOST_LINES: Final = 16
"""Lines that a decision is held against at most."""
ATTEMPT: Final = Fields(
    "Attempt",
    {
        "seat": SEAT,
        **_MOVES,
        "same": Either(Whole(0, MOST_LINES - 1), _NULL),
        "played": LINE,
        "lines": ListOf(Either(Fields("Rival", {"line": LINE, "differences": _DIFFERENCES}), _NULL), MOST_LINES),
        "trials": Either(Fields("Trials", {"verdict": JUDGED_AS, **_TRIALS}), _NULL),
    },
)
"""A try of a puzzle: tables/study/attempt.py says what each means."""

# ---------------------------------------------------------------- puzzles: games/<game>/puzzles.json

PUZZLES: Final = Fields(
    "PuzzleFile",
    {
        "game": ID,
        "rules": _COUNT,
        "made": Anything(),
        "puzzles": ListOf(
            Fields(
                "Puzzle",
                {
                    "id": Text(8, 8, HEX),
                    "players": Whole(1, MOST_SEATS),
                    "edition": Either(TEXT, _NULL),
                    "options": MapOf(OPTION, 64),
                    "start": Text(1, MOST_START),
                    "seat": SEAT,
                    "themes": ListOf(ID, 8),
                    "rating": Whole(0, 4000),
                    "fails": ListOf(ID, 64),
                    "lines": ListOf(
                        Fields(
                            "PuzzleLine",
                            {
                                "actions": ListOf(ACTION, MOST_STEPS),
                                "right": Flag(),
                                "worth": Number(),
                                "error": Number(),
                                "chance": Number(),
                                "points": Number(),
                            },
                        ),
                        MOST_LINES,
                    ),
                },
                more=True,
            ),
            MANY,
        ),
    },
    more=True,
)
"""Decisions of which it is known how they should be made, and how much each other way costs."""

# ---------------------------------------------------------------- a review, as a whole

MOMENT: Final = Fields(
    "Moment",
    {
        "seat": SEAT,
        **_MOVES,
        "played": LINE,
        "better": LINE,
        **_TRIALS,
        "differences": _DIFFERENCES,
    },
)
REVIEW: Final = Fields(
    "Review",
    {
        "game": TEXT,
        "players": Whole(1, MOST_SEATS),
        "depth": DEPTH,
        "done": Number(),
        "start": STAKES,
        "end": STAKES,
        **_CHANGES,
        "doubt": STAKES,
        "turns": ListOf(
            Fields(
                "ReviewedTurn",
                {
                    "number": _COUNT,
                    **_MOVES,
                    "seat": Either(SEAT, _NULL),
                    **_CHANGES,
                    "rolled": STAKES,
                    "after": STAKES,
                    "given": _BY_SEAT,
                },
            ),
            MANY,
        ),
        "decisions": ListOf(
            Fields(
                "Decision",
                {
                    "seat": SEAT,
                    **_MOVES,
                    "verdict": JUDGED_AS,
                    "chance": SPAN,
                    "points": SPAN,
                },
            ),
            MANY,
        ),
        "seats": ListOf(
            Fields(
                "SeatReview",
                {
                    "real": _COUNT,
                    "best": _COUNT,
                    "given": Fields("Given", {"chance": Number(), "points": Number()}),
                    "grade": Either(Number(), _NULL),
                },
            ),
            MOST_SEATS,
        ),
        "moments": ListOf(MOMENT, 3 * MOST_SEATS),
    },
)
