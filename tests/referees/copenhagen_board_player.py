"""Tiles, places, houses and hands of Copenhagen, the board game, for its referee."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tests.referees.building import SQUARES, completed, in_order, neighbours, places, rows_of, worth

COLOURS: Final = ("red", "yellow", "green", "blue", "purple")
LETTERS: Final = "rygbp"
ABILITIES: Final = ("any", "additional", "discount", "change", "both")
FOOTBRIDGES: Final = range(7)
HAND_LIMIT: Final = 7

# CPH-1.8: the brick first
TILES: Final = {
    **{f"{colour}-2": "a1 a2" for colour in COLOURS},
    **{f"{colour}-3": "a1 b1 b2" for colour in ("red", "blue", "yellow")},
    **{f"{colour}-3": "a1 a2 a3" for colour in ("green", "purple")},
    "red-4": "a1 b1 a2 b2",
    "blue-4": "a3 a1 b1 a2",
    "green-4": "b2 a1 a2 a3",
    "yellow-4": "a2 a1 b2 b3",
    "purple-4": "a1 a2 a3 a4",
    "red-5": "a1 b1 c1 b2 c2",
    "blue-5": "b3 a1 b1 c1 b2",
    "green-5": "a2 b1 b2 c2 b3",
    "yellow-5": "c3 a1 a2 b2 c2",
    "purple-5": "a1 b1 c1 d1 e1",
}
COPIES: Final = {2: (2, 2, 2, 1), 3: (2, 3, 2, 1), 4: (3, 3, 3, 1)}
"""How many 2s, 3s, 4s and 5s each colour has with so many players (CPH-1.5, CPH-1.6)."""
DEALT: Final = (2, 3, 3, 4)
COAT_SQUARES: Final = ("c3", "e5", "b7", "d9")
COAT_ROWS: Final = ("2", "4", "6")


class Placing(NamedTuple):
    """A tile in its place: as a text, its squares, and which of them is the brick."""

    tile: str
    squares: tuple[str, ...]
    brick: str

    def __str__(self) -> str:
        return f"build {self.tile} {' '.join(self.squares)} brick {self.brick}"


PLACINGS: Final = {
    tile: sorted({Placing(tile, tuple(in_order(place)), place[0]) for place in places(shape, flips=True)})
    for tile, shape in TILES.items()
}


def letter_of(tile: str) -> str:
    return tile[0]


def size_of(tile: str) -> int:
    return int(tile[-1])


def sorted_cards(cards: str) -> str:
    return "".join(sorted(cards, key=LETTERS.index))


def without(cards: str, taken: str) -> str:
    for card in taken:
        assert card in cards, f"no {card} among {cards}"
        cards = cards.replace(card, "", 1)
    return cards


@dataclass
class Player:
    """A house, a hand, and the abilities on either side. A square of a house has the letter of its tile, big for X."""

    house: dict[str, str] = field(default_factory=dict)
    hand: str = ""
    ready: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    points: int = 0

    def bricks(self) -> list[str]:
        return [square for square, sign in self.house.items() if sign.isupper()]

    def place(self, squares: tuple[str, ...], brick: str, letter: str) -> int:
        """Score what it completes (CPH-6.5), and say how many coat actions it earns (CPH-7.3)."""
        for square in squares:
            self.house[square] = letter.upper() if square == brick else letter
        lines = completed(squares, self.house)
        self.points += sum(worth(line, self.bricks()) for line in lines)
        return sum(square in COAT_SQUARES for square in squares) + sum(line in COAT_ROWS for line in lines)

    def touches(self, placing: Placing) -> bool:
        """CPH-4.5 to CPH-4.9"""
        around = set().union(*(neighbours(square) for square in placing.squares))
        return any(self.house.get(square, ".").lower() == letter_of(placing.tile) for square in around)

    def cost(self, placing: Placing) -> int:
        return size_of(placing.tile) - self.touches(placing)

    def payments(self, letter: str, cost: int) -> list[str]:
        """CPH-4.1 to CPH-4.12, CPH-8.9 to CPH-8.13, CPH-open-5"""
        found: list[str] = []
        for saved in range(2 if "discount" in self.ready else 1):
            due, discount = cost - saved, " discount" * saved
            if self.hand.count(letter) >= due:
                found.append(f"pay {letter * due or 'nothing'}{discount}")
            for other in LETTERS.replace(letter, "") if "change" in self.ready else "":
                found += [
                    f"pay {sorted_cards(letter * (due - changed) + other * changed)}{discount} change"
                    for changed in range(1, due + 1)
                    if self.hand.count(other) >= changed and self.hand.count(letter) >= due - changed
                ]
        return found

    def use(self, abilities: list[str]) -> None:
        for ability in abilities:
            self.ready.remove(ability)
            self.used.add(ability)


# From a text


def counts(text: str) -> Counter[str]:
    """`r3b12`: so many cards of some colours."""
    found: Counter[str] = Counter()
    letter = ""
    for sign in text.replace("-", ""):
        if sign in LETTERS:
            letter = sign
        else:
            found[letter] = found[letter] * 10 + int(sign)
    return found


def fields(words: list[str]) -> dict[str, str]:
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def player_of(text: str) -> Player:
    house, hand, *words = text.split()
    abilities = {name: set(value.split(",")) for name, value in fields(words).items()}
    cards = sorted_cards(hand.replace("-", "").replace("+", ""))
    player = Player(rows_of(house), cards, abilities.get("ready", set()), abilities.get("used", set()))
    player.points = sum(worth(line, player.bricks()) for line in completed(SQUARES, player.house))
    return player
