"""What things on a sheet are worth, as tables in hundredths of a point: by urgency, which is how near the end is.

There are two judgements. The first URGENCIES tables hold weights set for choosing: a bot takes a point that it can have
rather than keep it in the making. The others, from FORECAST on, hold what things came to in games that were played.
"""

from __future__ import annotations

from typing import Final

from rollwright.games.copenhagen_roll import fitted
from rollwright.games.copenhagen_roll.components import (
    COAT_LINES,
    COLOR_CHANGE,
    FULL_TRACK,
    LAST_ROUND_AT,
    NO_X,
    ONE_X,
    REROLL,
    TRACK_LENGTH,
    TRACKS,
    USE_AGAIN,
)
from rollwright.parts.facade import COLOURS, HOUSE
from rollwright.parts.house import (
    COLUMN_OF_WINDOWS,
    COLUMN_WITH_BRICK,
    LINES,
    ROW_OF_WINDOWS,
    ROW_WITH_BRICK,
    ROWS,
)

POINT: Final = 100

# Weights for choosing. They follow a fit to the final margins of 3,000 games between greedy bots of varied weights.
# Hopes and stars are set below the fit, so that a bot takes a point that it can have.

ROW_HOPE: Final = (0, 2, 10, 25, 50)
"""Percent of its points that a row is worth by the number of its filled squares: the last ones are the hard ones."""
COLUMN_HOPE: Final = (0, 10, 17, 28, 36, 46, 56, 67, 78)
CLEAN_ROW_HOPE: Final = (0, 28, 40, 50, 65)
"""Percent of what a line scores on top without a brick, while it has none: most lines get one before they are full."""
CLEAN_COLUMN_HOPE: Final = (0, 3, 8, 12, 18, 26, 42, 60, 75)

COAT_WORTH: Final = 75
"""A coat of arms: its window completes a line now and then, and two marks are worth as much."""
STAR_WORTH: Final[dict[int, int]] = {REROLL: 35, USE_AGAIN: 15, COLOR_CHANGE: 55, NO_X: 15, ONE_X: 60}
"""Stars that add to what can be drawn are worth most. No-x is worth little: an X mostly finds a line that has one."""
BONUS_WORTH: Final = 10
"""Little: a bonus serves one colour, and dice of that colour must come with it."""
NEXT_UNLOCKED: Final = (20, 10, 5)
"""Percent that a star or bonus is worth one mark, two or three marks before it is unlocked."""
FULL_TRACK_HOPE: Final = (0, 6, 12, 20, 25, 31, 42, 54, 70)
"""Percent of a full track's points by the number of its marks."""

ROOFED: Final = 25
"""What an empty square costs below a filled one: fewer shapes reach it."""
SQUARE: Final = 1
"""Filled squares break ties (CRW-9.6)."""

IN_THE_MAKING: Final = (100, 100, 100, 100, 98, 95, 90, 84, 76, 66, 54, 42)
"""Percent of what is in the making that will still come to count, by the points of the leader."""
LAST_TURN: Final = LAST_ROUND_AT
LAST_TURN_SHARE: Final = 5
"""The same when there is one turn to come: next to nothing, so that the leader in points ends the game."""
NO_TURN: Final = LAST_ROUND_AT + 1
SHARES: Final = (*IN_THE_MAKING, LAST_TURN_SHARE, 0)
"""The same by urgency: the leader's points below twelve, then LAST_TURN, then NO_TURN."""


# Tables made from them, by urgency


BRICKED: Final = HOUSE.rows + 1
"""Where in a line's table the values with a brick begin."""


def _line_values(share: int, coats_due: int) -> tuple[tuple[int, ...], ...]:
    """By line: its worth for each number of filled squares, without a brick and, from BRICKED on, with one."""
    tables: list[tuple[int, ...]] = []
    for line in range(len(LINES)):
        row = line < ROWS
        bricked = POINT * (ROW_WITH_BRICK if row else COLUMN_WITH_BRICK)
        clean = POINT * (ROW_OF_WINDOWS if row else COLUMN_OF_WINDOWS)
        coat = COAT_WORTH if COAT_LINES[line] else 0
        hope = [share * n * (bricked + coat) // 10_000 for n in (ROW_HOPE if row else COLUMN_HOPE)]
        more = [share * n * (clean - bricked) // 10_000 for n in (CLEAN_ROW_HOPE if row else CLEAN_COLUMN_HOPE)]
        due = coats_due * coat * share // 100
        gap = [0] * (BRICKED - len(hope) - 1)
        cleanly = [a + b for a, b in zip(hope, more, strict=True)]
        tables.append((*cleanly, clean + due, *gap, *hope, bricked + due))
    return tuple(tables)


def _track_values(share: int) -> tuple[tuple[int, ...], ...]:
    """By colour: the worth of a track by its number of marks, nothing of it used."""
    tables: list[tuple[int, ...]] = []
    for colour, track in enumerate(TRACKS):
        worth = {"*": STAR_WORTH[colour], "+": BONUS_WORTH, ".": 0}
        values: list[int] = []
        for marks in range(TRACK_LENGTH):
            unlocked = track.stars[marks] * worth["*"] + track.bonuses[marks] * worth["+"]
            ahead = sum(
                percent * worth[sign] for percent, sign in zip(NEXT_UNLOCKED, track.squares[marks:], strict=False)
            )
            full = FULL_TRACK_HOPE[marks] * FULL_TRACK * POINT
            values.append(share * (100 * unlocked + ahead + full) // 10_000)
        full_house = track.stars[TRACK_LENGTH] * worth["*"] + track.bonuses[TRACK_LENGTH] * worth["+"]
        values.append(share * full_house // 100 + FULL_TRACK * POINT)
        tables.append(tuple(values))
    return tuple(tables)


# What was fitted, by urgency


def _between(values: tuple[int, ...], urgency: int) -> int:
    """A weight by the leader's points: on the line between those of the stages before and after."""
    points = min(max(urgency, fitted.STAGES[0]), fitted.STAGES[-1])
    after = max(1, sum([stage < points for stage in fitted.STAGES]))
    start, end = fitted.STAGES[after - 1], fitted.STAGES[after]
    return (values[after - 1] * (end - points) + values[after] * (points - start)) // (end - start)


def _fitted(values: tuple[int, ...], urgency: int) -> int:
    """A weight of what is in the making."""
    return _between(values, urgency) * (100 if urgency < LAST_TURN else SHARES[urgency]) // 100


def _fitted_lines(urgency: int) -> tuple[tuple[int, ...], ...]:
    tables: list[tuple[int, ...]] = []
    point = _between(fitted.POINT, urgency)
    for line, coat in enumerate(COAT_LINES):
        row = line < ROWS
        clean, bricked = fitted.LINES[(0 if row else 2) + (1 if coat else 0)]
        gap = [0] * (BRICKED - len(clean) - 2)
        cleanly = [_fitted(values, urgency) for values in clean]
        with_brick = [_fitted(values, urgency) for values in bricked]
        full = point * (ROW_OF_WINDOWS if row else COLUMN_OF_WINDOWS)
        full_with_brick = point * (ROW_WITH_BRICK if row else COLUMN_WITH_BRICK)
        tables.append((0, *cleanly, full, *gap, 0, *with_brick, full_with_brick))
    return tuple(tables)


def _fitted_tracks(urgency: int) -> tuple[tuple[int, ...], ...]:
    tables: list[tuple[int, ...]] = []
    for colour, track in enumerate(TRACKS):
        star, bonus = _fitted(fitted.STARS[colour], urgency), _fitted(fitted.BONUSES[colour], urgency)
        marked = [0, *[_fitted(values, urgency) for values in fitted.TRACKS[colour]]]
        marked.append(_between(fitted.POINT, urgency) * FULL_TRACK)
        tables.append(
            tuple([worth + track.stars[n] * star + track.bonuses[n] * bonus for n, worth in enumerate(marked)])
        )
    return tuple(tables)


# Both, by urgency

URGENCIES: Final = len(SHARES)
FORECAST: Final = URGENCIES
_ALL: Final = range(URGENCIES)

LINE_VALUES: Final = (*[_line_values(share, 0) for share in SHARES], *[_fitted_lines(urgency) for urgency in _ALL])
LINE_VALUES_NOW: Final = tuple(_line_values(share, 1) for share in SHARES)
"""The same at the moment of drawing, when a full line still has its coat of arms to give."""
TRACK_VALUES: Final = (*[_track_values(share) for share in SHARES], *[_fitted_tracks(urgency) for urgency in _ALL])
STAR_VALUES: Final = (
    *[tuple([share * STAR_WORTH[colour] // 100 for colour in range(len(COLOURS))]) for share in SHARES],
    *[tuple([_fitted(values, urgency) for values in fitted.STARS]) for urgency in _ALL],
)
BONUS_VALUES: Final = (
    *[(share * BONUS_WORTH // 100,) * len(COLOURS) for share in SHARES],
    *[tuple([_fitted(values, urgency) for values in fitted.BONUSES]) for urgency in _ALL],
)
ROOFED_VALUES: Final = (
    *[-share * ROOFED // 100 for share in SHARES],
    *[_fitted(fitted.ROOFED, urgency) for urgency in _ALL],
)
SURFACE_VALUES: Final = (*[0] * URGENCIES, *[_fitted(fitted.SURFACE, urgency) for urgency in _ALL])
"""Of each empty square on which something can be built."""
