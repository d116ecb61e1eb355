"""The printed things of the game as tables: shapes and their forms, dice, ability tracks, coats of arms, points."""

from __future__ import annotations

from typing import Final

from rollwright.parts.dice import Faces
from rollwright.parts.facade import COAT_ROWS, COLOURS, HOUSE, SHAPES, colour_of
from rollwright.parts.polyomino import Cell, Form, rotations
from rollwright.parts.tracks import Track

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
WHITE: Final = 5
FACES: Final = (*COLOURS, "white")

DICE: Final = 5
DIE: Final = Faces("rygbpw", DICE)

# Abilities are named by the track whose stars they cost.
REROLL: Final = RED
USE_AGAIN: Final = YELLOW
COLOR_CHANGE: Final = GREEN
NO_X: Final = BLUE
ONE_X: Final = PURPLE
ABILITIES: Final = ("reroll", "use-again", "color-change", "no-x", "one-x")

TRACKS: Final[tuple[Track, ...]] = (
    Track("+*+***...", stars_at_start=2),
    Track("+.*+.**.."),
    Track("+..*+.**."),
    Track("+*.*+*..."),
    Track("+.*+*.*.."),
)
TRACK_LENGTH: Final = 9
STARS: Final[tuple[int, ...]] = tuple(n for track in TRACKS for n in track.stars)
BONUSES: Final[tuple[int, ...]] = tuple(n for track in TRACKS for n in track.bonuses)
"""What a track has unlocked, by 10 x its colour + its marks."""
MOST_BONUSES: Final = 2
"""Bonuses of one colour that may be used in one turn."""

# Points of a track, and when the game ends.
FULL_TRACK: Final = 2
LAST_ROUND_AT: Final = 12
IDLE_ROUNDS: Final = 2

COAT_COLUMNS: Final = (1, 3)
COAT_LINES: Final[tuple[bool, ...]] = tuple(
    [y in COAT_ROWS for y in range(HOUSE.rows)] + [x in COAT_COLUMNS for x in range(HOUSE.columns)]
)

# Shapes, by index.
SHAPE_NAMES: Final[tuple[str, ...]] = tuple(SHAPES)
SHAPE_COLOUR: Final[tuple[int, ...]] = tuple(colour_of(name) for name in SHAPE_NAMES)
SHAPE_SIZE: Final[tuple[int, ...]] = tuple(len(cells) for cells in SHAPES.values())


def _copies(name: str) -> int:
    """How often a shape stands in the once-only column; 0 where it is unlimited."""
    if name.endswith(("-2", "-3")):
        return 0
    return 2 if name in ("red-4", "purple-4") else 1


SHAPE_COPIES: Final[tuple[int, ...]] = tuple(_copies(name) for name in SHAPE_NAMES)
FOURS: Final[tuple[int, ...]] = tuple(i for i, size in enumerate(SHAPE_SIZE) if size == 4)
ONCE_ONLY: Final[tuple[int, ...]] = tuple(i for i, copies in enumerate(SHAPE_COPIES) if copies)
ONCE: Final[tuple[int, ...]] = tuple(ONCE_ONLY.index(i) if i in ONCE_ONLY else -1 for i in range(len(SHAPE_NAMES)))
"""The place of a once-only shape in the pack of crossed-out counts."""


def _forms() -> tuple[list[Form], list[int]]:
    keys: list[tuple[Cell, ...]] = []
    forms: list[Form] = []
    of_shape: list[int] = []
    first = 0
    for cells in SHAPES.values():
        key = rotations(cells)[0]
        if key not in keys:
            keys.append(key)
            forms.append(Form(HOUSE, key, first))
            first += len(forms[-1].masks)
        of_shape.append(keys.index(key))
    return forms, of_shape


_found: Final = _forms()
FORMS: Final[tuple[Form, ...]] = tuple(_found[0])
"""The different shapes, up to turning: several colours share one."""
SHAPE_FORM: Final[tuple[int, ...]] = tuple(_found[1])
PLACES: Final[tuple[int, ...]] = tuple(mask for form in FORMS for mask in form.masks)
"""Every place of every form as a mask, numbered as the forms number them."""
PLACE_FORM: Final[tuple[int, ...]] = tuple(i for i, form in enumerate(FORMS) for _ in form.masks)

# Colours whose two fours differ even when turned: chance decides which is crossed out with two players.
TWO_HANDED: Final[tuple[int, ...]] = tuple(
    colour
    for colour in range(len(COLOURS))
    if len({SHAPE_FORM[four] for four in FOURS if SHAPE_COLOUR[four] == colour}) == 2
)


def fours_of(colour: int) -> list[int]:
    return [four for four in FOURS if SHAPE_COLOUR[four] == colour]


assert len(COLOURS) == WHITE
assert sorted(zip(SHAPE_COLOUR, SHAPE_SIZE, strict=True)) == list(zip(SHAPE_COLOUR, SHAPE_SIZE, strict=True))
