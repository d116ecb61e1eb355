"""Shapes, dice, tracks and sheets of Copenhagen Roll & Write, for its referee."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from typing import Final

from tests.referees.building import SQUARES, completed, fits, in_order, places, rows_of, worth

COLOURS: Final = ("red", "yellow", "green", "blue", "purple")
LETTERS: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "purple"}
FACES: Final = "rygbpw"

# CRW-1.4 to CRW-1.6
SHAPES: Final = {
    **{f"{colour}-2": "a1 a2" for colour in COLOURS},
    **{f"{colour}-3": "a1 b1 b2" for colour in ("red", "blue", "yellow")},
    **{f"{colour}-3": "a1 a2 a3" for colour in ("green", "purple")},
    "red-4": "a1 b1 a2 b2",
    "blue-4-left": "a1 b1 b2 b3",
    "blue-4-right": "a1 b1 a2 a3",
    "green-4-left": "b1 a2 b2 b3",
    "green-4-right": "a1 a2 b2 a3",
    "yellow-4-left": "a1 a2 b2 b3",
    "yellow-4-right": "b1 a2 b2 a3",
    "purple-4": "a1 a2 a3 a4",
    "red-5": "a1 b1 c1 b2 c2",
    "blue-5": "a1 b1 c1 b2 b3",
    "green-5": "b1 a2 b2 c2 b3",
    "yellow-5": "a1 a2 b2 c2 c3",
    "purple-5": "a1 b1 c1 d1 e1",
}
PLACES: Final = {
    shape: sorted({tuple(in_order(place)) for place in places(squares, flips=False)})
    for shape, squares in SHAPES.items()
}
ENTRIES: Final = {shape: 2 if shape in ("red-4", "purple-4") else 1 for shape in SHAPES if shape[-1] not in "23"}
"""The once-only shapes, and how often each stands on the sheet."""

# CRW-1.9, CRW-1.10
TRACKS: Final = {
    "red": "+*+***...",
    "blue": "+*.*+*...",
    "purple": "+.*+*.*..",
    "green": "+..*+.**.",
    "yellow": "+.*+.**..",
}
FULL: Final = 9
COAT_LINES: Final = ("2", "4", "6", "b", "d")


def colour_of(shape: str) -> str:
    return shape.split("-")[0]


def size_of(shape: str) -> int:
    return int(shape.split("-")[1])


def face_of(colour: str) -> str:
    return colour[0]


def sorted_dice(dice: str) -> str:
    return "".join(sorted(dice, key=FACES.index))


def choices(dice: str) -> set[str]:
    """Every choice of at least one of these dice."""
    return {
        sorted_dice("".join(some)) for size in range(1, len(dice) + 1) for some in combinations(sorted_dice(dice), size)
    }


def without(dice: str, taken: str) -> str:
    for die in taken:
        dice = dice.replace(die, "", 1)
    return dice


def colour_changes(dice: str, faces: str) -> list[str]:
    """Some dice of one face all turn to one other (CRW-7.24)."""
    return [
        f"change {face * count} {other}"
        for face in faces
        for count in range(1, dice.count(face) + 1)
        for other in faces
        if other != face
    ]


@cache
def roll_odds(count: int) -> dict[str, int]:
    """How many of the rolls of so many dice show the same faces (CRW-1.8)."""
    return Counter("dice " + sorted_dice("".join(roll)) for roll in product(FACES, repeat=count))


@dataclass
class Sheet:
    """The building of a player, and the tracks: how many marks, and what of them is used up."""

    house: dict[str, str] = field(default_factory=dict)
    marks: Counter[str] = field(default_factory=Counter)
    stars: Counter[str] = field(default_factory=Counter)
    bonuses: Counter[str] = field(default_factory=Counter)
    points: int = 0

    def mark(self, colour: str) -> None:
        """CRW-5.9, CRW-7.1"""
        self.marks[colour] += 1
        if self.marks[colour] == FULL:
            self.points += 2

    def can_mark(self, colour: str) -> bool:
        return self.marks[colour] < FULL

    def stars_ready(self, colour: str, marks: Counter[str]) -> int:
        """The stars that so many marks unlock and that are not used; two rerolls are unlocked anyway (CRW-1.11)."""
        unlocked = TRACKS[colour][: marks[colour]].count("*") + (2 if colour == "red" else 0)
        return unlocked - self.stars[colour]

    def bonuses_ready(self, colour: str, marks: Counter[str]) -> int:
        return TRACKS[colour][: marks[colour]].count("+") - self.bonuses[colour]

    def payments(self, shape: str, dice: str, marks: Counter[str]) -> list[str]:
        """CRW-3.2 to CRW-3.8, CRW-7.8 to CRW-7.10"""
        colour, size = colour_of(shape), size_of(shape)
        return [
            (f" w{whites}" if whites else "") + (f" b{bonuses}" if bonuses else "")
            for whites in range(dice.count("w") + 1)
            for bonuses in range(min(2, self.bonuses_ready(colour, marks)) + 1)
            if 0 <= size - whites - bonuses <= dice.count(face_of(colour))
        ]

    def draw(self, squares: list[str], bricks: list[str]) -> int:
        """Fill squares and score the lines that this completes; the number of coats of arms unlocked (CRW-6.1)."""
        for square in squares:
            self.house[square] = "X" if square in bricks else "O"
        lines = completed(squares, self.house)
        self.points += sum(worth(line, self.bricks()) for line in lines)
        return sum(line in COAT_LINES for line in lines)

    def bricks(self) -> list[str]:
        return [square for square, sign in self.house.items() if sign == "X"]

    def singles(self) -> list[str]:
        """Where one square may be drawn (CRW-6.5, CRW-7.16)."""
        return [square for square in SQUARES if fits([square], self.house)]

    def has_place(self, shape: str) -> bool:
        return any(fits(place, self.house) for place in PLACES[shape])

    def count(self) -> None:
        """The points of a sheet that is given: its complete lines and its full tracks."""
        self.points = sum(worth(line, self.bricks()) for line in completed(SQUARES, self.house))
        self.points += 2 * sum(marks == FULL for marks in self.marks.values())


# From a text


def pack(text: str) -> Counter[str]:
    """`r3b1`: a number for each of some tracks."""
    if text == "-":
        return Counter()
    return Counter({LETTERS[letter]: int(digit) for letter, digit in zip(text[::2], text[1::2], strict=True)})


def sheet_of(text: str) -> Sheet:
    house, marks, *used = text.split()
    spent = {name: pack(value) for name, _, value in (word.partition("=") for word in used)}
    sheet = Sheet(rows_of(house), pack(marks), spent.get("stars", Counter()), spent.get("bonuses", Counter()))
    sheet.count()
    return sheet
